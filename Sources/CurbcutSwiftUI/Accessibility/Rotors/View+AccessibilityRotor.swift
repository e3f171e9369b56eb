import CurbcutUIKit
import Foundation

// Rotors that a view adds.

extension View {
  private func rotor(_ name: RotorName, _ content: any AccessibilityRotorContent) -> some View {
    modifier(AccessibilityRotorModifier(name: name, content: content))
  }

  /// Marks the view for the entries of rotors.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilityrotorentry(id:in:)>.
  public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    modifier(RotorEntryModifier(key: NamespaceKey(id: AnyHashable(id), namespace: namespace)))
  }

  // MARK: By name of the type AccessibilitySystemRotor

  /// Replaces a rotor of the system by one with entries.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilityrotor(_:entries:)>.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    rotor(.system(systemRotor), LazyRotorContent(entries))
  }
  /// Replaces a rotor of the system by one with an entry for each model.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(.system(systemRotor), ModelRotorContent.models(entries, id: \.id, label: entryLabel))
  }
  /// Replaces a rotor of the system by one with an entry for each model.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(.system(systemRotor), ModelRotorContent.models(entries, id: entryID, label: entryLabel))
  }
  /// Replaces a rotor of the system by one with an entry for each range of the view's text.
  public func accessibilityRotor(_ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>])
    -> some View
  {
    rotor(.system(systemRotor), ModelRotorContent.ranges(textRanges))
  }

  // MARK: By name of the type Text

  /// Adds a rotor with entries.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilityrotor(_:entries:)>.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    rotor(.named(label), LazyRotorContent(entries))
  }
  /// Adds a rotor with an entry for each model.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ label: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(.named(label), ModelRotorContent.models(entries, id: \.id, label: entryLabel))
  }
  /// Adds a rotor with an entry for each model.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ label: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(.named(label), ModelRotorContent.models(entries, id: entryID, label: entryLabel))
  }
  /// Adds a rotor with an entry for each range of the view's text.
  public func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View {
    rotor(.named(label), ModelRotorContent.ranges(textRanges))
  }

  // MARK: By name of the type LocalizedStringKey

  /// Adds a rotor with entries.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilityrotor(_:entries:)>.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    rotor(.named(Text(labelKey)), LazyRotorContent(entries))
  }
  /// Adds a rotor with an entry for each model.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(.named(Text(labelKey)), ModelRotorContent.models(entries, id: \.id, label: entryLabel))
  }
  /// Adds a rotor with an entry for each model.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(.named(Text(labelKey)), ModelRotorContent.models(entries, id: entryID, label: entryLabel))
  }
  /// Adds a rotor with an entry for each range of the view's text.
  public func accessibilityRotor(_ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>])
    -> some View
  {
    rotor(.named(Text(labelKey)), ModelRotorContent.ranges(textRanges))
  }

  // MARK: By name of the type LocalizedStringResource

  /// Adds a rotor with entries.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilityrotor(_:entries:)>.
  @_disfavoredOverload
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: LocalizedStringResource, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    rotor(.named(Text(label)), LazyRotorContent(entries))
  }
  /// Adds a rotor with an entry for each model.
  @_disfavoredOverload
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ label: LocalizedStringResource, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(.named(Text(label)), ModelRotorContent.models(entries, id: \.id, label: entryLabel))
  }
  /// Adds a rotor with an entry for each model.
  @_disfavoredOverload
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ label: LocalizedStringResource, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(.named(Text(label)), ModelRotorContent.models(entries, id: entryID, label: entryLabel))
  }
  /// Adds a rotor with an entry for each range of the view's text.
  @_disfavoredOverload
  public func accessibilityRotor(_ label: LocalizedStringResource, textRanges: [Range<String.Index>])
    -> some View
  {
    rotor(.named(Text(label)), ModelRotorContent.ranges(textRanges))
  }

  // MARK: By string

  /// Adds a rotor with entries.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilityrotor(_:entries:)>.
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    rotor(.named(Text(label)), LazyRotorContent(entries))
  }
  /// Adds a rotor with an entry for each model.
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ label: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(.named(Text(label)), ModelRotorContent.models(entries, id: \.id, label: entryLabel))
  }
  /// Adds a rotor with an entry for each model.
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
    _ label: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(.named(Text(label)), ModelRotorContent.models(entries, id: entryID, label: entryLabel))
  }
  /// Adds a rotor with an entry for each range of the view's text.
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol>(_ label: L, textRanges: [Range<String.Index>])
    -> some View
  {
    rotor(.named(Text(label)), ModelRotorContent.ranges(textRanges))
  }
}

extension ModelRotorContent {
  fileprivate static func models<Model, ID: Hashable>(
    _ models: [Model], id: KeyPath<Model, ID>, label: KeyPath<Model, String>
  ) -> ModelRotorContent {
    ModelRotorContent {
      models.map {
        RotorTarget(place: .id(AnyHashable($0[keyPath: id])), label: AccessibilityWords($0[keyPath: label]))
      }
    }
  }

  fileprivate static func ranges(_ ranges: [Range<String.Index>]) -> ModelRotorContent {
    ModelRotorContent { ranges.map { RotorTarget(place: .itself, range: $0) } }
  }
}

/// Entries that are made when the rotor is used.
nonisolated private struct LazyRotorContent<Content: AccessibilityRotorContent>: ListedRotorContent {
  let content: () -> Content

  init(_ content: @escaping () -> Content) { self.content = content }

  @MainActor func list(_ environment: EnvironmentValues) -> [RotorTarget] { content().entries(environment) }
}
