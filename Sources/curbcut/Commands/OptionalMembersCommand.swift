import ArgumentParser
import Foundation
import SourceLowering

/// Prints the table of the optional methods of UIKit's protocols.
struct OptionalMembersCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "optional-members",
    abstract: "Prints the optional methods of the protocols in some sources, for the project's own table.",
    shouldDisplay: false)

  @Argument(help: "Swift files.")
  var files: [String]

  func run() throws {
    for row in OptionalMemberTable.rows(of: try SourceFolder.read(files)) { Console.show(row) }
  }
}
