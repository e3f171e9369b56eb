import CurbcutCoreLocation
import CurbcutGraphics
import CurbcutSwiftUI
import CurbcutUIKit
import Foundation

/// A map with content.
///
/// The ground is a placeholder, as there are no tiles of Apple Maps here; what the app puts on it stands at its places.
/// Follows <https://developer.apple.com/documentation/mapkit/map>.
public struct Map<Content: View>: View {
  private let content: Content

  init(of content: Content) { self.content = content }

  /// The map.
  public var body: Content { content }
}

// As in Apple's module, a map without a position begins with all of its content in sight.

extension Map {
  /// Creates a map that begins somewhere and is then in the person's hands.
  public init<C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.init(
      of: MapContentView(
        position: nil, initialPosition: initialPosition,
        options: MapOptions(modes: interactionModes, bounds: bounds, scope: scope), selection: nil,
        content: content()))
  }

  /// Creates a map that begins somewhere and is then in the person's hands.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {
    self.init(
      initialPosition: initialPosition, bounds: bounds, interactionModes: interactionModes, scope: scope
    ) { EmptyMapContent() }
  }

  /// Creates a map that shows what the app says.
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.init(
      of: MapContentView(
        position: position, options: MapOptions(modes: interactionModes, bounds: bounds, scope: scope),
        selection: nil, content: content()))
  }

  /// Creates a map that shows what the app says.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {
    self.init(position: position, bounds: bounds, interactionModes: interactionModes, scope: scope) {
      EmptyMapContent()
    }
  }
}

// MARK: Selection of values of the app

extension Map {
  /// Creates a map whose content can be selected.
  // What is MapSelectable, and so Hashable too, has initializers of its own.
  @_disfavoredOverload
  public init<SelectedValue: Hashable, C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    self.init(
      of: MapContentView(
        position: nil, initialPosition: initialPosition,
        options: MapOptions(modes: interactionModes, bounds: bounds, scope: scope), selection: selection,
        content: content()))
  }

  /// Creates a map that shows what the app says, and whose content can be selected.
  @_disfavoredOverload
  public init<SelectedValue: Hashable, C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    self.init(
      of: MapContentView(
        position: position, options: MapOptions(modes: interactionModes, bounds: bounds, scope: scope),
        selection: selection, content: content()))
  }
}

// MARK: Selection of values and of places of Apple's own

extension Map {
  private static func value<Value: Hashable>(_ selection: Binding<MapSelection<Value>?>) -> Binding<Value?> {
    Binding {
      selection.wrappedValue?.value
    } set: {
      selection.wrappedValue = $0.map { MapSelection($0) }
    }
  }

  /// Creates a map of whose content the app is told what is selected.
  public init<SelectedValue: Hashable, C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<MapSelection<SelectedValue>?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    self.init(
      initialPosition: initialPosition, bounds: bounds, interactionModes: interactionModes,
      selection: Self.value(selection), scope: scope, content: content)
  }

  /// Creates a map that shows what the app says, and of whose content the app is told what is selected.
  public init<SelectedValue: Hashable, C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<MapSelection<SelectedValue>?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    self.init(
      position: position, bounds: bounds, interactionModes: interactionModes,
      selection: Self.value(selection), scope: scope, content: content)
  }

  /// Creates a map on which places of Apple's own can be selected: none is there.
  public init<C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<MapFeature?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.init(
      initialPosition: initialPosition, bounds: bounds, interactionModes: interactionModes, scope: scope,
      content: content)
  }

  /// Creates a map that shows what the app says, and on which places of Apple's own can be selected: none is there.
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<MapFeature?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.init(
      position: position, bounds: bounds, interactionModes: interactionModes, scope: scope, content: content)
  }

  /// Creates a map on which something can be selected that the ground shows: nothing is there.
  public init<SelectedValue: MapSelectable>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {
    self.init(
      initialPosition: initialPosition, bounds: bounds, interactionModes: interactionModes, scope: scope)
  }

  /// Creates a map that shows what the app says, on which something can be selected that the ground shows: nothing is
  /// there.
  public init<SelectedValue: MapSelectable>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {
    self.init(position: position, bounds: bounds, interactionModes: interactionModes, scope: scope)
  }

  /// Creates a map on which places of Apple's own can be selected: none is there.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<MapFeature?>,
    scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {
    self.init(
      initialPosition: initialPosition, bounds: bounds, interactionModes: interactionModes, scope: scope)
  }

  /// Creates a map that shows what the app says, and on which places of Apple's own can be selected: none is there.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<MapFeature?>,
    scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {
    self.init(position: position, bounds: bounds, interactionModes: interactionModes, scope: scope)
  }
}
