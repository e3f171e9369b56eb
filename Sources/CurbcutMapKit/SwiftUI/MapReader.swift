import CurbcutCoreLocation
import CurbcutGraphics
import CurbcutSwiftUI
import Foundation

/// Turns places on the screen into places on the globe and back.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mapproxy>.
@MainActor
public struct MapProxy {
  let shared: Shared

  /// What a map tells its reader.
  @MainActor
  final class Shared {
    /// Where the map's view stands in the space of the window, and what it shows.
    var frame = CGRect.zero
    var projection: MapProjection?
    nonisolated init() {}
  }

  /// The coordinate at a point of the map; nil before the map was laid out.
  public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? {
    let offset = space.coordinateSpace == .global ? shared.frame.origin : .zero
    return shared.projection?.coordinate(CGPoint(x: point.x - offset.x, y: point.y - offset.y))
  }

  /// The point of the map at a coordinate; nil where the map does not show it.
  public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol)
    -> CGPoint?
  {
    guard let projection = shared.projection, projection.rect.contains(MKMapPoint(coordinate)) else {
      return nil
    }
    let point = projection.point(coordinate)
    let offset = space.coordinateSpace == .global ? shared.frame.origin : .zero
    return CGPoint(x: point.x + offset.x, y: point.y + offset.y)
  }
}

/// A view that knows where the map in it shows what.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mapreader>.
public struct MapReader<Content: View>: View {
  @State private var shared = MapProxy.Shared()
  private let content: (MapProxy) -> Content

  /// Creates a reader around a map.
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }

  /// The content, whose map tells its reader.
  public var body: some View {
    content(MapProxy(shared: shared)).environment(\.mapProxy, shared)
  }
}

private enum MapProxyKey: EnvironmentKey {
  static var defaultValue: MapProxy.Shared? { nil }
}

private enum MapFlightKey: EnvironmentKey {
  static var defaultValue: MapFlight? { nil }
}

private enum MapCameraActionsKey: EnvironmentKey {
  static var defaultValue: [MapCameraAction] { [] }
}

extension EnvironmentValues {
  var mapProxy: MapProxy.Shared? {
    get { self[MapProxyKey.self] }
    set { self[MapProxyKey.self] = newValue }
  }

  var mapFlight: MapFlight? {
    get { self[MapFlightKey.self] }
    set { self[MapFlightKey.self] = newValue }
  }

  var mapCameraActions: [MapCameraAction] {
    get { self[MapCameraActionsKey.self] }
    set { self[MapCameraActionsKey.self] = newValue }
  }
}

/// What an app does when a map shows something else.
struct MapCameraAction {
  let run: (MapCameraUpdateContext) -> Void
}

/// What a map shows now.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mapcameraupdatecontext>.
public struct MapCameraUpdateContext: Sendable {
  /// From where the map is looked at.
  public let camera: MapCamera
  /// The region.
  public let region: MKCoordinateRegion
  /// The part of the flat map.
  public let rect: MKMapRect

  init(_ rect: MKMapRect) {
    self.rect = rect
    region = MKCoordinateRegion(rect)
    let height = region.span.latitudeDelta * MKCoordinateSpan.metersPerDegree
    camera = MapCamera(centerCoordinate: region.center, distance: MKMapCamera.distance(toSee: height))
  }
}

/// How often an app is told of what a map shows.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mapcameraupdatefrequency>.
public enum MapCameraUpdateFrequency: Hashable, Sendable {
  /// All the time.
  case continuous
  /// When it has come to rest.
  case onEnd
}

extension View {
  /// Does something when the map shows something else. Each movement of the map here ends at once.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View {
    transformEnvironment(\.mapCameraActions) { $0.append(MapCameraAction(run: action)) }
  }

  /// Does something when the map shows something else. Each movement of the map here ends at once.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View {
    transformEnvironment(\.mapCameraActions) { $0.append(MapCameraAction { _ in action() }) }
  }
}
