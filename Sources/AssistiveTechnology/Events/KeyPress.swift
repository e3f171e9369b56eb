/// A key of a hardware keyboard that goes down or up.
public struct KeyPress: Hashable, Sendable, Codable {
  /// What the key is: a character as it is printed on the key, in lower case, or one of the names in
  /// ``names``.
  public var key: String
  public var modifiers: Modifiers
  public var isDown: Bool
  /// What the key types with its modifiers; nil for a key that types nothing.
  public var characters: String?

  public init(
    _ key: String, modifiers: Modifiers = [], isDown: Bool = true, characters: String? = nil
  ) {
    self.key = key
    self.modifiers = modifiers
    self.isDown = isDown
    self.characters = characters
  }

  /// The names of the keys that print nothing.
  public static let names: Set<String> = [
    "left", "right", "up", "down", "home", "end", "pageup", "pagedown", "return", "tab", "space",
    "escape", "delete", "forwarddelete", "capslock", "control", "option", "shift", "command", "fn",
    "f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8", "f9", "f10", "f11", "f12",
  ]

  public struct Modifiers: OptionSet, Hashable, Sendable, Codable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let shift = Self(rawValue: 1 << 0)
    public static let control = Self(rawValue: 1 << 1)
    public static let option = Self(rawValue: 1 << 2)
    public static let command = Self(rawValue: 1 << 3)
    public static let capsLock = Self(rawValue: 1 << 4)
    public static let function = Self(rawValue: 1 << 5)
  }
}
