import CurbcutFoundation
import Foundation

/// The type of a feature.
public enum MLFeatureType: Int, Hashable, Sendable {
  /// None.
  case invalid = 0
  /// A whole number.
  case int64 = 1
  /// A number.
  case double = 2
  /// A text.
  case string = 3
  /// An image.
  case image = 4
  /// Numbers in several dimensions.
  case multiArray = 5
  /// Numbers by texts or whole numbers.
  case dictionary = 6
  /// Texts or whole numbers in an order.
  case sequence = 7
}

/// A value that a model takes or gives.
///
/// Follows <https://developer.apple.com/documentation/coreml/mlfeaturevalue>.
open class MLFeatureValue: NSObject, NSCopying, @unchecked Sendable {
  private enum Content {
    case undefined(MLFeatureType)
    case int64(Int64)
    case double(Double)
    case string(String)
    case multiArray(MLMultiArray)
    case dictionary([AnyHashable: NSNumber])
  }
  private let content: Content

  private init(_ content: Content) {
    self.content = content
    super.init()
  }

  /// Creates a whole number.
  public convenience init(int64 value: Int64) { self.init(.int64(value)) }
  /// Creates a number.
  public convenience init(double value: Double) { self.init(.double(value)) }
  /// Creates a text.
  public convenience init(string value: String) { self.init(.string(value)) }
  /// Creates a value of an array.
  public convenience init(multiArray value: MLMultiArray) { self.init(.multiArray(value)) }
  /// Creates a value that is missing.
  public convenience init(undefined type: MLFeatureType) { self.init(.undefined(type)) }

  /// Creates a dictionary.
  ///
  /// - Parameter value: numbers by texts, or by whole numbers.
  /// - Throws: `MLModelError` for other keys.
  public convenience init(dictionary value: [AnyHashable: NSNumber]) throws {
    let isOfTexts = value.keys.allSatisfy { $0.base is String }
    guard isOfTexts || value.keys.allSatisfy({ Self.integer($0.base) != nil }) else {
      throw MLModelError(.featureType, "The keys of a dictionary are all texts, or all whole numbers.")
    }
    self.init(shares: value)
  }

  convenience init(shares: [AnyHashable: NSNumber]) { self.init(.dictionary(shares)) }

  private static func integer(_ value: Any) -> Int64? {
    switch value {
    case let value as Int64: value
    case let value as Int: Int64(value)
    case let value as NSNumber: value.int64Value
    default: nil
    }
  }

  /// The type.
  open var type: MLFeatureType {
    switch content {
    case .undefined(let type): type
    case .int64: .int64
    case .double: .double
    case .string: .string
    case .multiArray: .multiArray
    case .dictionary: .dictionary
    }
  }

  /// Whether the value is missing.
  open var isUndefined: Bool {
    if case .undefined = content { true } else { false }
  }

  /// The whole number; 0 for any other value.
  open var int64Value: Int64 {
    if case .int64(let value) = content { value } else { 0 }
  }
  /// The number; 0 for any other value.
  open var doubleValue: Double {
    if case .double(let value) = content { value } else { 0 }
  }
  /// The text; empty for any other value.
  open var stringValue: String {
    if case .string(let value) = content { value } else { "" }
  }
  /// The array; nil for any other value.
  open var multiArrayValue: MLMultiArray? {
    if case .multiArray(let value) = content { value } else { nil }
  }
  /// The dictionary; empty for any other value.
  open var dictionaryValue: [AnyHashable: NSNumber] {
    if case .dictionary(let value) = content { value } else { [:] }
  }

  /// All numbers; nil for what has none.
  var numbers: [Double]? {
    switch content {
    case .int64(let value): [Double(value)]
    case .double(let value): [value]
    case .multiArray(let array): array.numbers
    case .undefined, .string, .dictionary: nil
    }
  }

  /// A whole number, also of a number that is one.
  var integer: Int64? {
    switch content {
    case .int64(let value): value
    case .double(let value): Int64(exactly: value)
    default: nil
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? MLFeatureValue, type == other.type, isUndefined == other.isUndefined else {
      return false
    }
    return int64Value == other.int64Value && doubleValue == other.doubleValue
      && stringValue == other.stringValue
      && multiArrayValue?.numbers == other.multiArrayValue?.numbers
      && dictionaryValue == other.dictionaryValue
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(type)
    hasher.combine(int64Value)
    hasher.combine(doubleValue)
    hasher.combine(stringValue)
    return hasher.finalize()
  }

  open func copy(with zone: NSZone?) -> Any { self }
}

/// What gives the values of features.
///
/// Follows <https://developer.apple.com/documentation/coreml/mlfeatureprovider>.
public protocol MLFeatureProvider {
  /// The names of the features.
  var featureNames: Set<String> { get }
  /// The value of a feature; nil for one that there is not.
  func featureValue(for featureName: String) -> MLFeatureValue?
}

/// Features in a dictionary.
///
/// Follows <https://developer.apple.com/documentation/coreml/mldictionaryfeatureprovider>.
open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider, @unchecked Sendable {
  /// The values by their names.
  public let dictionary: [String: MLFeatureValue]

  /// Creates features of texts, numbers, arrays and dictionaries.
  ///
  /// - Throws: `MLModelError` for a value of another type.
  public init(dictionary: [String: Any]) throws {
    var values: [String: MLFeatureValue] = [:]
    for (name, value) in dictionary {
      switch value {
      case let value as MLFeatureValue: values[name] = value
      case let value as String: values[name] = MLFeatureValue(string: value)
      case let value as Int: values[name] = MLFeatureValue(int64: Int64(value))
      case let value as Int64: values[name] = MLFeatureValue(int64: value)
      case let value as Double: values[name] = MLFeatureValue(double: value)
      case let value as Float: values[name] = MLFeatureValue(double: Double(value))
      case let value as MLMultiArray: values[name] = MLFeatureValue(multiArray: value)
      case let value as [AnyHashable: NSNumber]: values[name] = try MLFeatureValue(dictionary: value)
      case let value as NSNumber: values[name] = MLFeatureValue(double: value.doubleValue)
      default: throw MLModelError(.featureType, "The value of \(name) is of a type that no feature has.")
      }
    }
    self.dictionary = values
    super.init()
  }

  init(values: [String: MLFeatureValue]) {
    dictionary = values
    super.init()
  }

  /// The names of the features.
  open var featureNames: Set<String> { Set(dictionary.keys) }
  /// The value of a feature; nil for one that there is not.
  open func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
  /// The value of a feature; nil for one that there is not.
  open subscript(featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}

/// Several sets of features.
public protocol MLBatchProvider {
  /// How many there are.
  var count: Int { get }
  /// The features at an index.
  func features(at index: Int) -> any MLFeatureProvider
}

/// Several sets of features in an array.
///
/// Follows <https://developer.apple.com/documentation/coreml/mlarraybatchprovider>.
open class MLArrayBatchProvider: NSObject, MLBatchProvider {
  /// The sets of features.
  public let array: [any MLFeatureProvider]

  /// Creates a batch.
  public init(array: [any MLFeatureProvider]) {
    self.array = array
    super.init()
  }

  /// How many there are.
  open var count: Int { array.count }
  /// The features at an index.
  open func features(at index: Int) -> any MLFeatureProvider { array[index] }
}
