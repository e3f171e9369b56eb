/// The name of a method, as Objective-C writes it.
///
/// Follows <https://developer.apple.com/documentation/objectivec/selector>.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name with a colon for each argument: `buttonTapped:`.
  public let name: String

  /// A selector from its name, with a colon for each argument; a name that no class responds to is allowed.
  public init(_ name: String) { self.name = name }
  public init(stringLiteral value: String) { name = value }

  public var description: String { name }

  /// The number of arguments that the method takes.
  public var argumentCount: Int { name.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: ":") ? 1 : 0) } }
}

/// Makes a selector from its name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// The selector with a name.
public func sel_registerName(_ str: UnsafePointer<CChar>) -> Selector { Selector(String(cString: str)) }

/// The name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }
