import Foundation
import LayoutSolver

// Translates constraints into expressions of the solver's variables.
extension LayoutEngine {
  /// `first - multiplier × second - constant`, in the coordinates of the nearest common ancestor.
  func expression(of constraint: NSLayoutConstraint) -> LinearExpression? {
    guard constraint.first.attribute != .notAnAttribute, constraint.firstItem != nil,
      let ancestor = constraint.commonAncestor
    else { return nil }
    let isMirrored =
      (constraint.first.attribute.isDirectional || constraint.second.attribute.isDirectional)
      && isRightToLeft(ancestor)
    let frame = Frame(ancestor: ancestor, isMirrored: isMirrored, multiplier: constraint.multiplier)

    guard
      var expression = expression(
        of: constraint.first, other: constraint.second.item, in: frame)
    else { return nil }
    if constraint.second.attribute != .notAnAttribute {
      guard
        let second = self.expression(
          of: constraint.second, other: constraint.first.item, in: frame)
      else { return nil }
      expression.add(second, times: -constraint.multiplier)
    }
    expression.constant -= Double(constraint.spacingOfText?() ?? constraint.constant)
    return expression
  }

  /// The coordinate system in which both sides of a constraint are measured.
  struct Frame {
    var ancestor: UIView
    /// Whether horizontal positions are measured leftwards from the right edge.
    var isMirrored: Bool
    var multiplier: CGFloat
  }

  /// An interval along one axis.
  private struct Extent {
    var start: LinearExpression
    var length: LinearExpression

    var end: LinearExpression { start + length }
    var middle: LinearExpression { start + length * 0.5 }
  }

  private func isRightToLeft(_ view: UIView) -> Bool {
    let key = ObjectIdentifier(view)
    if let known = directions[key] { return known }
    let found = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    directions[key] = found
    return found
  }

  private func expression(
    of operand: NSLayoutConstraint.Operand, other: AnyObject?, in frame: Frame
  ) -> LinearExpression? {
    guard let item = operand.item,
      var value = expression(of: item, operand.attribute, other: other, in: frame)
    else { return nil }
    if operand.originAttribute != .notAnAttribute {
      guard let origin = operand.originItem,
        let from = expression(of: origin, operand.originAttribute, other: other, in: frame)
      else { return nil }
      value.add(from, times: -1)
    }
    return value
  }

  private func expression(
    of item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, other: AnyObject?, in frame: Frame
  ) -> LinearExpression? {
    let horizontal = attribute.isHorizontal
    guard var extent = extent(of: item, attribute, horizontal: horizontal, other: other, in: frame) else {
      return nil
    }
    let view = item as? UIView
    if let insets = view?.alignmentRectInsets, insets != .zero {
      extent.start.constant += horizontal ? insets.left : insets.top
      extent.length.constant -= horizontal ? insets.left + insets.right : insets.top + insets.bottom
    }
    if let view { insetByMargins(&extent, of: view, attribute) }

    switch attribute {
    case .width, .height: return extent.length
    case .left, .leftMargin: return placed(extent.start, frame)
    case .right, .rightMargin: return placed(extent.end, frame)
    case .leading, .leadingMargin: return placed(frame.isMirrored ? extent.end : extent.start, frame)
    case .trailing, .trailingMargin: return placed(frame.isMirrored ? extent.start : extent.end, frame)
    case .centerX, .centerXWithinMargins: return placed(extent.middle, frame)
    case .top, .topMargin: return extent.start
    case .bottom, .bottomMargin: return extent.end
    case .centerY, .centerYWithinMargins: return extent.middle
    case .firstBaseline: return firstBaseline(of: view, extent, other: other, in: frame)
    case .lastBaseline: return lastBaseline(of: view, extent, other: other, in: frame)
    case .notAnAttribute: return nil
    }
  }

  /// A horizontal position, measured from the right edge if the frame is mirrored.
  private func placed(_ position: LinearExpression, _ frame: Frame) -> LinearExpression {
    guard frame.isMirrored else { return position }
    var mirrored = position * -1
    // With a multiplier the origin does not cancel out, so it has to be exact.
    if frame.multiplier != 1 { mirrored.add(width(of: frame.ancestor)) }
    return mirrored
  }

  private func firstBaseline(of view: UIView?, _ extent: Extent, other: AnyObject?, in frame: Frame)
    -> LinearExpression?
  {
    guard let view else { return extent.start }
    dependsOnOwnFrames = true
    if let offset = view.firstBaselineOffsetFromTop { return extent.start + offset }
    let text = view.forFirstBaselineLayout
    guard text !== view, text.isDescendant(of: view) else { return extent.end }
    return expression(of: text, .firstBaseline, other: other, in: frame)
  }

  private func lastBaseline(of view: UIView?, _ extent: Extent, other: AnyObject?, in frame: Frame)
    -> LinearExpression?
  {
    guard let view else { return extent.end }
    dependsOnOwnFrames = true
    if let offset = view.lastBaselineOffsetFromBottom { return extent.end - offset }
    let text = view.forLastBaselineLayout
    guard text !== view, text.isDescendant(of: view) else { return extent.end }
    return expression(of: text, .lastBaseline, other: other, in: frame)
  }

  private func insetByMargins(
    _ extent: inout Extent, of view: UIView, _ attribute: NSLayoutConstraint.Attribute
  ) {
    switch attribute {
    case .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins:
      let margins = view.layoutMargins
      extent.start.constant += margins.left
      extent.length.constant -= margins.left + margins.right
    case .topMargin, .bottomMargin, .centerYWithinMargins:
      let margins = view.layoutMargins
      extent.start.constant += margins.top
      extent.length.constant -= margins.top + margins.bottom
    default: return
    }
    if view !== root { dependsOnOwnFrames = true }
  }

  // MARK: Positions and sizes

  private func extent(
    of item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, horizontal: Bool, other: AnyObject?,
    in frame: Frame
  ) -> Extent? {
    if let view = item as? UIView {
      guard view === frame.ancestor else {
        guard let above = view.storedSuperview else { return nil }
        var extent = Extent(start: origin(of: view, horizontal), length: length(of: view, horizontal))
        addOrigins(from: above, to: frame.ancestor, horizontal, &extent)
        return extent
      }
      if view.hasScrollableContent, let other, other !== view, !attribute.isSize, !attribute.isCenter {
        let item = self.item(for: view)
        return Extent(
          start: LinearExpression(), length: LinearExpression(contentVariable(of: item, horizontal)))
      }
      return Extent(
        start: LinearExpression(constant: boundsOrigin(of: view, horizontal)),
        length: length(of: view, horizontal))
    }
    guard let guide = item as? UILayoutGuide, let owner = guide.owningView else { return nil }
    var extent = extent(of: guide, owner, horizontal)
    addOrigins(from: owner, to: frame.ancestor, horizontal, &extent)
    return extent
  }

  private func extent(of guide: UILayoutGuide, _ owner: UIView, _ horizontal: Bool) -> Extent {
    switch guide.kind {
    case .constraints:
      let item = item(for: guide)
      return Extent(
        start: LinearExpression(horizontal ? item.x : item.y),
        length: LinearExpression(horizontal ? item.width : item.height))
    case .scrollContent:
      return Extent(
        start: LinearExpression(),
        length: LinearExpression(contentVariable(of: item(for: owner), horizontal)))
    case .scrollFrame:
      return Extent(
        start: LinearExpression(constant: boundsOrigin(of: owner, horizontal)),
        length: length(of: owner, horizontal))
    case .edges(let edges):
      if owner !== root { dependsOnOwnFrames = true }
      let edges = edges(owner)
      let (from, to) = horizontal ? (edges.left, edges.right) : (edges.top, edges.bottom)
      let whole = length(of: owner, horizontal)
      var start = LinearExpression(constant: boundsOrigin(of: owner, horizontal) + from.offset)
      if from.fraction != 0 { start.add(whole, times: from.fraction) }
      var length = LinearExpression(constant: to.offset - from.offset)
      if to.fraction != from.fraction { length.add(whole, times: to.fraction - from.fraction) }
      return Extent(start: start, length: length)
    }
  }

  /// Converts an extent from the coordinates of a view to those of an ancestor.
  private func addOrigins(from view: UIView, to ancestor: UIView, _ horizontal: Bool, _ extent: inout Extent)
  {
    var current: UIView? = view
    while let inner = current, inner !== ancestor {
      extent.start.add(origin(of: inner, horizontal))
      extent.start.constant -= boundsOrigin(of: inner, horizontal)
      current = inner.storedSuperview
    }
  }

  private func contentVariable(of item: LayoutItem, _ horizontal: Bool) -> Variable {
    if let known = horizontal ? item.contentWidth : item.contentHeight { return known }
    let made = solver.makeVariable()
    if horizontal { item.contentWidth = made } else { item.contentHeight = made }
    return made
  }

  private func boundsOrigin(of view: UIView, _ horizontal: Bool) -> CGFloat {
    horizontal ? view.storedBounds.minX : view.storedBounds.minY
  }

  private func width(of view: UIView) -> LinearExpression { length(of: view, true) }

  /// A view's width or height: the root's variable, its own variable, or a constant.
  private func length(of view: UIView, _ horizontal: Bool) -> LinearExpression {
    if view === root { return LinearExpression(horizontal ? rootWidth : rootHeight) }
    if view.isPlacedByConstraints {
      let item = item(for: view)
      return LinearExpression(horizontal ? item.width : item.height)
    }
    constantViews.insert(ObjectIdentifier(view))
    dependsOnOwnFrames = true
    return LinearExpression(constant: horizontal ? view.storedBounds.width : view.storedBounds.height)
  }

  /// A view's origin in its superview: zero for the root, a variable, or a constant.
  private func origin(of view: UIView, _ horizontal: Bool) -> LinearExpression {
    if view === root { return LinearExpression() }
    if view.isPlacedByConstraints {
      let item = item(for: view)
      return LinearExpression(horizontal ? item.x : item.y)
    }
    constantViews.insert(ObjectIdentifier(view))
    dependsOnOwnFrames = true
    return LinearExpression(
      constant: horizontal ? view.untransformedOrigin.x : view.untransformedOrigin.y)
  }
}

extension NSLayoutConstraint.Attribute {
  var isCenter: Bool {
    switch self {
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: true
    default: false
    }
  }
}
