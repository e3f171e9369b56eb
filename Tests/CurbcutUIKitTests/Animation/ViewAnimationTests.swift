import CurbcutGraphics
import Foundation
import Testing

@testable import CurbcutUIKit

/// Views have their new values at once, show the way there by the clock, and tell the end when it comes.
@MainActor
@Suite(.serialized)
struct ViewAnimationTests {
  private var clock: HostClock { UIKitHost.shared.clock }

  private func shown(_ view: UIView) throws -> CALayer { try #require(view.layer.presentation()) }

  @Test func theEndComesAfterDelayAndDuration() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var ended: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) {
      view.frame.origin.x = 100
      view.alpha = 0
    } completion: {
      ended.append($0)
    }
    #expect(view.frame.minX == 100)
    #expect(view.alpha == 0)
    #expect(ended.isEmpty)
    #expect(try shown(view).position.x == 5)
    clock.advance(by: 1)
    #expect(abs(try shown(view).position.x - 55) < 0.01)
    #expect(abs(try shown(view).opacity - 0.5) < 0.01)
    clock.advance(by: 0.49)
    #expect(ended.isEmpty)
    clock.advance(by: 0.02)
    #expect(ended == [true])
    #expect(try shown(view).position.x == 105)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func whereNothingChangesNothingTakesTime() {
    var ended = false
    UIView.animate(withDuration: 5) {
    } completion: { _ in
      ended = true
    }
    #expect(!ended)
    clock.advance(by: 0.01)
    #expect(ended)
  }

  @Test func anAnimationThatIsTakenAwayDidNotFinish() {
    let view = UIView()
    var ended: Bool?
    UIView.animate(withDuration: 1) {
      view.alpha = 0.5
    } completion: {
      ended = $0
    }
    view.layer.removeAllAnimations()
    #expect(ended == false)
  }

  @Test func withoutAnimationsNothingMoves() {
    let view = UIView()
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { view.frame = CGRect(x: 1, y: 1, width: 1, height: 1) }
      #expect(UIView.inheritedAnimationDuration == 1)
    }
    #expect(view.layer.animationKeys() == nil)
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1) { view.alpha = 0 }
    UIView.setAnimationsEnabled(true)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func stepsFollowEachOther() throws {
    let view = UIView()
    var isDone = false
    UIView.animateKeyframes(withDuration: 2, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0.5 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 50 }
    } completion: { _ in
      isDone = true
    }
    clock.advance(by: 0.5)
    #expect(abs(try shown(view).opacity - 0.75) < 0.01)
    #expect(try shown(view).position.x == 0)
    clock.advance(by: 1)
    #expect(abs(try shown(view).position.x - 25) < 0.01)
    clock.advance(by: 0.51)
    #expect(isDone)
  }

  @Test func aSpringSwingsAndRests() throws {
    let view = UIView()
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0
    ) { view.center.x = 100 }
    var most: CGFloat = 0
    for _ in 0..<99 {
      clock.advance(by: 0.01)
      most = max(most, try shown(view).position.x)
    }
    #expect(most > 105)
    clock.advance(by: 0.02)
    #expect(try shown(view).position.x == 100)
  }

  @Test func whatRunsForEverIsNotWaitedFor() {
    let view = UIView()
    var ended: Bool?
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
      view.alpha = 0
    } completion: {
      ended = $0
    }
    #expect(UIKitHost.shared.runUntilIdle())
    #expect(ended == nil)
    view.layer.removeAllAnimations()
    #expect(ended == false)
  }

  @Test func theOldFormTellsItsDelegate() {
    final class Listener: UIResponder { var heard: [Any?] = [] }
    ObjCRuntime.register(Listener.self) { c in
      c.method("stopped:finished:context:") { o, a in
        let (name, finished): (String?, NSNumber) = (try a.value(0), try a.value(1))
        o.heard = [name, finished]
      }
    }
    let (listener, view) = (Listener(), UIView())
    UIView.beginAnimations("fade", context: nil)
    UIView.setAnimationDuration(0.4)
    UIView.setAnimationDelegate(listener)
    UIView.setAnimationDidStop("stopped:finished:context:")
    view.alpha = 0
    UIView.commitAnimations()
    clock.advance(by: 0.39)
    #expect(listener.heard.isEmpty)
    clock.advance(by: 0.02)
    #expect(listener.heard.first as? String == "fade")
    #expect((listener.heard.dropFirst().first as? NSNumber)?.boolValue == true)
  }
}

/// An animator can be paused, moved, turned round and stopped.
@MainActor
@Suite(.serialized)
struct PropertyAnimatorTests {
  private var clock: HostClock { UIKitHost.shared.clock }

  @Test func itRunsToItsEnd() throws {
    let view = UIView()
    var positions: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 100 }
    animator.addCompletion { positions.append($0) }
    #expect(animator.state == .inactive)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning)
    clock.advance(by: 0.25)
    #expect(abs(animator.fractionComplete - 0.25) < 0.001)
    #expect(abs(try #require(view.layer.presentation()).position.x - 25) < 0.1)
    clock.advance(by: 0.76)
    #expect(positions == [.end])
    #expect(animator.state == .inactive)
    #expect(view.center.x == 100)
  }

  @Test func itIsPausedMovedAndTurnedRound() {
    let view = UIView()
    var positions: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 100 }
    animator.addCompletion { positions.append($0) }
    animator.startAnimation()
    animator.pauseAnimation()
    animator.fractionComplete = 0.5
    clock.advance(by: 5)
    #expect(animator.fractionComplete == 0.5)
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    clock.advance(by: 0.49)
    #expect(positions.isEmpty)
    clock.advance(by: 0.02)
    #expect(positions == [.start])
    #expect(view.center.x == 0)
  }

  @Test func stoppedItStaysWhereItIs() {
    let view = UIView()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 100 }
    animator.startAnimation()
    clock.advance(by: 0.5)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    #expect(abs(view.center.x - 50) < 0.1)
    var position: UIViewAnimatingPosition?
    animator.addCompletion { position = $0 }
    animator.finishAnimation(at: .current)
    #expect(position == .current)
  }
}

/// The animations of layers go by the device's clock.
@MainActor
@Suite(.serialized)
struct LayerAnimationTests {
  private final class Listener: NSObject, CAAnimationDelegate {
    var heard: [String] = []
    func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append("stop \(flag)") }
  }

  private var clock: HostClock { UIKitHost.shared.clock }

  @Test func aBasicAnimationShowsInTheCopyOnly() throws {
    let (layer, listener) = (CALayer(), Listener())
    let animation = CABasicAnimation(keyPath: "transform.scale")
    animation.fromValue = 1
    animation.toValue = 3
    animation.duration = 2
    animation.delegate = listener
    layer.add(animation, forKey: "grow")
    #expect(layer.animationKeys() == ["grow"])
    clock.advance(by: 1)
    #expect(abs(try #require(layer.presentation()).transform.m11 - 2) < 0.001)
    #expect(layer.transform.m11 == 1)
    clock.advance(by: 1.01)
    #expect(listener.heard == ["start", "stop true"])
    #expect(layer.animationKeys() == nil)
  }

  @Test func theLastValueStaysIfAskedTo() throws {
    let layer = CALayer()
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [0, 10, 30]
    animation.duration = 1
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: nil)
    clock.advance(by: 0.75)
    #expect(abs(try #require(layer.presentation()).position.x - 20) < 0.001)
    clock.advance(by: 5)
    #expect(try #require(layer.presentation()).position.x == 30)
  }

  @Test func aTransactionWaitsForItsAnimations() {
    let layer = CALayer()
    var isDone = false
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.7)
    CATransaction.setCompletionBlock { isDone = true }
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.toValue = 0
    layer.add(fade, forKey: "fade")
    CATransaction.commit()
    clock.advance(by: 0.69)
    #expect(!isDone)
    clock.advance(by: 0.02)
    #expect(isDone)
  }

  @Test func aLinkCallsSixtyTimesASecond() {
    final class Counter: UIResponder { var count = 0 }
    ObjCRuntime.register(Counter.self) { c in
      c.method("tick:") { o, _ in o.count += 1 }
    }
    let counter = Counter()
    let link = CADisplayLink(target: counter, selector: "tick:")
    link.add(to: .main, forMode: .common)
    clock.advance(by: 0.5)
    #expect((29...31).contains(counter.count))
    link.isPaused = true
    let before = counter.count
    clock.advance(by: 1)
    link.invalidate()
    #expect(counter.count == before)
  }
}
