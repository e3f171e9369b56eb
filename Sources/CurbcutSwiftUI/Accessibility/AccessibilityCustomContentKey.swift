import Foundation

/// The key of a piece of custom content; the same key replaces it.
///
/// Follows <https://developer.apple.com/documentation/swiftui/accessibilitycustomcontentkey>.
public struct AccessibilityCustomContentKey: Hashable {
  let id: String
  let label: Text

  /// A key with an id of its own.
  public init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }

  /// A key with an id of its own.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }
  /// A key whose id is its label.
  public init(_ labelKey: LocalizedStringKey) { self.init(Text(labelKey), id: "\(labelKey)") }
  /// A key with an id of its own.
  @_disfavoredOverload
  public init(_ label: LocalizedStringResource, id: String) { self.init(Text(label), id: id) }
  /// A key whose id is its label.
  @_disfavoredOverload
  public init(_ label: LocalizedStringResource) { self.init(Text(label), id: "\(label)") }

  /// A key of which nothing is known but its words.
  init(words label: Text) { self.init(label, id: "\(label)") }

  /// Keys with one id are the same.
  public static func == (a: Self, b: Self) -> Bool { a.id == b.id }
  /// Hashes the id.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
