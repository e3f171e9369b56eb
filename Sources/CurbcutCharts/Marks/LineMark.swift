import Foundation

/// A point of a line.
///
/// Follows <https://developer.apple.com/documentation/charts/linemark>.
public struct LineMark: ChartContent {
  private var mark = Mark(.line)

  /// Creates a point of a line.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark.x = .at(x.channel)
    mark.y = .at(y.channel)
  }

  /// Creates a point of the line of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    self.init(x: x, y: y)
    mark.series = series.channel
  }

  public func _collect(into collector: inout _MarkCollector) { collector.append(mark) }
}

/// A part of an area.
///
/// Follows <https://developer.apple.com/documentation/charts/areamark>.
public struct AreaMark: ChartContent {
  private var mark = Mark(.area)

  private init(_ x: Mark.Place, _ y: Mark.Place, _ series: Channel?, _ stacking: MarkStackingMethod) {
    mark.x = x
    mark.y = y
    mark.series = series
    mark.stacking = stacking
  }

  /// Creates a part from 0 to a value.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    self.init(.at(x.channel), .at(y.channel), nil, stacking)
  }

  /// Creates a part of the area of a series, from 0 to a value.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(.at(x.channel), .at(y.channel), series.channel, stacking)
  }

  /// Creates a part from a value of y to another one.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(.at(x.channel), .between(yStart.channel, yEnd.channel), nil, .unstacked)
  }

  /// Creates a part of the area of a series, from a value of y to another one.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    self.init(.at(x.channel), .between(yStart.channel, yEnd.channel), series.channel, .unstacked)
  }

  /// Creates a part from a value of x to another one.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    self.init(.between(xStart.channel, xEnd.channel), .at(y.channel), nil, .unstacked)
  }

  /// Creates a part of the area of a series, from a value of x to another one.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    self.init(.between(xStart.channel, xEnd.channel), .at(y.channel), series.channel, .unstacked)
  }

  public func _collect(into collector: inout _MarkCollector) { collector.append(mark) }
}

/// A point.
///
/// Follows <https://developer.apple.com/documentation/charts/pointmark>.
public struct PointMark: ChartContent {
  private var mark = Mark(.point)

  /// Creates a point at two values.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark.x = .at(x.channel)
    mark.y = .at(y.channel)
  }

  /// Creates a point at a value of x, at a height in points; nil for the middle.
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    mark.x = .at(x.channel)
    if let y { mark.y = .points(y) }
  }

  /// Creates a point at a value of y, at a place in points; nil for the middle.
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    if let x { mark.x = .points(x) }
    mark.y = .at(y.channel)
  }

  public func _collect(into collector: inout _MarkCollector) { collector.append(mark) }
}
