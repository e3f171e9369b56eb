/// A key of a hardware keyboard that is pressed or released.
public struct KeyPress: Hashable, Sendable, Codable {
  /// The key: the character printed on it, in lower case, or one of the names in ``names``.
  public var key: String
  /// The modifier keys that are held down.
  public var modifiers: Modifiers
  /// True when the key is pressed, false when it is released.
  public var isDown: Bool
  /// What the key types with its modifiers; nil for a key that types nothing.
  public var characters: String?

  /// Creates a key press, by default with no modifiers and no characters.
  public init(
    _ key: String, modifiers: Modifiers = [], isDown: Bool = true, characters: String? = nil
  ) {
    self.key = key
    self.modifiers = modifiers
    self.isDown = isDown
    self.characters = characters
  }

  /// The names of the keys that have no character of their own.
  public static let names: Set<String> = [
    "left", "right", "up", "down", "home", "end", "pageup", "pagedown", "return", "tab", "space",
    "escape", "delete", "forwarddelete", "capslock", "control", "option", "shift", "command", "fn",
    "f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8", "f9", "f10", "f11", "f12",
  ]

  /// The modifier keys by name.
  public static let modifierKeys: [String: Modifiers] = [
    "shift": .shift, "control": .control, "option": .option, "command": .command,
    "capslock": .capsLock, "fn": .function,
  ]

  /// Modifier keys, held while another key is pressed.
  public struct Modifiers: OptionSet, Hashable, Sendable, Codable {
    /// One bit for each key.
    public let rawValue: Int
    /// Creates the set of keys with those bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The Shift key.
    public static let shift = Self(rawValue: 1 << 0)
    /// The Control key.
    public static let control = Self(rawValue: 1 << 1)
    /// The Option key.
    public static let option = Self(rawValue: 1 << 2)
    /// The Command key.
    public static let command = Self(rawValue: 1 << 3)
    /// The Caps Lock key, held.
    public static let capsLock = Self(rawValue: 1 << 4)
    /// The Function (globe) key.
    public static let function = Self(rawValue: 1 << 5)
    /// The Tab key, held: Full Keyboard Access uses it as a modifier.
    public static let tab = Self(rawValue: 1 << 6)
  }
}

/// The names of key presses, as settings and scripts write them: `vo+command+h`, `shift+tab`.
extension KeyPress {
  /// The modifiers, in the order in which a name lists them.
  static let writtenModifiers: [(name: String, modifier: Modifiers)] = [
    ("control", .control), ("option", .option), ("shift", .shift), ("command", .command),
    ("capslock", .capsLock), ("fn", .function), ("tab", .tab),
  ]

  /// The name of the key press. Control and Option together are written `vo`.
  public var name: String {
    var words: [String] = []
    var left = modifiers
    if left.contains(.voiceOver) {
      words.append("vo")
      left.subtract(.voiceOver)
    }
    words += Self.writtenModifiers.filter { left.contains($0.modifier) }.map(\.name)
    return (words + [key]).joined(separator: "+")
  }

  /// Creates the key press with that name; nil for an invalid name.
  ///
  /// A key with a single character types it, in upper case with Shift; a key with other modifiers types
  /// nothing.
  public init?(named name: String) {
    var modifiers: Modifiers = []
    var rest = Substring(name.lowercased())
    // The plus sign may itself be the key.
    while let plus = rest.dropFirst().firstIndex(of: "+"), rest.index(after: plus) < rest.endIndex {
      let word = rest[..<plus]
      if word == "vo" {
        modifiers.formUnion(.voiceOver)
      } else if let known = Self.writtenModifiers.first(where: { $0.name == word }) {
        modifiers.formUnion(known.modifier)
      } else {
        return nil
      }
      rest = rest[rest.index(after: plus)...]
    }
    guard rest.count == 1 || Self.names.contains(String(rest)) else { return nil }
    self.init(String(rest), modifiers: modifiers)
    if modifiers.isSubset(of: [.shift]) { characters = Self.typed(key, isShifted: modifiers == .shift) }
  }

  private static func typed(_ key: String, isShifted: Bool) -> String? {
    switch key {
    case "space": " "
    case "return": "\n"
    case "tab": "\t"
    default: key.count == 1 ? (isShifted ? key.uppercased() : key) : nil
    }
  }
}

extension KeyPress.Modifiers {
  /// Control and Option, VoiceOver's default modifier keys.
  public static let voiceOver: Self = [.control, .option]
}
