import Foundation

/// Predicates joined by “and” or “or”, or one that is negated.
///
/// Follows <https://developer.apple.com/documentation/foundation/nscompoundpredicate>.
open class NSCompoundPredicate: NSPredicate, @unchecked Sendable {
  /// How predicates are joined.
  public enum LogicalType: UInt, Sendable {
    /// The predicate must not be fulfilled.
    case not = 0
    /// All must be fulfilled.
    case and
    /// One must be fulfilled.
    case or
  }

  /// How the predicates are joined.
  public let compoundPredicateType: LogicalType
  private let parts: [NSPredicate]

  /// The predicates.
  open var subpredicates: [Any] { parts }

  /// Creates a predicate from others.
  ///
  /// - Parameters:
  ///   - type: how they are joined.
  ///   - subpredicates: the others.
  public init(type: LogicalType, subpredicates: [NSPredicate]) {
    compoundPredicateType = type
    parts = subpredicates
    super.init()
  }

  /// Creates a predicate that joins nothing, and is fulfilled.
  public override init() {
    compoundPredicateType = .and
    parts = []
    super.init()
  }

  /// Creates a predicate that is fulfilled when all of some others are.
  ///
  /// - Parameter subpredicates: the others.
  public convenience init(andPredicateWithSubpredicates subpredicates: [NSPredicate]) {
    self.init(type: .and, subpredicates: subpredicates)
  }

  /// Creates a predicate that is fulfilled when one of some others is.
  ///
  /// - Parameter subpredicates: the others.
  public convenience init(orPredicateWithSubpredicates subpredicates: [NSPredicate]) {
    self.init(type: .or, subpredicates: subpredicates)
  }

  /// Creates a predicate that is fulfilled when another is not.
  ///
  /// - Parameter predicate: the other.
  public convenience init(notPredicateWithSubpredicate predicate: NSPredicate) {
    self.init(type: .not, subpredicates: [predicate])
  }

  public required init?(coder: NSCoder) {
    guard
      let type = LogicalType(
        rawValue: UInt(truncatingIfNeeded: coder.decodeInteger(forKey: "NSLogicalType"))),
      let found = coder.decodeObject(of: [NSArray.self, NSPredicate.self], forKey: "NSSubpredicates"),
      let predicates = found as? [NSPredicate]
    else { return nil }
    compoundPredicateType = type
    parts = predicates
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    coder.encode(Int(compoundPredicateType.rawValue), forKey: "NSLogicalType")
    coder.encode(parts as NSArray, forKey: "NSSubpredicates")
  }

  open override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
    func holds(_ part: NSPredicate) -> Bool {
      part.evaluate(with: object, substitutionVariables: bindings)
    }
    switch compoundPredicateType {
    case .not: return !parts.contains(where: holds)
    case .and: return parts.allSatisfy(holds)
    case .or: return parts.contains(where: holds)
    }
  }

  override func replacingVariables(_ variables: [String: Any]) -> NSPredicate {
    NSCompoundPredicate(
      type: compoundPredicateType, subpredicates: parts.map { $0.replacingVariables(variables) })
  }

  open override var predicateFormat: String {
    let written = parts.map { part in
      let isJoined = (part as? NSCompoundPredicate).map { $0.parts.count > 1 } ?? false
      return isJoined ? "(\(part.predicateFormat))" : part.predicateFormat
    }
    switch compoundPredicateType {
    case .not: return written.first.map { "NOT \($0)" } ?? ""
    case .and where parts.isEmpty: return "TRUEPREDICATE"
    case .or where parts.isEmpty: return "FALSEPREDICATE"
    case .and: return parts.count == 1 ? parts[0].predicateFormat : written.joined(separator: " AND ")
    case .or: return parts.count == 1 ? parts[0].predicateFormat : written.joined(separator: " OR ")
    }
  }
}
