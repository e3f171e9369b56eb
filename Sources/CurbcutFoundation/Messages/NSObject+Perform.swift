import Foundation

/// Messages by selector, to classes that registered their methods (``ObjCClass``).
///
/// Where iOS raises an exception, standard error says what was wrong, and nothing else happens.
/// Follows <https://developer.apple.com/documentation/objectivec/nsobjectprotocol>.
extension NSObjectProtocol {
  /// Whether the object answers a selector.
  ///
  /// - Parameter aSelector: the selector; none is answered by nobody.
  public func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    return ObjCRuntime.responds(self, to: aSelector)
  }

  /// Sends a selector.
  ///
  /// - Parameter aSelector: the selector.
  /// - Returns: the object that the method returned, a value as the object that it bridges to; nil for
  ///   nothing.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    ObjCRuntime.perform(aSelector, on: self, [])
  }

  /// Sends a selector with an argument.
  ///
  /// - Parameters:
  ///   - aSelector: the selector.
  ///   - object: the argument.
  /// - Returns: the object that the method returned; nil for nothing.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    ObjCRuntime.perform(aSelector, on: self, [object])
  }

  /// Sends a selector with two arguments.
  ///
  /// - Parameters:
  ///   - aSelector: the selector.
  ///   - object1: the first argument.
  ///   - object2: the second argument.
  /// - Returns: the object that the method returned; nil for nothing.
  @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    ObjCRuntime.perform(aSelector, on: self, [object1, object2])
  }

  /// Whether the class itself answers a selector.
  ///
  /// - Parameter aSelector: the selector.
  public static func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    return ObjCRuntime.responds(self, to: aSelector)
  }

  /// Whether the objects of the class answer a selector.
  ///
  /// - Parameter aSelector: the selector.
  public static func instancesRespond(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    return ObjCRuntime.instances(of: self, respondTo: aSelector)
  }

  /// Sends a selector to the class.
  ///
  /// - Parameter aSelector: the selector.
  /// - Returns: the object that the method returned; nil for nothing.
  @discardableResult
  public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    ObjCRuntime.perform(aSelector, on: self, [])
  }

  /// Sends a selector with an argument to the class.
  ///
  /// - Parameters:
  ///   - aSelector: the selector.
  ///   - object: the argument.
  /// - Returns: the object that the method returned; nil for nothing.
  @discardableResult
  public static func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    ObjCRuntime.perform(aSelector, on: self, [object])
  }
}

extension ObjCRuntime {
  /// Sends a selector and hands out what came back as `perform` does.
  fileprivate static func perform(
    _ selector: Selector?, on target: Any, _ arguments: [Any?]
  ) -> Unmanaged<AnyObject>? {
    guard let selector else { return nil }
    guard let result = deliver(selector, to: target, arguments: arguments) else { return nil }
    return AutoreleasePool.handOut(result as AnyObject)
  }
}
