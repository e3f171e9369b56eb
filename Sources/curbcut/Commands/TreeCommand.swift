import ArgumentParser
import Foundation

struct TreeCommand: DesktopCommand {
  static let configuration = CommandConfiguration(
    commandName: "tree",
    abstract: "Show the accessibility tree: every attribute that is set, containers, frames.",
    discussion: "Elements are numbered in reading order. Frames are x, y, width, height in points.")

  @OptionGroup var options: ScreenOptions

  func run() throws {
    try MainActor.assumeIsolated {
      if options.desktopApp != nil {
        let screen = try DesktopScreen(options)
        return Console.show(
          try options.json
            ? JSONForm.text(JSONForm.Trees(screens: [JSONForm.Tree(screen: screen.info, tree: screen.tree)]))
            : TreeText(screen.tree).text)
      }
      let screens = try LoadedScreen.load(options, readsWhole: true)
      for screen in screens { screen.complainOfUnfinishedLists() }
      Console.show(try text(screens))
      try options.app.check(screens)
    }
  }

  @MainActor
  private func text(_ screens: [LoadedScreen]) throws -> String {
    let omission = screens.first?.omission
    if options.json {
      return try JSONForm.text(
        JSONForm.Trees(
          omission: omission, screens: screens.map { JSONForm.Tree(screen: $0.info, tree: $0.tree) }))
    }
    return (omission.map { "\($0)\n\n" } ?? "")
      + screens.map { screen in
        (screens.count > 1 ? "\(screen.info.heading)\n" : "") + TreeText(screen.tree).text
      }.joined(separator: "\n")
  }
}
