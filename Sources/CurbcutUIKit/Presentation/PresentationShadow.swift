import CurbcutGraphics

/// The shadow of a popover, and the hairline that sets it off from what is behind where both have one colour.
final class PresentationShadow: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.shadowColor = CGColor(gray: 0, alpha: 1)
    layer.shadowOffset = CGSize(width: 0, height: 8)
    layer.shadowRadius = 24
    layer.shadowOpacity = 0.22
  }

  required init?(coder: NSCoder) { nil }

  private var radius: CGFloat = 0

  func follow(_ frame: CGRect, radius: CGFloat) {
    self.frame = frame.insetBy(dx: -Self.hairline, dy: -Self.hairline)
    self.radius = radius
    layer.shadowPath = outline
  }

  private static let hairline: CGFloat = 0.5

  private var outline: CGPath {
    let radius = min(radius, bounds.width / 2, bounds.height / 2)
    return CGPath(roundedRect: bounds, cornerWidth: radius, cornerHeight: radius, transform: nil)
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setFillColor(UIColor.separator.resolvedColor(with: traitCollection).cgColor)
    context.addPath(outline)
    context.fillPath()
  }
}
