import ArgumentParser
import AssistiveTechnology
import Braille
import Foundation

/// Where braille is shown.
struct BrailleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Show a braille display of that many cells, as a line in the terminal whenever it changes.",
      valueName: "cells"))
  var braille: Int?

  @Flag(help: "Use the braille display that BRLTTY drives.")
  var brltty = false

  func validate() throws {
    if let braille, !(1...200).contains(braille) {
      throw ValidationError("--braille takes 1 to 200 cells, not \(braille).")
    }
    if braille != nil, brltty {
      throw ValidationError("--braille and --brltty exclude each other: give one of them.")
    }
  }

  /// The output for braille; nil when none is requested.
  @MainActor
  func output() throws -> BrailleOutput? {
    if brltty { return BrailleOutput(try BRLTTYDisplay()) }
    guard let braille else { return nil }
    let display = MemoryBrailleDisplay(cells: braille)
    display.onShow = { Console.show("   " + $0.unicode) }
    return BrailleOutput(display)
  }
}
