import Foundation

/// What a pointer does with a view.
///
/// Apps describe effects; no pointer moves over views here, so that none of them shows.
/// Follows <https://developer.apple.com/documentation/uikit/uipointereffect-swift.enum>.
public enum UIPointerEffect {
  /// The effect that suits the view.
  case automatic(UITargetedPreview)
  /// The pointer slides under the view and takes on its shape.
  case highlight(UITargetedPreview)
  /// The pointer slides under the view, which grows and casts a shadow.
  case lift(UITargetedPreview)
  /// The pointer stays as it is; the view changes as the values say.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// Where a tint lies while a pointer hovers.
  public enum TintMode: Int, Hashable, Sendable {
    /// Nowhere.
    case none
    /// Over the view.
    case overlay
    /// Behind the view.
    case underlay
  }

  /// The view that the effect is for, and how it is cut out.
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
  /// Any path, around the pointer's place.
  case path(UIBezierPath)
  /// A rectangle with rounded corners, in points.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// An upright bar, as over text that runs to the side; its length in points.
  case verticalBeam(length: CGFloat)
  /// A bar that lies, as over text that runs downwards; its length in points.
  case horizontalBeam(length: CGFloat)

  /// The radius of corners that no radius was given for, in points.
  public static let defaultCornerRadius: CGFloat = 8
}

/// A thing beside the pointer that says what can be done: an arrow, for instance.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipointeraccessory>.
public struct UIPointerAccessory {
  /// Where an accessory stands, seen from the pointer.
  public struct Position: Hashable, Sendable {
    /// How far from the pointer, in points.
    public let offset: CGFloat
    /// In which direction, in radians, clockwise from the top.
    public let angle: CGFloat

    /// A place so far from the pointer, in that direction.
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

  /// What it looks like.
  public let shape: UIPointerShape
  /// Where it stands.
  public let position: Position
  /// Whether it turns with its place; false for most, true for arrows.
  public var orientationMatchesAngle: Bool

  /// An accessory of any shape.
  public init(_ shape: UIPointerShape, position: Position) {
    self.shape = shape
    self.position = position
    orientationMatchesAngle = false
  }

  /// An arrow that points away from the pointer.
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

/// How a pointer looks over a region. Kept for apps that give one; there is no pointer here.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipointerstyle>.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// What the pointer does with the view under it; nil when only its shape changes.
  let effect: UIPointerEffect?
  /// The shape of the pointer; nil for its own.
  let shape: UIPointerShape?
  /// Along which the pointer sticks to the middle of the region.
  let constrainedAxes: UIAxis
  /// Whether the pointer goes away.
  let isHidden: Bool
  /// What stands beside the pointer; nothing by default.
  open var accessories: [UIPointerAccessory] = []

  private init(effect: UIPointerEffect?, shape: UIPointerShape?, axes: UIAxis, isHidden: Bool) {
    self.effect = effect
    self.shape = shape
    constrainedAxes = axes
    self.isHidden = isHidden
    super.init()
  }

  /// A style that does something with the view under the pointer; nil keeps the shape that suits the effect.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(effect: effect, shape: shape, axes: [], isHidden: false)
  }

  /// A style that changes the pointer only; it sticks to the middle of the region along the axes.
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    self.init(effect: nil, shape: shape, axes: axes, isHidden: false)
  }

  /// A style without a pointer.
  open class func hidden() -> UIPointerStyle {
    UIPointerStyle(effect: nil, shape: nil, axes: [], isHidden: true)
  }

  /// The pointer as it is everywhere else.
  open class func system() -> UIPointerStyle {
    UIPointerStyle(effect: nil, shape: nil, axes: [], isHidden: false)
  }
}
