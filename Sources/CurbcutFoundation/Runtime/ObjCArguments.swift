/// The arguments sent with a selector.
///
/// Code that registers a method reads them one by one, each as the type of its parameter.
public struct ObjCArguments {
  /// The selector that was sent.
  public let selector: Selector
  /// The arguments, some of which may be nil. There may be fewer or more than the method takes.
  public let values: [Any?]

  /// Creates the arguments of one message.
  ///
  /// - Parameters:
  ///   - selector: the selector that is sent.
  ///   - values: the arguments, in order.
  public init(selector: Selector, values: [Any?]) {
    self.selector = selector
    self.values = values
  }

  /// An argument, as the type of the method's parameter.
  ///
  /// Numbers and the types that Foundation bridges are converted; a missing argument is treated as nil.
  ///
  /// - Parameter index: the index of the argument, from 0.
  /// - Throws: ``Mismatch`` when the argument is of another type.
  public func value<Value>(_ index: Int) throws -> Value {
    let raw = values.indices.contains(index) ? values[index] : nil
    if let value = ObjCValue.convert(raw, to: Value.self) { return value }
    throw Mismatch(
      selector: selector, index: index, expected: Value.self, found: raw.map { type(of: $0) })
  }

  /// The error that an argument is not of the type that the method takes.
  public struct Mismatch: Error, CustomStringConvertible {
    /// The selector that was sent.
    public var selector: Selector
    /// The place of the argument, from 0.
    public var index: Int
    /// The type of the method's parameter.
    public var expected: Any.Type
    /// The type of what was sent; nil when it was `nil`.
    public var found: Any.Type?

    public var description: String {
      "argument \(index + 1) of \(selector) must be \(expected), but is \(found.map { "\($0)" } ?? "nil")"
    }
  }
}
