import CurbcutUIKit
import Testing

// The declarations of the founding document that lists UIKit's accessibility as of 2015, in Swift 2. Each is
// there under its name, with its type, as today's Swift writes the type.

@MainActor
@Suite("Founding document: the reference of 2015", .serialized)
struct FoundingReferenceTests {
  @Test("Every attribute has the type that the document gives it")
  func attributes() {
    let object: AccessibleObject = UIView()
    object.isAccessibilityElement = true
    let isElement: Bool = object.isAccessibilityElement
    let point: CGPoint = object.accessibilityActivationPoint
    let hidden: Bool = object.accessibilityElementsHidden
    let frame: CGRect = object.accessibilityFrame
    let hint: String? = object.accessibilityHint
    let label: String? = object.accessibilityLabel
    let language: String? = object.accessibilityLanguage
    let path: UIBezierPath? = object.accessibilityPath
    let traits: UIAccessibilityTraits = object.accessibilityTraits
    let value: String? = object.accessibilityValue
    let modal: Bool = object.accessibilityViewIsModal
    let grouped: Bool = object.shouldGroupAccessibilityChildren
    let style: UIAccessibilityNavigationStyle = object.accessibilityNavigationStyle
    let elements: [Any]? = object.accessibilityElements
    #expect(isElement)
    #expect(!hidden && !modal && !grouped)
    #expect(point == .zero && frame == .zero)
    #expect([hint, label, language, value].allSatisfy { $0 == nil })
    #expect(path == nil && elements == nil)
    #expect(traits == .none && style == .automatic)
  }

  @Test("An element that is no view has a container, and is an element by itself")
  func element() {
    let view = UIView()
    let element = UIAccessibilityElement(accessibilityContainer: view)
    #expect(element.accessibilityContainer === view)
    #expect(element.isAccessibilityElement)
    element.accessibilityLabel = "Label"
    element.accessibilityHint = "Hint"
    element.accessibilityValue = "Value"
    element.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    element.accessibilityTraits = [.button, .selected]
    #expect(element.accessibilityLabel == "Label" && element.accessibilityHint == "Hint")
    #expect(element.accessibilityValue == "Value")
    #expect(element.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(element.accessibilityTraits.rawValue == 0b1001)
  }

  @Test(
    "Traits have the bits that the system gives them",
    arguments: [
      (UIAccessibilityTraits.button, 0), (.link, 1), (.image, 2), (.selected, 3), (.playsSound, 4),
      (.keyboardKey, 5), (.staticText, 6), (.summaryElement, 7), (.notEnabled, 8), (.updatesFrequently, 9),
      (.searchField, 10), (.startsMediaSession, 11), (.adjustable, 12), (.allowsDirectInteraction, 13),
      (.causesPageTurn, 14), (.tabBar, 15), (.header, 16), (.supportsZoom, 46), (.toggleButton, 53),
    ] as [(UIAccessibilityTraits, Int)])
  func traitBits(trait: UIAccessibilityTraits, bit: Int) {
    #expect(trait.rawValue == 1 << UInt64(bit))
  }

  @Test("Enumerations have the numbers that the document gives them")
  func numbers() {
    #expect(UIAccessibility.ZoomType.insertionPoint.rawValue == 0)
    #expect(UIAccessibilityNavigationStyle.combined.rawValue == 2)
    #expect(UIAccessibilityScrollDirection.right.rawValue == 1)
    #expect(UIAccessibilityScrollDirection.previous.rawValue == 6)
    #expect(UIAccessibility.GuidedAccessRestrictionState.deny.rawValue == 1)
    #expect(UIAccessibilityContainerType.semanticGroup.rawValue == 4)
    #expect(UIAccessibility.ExpandedStatus.collapsed.rawValue == 2)
    #expect(UIAccessibility.DirectTouchOptions.requiresActivation.rawValue == 2)
    #expect(UIAccessibility.Notification.screenChanged.rawValue == 1000)
    #expect(UIAccessibility.Notification.announcement.rawValue == 1008)
    #expect(UIAccessibilityPriority.high.rawValue == "UIAccessibilityPriorityHigh")
  }
}
