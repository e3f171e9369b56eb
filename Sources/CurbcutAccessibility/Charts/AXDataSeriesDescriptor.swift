import Foundation

/// One series of a chart's data (iOS 15).
///
/// Follows <https://developer.apple.com/documentation/accessibility/axdataseriesdescriptor>.
open class AXDataSeriesDescriptor: NSObject, NSCopying {
  /// What the series is, with speech attributes.
  open var attributedName: NSAttributedString
  /// True for a line, false for points and bars.
  open var isContinuous: Bool
  /// The points, in any order.
  open var dataPoints: [AXDataPoint]

  /// What the series is.
  open var name: String? {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue ?? "") }
  }

  /// A series whose name has speech attributes.
  public init(attributedName: NSAttributedString, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.attributedName = attributedName
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
    super.init()
  }

  /// A series with a name.
  public convenience init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.init(
      attributedName: NSAttributedString(string: name), isContinuous: isContinuous, dataPoints: dataPoints)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    AXDataSeriesDescriptor(
      attributedName: attributedName, isContinuous: isContinuous, dataPoints: dataPoints)
  }
}
