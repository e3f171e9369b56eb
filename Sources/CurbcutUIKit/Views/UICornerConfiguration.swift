import Foundation

/// How round a corner is.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicornerradius>.
public struct UICornerRadius: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case fixed(CGFloat)
    /// That of the container, less the distance to it; at least so much.
    case concentric(CGFloat)
  }
  let kind: Kind

  /// A radius, in points.
  public static func fixed(_ radius: Double) -> Self { Self(kind: .fixed(CGFloat(radius))) }
  /// The radius that keeps the same distance from the corner of the container.
  public static func containerConcentric(minimum: Double? = nil) -> Self {
    Self(kind: .concentric(CGFloat(minimum ?? 0)))
  }
}

/// How round the corners of a view are.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicornerconfiguration-swift.struct>.
public struct UICornerConfiguration: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case capsule(CGFloat?)
    case corners(CACornerMask, UICornerRadius)
  }
  let kind: Kind

  /// Half circles at the short sides.
  ///
  /// - Parameter maximumRadius: the greatest radius, in points; nil for no limit.
  public static func capsule(maximumRadius: Double? = nil) -> Self {
    Self(kind: .capsule(maximumRadius.map { CGFloat($0) }))
  }
  /// The same radius for all corners.
  public static func corners(radius: UICornerRadius) -> Self { Self(kind: .corners(.all, radius)) }
  /// The same radius for all corners.
  public static func uniformCorners(radius: UICornerRadius) -> Self { Self(kind: .corners(.all, radius)) }
  /// Round corners at the top.
  public static func uniformTopRadius(_ radius: UICornerRadius) -> Self {
    Self(kind: .corners([.layerMinXMinYCorner, .layerMaxXMinYCorner], radius))
  }
  /// Round corners at the bottom.
  public static func uniformBottomRadius(_ radius: UICornerRadius) -> Self {
    Self(kind: .corners([.layerMinXMaxYCorner, .layerMaxXMaxYCorner], radius))
  }

  /// The radius in a view, in points, and the corners that have it.
  @MainActor
  func shape(in view: UIView) -> (radius: CGFloat, corners: CACornerMask) {
    switch kind {
    case .capsule(let limit):
      let half = min(view.bounds.width, view.bounds.height) / 2
      return (min(half, limit ?? half), .all)
    case .corners(let corners, let radius):
      switch radius.kind {
      case .fixed(let points): return (points, corners)
      case .concentric(let least):
        guard let container = view.superview else { return (least, corners) }
        let distance = max(0, min(view.frame.minX, view.frame.minY))
        return (max(least, container.layer.cornerRadius - distance), corners)
      }
    }
  }
}

extension CACornerMask {
  fileprivate static var all: CACornerMask {
    [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
  }
}

extension UIView {
  /// How round the corners of the view are; by default as its layer says.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiview/cornerconfiguration-3w8vw>.
  public var cornerConfiguration: UICornerConfiguration {
    get { rareState?.cornerConfiguration ?? .corners(radius: .fixed(Double(layer.cornerRadius))) }
    set {
      ensureRareState().cornerConfiguration = newValue
      apply(newValue)
      setNeedsLayout()
    }
  }

  final func apply(_ corners: UICornerConfiguration) {
    let shape = corners.shape(in: self)
    layer.cornerRadius = shape.radius
    layer.maskedCorners = shape.corners
  }
}
