import Foundation

/// The blocks (iOS 17 and later) that supply attribute values in place of the stored ones.
///
/// Where a block is nil, the value is the one that the app stored or that an override returns. An app that sets a
/// block need not report changes: the block is called each time.
/// Follows <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitylabelblock>
/// and the pages beside it.
extension AccessibleObject {
  /// Answers in place of what is stored in `isAccessibilityElement`, each time an assistive
  /// technology asks (iOS 17).
  public final var isAccessibilityElementBlock: AXBoolReturnBlock? {
    get { accessibilityStorage?.blocks?.isAccessibilityElementBlock }
    set { ensureAccessibilityBlocks().isAccessibilityElementBlock = newValue }
  }

  /// Answers in place of what is stored in `accessibilityLabel`, each time an assistive technology
  /// asks (iOS 17).
  public final var accessibilityLabelBlock: AXStringReturnBlock? {
    get { accessibilityStorage?.blocks?.accessibilityLabelBlock }
    set { ensureAccessibilityBlocks().accessibilityLabelBlock = newValue }
  }

  /// Answers in place of what is stored in `accessibilityValue`, each time an assistive technology
  /// asks (iOS 17).
  public final var accessibilityValueBlock: AXStringReturnBlock? {
    get { accessibilityStorage?.blocks?.accessibilityValueBlock }
    set { ensureAccessibilityBlocks().accessibilityValueBlock = newValue }
  }

  /// Answers in place of what is stored in `accessibilityHint`, each time an assistive technology
  /// asks (iOS 17).
  public final var accessibilityHintBlock: AXStringReturnBlock? {
    get { accessibilityStorage?.blocks?.accessibilityHintBlock }
    set { ensureAccessibilityBlocks().accessibilityHintBlock = newValue }
  }

  /// Answers in place of what is stored in `accessibilityTraits`, each time an assistive technology
  /// asks (iOS 17).
  public final var accessibilityTraitsBlock: AXTraitsReturnBlock? {
    get { accessibilityStorage?.blocks?.accessibilityTraitsBlock }
    set { ensureAccessibilityBlocks().accessibilityTraitsBlock = newValue }
  }

  /// Answers in place of what is stored in `accessibilityIdentifier`, each time an assistive
  /// technology asks (iOS 17).
  public final var accessibilityIdentifierBlock: AXStringReturnBlock? {
    get { accessibilityStorage?.blocks?.accessibilityIdentifierBlock }
    set { ensureAccessibilityBlocks().accessibilityIdentifierBlock = newValue }
  }

  /// Answers in place of what is stored in `accessibilityFrame`, each time an assistive technology
  /// asks (iOS 17).
  public final var accessibilityFrameBlock: AXRectReturnBlock? {
    get { accessibilityStorage?.blocks?.accessibilityFrameBlock }
    set { ensureAccessibilityBlocks().accessibilityFrameBlock = newValue }
  }

  /// Answers in place of what is stored in `accessibilityPath`, each time an assistive technology
  /// asks (iOS 17).
  public final var accessibilityPathBlock: AXPathReturnBlock? {
    get { accessibilityStorage?.blocks?.accessibilityPathBlock }
    set { ensureAccessibilityBlocks().accessibilityPathBlock = newValue }
  }

  /// Answers in place of what is stored in `accessibilityActivationPoint`, each time an assistive
  /// technology asks (iOS 17).
  public final var accessibilityActivationPointBlock: AXPointReturnBlock? {
    get { accessibilityStorage?.blocks?.accessibilityActivationPointBlock }
    set { ensureAccessibilityBlocks().accessibilityActivationPointBlock = newValue }
  }

  /// Answers in place of what is stored in `accessibilityLanguage`, each time an assistive
  /// technology asks (iOS 17).
  public final var accessibilityLanguageBlock: AXStringReturnBlock? {
    get { accessibilityStorage?.blocks?.accessibilityLanguageBlock }
    set { ensureAccessibilityBlocks().accessibilityLanguageBlock = newValue }
  }

  /// Answers in place of what is stored in `accessibilityElementsHidden`, each time an assistive
  /// technology asks (iOS 17).
  public final var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
    get { accessibilityStorage?.blocks?.accessibilityElementsHiddenBlock }
    set { ensureAccessibilityBlocks().accessibilityElementsHiddenBlock = newValue }
  }

  /// Answers in place of what is stored in `accessibilityViewIsModal`, each time an assistive
  /// technology asks (iOS 17).
  public final var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
    get { accessibilityStorage?.blocks?.accessibilityViewIsModalBlock }
    set { ensureAccessibilityBlocks().accessibilityViewIsModalBlock = newValue }
  }

  /// Answers in place of what is stored in `shouldGroupAccessibilityChildren`, each time an
  /// assistive technology asks (iOS 17).
  public final var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? {
    get { accessibilityStorage?.blocks?.accessibilityShouldGroupAccessibilityChildrenBlock }
    set { ensureAccessibilityBlocks().accessibilityShouldGroupAccessibilityChildrenBlock = newValue }
  }

  /// Answers in place of what is stored in `accessibilityNavigationStyle`, each time an assistive
  /// technology asks (iOS 17).
  public final var accessibilityNavigationStyleBlock: AXNavigationStyleReturnBlock? {
    get { accessibilityStorage?.blocks?.accessibilityNavigationStyleBlock }
    set { ensureAccessibilityBlocks().accessibilityNavigationStyleBlock = newValue }
  }

  /// Answers in place of what is stored in `accessibilityRespondsToUserInteraction`, each time an
  /// assistive technology asks (iOS 17).
  public final var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
    get { accessibilityStorage?.blocks?.accessibilityRespondsToUserInteractionBlock }
    set { ensureAccessibilityBlocks().accessibilityRespondsToUserInteractionBlock = newValue }
  }

  /// Answers in place of what is stored in `accessibilityTextualContext`, each time an assistive
  /// technology asks (iOS 17).
  public final var accessibilityTextualContextBlock: AXTextualContextReturnBlock? {
    get { accessibilityStorage?.blocks?.accessibilityTextualContextBlock }
    set { ensureAccessibilityBlocks().accessibilityTextualContextBlock = newValue }
  }

  /// Answers in place of what is stored in `accessibilityElements`, each time an assistive
  /// technology asks (iOS 17).
  public final var accessibilityElementsBlock: AXArrayReturnBlock? {
    get { accessibilityStorage?.blocks?.accessibilityElementsBlock }
    set { ensureAccessibilityBlocks().accessibilityElementsBlock = newValue }
  }

  /// Answers in place of what is stored in `accessibilityContainerType`, each time an assistive
  /// technology asks (iOS 17).
  public final var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? {
    get { accessibilityStorage?.blocks?.accessibilityContainerTypeBlock }
    set { ensureAccessibilityBlocks().accessibilityContainerTypeBlock = newValue }
  }

  /// Answers in place of what is stored in `accessibilityHeaderElements`, each time an assistive
  /// technology asks (iOS 17).
  public final var accessibilityHeaderElementsBlock: AXArrayReturnBlock? {
    get { accessibilityStorage?.blocks?.accessibilityHeaderElementsBlock }
    set { ensureAccessibilityBlocks().accessibilityHeaderElementsBlock = newValue }
  }

  /// Answers in place of what is stored in `accessibilityExpandedStatus`, each time an assistive
  /// technology asks (iOS 18).
  public final var accessibilityExpandedStatusBlock: AXExpandedStatusReturnBlock? {
    get { accessibilityStorage?.blocks?.accessibilityExpandedStatusBlock }
    set { ensureAccessibilityBlocks().accessibilityExpandedStatusBlock = newValue }
  }

  /// Answers in place of what is stored in `accessibilityCustomActions`, each time an assistive
  /// technology asks (iOS 17).
  public final var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock? {
    get { accessibilityStorage?.blocks?.accessibilityCustomActionsBlock }
    set { ensureAccessibilityBlocks().accessibilityCustomActionsBlock = newValue }
  }

  /// Answers in place of what is stored in `accessibilityCustomRotors`, each time an assistive
  /// technology asks (iOS 17).
  public final var accessibilityCustomRotorsBlock: AXCustomRotorsReturnBlock? {
    get { accessibilityStorage?.blocks?.accessibilityCustomRotorsBlock }
    set { ensureAccessibilityBlocks().accessibilityCustomRotorsBlock = newValue }
  }

  /// Answers in place of what is stored in `accessibilityNextTextNavigationElement`, each time an
  /// assistive technology asks (iOS 18).
  public final var accessibilityNextTextNavigationElementBlock: AXObjectReturnBlock? {
    get { accessibilityStorage?.blocks?.accessibilityNextTextNavigationElementBlock }
    set { ensureAccessibilityBlocks().accessibilityNextTextNavigationElementBlock = newValue }
  }

  /// Answers in place of what is stored in `accessibilityPreviousTextNavigationElement`, each time
  /// an assistive technology asks (iOS 18).
  public final var accessibilityPreviousTextNavigationElementBlock: AXObjectReturnBlock? {
    get { accessibilityStorage?.blocks?.accessibilityPreviousTextNavigationElementBlock }
    set { ensureAccessibilityBlocks().accessibilityPreviousTextNavigationElementBlock = newValue }
  }

  /// Answers in place of what is stored in `automationElements`, each time an assistive technology
  /// asks (iOS 17).
  public final var automationElementsBlock: AXArrayReturnBlock? {
    get { accessibilityStorage?.blocks?.automationElementsBlock }
    set { ensureAccessibilityBlocks().automationElementsBlock = newValue }
  }

  /// Answers in place of what is stored in `accessibilityAttributedLabel`, each time an assistive
  /// technology asks (iOS 17).
  public final var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
    get { accessibilityStorage?.blocks?.accessibilityAttributedLabelBlock }
    set { ensureAccessibilityBlocks().accessibilityAttributedLabelBlock = newValue }
  }

  /// Answers in place of what is stored in `accessibilityAttributedValue`, each time an assistive
  /// technology asks (iOS 17).
  public final var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
    get { accessibilityStorage?.blocks?.accessibilityAttributedValueBlock }
    set { ensureAccessibilityBlocks().accessibilityAttributedValueBlock = newValue }
  }

  /// Answers in place of what is stored in `accessibilityAttributedHint`, each time an assistive
  /// technology asks (iOS 17).
  public final var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
    get { accessibilityStorage?.blocks?.accessibilityAttributedHintBlock }
    set { ensureAccessibilityBlocks().accessibilityAttributedHintBlock = newValue }
  }

  /// Answers in place of what is stored in `accessibilityUserInputLabels`, each time an assistive
  /// technology asks (iOS 17).
  public final var accessibilityUserInputLabelsBlock: AXStringArrayReturnBlock? {
    get { accessibilityStorage?.blocks?.accessibilityUserInputLabelsBlock }
    set { ensureAccessibilityBlocks().accessibilityUserInputLabelsBlock = newValue }
  }

  /// Answers in place of what is stored in `accessibilityAttributedUserInputLabels`, each time an
  /// assistive technology asks (iOS 17).
  public final var accessibilityAttributedUserInputLabelsBlock: AXAttributedStringArrayReturnBlock? {
    get { accessibilityStorage?.blocks?.accessibilityAttributedUserInputLabelsBlock }
    set { ensureAccessibilityBlocks().accessibilityAttributedUserInputLabelsBlock = newValue }
  }

  /// Runs in place of `accessibilityActivate()`, each time an assistive technology asks for the
  /// action (iOS 17).
  public final var accessibilityActivateBlock: AXBoolReturnBlock? {
    get { accessibilityStorage?.blocks?.accessibilityActivateBlock }
    set { ensureAccessibilityBlocks().accessibilityActivateBlock = newValue }
  }

  /// Runs in place of `accessibilityIncrement()`, each time an assistive technology asks for the
  /// action (iOS 17).
  public final var accessibilityIncrementBlock: AXVoidReturnBlock? {
    get { accessibilityStorage?.blocks?.accessibilityIncrementBlock }
    set { ensureAccessibilityBlocks().accessibilityIncrementBlock = newValue }
  }

  /// Runs in place of `accessibilityDecrement()`, each time an assistive technology asks for the
  /// action (iOS 17).
  public final var accessibilityDecrementBlock: AXVoidReturnBlock? {
    get { accessibilityStorage?.blocks?.accessibilityDecrementBlock }
    set { ensureAccessibilityBlocks().accessibilityDecrementBlock = newValue }
  }

  /// Runs in place of `accessibilityPerformEscape()`, each time an assistive technology asks for the
  /// action (iOS 17).
  public final var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
    get { accessibilityStorage?.blocks?.accessibilityPerformEscapeBlock }
    set { ensureAccessibilityBlocks().accessibilityPerformEscapeBlock = newValue }
  }

  /// Runs in place of `accessibilityPerformMagicTap()`, each time an assistive technology asks for
  /// the action (iOS 17).
  public final var accessibilityMagicTapBlock: AXBoolReturnBlock? {
    get { accessibilityStorage?.blocks?.accessibilityMagicTapBlock }
    set { ensureAccessibilityBlocks().accessibilityMagicTapBlock = newValue }
  }

  /// Answers in place of what is stored in `accessibilityTextInputResponder`, each time an assistive
  /// technology asks (iOS 18.1).
  public final var accessibilityTextInputResponderBlock: AXUITextInputReturnBlock? {
    get { accessibilityStorage?.blocks?.accessibilityTextInputResponderBlock }
    set { ensureAccessibilityBlocks().accessibilityTextInputResponderBlock = newValue }
  }
}
