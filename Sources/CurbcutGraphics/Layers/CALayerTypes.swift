import Foundation

/// Corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// The shape of rounded corners.
public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Quarter circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Corners that blend smoothly into the sides; drawn as quarter circles here.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How a layer's contents are placed in its bounds.
public struct CALayerContentsGravity: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In the middle, at its own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// In the middle of the top side, at its own size.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// In the middle of the bottom side, at its own size.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// In the middle of the left side, at its own size.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// In the middle of the right side, at its own size.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the top left corner, at its own size.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the top right corner, at its own size.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the bottom left corner, at its own size.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the bottom right corner, at its own size.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits in the bounds, with its own aspect ratio.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Just large enough to fill the bounds, with its own aspect ratio.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The methods that a layer calls on the object that manages it.
public protocol CALayerDelegate: AnyObject {
  /// Called to lay out the layer's sublayers; does nothing unless implemented.
  func layoutSublayers(of layer: CALayer)
  /// Called to draw the layer's own contents, in its own space; does nothing unless implemented.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called to update the layer's contents; does nothing unless implemented.
  func display(_ layer: CALayer)
  /// The action to run when a property changes: `NSNull` for none; nil, the default, to let the layer search further.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func layoutSublayers(of layer: CALayer) {}
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func display(_ layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

extension CALayerContentsGravity {
  /// The rectangle for contents of a size.
  func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return .zero }
    let (fx, fy) = (bounds.width / size.width, bounds.height / size.height)
    func centered(_ factor: CGFloat) -> CGRect {
      let (w, h) = (size.width * factor, size.height * factor)
      return CGRect(x: bounds.midX - w / 2, y: bounds.midY - h / 2, width: w, height: h)
    }
    var rect = centered(1)
    switch self {
    case .resize: return bounds
    case .resizeAspect: return centered(min(fx, fy))
    case .resizeAspectFill: return centered(max(fx, fy))
    case .top, .topLeft, .topRight: rect.origin.y = bounds.minY
    case .bottom, .bottomLeft, .bottomRight: rect.origin.y = bounds.maxY - rect.height
    default: break
    }
    switch self {
    case .left, .topLeft, .bottomLeft: rect.origin.x = bounds.minX
    case .right, .topRight, .bottomRight: rect.origin.x = bounds.maxX - rect.width
    default: break
    }
    return rect
  }
}
