/// A value of an old-style property list, the format of Xcode's project files.
package enum OldPropertyList: Hashable, Sendable {
  /// An unquoted word or a quoted string.
  case string(String)
  /// Values in parentheses.
  case array([OldPropertyList])
  /// Keys and values in braces. When a key occurs twice, the last one wins, as in Xcode.
  case dictionary([String: OldPropertyList])

  /// The text; nil for other values.
  package var string: String? { if case .string(let text) = self { text } else { nil } }
  /// The values; nil for anything but an array.
  package var array: [OldPropertyList]? { if case .array(let values) = self { values } else { nil } }
  /// The keys and values; nil for anything but a dictionary.
  package var dictionary: [String: OldPropertyList]? {
    if case .dictionary(let values) = self { values } else { nil }
  }
  /// The strings of an array, without its other values; a single string is treated as an array of one.
  package var strings: [String] { array?.compactMap(\.string) ?? string.map { [$0] } ?? [] }

  /// The value for a key of a dictionary; nil for unknown keys, and for anything but a dictionary.
  package subscript(key: String) -> OldPropertyList? { dictionary?[key] }
}
