import Foundation

/// The functions that expressions may call.
///
/// Follows <https://developer.apple.com/documentation/foundation/nsexpression/init(forfunction:arguments:)>.
enum PredicateFunctions {
  typealias Function = @Sendable ([Any?]) -> Any?

  /// The functions by their selectors.
  static let table: [String: Function] = collections.merging(arithmetic) { $1 }.merging(others) { $1 }

  /// Raises an exception, and gives no value where that returns.
  @discardableResult
  static func refuse(_ reason: String) -> Any? {
    NSException.raise(.invalidArgumentException, reason)
    return nil
  }

  /// Calls a method of an object.
  static func call(_ name: String, of target: Any, _ arguments: [Any?]) -> Any? {
    let object = target as AnyObject
    if arguments.isEmpty, !ObjCRuntime.responds(object, to: Selector(name)),
      let read = FoundationKeys.getter(name, of: object)
    {
      return read()
    }
    return ObjCRuntime.deliver(Selector(name), to: object, arguments: arguments)
  }

  // MARK: Collections

  private static let collections: [String: Function] = [
    "sum:": { number(numbers($0).reduce(0, +), isWhole: areWhole($0)) },
    "count:": { NSNumber(value: elements($0).count) },
    "min:": { extreme($0, .orderedAscending) },
    "max:": { extreme($0, .orderedDescending) },
    "average:": { mean(numbers($0)).map { NSNumber(value: $0) } },
    "median:": { arguments in
      let sorted = numbers(arguments).sorted()
      guard !sorted.isEmpty else { return nil }
      let middle = sorted.count / 2
      let value = sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
      return NSNumber(value: value)
    },
    "mode:": { arguments in
      let all = numbers(arguments)
      let counts = Dictionary(all.map { ($0, 1) }, uniquingKeysWith: +)
      let most = counts.values.max() ?? 0
      // Several values may be the most frequent ones.
      return counts.filter { $0.value == most }.keys.sorted().map { NSNumber(value: $0) }
    },
    "stddev:": { arguments in
      let all = numbers(arguments)
      guard let mean = mean(all) else { return nil }
      return NSNumber(
        value: (all.map { ($0 - mean) * ($0 - mean) }.reduce(0, +) / Double(all.count)).squareRoot())
    },
    "objectFrom:withIndex:": element,
  ]

  /// The elements that a function is applied to: those of its only argument, or its arguments.
  private static func elements(_ arguments: [Any?]) -> [Any?] {
    let present = arguments.map(PredicateValue.flattened)
    guard present.count == 1, let only = present[0] else { return present.filter { $0 != nil } }
    return PredicateValue.elements(of: only).map { $0.map { PredicateValue.flattened($0) } } ?? [only]
  }

  private static func numbers(_ arguments: [Any?]) -> [Double] {
    elements(arguments).compactMap { $0.flatMap { NSNumber.from($0) }?.doubleValue }
  }

  private static func areWhole(_ arguments: [Any?]) -> Bool {
    elements(arguments).allSatisfy { $0.flatMap { NSNumber.from($0) }?.isWhole ?? true }
  }

  private static func mean(_ values: [Double]) -> Double? {
    values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
  }

  private static func extreme(_ arguments: [Any?], _ wanted: ComparisonResult) -> Any? {
    elements(arguments).compactMap { $0 }.reduce(nil as Any?) { best, next in
      guard let best else { return next }
      return PredicateValue.order(next, best) == wanted ? next : best
    }
  }

  private static func element(_ arguments: [Any?]) -> Any? {
    guard arguments.count == 2, let collection = PredicateValue.flattened(arguments[0]) else { return nil }
    if let dictionary = (collection as AnyObject) as? NSDictionary {
      return arguments[1].flatMap { dictionary.object(forKey: $0) }
    }
    guard let all = PredicateValue.elements(of: collection) else {
      return refuse("Can't get an element of something that isn't a collection (\(collection))")
    }
    if let name = arguments[1] as? String, let position = ExpressionNode.Position(rawValue: name) {
      switch position {
      case .first: return all.first
      case .last: return all.last
      case .size: return NSNumber(value: all.count)
      }
    }
    guard let index = arguments[1].flatMap({ NSNumber.from($0) })?.intValue else { return nil }
    guard all.indices.contains(index) else {
      NSException.raise(
        .rangeException, "*** -[NSArray objectAtIndex:]: index \(index) beyond bounds [0 .. \(all.count - 1)]"
      )
      return nil
    }
    return all[index]
  }

  // MARK: Others

  private static let others: [String: Function] = [
    "now": { _ in Date() },
    "random": { _ in NSNumber(value: Int.random(in: 0...Int(Int32.max))) },
    "random:": { arguments in
      let limit = number(arguments, 0)?.intValue ?? 0
      return NSNumber(value: limit > 0 ? Int.random(in: 0..<limit) : 0)
    },
    "uppercase:": { text($0).map { $0.uppercased() } },
    "lowercase:": { text($0).map { $0.lowercased() } },
    "canonical:": {
      text($0).map { $0.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil) }
    },
    "length:": { text($0).map { NSNumber(value: ($0 as NSString).length) } },
    "noindex:": { $0.first ?? nil },
    "castObject:toType:": { arguments in
      guard arguments.count == 2, let name = arguments[1] as? String else { return nil }
      return cast(arguments[0], to: name)
    },
  ]

  private static func text(_ arguments: [Any?]) -> String? {
    guard let first = arguments.first else { return nil }
    switch PredicateValue(first) {
    case .text(let text): return text
    case .none: return nil
    case let other:
      return refuse("Can't change the case of something that isn't a string (\(other.shown))") as? String
    }
  }

  private static func cast(_ value: Any?, to name: String) -> Any? {
    let value = PredicateValue(value)
    switch (value, name) {
    case (.none, _): return nil
    case (.number(let number), "NSDate"): return Date(timeIntervalSinceReferenceDate: number.doubleValue)
    case (.date(let date), "NSNumber"): return NSNumber(value: date.timeIntervalSinceReferenceDate)
    case (.text(let text), "NSNumber"): return NSNumber.from(text)
    case (.text(let text), "NSDecimalNumber"): return NSDecimalNumber(string: text)
    case (.number(let number), "NSDecimalNumber"): return NSDecimalNumber(decimal: number.decimalValue)
    case (.number(let number), "NSString"): return number.stringValue
    case (.text(let text), "NSUUID"): return UUID(uuidString: text).map { $0 as NSUUID }
    case (.text(let text), "NSURL"): return NSURL(string: text)
    case (.text, "NSString"), (.number, "NSNumber"), (.date, "NSDate"): return plain(value)
    default: return refuse("Don't know how to cast \(value.shown) to \(name)")
    }
  }

  private static func plain(_ value: PredicateValue) -> Any? {
    switch value {
    case .text(let text): text
    case .number(let number): number
    case .date(let date): date
    default: nil
    }
  }
}
