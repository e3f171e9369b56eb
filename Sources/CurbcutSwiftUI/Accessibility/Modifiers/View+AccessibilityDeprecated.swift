import CurbcutUIKit
import Foundation

// The names of iOS 13.

extension View {
  /// The name in iOS 13 of `accessibilityLabel(_:)`.
  @available(*, deprecated, renamed: "accessibilityLabel(_:)")
  public func accessibility(label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(label)
  }
  /// The name in iOS 13 of `accessibilityValue(_:)`.
  @available(*, deprecated, renamed: "accessibilityValue(_:)")
  public func accessibility(value: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(value)
  }
  /// The name in iOS 13 of `accessibilityHint(_:)`.
  @available(*, deprecated, renamed: "accessibilityHint(_:)")
  public func accessibility(hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(hint)
  }
  /// The name in iOS 13 of `accessibilityAddTraits(_:)`.
  @available(*, deprecated, renamed: "accessibilityAddTraits(_:)")
  public func accessibility(addTraits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityAddTraits(addTraits)
  }
  /// The name in iOS 13 of `accessibilityRemoveTraits(_:)`.
  @available(*, deprecated, renamed: "accessibilityRemoveTraits(_:)")
  public func accessibility(removeTraits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityRemoveTraits(removeTraits)
  }
  /// The name in iOS 13 of `accessibilityIdentifier(_:)`.
  @available(*, deprecated, renamed: "accessibilityIdentifier(_:)")
  public func accessibility(identifier: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityIdentifier(identifier)
  }
  /// The name in iOS 13 of `accessibilitySortPriority(_:)`.
  @available(*, deprecated, renamed: "accessibilitySortPriority(_:)")
  public func accessibility(sortPriority: Double) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilitySortPriority(sortPriority)
  }
  /// The name in iOS 13 of `accessibilityActivationPoint(_:)`.
  @available(*, deprecated, renamed: "accessibilityActivationPoint(_:)")
  public func accessibility(activationPoint: CGPoint) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityActivationPoint(activationPoint)
  }
  /// The name in iOS 13 of `accessibilityActivationPoint(_:)`.
  @available(*, deprecated, renamed: "accessibilityActivationPoint(_:)")
  public func accessibility(activationPoint: UnitPoint) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityActivationPoint(activationPoint)
  }
  /// The name in iOS 13 of `accessibilityInputLabels(_:)`.
  @available(*, deprecated, renamed: "accessibilityInputLabels(_:)")
  public func accessibility(inputLabels: [Text]) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabels)
  }
  /// The name in iOS 13 of `accessibilityHidden(_:)`.
  @available(*, deprecated, renamed: "accessibilityHidden(_:)")
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  /// Names the element among those that can be selected; the tag of the view does so today.
  @available(*, deprecated, message: "Use the tag of the view.")
  public func accessibility(selectionIdentifier: AnyHashable) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility(makesElement: false) { _, _ in }
  }
}
