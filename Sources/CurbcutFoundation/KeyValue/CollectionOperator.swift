import Foundation

/// The operators of key paths over arrays and sets, such as `@count` and `@max.price`.
///
/// Follows <https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/KeyValueCoding/CollectionOperators.html>.
enum CollectionOperator: String {
  case average = "@avg"
  case count = "@count"
  case distinct = "@distinctUnionOfObjects"
  case maximum = "@max"
  case minimum = "@min"
  case sum = "@sum"
  case union = "@unionOfObjects"

  /// The operator's value.
  ///
  /// - Parameters:
  ///   - elements: the collection.
  ///   - path: the key path after the operator; empty for the elements themselves.
  func value(of elements: [Any], path: String) -> Any? {
    let values = path.isEmpty || self == .count ? elements : Self.values(of: path, in: elements)
    let present = values.filter { !($0 is NSNull) }
    switch self {
    case .count: return NSNumber(value: elements.count)
    case .sum: return NSNumber(value: Self.sum(present))
    case .average:
      return NSNumber(value: present.isEmpty ? 0 : Self.sum(present) / Double(present.count))
    case .maximum: return present.max { Self.compare($0, $1) == .orderedAscending }
    case .minimum: return present.min { Self.compare($0, $1) == .orderedAscending }
    case .union: return present as NSArray
    case .distinct: return NSOrderedSet(array: present).array as NSArray
    }
  }

  /// What a key path gives for each element; `NSNull` where it gives nothing.
  static func values(of path: String, in elements: [Any]) -> [Any] {
    elements.map { (($0 as AnyObject) as? NSObject)?.value(forKeyPath: path) ?? NSNull() }
  }

  private static func sum(_ values: [Any]) -> Double {
    values.reduce(0) { $0 + (NSNumber.from($1)?.doubleValue ?? 0) }
  }

  private static func compare(_ left: Any, _ right: Any) -> ComparisonResult {
    if let left = left as? String, let right = right as? String { return left.compare(right) }
    if let left = left as? Date, let right = right as? Date { return left.compare(right) }
    guard let left = NSNumber.from(left), let right = NSNumber.from(right) else { return .orderedSame }
    return left.compare(right)
  }
}
