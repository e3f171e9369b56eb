import Foundation

/// The way of a node's view from one place to another.
///
/// The layout is at its end at once, as are the frames that assistive technologies are given; what is drawn gets there
/// over time.
@MainActor
final class FrameMovement: AnimationParticipant {
  private typealias Pair = AnimatablePair<CGFloat, CGFloat>

  private weak var node: ViewNode?
  private var center: Animator<AnimatablePair<CGFloat, CGFloat>>
  private var size: Animator<AnimatablePair<CGFloat, CGFloat>>
  /// Whether the size changes on the way; a text is laid out for its end.
  private let isResizing: Bool

  init(_ node: ViewNode, from frame: CGRect, isResizing: Bool) {
    self.node = node
    self.isResizing = isResizing
    center = Animator(Pair(frame.midX, frame.midY))
    size = Animator(Pair(frame.width, frame.height))
  }

  /// Changes the place at the end.
  func change(to frame: CGRect, _ transaction: Transaction, _ environment: EnvironmentValues) {
    center.change(to: Pair(frame.midX, frame.midY), transaction, environment)
    let size = Pair(frame.width, frame.height)
    if size != self.size.target {
      self.size.change(to: size, isResizing ? transaction : Transaction(), environment)
    }
  }

  /// The rectangle that is shown now.
  var present: CGRect {
    let now = HostTimer.now
    let (center, size) = (center.value(at: now), size.value(at: now))
    return CGRect(
      x: center.first - size.first / 2, y: center.second - size.second / 2, width: max(0, size.first),
      height: max(0, size.second))
  }

  var isAnimating: Bool { center.isRunning || size.isRunning }
  var isEndless: Bool { center.isEndless && size.isEndless }

  func advance() {}

  func show() {
    guard let node else {
      center.finish()
      size.finish()
      return
    }
    node.frameMoved()
  }
}
