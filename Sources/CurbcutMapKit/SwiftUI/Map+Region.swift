import CurbcutCoreLocation
import CurbcutSwiftUI
import Foundation

/// How a map of a region follows the person.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mapusertrackingmode>.
public enum MapUserTrackingMode: Hashable, Sendable {
  /// Not.
  case none
  /// It does.
  case follow
}

/// What stands on a map of a region.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mapannotationprotocol>.
@preconcurrency @MainActor
public protocol MapAnnotationProtocol {
  /// What stands there, as content.
  associatedtype _Content: MapContent
  /// What stands there, as content.
  var _content: _Content { get }
}

/// A balloon on a map of a region.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mapmarker>.
public struct MapMarker: MapAnnotationProtocol {
  private let coordinate: CLLocationCoordinate2D
  private let tint: Color?

  /// Creates a balloon.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    self.coordinate = coordinate
    self.tint = tint
  }

  /// The balloon.
  public var _content: some MapContent {
    Marker(item: .init(placemark: MKPlacemark(coordinate: coordinate))).tint(tint)
  }
}

/// A pin on a map of a region.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mappin>.
public struct MapPin: MapAnnotationProtocol {
  private let marker: MapMarker

  /// Creates a pin.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    marker = MapMarker(coordinate: coordinate, tint: tint)
  }

  /// The pin.
  public var _content: some MapContent { marker._content }
}

/// A view on a map of a region.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mapannotation>.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  private let coordinate: CLLocationCoordinate2D
  private let anchor: UnitPoint
  private let content: Content

  /// Creates a view at a place.
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    self.coordinate = coordinate
    anchor = UnitPoint(x: anchorPoint.x, y: anchorPoint.y)
    self.content = content()
  }

  /// The view.
  public var _content: some MapContent {
    _PlainAnnotation(coordinate: coordinate, anchor: anchor, view: AnyView(content))
  }
}

/// A view at a place, without a title.
struct _PlainAnnotation: MapContent {
  let coordinate: CLLocationCoordinate2D
  let anchor: UnitPoint
  let view: AnyView

  func _add(to list: inout _MapContentList) { list.add(.plain(anchor, view), places: [coordinate]) }
  typealias Body = Never
}

extension Map {
  /// Creates a map of a region, which the person moves.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {
    self.init(
      of: MapContentView(
        position: Self.position(coordinateRegion, userTrackingMode),
        options: MapOptions(modes: interactionModes, showsUser: showsUserLocation),
        selection: nil, content: EmptyMapContent()))
  }

  /// Creates a map of a region with an annotation for each item.
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation
  )
  where
    Items.Element: Identifiable,
    Content == MapContentView<Never, ForEach<Items, Items.Element.ID, Annotation._Content>>
  {
    self.init(
      of: MapContentView(
        position: Self.position(coordinateRegion, userTrackingMode),
        options: MapOptions(modes: interactionModes, showsUser: showsUserLocation), selection: nil,
        content: ForEach(of: annotationItems, id: { $0.id }, content: { annotationContent($0)._content })))
  }

  private static func position(
    _ region: Binding<MKCoordinateRegion>, _ tracking: Binding<MapUserTrackingMode>?
  ) -> Binding<MapCameraPosition> {
    Binding {
      let shown = MapCameraPosition.region(region.wrappedValue)
      return tracking?.wrappedValue == .follow ? .userLocation(fallback: shown) : shown
    } set: { new in
      let follows: MapUserTrackingMode = new.followsUserLocation ? .follow : .none
      if let tracking, tracking.wrappedValue != follows { tracking.wrappedValue = follows }
      if let part = new.shown(user: nil) { region.wrappedValue = MKCoordinateRegion(part) }
    }
  }
}
