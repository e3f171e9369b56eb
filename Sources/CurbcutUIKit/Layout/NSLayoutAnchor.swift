import Foundation

/// One measure of a view or guide, from which constraints are made.
///
/// Follows <https://developer.apple.com/documentation/uikit/nslayoutanchor>.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  final let operand: NSLayoutConstraint.Operand

  init(_ operand: NSLayoutConstraint.Operand) {
    self.operand = operand
    super.init()
  }

  convenience init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(NSLayoutConstraint.Operand(item: item, attribute: attribute))
  }

  /// What the anchor measures, as descriptions name it.
  open var name: String { operand.attribute.name }

  /// The item, if that is a view or guide.
  open var item: AnyObject? { operand.item }

  final func make(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutConstraint.Operand?, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, relation, other, multiplier: multiplier, constant: constant)
  }

  /// A constraint that makes both alike; not active yet, as all that anchors make.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.equal, anchor.operand)
  }

  /// A constraint that makes this one at least the other.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor.operand)
  }

  /// A constraint that makes this one at most the other.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor.operand)
  }

  /// A constraint that makes this one the other plus a distance in points.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat) -> NSLayoutConstraint {
    make(.equal, anchor.operand, constant: constant)
  }

  /// A constraint that makes this one at least the other plus a distance in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor.operand, constant: constant)
  }

  /// A constraint that makes this one at most the other plus a distance in points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor.operand, constant: constant)
  }
}

/// The space that iOS leaves between neighbours, in points.
let systemSpacing: CGFloat = 8

/// A horizontal position.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this position to another, which constraints can refer to.
  open func anchorWithOffset(to other: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: operand, to: other.operand)
  }

  /// A constraint that puts this position the system's space, 8 points times a factor, behind another.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor.operand, constant: systemSpacing * multiplier)
  }

  /// A constraint that puts this position at least the system's space times a factor behind another.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor.operand, constant: systemSpacing * multiplier)
  }

  /// A constraint that puts this position at most the system's space times a factor behind another.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor.operand, constant: systemSpacing * multiplier)
  }
}

/// A vertical position.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this position to another, which constraints can refer to.
  open func anchorWithOffset(to other: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: operand, to: other.operand)
  }

  /// A constraint that puts this position the system's space times a factor below another.
  ///
  /// The space is 8 points; from baseline to baseline, a line of text has room in it too.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor.operand, constant: spacing(below: anchor) * multiplier)
  }

  /// A constraint that puts this position at least the system's space times a factor below another.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor.operand, constant: spacing(below: anchor) * multiplier)
  }

  /// A constraint that puts this position at most the system's space times a factor below another.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor.operand, constant: spacing(below: anchor) * multiplier)
  }

  /// From baseline to baseline a line of text has to fit; elsewhere the usual space will do.
  private func spacing(below anchor: NSLayoutYAxisAnchor) -> CGFloat {
    guard operand.attribute == .firstBaseline, anchor.operand.attribute == .lastBaseline,
      let text = operand.item as? UIView, let ascent = text.firstBaselineOffsetFromTop
    else { return systemSpacing }
    let descent = (anchor.operand.item as? UIView)?.lastBaselineOffsetFromBottom ?? 0
    return ascent + descent + systemSpacing / 2
  }
}

/// A width, a height, or the distance between two positions.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  convenience init(from origin: NSLayoutConstraint.Operand, to end: NSLayoutConstraint.Operand) {
    var operand = end
    operand.originItem = origin.item
    operand.originAttribute = origin.attribute
    self.init(operand)
  }

  /// A constraint that makes the length so many points.
  open func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    make(.equal, nil, constant: constant)
  }

  /// A constraint that makes the length at least so many points.
  open func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, nil, constant: constant)
  }

  /// A constraint that makes the length at most so many points.
  open func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    make(.lessThanOrEqual, nil, constant: constant)
  }

  /// A constraint that makes the length a multiple of another.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier: CGFloat) -> NSLayoutConstraint {
    make(.equal, anchor.operand, multiplier: multiplier)
  }

  /// A constraint that makes the length at least a multiple of another.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    make(.greaterThanOrEqual, anchor.operand, multiplier: multiplier)
  }

  /// A constraint that makes the length at most a multiple of another.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    make(.lessThanOrEqual, anchor.operand, multiplier: multiplier)
  }

  /// A constraint that makes the length a multiple of another, plus so many points.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat)
    -> NSLayoutConstraint
  {
    make(.equal, anchor.operand, multiplier: multiplier, constant: constant)
  }

  /// A constraint that makes the length at least a multiple of another, plus so many points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor.operand, multiplier: multiplier, constant: constant)
  }

  /// A constraint that makes the length at most a multiple of another, plus so many points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor.operand, multiplier: multiplier, constant: constant)
  }
}
