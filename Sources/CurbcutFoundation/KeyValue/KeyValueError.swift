import Foundation

/// Why a value could not be read or set by its key.
package enum KeyValueError: Error, CustomStringConvertible {
  /// The class has no property of that name, or none that can be set.
  case undefinedKey(type: AnyClass, key: String, isSetting: Bool)
  /// The value is of a type that the property does not accept; `found` is nil when the value is nil.
  case mismatch(type: AnyClass, key: String, expected: Any.Type, found: Any.Type?)

  package var description: String {
    switch self {
    case .undefinedKey(let type, let key, let isSetting):
      let method = isSetting ? "setValue:forUndefinedKey:" : "valueForUndefinedKey:"
      return "[<\(type)> \(method)]: this class is not key value coding-compliant for the key \(key)."
    case .mismatch(let type, let key, let expected, let found):
      return "\(key) of \(type) must be \(expected), but the value is \(found.map { "\($0)" } ?? "nil")"
    }
  }

  /// Ends the app for a key that the class of an object has no property for, as iOS does.
  ///
  /// Where not all properties of the class are known, it is only reported on standard error, once.
  static func raiseUndefinedKey(_ key: String, of object: any NSObjectProtocol, isSetting: Bool) {
    let type: AnyClass = type(of: object)
    guard ObjCRuntime.isFullyKnown(type) else {
      return ObjCRuntime.report("\(undefinedKey(type: type, key: key, isSetting: isSetting))")
    }
    let method = isSetting ? "setValue:forUndefinedKey:" : "valueForUndefinedKey:"
    NSException.raise(
      .undefinedKeyException,
      "[\(ObjCRuntime.reference(to: object)) \(method)]: this class is not key value coding-compliant for the key \(key)."
    )
  }
}
