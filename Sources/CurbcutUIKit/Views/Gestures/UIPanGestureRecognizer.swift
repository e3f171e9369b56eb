import Foundation

/// Recognises a pan: one or more fingers that move.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipangesturerecognizer>.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of fingers; 1 by default.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers; no limit by default.
  open var maximumNumberOfTouches = Int.max
  /// The types of scrolling devices to receive events from; none by default. Has no effect: there are none here.
  open var allowedScrollTypesMask = UIScrollTypeMask()
  private var start = CGPoint.zero
  private var offset = CGPoint.zero
  /// The most recent locations of the fingers, in window coordinates, and their times.
  private var samples: [(point: CGPoint, time: TimeInterval)] = []

  /// How far a finger must move before the gesture begins, in points.
  private static let play: CGFloat = 10

  /// How far the finger has moved, in points in a view's coordinates.
  open func translation(in view: UIView?) -> CGPoint {
    let now = location(in: nil)
    let moved = CGPoint(x: now.x - start.x + offset.x, y: now.y - start.y + offset.y)
    return vector(moved, in: view)
  }

  /// Makes ``translation(in:)`` continue from another value, in points; usually zero.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    start = location(in: nil)
    guard let view, let window = view.window else { return offset = translation }
    let (zero, end) = (view.convert(CGPoint.zero, to: window), view.convert(translation, to: window))
    offset = CGPoint(x: end.x - zero.x, y: end.y - zero.y)
  }

  /// How fast the finger is moving, in points per second in a view's coordinates.
  open func velocity(in view: UIView?) -> CGPoint {
    guard let last = samples.last, let first = samples.first, last.time > first.time else { return .zero }
    let time = CGFloat(last.time - first.time)
    return vector(
      CGPoint(x: (last.point.x - first.point.x) / time, y: (last.point.y - first.point.y) / time), in: view)
  }

  /// Converts a vector from window coordinates to a view's.
  private func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return vector }
    let (zero, end) = (view.convert(CGPoint.zero, from: window), view.convert(vector, from: window))
    return CGPoint(x: end.x - zero.x, y: end.y - zero.y)
  }

  private func sample(_ event: UIEvent) {
    samples.append((location(in: nil), event.timestamp))
    samples.removeAll { event.timestamp - $0.time > 0.1 }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    // The centroid of the fingers jumps when one is added; the translation so far is kept.
    if state == .began || state == .changed {
      let before = self.touches.filter { !touches.contains($0) }
      offset = Self.sum(offset, Self.difference(Self.middle(before), start))
    } else {
      offset = .zero
    }
    start = location(in: nil)
    samples = []
    sample(event)
    if state == .possible, self.touches.count > maximumNumberOfTouches { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    sample(event)
    let moved = translation(in: nil)
    if state == .possible, self.touches.count >= minimumNumberOfTouches, mayBegin,
      hypot(moved.x, moved.y) >= Self.play
    {
      state = .began
    } else if state == .began || state == .changed {
      state = .changed
    }
  }

  /// Whether the touches started where this kind of pan requires.
  var mayBegin: Bool { true }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let rest = self.touches.filter { !touches.contains($0) }
    if rest.count >= minimumNumberOfTouches, state == .began || state == .changed {
      offset = Self.sum(offset, Self.difference(location(in: nil), start))
      start = Self.middle(rest)
      samples = []
      state = .changed
    } else if rest.isEmpty || state == .began || state == .changed {
      // A finger that rested before it was lifted has no velocity.
      samples.removeAll { event.timestamp - $0.time > 0.1 }
      state = state == .began || state == .changed ? .ended : .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .began || state == .changed ? .cancelled : .failed
  }

  private static func middle(_ touches: [UITouch]) -> CGPoint {
    let count = CGFloat(max(touches.count, 1))
    return touches.reduce(CGPoint.zero) {
      CGPoint(x: $0.x + $1.point.x / count, y: $0.y + $1.point.y / count)
    }
  }
  private static func sum(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
  private static func difference(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
    CGPoint(x: a.x - b.x, y: a.y - b.y)
  }
}

/// The types of scrolling devices.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Mouse wheels that move in steps.
  public static let discrete = Self(rawValue: 1)
  /// Trackpads.
  public static let continuous = Self(rawValue: 2)
  /// Both.
  public static let all: Self = [.discrete, .continuous]
}

/// Recognises a finger that pans in from an edge of the screen.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiscreenedgepangesturerecognizer>.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which the pan may start; none by default.
  open var edges: UIRectEdge = []
  private var isAtEdge = false

  /// How close to the edge a finger must touch down, in points.
  private static let depth: CGFloat = 20

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let bounds = view?.window?.bounds ?? UIScreen.main.bounds
    isAtEdge = touches.allSatisfy { touch in
      edges.contains(.left) && touch.point.x <= Self.depth
        || edges.contains(.right) && touch.point.x >= bounds.width - Self.depth
        || edges.contains(.top) && touch.point.y <= Self.depth
        || edges.contains(.bottom) && touch.point.y >= bounds.height - Self.depth
    }
    guard isAtEdge else { return state = .failed }
    super.touchesBegan(touches, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let way = translation(in: nil)
    // A finger that moves along the edge scrolls, so the recognisers that wait for this one must see it fail.
    if state == .possible, hypot(way.x, way.y) >= 10, !goesInward(way) { return state = .failed }
    super.touchesMoved(touches, with: event)
  }

  private func goesInward(_ way: CGPoint) -> Bool {
    if abs(way.x) >= abs(way.y) {
      return edges.contains(.left) && way.x > 0 || edges.contains(.right) && way.x < 0
    }
    return edges.contains(.top) && way.y > 0 || edges.contains(.bottom) && way.y < 0
  }

  override var mayBegin: Bool { isAtEdge }
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
