import CurbcutUIKit
import Foundation

/// Turns what is seen of a view in space.
struct Rotation3DEffect: VisualEffectModifier, Animatable {
  var angle: Angle
  var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  var anchor: UnitPoint
  var anchorZ: CGFloat
  var perspective: CGFloat

  func apply(to view: UIView, size: CGSize, _ environment: EnvironmentValues) {
    let turned = ProjectionTransform.turned(
      by: angle, axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective, in: size)
    (environment.layoutDirection == .rightToLeft ? turned.mirrored : turned).show(on: view)
  }

  nonisolated var animatableData: AnimatablePair<Double, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(angle.radians, AnimatablePair(anchorZ, perspective)) }
    set {
      angle.radians = newValue.first
      (anchorZ, perspective) = (newValue.second.first, newValue.second.second)
    }
  }
}

extension View {
  /// Turns what is seen of the view in space.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/rotation3deffect(_:axis:anchor:anchorz:perspective:)>.
  ///
  /// - Parameters:
  ///   - angle: how far it is turned.
  ///   - axis: the line around which it is turned.
  ///   - anchor: the point through which the line goes.
  ///   - anchorZ: how far behind the view the line is, in points.
  ///   - perspective: how near the view is seen: the eye is as far away as the longer side of the view, divided by this;
  ///     infinitely far with 0.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      Rotation3DEffect(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
}

extension ProjectionTransform {
  /// A turn in space around a point of a rectangle, seen from the front, for a view whose own transformation is around its
  /// middle.
  nonisolated static func turned(
    by angle: Angle, _ axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint, anchorZ: CGFloat,
    perspective: CGFloat, in size: CGSize
  ) -> ProjectionTransform {
    let side = max(size.width, size.height)
    let (x, y) = ((anchor.x - 0.5) * size.width, (anchor.y - 0.5) * size.height)
    var eye = CATransform3DIdentity
    eye.m34 = side > 0 ? -perspective / side : 0
    let turn = CATransform3DMakeRotation(angle.radians, axis.x, axis.y, axis.z)
    let around = CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, -anchorZ), turn),
      CATransform3DConcat(eye, CATransform3DMakeTranslation(x, y, anchorZ)))
    return ProjectionTransform(around)
  }
}
