import Foundation

/// How far something goes, in points.
struct Way: Hashable, Sendable {
  var dx: Double
  var dy: Double

  static let none = Way(dx: 0, dy: 0)

  var length: Double { hypot(dx, dy) }
}
