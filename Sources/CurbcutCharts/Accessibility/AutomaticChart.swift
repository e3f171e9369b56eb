import CurbcutAccessibility
import Foundation

/// The description of a chart that follows from its marks, as Swift Charts makes it for the audio graph: axes titled by the
/// labels of the values, a series for each group of marks.
///
/// Follows <https://developer.apple.com/documentation/accessibility/representing-chart-data-as-an-audio-graph>.
struct AutomaticChart: AXChartDescriptorRepresentable {
  let model: ChartModel

  func makeChartDescriptor() -> AXChartDescriptor {
    let descriptor = AXChartDescriptor(
      title: nil, summary: nil, xAxis: AXCategoricalDataAxisDescriptor(title: "", categoryOrder: []),
      yAxis: nil, series: [])
    updateChartDescriptor(descriptor)
    return descriptor
  }

  func updateChartDescriptor(_ descriptor: AXChartDescriptor) {
    let isTurned = isTurned
    descriptor.contentDirection =
      model.isOfSectors
      ? .radialClockwise : isTurned ? .topToBottom : model.isMirrored ? .rightToLeft : .leftToRight
    descriptor.xAxis = xAxis(isTurned)
    descriptor.yAxis = yAxis(isTurned)
    descriptor.series = series(isTurned)
  }

  private var words: ValueWords { ValueWords(calendar: model.calendar, locale: model.locale) }

  /// Whether the places of the marks are along y, as those of bars to the right.
  private var isTurned: Bool {
    guard let index = model.marks.indices.first else { return false }
    let mark = model.marks[index]
    return model.stacking.directions[index] == .horizontal
      || mark.y.channel?.value.kind == .category && mark.x.channel?.value.kind == .number
  }

  private func spoken(_ index: Int) -> (place: Channel?, values: [Channel]) {
    model.marks[index].spoken(model.stacking.directions[index])
  }

  // MARK: Axes

  private func xAxis(_ isTurned: Bool) -> any AXDataAxisDescriptor {
    let places = model.marks.indices.compactMap { spoken($0).place }
    let title = places.first?.label.shownString ?? ""
    if model.isOfSectors {
      return AXCategoricalDataAxisDescriptor(title: title, categoryOrder: names(places))
    }
    let scale = isTurned ? model.y : model.x
    let words = words
    guard let (low, high) = scale.ends else {
      return AXCategoricalDataAxisDescriptor(
        title: title, categoryOrder: scale.categories.isEmpty ? names(places) : scale.categories)
    }
    let kind = scale.kind
    let unit = places.first?.extent.unit
    return AXNumericDataAxisDescriptor(
      title: title, range: low...max(low, high),
      gridlinePositions: gridlines(isTurned ? .vertical : .horizontal)
    ) { number in
      let value = PlotValue.at(number, kind: kind)
      return words.words(unit == nil ? PlotExtent(value) : PlotExtent(value, value, unit: unit))
    }
  }

  private func names(_ channels: [Channel]) -> [String] {
    var known: Set<String> = []
    return channels.map { words.words($0.extent) }.filter { known.insert($0).inserted }
  }

  private func yAxis(_ isTurned: Bool) -> AXNumericDataAxisDescriptor? {
    let values = model.marks.indices.compactMap { spoken($0).values.first }
    guard let first = values.first, first.value.kind != .category else { return nil }
    let words = words
    let scale = isTurned ? model.x : model.y
    let kind = first.value.kind
    let known = values.compactMap(\.value.position)
    let ends = model.isOfSectors ? nil : scale.ends
    let low = ends?.low ?? min(known.min() ?? 0, 0)
    let axis = AXNumericDataAxisDescriptor(
      title: first.label.shownString, range: low...max(low, ends?.high ?? known.max() ?? 1),
      gridlinePositions: gridlines(isTurned ? .horizontal : .vertical)
    ) { words.words(.at($0, kind: kind)) }
    if scale.curve == .log { axis.scaleType = .log10 }
    return axis
  }

  private func gridlines(_ axis: Axis) -> [Double] {
    model.axes.first { $0.axis == axis }?.ticks.compactMap(\.value.position) ?? []
  }

  // MARK: Series

  private func series(_ isTurned: Bool) -> [AXDataSeriesDescriptor] {
    var order: [[PlotValue]] = []
    var series: [[PlotValue]: AXDataSeriesDescriptor] = [:]
    for (index, mark) in model.marks.enumerated() where mark.accessibility.isHidden != true {
      let spoken = spoken(index)
      guard let place = spoken.place, let value = spoken.values.first else { continue }
      let groups = mark.kind == .sector ? [] : mark.groups.filter { $0.value != place.value }
      let key = groups.map(\.value)
      if series[key] == nil {
        order.append(key)
        let name =
          groups.isEmpty
          ? value.label.shownString : groups.map { words.words($0.extent) }.joined(separator: ", ")
        series[key] = AXDataSeriesDescriptor(
          name: name, isContinuous: mark.kind == .line || mark.kind == .area, dataPoints: [])
      }
      let y = spoken.values.last.flatMap { $0.value.position }
      let label = mark.accessibility.label?.shownString
      if let x = place.value.position, !model.isOfSectors {
        series[key]?.dataPoints.append(AXDataPoint(x: x, y: y, label: label))
      } else {
        series[key]?.dataPoints.append(AXDataPoint(x: words.words(place.extent), y: y, label: label))
      }
    }
    return order.compactMap { series[$0] }
  }
}
