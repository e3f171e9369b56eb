import Foundation

extension NSUserActivity {
  /// Keeps a value in ``userInfo``.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/nsuseractivity/settypedpayload(_:)>.
  public func setTypedPayload<T: Codable>(_ payload: T) throws {
    let object = try JSONSerialization.jsonObject(
      with: JSONEncoder().encode(payload), options: .fragmentsAllowed)
    guard let values = object as? [String: Any] else {
      throw CocoaError(.coderInvalidValue)
    }
    addUserInfoEntries(from: values)
  }

  /// The value that ``userInfo`` was made from.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/nsuseractivity/typedpayload(_:)>.
  public func typedPayload<T: Codable>(_ type: T.Type) throws -> T {
    let values = Dictionary(
      uniqueKeysWithValues: (userInfo ?? [:]).compactMap { key, value in (key as? String).map { ($0, value) }
      })
    return try JSONDecoder().decode(T.self, from: JSONSerialization.data(withJSONObject: values))
  }
}
