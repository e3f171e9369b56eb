import Foundation

/// A function whose graph a mark stands for. It is replaced by the points of the graph when the scale is known.
struct PlotFunction {
  enum Kind {
    /// y for each x.
    case value(@Sendable (Double) -> Double)
    /// Two values of y for each x.
    case stretch(@Sendable (Double) -> (Double, Double))
    /// A point for each value of a parameter.
    case point(@Sendable (Double) -> (Double, Double))
  }

  var kind: Kind
  /// The values for which the function is asked; nil for those of the scale.
  var domain: ClosedRange<Double>?
  var x: Text
  var y: Text

  /// At how many places the function is asked.
  static let samples = 240

  /// The points of the graph, as marks that look like another one.
  func marks(like mark: Mark, graph: Int = 0, over scale: ClosedRange<Double>) -> [Mark] {
    let domain = domain ?? scale
    let length = domain.upperBound - domain.lowerBound
    guard length.isFinite, length >= 0 else { return [] }
    func channel(_ label: Text, _ number: Double) -> Channel {
      Channel(label: label, extent: PlotExtent(.number(number)))
    }
    return (0...Self.samples).map { index in
      let t = domain.lowerBound + length * Double(index) / Double(Self.samples)
      var point = mark
      point.function = nil
      point.graph = graph
      switch kind {
      case .value(let function):
        point.x = .at(channel(x, t))
        point.y = .at(channel(y, function(t)))
      case .stretch(let function):
        let (low, high) = function(t)
        point.x = .at(channel(x, t))
        point.y = .between(channel(y, low), channel(y, high))
      case .point(let function):
        let (horizontal, vertical) = function(t)
        point.x = .at(channel(x, horizontal))
        point.y = .at(channel(y, vertical))
      }
      return point
    }
  }
}

extension LinePlot where Content == _FunctionPlotContent {
  private init(_ kind: PlotFunction.Kind, _ domain: ClosedRange<Double>?, _ x: Text, _ y: Text) {
    var mark = Mark(.line)
    mark.function = PlotFunction(kind: kind, domain: domain, x: x, y: y)
    content = _FunctionPlotContent(mark: mark)
  }

  /// Creates the graph of a function, which answers what is no number where it has no value.
  ///
  /// Follows <https://developer.apple.com/documentation/charts/lineplot/init(x:y:domain:function:)-6gv5v>.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(.value(function), domain, Text(x), Text(y))
  }
  /// Creates the graph of a function.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(.value(function), domain, Text(x), Text(y))
  }
  /// Creates the graph of a function, which answers what is no number where it has no value.
  public init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(.value(function), domain, x, y)
  }
  /// Creates the graph of a function that gives both coordinates.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
    x: S1, y: S2, t: S3, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {
    self.init(.point { function($0) }, domain, Text(x), Text(y))
  }
  /// Creates the graph of a function that gives both coordinates.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {
    self.init(.point { function($0) }, domain, Text(x), Text(y))
  }
}

extension AreaPlot where Content == _FunctionPlotContent {
  private init(_ kind: PlotFunction.Kind, _ domain: ClosedRange<Double>?, _ x: Text, _ y: Text) {
    var mark = Mark(.area)
    mark.stacking = .unstacked
    mark.function = PlotFunction(kind: kind, domain: domain, x: x, y: y)
    content = _FunctionPlotContent(mark: mark)
  }

  /// Creates the area below the graph of a function.
  ///
  /// Follows <https://developer.apple.com/documentation/charts/areaplot/init(x:y:domain:function:)>.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(.value(function), domain, Text(x), Text(y))
  }
  /// Creates the area below the graph of a function.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(.value(function), domain, Text(x), Text(y))
  }
  /// Creates the area between the two graphs of a function.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
    x: S1, yStart: S2, yEnd: S3, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    self.init(.stretch { function($0) }, domain, Text(x), Text(yEnd))
  }
  /// Creates the area between the two graphs of a function.
  public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    self.init(.stretch { function($0) }, domain, Text(x), Text(yEnd))
  }
}
