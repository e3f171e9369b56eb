import CurbcutUIKit
import Foundation

/// A transformation of what is seen of a view.
///
/// Follows <https://developer.apple.com/documentation/swiftui/projectiontransform>.
public struct ProjectionTransform: Equatable, Sendable {
  /// How much of a point's x goes into its new x: the horizontal scale; 1 by default.
  public var m11: CGFloat = 1
  /// How much of a point's x goes into its new y, as in a rotation; 0 by default.
  public var m12: CGFloat = 0
  /// How much of a point's x goes into what its new place is divided by, for perspective; 0 by default.
  public var m13: CGFloat = 0
  /// How much of a point's y goes into its new x, as in a rotation; 0 by default.
  public var m21: CGFloat = 0
  /// How much of a point's y goes into its new y: the vertical scale; 1 by default.
  public var m22: CGFloat = 1
  /// How much of a point's y goes into what its new place is divided by, for perspective; 0 by default.
  public var m23: CGFloat = 0
  /// The movement to the right, in points; 0 by default.
  public var m31: CGFloat = 0
  /// The movement downwards, in points; 0 by default.
  public var m32: CGFloat = 0
  /// What the new place of the origin is divided by; 1 by default.
  public var m33: CGFloat = 1

  /// Creates a transformation that changes nothing.
  public init() {}

  /// Creates a transformation in the plane.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// Creates a transformation in space, as it is seen from the front.
  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  /// Whether it changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether it stays in the plane.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// This transformation and then another one.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var result = ProjectionTransform()
    result.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    result.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    result.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    result.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    result.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    result.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    result.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    result.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    result.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return result
  }

  /// The transformation around a point of a rectangle, for a view whose own is around its middle.
  func around(_ anchor: UnitPoint, in size: CGSize) -> ProjectionTransform {
    let (x, y) = ((anchor.x - 0.5) * size.width, (anchor.y - 0.5) * size.height)
    return ProjectionTransform(CGAffineTransform(translationX: -x, y: -y)).concatenating(self)
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: x, y: y)))
  }

  /// The transformation as it is where left and right are exchanged.
  var mirrored: ProjectionTransform {
    let mirror = ProjectionTransform(CGAffineTransform(scaleX: -1, y: 1))
    return mirror.concatenating(self).concatenating(mirror)
  }

  /// The transformation on its way to another one.
  func mixed(with other: ProjectionTransform, by part: CGFloat) -> ProjectionTransform {
    var result = ProjectionTransform()
    for path: WritableKeyPath<ProjectionTransform, CGFloat> in [
      \.m11, \.m12, \.m13, \.m21, \.m22, \.m23, \.m31, \.m32, \.m33,
    ] {
      result[keyPath: path] = self[keyPath: path] + (other[keyPath: path] - self[keyPath: path]) * part
    }
    return result
  }

  /// Whether all its numbers are numbers, and none is infinite.
  private var isFinite: Bool {
    [m11, m12, m13, m21, m22, m23, m31, m32, m33].allSatisfy(\.isFinite)
  }

  /// What UIKit draws with.
  var transform3D: CATransform3D {
    var transform = CATransform3DIdentity
    (transform.m11, transform.m12, transform.m14) = (m11, m12, m13)
    (transform.m21, transform.m22, transform.m24) = (m21, m22, m23)
    (transform.m41, transform.m42, transform.m44) = (m31, m32, m33)
    return transform
  }
}

extension ProjectionTransform {
  /// Transforms what is seen of a view around its middle; not at all with numbers that are none.
  @MainActor
  func show(on view: UIView) {
    if isFinite, !isAffine {
      if view.layer.transform != transform3D { view.layer.transform = transform3D }
    } else {
      let affine = CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
      view.transform = affine.usable
    }
  }
}

/// An effect that moves, turns or scales what is seen of a view, and not its place in the layout.
///
/// Follows <https://developer.apple.com/documentation/swiftui/geometryeffect>.
@preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The transformation for the size of the view.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Makes the node of the transformed view.
  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: GeometryEffectNode(modifier.attribute.animated(inputs), inputs, body(inputs).node))
  }

  /// As many as there are without the effect.
  public static func _viewListCount(content: Int?) -> Int? { content }

  /// Makes the list of the views, each transformed by itself.
  public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let attribute = modifier.attribute
    let wrapper = ItemWrapper { item, inputs in
      GeometryEffectNode(attribute.animated(inputs), inputs, item.make(inputs))
    }
    return _ViewListOutputs(list: .modified(body(inputs).list, wrapper))
  }
}

extension GeometryEffect {
  /// The effect where layout directions and safe areas make no difference to it.
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(self) }
}

/// An effect of which readers of geometry learn nothing.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  var base: Base

  init(_ base: Base) { self.base = base }

  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}

/// The node of a transformed view.
@MainActor
private final class GeometryEffectNode<Effect: GeometryEffect>: ContainerNode<UIView> {
  override var letsContentExtend: Bool { true }

  private var effect: Effect

  init(_ effect: Attribute<Effect>, _ inputs: _ViewInputs, _ content: ViewNode) {
    self.effect = effect.value
    super.init(PassThroughView(), inputs, content)
    observe { [unowned self] in
      self.effect = effect.value
      apply()
    }
  }

  private func apply() {
    guard isPlaced else { return }
    let size = shownFrame.size
    // The effect is around the top left corner.
    effect.effectValue(size: size).around(.topLeading, in: size).show(on: platformView)
  }

  override func didPlace() {
    let place = shownFrame
    platformView.bounds = CGRect(origin: .zero, size: place.size)
    platformView.center = CGPoint(x: place.midX, y: place.midY)
    apply()
  }
}

/// Scales what is seen of a view.
public struct _ScaleEffect: VisualEffectModifier, Animatable, Equatable {
  var scale: CGSize
  var anchor: UnitPoint

  nonisolated public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, UnitPoint.AnimatableData>
  {
    get { AnimatablePair(AnimatablePair(scale.width, scale.height), anchor.animatableData) }
    set {
      scale = CGSize(width: newValue.first.first, height: newValue.first.second)
      anchor.animatableData = newValue.second
    }
  }

  func apply(to view: UIView, size: CGSize, _ environment: EnvironmentValues) {
    view.transform = CGAffineTransform(scaleX: scale.width, y: scale.height).around(anchor, in: size).usable
  }
}

/// Turns what is seen of a view.
public struct _RotationEffect: VisualEffectModifier, Animatable, Equatable {
  var angle: Angle
  var anchor: UnitPoint

  nonisolated public var animatableData: AnimatablePair<Double, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.radians, anchor.animatableData) }
    set {
      angle = .radians(newValue.first)
      anchor.animatableData = newValue.second
    }
  }

  func apply(to view: UIView, size: CGSize, _ environment: EnvironmentValues) {
    view.transform = CGAffineTransform(rotationAngle: angle.radians).around(anchor, in: size).usable
  }
}

extension CGAffineTransform {
  /// The transformation, or none where it is made of numbers that are none, as of a quotient of lengths that are still
  /// zero. SwiftUI passes over such a one, too.
  var usable: CGAffineTransform { isFinite ? self : .identity }

  /// Whether all its numbers are numbers, and none is infinite.
  var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }

  /// The transformation around a point of a rectangle, for a view whose own is around its middle.
  func around(_ anchor: UnitPoint, in size: CGSize) -> CGAffineTransform {
    let (x, y) = ((anchor.x - 0.5) * size.width, (anchor.y - 0.5) * size.height)
    return CGAffineTransform(translationX: -x, y: -y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}
