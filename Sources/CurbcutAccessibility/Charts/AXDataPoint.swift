import Foundation

/// A data point of a series (iOS 15).
///
/// Follows <https://developer.apple.com/documentation/accessibility/axdatapoint>.
open class AXDataPoint: NSObject, NSCopying {
  /// The position of a point on an axis.
  ///
  /// Follows <https://developer.apple.com/documentation/accessibility/axdatapoint/value>.
  public enum Value: Hashable, Sendable {
    /// On an axis of numbers.
    case number(Double)
    /// On an axis of categories, by name.
    case category(String)
  }

  /// The position of the point on the x axis.
  open var xValue: AXDataPointValue
  /// The position of the point on the y axis; nil if there is no such axis, or the value is missing.
  open var yValue: AXDataPointValue?
  /// The positions of the point on the additional axes, in their order.
  open var additionalValues: [Value]
  /// The label of the point, with speech attributes; nil for none.
  open var attributedLabel: NSAttributedString?

  /// The label of the point; nil for none.
  open var label: String? {
    get { attributedLabel?.string }
    set { attributedLabel = newValue.map { NSAttributedString(string: $0) } }
  }

  private init(x: AXDataPointValue, y: AXDataPointValue?, additionalValues: [Value], label: String?) {
    xValue = x
    yValue = y
    self.additionalValues = additionalValues
    attributedLabel = label.map { NSAttributedString(string: $0) }
    super.init()
  }

  /// Creates a point at a number on the x axis.
  public convenience init(x: Double, y: Double?, additionalValues: [Value] = [], label: String? = nil) {
    self.init(
      x: AXDataPointValue(number: x), y: y.map(AXDataPointValue.init(number:)),
      additionalValues: additionalValues, label: label)
  }

  /// Creates a point at a category on the x axis.
  public convenience init(x: String, y: Double?, additionalValues: [Value] = [], label: String? = nil) {
    self.init(
      x: AXDataPointValue(category: x), y: y.map(AXDataPointValue.init(number:)),
      additionalValues: additionalValues, label: label)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXDataPoint(x: xValue, y: yValue, additionalValues: additionalValues, label: nil)
    copy.attributedLabel = attributedLabel
    return copy
  }
}

/// The position of a point on an axis: a number or a category (iOS 15).
///
/// Follows <https://developer.apple.com/documentation/accessibility/axdatapointvalue>.
public final class AXDataPointValue: NSObject, NSCopying {
  /// The number; 0 for a category.
  public var number: Double
  /// The name of the category; nil for a number.
  public var category: String?

  /// Creates a position on an axis of numbers.
  public init(number: Double) {
    self.number = number
    super.init()
  }

  /// Creates a position on an axis of categories.
  public init(category: String) {
    number = 0
    self.category = category
    super.init()
  }

  public func copy(with zone: NSZone? = nil) -> Any {
    category.map(AXDataPointValue.init(category:)) ?? AXDataPointValue(number: number)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AXDataPointValue else { return false }
    return other.number == number && other.category == category
  }

  public override var hash: Int { category?.hashValue ?? number.hashValue }
}
