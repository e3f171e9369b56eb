import CurbcutCoreLocation
import CurbcutFoundation
import Foundation

/// What all annotations and overlays of MapKit have in common.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkshape>.
open class MKShape: NSObject, MKAnnotation {
  /// What it is called; nil by default.
  open var title: String? {
    willSet { ObjCRuntime.willChange(self, "title") }
    didSet { didChange("title") }
  }
  /// What else is said of it; nil by default.
  open var subtitle: String? {
    willSet { ObjCRuntime.willChange(self, "subtitle") }
    didSet { didChange("subtitle") }
  }
  /// The place; where the equator crosses the prime meridian, unless a subclass knows it.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }

  public override init() { super.init() }

  /// What the maps that show it do when it changes.
  final var watchers: [ObjectIdentifier: () -> Void] = [:]

  /// Tells observers, and the maps that show it, that a property has changed.
  final func didChange(_ key: String) {
    ObjCRuntime.didChange(self, key)
    for watcher in watchers.values { watcher() }
  }
}

/// An annotation at a place.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkpointannotation>.
open class MKPointAnnotation: MKShape {
  private var place = CLLocationCoordinate2D()

  /// Creates an annotation where the equator crosses the prime meridian.
  public override init() { super.init() }

  /// Creates an annotation.
  ///
  /// Follows <https://developer.apple.com/documentation/mapkit/mkpointannotation/init(coordinate:)>.
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init()
    place = coordinate
  }

  /// Creates an annotation with texts.
  ///
  /// Follows <https://developer.apple.com/documentation/mapkit/mkpointannotation/init(coordinate:title:subtitle:)>.
  public convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
    self.init()
    place = coordinate
    self.title = title
    self.subtitle = subtitle
  }

  /// The place. The view of the annotation moves along.
  open override var coordinate: CLLocationCoordinate2D {
    get { place }
    set {
      ObjCRuntime.willChange(self, "coordinate")
      place = newValue
      didChange("coordinate")
    }
  }
}

/// Several annotations that stand too close to each other, as one.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkclusterannotation>.
open class MKClusterAnnotation: NSObject, MKAnnotation {
  /// The annotations.
  public let memberAnnotations: [any MKAnnotation]
  /// What it is called; by default as the first of the annotations that has a title.
  open var title: String?
  /// What else is said of it; by default how many more annotations there are.
  open var subtitle: String?

  /// Creates a cluster of annotations.
  public init(memberAnnotations: [any MKAnnotation]) {
    self.memberAnnotations = memberAnnotations
    title = memberAnnotations.lazy.compactMap { $0.title as String? }.first { !$0.isEmpty }
    super.init()
  }

  /// The middle of the places.
  open var coordinate: CLLocationCoordinate2D {
    let all = MKMapRect(around: memberAnnotations.map { MKMapPoint($0.coordinate) })
    return all.isNull ? CLLocationCoordinate2D() : MKMapPoint(x: all.midX, y: all.midY).coordinate
  }
}

/// Where the person is.
///
/// The device has no receiver: its place is not known, and no map shows it.
/// Follows <https://developer.apple.com/documentation/mapkit/mkuserlocation>.
open class MKUserLocation: NSObject, MKAnnotation {
  /// The place; nil while it is not known.
  open package(set) var location: CLLocation?
  /// Whether the place is being found: it never is.
  open var isUpdating: Bool { false }
  /// Where the device points to; nil, as it has no compass.
  open var heading: CLHeading? { nil }
  /// What it is called; the map gives it the system's words unless the app does.
  open var title: String?
  /// What else is said of it; nil by default.
  open var subtitle: String?

  override init() { super.init() }

  /// The place; no place while it is not known.
  open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
}
