import Foundation

/// A predicate that compares the values of two expressions.
///
/// Follows <https://developer.apple.com/documentation/foundation/nscomparisonpredicate>.
open class NSComparisonPredicate: NSPredicate, @unchecked Sendable {
  /// Which elements of a collection on the left are compared.
  public enum Modifier: UInt, Sendable {
    /// The value itself.
    case direct = 0
    /// Each element must fulfil the comparison.
    case all
    /// One element must fulfil the comparison.
    case any
  }

  /// A comparison.
  public enum Operator: UInt, Sendable {
    /// `<`.
    case lessThan = 0
    /// `<=`.
    case lessThanOrEqualTo
    /// `>`.
    case greaterThan
    /// `>=`.
    case greaterThanOrEqualTo
    /// `==`.
    case equalTo
    /// `!=`.
    case notEqualTo
    /// The text as a whole matches a regular expression.
    case matches
    /// The text as a whole matches a pattern, in which `?` stands for one character and `*` for any number.
    case like
    /// The text begins with the right one.
    case beginsWith
    /// The text ends with the right one.
    case endsWith
    /// The left value is in the collection, or the text, on the right.
    case `in`
    /// A method of the left value decides.
    case customSelector
    /// The collection, or the text, on the left contains the right value.
    case contains = 99
    /// The value is between the two on the right, or equal to one of them.
    case between
  }

  /// How texts are compared.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Case does not matter: `[c]`.
    public static let caseInsensitive = Options(rawValue: 1)
    /// Accents do not matter: `[d]`.
    public static let diacriticInsensitive = Options(rawValue: 2)
    /// The texts are already in a normal form, and are compared as they are: `[n]`.
    public static let normalized = Options(rawValue: 4)
  }

  /// The expression on the left.
  public let leftExpression: NSExpression
  /// The expression on the right.
  public let rightExpression: NSExpression
  /// Which elements of a collection on the left are compared.
  public let comparisonPredicateModifier: Modifier
  /// The comparison.
  public let predicateOperatorType: Operator
  /// How texts are compared.
  public let options: Options
  /// The method that compares; nil where an operator does.
  public let customSelector: Selector?

  /// Creates a comparison.
  ///
  /// - Parameters:
  ///   - lhs: the expression on the left.
  ///   - rhs: the expression on the right.
  ///   - modifier: which elements of a collection on the left are compared.
  ///   - type: the operator.
  ///   - options: how texts are compared.
  public init(
    leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier,
    type: Operator, options: Options = []
  ) {
    leftExpression = lhs
    rightExpression = rhs
    comparisonPredicateModifier = modifier
    predicateOperatorType = type
    self.options = options
    customSelector = nil
    super.init()
  }

  /// Creates a comparison by a method.
  ///
  /// - Parameters:
  ///   - lhs: the expression on the left.
  ///   - rhs: the expression on the right.
  ///   - selector: a method of the left value that takes the right one and returns a Boolean.
  public init(
    leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, customSelector selector: Selector
  ) {
    leftExpression = lhs
    rightExpression = rhs
    comparisonPredicateModifier = .direct
    predicateOperatorType = .customSelector
    options = []
    customSelector = selector
    super.init()
  }

  /// Creates a comparison of the object with itself.
  public override init() {
    leftExpression = .expressionForEvaluatedObject()
    rightExpression = .expressionForEvaluatedObject()
    comparisonPredicateModifier = .direct
    predicateOperatorType = .equalTo
    options = []
    customSelector = nil
    super.init()
  }

  /// The same comparison of other expressions.
  private init(_ other: NSComparisonPredicate, left: NSExpression, right: NSExpression) {
    leftExpression = left
    rightExpression = right
    comparisonPredicateModifier = other.comparisonPredicateModifier
    predicateOperatorType = other.predicateOperatorType
    options = other.options
    customSelector = other.customSelector
    super.init()
  }

  public required init?(coder: NSCoder) {
    func number(_ key: String) -> UInt { UInt(truncatingIfNeeded: coder.decodeInteger(forKey: key)) }
    guard let left = coder.decodeObject(of: NSExpression.self, forKey: "NSLeftExpression"),
      let right = coder.decodeObject(of: NSExpression.self, forKey: "NSRightExpression"),
      let modifier = Modifier(rawValue: number("NSModifier")),
      let type = Operator(rawValue: number("NSOperatorType"))
    else { return nil }
    (leftExpression, rightExpression) = (left, right)
    (comparisonPredicateModifier, predicateOperatorType) = (modifier, type)
    options = Options(rawValue: number("NSOptions"))
    let name = coder.object(of: NSString.self, forKey: "NSSelectorName")
    customSelector = name.map { Selector($0 as String) }
    guard type != .customSelector || customSelector != nil else { return nil }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    coder.encode(leftExpression, forKey: "NSLeftExpression")
    coder.encode(rightExpression, forKey: "NSRightExpression")
    coder.encode(Int(comparisonPredicateModifier.rawValue), forKey: "NSModifier")
    coder.encode(Int(predicateOperatorType.rawValue), forKey: "NSOperatorType")
    coder.encode(Int(options.rawValue), forKey: "NSOptions")
    if let customSelector { coder.encode(customSelector.name as NSString, forKey: "NSSelectorName") }
  }

  open override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
    let variables = bindings ?? [:]
    let left = leftExpression.value(for: object, variables)
    let right = rightExpression.value(for: object, variables)
    if let customSelector {
      guard let left else { return false }
      let result = ObjCRuntime.deliver(customSelector, to: left as AnyObject, arguments: [right])
      return result.flatMap { NSNumber.from($0)?.boolValue } ?? false
    }
    let comparison = PredicateComparison(type: predicateOperatorType, options: options)
    guard comparisonPredicateModifier != .direct else { return comparison.holds(left, right) }
    guard let left = PredicateValue.flattened(left) else { return comparisonPredicateModifier == .all }
    guard let elements = PredicateValue.elements(of: left) else {
      NSException.raise(
        .invalidArgumentException,
        "The left hand side for an ALL or ANY operator must be either an NSArray or an NSSet.")
      return false
    }
    return comparisonPredicateModifier == .all
      ? elements.allSatisfy { comparison.holds($0, right) }
      : elements.contains { comparison.holds($0, right) }
  }

  override func replacingVariables(_ variables: [String: Any]) -> NSPredicate {
    NSComparisonPredicate(
      self, left: leftExpression.replacingVariables(variables),
      right: rightExpression.replacingVariables(variables))
  }

  open override var predicateFormat: String {
    let modifier =
      switch comparisonPredicateModifier {
      case .direct: ""
      case .all: "ALL "
      case .any: "ANY "
      }
    let operation = customSelector?.name ?? predicateOperatorType.written + options.written
    return "\(modifier)\(leftExpression) \(operation) \(rightExpression)"
  }
}

extension NSComparisonPredicate.Operator {
  /// The operator in a format.
  var written: String {
    switch self {
    case .lessThan: "<"
    case .lessThanOrEqualTo: "<="
    case .greaterThan: ">"
    case .greaterThanOrEqualTo: ">="
    case .equalTo: "=="
    case .notEqualTo: "!="
    case .matches: "MATCHES"
    case .like: "LIKE"
    case .beginsWith: "BEGINSWITH"
    case .endsWith: "ENDSWITH"
    case .in: "IN"
    case .customSelector: ""
    case .contains: "CONTAINS"
    case .between: "BETWEEN"
    }
  }
}

extension NSComparisonPredicate.Options {
  /// The options in a format: `[cd]`; empty for none.
  var written: String {
    let letters = [(Self.caseInsensitive, "c"), (.diacriticInsensitive, "d"), (.normalized, "n")]
      .filter { contains($0.0) }.map(\.1).joined()
    return letters.isEmpty ? "" : "[\(letters)]"
  }
}
