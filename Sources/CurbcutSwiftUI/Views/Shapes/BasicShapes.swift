import Foundation

/// A rectangle.
nonisolated public struct Rectangle: Shape {
  /// Creates the shape.
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// Nothing: the shape depends on its rectangle alone.
  public typealias AnimatableData = EmptyAnimatableData
}

/// A circle in the middle of its rectangle.
nonisolated public struct Circle: Shape {
  /// Creates the shape.
  public init() {}
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }
  /// Nothing: the shape depends on its rectangle alone.
  public typealias AnimatableData = EmptyAnimatableData
}

/// An ellipse that fills its rectangle.
nonisolated public struct Ellipse: Shape {
  /// Creates the shape.
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// Nothing: the shape depends on its rectangle alone.
  public typealias AnimatableData = EmptyAnimatableData
}

/// A rectangle with rounded corners.
nonisolated public struct RoundedRectangle: Shape {
  /// The size of the corners, in points.
  public var cornerSize: CGSize
  /// How the corners are rounded.
  public var style: RoundedCornerStyle

  /// Creates the shape; corners in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates the shape; corners in points.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(cornerSize.width, cornerSize.height) }
    set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
  }
}

/// A rectangle whose shorter sides are half circles.
nonisolated public struct Capsule: Shape {
  /// How the corners are rounded.
  public var style: RoundedCornerStyle

  /// Creates the shape; corners in points.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  /// Nothing: the shape has no numbers that change.
  public typealias AnimatableData = EmptyAnimatableData
}

extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }
  /// Nothing: a change of the path is shown at once.
  public typealias AnimatableData = EmptyAnimatableData
}

/// A shape that can be drawn smaller within its rectangle.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the smaller shape that `inset(by:)` returns.
  associatedtype InsetShape: InsettableShape
  /// The shape, smaller by an amount on each side, in points.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape drawn smaller within its rectangle.
nonisolated public struct _InsetShape<Base: Shape>: InsettableShape {
  var base: Base
  var amount: CGFloat

  public func path(in rect: CGRect) -> Path { base.path(in: rect.insetBy(dx: amount, dy: amount)) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
  public func inset(by more: CGFloat) -> _InsetShape<Base> {
    _InsetShape(base: base, amount: amount + more)
  }
  public typealias AnimatableData = EmptyAnimatableData
}

extension Rectangle: InsettableShape {
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}
extension Circle: InsettableShape {
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}
extension Ellipse: InsettableShape {
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}
extension Capsule: InsettableShape {
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}
extension RoundedRectangle: InsettableShape {
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(
      base: RoundedRectangle(
        cornerSize: CGSize(
          width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount)), style: style),
      amount: amount)
  }
}
