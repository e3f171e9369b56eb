import Foundation

/// A value on a scale: what every `Plottable` comes down to.
public enum _PlotValue: Hashable, Sendable {
  /// A number, on a scale of numbers.
  case number(Double)
  /// A point in time, in seconds since 2001.
  case date(Double)
  /// A category, by its name.
  case category(String)
}

typealias PlotValue = _PlotValue

extension PlotValue {
  /// What kind of scale the value belongs on.
  enum Kind: Hashable, Sendable {
    case number
    case date
    case category
  }

  var kind: Kind {
    switch self {
    case .number: .number
    case .date: .date
    case .category: .category
    }
  }

  /// The place of the value on a scale of numbers or dates; nil for a category, and for what is no number.
  var position: Double? {
    switch self {
    case .number(let number), .date(let number): number.isFinite ? number : nil
    case .category: nil
    }
  }

  /// A value of a kind at a place.
  static func at(_ position: Double, kind: Kind) -> PlotValue {
    kind == .date ? .date(position) : .number(position)
  }
}

/// A value, or the stretch from one to another, that a mark shows.
struct PlotExtent: Hashable, Sendable {
  /// The value, or the lower end.
  var lower: PlotValue
  /// The upper end; nil for a single value.
  var upper: PlotValue?
  /// The unit of the calendar that the stretch is, for dates.
  var unit: Calendar.Component?

  init(_ lower: PlotValue, _ upper: PlotValue? = nil, unit: Calendar.Component? = nil) {
    self.lower = lower
    self.upper = upper
    self.unit = unit
  }

  /// The middle of a stretch, or the value.
  var middle: PlotValue {
    guard let upper, let a = lower.position, let b = upper.position else { return lower }
    return .at((a + b) / 2, kind: lower.kind)
  }
}
