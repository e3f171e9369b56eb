import CurbcutGraphics
import Foundation

/// A rectangle of whole pixels in Core Image's coordinates, in which y points up.
struct PixelArea: Hashable, Sendable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  static let empty = PixelArea(x: 0, y: 0, width: 0, height: 0)

  var maxX: Int { x + width }
  var maxY: Int { y + height }
  var isEmpty: Bool { width <= 0 || height <= 0 }
  var count: Int { isEmpty ? 0 : width * height }

  init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The farthest coordinate that is told apart; what is infinite ends there.
  private static let farthest: CGFloat = 1_073_741_824

  /// The pixels that a rectangle touches. A sliver that is due to rounding does not count.
  init(_ rect: CGRect) {
    guard !rect.isNull, !rect.isEmpty, !rect.origin.x.isNaN, !rect.origin.y.isNaN else {
      self = .empty
      return
    }
    func bounded(_ value: CGFloat) -> Int { Int(min(max(value, -Self.farthest), Self.farthest)) }
    let left = bounded((rect.minX + 1e-4).rounded(.down))
    let bottom = bounded((rect.minY + 1e-4).rounded(.down))
    let right = bounded((rect.maxX - 1e-4).rounded(.up))
    let top = bounded((rect.maxY - 1e-4).rounded(.up))
    self.init(x: left, y: bottom, width: max(0, right - left), height: max(0, top - bottom))
  }

  var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

  func intersection(_ other: PixelArea) -> PixelArea {
    let left = max(x, other.x)
    let bottom = max(y, other.y)
    let right = min(maxX, other.maxX)
    let top = min(maxY, other.maxY)
    guard right > left, top > bottom else { return .empty }
    return PixelArea(x: left, y: bottom, width: right - left, height: top - bottom)
  }

  /// The area with so many more pixels on each side.
  func grown(by horizontal: Int, _ vertical: Int) -> PixelArea {
    PixelArea(
      x: x - horizontal, y: y - vertical, width: width + 2 * horizontal, height: height + 2 * vertical)
  }
}
