import Foundation

/// An object that draws a chart and can describe it (iOS 15).
///
/// Follows <https://developer.apple.com/documentation/accessibility/axchart>.
@preconcurrency @MainActor
public protocol AXChart: NSObjectProtocol {
  /// The description of the chart; nil while there is none.
  var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}

/// A description of a chart: its axes and its data series (iOS 15).
///
/// Follows <https://developer.apple.com/documentation/accessibility/axchartdescriptor>.
open class AXChartDescriptor: NSObject, NSCopying {
  /// The direction in which the data runs.
  ///
  /// Follows <https://developer.apple.com/documentation/accessibility/axchartdescriptor/contentdirection-swift.enum>.
  public enum ContentDirection: Int, Hashable, Sendable {
    /// From the left to the right.
    case leftToRight
    /// From the right to the left.
    case rightToLeft
    /// From the top to the bottom.
    case topToBottom
    /// From the bottom to the top.
    case bottomToTop
    /// Around a centre, clockwise.
    case radialClockwise
    /// Around a centre, anticlockwise.
    case radialCounterClockwise
  }

  /// The title of the chart, with speech attributes.
  open var attributedTitle: NSAttributedString?
  /// The main conclusion of the chart, in a sentence or two.
  open var summary: String?
  /// The direction in which the data runs; from left to right by default.
  open var contentDirection = ContentDirection.leftToRight
  /// The part of the view that the data occupies, in the view's coordinates, in points.
  open var contentFrame = CGRect.zero
  /// The data.
  open var series: [AXDataSeriesDescriptor]
  /// The axis along which the data runs.
  open var xAxis: any AXDataAxisDescriptor
  /// The axis of the values; nil if the chart has none.
  open var yAxis: AXNumericDataAxisDescriptor?
  /// Further dimensions of the data, such as size or colour.
  open var additionalAxes: [any AXDataAxisDescriptor]

  /// The title of the chart.
  open var title: String? {
    get { attributedTitle?.string }
    set { attributedTitle = newValue.map { NSAttributedString(string: $0) } }
  }

  /// Creates a descriptor of a chart whose title has speech attributes.
  public init(
    attributedTitle: NSAttributedString?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.attributedTitle = attributedTitle
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
    super.init()
  }

  /// Creates a descriptor of a chart with a plain title.
  public convenience init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.init(
      attributedTitle: title.map { NSAttributedString(string: $0) }, summary: summary, xAxis: xAxis,
      yAxis: yAxis, additionalAxes: additionalAxes, series: series)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXChartDescriptor(
      attributedTitle: attributedTitle, summary: summary, xAxis: xAxis, yAxis: yAxis,
      additionalAxes: additionalAxes, series: series)
    copy.contentDirection = contentDirection
    copy.contentFrame = contentFrame
    return copy
  }
}
