import Foundation

/// A straight line along one of the axes.
///
/// Follows <https://developer.apple.com/documentation/charts/rulemark>.
public struct RuleMark: ChartContent {
  private var mark = Mark(.rule)

  private init(_ x: Mark.Place, _ y: Mark.Place) {
    mark.x = x
    mark.y = y
  }

  /// Creates a horizontal line from a value of x to another one.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    self.init(.between(xStart.channel, xEnd.channel), .at(y.channel))
  }

  /// Creates a vertical line from a value of y to another one.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(.at(x.channel), .between(yStart.channel, yEnd.channel))
  }

  /// Creates a vertical line between two heights in points.
  public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    self.init(.at(x.channel), .pointsBetween(yStart, yEnd))
  }

  /// Creates a horizontal line between two places in points.
  public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    self.init(.pointsBetween(xStart, xEnd), .at(y.channel))
  }

  public func _collect(into collector: inout _MarkCollector) { collector.append(mark) }
}

/// A rectangle.
///
/// Follows <https://developer.apple.com/documentation/charts/rectanglemark>.
public struct RectangleMark: ChartContent {
  private var mark = Mark(.rectangle)

  private init(
    _ x: Mark.Place, _ y: Mark.Place, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) {
    mark.x = x
    mark.y = y
    mark.width = width
    mark.height = height
  }

  /// Creates a rectangle around two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    self.init(.at(x.channel), .at(y.channel), width: width, height: height)
  }

  /// Creates a rectangle between values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(.between(xStart.channel, xEnd.channel), .between(yStart.channel, yEnd.channel))
  }

  /// Creates a rectangle from a value of y to another one.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    self.init(.at(x.channel), .between(yStart.channel, yEnd.channel), width: width)
  }

  /// Creates a rectangle from a value of x to another one.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    self.init(.between(xStart.channel, xEnd.channel), .at(y.channel), height: height)
  }

  /// Creates a rectangle from a value of x to another one, between two heights in points.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    self.init(.between(xStart.channel, xEnd.channel), .pointsBetween(yStart, yEnd))
  }

  /// Creates a rectangle from a value of y to another one, between two places in points.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(.pointsBetween(xStart, xEnd), .between(yStart.channel, yEnd.channel))
  }

  /// Creates a rectangle around a value of x, between two heights in points.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
  ) {
    self.init(.at(x.channel), .pointsBetween(yStart, yEnd), width: width)
  }

  /// Creates a rectangle around a value of y, between two places in points.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    self.init(.pointsBetween(xStart, xEnd), .at(y.channel), height: height)
  }

  public func _collect(into collector: inout _MarkCollector) { collector.append(mark) }
}

/// A sector of a circle or ring.
///
/// Follows <https://developer.apple.com/documentation/charts/sectormark>.
public struct SectorMark: ChartContent {
  private var mark = Mark(.sector)

  /// Creates a sector whose angle is the share that a value has of all.
  public init<Value: Plottable>(
    angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    mark.angle = angle.channel
    mark.innerRadius = innerRadius
    mark.outerRadius = outerRadius
    mark.angularInset = angularInset
  }

  public func _collect(into collector: inout _MarkCollector) { collector.append(mark) }
}
