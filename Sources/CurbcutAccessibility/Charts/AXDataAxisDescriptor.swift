import Foundation

/// An axis of a chart (iOS 15).
///
/// Follows <https://developer.apple.com/documentation/accessibility/axdataaxisdescriptor>.
public protocol AXDataAxisDescriptor: NSObjectProtocol {
  /// The title of the axis.
  var title: String { get set }
  /// The title of the axis, with speech attributes.
  var attributedTitle: NSAttributedString { get set }
}

/// An axis of numbers (iOS 15).
///
/// Follows <https://developer.apple.com/documentation/accessibility/axnumericdataaxisdescriptor>.
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// The scale of the axis.
  public enum ScaleType: Int, Hashable, Sendable {
    /// Linear: equal distances are equal differences.
    case linear
    /// Logarithmic to base 10: each step is ten times the previous one.
    case log10
    /// Logarithmic to base e: equal distances are equal factors.
    case ln
  }

  /// The title of the axis, with speech attributes.
  open var attributedTitle: NSAttributedString
  /// The scale of the axis; linear by default.
  open var scaleType = ScaleType.linear
  /// The lowest and the highest number.
  open var range: ClosedRange<Double>
  /// The numbers at which the chart draws gridlines.
  open var gridlinePositions: [Double]
  /// Describes a value in words.
  open var valueDescriptionProvider: (Double) -> String

  /// The title of the axis.
  open var title: String {
    get { attributedTitle.string }
    set { attributedTitle = NSAttributedString(string: newValue) }
  }

  /// Creates an axis whose title has speech attributes.
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

  /// Creates an axis with a plain title.
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
  /// The title of the axis, with speech attributes.
  open var attributedTitle: NSAttributedString
  /// The categories, in the order in which they are shown.
  open var categoryOrder: [String]

  /// The title of the axis.
  open var title: String {
    get { attributedTitle.string }
    set { attributedTitle = NSAttributedString(string: newValue) }
  }

  /// Creates an axis whose title has speech attributes.
  public init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
    self.attributedTitle = attributedTitle
    self.categoryOrder = categoryOrder
    super.init()
  }

  /// Creates an axis with a plain title.
  public convenience init(title: String, categoryOrder: [String]) {
    self.init(attributedTitle: NSAttributedString(string: title), categoryOrder: categoryOrder)
  }
}
