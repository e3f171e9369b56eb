import CurbcutUIKit
import Foundation

// The words of elements: label, value, hint and names for Voice Control.

extension View {
  // MARK: Label

  /// Sets the name of the element, if enabled.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilitylabel(_:)-1d7jv>.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    adding(.label(label, isEnabled))
  }
  /// Sets the name of the element, if enabled.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool = true) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    adding(.label(Text(labelKey), isEnabled))
  }
  /// Sets the name of the element, if enabled.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: LocalizedStringResource, isEnabled: Bool = true) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    adding(.label(Text(label), isEnabled))
  }
  /// Sets the name of the element, if enabled.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool = true) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    adding(.label(Text(label), isEnabled))
  }
  // MARK: Value

  /// Sets the value of the element, if enabled.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilityvalue(_:)-3bc1w>.
  public func accessibilityValue(_ value: Text, isEnabled: Bool = true) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    adding(.value(value, isEnabled))
  }
  /// Sets the value of the element, if enabled.
  public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool = true) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    adding(.value(Text(valueKey), isEnabled))
  }
  /// Sets the value of the element, if enabled.
  @_disfavoredOverload
  public func accessibilityValue(_ value: LocalizedStringResource, isEnabled: Bool = true) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    adding(.value(Text(value), isEnabled))
  }
  /// Sets the value of the element, if enabled.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool = true) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    adding(.value(Text(value), isEnabled))
  }
  // MARK: Hint

  /// Sets what is said of the result of the action of the element, if enabled.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilityhint(_:)-3i2vu>.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    adding(.hint(hint, isEnabled))
  }
  /// Sets what is said of the result of the action of the element, if enabled.
  public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool = true) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    adding(.hint(Text(hintKey), isEnabled))
  }
  /// Sets what is said of the result of the action of the element, if enabled.
  @_disfavoredOverload
  public func accessibilityHint(_ hint: LocalizedStringResource, isEnabled: Bool = true) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    adding(.hint(Text(hint), isEnabled))
  }
  /// Sets what is said of the result of the action of the element, if enabled.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool = true) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    adding(.hint(Text(hint), isEnabled))
  }
  // MARK: Names for Voice Control

  /// Sets the names for Voice Control, the best first, if enabled.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilityinputlabels(_:)-1llwa>.
  public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool = true) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    adding(.inputLabels(inputLabels, isEnabled))
  }
  /// Sets the names for Voice Control, the best first, if enabled.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    adding(.inputLabels(inputLabelKeys.map { Text($0) }, isEnabled))
  }
  /// Sets the names for Voice Control, the best first, if enabled.
  @_disfavoredOverload
  public func accessibilityInputLabels(_ inputLabels: [LocalizedStringResource], isEnabled: Bool = true)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    adding(.inputLabels(inputLabels.map { Text($0) }, isEnabled))
  }
  /// Sets the names for Voice Control, the best first, if enabled.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S], isEnabled: Bool = true)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    adding(.inputLabels(inputLabels.map { Text($0) }, isEnabled))
  }

  // MARK: Help

  /// Sets a tool tip, which is the hint of the element too.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/help(_:)-6oiyb>.
  public func help(_ text: Text) -> some View { accessibilityHint(text) }
  /// Sets a tool tip, which is the hint of the element too.
  public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }
  /// Sets a tool tip, which is the hint of the element too.
  @_disfavoredOverload
  public func help(_ text: LocalizedStringResource) -> some View { accessibilityHint(text) }
  /// Sets a tool tip, which is the hint of the element too.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(text) }
}
