import CurbcutUIKit
import Testing

@MainActor
@Suite("Looks for whole classes", .serialized)
struct AppearanceTests {
  // Classes of this suite's own, so that nothing it sets reaches another.
  final class Bar: UINavigationBar {}
  final class Dots: UIPageControl {}
  final class Plain: UIView {}
  final class Box: UIView {}
  final class Boxed: UIView {}
  final class Button: UIBarButtonItem {}

  private func window(with view: UIView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.isHidden = false
    window.addSubview(view)
    return window
  }

  @Test("a view takes on the look of its class when it comes into a window")
  func takesOver() {
    Dots.appearance().pageIndicatorTintColor = .red
    Plain.appearance().backgroundColor = .blue
    let (dots, plain) = (Dots(), Plain())
    #expect(dots.pageIndicatorTintColor == nil)
    let window = window(with: dots)
    window.addSubview(plain)
    #expect(dots.pageIndicatorTintColor == .red)
    #expect(plain.backgroundColor == .blue)
  }

  @Test("what was set on a view itself stays")
  func ownLookStays() {
    Plain.appearance().backgroundColor = .blue
    let plain = Plain()
    plain.backgroundColor = .green
    _ = window(with: plain)
    #expect(plain.backgroundColor == .green)
  }

  @Test("a bar takes on title attributes and a look, and keeps a look of its own")
  func bars() {
    let look = UINavigationBarAppearance()
    look.backgroundColor = .red
    Bar.appearance().standardAppearance = look
    Bar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
    let (bar, own) = (Bar(), Bar())
    let ownLook = UINavigationBarAppearance()
    own.standardAppearance = ownLook
    let window = window(with: bar)
    window.addSubview(own)
    #expect(bar.standardAppearance === look)
    #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
    #expect(own.standardAppearance === ownLook)
  }

  @Test("a look for certain containers holds only there, and before the wider one")
  func containers() {
    Boxed.appearance().backgroundColor = .blue
    Boxed.appearance(whenContainedInInstancesOf: [Box.self]).backgroundColor = .red
    let (box, inside, outside) = (Box(), Boxed(), Boxed())
    box.addSubview(inside)
    let window = window(with: box)
    window.addSubview(outside)
    #expect(inside.backgroundColor == .red)
    #expect(outside.backgroundColor == .blue)
  }

  @Test("bar buttons take on title attributes")
  func barButtons() {
    Button.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    let button = Button(title: "Add", style: .plain, target: nil, action: nil)
    #expect(button.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
    button.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
    #expect(button.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .green)
  }

  @Test("the same object comes back for the same class and containers")
  func sameObject() {
    #expect(Plain.appearance() === Plain.appearance())
    let inBox = Plain.appearance(whenContainedInInstancesOf: [Box.self])
    #expect(inBox === Plain.appearance(whenContainedInInstancesOf: [Box.self]))
    #expect(inBox !== Plain.appearance())
  }
}
