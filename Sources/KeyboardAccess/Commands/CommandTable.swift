import AssistiveTechnology
import Foundation

/// The commands in the order of Settings, with the keys that they have on a new iPhone.
public struct CommandTable: Sendable {
  /// The sections, in the order of Settings.
  public let sections: [Section]
  private let defaults: [KeyboardCommand: String]

  /// Some commands that Settings lists together.
  public struct Section: Sendable, Equatable {
    /// The name of the section; its title stands in `words.json`.
    public var name: String
    /// The commands, in the order of Settings.
    public var commands: [KeyboardCommand]
  }

  /// The table of a new iPhone.
  public static let standard = CommandTable()

  private struct Record: Decodable {
    var section: String
    var commands: [Command]

    struct Command: Decodable {
      var name: KeyboardCommand
      var keys: String?
    }
  }

  private init() {
    // The file is embedded in the program, and a test reads it, so that an invalid one never ships.
    let data = Data(PackageResources.commands_json)
    let records = (try? JSONDecoder().decode([Record].self, from: data)) ?? []
    sections = records.map { Section(name: $0.section, commands: $0.commands.map(\.name)) }
    let keys = records.flatMap(\.commands).compactMap { command in command.keys.map { (command.name, $0) } }
    defaults = Dictionary(keys, uniquingKeysWith: { first, _ in first })
  }

  /// The name of the key press that gives a command on a new iPhone; nil for a command without keys.
  public func defaultKeys(of command: KeyboardCommand) -> String? { defaults[command] }
}
