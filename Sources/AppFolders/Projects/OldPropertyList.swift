/// A value of an old-style property list, the format of Xcode's project files.
public enum OldPropertyList: Hashable, Sendable {
  /// A word or a quoted text.
  case string(String)
  /// Values in parentheses.
  case array([OldPropertyList])
  /// Keys and values in braces. Of a key that comes twice, the last counts, as in Xcode.
  case dictionary([String: OldPropertyList])

  /// The text; nil for other values.
  public var string: String? { if case .string(let text) = self { text } else { nil } }
  /// The values; nil for anything but an array.
  public var array: [OldPropertyList]? { if case .array(let values) = self { values } else { nil } }
  /// The keys and values; nil for anything but a dictionary.
  public var dictionary: [String: OldPropertyList]? {
    if case .dictionary(let values) = self { values } else { nil }
  }
  /// The texts of an array, others left out; a lone text counts as one.
  public var strings: [String] { array?.compactMap(\.string) ?? string.map { [$0] } ?? [] }

  /// The value of a dictionary's key; nil for other values and other keys.
  public subscript(key: String) -> OldPropertyList? { dictionary?[key] }
}
