import CurbcutFoundation

/// Offers values to objects that have no property of a name, as key-value coding does.
@MainActor
enum UndefinedKeys {
  /// Calls `setValue(_:forUndefinedKey:)`; false if the class does not take the key there.
  ///
  /// What `NSObject` itself does with the key is to report it: that is no answer, and is not passed on, as
  /// the document's place is known here.
  static func take(_ value: Any?, _ key: String, of object: AnyObject) -> Bool {
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

  /// Written and read by one call on one thread.
  private final class Heard: @unchecked Sendable {
    var messages: [String] = []
  }
}
