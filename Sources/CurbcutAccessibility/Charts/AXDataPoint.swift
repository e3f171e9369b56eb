import Foundation

/// One point of a series (iOS 15).
///
/// Follows <https://developer.apple.com/documentation/accessibility/axdatapoint>.
open class AXDataPoint: NSObject, NSCopying {
  /// Where a point lies on an axis.
  ///
  /// Follows <https://developer.apple.com/documentation/accessibility/axdatapoint/value>.
  public enum Value: Hashable, Sendable {
    /// On an axis of numbers.
    case number(Double)
    /// On an axis of categories, by name.
    case category(String)
  }

  /// Where the point lies on the x axis.
  open var xValue: AXDataPointValue
  /// Where the point lies on the y axis; nil where there is none, or the value is missing.
  open var yValue: AXDataPointValue?
  /// Where the point lies on the additional axes, in their order.
  open var additionalValues: [Value]
  /// What the point is, with speech attributes; nil for a point without a name.
  open var attributedLabel: NSAttributedString?

  /// What the point is; nil for a point without a name.
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

  /// A point over a number.
  public convenience init(x: Double, y: Double?, additionalValues: [Value] = [], label: String? = nil) {
    self.init(
      x: AXDataPointValue(number: x), y: y.map(AXDataPointValue.init(number:)),
      additionalValues: additionalValues, label: label)
  }

  /// A point over a category.
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

/// Where a point lies on an axis: a number or a category (iOS 15).
///
/// Follows <https://developer.apple.com/documentation/accessibility/axdatapointvalue>.
public final class AXDataPointValue: NSObject, NSCopying {
  /// The number; 0 for a category.
  public var number: Double
  /// The name of the category; nil for a number.
  public var category: String?

  /// A place on an axis of numbers.
  public init(number: Double) {
    self.number = number
    super.init()
  }

  /// A place on an axis of categories.
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
