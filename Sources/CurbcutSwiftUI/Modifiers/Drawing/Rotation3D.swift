import CurbcutUIKit
import Foundation

/// Turns what is seen of a view in space.
struct Rotation3DEffect: VisualEffectModifier, Animatable {
  var angle: Angle
  var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  var anchor: UnitPoint
  var anchorZ: CGFloat

  func apply(to view: UIView, size: CGSize, _ environment: EnvironmentValues) {
    let (x, y) = ((anchor.x - 0.5) * size.width, (anchor.y - 0.5) * size.height)
    let turned = CGAffineTransform(translationX: -x, y: -y)
      .concatenating(.turned(by: angle, axis, anchorZ: anchorZ))
      .concatenating(CGAffineTransform(translationX: x, y: y))
    view.transform = turned.usable
  }

  nonisolated var animatableData: Double {
    get { angle.radians }
    set { angle.radians = newValue }
  }
}

extension View {
  /// Turns what is seen of the view in space. It is drawn here as seen from far away, without perspective.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/rotation3deffect(_:axis:anchor:anchorz:perspective:)>.
  ///
  /// - Parameters:
  ///   - angle: how far it is turned.
  ///   - axis: the line around which it is turned.
  ///   - anchor: the point through which the line goes.
  ///   - anchorZ: how far behind the view the line is, in points.
  ///   - perspective: how near the view is seen.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ))
  }
}

extension CGAffineTransform {
  /// What is left of a turn in space when it is seen from the front (Rodrigues' rotation formula).
  static func turned(
    by angle: Angle, _ axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchorZ: CGFloat
  ) -> CGAffineTransform {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0, length.isFinite, angle.radians.isFinite else { return .identity }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (c, s) = (cos(angle.radians), sin(angle.radians))
    let rest = 1 - c
    // What lies behind the axis moves to the side.
    let (sideX, sideY) = (x * z * rest + y * s, y * z * rest - x * s)
    return CGAffineTransform(
      a: c + x * x * rest, b: y * x * rest + z * s, c: x * y * rest - z * s, d: c + y * y * rest,
      tx: -anchorZ * sideX, ty: -anchorZ * sideY)
  }
}
