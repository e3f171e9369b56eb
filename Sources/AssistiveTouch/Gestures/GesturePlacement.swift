import AssistiveTechnology
import DeviceSettings
import Foundation

/// The circles that stand for fingers on the screen: the user drags them to where a gesture is wanted.
struct GesturePlacement: Sendable, Equatable {
  /// What the circles do when they are dragged.
  enum Kind: Sendable, Equatable {
    /// They are brought to a place, where the gesture is made when the finger is lifted.
    case placed
    /// Each of them is a finger on the screen as long as the user's finger drags them.
    case dragged
    /// Dragging one moves the other one opposite to it; dragging the space between them moves both, without touching.
    case pinched
  }

  /// The gesture.
  let action: AssistiveTouchAction
  let kind: Kind
  /// The middles of the circles.
  var circles: [CGPoint]

  /// How large a circle is, and how far fingers side by side are from each other, in points.
  static let circleSide = 60.0
  static let spacing = 48.0

  /// The circles for a gesture around a point; nil for an action that is made without a place.
  init?(_ action: AssistiveTouchAction, at point: CGPoint, in size: CGSize, saved: SavedGesture?) {
    self.action = action
    if let fingers = action.dragFingers {
      kind = .dragged
      circles = Self.row(of: fingers, around: point)
    } else if action == .pinchAndRotate {
      kind = .pinched
      circles = [point.moved(by: -1.5 * Self.spacing, 0), point.moved(by: 1.5 * Self.spacing, 0)]
    } else if let saved {
      kind = .placed
      let starts = saved.fingers.compactMap(\.first)
      let middle = Self.middle(of: starts)
      circles = starts.map { point.moved(by: $0.x - middle.x, $0.y - middle.y) }
    } else if action.needsPlace {
      kind = .placed
      circles = [point]
    } else {
      return nil
    }
    confine(to: size)
  }

  private static func row(of count: Int, around point: CGPoint) -> [CGPoint] {
    (0..<count).map { point.moved(by: (Double($0) - Double(count - 1) / 2) * spacing, 0) }
  }

  static func middle(of points: [CGPoint]) -> CGPoint {
    let count = Double(max(1, points.count))
    return CGPoint(
      x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
  }

  /// The middle of all circles.
  var middle: CGPoint { Self.middle(of: circles) }

  /// The circle at a point, by its index; the nearest one of several.
  func circle(at point: CGPoint) -> Int? {
    let near = circles.indices.filter { circles[$0].distance(to: point) <= Self.circleSide / 2 }
    return near.min { circles[$0].distance(to: point) < circles[$1].distance(to: point) }
  }

  /// Whether a point is on the circles, or between them.
  func contains(_ point: CGPoint) -> Bool {
    let frames = circles.map(Self.frame)
    return frames.dropFirst().reduce(frames.first ?? .null) { $0.union($1) }.contains(point)
  }

  static func frame(of circle: CGPoint) -> CGRect {
    CGRect(x: circle.x - circleSide / 2, y: circle.y - circleSide / 2, width: circleSide, height: circleSide)
  }

  /// Moves all circles by so many points, as far as the middle of each stays on the screen.
  mutating func move(by x: Double, _ y: Double, in size: CGSize) {
    circles = circles.map { $0.moved(by: x, y) }
    confine(to: size)
  }

  /// Moves a circle, and the other one of two opposite to it.
  mutating func pinch(_ circle: Int, to point: CGPoint, in size: CGSize) {
    guard circles.count == 2, circles.indices.contains(circle) else { return }
    let middle = middle
    let screen = CGRect(origin: .zero, size: size)
    circles[circle] = point.confined(to: screen)
    circles[1 - circle] = CGPoint(x: 2 * middle.x - point.x, y: 2 * middle.y - point.y).confined(to: screen)
  }

  /// Brings circles that left the screen back, in the same order.
  mutating func confine(to size: CGSize) {
    let (x, y) = (circles.map(\.x), circles.map(\.y))
    func shift(_ low: Double, _ high: Double, _ length: Double) -> Double {
      if low < 0 { return -low }
      return high > length ? max(length - high, -low) : 0
    }
    let right = shift(x.min() ?? 0, x.max() ?? 0, size.width)
    let down = shift(y.min() ?? 0, y.max() ?? 0, size.height)
    let screen = CGRect(origin: .zero, size: size)
    circles = circles.map { $0.moved(by: right, down).confined(to: screen) }
  }
}
