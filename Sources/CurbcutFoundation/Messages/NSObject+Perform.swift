import Foundation

/// Messages by selector, to classes that registered their methods (``ObjCClass``).
///
/// A selector that the receiver does not respond to ends the app, as on iOS. An argument of a type that the method
/// does not accept is reported on standard error, and the method is not called.
/// Follows <https://developer.apple.com/documentation/objectivec/nsobjectprotocol>.
extension NSObjectProtocol {
  /// Whether the object responds to a selector.
  ///
  /// - Parameter aSelector: the selector; false for nil.
  public func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    return ObjCRuntime.responds(self, to: aSelector)
  }

  /// Sends a selector.
  ///
  /// - Parameter aSelector: the selector.
  /// - Returns: the object that the method returned, or the object that its value bridges to; nil for no result.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    ObjCRuntime.perform(aSelector, on: self, [])
  }

  /// Sends a selector with an argument.
  ///
  /// - Parameters:
  ///   - aSelector: the selector.
  ///   - object: the argument.
  /// - Returns: the object that the method returned; nil for no result.
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
  /// - Returns: the object that the method returned; nil for no result.
  @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    ObjCRuntime.perform(aSelector, on: self, [object1, object2])
  }

  /// Whether the class itself responds to a selector.
  ///
  /// - Parameter aSelector: the selector.
  public static func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    return ObjCRuntime.responds(self, to: aSelector)
  }

  /// Whether instances of the class respond to a selector.
  ///
  /// - Parameter aSelector: the selector.
  public static func instancesRespond(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    return ObjCRuntime.instances(of: self, respondTo: aSelector)
  }

  /// Sends a selector to the class.
  ///
  /// - Parameter aSelector: the selector.
  /// - Returns: the object that the method returned; nil for no result.
  @discardableResult
  public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    ObjCRuntime.perform(aSelector, on: self, [])
  }

  /// Sends a selector with an argument to the class.
  ///
  /// - Parameters:
  ///   - aSelector: the selector.
  ///   - object: the argument.
  /// - Returns: the object that the method returned; nil for no result.
  @discardableResult
  public static func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    ObjCRuntime.perform(aSelector, on: self, [object])
  }
}

extension ObjCRuntime {
  /// Sends a selector and returns its result unretained, as `perform` does.
  fileprivate static func perform(
    _ selector: Selector?, on target: Any, _ arguments: [Any?]
  ) -> Unmanaged<AnyObject>? {
    guard let selector else { return nil }
    guard let result = deliver(selector, to: target, arguments: arguments) else { return nil }
    return AutoreleasePool.handOut(result as AnyObject)
  }
}
