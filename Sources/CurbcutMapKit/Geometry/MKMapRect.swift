import CurbcutGraphics
import Foundation

/// A part of the flat map.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkmaprect>.
public struct MKMapRect: Hashable, Sendable {
  /// The upper left corner.
  public var origin: MKMapPoint
  /// The size.
  public var size: MKMapSize

  /// A part of nothing, at the upper left corner of the map.
  public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }

  /// Creates a part from its corner and size.
  public init(origin: MKMapPoint, size: MKMapSize) {
    self.origin = origin
    self.size = size
  }

  /// Creates a part from its left and upper edges, width and height.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// The whole map.
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
  /// No part: what is united with it stays as it is.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

  /// The left edge.
  public var minX: Double { origin.x }
  /// The upper edge.
  public var minY: Double { origin.y }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The lower edge.
  public var maxY: Double { origin.y + size.height }
  /// The middle between left and right.
  public var midX: Double { origin.x + size.width / 2 }
  /// The middle between top and bottom.
  public var midY: Double { origin.y + size.height / 2 }
  /// The width.
  public var width: Double { size.width }
  /// The height.
  public var height: Double { size.height }

  /// Whether it is no part at all.
  public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
  /// Whether there is nothing in it.
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

  /// The smallest part that holds both.
  public func union(_ other: MKMapRect) -> MKMapRect {
    if isNull { return other }
    if other.isNull { return self }
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return MKMapRect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// What is in both; ``null`` where there is nothing.
  public func intersection(_ other: MKMapRect) -> MKMapRect {
    guard !isNull, !other.isNull else { return .null }
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return .null }
    return MKMapRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether both have something in common.
  public func intersects(_ other: MKMapRect) -> Bool { !intersection(other).isNull }

  /// Whether a point lies in it.
  public func contains(_ point: MKMapPoint) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  /// Whether another part lies in it as a whole.
  public func contains(_ other: MKMapRect) -> Bool {
    !isNull && !other.isNull && other.minX >= minX && other.maxX <= maxX && other.minY >= minY
      && other.maxY <= maxY
  }

  /// The part with its edges moved inwards; ``null`` where nothing is left.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    guard !isNull, width >= 2 * dx, height >= 2 * dy else { return .null }
    return MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// The part at another place.
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    isNull ? self : MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// The part cut in two at a distance from an edge.
  public func divided(atDistance distance: Double, from edge: CGRectEdge) -> (
    slice: MKMapRect, remainder: MKMapRect
  ) {
    let length = edge == .minXEdge || edge == .maxXEdge ? width : height
    let cut = min(max(distance, 0), length)
    func part(from start: Double, _ size: Double) -> MKMapRect {
      edge == .minXEdge || edge == .maxXEdge
        ? MKMapRect(x: minX + start, y: minY, width: size, height: height)
        : MKMapRect(x: minX, y: minY + start, width: width, height: size)
    }
    return edge == .minXEdge || edge == .minYEdge
      ? (part(from: 0, cut), part(from: cut, length - cut))
      : (part(from: length - cut, cut), part(from: 0, length - cut))
  }

  /// Whether it reaches over the meridian at which the map ends.
  public var spans180thMeridian: Bool { !isNull && (minX < 0 || maxX > MKMapPoint.worldWidth) }

  /// What of it lies beyond the meridian at which the map ends, as the part on the other side; ``null`` where nothing
  /// does.
  public func remainder() -> MKMapRect {
    guard spans180thMeridian else { return .null }
    let world = MKMapPoint.worldWidth
    if minX < 0 {
      return MKMapRect(x: minX + world, y: minY, width: min(-minX, width), height: height)
    }
    let start = max(minX, world)
    return MKMapRect(x: start - world, y: minY, width: maxX - start, height: height)
  }

  /// The part with another point as its middle.
  func centered(on point: MKMapPoint) -> MKMapRect {
    MKMapRect(x: point.x - width / 2, y: point.y - height / 2, width: width, height: height)
  }

  /// The smallest part that holds some points; ``null`` for none.
  init(around points: some Sequence<MKMapPoint>) {
    self = points.reduce(.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
  }
}
