import AssistiveTechnology

/// Which keys give which command: those of a new iPhone, and what the user chose in their place.
public struct KeyAssignments: Sendable, Equatable {
  /// What the user chose, as ``DeviceSettings/FullKeyboardAccessSettings/commands`` keeps it.
  public private(set) var chosen: [String: String]
  private var commands: [String: KeyboardCommand] = [:]
  private var keys: [KeyboardCommand: String] = [:]

  /// Why keys cannot be given to a command.
  public enum Refusal: Error, Equatable, Sendable {
    /// Another command has them.
    case assigned(KeyboardCommand)
    /// They have a meaning that no command may take away: a plain letter, a key of editing, a modifier alone.
    case notAllowed
  }

  /// Creates the assignments; what is chosen for an unknown command, or is not the name of a key press, counts for nothing.
  public init(_ chosen: [String: String] = [:]) {
    self.chosen = chosen
    read()
  }

  private mutating func read() {
    commands = [:]
    keys = [:]
    // What the user chose comes before a default that has the same keys.
    for isChosen in [true, false] {
      for command in KeyboardCommand.allCases where (chosen[command.rawValue] != nil) == isChosen {
        guard let name = chosen[command.rawValue] ?? CommandTable.standard.defaultKeys(of: command),
          let press = KeyPress(named: name), commands[press.name] == nil
        else { continue }
        commands[press.name] = command
        keys[command] = press.name
      }
    }
  }

  /// The command of a key press; nil when it has none.
  public func command(for press: KeyPress) -> KeyboardCommand? { commands[press.name] }

  /// The name of the key press that gives a command; nil when it has none.
  public func keys(of command: KeyboardCommand) -> String? { keys[command] }

  /// Gives keys to a command, or takes its keys away.
  ///
  /// - Parameter press: the keys; nil for none.
  /// - Throws: a ``Refusal`` when the keys belong to another command, or to none.
  public mutating func assign(_ press: KeyPress?, to command: KeyboardCommand) throws(Refusal) {
    guard let press else {
      chosen[command.rawValue] = ""
      return read()
    }
    if let other = commands[press.name], other != command { throw .assigned(other) }
    guard Self.isAllowed(press) else { throw .notAllowed }
    let isDefault = press.name == CommandTable.standard.defaultKeys(of: command)
    chosen[command.rawValue] = isDefault ? nil : press.name
    read()
  }

  /// Gives every command the keys of a new iPhone (Restore Defaults).
  public mutating func restoreDefaults() {
    chosen = [:]
    read()
  }

  /// Keys that edit text or close something wherever they are pressed.
  private static let reserved: Set<String> = ["return", "escape", "delete", "forwarddelete"]

  private static func isAllowed(_ press: KeyPress) -> Bool {
    if KeyPress.modifierKeys[press.key] != nil || reserved.contains(press.key) { return false }
    // A key that types something would be lost to every text.
    let types = press.key.count == 1 && press.modifiers.isSubset(of: [.shift, .option, .capsLock])
    // Tab held with Space or Return is the beginning of a Tab and another key for whoever types fast.
    let isAmbiguous = press.modifiers.contains(.tab) && press.key == "space"
    return !types && !isAmbiguous
  }
}
