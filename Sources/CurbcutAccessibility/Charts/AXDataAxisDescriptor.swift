import Foundation

/// An axis of a chart.
///
/// Follows <https://developer.apple.com/documentation/accessibility/axdataaxisdescriptor>.
public protocol AXDataAxisDescriptor: AnyObject {
  var title: String { get set }
  var attributedTitle: NSAttributedString { get set }
}

/// An axis of numbers.
///
/// Follows <https://developer.apple.com/documentation/accessibility/axnumericdataaxisdescriptor>.
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// How numbers are spread along the axis.
  public enum ScaleType: Int, Hashable, Sendable { case linear, log10, ln }

  open var attributedTitle: NSAttributedString
  open var scaleType = ScaleType.linear
  open var range: ClosedRange<Double>
  open var gridlinePositions: [Double]
  /// Says a value in words.
  open var valueDescriptionProvider: (Double) -> String

  open var title: String {
    get { attributedTitle.string }
    set { attributedTitle = NSAttributedString(string: newValue) }
  }

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

  public convenience init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.init(
      attributedTitle: NSAttributedString(string: title), range: range,
      gridlinePositions: gridlinePositions, valueDescriptionProvider: valueDescriptionProvider)
  }
}

/// An axis of categories.
///
/// Follows <https://developer.apple.com/documentation/accessibility/axcategoricaldataaxisdescriptor>.
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  open var attributedTitle: NSAttributedString
  open var categoryOrder: [String]

  open var title: String {
    get { attributedTitle.string }
    set { attributedTitle = NSAttributedString(string: newValue) }
  }

  public init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
    self.attributedTitle = attributedTitle
    self.categoryOrder = categoryOrder
    super.init()
  }

  public convenience init(title: String, categoryOrder: [String]) {
    self.init(attributedTitle: NSAttributedString(string: title), categoryOrder: categoryOrder)
  }
}
