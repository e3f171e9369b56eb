import CurbcutGraphics
import Foundation

extension Path {
  private static func rule(_ isEvenOdd: Bool) -> CGPathFillRule { isEvenOdd ? .evenOdd : .winding }

  /// The area of both paths together. Curves become short lines here, as in all of these.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/path/union(_:eofill:)>.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.union(other.cgPath, using: Self.rule(eoFill)))
  }

  /// The area that both paths have in common.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.intersection(other.cgPath, using: Self.rule(eoFill)))
  }

  /// The area of this path without that of another one.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.subtracting(other.cgPath, using: Self.rule(eoFill)))
  }

  /// The area that only one of the paths has.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.symmetricDifference(other.cgPath, using: Self.rule(eoFill)))
  }

  /// The parts of this path's line that lie in the area of another one.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.lineIntersection(other.cgPath, using: Self.rule(eoFill)))
  }

  /// The parts of this path's line that lie outside of the area of another one.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.lineSubtracting(other.cgPath, using: Self.rule(eoFill)))
  }

  /// The same area, with an outline that never crosses itself.
  public func normalized(eoFill: Bool = true) -> Path {
    Path(cgPath.normalized(using: Self.rule(eoFill)))
  }
}

/// A shape made of two others.
nonisolated public struct _CombinedShape<First: Shape, Second: Shape>: Shape {
  enum Way: Sendable {
    case union, intersection, subtraction, symmetricDifference, lineIntersection, lineSubtraction
  }

  var first: First
  var second: Second
  let way: Way
  let isEvenOdd: Bool

  public func path(in rect: CGRect) -> Path {
    let (one, two) = (first.path(in: rect), second.path(in: rect))
    return switch way {
    case .union: one.union(two, eoFill: isEvenOdd)
    case .intersection: one.intersection(two, eoFill: isEvenOdd)
    case .subtraction: one.subtracting(two, eoFill: isEvenOdd)
    case .symmetricDifference: one.symmetricDifference(two, eoFill: isEvenOdd)
    case .lineIntersection: one.lineIntersection(two, eoFill: isEvenOdd)
    case .lineSubtraction: one.lineSubtraction(two, eoFill: isEvenOdd)
    }
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }

  public var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }
}

nonisolated extension Shape {
  private func combined<T: Shape>(_ other: T, _ way: _CombinedShape<Self, T>.Way, _ eoFill: Bool)
    -> _CombinedShape<Self, T>
  {
    _CombinedShape(first: self, second: other, way: way, isEvenOdd: eoFill)
  }

  /// The area of both shapes together.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/shape/union(_:eofill:)>.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .union, eoFill)
  }

  /// The area that both shapes have in common.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/shape/intersection(_:eofill:)>.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .intersection, eoFill)
  }

  /// The area of this shape without that of another one.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/shape/subtracting(_:eofill:)>.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .subtraction, eoFill)
  }

  /// The area that only one of the shapes has.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/shape/symmetricdifference(_:eofill:)>.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .symmetricDifference, eoFill)
  }

  /// The parts of this shape's line that lie in the area of another one.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/shape/lineintersection(_:eofill:)>.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .lineIntersection, eoFill)
  }

  /// The parts of this shape's line that lie outside of the area of another one.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/shape/linesubtraction(_:eofill:)>.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .lineSubtraction, eoFill)
  }
}
