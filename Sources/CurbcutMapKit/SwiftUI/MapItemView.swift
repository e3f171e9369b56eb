import CurbcutCoreLocation
import CurbcutGraphics
import CurbcutSwiftUI
import Foundation

/// An item at its place.
struct MapItemView: View {
  let item: MapItemOnMap
  let projection: MapProjection
  let isSelectable: Bool
  let isSelected: Bool
  let select: () -> Void

  var body: some View {
    switch item.kind {
    case .marker(let title, let sign): marker(title, sign)
    case .annotation(let title, let anchor, let view): annotation(title, anchor, view)
    case .plain(let anchor, let view): plain(anchor, view)
    case .line: line.accessibilityHidden(true)
    case .area: area.accessibilityHidden(true)
    case .circle(let radius): circle(radius).accessibilityHidden(true)
    }
  }

  private var place: CGPoint { item.places.first.map(projection.point) ?? .zero }

  private func marker(_ title: Text, _ sign: MarkerSign) -> some View {
    let size: CGFloat = isSelected ? 54 : 30
    return VStack(spacing: 2) {
      ZStack {
        Circle().fill(item.settings.tint ?? .red)
        Group {
          switch sign {
          case .pin: Image(systemName: "mappin")
          case .symbol(let name): Image(systemName: name)
          case .image(let name): Image(name)
          case .monogram(let text): MarkerMonogram(text: text)
          }
        }
        .foregroundStyle(.white)
      }
      .frame(width: size, height: size)
      if item.settings.showsTitles { title.font(.caption2) }
    }
    .onTapGesture(perform: select)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(title)
    .accessibilityAddTraits(traits)
    .position(x: place.x, y: place.y - size / 2)
  }

  private func annotation(_ title: MapTitle, _ anchor: UnitPoint, _ view: AnyView) -> some View {
    view
      .overlay(alignment: .bottom) {
        if item.settings.showsTitles {
          label(title).font(.caption2).fixedSize().alignmentGuide(.bottom) { $0[.top] - 2 }
        }
      }
      .simultaneousGesture(TapGesture().onEnded(select), isEnabled: isSelectable)
      .accessibilityElement(children: .combine)
      .accessibilityLabel { _ in label(title) }
      .accessibilityAddTraits(traits)
      .modifier(AtPlace(place: place, anchor: anchor))
  }

  @ViewBuilder
  private func label(_ title: MapTitle) -> some View {
    switch title {
    case .text(let text): text
    case .view(let view): view
    }
  }

  private func plain(_ anchor: UnitPoint, _ view: AnyView) -> some View {
    view.modifier(AtPlace(place: place, anchor: anchor))
  }

  private var traits: AccessibilityTraits {
    var traits = AccessibilityTraits()
    if isSelectable { traits.insert(.isButton) }
    if isSelected { traits.insert(.isSelected) }
    return traits
  }

  private var path: Path {
    var path = Path()
    path.addLines(item.places.map(projection.point))
    return path
  }

  private var line: some View {
    path.stroke(
      item.settings.stroke?.color ?? AnyShapeStyle(.blue), lineWidth: item.settings.stroke?.width ?? 2
    )
    .allowsHitTesting(false)
  }

  private var area: some View {
    path.fill(item.settings.fill ?? AnyShapeStyle(.blue.opacity(0.3))).allowsHitTesting(false)
  }

  private func circle(_ radius: CLLocationDistance) -> some View {
    let center = item.places.first ?? CLLocationCoordinate2D()
    let north = CLLocationCoordinate2D(
      latitude: center.latitude + radius / MKCoordinateSpan.metersPerDegree, longitude: center.longitude)
    let size = 2 * abs(place.y - projection.point(north).y)
    return Circle().fill(item.settings.fill ?? AnyShapeStyle(.blue.opacity(0.3)))
      .frame(width: size, height: size)
      .position(place)
      .allowsHitTesting(false)
  }
}

/// Puts a point of a view at a place.
private struct AtPlace: ViewModifier {
  let place: CGPoint
  let anchor: UnitPoint

  func body(content: Content) -> some View {
    content
      .alignmentGuide(HorizontalAlignment.center) { $0.width * anchor.x }
      .alignmentGuide(VerticalAlignment.center) { $0.height * anchor.y }
      .frame(width: 0, height: 0)
      .position(place)
  }
}

/// The letters in the balloon of a marker. A view of its own, so that tools can tell that the map decides how they look.
private struct MarkerMonogram: View {
  let text: Text

  var body: some View { text }
}
