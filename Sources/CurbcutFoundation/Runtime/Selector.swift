import Foundation

/// The name of a method, as Objective-C writes it.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name with a colon for each argument: `buttonTapped:`.
  public let name: String

  /// A selector from its name, with a colon for each argument; a name that no class answers is allowed.
  public init(_ name: String) { self.name = name }
  public init(stringLiteral value: String) { name = value }

  public var description: String { name }

  /// How many arguments the method takes.
  public var argumentCount: Int { name.reduce(0) { $0 + ($1 == ":" ? 1 : 0) } }
}

/// Makes a selector from its name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// The name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

/// The methods that classes made callable by selector.
///
/// Swift on Linux has no Objective-C runtime: a class says here which selectors it answers, and how.
@preconcurrency @MainActor
public final class SelectorTable {
  /// The one table that all classes register their methods in.
  public static let shared = SelectorTable()

  /// Calls a method with the arguments that fit it; answers what the method returns.
  public typealias Method = @MainActor (_ target: AnyObject, _ arguments: [Any?]) -> Any?

  private var methods: [ObjectIdentifier: [Selector: Method]] = [:]

  /// Makes a method of a class, and of its subclasses, callable.
  public func register<Target: AnyObject>(
    _ selector: Selector, of type: Target.Type,
    _ body: @escaping @MainActor (_ target: Target, _ arguments: [Any?]) -> Any?
  ) {
    methods[ObjectIdentifier(type), default: [:]][selector] = { target, arguments in
      guard let target = target as? Target else { return nil }
      return body(target, arguments)
    }
  }

  /// The method that an object answers a selector with, its own class's first.
  private func method(_ selector: Selector, for target: AnyObject) -> Method? {
    var type: AnyClass? = Swift.type(of: target)
    while let current = type {
      if let found = methods[ObjectIdentifier(current)]?[selector] { return found }
      type = _getSuperclass(current)
    }
    return nil
  }

  /// Whether an object answers a selector.
  public func responds(_ target: AnyObject, to selector: Selector) -> Bool {
    method(selector, for: target) != nil
  }

  /// Sends a selector; nil when the object does not answer it.
  @discardableResult
  public func send(_ selector: Selector, to target: AnyObject, arguments: [Any?]) -> Any? {
    method(selector, for: target)?(target, arguments)
  }
}
