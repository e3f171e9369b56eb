import AssistiveTechnology
import Testing

@testable import CurbcutUIKit

/// A session has settled only when the app has done what it does a moment later.
@MainActor
@Suite(.serialized)
struct AppRestTests {
  @Test func aTapThatWaitsForASecondOneIsStillOne() {
    let view = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Picture"
    let (one, two) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    two.numberOfTapsRequired = 2
    one.require(toFail: two)
    var taps = 0
    one.addHandler { _ in taps += 1 }
    view.addGestureRecognizer(one)
    view.addGestureRecognizer(two)
    let app = LiveScreen([view])
    app.go(to: "Picture")
    app.activate()
    #expect(taps == 1)
  }

  @Test func whatAnAnimationEndsWithIsHeard() {
    let panel = UIView(frame: CGRect(x: 20, y: 300, width: 200, height: 44))
    panel.alpha = 0
    let open = button("Open", 100) {
      UIView.animate(withDuration: 0.4) {
        panel.alpha = 1
      } completion: { _ in
        UIAccessibility.post(notification: .announcement, argument: "Opened")
      }
    }
    let app = LiveScreen([open, panel])
    app.go(to: "Open")
    app.activate()
    #expect(app.said().contains("Opened"))
  }
}
