import CurbcutCoreLocation
import CurbcutSwiftUI
import Foundation

/// A balloon at a place.
///
/// Follows <https://developer.apple.com/documentation/mapkit/marker>.
public struct Marker<Label: View>: MapContent {
  private let title: Text
  private let sign: MarkerSign
  private let coordinate: CLLocationCoordinate2D
  private let tag: AnyHashable?

  fileprivate init(
    _ title: Text, _ sign: MarkerSign, _ coordinate: CLLocationCoordinate2D, tag: AnyHashable? = nil
  ) {
    self.title = title
    self.sign = sign
    self.coordinate = coordinate
    self.tag = tag
  }

  /// Adds the balloon.
  @MainActor public func _add(to list: inout _MapContentList) {
    let before = list.settings.tag
    if list.settings.tag == nil { list.settings.tag = tag }
    list.add(.marker(title, sign), places: [coordinate])
    list.settings.tag = before
  }

  /// Content of this module has no body.
  public typealias Body = Never
}

extension Marker where Label == CurbcutSwiftUI.Label<Text, Image> {
  /// Creates a balloon with a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(Text(titleKey), .symbol(systemImage), coordinate)
  }
  /// Creates a balloon with a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(Text(title), .symbol(systemImage), coordinate)
  }
  /// Creates a balloon with a picture of the asset catalog.
  public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(Text(titleKey), .image(image), coordinate)
  }
  /// Creates a balloon with a picture of the asset catalog.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(Text(title), .image(image), coordinate)
  }
  /// Creates a balloon for a place of interest, which can be selected by the place.
  public init(item: MKMapItem) {
    self.init(Text(verbatim: item.name ?? ""), .pin, item.placemark.coordinate, tag: item)
  }
}

extension Marker where Label == Text {
  /// Creates a balloon with a pin.
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    self.init(Text(titleKey), .pin, coordinate)
  }
  /// Creates a balloon with a pin.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
    self.init(Text(title), .pin, coordinate)
  }
  /// Creates a balloon with up to three letters.
  public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(Text(titleKey), .monogram(monogram), coordinate)
  }
  /// Creates a balloon with up to three letters.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(Text(title), .monogram(monogram), coordinate)
  }
}

/// A view at a place.
///
/// Follows <https://developer.apple.com/documentation/mapkit/annotation>.
public struct Annotation<Label: View, Content: View>: MapContent {
  private let title: MapTitle
  private let coordinate: CLLocationCoordinate2D
  private let anchor: UnitPoint
  private let content: Content

  /// Adds the view.
  @MainActor public func _add(to list: inout _MapContentList) {
    list.add(.annotation(title, anchor, AnyView(content)), places: [coordinate])
  }

  /// Content of this module has no body.
  public typealias Body = Never

  /// Creates a view at a place, with a title below.
  ///
  /// Follows <https://developer.apple.com/documentation/mapkit/annotation/init(coordinate:anchor:content:label:)>.
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    let made = label()
    title = (made as? Text).map(MapTitle.text) ?? .view(AnyView(made))
    self.coordinate = coordinate
    self.anchor = anchor
    self.content = content()
  }
}

extension Annotation where Label == Text {
  /// Creates a view at a place, with a title below.
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    title = .text(Text(titleKey))
    self.coordinate = coordinate
    self.anchor = anchor
    self.content = content()
  }

  /// Creates a view at a place, with a title below.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.title = .text(Text(title))
    self.coordinate = coordinate
    self.anchor = anchor
    self.content = content()
  }
}

/// A line over several places.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mappolyline>.
public struct MapPolyline: MapContent {
  private let places: [CLLocationCoordinate2D]
  /// Creates a line.
  public init(coordinates: [CLLocationCoordinate2D]) { places = coordinates }
  /// Creates a line over points of the flat map.
  public init(points: [MKMapPoint]) { places = points.map(\.coordinate) }
  /// Creates a line as on a map of UIKit.
  public init(_ polyline: MKPolyline) { self.init(points: polyline.mapPoints) }
  /// Creates the line of a way.
  public init(_ route: MKRoute) { self.init(route.polyline) }
  /// Adds the line.
  @MainActor public func _add(to list: inout _MapContentList) { list.add(.line, places: places) }
  /// Content of this module has no body.
  public typealias Body = Never
}

/// An area between several places.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mappolygon>.
public struct MapPolygon: MapContent {
  private let places: [CLLocationCoordinate2D]
  /// Creates an area.
  public init(coordinates: [CLLocationCoordinate2D]) { places = coordinates }
  /// Creates an area between points of the flat map.
  public init(points: [MKMapPoint]) { places = points.map(\.coordinate) }
  /// Creates an area as on a map of UIKit.
  public init(_ polygon: MKPolygon) { self.init(points: polygon.mapPoints) }
  /// Adds the area.
  @MainActor public func _add(to list: inout _MapContentList) { list.add(.area, places: places) }
  /// Content of this module has no body.
  public typealias Body = Never
}

/// A circle around a place.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mapcircle>.
public struct MapCircle: MapContent {
  private let center: CLLocationCoordinate2D
  private let radius: CLLocationDistance
  /// Creates a circle.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.center = center
    self.radius = radius
  }
  /// Creates a circle as on a map of UIKit.
  public init(_ circle: MKCircle) { self.init(center: circle.coordinate, radius: circle.radius) }
  /// Adds the circle.
  @MainActor public func _add(to list: inout _MapContentList) {
    list.add(.circle(radius: radius), places: [center])
  }
  /// Content of this module has no body.
  public typealias Body = Never
}
