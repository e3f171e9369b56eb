import Foundation

/// The plot of a chart, which `chartPlotStyle` changes.
///
/// Follows <https://developer.apple.com/documentation/charts/chartplotcontent>.
public struct ChartPlotContent: View {
  let model: ChartModel

  public var body: some View {
    GeometryReader { geometry in
      PlotArea(model: model, size: geometry.size)
    }
  }
}

/// The marks of a chart with what is beside them.
struct PlotArea: View {
  let model: ChartModel
  let size: CGSize
  @ScaledMetric(relativeTo: .caption) private var labelHeight: CGFloat = 14

  /// How far lines and symbols may reach beyond the plot, in points.
  private static let margin: CGFloat = 32

  var body: some View {
    let geometry = PlotGeometry(
      model.marks, model.stacking, x: model.x, y: model.y, size: size, isMirrored: model.isMirrored)
    let looks = ChartLooks(model)
    PlacedLayout {
      drawing(geometry, looks).layoutValue(
        key: PlacedKey.self,
        value: .rect(CGRect(origin: .zero, size: size).insetBy(dx: -Self.margin, dy: -Self.margin)))
      PlotElements(geometry: geometry, words: words)
      PlotViews(geometry: geometry, looks: looks, annotations: model.annotations)
    }
    .frame(width: size.width, height: size.height, alignment: .topLeading)
    // The places are counted from the left, also where the language is written from the right.
    .environment(\.layoutDirection, .leftToRight)
    .modifier(SelectionModifier(model: model, geometry: geometry))
    .anchorPreference(key: ChartProxyKey.self, value: .bounds) {
      ChartProxy(geometry: geometry, looks: looks, anchor: $0, configuration: model.configuration)
    }
  }

  private var words: MarkWords {
    MarkWords(
      marks: model.marks, stacking: model.stacking,
      words: ValueWords(calendar: model.calendar, locale: model.locale))
  }

  private func drawing(_ geometry: PlotGeometry, _ looks: ChartLooks) -> some View {
    let grid = GridDrawing(
      axes: model.isOfSectors ? [] : model.axes, size: size, isMirrored: model.isMirrored,
      labelHeight: labelHeight)
    let isScrolled = !model.configuration.scrollableAxes.isEmpty
    return Canvas { context, _ in
      context.translateBy(x: Self.margin, y: Self.margin)
      grid.draw(in: context)
      if isScrolled { context.clip(to: Path(CGRect(origin: .zero, size: size))) }
      PlotDrawing(geometry: geometry, looks: looks).draw(in: context)
    }
  }
}

/// The elements of the marks.
private struct PlotElements: View {
  let geometry: PlotGeometry
  let words: MarkWords

  var body: some View {
    let elements = AccessibleMark.all(geometry)
    ForEach(Array(elements.enumerated()), id: \.offset) { index, element in
      let mark = geometry.marks[element.marks[0]]
      Color.clear
        .accessibilityElement()
        .accessibilityLabel(words.label(element))
        .accessibilityValue(words.value(element) ?? Text(verbatim: ""))
        .accessibilityIdentifier(mark.accessibility.identifier ?? "")
        .accessibilitySortPriority(Double(elements.count - index))
        .layoutValue(key: PlacedKey.self, value: .rect(element.rect))
    }
  }
}

/// Annotations, and symbols that are views.
private struct PlotViews: View {
  let geometry: PlotGeometry
  let looks: ChartLooks
  let annotations: [MarkAnnotation]

  private struct Placed: Identifiable {
    var id: Int
    var view: AnyView
    var place: PlacedKey.Place
  }

  var body: some View {
    ForEach(placed) { item in
      item.view
        .environment(\.layoutDirection, geometry.isMirrored ? .rightToLeft : .leftToRight)
        .layoutValue(key: PlacedKey.self, value: item.place)
    }
  }

  private var placed: [Placed] {
    var all: [Placed] = []
    for (index, mark) in geometry.marks.enumerated() {
      guard case .view(let view)? = looks.symbol(mark), let rect = geometry.rect(index) else { continue }
      let drawn = AnyView(view.foregroundStyle(looks.foreground(mark)).accessibilityHidden(true))
      all.append(Placed(id: all.count, view: drawn, place: .center(rect.origin)))
    }
    for annotation in annotations {
      let rects = annotation.marks.compactMap { target($0) }
      guard let first = rects.first else { continue }
      let whole = rects.dropFirst().reduce(first) { $0.union($1) }
      let view = annotation.content(AnnotationContext(targetSize: whole.size))
      all.append(
        Placed(
          id: all.count, view: view,
          place: .beside(whole, PlacedKey.Beside(annotation, isMirrored: geometry.isMirrored))))
    }
    return all
  }

  /// What an annotation is beside: the mark, or its symbol.
  private func target(_ index: Int) -> CGRect? {
    guard let rect = geometry.rect(index) else { return nil }
    let mark = geometry.marks[index]
    if mark.kind == .sector, let share = geometry.sector(index) {
      let angle = (share.lowerBound + share.upperBound) * .pi - .pi / 2
      let outer = mark.outerRadius.length(in: geometry.radius, automatic: geometry.radius, insetOnce: true)
      let inner = mark.innerRadius.length(in: geometry.radius, automatic: 0, insetOnce: true)
      let middle = (outer + inner) / 2
      return CGRect(
        x: geometry.center.x + cos(angle) * middle, y: geometry.center.y + sin(angle) * middle, width: 0,
        height: 0)
    }
    guard rect.width == 0, rect.height == 0 else { return rect }
    guard looks.symbol(mark) != nil else { return rect }
    let half = looks.symbolArea(mark).squareRoot() / 2
    return rect.insetBy(dx: -half, dy: -half)
  }
}

/// Where a view stands in a plot.
struct PlacedKey: LayoutValueKey {
  enum Place {
    case rect(CGRect)
    case center(CGPoint)
    case beside(CGRect, Beside)
  }

  struct Beside {
    var position: AnnotationPosition
    var alignment: Alignment
    var spacing: CGFloat
    var overflow: AnnotationOverflowResolution

    init(_ annotation: MarkAnnotation, isMirrored: Bool) {
      position = isMirrored ? annotation.position.mirrored : annotation.position
      alignment = isMirrored ? annotation.alignment.mirrored : annotation.alignment
      spacing = annotation.spacing ?? 4
      overflow = annotation.overflow
    }
  }

  static var defaultValue: Place { .rect(.zero) }
}

/// Puts views where they belong in a plot.
struct PlacedLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for view in subviews {
      switch view[PlacedKey.self] {
      case .rect(let rect):
        view.place(
          at: CGPoint(x: bounds.minX + rect.minX, y: bounds.minY + rect.minY),
          proposal: ProposedViewSize(rect.size)
        )
      case .center(let point):
        view.place(
          at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), anchor: .center,
          proposal: .unspecified)
      case .beside(let rect, let beside):
        let offered =
          beside.position == .overlay
          ? ProposedViewSize(rect.size) : ProposedViewSize(width: bounds.width, height: nil)
        let size = view.sizeThatFits(offered)
        var center = beside.position.center(
          of: size, beside: rect, alignment: beside.alignment, spacing: beside.spacing)
        let (width, height) = (0...max(bounds.width, 0), 0...max(bounds.height, 0))
        center.x = beside.overflow.x.place(center.x, size.width, plot: width, chart: width)
        center.y = beside.overflow.y.place(center.y, size.height, plot: height, chart: height)
        view.place(
          at: CGPoint(x: bounds.minX + center.x, y: bounds.minY + center.y), anchor: .center,
          proposal: offered)
      }
    }
  }
}
