import Foundation

/// An object that draws a chart and can tell what it shows.
///
/// Follows <https://developer.apple.com/documentation/accessibility/axchart>.
@MainActor
public protocol AXChart: AnyObject {
  var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}

/// What a chart shows: its axes and the series of its data.
///
/// Follows <https://developer.apple.com/documentation/accessibility/axchartdescriptor>.
open class AXChartDescriptor: NSObject {
  /// Which way the data runs.
  public enum ContentDirection: Int, Hashable, Sendable {
    case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
  }

  open var attributedTitle: NSAttributedString?
  open var summary: String?
  open var contentDirection = ContentDirection.leftToRight
  /// In the view's coordinates, in points.
  open var contentFrame = CGRect.zero
  open var series: [AXDataSeriesDescriptor]
  open var xAxis: any AXDataAxisDescriptor
  open var yAxis: AXNumericDataAxisDescriptor?
  open var additionalAxes: [any AXDataAxisDescriptor]

  open var title: String? {
    get { attributedTitle?.string }
    set { attributedTitle = newValue.map { NSAttributedString(string: $0) } }
  }

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

  public convenience init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.init(
      attributedTitle: title.map { NSAttributedString(string: $0) }, summary: summary, xAxis: xAxis,
      yAxis: yAxis, additionalAxes: additionalAxes, series: series)
  }
}

/// One series of a chart's data.
///
/// Follows <https://developer.apple.com/documentation/accessibility/axdataseriesdescriptor>.
open class AXDataSeriesDescriptor: NSObject {
  open var attributedName: NSAttributedString
  /// True for a line, false for points and bars.
  open var isContinuous: Bool
  open var dataPoints: [AXDataPoint]

  open var name: String? {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue ?? "") }
  }

  public init(attributedName: NSAttributedString, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.attributedName = attributedName
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
    super.init()
  }

  public convenience init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.init(
      attributedName: NSAttributedString(string: name), isContinuous: isContinuous, dataPoints: dataPoints)
  }
}

/// One point of a series.
///
/// Follows <https://developer.apple.com/documentation/accessibility/axdatapoint>.
open class AXDataPoint: NSObject {
  /// Where a point lies on an axis.
  public enum Value: Hashable, Sendable {
    case number(Double)
    case category(String)
  }

  open var xValue: Value
  open var yValue: Double?
  open var additionalValues: [Value]
  open var attributedLabel: NSAttributedString?

  open var label: String? {
    get { attributedLabel?.string }
    set { attributedLabel = newValue.map { NSAttributedString(string: $0) } }
  }

  private init(xValue: Value, y: Double?, additionalValues: [Value], label: String?) {
    self.xValue = xValue
    yValue = y
    self.additionalValues = additionalValues
    attributedLabel = label.map { NSAttributedString(string: $0) }
    super.init()
  }

  public convenience init(x: Double, y: Double?, additionalValues: [Value] = [], label: String? = nil) {
    self.init(xValue: .number(x), y: y, additionalValues: additionalValues, label: label)
  }

  public convenience init(x: String, y: Double?, additionalValues: [Value] = [], label: String? = nil) {
    self.init(xValue: .category(x), y: y, additionalValues: additionalValues, label: label)
  }
}
