import CurbcutUIKit
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
      var own: [(view: AnyView, place: AxisLabelPlace, width: CGFloat?)] = []
      for tick in axis.ticks {
        let tickLength = tick.parts.compactMap { part -> CGFloat? in
          if case .tick(let length) = part.kind { return length.points(labels: 0) }
          return nil
        }.max()
        for part in tick.parts {
          guard case .label(let label) = part.kind else { continue }
          own.append(made(label, part, tick, axis, tickLength))
        }
      }
      let shown = visible(own.map { ($0.place, $0.width) }, axis)
      for (label, isShown) in zip(own, shown) where isShown {
        all.append(Label(id: all.count, view: label.view, place: label.place))
      }
    }
    return all
  }

  private func made(
    _ label: AxisLabel, _ part: AxisPart, _ tick: ResolvedAxis.Tick, _ axis: ResolvedAxis,
    _ tickLength: CGFloat?
  ) -> (AnyView, AxisLabelPlace, CGFloat?) {
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
      band: isRow && isView && scale.kind == .category ? scale.band : nil)
    var view: AnyView
    if case .view(let given) = label.content {
      view = given
    } else {
      view = AnyView((text ?? Text(verbatim: "")).lineLimit(1).fixedSize())
    }
    view = AnyView(
      view.font(part.font ?? .caption).foregroundStyle(part.style ?? AnyShapeStyle(.secondary))
        .padding(.leading, isRow && automatic == 0 && label.anchor == nil ? 3 : 0)
        .offset(part.offset))
    if label.isVertical { view = AnyView(view.rotationEffect(.degrees(90))) }
    return (view, place, label.gives && isRow ? string.map(width) : nil)
  }

  private func width(_ string: String) -> CGFloat {
    let font = UIFont.systemFont(ofSize: 12 * textScale)
    return (string as NSString).size(withAttributes: [.font: font]).width
  }

  /// Which labels have room beside each other; labels of the app's own views are all shown.
  private func visible(_ labels: [(AxisLabelPlace, CGFloat?)], _ axis: ResolvedAxis) -> [Bool] {
    guard axis.axis == .horizontal, labels.allSatisfy({ $0.1 != nil }) else {
      return labels.map { _ in true }
    }
    let beside = model.axes.contains { $0.axis == .vertical } ? 30 * textScale : 0
    let plot = max(size.width - beside, 1)
    return LabelFitting.visible(
      labels.map { place, width in
        let low = CGFloat(place.share) * plot - (width ?? 0) * place.anchor
        return (low, low + (width ?? 0))
      }, gap: 3, end: size.width + 8)
  }
}
