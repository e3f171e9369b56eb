import Foundation

/// A condition that an object fulfils or not: to filter a collection, or to search.
///
/// Follows <https://developer.apple.com/documentation/foundation/nspredicate>.
open class NSPredicate: NSObject, NSCopying, NSSecureCoding, PredicateMaking, @unchecked Sendable {
  private enum Content {
    case none
    case value(Bool)
    case block(@Sendable (Any?, [String: Any]?) -> Bool)
    /// What a subclass of an app's was made from.
    case predicate(NSPredicate)
  }

  private var content = Content.none

  /// Creates a predicate that a subclass gives its meaning.
  public override init() { super.init() }

  /// Reads a predicate from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    if coder.containsValue(forKey: "NSPredicate") {
      guard let other = coder.decodeObject(of: NSPredicate.self, forKey: "NSPredicate") else { return nil }
      content = .predicate(other)
    } else if coder.containsValue(forKey: "NSPredicateValue") {
      content = .value(coder.decodeBool(forKey: "NSPredicateValue"))
    }
  }

  /// Predicates may be in secure archives.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the predicate to an archive; one with a closure raises `NSInvalidArgumentException`.
  open func encode(with coder: NSCoder) {
    switch content {
    case .none: break
    case .value(let value): coder.encode(value, forKey: "NSPredicateValue")
    case .predicate(let other): coder.encode(other, forKey: "NSPredicate")
    case .block:
      NSException.raise(.invalidArgumentException, "This predicate cannot be archived: NSBlockPredicate")
    }
  }

  /// Creates a predicate that is always true, or never.
  ///
  /// - Parameter value: the result.
  public convenience init(value: Bool) {
    self.init()
    content = .value(value)
  }

  /// Creates a predicate from a closure.
  ///
  /// - Parameter block: is called with the object and the substitution variables.
  public convenience init(block: @escaping (_ object: Any?, _ bindings: [String: Any]?) -> Bool) {
    self.init()
    let block = unsafeBitCast(block, to: (@Sendable (Any?, [String: Any]?) -> Bool).self)
    content = .block(block)
  }

  /// Creates a predicate from a format; a malformed one raises `NSInvalidArgumentException`.
  ///
  /// - Parameters:
  ///   - predicateFormat: the format, such as `name CONTAINS[cd] %@ AND %K > %d`.
  ///   - args: the values of its placeholders, in order.
  public convenience init(format predicateFormat: String, _ args: Any...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  /// Creates a predicate from a format; a malformed one raises `NSInvalidArgumentException`.
  ///
  /// - Parameters:
  ///   - predicateFormat: the format.
  ///   - arguments: the values of its placeholders, in order.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    let parsed = PredicateFormat.predicate(predicateFormat, arguments ?? [])
    if let predicate = Self.adapted(parsed) {
      self.init { predicate }
    } else {
      self.init()
      content = .predicate(parsed)
    }
  }

  /// A parsed predicate as the class that was asked for; nil for a subclass of an app's.
  private static func adapted(_ parsed: NSPredicate) -> Self? {
    if let predicate = parsed as? Self { return predicate }
    return NSCompoundPredicate(andPredicateWithSubpredicates: [parsed]) as? Self
  }

  // MARK: Evaluating

  /// Whether an object fulfils the predicate.
  ///
  /// - Parameter object: the object; its properties are read by their keys.
  open func evaluate(with object: Any?) -> Bool { evaluate(with: object, substitutionVariables: nil) }

  /// Whether an object fulfils the predicate.
  ///
  /// - Parameters:
  ///   - object: the object; its properties are read by their keys.
  ///   - bindings: the values of the variables in the predicate.
  open func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
    switch content {
    case .none:
      NSException.raise(
        .invalidArgumentException,
        "*** -evaluateWithObject: cannot be sent to an abstract object of class \(ObjCRuntime.name(of: type(of: self))): "
          + "Create a concrete instance!")
      return false
    case .value(let value): return value
    case .block(let block): return block(object, bindings)
    case .predicate(let other): return other.evaluate(with: object, substitutionVariables: bindings)
    }
  }

  /// The predicate with the values of variables in their place.
  ///
  /// - Parameter variables: the values by the names of the variables, without `$`.
  open func withSubstitutionVariables(_ variables: [String: Any]) -> Self {
    replacingVariables(variables) as? Self ?? self
  }

  /// The predicate with the values of variables in their place, whatever its class.
  func replacingVariables(_ variables: [String: Any]) -> NSPredicate {
    guard case .predicate(let other) = content else { return self }
    return other.replacingVariables(variables)
  }

  /// Allows a decoded predicate to be evaluated; predicates here need no permission.
  open func allowEvaluation() {}

  // MARK: Describing

  /// The predicate as a format.
  open var predicateFormat: String {
    switch content {
    case .none: ""
    case .value(let value): value ? "TRUEPREDICATE" : "FALSEPREDICATE"
    case .block: "BLOCKPREDICATE(0x\(String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)))"
    case .predicate(let other): other.predicateFormat
    }
  }

  open override var description: String { predicateFormat }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSPredicate else { return false }
    return self === other || type(of: self) == type(of: other) && predicateFormat == other.predicateFormat
  }

  open override var hash: Int { predicateFormat.hashValue }

  /// The predicate itself, which cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Lets an initialiser return an object of a subclass, as class clusters do.
protocol PredicateMaking {}

extension PredicateMaking {
  init(making object: () -> Self) { self = object() }
}
