import Foundation

/// A value that a predicate compares, as what it is to Objective-C.
enum PredicateValue {
  case none
  case text(String)
  case number(NSNumber)
  case date(Date)
  case collection([Any])
  case object(NSObject)
  /// A Swift value that is no object on iOS either.
  case other(Any)

  init(_ raw: Any?) {
    guard let raw = Self.flattened(raw) else {
      self = .none
      return
    }
    switch raw {
    case let text as String: self = .text(text)
    case let text as NSString: self = .text(text as String)
    case let text as Substring: self = .text(String(text))
    case let date as Date: self = .date(date)
    case let date as NSDate: self = .date(date as Date)
    case let number as NSNumber: self = .number(number)
    case let number as any BinaryInteger: self = NSNumber.from(number).map { .number($0) } ?? .other(raw)
    case let number as CGFloat: self = .number(NSNumber(value: Double(number)))
    default:
      if let elements = Self.elements(of: raw) {
        self = .collection(elements)
      } else if let object = (raw as AnyObject) as? NSObject, !(raw is any RawRepresentable) {
        self = .object(object)
      } else if let value = raw as? any RawRepresentable, value.rawValue is any BinaryInteger {
        // An enumeration that Objective-C knows is its number there.
        self = NSNumber.from(value.rawValue).map { .number($0) } ?? .other(raw)
      } else {
        self = .other(raw)
      }
    }
  }

  /// A value without the optionals around it; nil for `NSNull`.
  static func flattened(_ raw: Any?) -> Any? {
    guard let value = raw.flatMap({ ObjCValue.flattened($0) }), !(value is NSNull) else { return nil }
    return value
  }

  /// The elements of a collection, or the values of a dictionary; nil for another value.
  static func elements(of value: Any) -> [Any]? {
    if let array = value as? [Any] { return array }
    switch value as AnyObject {
    case let array as NSArray: return array.map { $0 }
    case let set as NSSet: return set.map { $0 }
    case let set as NSOrderedSet: return set.array
    case let dictionary as NSDictionary: return dictionary.allValues
    default: return nil
    }
  }

  /// The value as messages show it.
  var shown: String {
    switch self {
    case .none: "(null)"
    case .text(let text): text
    case .number(let number): number.written
    case .date(let date): "\(date)"
    case .collection(let elements): "\(elements as NSArray)"
    case .object(let object): "\(object)"
    case .other(let value): "\(value)"
    }
  }

  // MARK: Comparing

  /// Whether two values are the same.
  static func areEqual(_ left: Any?, _ right: Any?, _ options: String.CompareOptions = []) -> Bool {
    switch (PredicateValue(left), PredicateValue(right)) {
    case (.none, .none): true
    case (.text(let left), .text(let right)):
      options.isEmpty
        ? (left as NSString).isEqual(to: right) : left.compare(right, options: options) == .orderedSame
    case (.number(let left), .number(let right)): left.compare(right) == .orderedSame
    case (.date(let left), .date(let right)): left == right
    case (.collection(let one), .collection(let two)): areEqual(one, two, isOrdered: isOrdered(left, right))
    case (.object(let left), .object(let right)): left.isEqual(right)
    case (.other(let left), .other(let right)):
      (left as? any Hashable).map { AnyHashable($0) == (right as? any Hashable).map { AnyHashable($0) } }
        ?? false
    default: false
    }
  }

  private static func isOrdered(_ left: Any?, _ right: Any?) -> Bool {
    !(left.map { $0 as AnyObject } is NSSet) && !(right.map { $0 as AnyObject } is NSSet)
  }

  private static func areEqual(_ left: [Any], _ right: [Any], isOrdered: Bool) -> Bool {
    guard left.count == right.count else { return false }
    if isOrdered { return zip(left, right).allSatisfy { areEqual($0, $1) } }
    return left.allSatisfy { one in right.contains { areEqual(one, $0) } }
  }

  /// The order of two values; nil when they have none.
  static func order(_ left: Any?, _ right: Any?, _ options: String.CompareOptions = []) -> ComparisonResult? {
    switch (PredicateValue(left), PredicateValue(right)) {
    case (.text(let left), .text(let right)): return left.compare(right, options: options)
    case (.number(let left), .number(let right)): return left.compare(right)
    case (.date(let left), .date(let right)): return left.compare(right)
    case (.object(let left), .object(let right)):
      guard ObjCRuntime.responds(left, to: Selector("compare:")) else { return nil }
      let result = ObjCRuntime.deliver(Selector("compare:"), to: left, arguments: [right])
      if let result = result as? ComparisonResult { return result }
      return result.flatMap { NSNumber.from($0) }.flatMap { ComparisonResult(rawValue: $0.intValue) }
    default: return nil
    }
  }
}
