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

extension Map {
  /// Creates a map that begins somewhere and is then in the person's hands.
  public init<C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.init(
      of: MapContentView(
        position: nil, initialPosition: initialPosition, modes: interactionModes, selection: nil,
        content: content()))
  }

  /// Creates a map that begins somewhere and is then in the person's hands.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {
    self.init(initialPosition: initialPosition, interactionModes: interactionModes) { EmptyMapContent() }
  }

  /// Creates a map that shows what the app says.
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.init(
      of: MapContentView(
        position: position, initialPosition: .automatic, modes: interactionModes, selection: nil,
        content: content()))
  }

  /// Creates a map that shows what the app says.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {
    self.init(position: position, interactionModes: interactionModes) { EmptyMapContent() }
  }

  /// Creates a map whose content can be selected.
  // A MapSelection, which is Hashable too, has initializers of its own.
  @_disfavoredOverload
  public init<SelectedValue: Hashable, C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    self.init(
      of: MapContentView(
        position: nil, initialPosition: initialPosition, modes: interactionModes, selection: selection,
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
        position: position, initialPosition: .automatic, modes: interactionModes, selection: selection,
        content: content()))
  }
}

/// What is selected on a map: a value of the app.
///
/// Places of Apple's own, which the tiles would show, are not there to be selected.
/// Follows <https://developer.apple.com/documentation/mapkit/mapselection>.
public struct MapSelection<SelectionValue: Hashable>: Hashable {
  /// The value; nil for a place of Apple's own.
  public let value: SelectionValue?

  /// Creates a selection of a value.
  public init(_ value: SelectionValue) { self.value = value }
}

extension MapSelection: Sendable where SelectionValue: Sendable {}

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
}

/// How far a person can move a map. Kept, but maps here can be moved everywhere.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mapcamerabounds>.
public struct MapCameraBounds: Sendable {
  /// Creates bounds.
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
  ) {}
  /// Creates bounds.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

/// A map with its content.
public struct MapContentView<SelectedValue: Hashable, C: MapContent>: View {
  let position: Binding<MapCameraPosition>?
  let initialPosition: MapCameraPosition
  let modes: MapInteractionModes
  let selection: Binding<SelectedValue?>?
  let content: C

  /// Where the person has moved the map, unless the app is told.
  @State private var moved: MapCameraPosition?
  /// What was shown when the present gesture began.
  @State private var begun: MapProjection?
  @Environment(\.mapProxy) private var proxy
  @Environment(\.mapCameraActions) private var actions
  @Environment(\.mapFlight) private var flight

  init(
    position: Binding<MapCameraPosition>?, initialPosition: MapCameraPosition, modes: MapInteractionModes,
    selection: Binding<SelectedValue?>?, content: C
  ) {
    self.position = position
    self.initialPosition = initialPosition
    self.modes = modes
    self.selection = selection
    self.content = content
  }

  /// The ground with what stands on it.
  public var body: some View {
    var list = _MapContentList()
    content._add(to: &list)
    let items = list.items
    return GeometryReader { geometry in
      let projection = projection(items, in: geometry.size)
      ZStack {
        MapGround()
          .contentShape(Rectangle())
          .gesture(
            DragGesture().onChanged { drag($0, projection) }.onEnded { _ in begun = nil },
            isEnabled: modes.contains(.pan)
          )
          .simultaneousGesture(
            MagnifyGesture().onChanged { zoom($0.magnification, projection) }.onEnded { _ in begun = nil },
            isEnabled: modes.contains(.zoom)
          )
          .accessibilityScrollAction { scroll($0, projection) }
          .accessibilityZoomAction { move(to: projection.zoomed(by: $0.direction == .zoomIn ? 2 : 0.5)) }
          // The ground goes on behind bars; what is on it keeps clear of them.
          .ignoresSafeArea()
        ForEach(items.filter { isShown($0, projection) }) { item in
          MapItemView(
            item: item, projection: projection, isSelectable: selectedValue(item) != nil,
            isSelected: isSelected(item)
          ) { select(item) }
        }
        MapAttribution().fixedSize()
          .padding(.leading, 20).padding(.bottom, 8)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
      }
      .onChange(of: projection, initial: true) { _, new in
        proxy?.projection = new
        proxy?.frame = geometry.frame(in: .global)
        for action in actions { action.run(MapCameraUpdateContext(new.rect)) }
      }
      // What is said of the map is not said of everything on it.
      .accessibilityElement(children: .contain)
      .onChange(of: flight) { _, new in
        guard let new else { return }
        if let position { position.wrappedValue = .camera(new.camera) } else { moved = .camera(new.camera) }
      }
      .clipShape(MapOutline(insets: geometry.safeAreaInsets))
    }
  }

  // MARK: What is shown

  private func projection(_ items: [MapItemOnMap], in size: CGSize) -> MapProjection {
    let now = position?.wrappedValue ?? moved ?? initialPosition
    return MapProjection(showing: now.shown ?? Self.part(around: items), in: size)
  }

  /// The part of the map that has all items, with some ground around.
  private static func part(around items: [MapItemOnMap]) -> MKMapRect {
    MapProjection.part(around: items.flatMap(\.places)) ?? .world
  }

  private func isShown(_ item: MapItemOnMap, _ projection: MapProjection) -> Bool {
    switch item.kind {
    case .marker, .annotation, .plain: item.places.allSatisfy { projection.rect.contains(MKMapPoint($0)) }
    default: true
    }
  }

  // MARK: Movement

  private func move(to part: MKMapRect) {
    var new = MapCameraPosition.rect(part)
    new.positionedByUser = true
    if let position { position.wrappedValue = new } else { moved = new }
  }

  private func drag(_ value: DragGesture.Value, _ projection: MapProjection) {
    let begun = begun ?? projection
    self.begun = begun
    move(to: begun.moved(by: value.translation))
  }

  private func zoom(_ factor: CGFloat, _ projection: MapProjection) {
    let begun = begun ?? projection
    self.begun = begun
    move(to: begun.zoomed(by: factor))
  }

  private func scroll(_ edge: Edge, _ projection: MapProjection) {
    let (width, height) = (projection.size.width, projection.size.height)
    let offset =
      switch edge {
      case .top: CGSize(width: 0, height: height)
      case .bottom: CGSize(width: 0, height: -height)
      case .leading: CGSize(width: width, height: 0)
      case .trailing: CGSize(width: -width, height: 0)
      }
    move(to: projection.moved(by: offset))
  }

  // MARK: Selection

  private func selectedValue(_ item: MapItemOnMap) -> SelectedValue? {
    selection == nil ? nil : item.settings.tag?.base as? SelectedValue
  }

  private func isSelected(_ item: MapItemOnMap) -> Bool {
    guard let value = selectedValue(item) else { return false }
    return selection?.wrappedValue == value
  }

  private func select(_ item: MapItemOnMap) {
    guard let value = selectedValue(item) else { return }
    selection?.wrappedValue = selection?.wrappedValue == value ? nil : value
  }
}

/// The part of the screen that a map fills, with what lies behind bars.
private struct MapOutline: Shape {
  let insets: EdgeInsets

  nonisolated func path(in rect: CGRect) -> Path {
    Path(
      CGRect(
        x: rect.minX - insets.leading, y: rect.minY - insets.top,
        width: rect.width + insets.leading + insets.trailing,
        height: rect.height + insets.top + insets.bottom))
  }
}

/// The ground of a map.
private struct MapGround: UIViewRepresentable {
  func makeUIView(context: Context) -> PlaceholderView { PlaceholderView(kind: .map) }
  func updateUIView(_ uiView: PlaceholderView, context: Context) {}
}

/// The link to the legal notices of the map's data.
private struct MapAttribution: UIViewRepresentable {
  func makeUIView(context: Context) -> MKAttributionLabel { MKAttributionLabel() }
  func updateUIView(_ uiView: MKAttributionLabel, context: Context) {}
}
