import Foundation

/// An edge, position or dimension of a view or layout guide, from which constraints are made.
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

  /// The name of the anchor's attribute, for descriptions.
  open var name: String { operand.attribute.name }

  /// The view or layout guide that the anchor belongs to; nil if it has been deallocated.
  open var item: AnyObject? { operand.item }

  final func make(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutConstraint.Operand?, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, relation, other, multiplier: multiplier, constant: constant)
  }

  /// A constraint that makes this anchor equal to another. Like all constraints made from anchors, it is not active
  /// yet.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.equal, anchor.operand)
  }

  /// A constraint that makes this anchor greater than or equal to another.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor.operand)
  }

  /// A constraint that makes this anchor less than or equal to another.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor.operand)
  }

  /// A constraint that makes this anchor equal to another plus a distance in points.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat) -> NSLayoutConstraint {
    make(.equal, anchor.operand, constant: constant)
  }

  /// A constraint that makes this anchor greater than or equal to another plus a distance in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor.operand, constant: constant)
  }

  /// A constraint that makes this anchor less than or equal to another plus a distance in points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor.operand, constant: constant)
  }
}

/// The system's standard spacing between sibling views, in points.
let systemSpacing: CGFloat = 8

/// A horizontal position.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this position to another, as a dimension for constraints.
  open func anchorWithOffset(to other: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: operand, to: other.operand)
  }

  /// A constraint that puts this position after another, by the system spacing (8 points) times a multiplier.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor.operand, constant: systemSpacing * multiplier)
  }

  /// A constraint that puts this position after another, by at least the system spacing times a multiplier.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor.operand, constant: systemSpacing * multiplier)
  }

  /// A constraint that puts this position after another, by at most the system spacing times a multiplier.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor.operand, constant: systemSpacing * multiplier)
  }
}

/// A vertical position.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this position to another, as a dimension for constraints.
  open func anchorWithOffset(to other: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: operand, to: other.operand)
  }

  /// A constraint that puts this position below another, by the system spacing times a multiplier.
  ///
  /// The spacing is 8 points; at a baseline it also includes room for a line of text.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.equal, below: anchor, multiplier)
  }

  /// A constraint that puts this position below another, by at least the system spacing times a multiplier.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.greaterThanOrEqual, below: anchor, multiplier)
  }

  /// A constraint that puts this position below another, by at most the system spacing times a multiplier.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.lessThanOrEqual, below: anchor, multiplier)
  }

  private func spaced(
    _ relation: NSLayoutConstraint.Relation, below anchor: NSLayoutYAxisAnchor, _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let (lower, upper) = (operand, anchor.operand)
    let made = make(relation, upper, constant: Self.spacing(of: lower, below: upper) * multiplier)
    if lower.attribute == .firstBaseline || upper.attribute == .lastBaseline {
      made.spacingOfText = { Self.spacing(of: lower, below: upper) * multiplier }
    }
    return made
  }

  /// The system spacing, which between baselines includes the ascent and descent of the text, and between a baseline
  /// and an edge leaves room for the text, whatever its size.
  private static func spacing(
    of lower: NSLayoutConstraint.Operand, below upper: NSLayoutConstraint.Operand
  ) -> CGFloat {
    let ascent = lower.attribute == .firstBaseline ? (lower.item as? UIView)?.firstBaselineOffsetFromTop : nil
    let descent =
      upper.attribute == .lastBaseline ? (upper.item as? UIView)?.lastBaselineOffsetFromBottom : nil
    guard let ascent else { return max(systemSpacing, descent ?? 0) }
    guard upper.attribute == .lastBaseline else { return max(systemSpacing, ascent) }
    return ascent + (descent ?? 0) + systemSpacing / 2
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

  /// A constraint that makes the dimension equal to a constant, in points.
  open func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    make(.equal, nil, constant: constant)
  }

  /// A constraint that makes the dimension at least a constant, in points.
  open func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, nil, constant: constant)
  }

  /// A constraint that makes the dimension at most a constant, in points.
  open func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    make(.lessThanOrEqual, nil, constant: constant)
  }

  /// A constraint that makes the dimension a multiple of another.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier: CGFloat) -> NSLayoutConstraint {
    make(.equal, anchor.operand, multiplier: multiplier)
  }

  /// A constraint that makes the dimension at least a multiple of another.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    make(.greaterThanOrEqual, anchor.operand, multiplier: multiplier)
  }

  /// A constraint that makes the dimension at most a multiple of another.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    make(.lessThanOrEqual, anchor.operand, multiplier: multiplier)
  }

  /// A constraint that makes the dimension a multiple of another plus a constant, in points.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat)
    -> NSLayoutConstraint
  {
    make(.equal, anchor.operand, multiplier: multiplier, constant: constant)
  }

  /// A constraint that makes the dimension at least a multiple of another plus a constant, in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor.operand, multiplier: multiplier, constant: constant)
  }

  /// A constraint that makes the dimension at most a multiple of another plus a constant, in points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor.operand, multiplier: multiplier, constant: constant)
  }
}
