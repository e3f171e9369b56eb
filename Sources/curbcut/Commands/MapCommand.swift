import AppFolders
import ArgumentParser
import Exploration
import Foundation

struct MapCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "map", abstract: "Explore an app: its screens, and the way to each.",
    discussion: """
      From the launch screen every action of every element is tried, in a copy of the app's state: the app is launched \
      anew, with a container of its own, and the way gone again. Screens are told apart by where they are and which \
      controls they have. What was not tried or never seen is said.
      """)

  @OptionGroup var options: ScreenOptions

  @OptionGroup(title: "Exploration")
  var exploration: ExplorationOptions

  func run() throws {
    let map = try exploration.run(options, of: Self.self).run()
    Console.show(options.json ? try JSONForm.text(map) : map.text)
  }
}

/// How far an app is explored.
struct ExplorationOptions: ParsableArguments {
  @Option(help: ArgumentHelp("How many actions are tried at most.", valueName: "number"))
  var steps = 500

  @Option(help: ArgumentHelp("How many seconds it may take.", valueName: "seconds"))
  var time = 300.0

  @Option(
    help: ArgumentHelp(
      "How many rows of a list that are alike are tried, unless they lead to something new.",
      valueName: "number"))
  var rows = 3

  func validate() throws {
    if steps < 1 { throw ValidationError("--steps is a number from 1 on, not \(steps).") }
    if rows < 1 { throw ValidationError("--rows is a number from 1 on, not \(rows).") }
    guard time > 0, time.isFinite else {
      throw ValidationError("--time is a number of seconds, not \(time).")
    }
  }

  func run(_ options: ScreenOptions, of command: any ParsableCommand.Type) -> ExplorationRun {
    ExplorationRun(options: options, command: command, steps: steps, rows: rows, time: time)
  }
}
