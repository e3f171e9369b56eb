// Not `@testable`: another module has no more than this.
@_spi(AccessibilityDefaults) import CurbcutUIKit
import Testing

/// A view of another module.
private final class RatingView: UIView {
  var stars = 3

  override class var accessibilityDefaults: AccessibilityDefaults { ownDefaults }

  private static let ownDefaults = AccessibilityDefaults(
    of: RatingView.self, over: UIView.accessibilityDefaults
  ) { answers, inherited in
    answers.isElement = { _ in true }
    answers.label = { _ in "Rating" }
    answers.value = { view in "\(view.stars) stars" }
    answers.traits = { view in inherited.traits(of: view).union(.adjustable) }
    answers.increment = { view in view.stars += 1 }
  }
}

@MainActor
@Suite("Accessibility defaults")
struct AccessibilityDefaultsTests {
  @Test("come from a class of another module, and answer the public members")
  func ofAClass() {
    let view = RatingView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    view.accessibilityIncrement()
    #expect(view.isAccessibilityElement)
    #expect(view.accessibilityLabel == "Rating")
    #expect(view.accessibilityValue == "4 stars")
    #expect(view.accessibilityTraits == .adjustable)
    #expect(view.accessibilityFrame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.accessibilityRespondsToUserInteraction)
  }

  @Test("give way to what the app stores, and come back")
  func stored() {
    let view = RatingView()
    view.accessibilityLabel = "Stars"
    view.isAccessibilityElement = false
    #expect(view.accessibilityLabel == "Stars")
    #expect(!view.isAccessibilityElement)
    view.accessibilityLabel = nil
    #expect(view.accessibilityLabel == "Rating")
  }

  @Test("are given to one object over those of its class")
  func ofAnObject() {
    let toggle = UISwitch()
    let other = UISwitch()
    toggle.accessibilityDefaults = AccessibilityDefaults(
      of: UISwitch.self, over: UISwitch.accessibilityDefaults
    ) { answers, _ in
      answers.label = { _ in "Wi-Fi" }
    }
    toggle.isOn = true
    #expect(toggle.accessibilityLabel == "Wi-Fi")
    #expect(toggle.accessibilityValue == "1")
    #expect(toggle.accessibilityTraits == other.accessibilityTraits)
    #expect(other.accessibilityLabel == nil)
  }

  @Test("of a superclass are inherited, those of a sibling are not")
  func inherited() {
    #expect(UIControl().accessibilityTraits.isEmpty)
    #expect(UISlider().accessibilityTraits == .adjustable)
    #expect(UIView().accessibilityTraits.isEmpty)
    let field = UISearchTextField()
    field.placeholder = "Dogs"
    #expect(field.accessibilityTraits == UITextField().accessibilityTraits.union(.searchField))
    #expect(field.accessibilityValue == "Dogs")
  }
}
