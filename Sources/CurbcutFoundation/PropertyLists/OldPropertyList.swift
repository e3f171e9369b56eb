/// A value of an old-style property list, the format of Xcode's project files.
package enum OldPropertyList: Hashable, Sendable {
  /// A word or a quoted text.
  case string(String)
  /// Values in parentheses.
  case array([OldPropertyList])
  /// Keys and values in braces. Of a key that comes twice, the last counts, as in Xcode.
  case dictionary([String: OldPropertyList])

  /// The text; nil for other values.
  package var string: String? { if case .string(let text) = self { text } else { nil } }
  /// The values; nil for anything but an array.
  package var array: [OldPropertyList]? { if case .array(let values) = self { values } else { nil } }
  /// The keys and values; nil for anything but a dictionary.
  package var dictionary: [String: OldPropertyList]? {
    if case .dictionary(let values) = self { values } else { nil }
  }
  /// The texts of an array, others left out; a lone text counts as one.
  package var strings: [String] { array?.compactMap(\.string) ?? string.map { [$0] } ?? [] }

  /// The value of a dictionary's key; nil for other values and other keys.
  package subscript(key: String) -> OldPropertyList? { dictionary?[key] }
}
