import Foundation

/// A data series of a chart (iOS 15).
///
/// Follows <https://developer.apple.com/documentation/accessibility/axdataseriesdescriptor>.
open class AXDataSeriesDescriptor: NSObject, NSCopying {
  /// The name of the series, with speech attributes.
  open var attributedName: NSAttributedString
  /// True for a line, false for points and bars.
  open var isContinuous: Bool
  /// The points, in any order.
  open var dataPoints: [AXDataPoint]

  /// The name of the series.
  open var name: String? {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue ?? "") }
  }

  /// Creates a series whose name has speech attributes.
  public init(attributedName: NSAttributedString, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.attributedName = attributedName
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
    super.init()
  }

  /// Creates a series with a plain name.
  public convenience init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.init(
      attributedName: NSAttributedString(string: name), isContinuous: isContinuous, dataPoints: dataPoints)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    AXDataSeriesDescriptor(
      attributedName: attributedName, isContinuous: isContinuous, dataPoints: dataPoints)
  }
}
