import CurbcutFoundation
import CurbcutUIKit
import Testing

/// A subclass may call each initializer that Apple's headers do not call a convenience of another.
@MainActor @Suite("Subclasses of apps")
struct SubclassingTests {
  private final class Wheel: UIRefreshControl {
    var turns = 1

    override init() {
      super.init()
      turns = 2
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Archive: UIAccessibilityCustomAction {
    let message: Int

    init(message: Int) {
      self.message = message
      super.init(name: "Archive", target: nil, selector: Selector("archive"))
    }
  }

  private final class Flag: UIAccessibilityCustomAction {
    init() { super.init(name: "Flag") { _ in true } }
  }

  private final class Mentions: UIAccessibilityCustomRotor {
    init() { super.init(name: "Mentions") { _ in nil } }
  }

  @Test("Controls, actions and rotors are made by their own initializers")
  func others() {
    #expect(Wheel().turns == 2)
    #expect(Wheel().frame.height == 60)
    #expect(Archive(message: 3).name == "Archive")
    #expect(Flag().actionHandler != nil)
    #expect(Mentions().name == "Mentions")
  }

  @Test("A number that is none goes round in no circle between a view and its layer")
  func noNumbers() {
    let view = UIView(frame: CGRectMake(0, 0, 10, 10))
    view.layer.transform = CATransform3DMakeScale(.nan, 1, 1)
    view.layer.position = CGPointMake(.nan, 0)
    view.layer.bounds = CGRect(origin: .zero, size: CGSizeMake(.nan, 1))
    #expect(view.bounds.height == 10)
  }

  @Test("A name of a notification may be made of a name")
  func names() {
    let name = UIAccessibility.differentiateWithoutColorDidChangeNotification
    #expect(NSNotification.Name(rawValue: name) == name)
  }
}
