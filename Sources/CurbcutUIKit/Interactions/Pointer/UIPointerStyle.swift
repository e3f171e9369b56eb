import Foundation

/// The effect of the pointer on a view.
///
/// Apps can create effects, but none is ever shown, because there is no pointer.
/// Follows <https://developer.apple.com/documentation/uikit/uipointereffect-swift.enum>.
public enum UIPointerEffect {
  /// The effect that the system chooses for the view.
  case automatic(UITargetedPreview)
  /// The pointer moves under the view and takes on its shape.
  case highlight(UITargetedPreview)
  /// The pointer moves under the view, which grows and casts a shadow.
  case lift(UITargetedPreview)
  /// The pointer is unchanged; the view changes according to the associated values.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// Where a tint is applied while the pointer hovers.
  public enum TintMode: Int, Hashable, Sendable {
    /// Nowhere.
    case none
    /// Over the view.
    case overlay
    /// Behind the view.
    case underlay
  }

  /// The view that the effect applies to, and how it is clipped.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _):
      preview
    }
  }
}

/// The shape of a pointer.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipointershape-swift.enum>.
public enum UIPointerShape {
  /// Any path, relative to the pointer's location.
  case path(UIBezierPath)
  /// A rectangle with rounded corners, in points.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// A vertical beam, as over horizontal text; the length is in points.
  case verticalBeam(length: CGFloat)
  /// A horizontal beam, as over vertical text; the length is in points.
  case horizontalBeam(length: CGFloat)

  /// The default corner radius, in points.
  public static let defaultCornerRadius: CGFloat = 8
}

/// A shape beside the pointer that indicates what can be done: an arrow, for instance.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipointeraccessory>.
public struct UIPointerAccessory {
  /// The position of an accessory relative to the pointer.
  public struct Position: Hashable, Sendable {
    /// The distance from the pointer, in points.
    public let offset: CGFloat
    /// The direction, in radians clockwise from the top.
    public let angle: CGFloat

    /// Makes a position from a distance and a direction.
    public init(offset: CGFloat, angle: CGFloat) {
      self.offset = offset
      self.angle = angle
    }

    private static func toward(_ eighths: CGFloat) -> Position {
      Position(offset: 10, angle: eighths * .pi / 4)
    }
    /// Above the pointer.
    public static let top = toward(0)
    /// Above the pointer, to the right.
    public static let topRight = toward(1)
    /// To the right of the pointer.
    public static let right = toward(2)
    /// Below the pointer, to the right.
    public static let bottomRight = toward(3)
    /// Below the pointer.
    public static let bottom = toward(4)
    /// Below the pointer, to the left.
    public static let bottomLeft = toward(5)
    /// To the left of the pointer.
    public static let left = toward(6)
    /// Above the pointer, to the left.
    public static let topLeft = toward(7)
  }

  /// The shape of the accessory.
  public let shape: UIPointerShape
  /// The position of the accessory.
  public let position: Position
  /// Whether the shape is rotated by the position's angle; true for arrows, otherwise false by default.
  public var orientationMatchesAngle: Bool

  /// Makes an accessory of any shape.
  public init(_ shape: UIPointerShape, position: Position) {
    self.shape = shape
    self.position = position
    orientationMatchesAngle = false
  }

  /// Returns an arrow that points away from the pointer.
  public static func arrow(_ position: Position) -> UIPointerAccessory {
    let arrow = UIBezierPath()
    arrow.move(to: CGPoint(x: -4, y: 3))
    arrow.addLine(to: CGPoint(x: 0, y: -3))
    arrow.addLine(to: CGPoint(x: 4, y: 3))
    arrow.close()
    var made = UIPointerAccessory(.path(arrow), position: position)
    made.orientationMatchesAngle = true
    return made
  }
}

/// The style of the pointer over a region. Without effect: there is no pointer.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipointerstyle>.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// The effect on the view under the pointer; nil if only the pointer's shape changes.
  let effect: UIPointerEffect?
  /// The shape of the pointer; nil for the default.
  let shape: UIPointerShape?
  /// The axes along which the pointer is constrained to the centre of the region.
  let constrainedAxes: UIAxis
  /// Whether the pointer is hidden.
  let isHidden: Bool
  /// The accessories beside the pointer; none by default.
  open var accessories: [UIPointerAccessory] = []

  private init(effect: UIPointerEffect?, shape: UIPointerShape?, axes: UIAxis, isHidden: Bool) {
    self.effect = effect
    self.shape = shape
    constrainedAxes = axes
    self.isHidden = isHidden
    super.init()
  }

  /// Makes a style with an effect on the view under the pointer. If `shape` is nil, it depends on the effect.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(effect: effect, shape: shape, axes: [], isHidden: false)
  }

  /// Makes a style that only changes the pointer, which is constrained to the region's centre along the axes.
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    self.init(effect: nil, shape: shape, axes: axes, isHidden: false)
  }

  /// Returns a style that hides the pointer.
  open class func hidden() -> UIPointerStyle {
    UIPointerStyle(effect: nil, shape: nil, axes: [], isHidden: true)
  }

  /// Returns the system's default style.
  open class func system() -> UIPointerStyle {
    UIPointerStyle(effect: nil, shape: nil, axes: [], isHidden: false)
  }
}
