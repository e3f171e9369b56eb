import Foundation
import Testing

@testable import CurbcutUIKit

/// Recognisers find their gestures, wait for each other and keep each other out as on iOS.
@MainActor
@Suite(.serialized)
struct GestureRecognitionTests {
  private let window: UIWindow
  private let view: UIView
  private let fingers = FingerTracker()
  private var clock: HostClock { UIKitHost.shared.clock }

  init() {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    window.isHidden = false
    view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    window.addSubview(view)
    // Taps of the test before are over.
    UIKitHost.shared.clock.advance(by: 2)
  }

  private func down(_ x: Double, _ y: Double, _ finger: Int = 0) {
    fingers.put(.init(finger: finger, phase: .began, point: CGPoint(x: x, y: y)), on: window)
  }
  private func move(_ x: Double, _ y: Double, _ finger: Int = 0) {
    clock.advance(by: 0.02)
    fingers.put(.init(finger: finger, phase: .moved, point: CGPoint(x: x, y: y)), on: window)
  }
  private func up(_ x: Double, _ y: Double, _ finger: Int = 0) {
    clock.advance(by: 0.02)
    fingers.put(.init(finger: finger, phase: .ended, point: CGPoint(x: x, y: y)), on: window)
  }
  private func tap() {
    down(50, 50)
    up(50, 50)
  }

  @Test func aTapWaitsForTwoTapsToFail() {
    var heard: [String] = []
    let (one, two) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    two.numberOfTapsRequired = 2
    one.require(toFail: two)
    one.addHandler { _ in heard.append("one") }
    two.addHandler { _ in heard.append("two") }
    view.addGestureRecognizer(one)
    view.addGestureRecognizer(two)
    tap()
    #expect(heard.isEmpty)
    clock.advance(by: 0.4)
    #expect(heard == ["one"])
    clock.advance(by: 1)
    tap()
    clock.advance(by: 0.1)
    tap()
    clock.advance(by: 1)
    #expect(heard == ["one", "two"])
  }

  @Test func oneTapAndTwoTapsAreBothFoundWithoutWaiting() {
    var heard: [String] = []
    let (one, two) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    two.numberOfTapsRequired = 2
    one.addHandler { _ in heard.append("one") }
    two.addHandler { _ in heard.append("two") }
    view.addGestureRecognizer(one)
    view.addGestureRecognizer(two)
    tap()
    clock.advance(by: 0.1)
    tap()
    #expect(heard.first == "one")
    #expect(heard.contains("two"))
  }

  @Test func theInnerViewComesFirstAndKeepsTheOuterOut() {
    final class Both: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    var heard: [String] = []
    let (inner, outer) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    inner.addHandler { _ in heard.append("inner") }
    outer.addHandler { _ in heard.append("outer") }
    view.addGestureRecognizer(inner)
    window.addGestureRecognizer(outer)
    tap()
    #expect(heard == ["inner"])
    let both = Both()
    outer.delegate = both
    clock.advance(by: 1)
    heard = []
    tap()
    #expect(heard == ["inner", "outer"])
  }

  @Test func theViewMayRefuse() {
    final class Refusing: UIView {
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let refusing = Refusing(frame: view.bounds)
    view.addSubview(refusing)
    var count = 0
    let tapping = UITapGestureRecognizer()
    tapping.addHandler { _ in count += 1 }
    refusing.addGestureRecognizer(tapping)
    tap()
    #expect(count == 0)
  }

  @Test func aPanTellsWhereAndHowFast() {
    var states: [UIGestureRecognizer.State] = []
    var speed = CGPoint.zero
    let pan = UIPanGestureRecognizer()
    pan.addHandler { recognizer in
      states.append(recognizer.state)
      if recognizer.state == .changed {
        speed = (recognizer as? UIPanGestureRecognizer)?.velocity(in: nil) ?? .zero
      }
    }
    view.addGestureRecognizer(pan)
    down(10, 10)
    move(15, 10)
    #expect(states.isEmpty)
    move(30, 10)
    #expect(states == [.began])
    #expect(pan.translation(in: view) == CGPoint(x: 20, y: 0))
    pan.setTranslation(.zero, in: view)
    move(40, 10)
    #expect(pan.translation(in: view) == CGPoint(x: 10, y: 0))
    #expect(abs(speed.x - 500) < 1)
    up(40, 10)
    #expect(states == [.began, .changed, .ended])
  }

  @Test func aPanTakesTheTouchFromTheView() {
    final class Recording: UIView {
      var heard: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("began") }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("moved") }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("ended") }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard.append("cancelled")
      }
    }
    let recording = Recording(frame: view.bounds)
    view.addSubview(recording)
    recording.addGestureRecognizer(UIPanGestureRecognizer())
    down(10, 10)
    move(14, 10)
    move(50, 10)
    up(50, 10)
    #expect(recording.heard == ["began", "moved", "cancelled"])
  }

  @Test func theEndOfATouchWaitsForTwoTapsToFail() {
    final class Recording: UIView {
      var heard: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("began") }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("ended") }
    }
    let recording = Recording(frame: view.bounds)
    view.addSubview(recording)
    let two = UITapGestureRecognizer()
    two.numberOfTapsRequired = 2
    recording.addGestureRecognizer(two)
    tap()
    #expect(recording.heard == ["began"])
    clock.advance(by: 0.4)
    #expect(recording.heard == ["began", "ended"])
  }

  @Test func aSecondFingerIsForViewsThatWantIt() {
    final class Recording: UIView {
      var count = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += touches.count }
    }
    let recording = Recording(frame: view.bounds)
    view.addSubview(recording)
    down(10, 10, 0)
    down(90, 10, 1)
    up(10, 10, 0)
    up(90, 10, 1)
    #expect(recording.count == 1)
    recording.isMultipleTouchEnabled = true
    clock.advance(by: 1)
    down(10, 10, 0)
    down(90, 10, 1)
    up(10, 10, 0)
    up(90, 10, 1)
    #expect(recording.count == 3)
  }

  @Test func tapsAreCounted() {
    final class Recording: UIView {
      var counts: [Int] = []
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        counts += touches.map(\.tapCount)
      }
    }
    let recording = Recording(frame: view.bounds)
    view.addSubview(recording)
    tap()
    tap()
    clock.advance(by: 1)
    tap()
    #expect(recording.counts == [1, 2, 1])
  }

  @Test func twoFingersTapPinchAndTurn() {
    var taps = 0
    let tapping = UITapGestureRecognizer()
    tapping.numberOfTouchesRequired = 2
    tapping.addHandler { _ in taps += 1 }
    view.addGestureRecognizer(tapping)
    tap()
    #expect(taps == 0)
    clock.advance(by: 1)
    down(50, 50, 0)
    down(90, 50, 1)
    up(50, 50, 0)
    up(90, 50, 1)
    #expect(taps == 1)
    let (pinch, turn) = (UIPinchGestureRecognizer(), UIRotationGestureRecognizer())
    view.addGestureRecognizer(pinch)
    clock.advance(by: 1)
    down(100, 100, 0)
    down(200, 100, 1)
    move(300, 100, 1)
    #expect(pinch.scale == 2)
    up(300, 100, 1)
    up(100, 100, 0)
    #expect(pinch.scale == 1)
    view.removeGestureRecognizer(pinch)
    view.addGestureRecognizer(turn)
    clock.advance(by: 1)
    down(100, 100, 0)
    down(200, 100, 1)
    move(100, 200, 1)
    #expect(abs(turn.rotation - .pi / 2) < 0.001)
    up(100, 200, 1)
    up(100, 100, 0)
  }

  @Test func aSwipeGoesItsWayAndFromTheEdgeOnly() {
    var swipes = 0
    var edges = 0
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = .left
    swipe.addHandler { _ in swipes += 1 }
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    edge.addHandler { if $0.state == .began { edges += 1 } }
    view.addGestureRecognizer(swipe)
    view.addGestureRecognizer(edge)
    down(200, 100)
    move(120, 100)
    up(120, 100)
    #expect(swipes == 1 && edges == 0)
    clock.advance(by: 1)
    down(100, 100)
    move(180, 100)
    up(180, 100)
    #expect(swipes == 1 && edges == 0)
    clock.advance(by: 1)
    down(3, 100)
    move(60, 100)
    up(60, 100)
    #expect(edges == 1)
  }

  @Test func anAppsOwnRecogniserSetsItsState() {
    final class Checkmark: UIGestureRecognizer {
      var resets = 0
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if location(in: view).x > 100 { state = state == .possible ? .began : .changed }
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .ended
      }
      override func reset() {
        super.reset()
        resets += 1
      }
    }
    var states: [UIGestureRecognizer.State] = []
    let own = Checkmark()
    own.addHandler { states.append($0.state) }
    view.addGestureRecognizer(own)
    down(10, 10)
    move(150, 10)
    move(160, 10)
    up(160, 10)
    #expect(states == [.began, .changed, .ended])
    #expect(own.state == .possible)
    #expect(own.resets == 1)
  }

  @Test func turnedOffInTheMiddleAGestureIsCancelled() {
    var states: [UIGestureRecognizer.State] = []
    let pan = UIPanGestureRecognizer()
    pan.addHandler { states.append($0.state) }
    view.addGestureRecognizer(pan)
    down(10, 10)
    move(50, 10)
    pan.isEnabled = false
    move(60, 10)
    up(60, 10)
    #expect(states == [.began, .cancelled])
  }
}
