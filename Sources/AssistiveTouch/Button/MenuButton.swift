import DeviceSettings
import Foundation

/// Where the floating button is: at an edge of the screen, and so far along it.
struct MenuButton: Sendable, Equatable {
  var edge: AssistiveTouchSettings.Edge
  /// From 0 at the left or the top to 1.
  var offset: Double

  /// How large the button is, in points, and how far from the edge it rests.
  static let side = 60.0
  static let margin = 4.0

  init(edge: AssistiveTouchSettings.Edge, offset: Double) {
    self.edge = edge
    self.offset = min(max(0, offset), 1)
  }

  /// The place at the edge nearest to a point, in a screen of that size.
  init(near point: CGPoint, in size: CGSize) {
    let area = Self.area(in: size)
    let point = point.confined(to: area)
    let distances: [(AssistiveTouchSettings.Edge, Double)] = [
      (.left, point.x - area.minX), (.right, area.maxX - point.x), (.top, point.y - area.minY),
      (.bottom, area.maxY - point.y),
    ]
    edge = distances.min { $0.1 < $1.1 }?.0 ?? .right
    let isUpright = edge == .left || edge == .right
    let (length, way) = isUpright ? (area.height, point.y - area.minY) : (area.width, point.x - area.minX)
    offset = length > 0 ? min(max(0, way / length), 1) : 0
  }

  /// Where the middle of the button can be.
  static func area(in size: CGSize) -> CGRect {
    let inset = side / 2 + margin
    return CGRect(
      x: min(inset, size.width / 2), y: min(inset, size.height / 2), width: max(0, size.width - 2 * inset),
      height: max(0, size.height - 2 * inset))
  }

  /// Its frame on a screen of that size, in screen coordinates.
  func frame(in size: CGSize) -> CGRect {
    let area = Self.area(in: size)
    let along = CGPoint(x: area.minX + area.width * offset, y: area.minY + area.height * offset)
    let middle =
      switch edge {
      case .left: CGPoint(x: area.minX, y: along.y)
      case .right: CGPoint(x: area.maxX, y: along.y)
      case .top: CGPoint(x: along.x, y: area.minY)
      case .bottom: CGPoint(x: along.x, y: area.maxY)
      }
    return Self.frame(around: middle)
  }

  /// The frame of the button while a finger drags it: it stays on the screen.
  static func frame(draggedTo point: CGPoint, in size: CGSize) -> CGRect {
    frame(around: point.confined(to: area(in: size)))
  }

  private static func frame(around middle: CGPoint) -> CGRect {
    CGRect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side)
  }
}

extension CGPoint {
  /// The nearest point of a rectangle.
  func confined(to area: CGRect) -> CGPoint {
    CGPoint(x: min(max(area.minX, x), area.maxX), y: min(max(area.minY, y), area.maxY))
  }

  func distance(to other: CGPoint) -> Double { hypot(x - other.x, y - other.y) }

  func moved(by x: Double, _ y: Double) -> CGPoint { CGPoint(x: self.x + x, y: self.y + y) }

  var isFinite: Bool { x.isFinite && y.isFinite }
}
