import Foundation

/// How values are spread along a scale.
///
/// Follows <https://developer.apple.com/documentation/charts/scaletype>.
public struct ScaleType: Sendable, Equatable {
  enum Kind: Sendable, Equatable {
    case category, date, linear, log, squareRoot
    case power(Double)
    case symmetricLog(Double)
  }

  let kind: Kind

  /// Each value has a band.
  public static let category = ScaleType(kind: .category)
  /// By time.
  public static let date = ScaleType(kind: .date)
  /// Equal distances are equal differences.
  public static let linear = ScaleType(kind: .linear)
  /// Equal distances are equal factors.
  public static let log = ScaleType(kind: .log)
  /// By the square root.
  public static let squareRoot = ScaleType(kind: .squareRoot)
  /// Logarithmic on both sides of 0.
  public static let symmetricLog = symmetricLog(slopeAtZero: 1)
  /// By a power.
  public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }
  /// Logarithmic on both sides of 0, with a slope there.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(kind: .symmetricLog(slopeAtZero))
  }

  var curve: Scale.Curve {
    switch kind {
    case .category, .date, .linear: .linear
    case .log: .log
    case .squareRoot: .squareRoot
    case .power(let exponent): exponent > 0 && exponent.isFinite ? .power(exponent) : .linear
    case .symmetricLog(let slope): slope > 0 && slope.isFinite ? .symmetricLog(1 / slope) : .linear
    }
  }
}

/// The values that a scale covers.
///
/// Follows <https://developer.apple.com/documentation/charts/scaledomain>.
public protocol ScaleDomain {
  /// The values: the ends of a stretch, or the categories.
  var _plotDomain: _PlotDomain { get }
}

/// The values that a scale covers, as its engine knows them.
public struct _PlotDomain: Sendable {
  enum Kind: Sendable {
    case automatic(AutomaticScaleDomain)
    case stretch(_PlotValue, _PlotValue)
    case values([_PlotValue])
  }

  let kind: Kind
}

/// The values of the data, or more.
///
/// Follows <https://developer.apple.com/documentation/charts/automaticscaledomain>.
public struct AutomaticScaleDomain: ScaleDomain, Sendable {
  var includesZero: Bool?
  var isReversed = false

  public var _plotDomain: _PlotDomain { _PlotDomain(kind: .automatic(self)) }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The values of the data, and 0 where it suits.
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain() }

  /// The values of the data, with 0 or without, forwards or backwards.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false)
  }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public var _plotDomain: _PlotDomain {
    _PlotDomain(kind: .stretch(lowerBound.plotValue, upperBound.plotValue))
  }
}

extension Range: ScaleDomain where Bound: Plottable {
  public var _plotDomain: _PlotDomain {
    _PlotDomain(kind: .stretch(lowerBound.plotValue, upperBound.plotValue))
  }
}

extension Array: ScaleDomain where Element: Plottable {
  public var _plotDomain: _PlotDomain { _PlotDomain(kind: .values(map(\.plotValue))) }
}

/// How a plot is used by a scale.
///
/// Follows <https://developer.apple.com/documentation/charts/plotdimensionscalerange>.
public struct PlotDimensionScaleRange: PositionScaleRange, Sendable {
  var startPadding: CGFloat = 0
  var endPadding: CGFloat = 0

  public var _plotRange: _PlotRange { _PlotRange(kind: .padded(startPadding, endPadding)) }
}

/// The places that a scale covers.
///
/// Follows <https://developer.apple.com/documentation/charts/positionscalerange>.
public protocol PositionScaleRange {
  /// The places, as the engine of the scale knows them.
  var _plotRange: _PlotRange { get }
}

/// The places that a scale covers, as its engine knows them.
public struct _PlotRange: Sendable {
  enum Kind: Sendable {
    case padded(CGFloat, CGFloat)
    case points(CGFloat, CGFloat)
  }

  let kind: Kind
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The whole plot.
  public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange() }
  /// The plot with some points free at both ends.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(startPadding: padding, endPadding: padding)
  }
  /// The plot with some points free at its ends.
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0)
    -> PlotDimensionScaleRange
  {
    PlotDimensionScaleRange(startPadding: startPadding, endPadding: endPadding)
  }
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {
  public var _plotRange: _PlotRange { _PlotRange(kind: .points(lowerBound, upperBound)) }
}
