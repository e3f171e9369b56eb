import Foundation

/// A part of a shape's outline.
nonisolated public struct _TrimmedShape<S: Shape>: Shape {
  var shape: S
  var start, end: CGFloat

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: start, to: end) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(start, end)) }
    set {
      (shape.animatableData, start, end) = (newValue.first, newValue.second.first, newValue.second.second)
    }
  }
}

/// A shape that is turned.
///
/// Follows <https://developer.apple.com/documentation/swiftui/rotatedshape>.
nonisolated public struct RotatedShape<Content: Shape>: Shape {
  /// What is turned.
  public var shape: Content
  /// By how much.
  public var angle: Angle
  /// Around which point.
  public var anchor: UnitPoint

  /// Creates the shape.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(.init(rotationAngle: angle.radians), around: anchor.point(in: rect))
  }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public var animatableData: AnimatablePair<Content.AnimatableData, Double> {
    get { AnimatablePair(shape.animatableData, angle.radians) }
    set { (shape.animatableData, angle.radians) = (newValue.first, newValue.second) }
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

/// A shape that is made larger or smaller.
///
/// Follows <https://developer.apple.com/documentation/swiftui/scaledshape>.
nonisolated public struct ScaledShape<Content: Shape>: Shape {
  /// What is scaled.
  public var shape: Content
  /// By how much.
  public var scale: CGSize
  /// From which point.
  public var anchor: UnitPoint

  /// Creates the shape.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      .init(scaleX: scale.width, y: scale.height), around: anchor.point(in: rect))
  }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(scale.width, scale.height)) }
    set {
      shape.animatableData = newValue.first
      scale = CGSize(width: newValue.second.first, height: newValue.second.second)
    }
  }
}

/// A shape that is moved.
///
/// Follows <https://developer.apple.com/documentation/swiftui/offsetshape>.
nonisolated public struct OffsetShape<Content: Shape>: Shape {
  /// What is moved.
  public var shape: Content
  /// By how much, in points.
  public var offset: CGSize

  /// Creates the shape.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(offset.width, offset.height)) }
    set {
      shape.animatableData = newValue.first
      offset = CGSize(width: newValue.second.first, height: newValue.second.second)
    }
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

/// A shape whose outline is transformed.
///
/// Follows <https://developer.apple.com/documentation/swiftui/transformedshape>.
nonisolated public struct TransformedShape<Content: Shape>: Shape {
  /// What is transformed.
  public var shape: Content
  /// How.
  public var transform: CGAffineTransform

  /// Creates the shape.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

/// A shape of a fixed size.
nonisolated public struct _SizedShape<S: Shape>: Shape {
  var shape: S
  var size: CGSize

  public func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(size.width, size.height)) }
    set {
      shape.animatableData = newValue.first
      size = CGSize(width: newValue.second.first, height: newValue.second.second)
    }
  }
}

/// A shape of any type.
///
/// Follows <https://developer.apple.com/documentation/swiftui/anyshape>.
nonisolated public struct AnyShape: Shape {
  private let shape: any Shape

  /// Creates a shape without its type.
  public init<S: Shape>(_ shape: S) { self.shape = shape }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// Nothing: a change of the shape is shown at once.
  public typealias AnimatableData = EmptyAnimatableData
}

extension Path {
  fileprivate func applying(_ transform: CGAffineTransform, around point: CGPoint) -> Path {
    applying(
      CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(transform)
        .concatenating(CGAffineTransform(translationX: point.x, y: point.y)))
  }
}

nonisolated extension Shape {
  /// A part of the outline, from and to fractions of its length.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/shape/trim(from:to:)>.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _TrimmedShape(shape: self, start: startFraction, end: endFraction)
  }

  /// The shape, turned.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/shape/rotation(_:anchor:)>.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// The shape, larger or smaller.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/shape/scale(_:anchor:)>.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape, larger or smaller in each direction.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// The shape, moved, in points.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/shape/offset(x:y:)>.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    offset(CGSize(width: x, height: y))
  }

  /// The shape, moved, in points.
  public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

  /// The shape, moved, in points.
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    self.offset(CGSize(width: offset.x, height: offset.y))
  }

  /// The shape with its outline transformed.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/shape/transform(_:)>.
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// The shape in a rectangle of that size, in points.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/shape/size(_:)>.
  public func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }

  /// The shape in a rectangle of that size, in points.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
}
