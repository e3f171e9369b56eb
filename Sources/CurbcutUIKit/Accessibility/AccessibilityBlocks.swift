import Foundation

/// The blocks (iOS 17) that supply attribute values in place of the stored properties.
@MainActor
final class AccessibilityBlocks {
  var isAccessibilityElementBlock: AXBoolReturnBlock?
  var accessibilityLabelBlock: AXStringReturnBlock?
  var accessibilityValueBlock: AXStringReturnBlock?
  var accessibilityHintBlock: AXStringReturnBlock?
  var accessibilityTraitsBlock: AXTraitsReturnBlock?
  var accessibilityIdentifierBlock: AXStringReturnBlock?
  var accessibilityFrameBlock: AXRectReturnBlock?
  var accessibilityPathBlock: AXPathReturnBlock?
  var accessibilityActivationPointBlock: AXPointReturnBlock?
  var accessibilityLanguageBlock: AXStringReturnBlock?
  var accessibilityElementsHiddenBlock: AXBoolReturnBlock?
  var accessibilityViewIsModalBlock: AXBoolReturnBlock?
  var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock?
  var accessibilityNavigationStyleBlock: AXNavigationStyleReturnBlock?
  var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock?
  var accessibilityTextualContextBlock: AXTextualContextReturnBlock?
  var accessibilityElementsBlock: AXArrayReturnBlock?
  var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock?
  var accessibilityHeaderElementsBlock: AXArrayReturnBlock?
  var accessibilityExpandedStatusBlock: AXExpandedStatusReturnBlock?
  var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock?
  var accessibilityCustomRotorsBlock: AXCustomRotorsReturnBlock?
  var accessibilityNextTextNavigationElementBlock: AXObjectReturnBlock?
  var accessibilityPreviousTextNavigationElementBlock: AXObjectReturnBlock?
  var automationElementsBlock: AXArrayReturnBlock?
  var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock?
  var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock?
  var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock?
  var accessibilityUserInputLabelsBlock: AXStringArrayReturnBlock?
  var accessibilityAttributedUserInputLabelsBlock: AXAttributedStringArrayReturnBlock?
  var accessibilityActivateBlock: AXBoolReturnBlock?
  var accessibilityIncrementBlock: AXVoidReturnBlock?
  var accessibilityDecrementBlock: AXVoidReturnBlock?
  var accessibilityPerformEscapeBlock: AXBoolReturnBlock?
  var accessibilityMagicTapBlock: AXBoolReturnBlock?
  var accessibilityTextInputResponderBlock: AXUITextInputReturnBlock?

  init() {}
}
