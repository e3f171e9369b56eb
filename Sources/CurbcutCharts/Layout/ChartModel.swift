import Foundation

/// A chart as it follows from its marks and what is said of it: scales, axes and looks, without places.
@MainActor
struct ChartModel {
  var marks: [Mark]
  var annotations: [MarkAnnotation]
  var configuration: ChartConfiguration
  var stacking: Stacking
  var x: Scale
  var y: Scale
  /// Whether any mark has a value in a direction.
  var hasX: Bool
  var hasY: Bool
  var axes: [ResolvedAxis] = []
  /// The scales with what is scrolled away.
  var wholeScales: [Axis: Scale] = [:]
  let calendar: Calendar
  let locale: Locale
  let isMirrored: Bool

  /// The environment that a chart depends on.
  struct Context {
    var calendar = Calendar.current
    var locale = Locale.current
    var isMirrored = false
    /// By how much text is larger than by default.
    var textScale: CGFloat = 1
  }

  init(_ collector: _MarkCollector, _ configuration: ChartConfiguration, size: CGSize, _ context: Context) {
    (marks, annotations) = Self.sampled(collector, configuration)
    self.configuration = configuration
    calendar = context.calendar
    locale = context.locale
    isMirrored = context.isMirrored
    stacking = Stacking(marks)

    let counts = (
      x: Self.count(size.width, per: 80 * context.textScale),
      y: Self.count(size.height, per: 42 * context.textScale)
    )
    let data = Self.data(marks, stacking)
    var built: [Axis: (scale: Scale, unit: Calendar.Component?, hasData: Bool)] = [:]
    for axis in [Axis.horizontal, .vertical] {
      let settings = configuration[axis]
      var builder = ScaleBuilder(settings.scale)
      builder.calendar = calendar
      builder.rounding = Self.rounding(
        settings.axes?.first?.values ?? .automatic, axis == .horizontal ? counts.x : counts.y)
      for extent in axis == .horizontal ? data.x : data.y { builder.add(extent) }
      let length = axis == .horizontal ? size.width : size.height
      built[axis] = (
        builder.scale(length: length), (axis == .horizontal ? data.x : data.y).compactMap(\.unit).first,
        builder.kind != nil
      )
    }
    x = built[.horizontal]?.scale ?? Scale(categories: [])
    y = built[.vertical]?.scale ?? Scale(categories: [])
    // The first category is above the others.
    if y.kind == .category { y.isReversed.toggle() }
    hasX = built[.horizontal]?.hasData ?? false
    hasY = built[.vertical]?.hasData ?? false
    wholeScales = [.horizontal: x, .vertical: y]
    x = scrolled(x, .horizontal)
    y = scrolled(y, .vertical)
    for axis in [Axis.vertical, .horizontal] {
      guard let (_, unit, hasData) = built[axis], hasData, configuration[axis].visibility != .hidden else {
        continue
      }
      for description in configuration[axis].axes ?? [AxisDescription()] {
        axes.append(
          ResolvedAxis(
            description, axis, axis == .horizontal ? x : y, count: axis == .horizontal ? counts.x : counts.y,
            unit: unit, calendar: calendar, locale: locale))
      }
    }
  }

  /// The marks, with the points of graphs in the place of functions.
  private static func sampled(_ collector: _MarkCollector, _ configuration: ChartConfiguration)
    -> ([Mark], [MarkAnnotation])
  {
    guard collector.marks.contains(where: { $0.function != nil }) else {
      return (collector.marks, collector.annotations)
    }
    var builder = ScaleBuilder(configuration.x.scale)
    let known = collector.marks.filter { $0.function == nil }
    for extent in data(known, Stacking(known)).x { builder.add(extent) }
    for domain in collector.marks.compactMap({ $0.function?.domain }) {
      builder.add(number: domain.lowerBound)
      builder.add(number: domain.upperBound)
    }
    let ends = builder.scale().ends ?? (0, 1)
    var marks: [Mark] = []
    var starts: [Int] = []
    for mark in collector.marks {
      starts.append(marks.count)
      marks +=
        mark.function?.marks(like: mark, graph: starts.count, over: ends.low...ends.high) ?? [mark]
    }
    starts.append(marks.count)
    let annotations = collector.annotations.map { annotation in
      var moved = annotation
      moved.marks = starts[annotation.marks.lowerBound]..<starts[annotation.marks.upperBound]
      return moved
    }
    return (marks, annotations)
  }

  private static func count(_ length: CGFloat, per part: CGFloat) -> Int {
    guard length.isFinite, part > 0 else { return 5 }
    return min(max(Int(length / part), 2), 7)
  }

  private static func rounding(_ values: AxisMarkValues, _ count: Int) -> ScaleBuilder.Rounding {
    var rounding = ScaleBuilder.Rounding()
    rounding.count = count
    rounding.lower = values.roundsLower ?? true
    rounding.upper = values.roundsUpper ?? true
    switch values.kind {
    case .automatic(let desired, let minimum):
      rounding.count = desired ?? count
      rounding.minimumStride = minimum
    case .step(let step): rounding.step = step > 0 ? step : nil
    case .stride(let stride, _):
      rounding.stride = stride
      rounding.isAutomatic = values.roundsLower == true || values.roundsUpper == true
    case .values:
      rounding.isAutomatic = false
    }
    return rounding
  }

  /// The values that the scales have to show.
  private static func data(_ marks: [Mark], _ stacking: Stacking) -> (x: [PlotExtent], y: [PlotExtent]) {
    var x: [PlotExtent] = []
    var y: [PlotExtent] = []
    for (index, mark) in marks.enumerated() {
      if let extent = stacking.extents[index] {
        let ends = PlotExtent(.number(extent.lowerBound), .number(extent.upperBound))
        let isVertical = stacking.directions[index] == .vertical
        (isVertical ? { y.append($0) } : { x.append($0) })(ends)
        if let across = (isVertical ? mark.x : mark.y).channel?.extent {
          (isVertical ? { x.append($0) } : { y.append($0) })(across)
        }
        continue
      }
      x += [mark.x.channel, mark.x.upperChannel].compactMap { $0?.extent }
      y += [mark.y.channel, mark.y.upperChannel].compactMap { $0?.extent }
    }
    return (x, y)
  }

  // MARK: Scrolling

  /// The part of a scale that is seen.
  private func scrolled(_ scale: Scale, _ axis: Axis) -> Scale {
    let settings = configuration[axis]
    guard configuration.scrollableAxes.contains(axis == .horizontal ? .horizontal : .vertical),
      let length = settings.visibleLength, length > 0, case .stretch(let low, let high) = scale.domain,
      high - low > length
    else { return scale }
    let wanted = settings.scrollPosition?.get()?.position ?? settings.initialPosition?.position ?? low
    let first = min(max(wanted, low), high - length)
    var part = Scale(
      kind: scale.kind, first, first + length, curve: scale.curve, isReversed: scale.isReversed)
    part.padding = scale.padding
    return part
  }

  // MARK: Looks

  /// The values that a part of the looks depends on, in the order of the data.
  func values(_ path: KeyPath<MarkStyle, Channel?>) -> [PlotValue] {
    var known: Set<PlotValue> = []
    return marks.compactMap { $0.style[keyPath: path]?.value }.filter { known.insert($0).inserted }
  }

  /// Whether the plot is one of sectors, which have no axes.
  var isOfSectors: Bool { marks.contains { $0.kind == .sector } && !hasX && !hasY }
}
