import Foundation

/// An animated movement of a scroll view's content, frame by frame on the device's clock.
@MainActor
final class ScrollMotion {
  /// Why the content moves.
  enum Purpose {
    /// The app asked for an offset.
    case asked
    /// An assistive technology asked for the next page.
    case page
    /// The finger was lifted, and the content decelerates.
    case coasting
  }

  /// The movements that turn a page for an assistive technology, which is waiting for them to end.
  private static var pages: [ScrollMotion] = []
  /// The number of movements that are running.
  private(set) static var count = 0

  let purpose: Purpose
  private weak var view: UIScrollView?
  private let horizontal: ScrollPath
  private let vertical: ScrollPath
  private var begun: TimeInterval = 0
  private var frameAlarm: Int?
  private var endAlarm: Int?
  private var isStarted = false
  private var isOver = false

  init(_ purpose: Purpose, of view: UIScrollView, horizontal: ScrollPath, vertical: ScrollPath) {
    self.purpose = purpose
    self.view = view
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Where the content comes to rest.
  var end: CGPoint { CGPoint(x: horizontal.end, y: vertical.end) }

  /// Whether an assistive technology is waiting for a page turn in any window.
  static var isAnyPageTurning: Bool { !pages.isEmpty }

  /// Whether an assistive technology is waiting for a page turn in a given window.
  static func isTurningPage(in window: UIWindow?) -> Bool {
    guard !pages.isEmpty, let window else { return false }
    return pages.contains { $0.view?.window === window }
  }

  func start() {
    let clock = UIKitHost.shared.clock
    begun = clock.now
    isStarted = true
    Self.count += 1
    if purpose == .page { Self.pages.append(self) }
    // Frame alarms must not keep `runUntilIdle` from finishing.
    frameAlarm = clock.after(1 / 60, recurs: true) { [self] in frame() }
    endAlarm = clock.after(max(horizontal.duration, vertical.duration)) { [self] in finish() }
  }

  private func frame() {
    guard !isOver, let view else { return }
    let clock = UIKitHost.shared.clock
    let time = clock.now - begun
    frameAlarm = clock.after(1 / 60, recurs: true) { [self] in frame() }
    view.contentOffset = CGPoint(x: horizontal.position(at: time), y: vertical.position(at: time))
  }

  /// Jumps to the end at once.
  func finish() { close { $0.contentOffset = end } }

  /// Stops, leaving the content where it is.
  func stop() { close { _ in } }

  private func close(_ last: (UIScrollView) -> Void) {
    guard !isOver else { return }
    isOver = true
    if isStarted { Self.count -= 1 }
    Self.pages.removeAll { $0 === self }
    for alarm in [frameAlarm, endAlarm].compactMap({ $0 }) { UIKitHost.shared.clock.callOff(alarm) }
    guard let view else { return }
    last(view)
    view.motionDidEnd(self)
  }

  isolated deinit {
    if isStarted, !isOver { Self.count -= 1 }
  }
}

extension UIScrollView {
  /// Whether a movement would be visible, and should therefore be animated.
  private var canMove: Bool {
    guard UIView.areAnimationsEnabled, let window else { return false }
    return !window.isHidden
  }

  /// The duration, in seconds, of an animated scroll to a requested offset.
  private static var scrollDuration: TimeInterval { 0.3 }

  /// Scrolls to an offset, with animation only if the movement would be visible.
  final func scroll(to offset: CGPoint, for purpose: ScrollMotion.Purpose) {
    settleMotion()
    let new = ScrollMotion(
      purpose, of: self,
      horizontal: .brought(from: contentOffset.x, to: offset.x, in: Self.scrollDuration),
      vertical: .brought(from: contentOffset.y, to: offset.y, in: Self.scrollDuration))
    motion = new
    if canMove { new.start() } else { new.finish() }
  }

  /// Lets the content decelerate after the finger is lifted.
  final func coast(horizontal: ScrollPath, vertical: ScrollPath) {
    let new = ScrollMotion(.coasting, of: self, horizontal: horizontal, vertical: vertical)
    motion = new
    setDecelerating(true)
    delegate?.scrollViewWillBeginDecelerating(self)
    if canMove { new.start() } else { new.finish() }
  }

  /// Finishes the current movement, if any, at once.
  final func settleMotion() { motion?.finish() }

  /// Stops the current movement, if any, where it is.
  final func stopMotion() { motion?.stop() }

  /// Called when a movement has ended.
  final func motionDidEnd(_ ended: ScrollMotion) {
    guard motion === ended else { return }
    motion = nil
    switch ended.purpose {
    case .asked: delegate?.scrollViewDidEndScrollingAnimation(self)
    case .coasting:
      setDecelerating(false)
      flashScrollIndicators()
      delegate?.scrollViewDidEndDecelerating(self)
    case .page:
      layoutTreeAround()
      delegate?.scrollViewDidEndDecelerating(self)
      postScrollStatus()
    }
  }
}
