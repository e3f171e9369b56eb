import CurbcutCoreLocation
import CurbcutFoundation
import CurbcutGraphics
import CurbcutUIKit
import Foundation

/// A place that a person can look around at. Apple Maps does not answer here, and so there is none.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mklookaroundscene>.
open class MKLookAroundScene: NSObject, NSCopying, @unchecked Sendable {
  override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Asks Apple Maps for a place to look around at.
///
/// There are no services of Apple Maps here: it fails, as on a device without a connection.
/// Follows <https://developer.apple.com/documentation/mapkit/mklookaroundscenerequest>.
open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
  /// The place; no place for a request by an item.
  public let coordinate: CLLocationCoordinate2D
  /// The item; nil for a request by a place.
  public let mapItem: MKMapItem?

  /// Creates a request by a place.
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    mapItem = nil
    super.init()
  }

  /// Creates a request by an item.
  public init(mapItem: MKMapItem) {
    coordinate = kCLLocationCoordinate2DInvalid
    self.mapItem = mapItem
    super.init()
  }

  /// Whether the request is under way: it never is.
  open var isLoading: Bool { false }
  /// Whether the request was ended.
  open private(set) var isCancelled = false

  /// Ends the request.
  open func cancel() { isCancelled = true }

  /// The place to look around at: the request fails.
  open var scene: MKLookAroundScene? {
    get async throws { throw MapService.error }
  }

  /// Asks for the place to look around at: it fails.
  open func getSceneWithCompletionHandler(
    _ completionHandler: @escaping (MKLookAroundScene?, (any Error)?) -> Void
  ) { MapService.fail { completionHandler(nil, $0) } }
}

/// Where the badge of Look Around is.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mklookaroundbadgeposition>.
public enum MKLookAroundBadgePosition: Int, Hashable, Sendable {
  /// At the top, on the leading side.
  case topLeading
  /// At the top, on the trailing side.
  case topTrailing
  /// At the bottom, on the trailing side.
  case bottomTrailing
}

/// A screen on which a person looks around. As there is no place to look around at, it is a placeholder.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mklookaroundviewcontroller>.
@preconcurrency @MainActor
open class MKLookAroundViewController: UIViewController {
  /// The place; nil for none.
  open var scene: MKLookAroundScene?
  /// Whether the person can move; true by default.
  open var isNavigationEnabled = true
  /// Whether the names of roads are shown; true by default.
  open var showsRoadLabels = true
  /// Which places of interest are shown; nil, the default, for all.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Where the badge is; at the top, on the leading side, by default.
  open var badgePosition = MKLookAroundBadgePosition.topLeading

  /// Creates a screen for a place.
  public init(scene: MKLookAroundScene) {
    self.scene = scene
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func loadView() {
    let placeholder = PlaceholderView(kind: .map)
    placeholder.frame = UIScreen.main.bounds
    placeholder.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = placeholder
  }
}

/// Makes a picture of a place to look around at.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mklookaroundsnapshotter>.
open class MKLookAroundSnapshotter: NSObject, @unchecked Sendable {
  /// What the picture is to be like.
  open class Options: NSObject, @unchecked Sendable {
    /// The size, in points; 256 × 256 by default.
    open var size = CGSize(width: 256, height: 256)
    /// Which places of interest are shown; nil, the default, for all.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// The traits with which the picture is drawn; nil, the default, for those of the screen.
    open var traitCollection: UITraitCollection!

    /// Creates options.
    public override init() { super.init() }
  }

  /// A picture. As no place can be had, there is none.
  open class Snapshot: NSObject, @unchecked Sendable {
    /// The picture.
    public let image: UIImage

    init(image: UIImage) {
      self.image = image
      super.init()
    }
  }

  /// Creates a snapshotter for a place.
  public init(scene: MKLookAroundScene, options: Options) { super.init() }

  /// Whether the picture is being made: it never is.
  open var isLoading: Bool { false }

  /// Makes the picture: it fails.
  open var snapshot: Snapshot {
    get async throws { throw MapService.error }
  }

  /// Makes the picture: it fails.
  open func getSnapshotWithCompletionHandler(_ completionHandler: @escaping (Snapshot?, (any Error)?) -> Void)
  {
    MapService.fail { completionHandler(nil, $0) }
  }

  /// Ends making the picture.
  open func cancel() {}
}
