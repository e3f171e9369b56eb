import ArgumentParser
import Foundation

struct ScreensCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "screens", abstract: "List the scenes of a storyboard or the views of a xib.",
    discussion: "One line each: object id, class, title, size. A star marks the initial scene.")

  @OptionGroup var options: ScreenOptions

  func run() throws {
    let screens = try ScreenList(options)
    Console.show(try options.json ? screens.json() : screens.text)
  }
}
