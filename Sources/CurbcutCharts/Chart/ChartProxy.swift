import Foundation

/// Where values stand in a chart, and what is at a place.
///
/// Follows <https://developer.apple.com/documentation/charts/chartproxy>.
public struct ChartProxy {
  var geometry: PlotGeometry?
  var looks: ChartLooks?
  var anchor: Anchor<CGRect>?
  var configuration: ChartConfiguration?

  // MARK: The plot

  /// The size of the plot in points.
  public var plotSize: CGSize { geometry?.size ?? .zero }
  /// The size of the plot in points.
  @available(*, deprecated, renamed: "plotSize")
  public var plotAreaSize: CGSize { plotSize }
  /// The rectangle of the plot.
  public var plotFrame: Anchor<CGRect>? { anchor }
  /// The rectangle of the plot.
  @available(*, deprecated, renamed: "plotFrame")
  public var plotAreaFrame: Anchor<CGRect> {
    guard let anchor else { preconditionFailure("The chart has no plot.") }
    return anchor
  }

  // MARK: Places of values

  /// The distance of a value from the left edge of the plot, in points; nil for a value that the chart does not know.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    geometry?.point(value.plotValue, .horizontal)
  }
  /// The distance of a value from the top of the plot, in points.
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    geometry?.point(value.plotValue, .vertical)
  }
  /// The place of two values in the plot, in points.
  public func position<X: Plottable, Y: Plottable>(for values: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: values.x), let y = position(forY: values.y) else { return nil }
    return CGPoint(x: x, y: y)
  }
  /// The stretch of a value from the left edge of the plot, in points: the band of a category.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    geometry?.band(PlotExtent(value.plotValue), .horizontal).map { $0.low...$0.high }
  }
  /// The stretch of a value from the top of the plot, in points.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    geometry?.band(PlotExtent(value.plotValue), .vertical).map { $0.low...$0.high }
  }

  // MARK: Values at places

  /// The value at a distance from the left edge of the plot; nil where there is none of the type.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    geometry?.value(at: position, .horizontal).flatMap { P(plotValue: $0) }
  }
  /// The value at a distance from the top of the plot; nil where there is none of the type.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    geometry?.value(at: position, .vertical).flatMap { P(plotValue: $0) }
  }
  /// The values at a place of the plot.
  public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as type: (X, Y).Type = (X, Y).self)
    -> (X, Y)?
  {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else {
      return nil
    }
    return (x, y)
  }
  /// The sum of the values of the sectors up to an angle, clockwise from the top.
  public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
    geometry?.value(at: angle).flatMap { P(plotValue: .number($0)) }
  }
  /// The angle of a place around the middle of the plot, clockwise from the top.
  public func angle(at position: CGPoint) -> Angle {
    guard let center = geometry?.center else { return .zero }
    let angle = atan2(position.y - center.y, position.x - center.x) + .pi / 2
    return .radians(angle < 0 ? angle + 2 * .pi : angle)
  }

  // MARK: Looks

  /// The style of a value; nil where styles do not depend on values.
  @MainActor
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    looks.flatMap { $0.entries.isEmpty ? nil : $0.foreground(value.plotValue) }
  }

  // MARK: Selection

  /// Selects the value of x at a distance from the left edge of the plot.
  @MainActor
  public func selectXValue(at position: CGFloat) {
    configuration?.x.selection?.select(geometry?.value(at: position, .horizontal))
  }
  /// Selects the value of y at a distance from the top of the plot.
  @MainActor
  public func selectYValue(at position: CGFloat) {
    configuration?.y.selection?.select(geometry?.value(at: position, .vertical))
  }
  /// Selects the values of x between two distances from the left edge of the plot.
  @MainActor
  public func selectXRange(from start: CGFloat, to end: CGFloat) {
    guard let geometry else { return }
    configuration?.x.selection?.selectRange(
      geometry.value(at: start, .horizontal), geometry.value(at: end, .horizontal))
  }
  /// Selects the values of y between two distances from the top of the plot.
  @MainActor
  public func selectYRange(from start: CGFloat, to end: CGFloat) {
    guard let geometry else { return }
    configuration?.y.selection?.selectRange(
      geometry.value(at: start, .vertical), geometry.value(at: end, .vertical))
  }
  /// Selects the value at an angle, clockwise from the top.
  @MainActor
  public func selectAngleValue(at angle: Angle) {
    configuration?.angleSelection?.select(geometry?.value(at: angle).map { .number($0) })
  }
}

extension PlotGeometry {
  /// The value at a distance from the left, or from the top.
  func value(at distance: CGFloat, _ axis: Axis) -> PlotValue? {
    let length = axis == .horizontal ? size.width : size.height
    guard length > 0 else { return nil }
    let share = Double(distance / length)
    if axis == .horizontal { return x.value(at: isMirrored ? 1 - share : share) }
    return y.value(at: 1 - share)
  }

  /// The sum of the values of the sectors up to an angle.
  func value(at angle: Angle) -> Double? {
    let total = marks.reduce(0.0) { sum, mark in
      guard mark.kind == .sector, case .number(let value)? = mark.angle?.value, value.isFinite else {
        return sum
      }
      return sum + max(value, 0)
    }
    let share = angle.radians / (2 * .pi)
    guard total > 0, share.isFinite else { return nil }
    return total * (share - share.rounded(.down))
  }
}

/// Carries what charts know of their plots to the views around.
struct ChartProxyKey: PreferenceKey {
  static var defaultValue: ChartProxy? { nil }
  static func reduce(value: inout ChartProxy?, nextValue: () -> ChartProxy?) { value = value ?? nextValue() }
}

extension View {
  /// Puts a view, which knows where values stand, in front of a chart.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/chartoverlay(alignment:content:)>.
  public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    overlayPreferenceValue(ChartProxyKey.self, alignment: alignment) { proxy in
      if let proxy { content(proxy) }
    }
  }

  /// Puts a view, which knows where values stand, behind a chart.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/chartbackground(alignment:content:)>.
  public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    backgroundPreferenceValue(ChartProxyKey.self, alignment: alignment) { proxy in
      if let proxy { content(proxy) }
    }
  }
}
