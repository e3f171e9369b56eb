import CurbcutCoreLocation
import CurbcutFoundation
import CurbcutGraphics
import CurbcutUIKit
import Foundation

/// Makes a picture of a map.
///
/// The picture is of the ground that maps have here, a placeholder.
/// Follows <https://developer.apple.com/documentation/mapkit/mkmapsnapshotter>.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
  /// What is told of the picture.
  public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

  /// What the picture is to show.
  ///
  /// Follows <https://developer.apple.com/documentation/mapkit/mkmapsnapshotter/options>.
  open class Options: NSObject, NSCopying, @unchecked Sendable {
    /// The part of the flat map; the whole map by default.
    open var mapRect = MKMapRect.world
    /// The region.
    open var region: MKCoordinateRegion {
      get { MKCoordinateRegion(mapRect) }
      set { mapRect = newValue.mapRect }
    }
    /// From where the map is looked at.
    open var camera: MKMapCamera {
      get {
        let place = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
        let height = mapRect.height * MKMetersPerMapPointAtLatitude(place.latitude)
        return MKMapCamera(
          lookingAtCenter: place, fromDistance: MKMapCamera.distance(toSee: height), pitch: 0, heading: 0)
      }
      set {
        let place = newValue.centerCoordinate
        let height =
          newValue.centerCoordinateDistance * MKMapCamera.heightForDistance
          * MKMapPointsPerMeterAtLatitude(place.latitude)
        mapRect = MKMapRect(x: 0, y: 0, width: height, height: height).centered(on: MKMapPoint(place))
      }
    }
    /// The size of the picture, in points; 256 × 256 by default.
    open var size = CGSize(width: 256, height: 256)
    /// How many pixels there are for a point; 0, the default, for those of the screen.
    open var scale: CGFloat = 0
    /// The traits with which the picture is drawn; nil, the default, for those of the screen.
    open var traitCollection: UITraitCollection!
    /// What the ground looks like; a drawn map by default. It looks the same in every type.
    open var mapType = MKMapType.standard
    /// What the ground looks like; a drawn map by default. It looks the same in every configuration.
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
    /// Which places of interest are shown; nil, the default, for all. The ground here has none.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether places of interest are shown; true by default. The ground here has none.
    open var showsPointsOfInterest = true
    /// Whether buildings are shown; true by default. The ground here has none.
    open var showsBuildings = true

    /// Creates options for the whole map.
    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Options()
      copy.mapRect = mapRect
      copy.size = size
      copy.scale = scale
      copy.traitCollection = traitCollection
      copy.mapType = mapType
      copy.preferredConfiguration = preferredConfiguration
      copy.pointOfInterestFilter = pointOfInterestFilter
      copy.showsPointsOfInterest = showsPointsOfInterest
      copy.showsBuildings = showsBuildings
      return copy
    }
  }

  /// A picture of a map.
  ///
  /// Follows <https://developer.apple.com/documentation/mapkit/mkmapsnapshotter/snapshot>.
  open class Snapshot: NSObject, @unchecked Sendable {
    /// The picture.
    public let image: UIImage
    /// The traits with which it was drawn.
    public let traitCollection: UITraitCollection
    private let projection: MapProjection

    init(image: UIImage, traitCollection: UITraitCollection, projection: MapProjection) {
      self.image = image
      self.traitCollection = traitCollection
      self.projection = projection
      super.init()
    }

    /// The point of the picture at which a place is.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { projection.point(coordinate) }
  }

  private let options: Options
  private var isCancelled = false
  /// Whether the picture is being made.
  open private(set) var isLoading = false

  /// Creates a snapshotter; without options, of the whole map.
  public init(options: Options = Options()) {
    self.options = options.copy() as? Options ?? options
    super.init()
  }

  /// Makes the picture, and tells of it on the main thread.
  open func start(completionHandler: @escaping CompletionHandler) {
    start(with: .main, completionHandler: completionHandler)
  }

  /// Makes the picture, and tells of it on a queue.
  open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
    isLoading = true
    nonisolated(unsafe) let handler = completionHandler
    DispatchQueue.main.async {
      let made = MainActor.assumeIsolated { self.makeSnapshot() }
      self.isLoading = false
      guard !self.isCancelled else { return }
      if queue === DispatchQueue.main { return handler(made, nil) }
      queue.async { handler(made, nil) }
    }
  }

  /// Makes the picture.
  open func start() async throws -> Snapshot {
    if isCancelled { throw MKError(.unknown) }
    return await makeSnapshot()
  }

  /// Ends making the picture; nobody is told then.
  open func cancel() { isCancelled = true }

  @MainActor
  private func makeSnapshot() -> Snapshot {
    let format = UIGraphicsImageRendererFormat()
    if options.scale > 0 { format.scale = options.scale }
    let traits = options.traitCollection ?? UITraitCollection.current
    let size = CGSize(width: max(1, options.size.width), height: max(1, options.size.height))
    let ground = PlaceholderView(kind: .map)
    ground.frame = CGRect(origin: .zero, size: size)
    ground.overrideUserInterfaceStyle = traits.userInterfaceStyle
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      ground.layoutIfNeeded()
      ground.layer.render(in: context.cgContext)
    }
    return Snapshot(
      image: image, traitCollection: traits,
      projection: MapProjection(showing: options.mapRect, in: size))
  }
}
