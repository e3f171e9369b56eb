import Foundation

/// Recognises a swipe: a quick movement in one direction.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer>.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// From left to right.
    public static let right = Direction(rawValue: 1)
    /// From right to left.
    public static let left = Direction(rawValue: 2)
    /// From bottom to top.
    public static let up = Direction(rawValue: 4)
    /// From top to bottom.
    public static let down = Direction(rawValue: 8)
  }

  /// The directions to recognise; `right` by default.
  open var direction = Direction.right
  /// How many fingers must swipe together; 1 by default.
  open var numberOfTouchesRequired = 1
  private var start = CGPoint.zero
  private var began: TimeInterval = 0

  /// In points and seconds: a swipe covers 50 points within half a second.
  private static let distance: CGFloat = 50
  private static let time: TimeInterval = 0.5

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = location(in: nil)
    if self.touches.count == touches.count { began = event.timestamp }
    if self.touches.count > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { look(event, isEnd: false) }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { look(event, isEnd: true) }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  private func look(_ event: UIEvent, isEnd: Bool) {
    guard state == .possible else { return }
    let end = location(in: nil)
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let moved: Direction = abs(dx) > abs(dy) ? (dx > 0 ? .right : .left) : (dy > 0 ? .down : .up)
    let isLate = event.timestamp - began > Self.time
    if isLate || (max(abs(dx), abs(dy)) > 10 && !direction.contains(moved)) {
      state = .failed
    } else if max(abs(dx), abs(dy)) >= Self.distance, touches.count == numberOfTouchesRequired {
      recognize()
    } else if isEnd {
      state = .failed
    }
  }
}
