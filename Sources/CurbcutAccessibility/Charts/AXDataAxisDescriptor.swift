import Foundation

/// An axis of a chart (iOS 15).
///
/// Follows <https://developer.apple.com/documentation/accessibility/axdataaxisdescriptor>.
public protocol AXDataAxisDescriptor: NSObjectProtocol {
  /// What the axis is.
  var title: String { get set }
  /// What the axis is, with speech attributes.
  var attributedTitle: NSAttributedString { get set }
}

/// An axis of numbers (iOS 15).
///
/// Follows <https://developer.apple.com/documentation/accessibility/axnumericdataaxisdescriptor>.
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// How numbers are spread along the axis.
  public enum ScaleType: Int, Hashable, Sendable {
    /// Evenly: equal distances are equal differences.
    case linear
    /// By the logarithm to base 10: each step is ten times the one before.
    case log10
    /// By the natural logarithm: equal distances are equal factors.
    case ln
  }

  /// What the axis is, with speech attributes.
  open var attributedTitle: NSAttributedString
  /// How numbers are spread; evenly until it is set.
  open var scaleType = ScaleType.linear
  /// The lowest and the highest number.
  open var range: ClosedRange<Double>
  /// The numbers at which the chart draws lines.
  open var gridlinePositions: [Double]
  /// Says a value in words.
  open var valueDescriptionProvider: (Double) -> String

  /// What the axis is.
  open var title: String {
    get { attributedTitle.string }
    set { attributedTitle = NSAttributedString(string: newValue) }
  }

  /// An axis whose title has speech attributes.
  public init(
    attributedTitle: NSAttributedString, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.attributedTitle = attributedTitle
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
    super.init()
  }

  /// An axis with a title.
  public convenience init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.init(
      attributedTitle: NSAttributedString(string: title), range: range,
      gridlinePositions: gridlinePositions, valueDescriptionProvider: valueDescriptionProvider)
  }
}

/// An axis of categories (iOS 15).
///
/// Follows <https://developer.apple.com/documentation/accessibility/axcategoricaldataaxisdescriptor>.
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// What the axis is, with speech attributes.
  open var attributedTitle: NSAttributedString
  /// The categories, in the order in which they stand.
  open var categoryOrder: [String]

  /// What the axis is.
  open var title: String {
    get { attributedTitle.string }
    set { attributedTitle = NSAttributedString(string: newValue) }
  }

  /// An axis whose title has speech attributes.
  public init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
    self.attributedTitle = attributedTitle
    self.categoryOrder = categoryOrder
    super.init()
  }

  /// An axis with a title.
  public convenience init(title: String, categoryOrder: [String]) {
    self.init(attributedTitle: NSAttributedString(string: title), categoryOrder: categoryOrder)
  }
}
