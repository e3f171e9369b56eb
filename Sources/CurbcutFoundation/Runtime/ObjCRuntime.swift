import Foundation

/// What Objective-C's runtime does on iOS: finds methods, properties and classes by name.
///
/// A class registers what it responds to (``ObjCClass``); messages reach it, and its subclasses, from any thread.
/// What a subclass registers under the same name takes precedence.
public enum ObjCRuntime {
  // MARK: Registration

  /// Registers methods and properties of a class; may be called several times, for its extensions.
  ///
  /// - Parameters:
  ///   - type: the class.
  ///   - fill: declares the members. It does not run at once, but when a member of any class is first looked up, on
  ///     any thread.
  public static func register<Object: AnyObject>(
    _ type: Object.Type, _ fill: @escaping @Sendable (_ class: inout ObjCClass<Object>) -> Void
  ) {
    ObjCStorage.shared.register(type, fill)
  }

  /// Gives a class a name of its own, as `@objc(Name)` does.
  ///
  /// - Parameters:
  ///   - type: the class.
  ///   - name: the name by which ``class(named:)`` finds it.
  public static func registerClass(_ type: AnyClass, name: String) {
    ObjCStorage.shared.register(type, name: name)
  }

  /// Registers a resolver that can register the specialisations of a generic class.
  ///
  /// - Parameter resolver: is called once with each class that has no members, when one is looked up; it registers
  ///   the class if it knows it.
  public static func registerGeneric(_ resolver: @escaping @Sendable (_ type: AnyClass) -> Void?) {
    ObjCStorage.shared.registerGeneric(resolver)
  }

  /// Sets the type with which an app begins, in a library without a `main`.
  ///
  /// - Parameter type: the class of the app's delegate, or an app of SwiftUI.
  public static func registerMain(_ type: Any.Type) { ObjCStorage.shared.mainType = type }

  /// The type that ``registerMain(_:)`` named last; nil before.
  public static var mainType: Any.Type? { ObjCStorage.shared.mainType }

  // MARK: Messages

  /// Whether an object, or a class, responds to a selector.
  ///
  /// - Parameters:
  ///   - target: the object or the class.
  ///   - selector: the selector.
  public static func responds(_ target: Any, to selector: Selector) -> Bool {
    if let type = target as? AnyClass {
      return ObjCStorage.shared.classMethod(selector.name, of: type) != nil
    }
    let object = target as AnyObject
    // A class may respond on behalf of an object it forwards to.
    return override("respondsToSelector:", of: object, arguments: [selector]) {
      instances(of: type(of: object), respondTo: selector)
    }
  }

  /// Whether instances of a class respond to a selector.
  ///
  /// - Parameters:
  ///   - type: the class.
  ///   - selector: the selector.
  public static func instances(of type: AnyClass, respondTo selector: Selector) -> Bool {
    ObjCStorage.shared.method(selector.name, of: type) != nil
  }

  /// Sends a selector.
  ///
  /// - Parameters:
  ///   - selector: the selector.
  ///   - target: the object that receives it, or the class.
  ///   - arguments: the arguments; missing ones are treated as nil, and extra ones are dropped.
  /// - Returns: what the method returned; nil for no result.
  /// - Throws: ``UnrecognizedSelector`` when the target does not respond to the selector, ``ObjCArguments/Mismatch``
  ///   when an argument is of a type that the method does not accept (nothing is called then), or what the method
  ///   itself threw.
  @discardableResult
  public static func send(_ selector: Selector, to target: Any, arguments: [Any?] = []) throws -> Any? {
    let arguments = ObjCArguments(selector: selector, values: arguments)
    if let type = target as? AnyClass {
      guard let method = ObjCStorage.shared.classMethod(selector.name, of: type) else {
        throw UnrecognizedSelector(of: type, selector: selector)
      }
      return try method(type, arguments)
    }
    let object = target as AnyObject
    if let method = ObjCStorage.shared.method(selector.name, of: type(of: object)) {
      return try method(object, arguments)
    }
    let forwarding = "forwardingTargetForSelector:"
    if let method = ObjCStorage.shared.method(forwarding, of: type(of: object)),
      let other = try method(object, ObjCArguments(selector: Selector(forwarding), values: [selector]))
    {
      return try send(selector, to: other, arguments: arguments.values)
    }
    throw UnrecognizedSelector(of: object, selector: selector)
  }

  /// Sends a selector as a control, a timer or `perform` does: a selector that the target does not respond to ends
  /// the app, as on iOS.
  ///
  /// An argument of a type that the method does not accept is reported on standard error, once, and the method is not
  /// called. (iOS calls it with a value of the wrong type.)
  ///
  /// - Parameters:
  ///   - selector: the selector.
  ///   - target: the object that receives it, or the class.
  ///   - arguments: the arguments.
  /// - Returns: what the method returned; nil for no result, and when it was not called.
  @discardableResult
  public static func deliver(_ selector: Selector, to target: Any, arguments: [Any?] = []) -> Any? {
    do {
      return try send(selector, to: target, arguments: arguments)
    } catch let error as UnrecognizedSelector {
      error.raise()
      return nil
    } catch {
      report("\(error)")
      return nil
    }
  }

  /// The error that an object does not respond to a selector.
  public struct UnrecognizedSelector: Error, CustomStringConvertible {
    /// The selector.
    public var selector: Selector
    /// The class of the object, or the class itself.
    public var type: AnyClass
    /// Whether the selector was sent to the class.
    public var isClass: Bool
    /// The object's address, which iOS includes in its message.
    private var address: UInt

    /// Creates an error for a selector that an object, or a class, does not respond to.
    ///
    /// - Parameters:
    ///   - target: the object or the class.
    ///   - selector: the selector.
    public init(of target: Any, selector: Selector) {
      self.selector = selector
      isClass = target is AnyClass
      type = target as? AnyClass ?? Swift.type(of: target as AnyObject)
      address = UInt(bitPattern: ObjectIdentifier(target as AnyObject))
    }

    public var description: String {
      "\(isClass ? "+" : "-")[\(ObjCRuntime.readableName(of: type)) \(selector)]: unrecognized selector sent to "
        + "\(isClass ? "class" : "instance") 0x\(String(address, radix: 16))"
    }

    /// Ends the app, as iOS does.
    ///
    /// Where not everything that the object responds to is known, it is only reported on standard error, once.
    package func raise() {
      if ObjCRuntime.isFullyKnown(type) {
        NSException.raise(.invalidArgumentException, description)
      } else {
        ObjCRuntime.report(description)
      }
    }
  }

  // MARK: Segue actions

  /// Calls a segue action.
  ///
  /// - Parameters:
  ///   - selector: the action.
  ///   - object: the view controller that has it.
  ///   - coder: what the new controller is made from.
  ///   - sender: what started the segue.
  ///   - identifier: the segue's identifier.
  /// - Returns: the view controller; nil when the action returns none.
  /// - Throws: ``UnrecognizedSelector`` when the object has no such action, or what the action threw.
  public static func performSegueAction(
    _ selector: Selector, on object: AnyObject, coder: Any, sender: Any?, identifier: String?
  ) throws -> Any? {
    guard let action = ObjCStorage.shared.segueAction(selector.name, of: type(of: object)) else {
      throw UnrecognizedSelector(of: object, selector: selector)
    }
    return try action(
      object, ObjCArguments(selector: selector, values: [coder, sender, identifier]))
  }

  // MARK: Optional members of protocols

  /// A method that a protocol declares as optional; nil when the object does not have it.
  ///
  /// - Parameters:
  ///   - selector: the method.
  ///   - object: what conforms to the protocol.
  public static func optionalMethod<each Argument, Result>(
    _ selector: Selector, of object: Any
  ) -> ((repeat each Argument) -> Result)? {
    guard responds(object, to: selector) else { return nil }
    return { (argument: repeat each Argument) in
      var arguments: [Any?] = []
      for one in repeat each argument { arguments.append(ObjCValue.flattened(one)) }
      let raw = deliver(selector, to: object, arguments: arguments)
      if Result.self == Void.self, let nothing = () as? Result { return nothing }
      if let result = ObjCValue.convert(raw, to: Result.self) { return result }
      preconditionFailure(
        "\(selector) of \(type(of: object)) must return \(Result.self), but returned \(raw ?? "nil")")
    }
  }

  /// The value of a property that a protocol declares as optional; nil when the object does not have it.
  ///
  /// - Parameters:
  ///   - name: the property's name.
  ///   - object: what conforms to the protocol.
  public static func optionalProperty<Value>(_ name: String, of object: Any) -> Value? {
    guard let property = ObjCStorage.shared.property(name, of: type(of: object as AnyObject)) else {
      return nil
    }
    return ObjCValue.convert(property.get(object as AnyObject), to: Value.self)
  }
}
