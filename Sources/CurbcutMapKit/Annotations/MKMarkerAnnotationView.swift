import CurbcutGraphics
import CurbcutUIKit
import Foundation

/// A balloon with a sign, and the title below.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkmarkerannotationview>.
@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
  private let label = UILabel()

  /// The diameter of the balloon, and of that of a selected one, in points.
  private static let size: CGFloat = 30
  private static let selectedSize: CGFloat = 54

  override func setUp() {
    super.setUp()
    displayPriority = .defaultHigh
    collisionMode = .circle
    bounds.size = CGSize(width: Self.size, height: Self.size)
    label.numberOfLines = 0
    label.textAlignment = .center
    label.isUserInteractionEnabled = false
    addSubview(label)
  }

  override var ownOffset: CGPoint { CGPoint(x: 0, y: -bounds.height / 2) }

  // MARK: Look

  /// Whether the title is shown below; adaptive, as the system likes, by default.
  open var titleVisibility = MKFeatureVisibility.adaptive { didSet { setNeedsLayout() } }
  /// Whether the second line is shown below; adaptive, while it is selected, by default.
  open var subtitleVisibility = MKFeatureVisibility.adaptive { didSet { setNeedsLayout() } }
  /// The colour of the balloon; nil for red.
  open var markerTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour of the sign; nil for white.
  open var glyphTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The letters in the balloon; nil for none.
  open var glyphText: String? { didSet { setNeedsDisplay() } }
  /// The picture in the balloon, of which only the shape is used; nil for a pin.
  open var glyphImage: UIImage? { didSet { setNeedsDisplay() } }
  /// The picture in the balloon while it is selected; nil for the same one.
  open var selectedGlyphImage: UIImage? { didSet { setNeedsDisplay() } }
  /// Whether the balloon grows when it comes; false by default.
  @Unsupported("MKMarkerAnnotationView.animatesWhenAdded: balloons are there at once")
  open var animatesWhenAdded = false

  override func selectionDidChange() {
    let middle = center
    let size = isSelected ? Self.selectedSize : Self.size
    bounds.size = CGSize(width: size, height: size)
    center = middle
    stage?.placeDidChange(of: self)
    setNeedsLayout()
    setNeedsDisplay()
  }

  override func annotationTextsDidChange() {
    super.annotationTextsDidChange()
    setNeedsLayout()
    setNeedsDisplay()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // A bubble says the same.
    let hasBubble = isSelected && canShowCallout
    let showsTitle = titleVisibility == .visible || titleVisibility == .adaptive && !hasBubble
    let showsSubtitle =
      subtitleVisibility == .visible || subtitleVisibility == .adaptive && isSelected && !hasBubble
    let title = showsTitle ? annotation?.title as String? : nil
    let subtitle = showsSubtitle ? annotation?.subtitle as String? : nil
    let text = NSMutableAttributedString()
    for (line, weight) in [(title, UIFont.Weight.semibold), (subtitle, .regular)] {
      guard let line, !line.isEmpty else { continue }
      text.append(
        NSAttributedString(
          string: text.length == 0 ? line : "\n" + line,
          attributes: [
            .font: UIFont.systemFont(ofSize: 11, weight: weight), .foregroundColor: UIColor.label,
          ]))
    }
    label.attributedText = text
    label.isHidden = text.length == 0
    let size = label.sizeThatFits(CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude))
    label.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.maxY + 2, width: size.width, height: size.height)
  }

  open override func draw(_ rect: CGRect) {
    (markerTintColor ?? .systemRed).setFill()
    UIBezierPath(ovalIn: bounds).fill()
    let color = glyphTintColor ?? .white
    let side = bounds.width * 0.5
    if let shown = glyphText ?? clusterCount {
      let text = NSAttributedString(
        string: shown,
        attributes: [
          .font: UIFont.systemFont(ofSize: side, weight: .semibold), .foregroundColor: color,
        ])
      let size = text.size()
      text.draw(at: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2))
      return
    }
    let image = (isSelected ? selectedGlyphImage : nil) ?? glyphImage ?? UIImage(systemName: "mappin")
    guard let image, image.size.height > 0 else { return }
    let scale = side / max(image.size.width, image.size.height)
    let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
    image.withTintColor(color, renderingMode: .alwaysOriginal).draw(
      in: CGRect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height))
  }

  /// How many annotations a cluster has, which stands in its balloon unless the app puts something there.
  private var clusterCount: String? {
    guard glyphImage == nil, let cluster = annotation as? MKClusterAnnotation else { return nil }
    return "\(cluster.memberAnnotations.count)"
  }
}
