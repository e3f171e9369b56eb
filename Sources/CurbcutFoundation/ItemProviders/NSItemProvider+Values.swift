import Foundation

/// Swift's values, which stand for objects of Foundation: a `String` for an `NSString`.
extension NSItemProvider {
  /// Whether a value can be made of what is registered.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/nsitemprovider/canloadobject(ofclass:)>.
  public func canLoadObject<Value: _ObjectiveCBridgeable>(ofClass: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: Value._ObjectiveCType.self)
  }

  /// Makes a value of what is registered, and passes it to the completion handler.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/nsitemprovider/loadobject(ofclass:completionhandler:)>.
  @discardableResult
  public func loadObject<Value: _ObjectiveCBridgeable>(
    ofClass: Value.Type, completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
  ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
    let convert: ((any NSItemProviderReading)?, (any Error)?) -> Void = { object, error in
      var value: Value?
      if let object = object as? Value._ObjectiveCType {
        _ = Value._conditionallyBridgeFromObjectiveC(object, result: &value)
      }
      completionHandler(value, error)
    }
    // It holds nothing but the handler, which may be called from anywhere.
    nonisolated(unsafe) let deliver = convert
    return loadObject(ofClass: Value._ObjectiveCType.self) { deliver($0, $1) }
  }
}
