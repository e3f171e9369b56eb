import CurbcutUIKit
import Testing

@MainActor
@Suite("A view's place in the hierarchy")
struct HierarchyTests {
  final class Recorder: UIView {
    var log: [String] = []
    override func willMove(toSuperview newSuperview: UIView?) {
      log.append("willMove(toSuperview: \(newSuperview == nil ? "nil" : "view"))")
    }
    override func didMoveToSuperview() { log.append("didMoveToSuperview") }
    override func willMove(toWindow newWindow: UIWindow?) {
      log.append("willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
    }
    override func didMoveToWindow() { log.append("didMoveToWindow") }
  }

  @Test("a view hears of its moves in UIKit's order")
  func callbacks() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let view = Recorder()
    window.addSubview(view)
    view.removeFromSuperview()
    #expect(
      view.log == [
        "willMove(toSuperview: view)", "willMove(toWindow: window)", "didMoveToSuperview",
        "didMoveToWindow", "willMove(toSuperview: nil)", "willMove(toWindow: nil)",
        "didMoveToSuperview", "didMoveToWindow",
      ])
  }

  @Test("inserting, moving and replacing keep the order of the subviews")
  func order() {
    let parent = UIView()
    let (a, b, c) = (UIView(), UIView(), UIView())
    parent.addSubview(a)
    parent.addSubview(c)
    parent.insertSubview(b, aboveSubview: a)
    #expect(parent.subviews == [a, b, c])
    parent.sendSubviewToBack(c)
    #expect(parent.subviews == [c, a, b])
    parent.bringSubviewToFront(a)
    #expect(parent.subviews == [c, b, a])
    UIView().addSubview(b)
    #expect(parent.subviews == [c, a])
  }

  @Test("tint comes from above until a view sets its own, and views hear of a change")
  func tint() {
    final class Tinted: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let parent = UIView()
    let child = Tinted()
    parent.addSubview(child)
    parent.tintColor = .systemRed
    #expect(child.tintColor == .systemRed)
    #expect(child.changes == 1)
    child.tintColor = .systemGreen
    parent.tintColor = .systemBlue
    #expect(child.tintColor == .systemGreen)
    #expect(child.changes == 2)
  }

  @Test("the responder chain goes view, controller, superview, window, application")
  func chain() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let controller = UIViewController()
    window.isHidden = false
    window.rootViewController = controller
    let leaf = UIView()
    controller.view.addSubview(leaf)
    #expect(leaf.next === controller.view)
    #expect(controller.view.next === controller)
    #expect(controller.next === window)
    #expect(window.next === UIApplication.shared)
  }
}
