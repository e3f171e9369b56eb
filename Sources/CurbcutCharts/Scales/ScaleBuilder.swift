import Foundation

/// Makes a scale from the values of the data and what the app says of it.
struct ScaleBuilder {
  /// What the app says of a scale.
  struct Settings {
    var type: ScaleType?
    var domain: _PlotDomain?
    var range: _PlotRange?
  }

  /// How the ends of a scale are rounded: to the values that the axis marks.
  struct Rounding {
    var count = 5
    var minimumStride = 0.0
    var step: Double?
    var stride: DateStride?
    var lower = true
    var upper = true
    /// Whether the axis chooses the values, rather than the app.
    var isAutomatic = true
  }

  var settings = Settings()
  var rounding = Rounding()
  var calendar = Calendar.current

  private(set) var kind: PlotValue.Kind?
  private var low = Double.infinity
  private var high = -Double.infinity
  private var categories: [String] = []
  private var known: Set<String> = []
  /// Whether a value is a unit of the calendar, so that the data end where units do.
  private var hasUnits = false

  init(_ settings: Settings = Settings()) {
    self.settings = settings
    switch settings.domain?.kind {
    case .stretch(let low, _): kind = low.kind
    case .values(let values): kind = values.first?.kind
    default: break
    }
    if settings.type?.kind == .category { kind = .category }
  }

  // MARK: Data

  mutating func add(_ extent: PlotExtent) {
    if extent.unit != nil { hasUnits = true }
    add(extent.lower)
    if let upper = extent.upper { add(upper) }
  }

  mutating func add(_ value: PlotValue) {
    // The first value says what kind of scale it is; others do not belong on it.
    if kind == nil { kind = value.kind }
    let value = kind == .category ? value.name.map { .category($0) } ?? value : value
    guard value.kind == kind else { return }
    switch value {
    case .category(let name): if known.insert(name).inserted { categories.append(name) }
    case .number(let number), .date(let number):
      guard number.isFinite else { return }
      low = min(low, number)
      high = max(high, number)
    }
  }

  /// Adds the end of a bar or area, which begins at 0.
  mutating func add(number: Double) { add(.number(number)) }

  // MARK: The scale

  func scale(length: CGFloat = 0) -> Scale {
    var scale = makeScale()
    guard length > 0 else { return scale }
    switch settings.range?.kind {
    case .padded(let start, let end):
      let first = Double(start / length)
      scale.padding = first...max(first, 1 - Double(end / length))
    case .points(let first, let last): scale.padding = Double(first / length)...Double(last / length)
    case nil: break
    }
    return scale
  }

  private func makeScale() -> Scale {
    let curve = settings.type?.curve ?? .linear
    switch settings.domain?.kind {
    case .stretch(let low, let high):
      if let low = low.position, let high = high.position {
        return Scale(kind: kind ?? .number, low, high, curve: curve)
      }
      return Scale(categories: [low, high].compactMap(\.name))
    case .values(let values):
      let positions = values.compactMap(\.position)
      if kind != .category, let low = positions.min(), let high = positions.max() {
        let isReversed = (positions.first ?? low) > (positions.last ?? high)
        return Scale(kind: kind ?? .number, low, high, curve: curve, isReversed: isReversed)
      }
      return Scale(categories: values.compactMap(\.name))
    case .automatic(let automatic): return automaticScale(automatic, curve)
    case nil: return automaticScale(AutomaticScaleDomain(), curve)
    }
  }

  private func automaticScale(_ automatic: AutomaticScaleDomain, _ curve: Scale.Curve) -> Scale {
    switch kind ?? .number {
    case .category: return Scale(categories: categories, isReversed: automatic.isReversed)
    case .date:
      let (low, high) = dateEnds
      return Scale(kind: .date, low, high, isReversed: automatic.isReversed)
    case .number:
      let (low, high) = numberEnds(includesZero: automatic.includesZero ?? (curve != .log), curve)
      return Scale(kind: .number, low, high, curve: curve, isReversed: automatic.isReversed)
    }
  }

  private func numberEnds(includesZero: Bool, _ curve: Scale.Curve) -> (Double, Double) {
    guard low <= high else { return curve == .log ? (1, 10) : (0, 1) }
    if curve == .log {
      let low = low > 0 ? low : high > 0 ? min(high, 1) : 1
      let first = pow(10, (log10(low) + 1e-9).rounded(.down))
      let last = pow(10, (log10(max(high, low)) - 1e-9).rounded(.up))
      return (first, max(last, first * 10))
    }
    let low = includesZero ? min(low, 0) : low
    let high = includesZero ? max(high, 0) : high
    guard low < high else { return low == 0 ? (0, 1) : (low - abs(low) / 2, low + abs(low) / 2) }
    let step =
      rounding.step
      ?? Ticks.step(high - low, count: rounding.count, minimum: rounding.minimumStride)
    let ends = Ticks.round(low, high, step: step, lower: rounding.lower, upper: rounding.upper)
    return ends.0.isFinite && ends.1.isFinite ? ends : (low, high)
  }

  private var dateEnds: (Double, Double) {
    guard low <= high else { return (0, 86_400) }
    guard low < high else { return hasUnits ? (low, high) : (low - 1800, high + 1800) }
    // Bars of days end where the last day does; only the app's own wish moves such ends.
    guard rounding.isAutomatic, !hasUnits, rounding.lower || rounding.upper else { return (low, high) }
    let stride = rounding.stride ?? DateStride.nice(low, high, count: rounding.count)
    let first = stride.start(of: Date(timeIntervalSinceReferenceDate: low), calendar: calendar)
    var last = stride.start(of: Date(timeIntervalSinceReferenceDate: high), calendar: calendar)
    if last.timeIntervalSinceReferenceDate < high { last = stride.next(after: last, calendar: calendar) }
    return (
      rounding.lower ? first.timeIntervalSinceReferenceDate : low,
      rounding.upper ? last.timeIntervalSinceReferenceDate : high
    )
  }
}

extension PlotValue {
  /// The value as the name of a category.
  var name: String? {
    switch self {
    case .category(let name): name
    case .number(let number): number.formatted()
    case .date: nil
    }
  }
}
