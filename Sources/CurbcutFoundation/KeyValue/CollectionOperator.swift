import Foundation

/// The operators of key paths over arrays and sets, such as `@count` and `@max.price`.
///
/// Follows <https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/KeyValueCoding/CollectionOperators.html>.
enum CollectionOperator: String {
  case average = "@avg"
  case count = "@count"
  case distinct = "@distinctUnionOfObjects"
  case distinctOfArrays = "@distinctUnionOfArrays"
  case distinctOfSets = "@distinctUnionOfSets"
  case maximum = "@max"
  case minimum = "@min"
  case sum = "@sum"
  case union = "@unionOfObjects"
  case unionOfArrays = "@unionOfArrays"
  case unionOfSets = "@unionOfSets"

  /// The operator's value.
  ///
  /// - Parameters:
  ///   - elements: the collection.
  ///   - path: the key path after the operator; empty for the elements themselves.
  func value(of elements: [Any], path: String) -> Any? {
    let elements = isNested ? elements.flatMap { PredicateValue.elements(of: $0) ?? [] } : elements
    let values = path.isEmpty || self == .count ? elements : Self.values(of: path, in: elements)
    let present = values.filter { !($0 is NSNull) }
    switch self {
    case .count: return NSNumber(value: elements.count)
    case .sum: return NSNumber(value: Self.sum(present))
    case .average:
      return NSNumber(value: present.isEmpty ? 0 : Self.sum(present) / Double(present.count))
    case .maximum: return present.max { PredicateValue.order($0, $1) == .orderedAscending }
    case .minimum: return present.min { PredicateValue.order($0, $1) == .orderedAscending }
    case .union, .unionOfArrays: return present as NSArray
    case .distinct, .distinctOfArrays: return NSOrderedSet(array: present).array as NSArray
    case .unionOfSets, .distinctOfSets: return NSSet(array: present)
    }
  }

  /// What a key path gives for each element; `NSNull` where it gives nothing.
  static func values(of path: String, in elements: [Any]) -> [Any] {
    elements.map { (($0 as AnyObject) as? NSObject)?.value(forKeyPath: path) ?? NSNull() }
  }

  private static func sum(_ values: [Any]) -> Double {
    values.reduce(0) { $0 + (NSNumber.from($1)?.doubleValue ?? 0) }
  }

  /// Whether the operator is applied to the elements of the elements.
  private var isNested: Bool {
    switch self {
    case .distinctOfArrays, .distinctOfSets, .unionOfArrays, .unionOfSets: true
    default: false
    }
  }
}
