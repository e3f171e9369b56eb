import CurbcutUIKit
import Foundation

extension View {
  /// Adds a piece of custom content, or replaces the one with the same key; nil removes it.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilitycustomcontent(_:_:importance:)-6i4jv>.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { properties, values in
      let id = AnyHashable(key)
      let old = properties.customContent.firstIndex { $0.key == id }
      guard let value else {
        if let old { properties.customContent.remove(at: old) }
        return
      }
      let entry = AccessibilityProperties.CustomContentEntry(
        key: id, label: AccessibilityWords(key.label, values), value: AccessibilityWords(value, values),
        importance: importance)
      if let old { properties.customContent[old] = entry } else { properties.customContent.append(entry) }
    }
  }
  /// Adds a piece of custom content, or replaces the one with the same key.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(key, Text(valueKey), importance: importance)
  }
  /// Adds a piece of custom content, or replaces the one with the same key.
  @_disfavoredOverload
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: LocalizedStringResource,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(key, Text(value), importance: importance)
  }
  /// Adds a piece of custom content, or replaces the one with the same key.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(key, Text(value), importance: importance)
  }

  /// Adds a piece of custom content under a label.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(AccessibilityCustomContentKey(label), value, importance: importance)
  }
  /// Adds a piece of custom content under a label.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(labelKey), value, importance: importance)
  }
  /// Adds a piece of custom content under a label.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
  }
  /// Adds a piece of custom content under a label.
  @_disfavoredOverload
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: LocalizedStringResource,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
  }
  /// Adds a piece of custom content under a label.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
  }
  /// Adds a piece of custom content under a label.
  @_disfavoredOverload
  public func accessibilityCustomContent(
    _ label: LocalizedStringResource, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(label), value, importance: importance)
  }
  /// Adds a piece of custom content under a label.
  @_disfavoredOverload
  public func accessibilityCustomContent(
    _ label: LocalizedStringResource, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(label), Text(valueKey), importance: importance)
  }
  /// Adds a piece of custom content under a label.
  @_disfavoredOverload
  public func accessibilityCustomContent(
    _ label: LocalizedStringResource, _ value: LocalizedStringResource,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(label), Text(value), importance: importance)
  }
  /// Adds a piece of custom content under a label.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ label: LocalizedStringResource, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(label), Text(value), importance: importance)
  }
}
