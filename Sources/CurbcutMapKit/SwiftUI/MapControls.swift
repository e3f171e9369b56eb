import CurbcutFoundation
import CurbcutGraphics
import CurbcutSwiftUI
@_spi(AccessibilityDefaults) import CurbcutUIKit
import Foundation

/// A button that lets the map follow the person. It is not there while the app may not know where they are.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mapuserlocationbutton>.
public struct MapUserLocationButton: View {
  private let scope: Namespace.ID?

  /// Creates the button for the map of a scope, or for the map over which it is.
  public nonisolated init(scope: Namespace.ID? = nil) { self.scope = scope }

  /// The button.
  public var body: some View {
    MapControl(scope: scope, kind: .userLocation) { session, _ in
      if session.mayLocate {
        Button {
          session.advanceTracking()
        } label: {
          Image(systemName: session.tracking.symbolName).frame(width: 44, height: 44)
        }
        .background(.regularMaterial, in: .rect(cornerRadius: 8))
        .accessibilityLabel(Text(verbatim: SystemWord.tracking.text))
        .accessibilityAddTraits(session.tracking == .none ? [] : .isSelected)
      }
    }
  }
}

/// A compass, which is there while the map is turned. Maps here are never turned, so that one that is always to be
/// there says that north is up.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mapcompass>.
public struct MapCompass: View {
  private let scope: Namespace.ID?

  /// Creates the compass for the map of a scope, or for the map over which it is.
  public nonisolated init(scope: Namespace.ID? = nil) { self.scope = scope }

  /// The compass.
  public var body: some View {
    MapControl(scope: scope, kind: .compass) { _, visibility in
      if visibility == .visible {
        Button {
        } label: {
          Image(systemName: "location.north.circle").frame(width: 44, height: 44)
        }
        .accessibilityLabel(Text(verbatim: SystemWord.compass.text))
      }
    }
  }
}

/// A scale, which iOS shows while the map is brought nearer, or always where the app says so. No one reads it aloud.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mapscaleview>.
public struct MapScaleView: View {
  private let anchorEdge: HorizontalEdge
  private let scope: Namespace.ID?

  /// Creates the scale for the map of a scope, or for the map over which it is, growing from an edge.
  public nonisolated init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {
    self.anchorEdge = anchorEdge
    self.scope = scope
  }

  /// The scale.
  public var body: some View {
    MapControl(scope: scope, kind: .scale) { session, visibility in
      if visibility == .visible, let projection = session.projection {
        MapScale(projection: projection, alignment: anchorEdge == .leading ? .leading : .trailing)
          .frame(width: 120, height: 24)
      }
    }
  }
}

/// A button that tilts the map, which iOS shows where the map can be tilted: maps here are always flat.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mappitchtoggle>.
public struct MapPitchToggle: View {
  /// Creates the button for the map of a scope, or for the map over which it is.
  public nonisolated init(scope: Namespace.ID? = nil) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A scale of UIKit for a map of SwiftUI.
private struct MapScale: UIViewRepresentable {
  let projection: MapProjection
  let alignment: MKScaleView.Alignment

  func makeUIView(context: Context) -> MKScaleView { MKScaleView(mapView: nil) }

  func updateUIView(_ view: MKScaleView, context: Context) {
    view.legendAlignment = alignment
    view.scaleVisibility = .visible
    view.shownProjection = projection
  }
}

/// Finds the map of a control, and makes the control anew whenever the map changes.
private struct MapControl<Content: View>: View {
  let scope: Namespace.ID?
  let kind: MapControlKind
  @ViewBuilder let content: (MapSession, Visibility) -> Content
  @Environment(\.mapSession) private var session
  @Environment(\.mapScopes) private var scopes
  @Environment(\.mapControlVisibility) private var visibility

  var body: some View {
    Group {
      if let session {
        Watching(session: session, visibility: visibility, content: content)
      } else if let scope, let scopes {
        Finding(scope: scope, scopes: scopes, visibility: visibility, content: content)
      }
    }
    .containerValue(\.mapControl, kind)
  }

  private struct Finding: View {
    let scope: Namespace.ID
    @ObservedObject var scopes: MapScopes
    let visibility: Visibility
    let content: (MapSession, Visibility) -> Content

    var body: some View {
      if let session = scopes.sessions[scope] {
        Watching(session: session, visibility: visibility, content: content)
      }
    }
  }

  private struct Watching: View {
    @ObservedObject var session: MapSession
    let visibility: Visibility
    let content: (MapSession, Visibility) -> Content

    var body: some View {
      if visibility != .hidden { content(session, visibility) }
    }
  }
}

// MARK: Over maps

/// Which control of a map a view is.
enum MapControlKind {
  case userLocation, compass, scale
}

/// The controls that an app puts over its maps, at the places where iOS has them.
struct MapControlColumns: View {
  let controls: AnyView

  var body: some View {
    Group(subviews: controls) { subviews in
      VStack(alignment: .leading) { Self.some(subviews) { $0 == .scale } }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      VStack(spacing: 8) { Self.some(subviews) { $0 == .userLocation || $0 == .compass } }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
    }
    .padding(8)
  }

  // What is no control of a map is ignored, as Apple documents.
  private static func some(
    _ subviews: SubviewsCollection, _ belongs: (MapControlKind) -> Bool
  ) -> some View {
    ForEach(subviews.filter { $0.containerValues.mapControl.map(belongs) ?? false }) { $0 }
  }
}

private enum MapControlKey: ContainerValueKey {
  static var defaultValue: MapControlKind? { nil }
}

extension ContainerValues {
  var mapControl: MapControlKind? {
    get { self[MapControlKey.self] }
    set { self[MapControlKey.self] = newValue }
  }
}

private enum MapControlsKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

private enum MapControlVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  var mapControls: AnyView? {
    get { self[MapControlsKey.self] }
    set { self[MapControlsKey.self] = newValue }
  }

  var mapControlVisibility: Visibility {
    get { self[MapControlVisibilityKey.self] }
    set { self[MapControlVisibilityKey.self] = newValue }
  }
}

extension View {
  /// The controls over the maps. Views that are no controls of maps are ignored.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/mapcontrols(_:)>.
  public func mapControls<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    environment(\.mapControls, AnyView(content()))
  }

  /// Whether controls of maps are there: always, never, or while they are of use.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/mapcontrolvisibility(_:)>.
  public func mapControlVisibility(_ visibility: Visibility) -> some View {
    environment(\.mapControlVisibility, visibility)
  }
}
