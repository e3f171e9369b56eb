import AccessibilityTree
import CurbcutUIKit
import Foundation

/// Where touches reach an element, which may be farther than its frame.
@MainActor
struct TouchTarget {
  /// In screen coordinates, in points.
  let frame: CGRect

  /// What Apple asks for, in points.
  static let least: CGFloat = 44

  /// - Parameters:
  ///   - element: the element.
  ///   - object: its object; nil when only its frame is known.
  init(_ element: AccessibilityElement, _ object: AccessibleObject?) {
    let frame = element.frame
    guard let view = object as? UIView, frame.width < Self.least || frame.height < Self.least else {
      self.frame = frame
      return
    }
    let wanted = frame.insetBy(
      dx: min(0, (frame.width - Self.least) / 2), dy: min(0, (frame.height - Self.least) / 2))
    // Just inside, as the far edges of a rectangle do not belong to it.
    let tried = wanted.insetBy(dx: 0.25, dy: 0.25)
    let isReached = [tried.minX, tried.midX, tried.maxX].allSatisfy { x in
      [tried.minY, tried.midY, tried.maxY].allSatisfy { y in
        view.point(inside: view.convert(CGPoint(x: x, y: y), from: nil), with: nil)
      }
    }
    self.frame = isReached ? wanted : frame
  }
}
