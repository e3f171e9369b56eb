import CurbcutGraphics
import Foundation

/// An image made of pins, for a braille display that shows graphics (iOS 15.2).
///
/// Follows <https://developer.apple.com/documentation/accessibility/axbraillemap>.
open class AXBrailleMap: NSObject, NSCopying {
  /// The numbers of pins horizontally and vertically.
  open private(set) var dimensions: CGSize
  private var heights: [Float]

  /// Creates a map with all pins down, for a display of a given size.
  package init(columns: Int, rows: Int) {
    let (columns, rows) = (min(max(0, columns), 10_000), min(max(0, rows), 10_000))
    dimensions = CGSize(width: columns, height: rows)
    heights = Array(repeating: 0, count: columns * rows)
    super.init()
  }

  /// The height of a pin, from 0 (down) to 1 (up).
  ///
  /// Points are measured in pins from the upper left corner. A pin outside the map is always 0.
  open subscript(point: CGPoint) -> Float {
    get { index(of: point).map { heights[$0] } ?? 0 }
    set {
      guard let index = index(of: point), !newValue.isNaN else { return }
      heights[index] = min(max(newValue, 0), 1)
    }
  }

  /// Sets the height of a pin: 0 is down, 1 is up.
  open func setHeight(_ height: Float, at point: CGPoint) { self[point] = height }

  /// The height of a pin, from 0 (down) to 1 (up).
  open func height(at point: CGPoint) -> Float { self[point] }

  /// Shows an image on the whole map: dark parts are raised, white and transparent parts are down.
  open func present(_ image: CGImage) {
    let (columns, rows) = (Int(dimensions.width), Int(dimensions.height))
    guard image.width > 0, image.height > 0 else { return }
    for row in 0..<rows {
      for column in 0..<columns {
        heights[row * columns + column] = darkness(
          of: image, columns: span(column, of: columns, in: image.width),
          rows: span(row, of: rows, in: image.height))
      }
    }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXBrailleMap(columns: Int(dimensions.width), rows: Int(dimensions.height))
    copy.heights = heights
    return copy
  }

  private func index(of point: CGPoint) -> Int? {
    guard point.x >= 0, point.y >= 0, point.x < dimensions.width, point.y < dimensions.height else {
      return nil
    }
    return Int(point.y) * Int(dimensions.width) + Int(point.x)
  }

  /// The range of pixels that a pin represents, at least one.
  private func span(_ pin: Int, of pins: Int, in pixels: Int) -> Range<Int> {
    let first = min(pin * pixels / pins, pixels - 1)
    return first..<max(first + 1, (pin + 1) * pixels / pins)
  }

  private func darkness(of image: CGImage, columns: Range<Int>, rows: Range<Int>) -> Float {
    var sum = 0.0
    for y in rows {
      for x in columns {
        guard let color = image.color(atX: x, y: y) else { continue }
        let light = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
        sum += Double((1 - light) * color.alpha)
      }
    }
    return Float(sum / Double(columns.count * rows.count))
  }
}

/// An element that provides an image for a braille display that shows graphics (iOS 15.2).
///
/// Follows <https://developer.apple.com/documentation/accessibility/axbraillemaprenderer>.
@preconcurrency @MainActor
public protocol AXBrailleMapRenderer: NSObjectProtocol {
  /// The part of the element, in its own coordinates, that is shown as an image.
  var accessibilityBrailleMapRenderRegion: CGRect { get set }
  /// Called to set the pins each time the image is shown.
  var accessibilityBrailleMapRenderer: (AXBrailleMap) -> Void { get set }
}
