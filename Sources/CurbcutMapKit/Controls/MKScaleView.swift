import CurbcutFoundation
import CurbcutGraphics
@_spi(AccessibilityDefaults) import CurbcutUIKit
import Foundation

/// A scale beside a map. It is read by no one, as on iOS: distances in words say more.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkscaleview>.
@preconcurrency @MainActor
open class MKScaleView: UIView {
  /// From which side the scale grows.
  public enum Alignment: Int, Hashable, Sendable {
    /// From the leading side.
    case leading
    /// From the trailing side.
    case trailing
  }

  /// The map; not retained.
  open weak var mapView: MKMapView? { didSet { setNeedsDisplay() } }
  /// Whether the scale is shown; adaptive, only while the map is brought nearer or farther, by default.
  open var scaleVisibility = MKFeatureVisibility.adaptive { didSet { setNeedsDisplay() } }
  /// What a map of SwiftUI shows.
  final var shownProjection: MapProjection? { didSet { setNeedsDisplay() } }
  /// From which side the scale grows; the leading one by default.
  open var legendAlignment = Alignment.leading { didSet { setNeedsDisplay() } }

  /// Creates a scale for a map.
  public convenience init(mapView: MKMapView?) {
    self.init(frame: CGRect(x: 0, y: 0, width: 120, height: 24))
    self.mapView = mapView
    isOpaque = false
    backgroundColor = .clear
    isUserInteractionEnabled = false
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 24) }

  open override func draw(_ rect: CGRect) {
    guard scaleVisibility == .visible, let projection = shownProjection ?? mapView?.projection,
      bounds.width > 0, projection.size.width > 0
    else { return }
    let middle = MKMapPoint(x: projection.rect.midX, y: projection.rect.midY).coordinate
    let perPoint =
      projection.rect.width / projection.size.width * MKMetersPerMapPointAtLatitude(middle.latitude)
    let most = perPoint * bounds.width
    guard most > 0, most.isFinite else { return }
    // A round number of metres that fits: 1, 2 or 5 with noughts.
    let power = pow(10, floor(log10(most)))
    let meters = [5, 2, 1].map { $0 * power }.first { $0 <= most } ?? power
    let width = meters / perPoint
    let x = legendAlignment == .leading ? 0 : bounds.width - width
    UIColor.label.setFill()
    UIBezierPath(rect: CGRect(x: x, y: bounds.height - 4, width: width, height: 2)).fill()
    NSAttributedString(
      string: MKDistanceFormatter().string(fromDistance: meters),
      attributes: [.font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.label]
    ).draw(at: CGPoint(x: x, y: 2))
  }
}

/// A compass beside a map, which says that north is up, as it always is here.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkcompassbutton>.
@preconcurrency @MainActor
open class MKCompassButton: UIView {
  /// The map; not retained.
  open weak var mapView: MKMapView?
  /// Whether the compass is shown; adaptive, only while the map is turned, by default.
  open var compassVisibility = MKFeatureVisibility.adaptive {
    didSet { button.isHidden = compassVisibility != .visible }
  }
  private let button = UIButton(type: .system)

  /// Creates a compass for a map.
  public convenience init(mapView: MKMapView?) {
    self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    self.mapView = mapView
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    button.setImage(UIImage(systemName: "location.north.circle"), for: .normal)
    button.accessibilityLabel = SystemWord.compass.text
    button.isHidden = true
    addSubview(button)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }
}
