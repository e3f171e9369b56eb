import CurbcutUIKit
import Foundation

// The names of iOS 13.

extension View {
  /// The name in iOS 13 of `accessibilityLabel(_:)`.
  @available(*, deprecated, renamed: "accessibilityLabel(_:)")
  public func accessibility(label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    adding(.label(label, true))
  }
  /// The name in iOS 13 of `accessibilityValue(_:)`.
  @available(*, deprecated, renamed: "accessibilityValue(_:)")
  public func accessibility(value: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    adding(.value(value, true))
  }
  /// The name in iOS 13 of `accessibilityHint(_:)`.
  @available(*, deprecated, renamed: "accessibilityHint(_:)")
  public func accessibility(hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    adding(.hint(hint, true))
  }
  /// The name in iOS 13 of `accessibilityAddTraits(_:)`.
  @available(*, deprecated, renamed: "accessibilityAddTraits(_:)")
  public func accessibility(addTraits traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    adding(.addTraits(traits))
  }
  /// The name in iOS 13 of `accessibilityRemoveTraits(_:)`.
  @available(*, deprecated, renamed: "accessibilityRemoveTraits(_:)")
  public func accessibility(removeTraits traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    adding(.removeTraits(traits))
  }
  /// The name in iOS 13 of `accessibilityIdentifier(_:)`.
  @available(*, deprecated, renamed: "accessibilityIdentifier(_:)")
  public func accessibility(identifier: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    adding(.identifier(identifier, true))
  }
  /// The name in iOS 13 of `accessibilitySortPriority(_:)`.
  @available(*, deprecated, renamed: "accessibilitySortPriority(_:)")
  public func accessibility(sortPriority: Double) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    adding(.sortPriority(sortPriority))
  }
  /// The name in iOS 13 of `accessibilityActivationPoint(_:)`.
  @available(*, deprecated, renamed: "accessibilityActivationPoint(_:)")
  public func accessibility(activationPoint: CGPoint) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    adding(.activationPoint(.point(activationPoint), true))
  }
  /// The name in iOS 13 of `accessibilityActivationPoint(_:)`.
  @available(*, deprecated, renamed: "accessibilityActivationPoint(_:)")
  public func accessibility(activationPoint: UnitPoint) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    adding(.activationPoint(.unit(activationPoint), true))
  }
  /// The name in iOS 13 of `accessibilityInputLabels(_:)`.
  @available(*, deprecated, renamed: "accessibilityInputLabels(_:)")
  public func accessibility(inputLabels: [Text]) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    adding(.inputLabels(inputLabels, true))
  }
  /// The name in iOS 13 of `accessibilityHidden(_:)`.
  @available(*, deprecated, renamed: "accessibilityHidden(_:)")
  public func accessibility(hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    adding(.hidden(hidden, true))
  }
  /// Names the view whose words are the value of a picker while its selection is this one.
  @available(*, deprecated, message: "Use the tag of the view.")
  public func accessibility(selectionIdentifier: AnyHashable) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    adding(.selectionIdentifier(selectionIdentifier))
  }
}
