import CurbcutGraphics
import Foundation

extension UIView {
  /// How far letters, thumbs and borders may draw beyond the bounds of their view, in points.
  private static let overhang: CGFloat = 24

  /// The rectangle in which the view and its subviews may draw, in its own coordinates; nil when only drawing can
  /// tell.
  package final var drawnExtent: CGRect? {
    let extent = extentBeforeEffects
    guard let effects = storedLayer?.effects else { return extent }
    return extent?.insetBy(dx: -effects.reach, dy: -effects.reach)
  }

  private var extentBeforeEffects: CGRect? {
    var extent = storedBounds.insetBy(dx: -Self.overhang, dy: -Self.overhang)
    if let layer = storedLayer {
      guard !layer.hasPlainSublayers, layer.mask == nil, !layer.isAnimated else { return nil }
      if layer.shadowOpacity > 0 {
        let reach = layer.shadowRadius * 3 + 1
        let caster = layer.shadowPath?.boundingBox ?? storedBounds
        extent = extent.union(
          caster.offsetBy(dx: layer.shadowOffset.width, dy: layer.shadowOffset.height)
            .insetBy(dx: -reach, dy: -reach))
      }
    }
    guard !clipsToBounds else { return extent }
    for view in storedSubviews where !view.isHidden && view.alpha > 0 {
      guard let inner = view.drawnExtentInSuperview else { return nil }
      extent = extent.union(inner)
    }
    return extent
  }

  private var drawnExtentInSuperview: CGRect? {
    guard let own = drawnExtent else { return nil }
    let place = own.offsetBy(dx: -storedBounds.minX, dy: -storedBounds.minY)
    guard flags.contains(.isTransformed) else {
      return place.offsetBy(dx: untransformedOrigin.x, dy: untransformedOrigin.y)
    }
    let centred = place.offsetBy(dx: -storedBounds.width / 2, dy: -storedBounds.height / 2)
    return transformed(centred).offsetBy(dx: center.x, dy: center.y)
  }

  /// Whether the view is entirely outside a clip rectangle in its superview's coordinates. Subviews are examined only
  /// if the view's own frame is outside it.
  package final func isOutside(ofClipAround clip: CGRect) -> Bool {
    let near = computedFrame.insetBy(dx: -Self.overhang, dy: -Self.overhang)
    guard !near.intersects(clip), let extent = drawnExtentInSuperview else { return false }
    return !extent.intersects(clip)
  }
}
