import CurbcutUIKit
import Foundation

// The words of elements: label, value, hint and names for Voice Control.

extension View {
  // MARK: Label

  /// Sets the name of the element.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilitylabel(_:)-1d7jv>.
  public func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(label, isEnabled: true)
  }
  /// Sets the name of the element; without effect when not enabled.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility(isEnabled: isEnabled) {
      $0.label = AccessibilityWords(label, $1)
      $0.links = []
    }
  }
  /// Sets the name of the element.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityLabel(Text(labelKey), isEnabled: true)
  }
  /// Sets the name of the element; without effect when not enabled.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }
  /// Sets the name of the element.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: LocalizedStringResource) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityLabel(Text(label), isEnabled: true)
  }
  /// Sets the name of the element; without effect when not enabled.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: LocalizedStringResource, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }
  /// Sets the name of the element.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityLabel(Text(label), isEnabled: true)
  }
  /// Sets the name of the element; without effect when not enabled.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  // MARK: Value

  /// Sets the value of the element.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilityvalue(_:)-3bc1w>.
  public func accessibilityValue(_ value: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(value, isEnabled: true)
  }
  /// Sets the value of the element; without effect when not enabled.
  public func accessibilityValue(_ value: Text, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility(isEnabled: isEnabled) {
      $0.value = AccessibilityWords(value, $1)
    }
  }
  /// Sets the value of the element.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityValue(Text(valueKey), isEnabled: true)
  }
  /// Sets the value of the element; without effect when not enabled.
  public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }
  /// Sets the value of the element.
  @_disfavoredOverload
  public func accessibilityValue(_ value: LocalizedStringResource) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityValue(Text(value), isEnabled: true)
  }
  /// Sets the value of the element; without effect when not enabled.
  @_disfavoredOverload
  public func accessibilityValue(_ value: LocalizedStringResource, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }
  /// Sets the value of the element.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityValue(Text(value), isEnabled: true)
  }
  /// Sets the value of the element; without effect when not enabled.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }

  // MARK: Hint

  /// Sets what is said of the result of the action of the element.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilityhint(_:)-3i2vu>.
  public func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(hint, isEnabled: true)
  }
  /// Sets what is said of the result of the action of the element; without effect when not enabled.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility(isEnabled: isEnabled) {
      $0.hint = AccessibilityWords(hint, $1)
    }
  }
  /// Sets what is said of the result of the action of the element.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityHint(Text(hintKey), isEnabled: true)
  }
  /// Sets what is said of the result of the action of the element; without effect when not enabled.
  public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }
  /// Sets what is said of the result of the action of the element.
  @_disfavoredOverload
  public func accessibilityHint(_ hint: LocalizedStringResource) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityHint(Text(hint), isEnabled: true)
  }
  /// Sets what is said of the result of the action of the element; without effect when not enabled.
  @_disfavoredOverload
  public func accessibilityHint(_ hint: LocalizedStringResource, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }
  /// Sets what is said of the result of the action of the element.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityHint(Text(hint), isEnabled: true)
  }
  /// Sets what is said of the result of the action of the element; without effect when not enabled.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }

  // MARK: Names for Voice Control

  /// Sets the names for Voice Control, the best first.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilityinputlabels(_:)-1llwa>.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityInputLabels(inputLabels, isEnabled: true)
  }
  /// Sets the names for Voice Control, the best first; without effect when not enabled.
  public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility(makesElement: false, isEnabled: isEnabled) { properties, values in
      properties.inputLabels = inputLabels.map { AccessibilityWords($0, values) }
    }
  }
  /// Sets the names for Voice Control, the best first.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: true)
  }
  /// Sets the names for Voice Control, the best first; without effect when not enabled.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
  }
  /// Sets the names for Voice Control, the best first.
  @_disfavoredOverload
  public func accessibilityInputLabels(_ inputLabels: [LocalizedStringResource]) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: true)
  }
  /// Sets the names for Voice Control, the best first; without effect when not enabled.
  @_disfavoredOverload
  public func accessibilityInputLabels(_ inputLabels: [LocalizedStringResource], isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
  }
  /// Sets the names for Voice Control, the best first.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: true)
  }
  /// Sets the names for Voice Control, the best first; without effect when not enabled.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S], isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
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
