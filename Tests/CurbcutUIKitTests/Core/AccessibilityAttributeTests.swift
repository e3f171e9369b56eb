import CurbcutUIKit
import Testing

@MainActor
@Suite("Accessibility attributes")
struct AccessibilityAttributeTests {
  @Test("a block of iOS 17 wins over the stored property, which wins over the class's default")
  func precedence() {
    let view = UIView()
    #expect(view.accessibilityLabel == nil)
    view.accessibilityLabel = "Stored"
    #expect(view.accessibilityLabel == "Stored")
    view.accessibilityLabelBlock = { "Block" }
    #expect(view.accessibilityLabel == "Block")
    view.accessibilityLabelBlock = nil
    #expect(view.accessibilityLabel == "Stored")
  }

  @Test("plain and attributed text are two sides of one property")
  func attributedText() {
    let view = UIView()
    view.accessibilityAttributedLabel = NSAttributedString(
      string: "Bonjour", attributes: [.accessibilitySpeechLanguage: "fr-FR"])
    #expect(view.accessibilityLabel == "Bonjour")
    view.accessibilityLabel = "Hello"
    #expect(view.accessibilityAttributedLabel?.string == "Hello")
    let attributes = view.accessibilityAttributedLabel?.attributes(at: 0, effectiveRange: nil)
    #expect(attributes?.isEmpty == true)
  }

  @Test("a subclass that overrides the plain getter only is heard through the attributed one")
  func overriddenGetter() {
    final class Custom: UIView {
      override var accessibilityLabel: String? {
        get { "Overridden" }
        set {}
      }
    }
    let view = Custom()
    #expect(view.accessibilityAttributedLabel?.string == "Overridden")
  }

  @Test("frames are in screen coordinates, paths and activation points default to them")
  func geometry() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let outer = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 10))
    window.addSubview(outer)
    outer.addSubview(inner)
    #expect(inner.accessibilityFrame == CGRect(x: 15, y: 15, width: 20, height: 10))
    #expect(inner.accessibilityActivationPoint == CGPoint(x: 25, y: 20))
    inner.accessibilityFrame = CGRect(x: 0, y: 0, width: 4, height: 4)
    #expect(inner.accessibilityActivationPoint == CGPoint(x: 2, y: 2))
  }

  @Test("a frame in container space follows its container")
  func frameInContainerSpace() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let container = UIView(frame: CGRect(x: 10, y: 0, width: 50, height: 50))
    window.addSubview(container)
    let element = UIAccessibilityElement(accessibilityContainer: container)
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(element.accessibilityFrame == CGRect(x: 11, y: 2, width: 3, height: 4))
    container.frame.origin.y = 20
    #expect(element.accessibilityFrame == CGRect(x: 11, y: 22, width: 3, height: 4))
    element.accessibilityFrame = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(element.accessibilityFrame == CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test("an element object is an element; a view is not")
  func defaults() {
    let view = UIView()
    #expect(!view.isAccessibilityElement)
    #expect(UIAccessibilityElement(accessibilityContainer: view).isAccessibilityElement)
    #expect(view.accessibilityTraits == .none)
    #expect(view.accessibilityElements == nil)
    #expect(view.accessibilityElementCount() == NSNotFound)
  }

  @Test("the index methods answer from the array")
  func containerMethods() {
    let view = UIView()
    let element = UIAccessibilityElement(accessibilityContainer: view)
    view.accessibilityElements = [element]
    #expect(view.accessibilityElementCount() == 1)
    #expect(view.accessibilityElement(at: 0) as AnyObject === element)
    #expect(view.index(ofAccessibilityElement: element) == 0)
    #expect(view.index(ofAccessibilityElement: UIView()) == NSNotFound)
  }

  @Test("action blocks act in place of the methods")
  func actionBlocks() {
    let view = UIView()
    #expect(!view.accessibilityActivate())
    view.accessibilityActivateBlock = { true }
    #expect(view.accessibilityActivate())
    var steps = 0
    view.accessibilityIncrementBlock = { steps += 1 }
    view.accessibilityIncrement()
    #expect(steps == 1)
  }

  @Test("a custom action runs its handler")
  func customAction() {
    var names: [String] = []
    let action = UIAccessibilityCustomAction(name: "Call") { action in
      names.append(action.name)
      return true
    }
    #expect(action.actionHandler?(action) == true)
    #expect(names == ["Call"])
  }
}
