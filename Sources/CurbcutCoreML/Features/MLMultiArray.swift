import CurbcutFoundation
import Foundation

/// The type of the numbers in an array.
public enum MLMultiArrayDataType: Int, Hashable, Sendable {
  /// Double precision.
  case double = 65600
  /// Single precision.
  case float32 = 65568
  /// Half precision.
  case float16 = 65552
  /// Whole numbers of 32 bits.
  case int32 = 131104

  /// Single precision.
  public static var float: MLMultiArrayDataType { .float32 }
}

/// Numbers in several dimensions, the last of which varies fastest.
///
/// Follows <https://developer.apple.com/documentation/coreml/mlmultiarray>.
open class MLMultiArray: NSObject, @unchecked Sendable {
  /// The number of elements in each dimension.
  public let shape: [NSNumber]
  /// The type of the numbers.
  public let dataType: MLMultiArrayDataType
  private(set) var numbers: [Double]

  private static let largestCount = 1 << 27

  /// Creates an array of zeros.
  ///
  /// - Parameters:
  ///   - shape: the number of elements in each dimension.
  ///   - dataType: the type of the numbers.
  /// - Throws: `MLModelError` for a shape that no array can have.
  public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
    var count = 1
    for side in shape {
      let (product, isTooLarge) = count.multipliedReportingOverflow(by: side.intValue)
      guard side.intValue >= 0, !isTooLarge, product <= Self.largestCount else {
        throw MLModelError(.generic, "An array cannot have the shape \(shape).")
      }
      count = product
    }
    self.shape = shape
    self.dataType = dataType
    numbers = [Double](repeating: 0, count: count)
    super.init()
  }

  init(numbers: [Double]) {
    shape = [NSNumber(value: numbers.count)]
    dataType = .double
    self.numbers = numbers
    super.init()
  }

  /// Creates an array of one dimension.
  public convenience init<C: Collection>(_ data: C) throws where C.Element == Double {
    self.init(numbers: Array(data))
  }

  /// Creates an array of one dimension, of single precision.
  public convenience init<C: Collection>(_ data: C) throws where C.Element == Float {
    try self.init(shape: [NSNumber(value: data.count)], dataType: .float32)
    numbers = data.map(Double.init)
  }

  /// How many numbers there are.
  open var count: Int { numbers.count }

  /// The distances between elements of each dimension, in numbers.
  open var strides: [NSNumber] {
    var result: [NSNumber] = []
    var distance = 1
    for side in shape.reversed() {
      result.append(NSNumber(value: distance))
      distance *= max(1, side.intValue)
    }
    return result.reversed()
  }

  private func rounded(_ value: NSNumber) -> Double {
    switch dataType {
    case .double: value.doubleValue
    case .float32: Double(value.floatValue)
    case .float16: Self.half(value.doubleValue)
    case .int32: Double(value.int32Value)
    }
  }

  /// The nearest number of half precision, which has 11 bits.
  private static func half(_ value: Double) -> Double {
    guard value.isFinite, value != 0 else { return value }
    let step = Double(sign: .plus, exponent: max(value.exponent, -14) - 10, significand: 1)
    let result = (value / step).rounded(.toNearestOrEven) * step
    return abs(result) > 65504 ? (value < 0 ? -.infinity : .infinity) : result
  }

  /// The number at an index among all.
  open subscript(idx: Int) -> NSNumber {
    get { NSNumber(value: numbers[idx]) }
    set { numbers[idx] = rounded(newValue) }
  }

  /// The number at an index in each dimension.
  open subscript(key: [NSNumber]) -> NSNumber {
    get { self[offset(key)] }
    set { self[offset(key)] = newValue }
  }

  private func offset(_ key: [NSNumber]) -> Int {
    zip(key, strides).reduce(0) { $0 + $1.0.intValue * $1.1.intValue }
  }
}
