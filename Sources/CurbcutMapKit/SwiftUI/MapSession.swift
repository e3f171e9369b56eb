import CurbcutCombine
import CurbcutCoreLocation
import CurbcutSwiftUI
import Foundation

/// What a map and the controls over it and beside it share.
@MainActor
final class MapSession: ObservableObject {
  /// Where the person is, once the map has looked and the app may know.
  @Published private(set) var location: CLLocation?
  /// Whether the app may know where the person is.
  @Published private(set) var mayLocate = CLLocationManager().isAuthorized
  /// How the map follows the person.
  @Published var tracking = MKUserTrackingMode.none
  /// What the map shows.
  @Published var projection: MapProjection?
  /// Lets the map follow the person in the next way.
  var advanceTracking: () -> Void = {}
  private var locator: UserLocator?

  /// Begins to look where the person is, if that has not begun.
  func locate() {
    guard locator == nil else { return }
    locator = UserLocator { [weak self] in
      self?.location = $0
    } failed: { _ in
    } authorized: { [weak self] in
      if self?.mayLocate != $0 { self?.mayLocate = $0 }
    }
  }
}

extension CLLocationManager {
  /// Whether the app may know where the person is.
  var isAuthorized: Bool { [.authorizedAlways, .authorizedWhenInUse].contains(authorizationStatus) }
}

/// The maps of the scopes of a view.
@MainActor
final class MapScopes: ObservableObject {
  @Published private(set) var sessions: [Namespace.ID: MapSession] = [:]

  func add(_ session: MapSession, to scope: Namespace.ID) {
    if sessions[scope] !== session { sessions[scope] = session }
  }
}

private enum MapScopesKey: EnvironmentKey {
  static var defaultValue: MapScopes? { nil }
}

private enum MapSessionKey: EnvironmentKey {
  static var defaultValue: MapSession? { nil }
}

extension EnvironmentValues {
  var mapScopes: MapScopes? {
    get { self[MapScopesKey.self] }
    set { self[MapScopesKey.self] = newValue }
  }

  /// The map over which a control is.
  var mapSession: MapSession? {
    get { self[MapSessionKey.self] }
    set { self[MapSessionKey.self] = newValue }
  }
}

extension View {
  /// Joins maps with the controls outside of them that are of the same scope.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/mapscope(_:)>.
  public func mapScope(_ scope: Namespace.ID) -> some View { modifier(MapScopeModifier()) }
}

/// Keeps the maps of a view for the controls in it.
private struct MapScopeModifier: ViewModifier {
  @State private var scopes = MapScopes()
  @Environment(\.mapScopes) private var outer

  // A scope in another knows the maps of both.
  func body(content: Content) -> some View { content.environment(\.mapScopes, outer ?? scopes) }
}
