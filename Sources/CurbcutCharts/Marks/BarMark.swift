import Foundation

/// A bar.
///
/// Follows <https://developer.apple.com/documentation/charts/barmark>.
public struct BarMark: ChartContent {
  private var mark = Mark(.bar)

  private init(
    _ x: Mark.Place, _ y: Mark.Place, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark.x = x
    mark.y = y
    mark.width = width
    mark.height = height
    mark.stacking = stacking
  }

  /// Creates a bar from 0 to a value at another one.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    self.init(.at(x.channel), .at(y.channel), width: width, height: height, stacking: stacking)
  }

  /// Creates a bar from a value of x to another one.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    self.init(
      .between(xStart.channel, xEnd.channel), .at(y.channel), height: height, stacking: .unstacked)
  }

  /// Creates a bar from a value of y to another one.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    self.init(.at(x.channel), .between(yStart.channel, yEnd.channel), width: width, stacking: .unstacked)
  }

  /// Creates a bar from a value of x to another one, between two heights in points.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    self.init(.between(xStart.channel, xEnd.channel), .pointsBetween(yStart, yEnd), stacking: .unstacked)
  }

  /// Creates a bar from a value of y to another one, between two places in points.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(.pointsBetween(xStart, xEnd), .between(yStart.channel, yEnd.channel), stacking: .unstacked)
  }

  /// Creates a bar at a value of x, between two heights in points.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(.at(x.channel), .pointsBetween(yStart, yEnd), width: width, stacking: stacking)
  }

  /// Creates a bar at a value of y, between two places in points.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(.pointsBetween(xStart, xEnd), .at(y.channel), height: height, stacking: stacking)
  }

  public func _collect(into collector: inout _MarkCollector) { collector.append(mark) }
}
