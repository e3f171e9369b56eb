import CurbcutUIKit
import Testing

@MainActor
@Suite("Blocks that answer for attributes", .serialized)
struct AttributeBlockTests {
  @Test("A block answers in place of what is stored, each time it is asked; without it the stored answers")
  func blocks() {
    let view = UIView()
    var count = 0
    view.accessibilityValue = "stored"
    view.accessibilityValueBlock = {
      count += 1
      return "\(count)"
    }
    #expect(view.accessibilityValue == "1")
    #expect(view.accessibilityValue == "2")
    view.accessibilityValueBlock = nil
    #expect(view.accessibilityValue == "stored")
  }

  @Test("Every attribute has a block")
  func everyAttribute() {
    let view = UIView()
    let other = UIView()
    let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    let action = UIAccessibilityCustomAction(name: "Do") { _ in true }
    let rotor = UIAccessibilityCustomRotor(name: "Find") { _ in nil }
    let text = NSAttributedString(string: "Text")
    let field = UITextField()
    view.isAccessibilityElementBlock = { true }
    view.accessibilityLabelBlock = { "Label" }
    view.accessibilityHintBlock = { "Hint" }
    view.accessibilityTraitsBlock = { .link }
    view.accessibilityIdentifierBlock = { "id" }
    view.accessibilityLanguageBlock = { "fr-FR" }
    view.accessibilityTextualContextBlock = { .console }
    view.accessibilityUserInputLabelsBlock = { ["Name"] }
    view.accessibilityElementsHiddenBlock = { true }
    view.accessibilityRespondsToUserInteractionBlock = { true }
    view.accessibilityViewIsModalBlock = { true }
    view.accessibilityShouldGroupAccessibilityChildrenBlock = { true }
    view.accessibilityElementsBlock = { [other] }
    view.accessibilityHeaderElementsBlock = { [other] }
    view.automationElementsBlock = { [other] }
    view.accessibilityContainerTypeBlock = { .list }
    view.accessibilityActivationPointBlock = { CGPoint(x: 5, y: 6) }
    view.accessibilityFrameBlock = { CGRect(x: 7, y: 8, width: 9, height: 10) }
    view.accessibilityNavigationStyleBlock = { .combined }
    view.accessibilityPathBlock = { path }
    view.accessibilityCustomActionsBlock = { [action] }
    view.accessibilityCustomRotorsBlock = { [rotor] }
    view.accessibilityExpandedStatusBlock = { .collapsed }
    view.accessibilityNextTextNavigationElementBlock = { other }
    view.accessibilityPreviousTextNavigationElementBlock = { view }
    view.accessibilityTextInputResponderBlock = { field }
    #expect(view.isAccessibilityElement)
    #expect(view.accessibilityLabel == "Label")
    #expect(view.accessibilityHint == "Hint")
    #expect(view.accessibilityTraits == .link)
    #expect(view.accessibilityIdentifier == "id")
    #expect(view.accessibilityLanguage == "fr-FR")
    #expect(view.accessibilityTextualContext == .console)
    #expect(view.accessibilityUserInputLabels == ["Name"])
    #expect(view.accessibilityAttributedUserInputLabels.map(\.string) == ["Name"])
    #expect(view.accessibilityElementsHidden)
    #expect(view.accessibilityRespondsToUserInteraction)
    #expect(view.accessibilityViewIsModal)
    #expect(view.shouldGroupAccessibilityChildren)
    #expect(view.accessibilityElements?.first as? UIView === other)
    #expect(view.accessibilityElementCount() == 1)
    #expect(view.accessibilityHeaderElements?.count == 1)
    #expect(view.automationElements?.count == 1)
    #expect(view.accessibilityContainerType == .list)
    #expect(view.accessibilityActivationPoint == CGPoint(x: 5, y: 6))
    #expect(view.accessibilityFrame == CGRect(x: 7, y: 8, width: 9, height: 10))
    #expect(view.accessibilityNavigationStyle == .combined)
    #expect(view.accessibilityPath === path)
    #expect(view.accessibilityCustomActions == [action])
    #expect(view.accessibilityCustomRotors == [rotor])
    #expect(view.accessibilityExpandedStatus == .collapsed)
    #expect(view.accessibilityNextTextNavigationElement as? UIView === other)
    #expect(view.accessibilityPreviousTextNavigationElement as? UIView === view)
    #expect(view.accessibilityTextInputResponder === field)
    view.accessibilityAttributedLabelBlock = { text }
    view.accessibilityAttributedHintBlock = { text }
    view.accessibilityAttributedValueBlock = { text }
    view.accessibilityAttributedUserInputLabelsBlock = { [text] }
    #expect(view.accessibilityAttributedLabel === text)
    #expect(view.accessibilityAttributedHint === text)
    #expect(view.accessibilityAttributedValue === text)
    #expect(view.accessibilityAttributedUserInputLabels.first === text)
  }

  @Test("The blocks of actions run in place of the methods")
  func actions() {
    let view = UIView()
    var done: [String] = []
    #expect(!view.accessibilityActivate())
    #expect(!view.accessibilityPerformEscape())
    #expect(!view.accessibilityPerformMagicTap())
    view.accessibilityActivateBlock = {
      done.append("activate")
      return true
    }
    view.accessibilityIncrementBlock = { done.append("increment") }
    view.accessibilityDecrementBlock = { done.append("decrement") }
    view.accessibilityPerformEscapeBlock = { true }
    view.accessibilityMagicTapBlock = { true }
    #expect(view.accessibilityActivate())
    view.accessibilityIncrement()
    view.accessibilityDecrement()
    #expect(done == ["activate", "increment", "decrement"])
    #expect(view.accessibilityPerformEscape())
    #expect(view.accessibilityPerformMagicTap())
  }

  @Test("What VoiceOver reads follows a block that is set after the screen was read")
  func readAgain() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    window.isHidden = false
    let label = UILabel(frame: CGRect(x: 0, y: 100, width: 100, height: 20))
    label.text = "Old"
    window.addSubview(label)
    let provider = AccessibilityProvider(window)
    provider.update()
    label.accessibilityLabelBlock = { "New" }
    provider.update()
    #expect(provider.tree.elements.map { $0.label?.string } == ["New"])
    label.accessibilityLabelBlock = { "Newer" }
    provider.update()
    #expect(provider.tree.elements.map { $0.label?.string } == ["Newer"])
  }

  @Test("The type of each block has the name of Apple's SDK")
  func typeNames() {
    let view = UIView()
    let bool: AXBoolReturnBlock = { true }
    let string: AXStringReturnBlock = { "a" }
    let act: AXVoidReturnBlock = {}
    view.isAccessibilityElementBlock = bool
    view.accessibilityLabelBlock = string
    view.accessibilityIncrementBlock = act
    #expect(view.isAccessibilityElement && view.accessibilityLabel == "a")
  }
}
