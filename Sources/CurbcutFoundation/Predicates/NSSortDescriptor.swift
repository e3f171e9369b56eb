import Foundation

/// How objects are put in order: by which property, and which way round.
///
/// Follows <https://developer.apple.com/documentation/foundation/nssortdescriptor>.
open class NSSortDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The key path of the property that is compared; nil for the objects themselves.
  public let key: String?
  /// Whether smaller values come first.
  public let ascending: Bool
  /// The method that compares two values; nil where a closure does.
  public let selector: Selector?
  /// The property that is compared, where it was given as Swift's key path.
  public let keyPath: AnyKeyPath?
  private let closure: Comparator?

  private init(
    key: String?, keyPath: AnyKeyPath?, ascending: Bool, selector: Selector?, closure: Comparator?
  ) {
    self.key = key
    self.keyPath = keyPath
    self.ascending = ascending
    self.selector = selector
    self.closure = closure
  }

  /// Reads a descriptor from an archive.
  public required init?(coder: NSCoder) {
    key = coder.object(of: NSString.self, forKey: "NSKey").map { $0 as String }
    ascending = coder.decodeBool(forKey: "NSAscending")
    guard let name = coder.decodeObject(of: NSString.self, forKey: "NSSelector") else { return nil }
    selector = Selector(name as String)
    (keyPath, closure) = (nil, nil)
  }

  /// Descriptors may be in secure archives.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the descriptor to an archive; one with a closure, or with a key path that has no name for Objective-C, raises
  /// `NSInvalidArgumentException`.
  open func encode(with coder: NSCoder) {
    guard let selector, keyPath == nil || key != nil else {
      NSException.raise(
        .invalidArgumentException,
        "This NSSortDescriptor cannot be archived: \(keyPath == nil ? "its comparator is a block" : "its key path is Swift's")"
      )
      return
    }
    if let key { coder.encode(key as NSString, forKey: "NSKey") }
    coder.encode(ascending, forKey: "NSAscending")
    coder.encode(selector.name as NSString, forKey: "NSSelector")
  }

  /// Creates a descriptor that compares values by `compare:`.
  ///
  /// - Parameters:
  ///   - key: the key path of the property; nil for the objects themselves.
  ///   - ascending: whether smaller values come first.
  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending, selector: nil)
  }

  /// Creates a descriptor that compares values by a method.
  ///
  /// - Parameters:
  ///   - key: the key path of the property; nil for the objects themselves.
  ///   - ascending: whether smaller values come first.
  ///   - selector: the method, such as `localizedStandardCompare:`; nil for `compare:`.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    self.init(
      key: key, keyPath: nil, ascending: ascending, selector: selector ?? Selector("compare:"), closure: nil)
  }

  /// Creates a descriptor that compares values by a closure.
  ///
  /// - Parameters:
  ///   - key: the key path of the property; nil for the objects themselves.
  ///   - ascending: whether smaller values come first.
  ///   - cmptr: the closure.
  public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
    self.init(key: key, keyPath: nil, ascending: ascending, selector: nil, closure: cmptr)
  }

  /// Creates a descriptor that compares the values of a property.
  ///
  /// - Parameters:
  ///   - keyPath: the property.
  ///   - ascending: whether smaller values come first.
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(
      key: keyPath._kvcKeyPathString, keyPath: keyPath, ascending: ascending, selector: Selector("compare:"),
      closure: nil)
  }

  /// Creates a descriptor that compares the values of a property by a closure.
  ///
  /// - Parameters:
  ///   - keyPath: the property.
  ///   - ascending: whether smaller values come first.
  ///   - cmptr: the closure.
  public convenience init<Root, Value>(
    keyPath: KeyPath<Root, Value>, ascending: Bool, comparator cmptr: @escaping Comparator
  ) {
    self.init(
      key: keyPath._kvcKeyPathString, keyPath: keyPath, ascending: ascending, selector: nil, closure: cmptr)
  }

  /// Creates a descriptor that puts objects in the same order as Swift's.
  ///
  /// - Parameter sortDescriptor: Swift's descriptor.
  public convenience init<Compared: NSObject>(_ sortDescriptor: SortDescriptor<Compared>) {
    let isAscending = sortDescriptor.order == .forward
    self.init(
      key: nil, keyPath: nil, ascending: isAscending, selector: nil,
      closure: { left, right in
        guard let left = left as? Compared, let right = right as? Compared else { return .orderedSame }
        // It gives the order in which the objects are to stand, of which descending is only then applied.
        let order = sortDescriptor.compare(left, right)
        return isAscending ? order : ComparisonResult(rawValue: -order.rawValue) ?? order
      })
  }

  /// The closure that compares two values.
  open var comparator: Comparator {
    closure ?? { [selector] in Self.order($0, $1, by: selector ?? Selector("compare:")) }
  }

  /// The same descriptor with the order turned round.
  open var reversedSortDescriptor: Any {
    NSSortDescriptor(
      key: key, keyPath: keyPath, ascending: !ascending, selector: selector, closure: closure)
  }

  /// Allows a decoded descriptor to be evaluated; descriptors here need no permission.
  open func allowEvaluation() {}

  /// The order of two objects.
  ///
  /// - Parameters:
  ///   - object1: an object.
  ///   - object2: another one.
  open func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
    let order = comparison(value(of: object1), value(of: object2))
    return ascending ? order : ComparisonResult(rawValue: -order.rawValue) ?? order
  }

  /// What is compared of an object.
  private func value(of object: Any) -> Any? {
    if let keyPath { return object[keyPath: keyPath].flatMap { ObjCValue.flattened($0) } }
    guard let key else { return object }
    return ((object as AnyObject) as? NSObject)?.value(forKeyPath: key)
  }

  /// The order of two values; what is nil comes first.
  private func comparison(_ left: Any?, _ right: Any?) -> ComparisonResult {
    switch (PredicateValue.flattened(left), PredicateValue.flattened(right)) {
    case (nil, nil): .orderedSame
    case (nil, _): .orderedAscending
    case (_, nil): .orderedDescending
    case (let left?, let right?): comparator(left, right)
    }
  }

  /// The order of two values by a method of the first.
  private static func order(_ left: Any, _ right: Any, by selector: Selector) -> ComparisonResult {
    if case .text(let left) = PredicateValue(left), case .text(let right) = PredicateValue(right),
      let compare = texts[selector.name]
    {
      return compare(left, right)
    }
    if selector.name == "compare:", let order = PredicateValue.order(left, right) { return order }
    let result = ObjCRuntime.deliver(selector, to: left as AnyObject, arguments: [right])
    if let order = result as? ComparisonResult { return order }
    return result.flatMap { NSNumber.from($0) }.flatMap { ComparisonResult(rawValue: $0.intValue) }
      ?? .orderedSame
  }

  private static let texts: [String: @Sendable (String, String) -> ComparisonResult] = [
    "compare:": { ($0 as NSString).compare($1) },
    "caseInsensitiveCompare:": { $0.caseInsensitiveCompare($1) },
    "localizedCompare:": { $0.localizedCompare($1) },
    "localizedCaseInsensitiveCompare:": { $0.localizedCaseInsensitiveCompare($1) },
    "localizedStandardCompare:": { $0.localizedStandardCompare($1) },
  ]

  /// Elements in the order of some descriptors; those that are equal to all of them keep theirs.
  static func sorted(_ elements: [Any], by descriptors: [NSSortDescriptor]) -> [Any] {
    elements.enumerated().sorted { left, right in
      for descriptor in descriptors {
        let order = descriptor.compare(left.element, to: right.element)
        if order != .orderedSame { return order == .orderedAscending }
      }
      return left.offset < right.offset
    }.map(\.element)
  }

  open override var description: String {
    let compared = selector?.name ?? "NSComparator"
    return "(\(key ?? "null"), \(ascending ? "ascending" : "descending"), \(compared))"
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSSortDescriptor else { return false }
    return self === other
      || closure == nil && other.closure == nil && key == other.key && keyPath == other.keyPath
        && ascending == other.ascending && selector == other.selector
  }

  open override var hash: Int { (key ?? "").hashValue ^ (ascending ? 1 : 0) }

  /// The descriptor itself, which cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
