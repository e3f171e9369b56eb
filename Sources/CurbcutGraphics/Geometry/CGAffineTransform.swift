import Foundation

/// A 3×3 affine transformation matrix: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
///
/// <https://developer.apple.com/documentation/corefoundation/cgaffinetransform>
public struct CGAffineTransform: Hashable, Codable, Sendable {
  /// The contribution of x to x'.
  public var a: CGFloat
  /// The contribution of x to y'.
  public var b: CGFloat
  /// The contribution of y to x'.
  public var c: CGFloat
  /// The contribution of y to y'.
  public var d: CGFloat
  /// The translation along x.
  public var tx: CGFloat
  /// The translation along y.
  public var ty: CGFloat

  /// The transform that leaves every point where it is.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a matrix of zeros, as on Apple's platforms; it is not the identity.
  public init() {
    self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  /// Creates a matrix from its six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a matrix from its six numbers.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// A translation along both axes.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// A scale by a factor along each axis.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// A rotation by `angle` radians; a positive angle rotates clockwise where y points down.
  public init(rotationAngle angle: CGFloat) {
    let sine = CGFloat(sin(Double(angle)))
    let cosine = CGFloat(cos(Double(angle)))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// True when the transform leaves every point where it is.
  public var isIdentity: Bool { self == .identity }

  /// True when the transform neither rotates nor skews, so that rectangles stay rectangles.
  package var isAxisAligned: Bool { b == 0 && c == 0 }

  /// A translation first, and then this transform.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// A scale first, and then this transform.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// A rotation by radians first, and then this transform.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// This transform first, then `other`.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c,
      b: a * other.b + b * other.d,
      c: c * other.a + d * other.c,
      d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty)
  }

  /// The inverse of this transform; this transform itself when it has none.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return self }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// Scale, shear, rotation and translation that together make this transform.
  public func decomposed() -> CGAffineTransformComponents {
    let determinant = a * d - b * c
    var scaleX = (a * a + b * b).squareRoot()
    guard scaleX > 0 else {
      return CGAffineTransformComponents(
        scale: CGSize(width: 0, height: (c * c + d * d).squareRoot()), horizontalShear: 0, rotation: 0,
        translation: CGVector(dx: tx, dy: ty))
    }
    var rotation = CGFloat(atan2(Double(b), Double(a)))
    let scaleY = determinant / scaleX
    let shear = determinant == 0 ? 0 : (a * c + b * d) / determinant
    if scaleX < 0 {
      scaleX = -scaleX
      rotation += .pi
    }
    return CGAffineTransformComponents(
      scale: CGSize(width: scaleX, height: scaleY), horizontalShear: shear, rotation: rotation,
      translation: CGVector(dx: tx, dy: ty))
  }

  /// Shear and scale first, then rotation, then translation.
  public init(_ components: CGAffineTransformComponents) {
    self = CGAffineTransform(
      a: components.scale.width, b: 0, c: components.horizontalShear * components.scale.height,
      d: components.scale.height, tx: 0, ty: 0
    )
    .concatenating(CGAffineTransform(rotationAngle: components.rotation))
    .concatenating(
      CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
  }
}

/// The components of an affine transform.
///
/// <https://developer.apple.com/documentation/corefoundation/cgaffinetransformcomponents>
public struct CGAffineTransformComponents: Hashable, Sendable {
  /// The factor along each axis; a negative one mirrors.
  public var scale: CGSize
  /// How far a unit of height is shifted sideways.
  public var horizontalShear: CGFloat
  /// In radians.
  public var rotation: CGFloat
  /// The translation along both axes.
  public var translation: CGVector

  /// Creates components that are all zero, which are not those of the identity.
  public init() {
    self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero)
  }

  /// Creates components; the rotation is in radians.
  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }

  public static func == (a: Self, b: Self) -> Bool {
    a.scale == b.scale && a.horizontalShear == b.horizontalShear && a.rotation == b.rotation
      && a.translation == b.translation
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(scale.width)
    hasher.combine(scale.height)
    hasher.combine(horizontalShear)
    hasher.combine(rotation)
    hasher.combine(translation)
  }
}

extension CGPoint {
  /// The transformed point.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension CGSize {
  /// The transformed size; translation is ignored.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }

  /// Both sides rounded up to whole pixels of a screen with `scale` pixels per point, as UIKit rounds the size of
  /// text.
  package func roundedUp(toScale scale: CGFloat) -> CGSize {
    CGSize(width: width.roundedUp(toScale: scale), height: height.roundedUp(toScale: scale))
  }
}

extension CGFloat {
  /// Rounded up to a whole pixel. An excess of up to a thousandth of a pixel is treated as a rounding error.
  package func roundedUp(toScale scale: CGFloat) -> CGFloat {
    ((self * scale) - 0.001).rounded(.up) / scale
  }

  /// Rounded to the nearest whole pixel.
  package func rounded(toScale scale: CGFloat) -> CGFloat {
    (self * scale).rounded() / scale
  }
}

extension CGRect {
  /// The smallest rectangle that contains the four transformed corners.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    if isNull || isInfinite { return self }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(transform) }
    let left = corners.map(\.x).min() ?? 0
    let right = corners.map(\.x).max() ?? 0
    let top = corners.map(\.y).min() ?? 0
    let bottom = corners.map(\.y).max() ?? 0
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
