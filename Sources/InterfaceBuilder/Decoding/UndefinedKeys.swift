import CurbcutFoundation

/// Offers a value to an object that has no property of that name, as key-value coding does.
@MainActor
enum UndefinedKeys {
  /// Calls `setValue(_:forUndefinedKey:)`. Returns false if the class does not handle the key there.
  ///
  /// `NSObject`'s own implementation reports the key. That report does not count as handling, and is suppressed, since
  /// the caller knows the place in the document.
  static func set(_ value: Any?, _ key: String, of object: AnyObject) -> Bool {
    let selector = Selector("setValue:forUndefinedKey:")
    guard ObjCRuntime.responds(object, to: selector) else { return false }
    let before = ObjCRuntime.reportListener
    let heard = Heard()
    ObjCRuntime.reportListener = { heard.messages.append($0) }
    let raised = NSException.trapping {
      ObjCRuntime.deliver(selector, to: object, arguments: [value, key])
    }
    ObjCRuntime.reportListener = before
    let others = raised.filter { $0.name != .undefinedKeyException }
    for exception in others { exception.raise() }
    if others.count < raised.count { return false }
    let refusals = heard.messages.filter { $0.contains("not key value coding-compliant") }
    for message in heard.messages where !refusals.contains(message) { ObjCRuntime.report(message) }
    return refusals.isEmpty
  }

  /// Sendable, since only one call on one thread uses it.
  private final class Heard: @unchecked Sendable {
    var messages: [String] = []
  }
}
