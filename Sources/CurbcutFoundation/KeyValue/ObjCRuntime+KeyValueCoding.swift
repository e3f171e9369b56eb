import Foundation

extension ObjCRuntime {
  /// Sets a registered property, by the rules of key-value coding.
  ///
  /// - Parameters:
  ///   - value: the value; numbers are converted to the property's type.
  ///   - key: the property's name.
  ///   - object: the object that has the property.
  /// - Throws: `KeyValueError` when there is no such property, or the value is of another type.
  package static func setValue(_ value: Any?, forKey key: String, of object: AnyObject) throws {
    guard isObserving else { return try set(value, forKey: key, of: object) }
    try Observations.shared.setting(object, key) { try set(value, forKey: key, of: object) }
  }

  /// Sets a registered property without telling its observers.
  static func set(_ value: Any?, forKey key: String, of object: AnyObject) throws {
    let type: AnyClass = type(of: object)
    if let property = ObjCStorage.shared.property(key, of: type), let set = property.set {
      return try set(object, value)
    }
    if let first = key.first,
      let method = ObjCStorage.shared.method("set\(first.uppercased())\(key.dropFirst()):", of: type)
    {
      _ = try method(object, ObjCArguments(selector: Selector(key), values: [value]))
      return
    }
    switch object {
    case let dictionary as NSMutableDictionary: dictionary.setDictionaryValue(value, forKey: key)
    case let defaults as UserDefaults: defaults.set(value, forKey: key)
    default: throw KeyValueError.undefinedKey(type: type, key: key, isSetting: true)
    }
  }

  /// Reads a registered property, or calls the method of that name; maps over arrays and sets.
  ///
  /// - Parameters:
  ///   - key: the property's name.
  ///   - object: the object that has the property.
  /// - Returns: the value.
  /// - Throws: `KeyValueError` when there is no such property.
  package static func value(forKey key: String, of object: AnyObject) throws -> Any? {
    let type: AnyClass = type(of: object)
    if let property = ObjCStorage.shared.property(key, of: type) { return property.get(object) }
    if let first = key.first {
      let capitalized = "\(first.uppercased())\(key.dropFirst())"
      for name in ["get\(capitalized)", key, "is\(capitalized)"] {
        guard let method = ObjCStorage.shared.method(name, of: type) else { continue }
        return try method(object, ObjCArguments(selector: Selector(name), values: []))
      }
    }
    switch object {
    case let array as NSArray: return CollectionOperator.values(of: key, in: array.map { $0 })
    case let set as NSSet:
      let values = CollectionOperator.values(of: key, in: set.map { $0 })
      return NSSet(array: values)
    case let dictionary as NSDictionary: return dictionary.object(forKey: key)
    case let defaults as UserDefaults: return defaults.object(forKey: key)
    default:
      if let read = FoundationKeys.getter(key, of: object) { return read() }
      throw KeyValueError.undefinedKey(type: type, key: key, isSetting: false)
    }
  }

  /// Calls a class's own override of a method of `NSObject` if it has one, otherwise the fallback.
  ///
  /// Subclasses of Foundation's `NSObject` cannot override what an extension declares; they register their version
  /// instead. When that version calls `super`, the call arrives here again.
  ///
  /// - Parameters:
  ///   - selector: the method.
  ///   - object: the object.
  ///   - arguments: the arguments.
  ///   - fallback: does what `NSObject` does.
  static func override<Result>(
    _ selector: String, of object: AnyObject, arguments: [Any?], else fallback: () -> Result
  ) -> Result {
    guard let method = ObjCStorage.shared.method(selector, of: type(of: object)) else { return fallback() }
    let call = "\(selector) \(UInt(bitPattern: ObjectIdentifier(object)))"
    let storage = Thread.current.threadDictionary
    let running = storage[overridesKey] as? Set<String> ?? []
    guard !running.contains(call) else { return fallback() }
    storage[overridesKey] = running.union([call])
    defer { storage[overridesKey] = running }
    do {
      let raw = try method(object, ObjCArguments(selector: Selector(selector), values: arguments))
      if Result.self == Void.self, let nothing = () as? Result { return nothing }
      if let result = ObjCValue.convert(raw, to: Result.self) { return result }
    } catch {
      report("\(error)")
    }
    return fallback()
  }

  private static let overridesKey = "CurbcutFoundation.overrides"
}
