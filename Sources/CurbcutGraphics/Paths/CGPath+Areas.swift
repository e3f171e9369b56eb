extension CGPath {
  /// The area of both paths together. Curves become short lines here, as in all of these.
  ///
  /// <https://developer.apple.com/documentation/coregraphics/cgpath/union(_:using:)>
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    PathArrangement(self, other).outline(rule, rule) { $0 || $1 }
  }

  /// The area that both paths have in common.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    PathArrangement(self, other).outline(rule, rule) { $0 && $1 }
  }

  /// The area of this path without that of another one.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    PathArrangement(self, other).outline(rule, rule) { $0 && !$1 }
  }

  /// The area that only one of the paths has.
  public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    PathArrangement(self, other).outline(rule, rule) { $0 != $1 }
  }

  /// The parts of this path's line that lie in the area of another one.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    PathArrangement.line(of: self, inside: true, other, rule)
  }

  /// The parts of this path's line that lie outside of the area of another one.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    PathArrangement.line(of: self, inside: false, other, rule)
  }

  /// The same area, with an outline that never crosses itself.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    PathArrangement(self, CGMutablePath()).outline(rule, rule) { first, _ in first }
  }

  /// Whether the areas of both paths have something in common.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !intersection(other, using: rule).isEmpty
  }
}
