import Foundation

/// A view of the Liquid Glass material, of which bars, alerts and menus are made since iOS 26.
///
/// The content behind shows through, blurred, unless the person has asked for less transparency. Reduce Transparency
/// "obscures more of the content behind it"; Increase Contrast makes it "predominantly black or white" with "a
/// contrasting border" (<https://developer.apple.com/videos/play/wwdc2025/219>). Both make it opaque here.
class GlassView: UIView {
  /// Fills the glass with an opaque colour; nil for clear glass.
  var fill: UIColor?
  /// The corner radius, in points; nil for a capsule shape.
  var cornerRadius: CGFloat? { didSet { setNeedsLayout() } }
  /// The opacity of the glass's own colour over the content behind, from 0 to 1.
  var density: CGFloat = 0.7
  /// How much the content behind is blurred: the standard deviation, in points.
  var blurRadius: CGFloat = 7
  /// The opacity of the shadow, from 0 to 1.
  var shadowStrength: Float = 0.1 { didSet { layer.shadowOpacity = shadowStrength } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = shadowStrength
    layer.shadowRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: 2)
  }

  private var radius: CGFloat {
    let round = min(bounds.width, bounds.height) / 2
    return min(cornerRadius ?? round, round)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = radius
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: radius).cgPath
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return }
    let shape = UIBezierPath(roundedRect: bounds, cornerRadius: radius)
    let solid = BarColors.glass.resolvedColor(with: traitCollection)
    let isSolid =
      UIAccessibility.isReduceTransparencyEnabled || traitCollection.accessibilityContrast == .high
    if let fill {
      fill.setFill()
      shape.fill()
    } else if isSolid {
      solid.setFill()
      shape.fill()
    } else {
      context.saveGState()
      shape.addClip()
      context.blurBackdrop(in: bounds, with: BackdropBlur(sigma: blurRadius, saturation: 1.5))
      solid.withAlphaComponent(density).setFill()
      UIRectFill(bounds)
      context.restoreGState()
      // A highlight along the rim of the glass.
      let isDark = traitCollection.userInterfaceStyle == .dark
      let rim = UIBezierPath(roundedRect: bounds.insetBy(dx: 0.25, dy: 0.25), cornerRadius: radius)
      rim.lineWidth = 0.5
      UIColor(white: 1, alpha: isDark ? 0.16 : 0.6).setStroke()
      rim.stroke()
    }
    ControlEdges.stroke(bounds, cornerRadius: radius)
  }
}

/// Colours of glass.
enum BarColors {
  /// The colour of opaque glass.
  static let glass = UIColor { traits in
    let isHigh = traits.accessibilityContrast == .high
    return traits.userInterfaceStyle == .dark
      ? UIColor(white: isHigh ? 0 : 0.17, alpha: 1) : UIColor(white: 1, alpha: 1)
  }
}
