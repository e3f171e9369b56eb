import CurbcutCoreLocation
import CurbcutGraphics
import CurbcutSwiftUI
import CurbcutUIKit
import Foundation

/// How a map behaves, whatever is on it.
struct MapOptions {
  var modes = MapInteractionModes.all
  var bounds: MapCameraBounds?
  var scope: Namespace.ID?
  /// Whether the map shows where the person is, beside its content.
  var showsUser = false
}

/// A map with its content.
public struct MapContentView<SelectedValue: Hashable, C: MapContent>: View {
  let position: Binding<MapCameraPosition>?
  let initialPosition: MapCameraPosition
  let options: MapOptions
  let selection: Binding<SelectedValue?>?
  let content: C

  /// Where the person has moved the map, unless the app is told.
  @State private var moved: MapCameraPosition?
  /// What was shown when the present gesture began.
  @State private var begun: MapProjection?
  @Environment(\.mapProxy) private var proxy
  @Environment(\.mapCameraActions) private var actions
  @Environment(\.mapFlight) private var flight

  @Environment(\.mapScopes) private var scopes
  @Environment(\.mapControls) private var controls
  @StateObject private var session = MapSession()

  init(
    position: Binding<MapCameraPosition>?, initialPosition: MapCameraPosition = .automatic,
    options: MapOptions, selection: Binding<SelectedValue?>?, content: C
  ) {
    self.position = position
    self.initialPosition = initialPosition
    self.options = options
    self.selection = selection
    self.content = content
  }

  /// The ground with what stands on it.
  public var body: some View {
    var list = _MapContentList(user: session.location)
    content._add(to: &list)
    if options.showsUser { UserAnnotation()._add(to: &list) }
    let looksForUser = list.wantsUser || now.followsUserLocation
    let items = list.items
    return GeometryReader { geometry in
      let projection = projection(items, in: geometry.size)
      ZStack {
        MapGround()
          .contentShape(Rectangle())
          .gesture(
            DragGesture().onChanged { drag($0, projection) }.onEnded { _ in begun = nil },
            isEnabled: options.modes.contains(.pan)
          )
          .simultaneousGesture(
            MagnifyGesture().onChanged { zoom($0.magnification, projection) }.onEnded { _ in begun = nil },
            isEnabled: options.modes.contains(.zoom)
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
        if let controls { MapControlColumns(controls: controls).environment(\.mapSession, session) }
      }
      .onChange(of: looksForUser, initial: true) { if $1 { session.locate() } }
      .onChange(of: now.tracking, initial: true) { session.tracking = $1 }
      .onAppear {
        session.advanceTracking = advanceTracking
        if let scope = options.scope { scopes?.add(session, to: scope) }
      }
      .onChange(of: projection, initial: true) { _, new in
        session.projection = new
        proxy?.projection = new
        proxy?.frame = geometry.frame(in: .global)
        for action in actions { action.run(MapCameraUpdateContext(new.rect)) }
      }
      // What is said of the map is not said of everything on it.
      .accessibilityElement(children: .contain)
      .onChange(of: flight) { _, new in
        guard let new else { return }
        move(to: .camera(new.camera))
      }
      .clipShape(MapOutline(insets: geometry.safeAreaInsets))
    }
  }

  // MARK: What is shown

  private var now: MapCameraPosition { position?.wrappedValue ?? moved ?? initialPosition }

  private func projection(_ items: [MapItemOnMap], in size: CGSize) -> MapProjection {
    let part = now.shown(user: session.location) ?? Self.part(around: items)
    return MapProjection(showing: options.bounds?.limited(part) ?? part, in: size)
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
    var new = MapCameraPosition.rect(options.bounds?.limited(part) ?? part)
    new.positionedByUser = true
    move(to: new)
  }

  private func move(to new: MapCameraPosition) {
    if let position { position.wrappedValue = new } else { moved = new }
  }

  /// Follows the person in the next way; from where they are, once that is known.
  private func advanceTracking() {
    session.locate()
    let fallback = now.fallbackPosition ?? session.projection.map { .rect($0.rect) } ?? .automatic
    switch session.tracking.next {
    case .none: move(to: session.projection.map { .rect($0.rect) } ?? fallback)
    case .follow: move(to: .userLocation(fallback: fallback))
    case .followWithHeading: move(to: .userLocation(followsHeading: true, fallback: fallback))
    }
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
