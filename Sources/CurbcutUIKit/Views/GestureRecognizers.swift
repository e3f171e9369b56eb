import Foundation

/// One or more taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps in a row make the gesture, each within 0.35 seconds of the one before; 1 by default.
  open var numberOfTapsRequired = 1
  /// How many fingers tap together; 1 by default.
  open var numberOfTouchesRequired = 1
  private var start = CGPoint.zero
  private var taps = 0
  private var lastTap: TimeInterval = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = location(in: nil)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let end = location(in: nil)
    // UIKit gives a tap some ten points of play, and a third of a second to the next one.
    guard hypot(end.x - start.x, end.y - start.y) <= 10, self.touches.count == numberOfTouchesRequired else {
      taps = 0
      state = .failed
      return
    }
    taps = event.timestamp - lastTap <= 0.35 ? taps + 1 : 1
    lastTap = event.timestamp
    if taps >= numberOfTapsRequired {
      taps = 0
      recognize()
    }
  }
}

/// A finger that rests.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How many fingers rest together; 1 by default.
  open var numberOfTouchesRequired = 1
  /// How many taps come before the finger rests; 0 by default. Kept, but taps before it are not asked
  /// for here.
  open var numberOfTapsRequired = 0
  /// Points.
  open var allowableMovement: CGFloat = 10
  private var start = CGPoint.zero
  private var began: TimeInterval = 0
  private var alarm: Int?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = location(in: nil)
    began = event.timestamp
    guard numberOfTouches == numberOfTouchesRequired else { return stopWaiting() }
    alarm = UIKitHost.shared.clock.after(minimumPressDuration) { [weak self] in self?.begin() }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let now = location(in: nil)
    if state == .possible, hypot(now.x - start.x, now.y - start.y) > allowableMovement {
      stopWaiting()
      state = .failed
    } else if state == .possible, event.timestamp - began >= minimumPressDuration {
      begin()
    } else if state == .began || state == .changed {
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, event.timestamp - began >= minimumPressDuration { begin() }
    stopWaiting()
    state = state == .began || state == .changed ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    stopWaiting()
    state = state == .began || state == .changed ? .cancelled : .failed
  }

  open override func reset() { stopWaiting() }

  private func begin() {
    stopWaiting()
    guard state == .possible, numberOfTouches == numberOfTouchesRequired else { return }
    state = delegate?.gestureRecognizerShouldBegin(self) ?? true ? .began : .failed
  }

  private func stopWaiting() {
    if let alarm { UIKitHost.shared.clock.callOff(alarm) }
    alarm = nil
  }
}

/// A quick movement in one direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions that count.
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

  /// The directions that count; to the right by default.
  open var direction = Direction.right
  /// How many fingers move together; 1 by default. Kept, but any number will do here.
  open var numberOfTouchesRequired = 1
  private var start = CGPoint.zero
  private var began: TimeInterval = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = location(in: nil)
    began = event.timestamp
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let end = location(in: nil)
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let moved: Direction = abs(dx) > abs(dy) ? (dx > 0 ? .right : .left) : (dy > 0 ? .down : .up)
    // A swipe covers some fifty points within half a second.
    if max(abs(dx), abs(dy)) >= 50, event.timestamp - began <= 0.5, direction.contains(moved) {
      recognize()
    } else {
      state = .failed
    }
  }
}

/// A finger that moves.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The least fingers that move; 1 by default. Kept, but any number will do here.
  open var minimumNumberOfTouches = 1
  /// The most fingers that move; no limit by default. Kept, but any number will do here.
  open var maximumNumberOfTouches = Int.max
  private var start = CGPoint.zero
  private var offset = CGPoint.zero

  /// How far the finger has come, in points.
  open func translation(in view: UIView?) -> CGPoint {
    let now = location(in: nil)
    return CGPoint(x: now.x - start.x + offset.x, y: now.y - start.y + offset.y)
  }

  /// Lets ``translation(in:)`` count on from here with another value, in points; usually zero.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    start = location(in: nil)
    offset = translation
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = location(in: nil)
    offset = .zero
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let moved = translation(in: nil)
    if state == .possible, hypot(moved.x, moved.y) >= 10 {
      state = delegate?.gestureRecognizerShouldBegin(self) ?? true ? .began : .failed
    } else if state == .began || state == .changed {
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .began || state == .changed ? .ended : .failed
  }
}

/// A finger that comes from the edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that count; none by default. Kept, but a movement from anywhere counts here.
  open var edges: UIRectEdge = []
}

/// Two fingers that come together or part.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers are apart compared with the beginning: 1 for as far, 2 for twice as far.
  open var scale: CGFloat = 1
  private var startDistance: CGFloat = 0

  private var distance: CGFloat {
    guard touches.count >= 2 else { return 0 }
    let (a, b) = (touches[0].point, touches[1].point)
    return hypot(a.x - b.x, a.y - b.y)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count == 2 { startDistance = distance }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard startDistance > 0 else { return }
    scale = distance / startDistance
    state = state == .possible ? .began : .changed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .began || state == .changed ? .ended : .failed
  }

  open override func reset() {
    scale = 1
    startDistance = 0
  }
}

/// Two fingers that turn.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// Radians.
  open var rotation: CGFloat = 0
  private var startAngle: CGFloat?

  private var angle: CGFloat? {
    guard touches.count >= 2 else { return nil }
    let (a, b) = (touches[0].point, touches[1].point)
    return atan2(b.y - a.y, b.x - a.x)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { startAngle = angle }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let startAngle, let angle else { return }
    rotation = angle - startAngle
    state = state == .possible ? .began : .changed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .began || state == .changed ? .ended : .failed
  }

  open override func reset() {
    rotation = 0
    startAngle = nil
  }
}

/// The edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper edge.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The lower edge.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
