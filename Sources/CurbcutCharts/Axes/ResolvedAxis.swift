import Foundation

/// An axis with the values that it marks and their places.
struct ResolvedAxis {
  struct Tick {
    var value: PlotValue
    /// The place along the plot, 0 to 1.
    var place: Double
    /// The place in the middle between the value and the next one.
    var center: Double
    var parts: [AxisPart]
  }

  var axis: Axis
  var edge: Edge
  var ticks: [Tick]
  var isAligned: Bool
  /// How the values are written.
  var words: @Sendable (PlotValue) -> String

  /// The values that an axis marks.
  struct Values {
    var values: [PlotValue]
    var stride: DateStride?
    var calendar: Calendar

    init(_ wanted: AxisMarkValues, _ scale: Scale, count: Int, unit: Calendar.Component?, calendar: Calendar)
    {
      self.calendar = calendar
      values = []
      switch wanted.kind {
      case .values(let given):
        values = given
        if scale.kind == .date { stride = Self.stride(of: given, calendar: calendar) }
      case .automatic(let desired, let minimum):
        make(scale, count: desired ?? count, minimum: minimum, unit: unit)
      case .step(let step):
        guard case .stretch(let low, let high) = scale.domain, scale.kind == .number, step > 0,
          (high - low) / step <= Double(Ticks.most)
        else { break }
        values = Ticks.multiples(of: step, covering: low, high)
          .filter { $0 >= low - step * 1e-9 && $0 <= high + step * 1e-9 }.map { .number($0) }
      case .stride(let stride, let own):
        if let own { self.calendar = own }
        self.stride = stride
        values = dates(scale, stride)
      }
    }

    private func dates(_ scale: Scale, _ stride: DateStride) -> [PlotValue] {
      guard case .stretch(let low, let high) = scale.domain, scale.kind == .date else { return [] }
      return stride.dates(
        from: Date(timeIntervalSinceReferenceDate: low), to: Date(timeIntervalSinceReferenceDate: high),
        calendar: calendar
      ).map(\.plotValue)
    }

    private mutating func make(_ scale: Scale, count: Int, minimum: Double, unit: Calendar.Component?) {
      switch scale.domain {
      case .categories(let names): values = names.map { .category($0) }
      case .stretch(let low, let high) where scale.kind == .date:
        var stride = DateStride.nice(low, high, count: count)
        // Hours say nothing of data that are days.
        if let unit, DateStride(unit: unit, count: 1).seconds > stride.seconds {
          stride = DateStride(unit: unit, count: 1)
        }
        self.stride = stride
        values = dates(scale, stride)
      case .stretch(let low, let high):
        if scale.curve == .log {
          values = Self.powers(low, high).map { .number($0) }
        } else {
          values = Ticks(low, high, count: count, minimumStride: minimum).values.map { .number($0) }
        }
      }
    }

    /// Powers of ten, and multiples of them where there are few.
    static func powers(_ low: Double, _ high: Double) -> [Double] {
      guard low > 0, high > low, high.isFinite else { return [] }
      let first = Int((log10(low) - 1e-9).rounded(.up))
      let last = Int((log10(high) + 1e-9).rounded(.down))
      let all = first <= last ? (first...last).map { pow(10, Double($0)) } : []
      guard all.count <= 2 else { return all }
      let lowest = pow(10, log10(low).rounded(.down))
      var values: [Double] = []
      for power in [1.0, 10, 100] {
        for factor in [1.0, 2, 5] { values.append(factor * lowest * power) }
      }
      return values.filter { $0 >= low * (1 - 1e-9) && $0 <= high * (1 + 1e-9) }
    }

    /// The largest unit at whose beginnings all dates are.
    private static func stride(of values: [PlotValue], calendar: Calendar) -> DateStride {
      let dates = values.compactMap { Date(_plotValue: $0) }
      let units: [Calendar.Component] = [.year, .month, .day, .hour, .minute]
      let unit = units.first { unit in
        dates.allSatisfy { calendar.dateInterval(of: unit, for: $0)?.start == $0 }
      }
      return DateStride(unit: unit ?? .second, count: 1)
    }
  }

  @MainActor
  init(
    _ description: AxisDescription, _ axis: Axis, _ scale: Scale, count: Int, unit: Calendar.Component?,
    calendar: Calendar, locale: Locale
  ) {
    self.axis = axis
    edge = description.position.edge(axis, scale.kind)
    isAligned = description.preset == .aligned
    let made = Values(description.values, scale, count: count, unit: unit, calendar: calendar)
    let placed = made.values.compactMap { value in
      scale.place(of: value).flatMap { $0 > -0.001 && $0 < 1.001 ? (value: value, place: $0) : nil }
    }
    let stride = made.stride
    let used = made.calendar
    words = { value in
      switch value {
      case .category(let name): name
      case .number(let number): number.formatted(.number.locale(locale))
      case .date(let seconds):
        (stride ?? DateStride(unit: .day, count: 1)).label(
          Date(timeIntervalSinceReferenceDate: seconds), calendar: used, locale: locale)
      }
    }
    ticks = placed.enumerated().map { index, item in
      let next = index + 1 < placed.count ? placed[index + 1].place : nil
      return Tick(
        value: item.value, place: item.place,
        center: Self.center(item.value, item.place, stride, used, scale, next: next),
        parts: description.parts(of: AxisValue(value: item.value, index: index, count: placed.count)))
    }
  }

  private static func center(
    _ value: PlotValue, _ place: Double, _ stride: DateStride?, _ calendar: Calendar, _ scale: Scale,
    next: Double?
  ) -> Double {
    guard scale.kind != .category else { return place }
    if let stride, let date = Date(_plotValue: value),
      let end = scale.place(of: stride.next(after: date, calendar: calendar).plotValue)
    {
      return (place + end) / 2
    }
    return next.map { (place + $0) / 2 } ?? place
  }
}
