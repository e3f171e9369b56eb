import CurbcutUIKit
import Testing

@MainActor
@Suite("Touches and selectors")
struct GestureTests {
  final class Target: UIResponder {
    var received: [String] = []
  }

  @Test("a tap reaches the recogniser of the view under it, through the selector it registered")
  func tap() {
    ObjCRuntime.register(Target.self) { type in
      type.method("tapped:") { target, arguments in
        let recognizer: UIGestureRecognizer = try arguments.value(0)
        target.received.append("\(Swift.type(of: recognizer))")
      }
    }
    let target = Target()
    let recognizer = UITapGestureRecognizer(target: target, action: "tapped:")
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.addGestureRecognizer(recognizer)
    window.addSubview(view)
    window.isHidden = false
    window.sendTap(CGPoint(x: 15, y: 15))
    #expect(target.received == ["UITapGestureRecognizer"])
    window.sendTap(CGPoint(x: 50, y: 50))
    #expect(target.received.count == 1)
  }

  @Test("a recogniser gives way to one that it requires to fail and that has found its gesture")
  func requireToFail() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    let (first, second) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    var log: [String] = []
    first.addHandler { _ in log.append("first") }
    second.addHandler { _ in log.append("second") }
    window.addGestureRecognizer(first)
    window.addGestureRecognizer(second)
    window.sendTap(CGPoint(x: 5, y: 5))
    // The one that was added last comes first, and keeps the other out.
    #expect(log == ["second"])
    second.require(toFail: first)
    window.sendTap(CGPoint(x: 5, y: 5))
    #expect(log == ["second", "first"])
  }

  @Test("an action without a target goes up the chain to who answers it")
  func actionUpTheChain() {
    final class Handler: UIView { var count = 0 }
    ObjCRuntime.register(Handler.self) { type in
      type.method("handle") { handler, _ in handler.count += 1 }
    }
    let handler = Handler()
    let leaf = UIView()
    handler.addSubview(leaf)
    #expect(UIApplication.shared.sendAction("handle", to: nil, from: leaf, for: nil))
    #expect(handler.count == 1)
    #expect(!UIApplication.shared.sendAction("nobody", to: nil, from: leaf, for: nil))
  }
}

extension UIWindow {
  fileprivate func sendTap(_ point: CGPoint) { tap(at: point) }
}
