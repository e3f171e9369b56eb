import Foundation

/// The values that an axis marks.
///
/// Follows <https://developer.apple.com/documentation/charts/axismarkvalues>.
public struct AxisMarkValues: Sendable {
  enum Kind: Sendable {
    case automatic(count: Int?, minimumStride: Double)
    case step(Double)
    case stride(DateStride, Calendar?)
    case values([PlotValue])
  }

  let kind: Kind
  var roundsLower: Bool?
  var roundsUpper: Bool?

  /// Round values, as many as suit.
  public static var automatic: AxisMarkValues { automatic() }

  /// Round values, about as many as wanted.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(count: desiredCount, minimumStride: 0), roundsLower: roundLowerBound,
      roundsUpper: roundUpperBound)
  }

  /// Round values that are no nearer to each other than some distance.
  public static func automatic<P: BinaryFloatingPoint>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(count: desiredCount, minimumStride: Double(minimumStride)),
      roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
  }

  /// Multiples of a number.
  public static func stride<P: BinaryFloatingPoint>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .step(Double(stepSize)), roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
  }

  /// The beginnings of every so many units of the calendar.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .stride(DateStride(unit: component, count: max(count, 1)), calendar),
      roundsLower: roundLowerBound,
      roundsUpper: roundUpperBound)
  }

  /// These values.
  public static func values<P: Plottable>(_ values: [P]) -> AxisMarkValues {
    AxisMarkValues(kind: .values(values.map(\.plotValue)))
  }
}

/// How the marks of an axis are arranged.
///
/// Follows <https://developer.apple.com/documentation/charts/axismarkpreset>.
public struct AxisMarkPreset: Sendable, Equatable {
  enum Kind: Sendable { case automatic, extended, aligned }
  let kind: Kind

  /// What suits.
  public static let automatic = AxisMarkPreset(kind: .automatic)
  /// Labels may reach beyond the plot.
  public static let extended = AxisMarkPreset(kind: .extended)
  /// Labels stay inside of the ends of the plot.
  public static let aligned = AxisMarkPreset(kind: .aligned)
}

/// The edge of the plot at which an axis stands.
///
/// Follows <https://developer.apple.com/documentation/charts/axismarkposition>.
public struct AxisMarkPosition: Sendable, Equatable {
  enum Kind: Sendable { case automatic, leading, trailing, top, bottom }
  let kind: Kind

  /// What suits: below, or behind; before the plot for categories.
  public static let automatic = AxisMarkPosition(kind: .automatic)
  /// Before the plot.
  public static let leading = AxisMarkPosition(kind: .leading)
  /// Behind the plot.
  public static let trailing = AxisMarkPosition(kind: .trailing)
  /// Above.
  public static let top = AxisMarkPosition(kind: .top)
  /// Below.
  public static let bottom = AxisMarkPosition(kind: .bottom)

  func edge(_ axis: Axis, _ kind: PlotValue.Kind) -> Edge {
    switch (axis, self.kind) {
    case (.horizontal, .top): .top
    case (.horizontal, _): .bottom
    case (.vertical, .leading): .leading
    case (.vertical, .automatic): kind == .category ? .leading : .trailing
    case (.vertical, _): .trailing
    }
  }
}

/// A value that an axis marks.
///
/// Follows <https://developer.apple.com/documentation/charts/axisvalue>.
public struct AxisValue {
  let value: PlotValue
  /// Its place among the values of the axis, from 0.
  public let index: Int
  /// How many values the axis marks.
  public let count: Int

  /// The value as one of a type; nil for a type that it is not of.
  public func `as`<P: Plottable>(_ valueType: P.Type) -> P? { P(plotValue: value) }
}
