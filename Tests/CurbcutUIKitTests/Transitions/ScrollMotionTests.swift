import AssistiveTechnology
import Foundation
import Testing

@testable import CurbcutUIKit

/// Content moves frame by frame on the device's clock, and the delegate hears of it in the order of iOS.
@MainActor
@Suite(.serialized)
struct ScrollMotionTests {
  private var host: UIKitHost { .shared }

  private final class Listener: NSObject, UIScrollViewDelegate {
    var log: [String] = []
    var offsets: [CGFloat] = []
    var target: CGPoint?
    private func note(_ word: String) { if log.last != word { log.append(word) } }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      note("scroll")
      offsets.append(scrollView.contentOffset.y)
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("will drag") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      note("will leave")
      if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      note(decelerate ? "left moving" : "left")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("will coast") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("at rest") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("arrived") }
  }

  /// A scroll view with ten screens of content, in a window.
  private func screen() -> (UIScrollView, Listener, UIWindow) {
    let controller = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
    scroll.contentSize = CGSize(width: 300, height: 4000)
    scroll.contentInsetAdjustmentBehavior = .never
    controller.view.addSubview(scroll)
    let window = show(controller)
    let listener = Listener()
    scroll.delegate = listener
    return (scroll, listener, window)
  }

  /// Drags from a place by steps of a sixtieth of a second, and rests for as many steps before the finger leaves.
  private func drag(_ window: UIWindow, from start: CGPoint, by step: CGFloat, steps: Int, rests: Int = 0) {
    let fingers = FingerTracker()
    fingers.put(Touch(finger: 0, phase: .began, point: start), on: window)
    var point = start
    for index in 0..<steps + rests {
      host.advance(by: 1 / 60)
      if index < steps { point.y += step }
      fingers.put(Touch(finger: 0, phase: .moved, point: point), on: window)
    }
    fingers.put(Touch(finger: 0, phase: .ended, point: point), on: window)
  }

  @Test func anOffsetIsReachedStepByStep() {
    let (scroll, listener, _) = screen()
    scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(scroll.contentOffset.y == 0 && listener.log.isEmpty)
    host.advance(by: 0.15)
    #expect(scroll.contentOffset.y > 100 && scroll.contentOffset.y < 200)
    #expect(listener.offsets.count >= 8 && listener.offsets == listener.offsets.sorted())
    host.advance(by: 0.15)
    #expect(scroll.contentOffset.y == 300 && listener.log == ["scroll", "arrived"])
    // Where it is already nothing moves, and nothing is told.
    scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    host.advance(by: 1)
    #expect(listener.log == ["scroll", "arrived"])
  }

  @Test func anOffsetWithoutAnimationStopsWhatMoves() {
    let (scroll, listener, _) = screen()
    scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    host.advance(by: 0.1)
    scroll.setContentOffset(CGPoint(x: 0, y: 1000), animated: false)
    host.advance(by: 1)
    #expect(scroll.contentOffset.y == 1000 && listener.log.filter { $0 == "arrived" }.count == 1)
  }

  @Test func rowsAreScrolledToWithAndWithoutAnimation() {
    let source = ListSource([(nil, nil, (0..<100).map { "Row \($0)" })])
    let (controller, table) = tableController(source, style: .plain)
    _ = show(controller)
    table.scrollToRow(at: IndexPath(row: 80, section: 0), at: .middle, animated: true)
    #expect(table.contentOffset.y <= 0)
    host.advance(by: 0.3)
    table.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows?.contains(IndexPath(row: 80, section: 0)) == true)
    table.selectRow(at: IndexPath(row: 2, section: 0), animated: true, scrollPosition: .middle)
    #expect(table.indexPathForSelectedRow?.row == 2 && table.contentOffset.y > 500)
    host.advance(by: 0.3)
    #expect(table.contentOffset.y <= 0)
  }

  @Test func aFingerDragsAndTheContentCoasts() {
    let (scroll, listener, window) = screen()
    drag(window, from: CGPoint(x: 150, y: 400), by: -10, steps: 12)
    let left = scroll.contentOffset.y
    #expect(left > 90 && left <= 120)
    #expect(listener.log == ["will drag", "scroll", "will leave", "left moving", "will coast"])
    #expect(scroll.isDecelerating && !scroll.isDragging && !scroll.isTracking)
    host.advance(by: 0.5)
    // At 600 points a second content comes about 300 further, more slowly each moment.
    let later = scroll.contentOffset.y
    #expect(later > left + 150)
    host.runUntilIdle()
    #expect(abs(scroll.contentOffset.y - left - 300) < 30)
    #expect(listener.log.suffix(2) == ["scroll", "at rest"] && !scroll.isDecelerating)
  }

  @Test func theFastRateComesToRestSooner() {
    let (scroll, _, window) = screen()
    scroll.decelerationRate = .fast
    drag(window, from: CGPoint(x: 150, y: 400), by: -10, steps: 12)
    let left = scroll.contentOffset.y
    host.runUntilIdle()
    #expect(abs(scroll.contentOffset.y - left - 60) < 10)
  }

  @Test func contentStretchesBeyondItsEndAndSpringsBack() {
    let (scroll, listener, window) = screen()
    drag(window, from: CGPoint(x: 150, y: 200), by: 10, steps: 20)
    // The content follows two hundred points by less than half.
    #expect(scroll.contentOffset.y < -60 && scroll.contentOffset.y > -100)
    host.runUntilIdle()
    #expect(scroll.contentOffset.y == 0 && listener.log.last == "at rest")
    scroll.bounces = false
    listener.offsets = []
    drag(window, from: CGPoint(x: 150, y: 200), by: 10, steps: 20)
    host.runUntilIdle()
    #expect(scroll.contentOffset.y == 0 && listener.offsets.isEmpty)
  }

  @Test func aFlickBeyondTheEndComesBack() {
    let (scroll, listener, window) = screen()
    scroll.setContentOffset(CGPoint(x: 0, y: 3500), animated: false)
    listener.offsets = []
    drag(window, from: CGPoint(x: 150, y: 450), by: -12, steps: 8)
    host.runUntilIdle()
    #expect(listener.offsets.max() ?? 0 > 3610)
    #expect(scroll.contentOffset.y == 3600 && listener.log.last == "at rest")
  }

  @Test func pagesStopAtPages() {
    let (scroll, _, window) = screen()
    scroll.isPagingEnabled = true
    // A finger that rests before it leaves leaves the page that is nearer; a flick turns it.
    drag(window, from: CGPoint(x: 150, y: 400), by: -12, steps: 8, rests: 12)
    host.runUntilIdle()
    #expect(scroll.contentOffset.y == 0)
    drag(window, from: CGPoint(x: 150, y: 400), by: -12, steps: 8)
    host.runUntilIdle()
    #expect(scroll.contentOffset.y == 400)
    drag(window, from: CGPoint(x: 150, y: 450), by: -25, steps: 12, rests: 12)
    host.runUntilIdle()
    #expect(scroll.contentOffset.y == 800)
  }

  @Test func theDelegateDecidesWhereContentComesToRest() {
    let (scroll, listener, window) = screen()
    listener.target = CGPoint(x: 0, y: 222)
    drag(window, from: CGPoint(x: 150, y: 400), by: -10, steps: 12)
    host.runUntilIdle()
    #expect(scroll.contentOffset.y == 222)
  }

  @Test func aFingerStopsWhatCoasts() {
    let (scroll, listener, window) = screen()
    drag(window, from: CGPoint(x: 150, y: 400), by: -10, steps: 12)
    host.advance(by: 0.1)
    drag(window, from: CGPoint(x: 150, y: 400), by: 0, steps: 1)
    let place = scroll.contentOffset.y
    host.advance(by: 1)
    #expect(scroll.contentOffset.y == place && listener.log.last == "at rest")
  }

  @Test func aFingerAcrossDoesNotScrollAndATapStillReachesItsButton() {
    let (scroll, listener, window) = screen()
    var taps = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in taps += 1 })
    button.frame = CGRect(x: 20, y: 20, width: 200, height: 44)
    scroll.addSubview(button)
    window.layoutIfNeeded()
    window.tap(at: CGPoint(x: 60, y: 140))
    #expect(taps == 1 && listener.log.isEmpty)
    let fingers = FingerTracker()
    fingers.put(Touch(finger: 0, phase: .began, point: CGPoint(x: 50, y: 300)), on: window)
    fingers.put(Touch(finger: 0, phase: .moved, point: CGPoint(x: 150, y: 305)), on: window)
    fingers.put(Touch(finger: 0, phase: .ended, point: CGPoint(x: 150, y: 305)), on: window)
    #expect(listener.log.isEmpty && scroll.contentOffset == .zero)
    // A drag that begins on the button scrolls, and does not tap.
    drag(window, from: CGPoint(x: 60, y: 140), by: -10, steps: 6)
    #expect(taps == 1 && scroll.contentOffset.y > 0)
  }

  @Test func pullingAtTheTopLoadsAgainOnce() {
    let (scroll, _, window) = screen()
    let refresh = UIRefreshControl()
    var pulls = 0
    refresh.addAction(UIAction { _ in pulls += 1 }, for: .valueChanged)
    scroll.refreshControl = refresh
    drag(window, from: CGPoint(x: 150, y: 150), by: 15, steps: 20)
    host.runUntilIdle()
    #expect(pulls == 1 && refresh.isRefreshing)
  }

  @Test func voiceOversPageIsSaidWhenItIsAtRest() {
    let (scroll, listener, window) = screen()
    let provider = AccessibilityProvider(window)
    provider.update()
    _ = provider.takeNotifications()
    #expect(scroll.accessibilityScroll(.down))
    host.advance(by: 0.1)
    #expect(scroll.contentOffset.y > 0 && scroll.contentOffset.y < 400)
    #expect(provider.takeNotifications().isEmpty)
    host.advance(by: 0.2)
    #expect(scroll.contentOffset.y == 400 && listener.log.last == "at rest")
    #expect(provider.takeNotifications() == [.pageScrolled("Page 2 of 10")])
    // Two pages asked for at once: the first is passed, and only the second is said.
    #expect(scroll.accessibilityScroll(.down) && scroll.accessibilityScroll(.down))
    host.advance(by: 0.3)
    #expect(scroll.contentOffset.y == 1200)
    #expect(provider.takeNotifications() == [.pageScrolled("Page 4 of 10")])
  }

  @Test func aPathSlowsDownByTheSamePartEachMoment() {
    let goal = ScrollPath.goal(from: 0, velocity: 1000, rate: UIScrollView.DecelerationRate.normal.rawValue)
    #expect(abs(goal - 499) < 0.1)
    let path = ScrollPath.coasting(
      from: 0, velocity: 1000, to: goal, in: 0...10_000, rate: 0.998, bounces: true)
    let speeds = stride(from: 0, to: 0.5, by: 0.1).map {
      path.position(at: $0 + 0.01) - path.position(at: $0)
    }
    for (before, after) in zip(speeds, speeds.dropFirst()) { #expect(abs(after / before - 0.8186) < 0.001) }
    #expect(path.position(at: 100) == goal)
    #expect(ScrollPath.stretch(100, in: 400) < 55 && ScrollPath.stretch(-1e9, in: 400) >= -400)
  }
}
