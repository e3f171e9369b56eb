import CurbcutUIKit
import Foundation

// What is read with an element on request.

extension View {
  // MARK: By a key

  /// Adds a piece of custom content, or replaces the one with the same key; nil removes it.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilitycustomcontent(_:_:importance:)-6i4jv>.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    adding(.customContent(key, value, importance))
  }
  /// Adds a piece of custom content, or replaces the one with the same key.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    adding(.customContent(key, Text(valueKey), importance))
  }
  /// Adds a piece of custom content, or replaces the one with the same key.
  @_disfavoredOverload
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: LocalizedStringResource,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    adding(.customContent(key, Text(value), importance))
  }
  /// Adds a piece of custom content, or replaces the one with the same key.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    adding(.customContent(key, Text(value), importance))
  }
  // MARK: By a label

  /// Adds a piece of custom content under a label.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilitycustomcontent(_:_:importance:)-9h927>.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    adding(.customContent(.init(words: label), value, importance))
  }
  /// Adds a piece of custom content under a label.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    adding(.customContent(.init(words: Text(labelKey)), value, importance))
  }
  /// Adds a piece of custom content under a label.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    adding(.customContent(.init(words: Text(labelKey)), Text(valueKey), importance))
  }
  /// Adds a piece of custom content under a label.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    adding(.customContent(.init(words: Text(labelKey)), Text(value), importance))
  }
  /// Adds a piece of custom content under a label.
  @_disfavoredOverload
  public func accessibilityCustomContent(
    _ label: LocalizedStringResource, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    adding(.customContent(.init(words: Text(label)), value, importance))
  }
  /// Adds a piece of custom content under a label.
  @_disfavoredOverload
  public func accessibilityCustomContent(
    _ label: LocalizedStringResource, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    adding(.customContent(.init(words: Text(label)), Text(valueKey), importance))
  }
  /// Adds a piece of custom content under a label.
  @_disfavoredOverload
  public func accessibilityCustomContent(
    _ label: LocalizedStringResource, _ value: LocalizedStringResource,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    adding(.customContent(.init(words: Text(label)), Text(value), importance))
  }
}
