import Foundation

/// An object that draws a chart and can tell what it shows (iOS 15).
///
/// Follows <https://developer.apple.com/documentation/accessibility/axchart>.
@preconcurrency @MainActor
public protocol AXChart: NSObjectProtocol {
  /// What the chart shows; nil while there is nothing to tell.
  var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}

/// What a chart shows: its axes and the series of its data (iOS 15).
///
/// Follows <https://developer.apple.com/documentation/accessibility/axchartdescriptor>.
open class AXChartDescriptor: NSObject, NSCopying {
  /// Which way the data runs.
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
    /// Around a centre, as the hands of a clock go.
    case radialClockwise
    /// Around a centre, against the hands of a clock.
    case radialCounterClockwise
  }

  /// What the chart is, with speech attributes.
  open var attributedTitle: NSAttributedString?
  /// What is to be learnt from the chart, in a sentence or two.
  open var summary: String?
  /// Which way the data runs; from left to right until it is set.
  open var contentDirection = ContentDirection.leftToRight
  /// The part of the view that the data takes, in the view's coordinates, in points.
  open var contentFrame = CGRect.zero
  /// The data.
  open var series: [AXDataSeriesDescriptor]
  /// The axis along which the data runs.
  open var xAxis: any AXDataAxisDescriptor
  /// The axis of the values; nil for a chart that has none.
  open var yAxis: AXNumericDataAxisDescriptor?
  /// What else a point tells: size, colour.
  open var additionalAxes: [any AXDataAxisDescriptor]

  /// What the chart is.
  open var title: String? {
    get { attributedTitle?.string }
    set { attributedTitle = newValue.map { NSAttributedString(string: $0) } }
  }

  /// A chart whose title has speech attributes.
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

  /// A chart with a title.
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
