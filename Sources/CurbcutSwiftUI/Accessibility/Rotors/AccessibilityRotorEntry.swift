import Foundation

// How entries are made: with an id in the rotor's container or in a namespace, or with a range of text.

extension AccessibilityRotorEntry {
  /// An entry for the view with an id in the view that has the rotor.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) {
    self.init(label, .id(AnyHashable(id)), textRange, prepare)
  }
  /// An entry for the view that `accessibilityRotorEntry(id:in:)` marks with an id.
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(label, .marked(NamespaceKey(id: AnyHashable(id), namespace: namespace)), textRange, prepare)
  }
  /// An entry for the view with an id in the view that has the rotor.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(labelKey), .id(AnyHashable(id)), textRange, prepare)
  }
  /// An entry for the view that `accessibilityRotorEntry(id:in:)` marks with an id.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(
      Text(labelKey), .marked(NamespaceKey(id: AnyHashable(id), namespace: namespace)), textRange, prepare)
  }
  /// An entry for the view with an id in the view that has the rotor.
  @_disfavoredOverload
  public init(
    _ label: LocalizedStringResource, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(label), .id(AnyHashable(id)), textRange, prepare)
  }
  /// An entry for the view that `accessibilityRotorEntry(id:in:)` marks with an id.
  @_disfavoredOverload
  public init(
    _ label: LocalizedStringResource, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(
      Text(label), .marked(NamespaceKey(id: AnyHashable(id), namespace: namespace)), textRange, prepare)
  }
  /// An entry for the view with an id in the view that has the rotor.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(label), .id(AnyHashable(id)), textRange, prepare)
  }
  /// An entry for the view that `accessibilityRotorEntry(id:in:)` marks with an id.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(
      Text(label), .marked(NamespaceKey(id: AnyHashable(id), namespace: namespace)), textRange, prepare)
  }
}

extension AccessibilityRotorEntry where ID == Never {
  /// An entry for a part of the text of the view that has the rotor.
  public init(
    _ label: Text, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}
  ) {
    self.init(label, .itself, textRange, prepare)
  }
  /// An entry for a part of the text of the view that has the rotor.
  public init(
    _ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(labelKey), .itself, textRange, prepare)
  }
  /// An entry for a part of the text of the view that has the rotor.
  @_disfavoredOverload
  public init(
    _ label: LocalizedStringResource, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(label), .itself, textRange, prepare)
  }
  /// An entry for a part of the text of the view that has the rotor.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(label), .itself, textRange, prepare)
  }
}
