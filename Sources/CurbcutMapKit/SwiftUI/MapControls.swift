import CurbcutFoundation
import CurbcutSwiftUI
import Foundation

/// A button that brings the map to where the person is. As nobody knows that here, there is nothing to press.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mapuserlocationbutton>.
public struct MapUserLocationButton: View {
  /// Creates the button.
  public nonisolated init() {}
  /// Creates it for the map of a scope.
  public nonisolated init(scope: Namespace.ID) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A compass, which iOS shows while the map is turned: maps here are never turned.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mapcompass>.
public struct MapCompass: View {
  /// Creates the compass.
  public nonisolated init() {}
  /// Creates it for the map of a scope.
  public nonisolated init(scope: Namespace.ID) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A scale, which iOS shows while the map is brought nearer.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mapscaleview>.
public struct MapScaleView: View {
  /// Creates the scale.
  public nonisolated init() {}
  /// Creates it for the map of a scope.
  public nonisolated init(scope: Namespace.ID) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A button that tilts the map, which iOS shows where the map can be tilted: maps here are always flat.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mappitchtoggle>.
public struct MapPitchToggle: View {
  /// Creates the button.
  public nonisolated init() {}
  /// Creates it for the map of a scope.
  public nonisolated init(scope: Namespace.ID) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

extension View {
  /// Joins maps with the controls outside of them that are of the same scope.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/mapscope(_:)>.
  public nonisolated func mapScope(_ scope: Namespace.ID) -> some View { self }

  /// The controls of the maps: those of this module show nothing at rest, and others are not shown in their place.
  public func mapControls<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    UnsupportedMembers.wasSet("View.mapControls: the app's controls are not shown over maps")
    return self
  }
}
