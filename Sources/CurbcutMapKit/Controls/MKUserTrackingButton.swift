import CurbcutFoundation
import CurbcutGraphics
@_spi(AccessibilityDefaults) import CurbcutUIKit
import Foundation

/// A button with which a map follows the person, and then no longer.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkusertrackingbutton>.
@preconcurrency @MainActor
open class MKUserTrackingButton: UIView {
  /// The map; not retained.
  open weak var mapView: MKMapView? { didSet { trackingDidChange() } }
  private let button = UIButton(type: .system)

  /// Creates a button for a map.
  public convenience init(mapView: MKMapView?) {
    self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    self.mapView = mapView
    trackingDidChange()
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
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 8
    button.accessibilityLabel = SystemWord.tracking.text
    button.addAction(UIAction { [weak self] _ in self?.mapView?.advanceTracking() }, for: .touchUpInside)
    addSubview(button)
    trackingDidChange()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }

  /// Shows how the map follows the person now.
  final func trackingDidChange() {
    let mode = mapView?.userTrackingMode ?? .none
    button.setImage(UIImage(systemName: mode.symbolName), for: .normal)
    button.isSelected = mode != .none
  }
}

extension MKMapView {
  /// Lets the map follow the person in the next way.
  final func advanceTracking() {
    setUserTrackingMode(userTrackingMode.next, animated: true)
  }
}

extension MKUserTrackingMode {
  /// The mode that a button sets when it is pressed.
  var next: Self {
    switch self {
    case .none: .follow
    case .follow: .followWithHeading
    case .followWithHeading: .none
    }
  }

  /// The symbol on buttons.
  var symbolName: String {
    switch self {
    case .none: "location"
    case .follow: "location.fill"
    case .followWithHeading: "location.north.line.fill"
    }
  }
}

/// A button of a bar with which a map follows the person, and then no longer.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkusertrackingbarbuttonitem>.
@preconcurrency @MainActor
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
  /// The map; not retained.
  open weak var mapView: MKMapView?

  /// Creates a button for a map.
  public convenience init(mapView: MKMapView?) {
    self.init()
    self.mapView = mapView
    let symbol = UIImage(systemName: MKUserTrackingMode.none.symbolName)
    primaryAction = UIAction(image: symbol) { [weak self] _ in
      guard let self, let mapView = self.mapView else { return }
      mapView.advanceTracking()
      self.image = UIImage(systemName: mapView.userTrackingMode.symbolName)
    }
    image = symbol
    accessibilityLabel = SystemWord.tracking.text
  }
}
