import Foundation

extension UIView {
  final var computedFrame: CGRect {
    let rect = CGRect(origin: untransformedOrigin, size: storedBounds.size)
    if !flags.contains(.isTransformed) { return rect }
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    let centred = CGRect(
      x: -rect.width / 2, y: -rect.height / 2, width: rect.width, height: rect.height)
    return transformed(centred).offsetBy(dx: middle.x, dy: middle.y)
  }

  /// A point, from the centre, after the transform.
  private func transformed(_ point: CGPoint) -> CGPoint {
    storedProjection?.apply(point) ?? point.applying(storedTransform)
  }

  /// The rectangle around another one, from the centre, after the transform.
  final func transformed(_ rect: CGRect) -> CGRect {
    storedProjection?.boundingBox(of: rect) ?? rect.applying(storedTransform)
  }

  final func setFrame(_ rect: CGRect) {
    guard ViewAnimation.isRecording else { return placeFrame(rect) }
    noting { placeFrame(rect) }
  }

  /// Reports to the current animation how a change moves and resizes the view.
  private func noting(_ change: () -> Void) {
    let (oldCenter, oldBounds) = (center, storedBounds)
    change()
    if center != oldCenter { ViewAnimation.note(self, .position, from: oldCenter, to: center) }
    if storedBounds != oldBounds { ViewAnimation.note(self, .bounds, from: oldBounds, to: storedBounds) }
  }

  private func placeFrame(_ rect: CGRect) {
    if !flags.contains(.isTransformed) {
      guard untransformedOrigin != rect.origin || storedBounds.size != rect.size else { return }
      untransformedOrigin = rect.origin
      changeSize(to: rect.size)
    } else {
      let size = rect.size.applying(storedTransform.inverted())
      untransformedOrigin = CGPoint(x: rect.midX - abs(size.width) / 2, y: rect.midY - abs(size.height) / 2)
      changeSize(to: CGSize(width: abs(size.width), height: abs(size.height)))
    }
    geometryDidChange()
  }

  final func setBounds(_ rect: CGRect) {
    guard storedBounds != rect else { return }
    guard ViewAnimation.isRecording else { return placeBounds(rect) }
    noting { placeBounds(rect) }
  }

  private func placeBounds(_ rect: CGRect) {
    // Changing the bounds keeps the centre.
    untransformedOrigin.x += (storedBounds.width - rect.width) / 2
    untransformedOrigin.y += (storedBounds.height - rect.height) / 2
    storedBounds.origin = rect.origin
    changeSize(to: rect.size)
    geometryDidChange()
  }

  private func changeSize(to size: CGSize) {
    guard storedBounds.size != size else { return }
    let before = storedBounds.size
    storedBounds.size = size
    resizeSubviews(from: before)
    setNeedsLayout()
    setNeedsDisplay()
  }

  final func geometryDidChange() {
    if let storedLayer {
      storedLayer.following {
        storedLayer.position = center
        storedLayer.bounds = storedBounds
      }
    }
    frameDidChangeForConstraints()
    accessibilityStructureDidChange()
  }

  /// Moves and resizes the subviews according to their autoresizing masks.
  final func resizeSubviews(from oldSize: CGSize) {
    guard autoresizesSubviews else { return }
    for view in storedSubviews where !view.isPlacedByConstraints {
      view.resize(withOldSuperviewSize: oldSize, newSize: storedBounds.size)
    }
  }

  private func resize(withOldSuperviewSize old: CGSize, newSize new: CGSize) {
    let mask = autoresizingMask
    var rect = computedFrame
    (rect.origin.x, rect.size.width) = Self.resized(
      start: rect.minX, length: rect.width, old: old.width, new: new.width,
      flexibleBefore: mask.contains(.flexibleLeftMargin), flexible: mask.contains(.flexibleWidth),
      flexibleAfter: mask.contains(.flexibleRightMargin))
    (rect.origin.y, rect.size.height) = Self.resized(
      start: rect.minY, length: rect.height, old: old.height, new: new.height,
      flexibleBefore: mask.contains(.flexibleTopMargin), flexible: mask.contains(.flexibleHeight),
      flexibleAfter: mask.contains(.flexibleBottomMargin))
    frame = rect
  }

  /// Distributes the change among the flexible parts in proportion to their sizes, as UIKit does.
  private static func resized(
    start: CGFloat, length: CGFloat, old: CGFloat, new: CGFloat, flexibleBefore: Bool, flexible: Bool,
    flexibleAfter: Bool
  ) -> (CGFloat, CGFloat) {
    let change = new - old
    guard change != 0 else { return (start, length) }
    let after = old - start - length
    let total =
      (flexibleBefore ? max(start, 0) : 0) + (flexible ? max(length, 0) : 0)
      + (flexibleAfter ? max(after, 0) : 0)
    if total > 0 {
      let before = flexibleBefore ? change * max(start, 0) / total : 0
      let own = flexible ? change * max(length, 0) / total : 0
      return (start + before, max(length + own, 0))
    }
    let parts = CGFloat([flexibleBefore, flexible, flexibleAfter].count { $0 })
    guard parts > 0 else { return (start, length) }
    return (
      start + (flexibleBefore ? change / parts : 0), max(length + (flexible ? change / parts : 0), 0)
    )
  }

  // MARK: Coordinate conversion

  /// Converts from the view's coordinates to its superview's.
  private func toSuperview(_ point: CGPoint) -> CGPoint {
    if !flags.contains(.isTransformed) {
      return CGPoint(
        x: point.x - storedBounds.minX + untransformedOrigin.x,
        y: point.y - storedBounds.minY + untransformedOrigin.y)
    }
    let middle = center
    let centred = CGPoint(x: point.x - storedBounds.midX, y: point.y - storedBounds.midY)
    let turned = transformed(centred)
    return CGPoint(x: turned.x + middle.x, y: turned.y + middle.y)
  }

  private func fromSuperview(_ point: CGPoint) -> CGPoint {
    if !flags.contains(.isTransformed) {
      return CGPoint(
        x: point.x - untransformedOrigin.x + storedBounds.minX,
        y: point.y - untransformedOrigin.y + storedBounds.minY)
    }
    let middle = center
    let outer = CGPoint(x: point.x - middle.x, y: point.y - middle.y)
    let turned =
      storedProjection.flatMap(\.inverted)?.apply(outer) ?? outer.applying(storedTransform.inverted())
    return CGPoint(x: turned.x + storedBounds.midX, y: turned.y + storedBounds.midY)
  }

  /// Converts to the coordinates of the topmost view, which are the screen's for a window at its origin.
  private func toRoot(_ point: CGPoint) -> CGPoint {
    var result = point
    var view: UIView? = self
    while let current = view {
      result = current.toSuperview(result)
      view = current.storedSuperview
    }
    return result
  }

  private func fromRoot(_ point: CGPoint) -> CGPoint {
    let inSuperview = storedSuperview?.fromRoot(point) ?? point
    return fromSuperview(inSuperview)
  }

  final func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view = view ?? window else { return toRoot(point) }
    return view === self ? point : view.fromRoot(toRoot(point))
  }

  final func converted(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let view = view ?? window else { return fromRoot(point) }
    return view.converted(point, to: self)
  }

  /// Converts a rectangle to the coordinates of another view, or of the window: to the box around its corners where
  /// a view on the way is turned.
  final func converted(_ rect: CGRect, to view: UIView?) -> CGRect {
    if view === self { return rect.standardized }
    let target = view ?? window
    guard let origin = plainOrigin, let other = target == nil ? .zero : target?.plainOrigin else {
      return Self.boundingRect(rect) { converted($0, to: view) }
    }
    return rect.standardized.offsetBy(dx: origin.x - other.x, dy: origin.y - other.y)
  }

  final func converted(_ rect: CGRect, from view: UIView?) -> CGRect {
    if let view = view ?? window { return view.converted(rect, to: self) }
    guard let origin = plainOrigin else { return Self.boundingRect(rect) { fromRoot($0) } }
    return rect.standardized.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// Where the origin of the view's coordinates is in those of the topmost view; nil where a view on the way is turned
  /// or scaled.
  private var plainOrigin: CGPoint? {
    var origin = CGPoint.zero
    var view: UIView? = self
    while let current = view {
      if current.flags.contains(.isTransformed) { return nil }
      origin.x += current.untransformedOrigin.x - current.storedBounds.origin.x
      origin.y += current.untransformedOrigin.y - current.storedBounds.origin.y
      view = current.storedSuperview
    }
    return origin
  }

  /// Converts a rectangle from this view's coordinates to screen coordinates.
  final func convertToScreen(_ rect: CGRect) -> CGRect {
    var origin = rect.origin
    if let known = ScreenPlace.known, known.view == ObjectIdentifier(self), !flags.contains(.isTransformed) {
      origin.x += known.origin.x + untransformedOrigin.x - storedBounds.origin.x
      origin.y += known.origin.y + untransformedOrigin.y - storedBounds.origin.y
      return CGRect(origin: origin, size: rect.size)
    }
    var view: UIView? = self
    while let current = view {
      if current.flags.contains(.isTransformed) { return Self.boundingRect(rect) { toRoot($0) } }
      origin.x += current.untransformedOrigin.x - current.storedBounds.origin.x
      origin.y += current.untransformedOrigin.y - current.storedBounds.origin.y
      view = current.storedSuperview
    }
    return CGRect(origin: origin, size: rect.size)
  }

  /// Converts a point from screen coordinates to this view's coordinates.
  final func convertFromScreen(_ point: CGPoint) -> CGPoint { fromRoot(point) }

  /// The bounding box of the converted corners.
  static func boundingRect(_ rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
    let (a, b) = (convert(CGPoint(x: rect.minX, y: rect.minY)), convert(CGPoint(x: rect.maxX, y: rect.minY)))
    let (c, d) = (convert(CGPoint(x: rect.minX, y: rect.maxY)), convert(CGPoint(x: rect.maxX, y: rect.maxY)))
    let (x0, x1) = (min(a.x, b.x, c.x, d.x), max(a.x, b.x, c.x, d.x))
    let (y0, y1) = (min(a.y, b.y, c.y, d.y), max(a.y, b.y, c.y, d.y))
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }

  // MARK: Safe area

  final var computedSafeAreaInsets: UIEdgeInsets {
    var insets = safeAreaInsetsWithoutKeyboard
    if Keyboard.shared.coversSomething { insets.bottom += keyboardSafeAreaInset }
    return insets
  }

  package final var safeAreaInsetsWithoutKeyboard: UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if layoutState?.isMeasuredAsCell ?? false { return insets }
    if let above = storedSuperview {
      let outer = above.safeAreaInsetsForSubviews
      if outer != .zero {
        let f = computedFrame.offsetBy(dx: -above.storedBounds.minX, dy: -above.storedBounds.minY)
        let size = above.storedBounds.size
        // An edge without an inset outside has none here either, however far the view extends beyond it.
        insets = UIEdgeInsets(
          top: outer.top > 0 ? max(0, outer.top - f.minY) : 0,
          left: outer.left > 0 ? max(0, outer.left - f.minX) : 0,
          bottom: outer.bottom > 0 ? max(0, outer.bottom - (size.height - f.maxY)) : 0,
          right: outer.right > 0 ? max(0, outer.right - (size.width - f.maxX)) : 0)
      }
    }
    if let controller = viewController {
      insets += controller.additionalSafeAreaInsets
      insets += controller.containerSafeAreaInsets
    }
    return insets
  }
}

extension UIEdgeInsets {
  static func += (a: inout UIEdgeInsets, b: UIEdgeInsets) {
    a = UIEdgeInsets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
  }
}
