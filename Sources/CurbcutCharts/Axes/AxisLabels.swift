import Foundation

/// The labels of the axes of a chart.
///
/// They are no elements: what they say is in the label and value of each mark.
struct AxisLabels: View {
  let model: ChartModel
  let size: CGSize
  let textScale: CGFloat

  private struct Label: Identifiable {
    var id: Int
    var view: AnyView
    var place: AxisLabelPlace
  }

  var body: some View {
    ForEach(labels) { label in
      label.view
        .accessibilityHidden(true)
        .layoutValue(key: ChartRoleKey.self, value: .label(label.place))
    }
  }

  private var labels: [Label] {
    var all: [Label] = []
    for axis in model.axes {
      for tick in axis.ticks {
        let tickLength = tick.parts.compactMap { part -> CGFloat? in
          if case .tick(let length) = part.kind { return length.points(labels: 0) }
          return nil
        }.max()
        for part in tick.parts {
          guard case .label(let label) = part.kind else { continue }
          // What would stand in the middle of a stretch beyond the end belongs to no value that is shown.
          if part.isCentered == true, !(-0.001...1.001).contains(tick.center) { continue }
          let (view, place) = made(label, part, tick, axis, tickLength)
          all.append(Label(id: all.count, view: view, place: place))
        }
      }
    }
    return all
  }

  private func made(
    _ label: AxisLabel, _ part: AxisPart, _ tick: ResolvedAxis.Tick, _ axis: ResolvedAxis,
    _ tickLength: CGFloat?
  ) -> (AnyView, AxisLabelPlace) {
    let isRow = axis.axis == .horizontal
    let scale = isRow ? model.x : model.y
    var text: Text?
    var string: String?
    switch label.content {
    case .automatic: string = axis.words(tick.value)
    case .formatted(let format): string = format(tick.value) ?? axis.words(tick.value)
    case .text(let given): text = given
    case .view: break
    }
    if let string { text = Text(verbatim: string) }
    // Labels of dates begin at their line, those of numbers stand in the middle below it.
    let isCentered = part.isCentered ?? false
    let automatic: CGFloat = isRow ? (scale.kind == .date && !isCentered ? 0 : 0.5) : 0.5
    let anchor = label.anchor.map { isRow ? $0.x : $0.y } ?? automatic
    let share = isCentered ? tick.center : tick.place
    let isView = if case .view = label.content { true } else { false }
    let place = AxisLabelPlace(
      edge: axis.edge, share: share, anchor: anchor, isAligned: axis.isAligned,
      spacing: isRow
        ? label.verticalSpacing ?? (automatic == 0 ? 2 : max(tickLength ?? 0, 2) + 1)
        : label.horizontalSpacing ?? max(tickLength ?? 0, 2) + 2,
      band: isRow && scale.kind == .category && (isView || isWide(scale.band)) ? scale.band : nil,
      gives: label.gives && !isView)
    var view: AnyView
    if case .view(let given) = label.content {
      view = given
    } else {
      view =
        place.band == nil
        ? AnyView((text ?? Text(verbatim: "")).lineLimit(1).fixedSize())
        : AnyView((text ?? Text(verbatim: "")).lineLimit(1))
    }
    view = AnyView(view.font(part.font ?? .caption))
    view = part.style.map { AnyView(view.foregroundStyle($0)) } ?? AnyView(view.placeForeground(.secondary))
    view = AnyView(
      view.padding(.leading, isRow && automatic == 0 && label.anchor == nil ? 3 : 0)
        .offset(part.offset))
    if label.isVertical { view = AnyView(view.rotationEffect(.degrees(90))) }
    return (view, place)
  }

  /// Whether a band has room for some letters, so that a name that is too long for it is cut off rather than left out.
  private func isWide(_ band: Double) -> Bool { CGFloat(band) * size.width > 36 * textScale }
}
