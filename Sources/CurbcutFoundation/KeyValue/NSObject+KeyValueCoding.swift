import Foundation

/// Key-value coding, of the properties that a class registered (``ObjCClass``).
///
/// Where iOS raises an exception, so does this; a value of a type that a property does not accept is reported on
/// standard error, and nothing is set.
/// Follows <https://developer.apple.com/documentation/foundation/object_runtime/nskeyvaluecoding>.
extension NSObjectProtocol {
  /// Sets a property by its name.
  ///
  /// - Parameters:
  ///   - value: the value; a number is converted to the property's type.
  ///   - key: the property's name.
  public func setValue(_ value: Any?, forKey key: String) {
    ObjCRuntime.override("setValue:forKey:", of: self, arguments: [value, key]) {
      ObjCRuntime.setValueOrReport(value, forKey: key, of: self)
    }
  }

  /// Reads a property by its name.
  ///
  /// - Parameter key: the property's name.
  /// - Returns: the value; nil for `nil`, and when there is no such property.
  public func value(forKey key: String) -> Any? {
    ObjCRuntime.override("valueForKey:", of: self, arguments: [key]) {
      ObjCRuntime.valueOrReport(forKey: key, of: self)
    }
  }

  /// Sets a property of an object that this one refers to.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - keyPath: the names of properties, from this object on, with dots between them.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    ObjCRuntime.override("setValue:forKeyPath:", of: self, arguments: [value, keyPath]) {
      guard let dot = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
      let owner = self.value(forKeyPath: String(keyPath[..<dot]))
      guard let owner = owner.map({ $0 as AnyObject }) as? NSObject else { return }
      owner.setValue(value, forKey: String(keyPath[keyPath.index(after: dot)...]))
    }
  }

  /// Reads a property of an object that this one refers to.
  ///
  /// - Parameter keyPath: the names of properties, from this object on, with dots between them; an operator such as
  ///   `@count` precedes the name it applies to.
  /// - Returns: the value; nil when any object along the path is nil.
  public func value(forKeyPath keyPath: String) -> Any? {
    ObjCRuntime.override("valueForKeyPath:", of: self, arguments: [keyPath]) {
      if keyPath.hasPrefix("@") { return ObjCRuntime.collectionValue(keyPath, of: self) }
      guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
      let rest = String(keyPath[keyPath.index(after: dot)...])
      guard let next = value(forKey: String(keyPath[..<dot])) else { return nil }
      return ((next as AnyObject) as? NSObject)?.value(forKeyPath: rest)
    }
  }

  /// Called when a value is set for a key that the class does not have; raises `NSUnknownKeyException`.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - key: the key.
  public func setValue(_ value: Any?, forUndefinedKey key: String) {
    ObjCRuntime.override("setValue:forUndefinedKey:", of: self, arguments: [value, key]) {
      KeyValueError.raiseUndefinedKey(key, of: self, isSetting: true)
    }
  }

  /// Called when a value is read for a key that the class does not have; raises `NSUnknownKeyException`.
  ///
  /// - Parameter key: the key.
  /// - Returns: nil.
  public func value(forUndefinedKey key: String) -> Any? {
    ObjCRuntime.override("valueForUndefinedKey:", of: self, arguments: [key]) {
      KeyValueError.raiseUndefinedKey(key, of: self, isSetting: false)
      return nil
    }
  }

  /// Called when nil is set for a key whose property cannot be nil; raises `NSInvalidArgumentException`.
  ///
  /// - Parameter key: the key.
  public func setNilValueForKey(_ key: String) {
    ObjCRuntime.override("setNilValueForKey:", of: self, arguments: [key]) {
      NSException.raise(
        .invalidArgumentException,
        "[\(ObjCRuntime.reference(to: self)) setNilValueForKey]: could not set nil as the value for the key \(key)."
      )
    }
  }

  /// Sets several properties.
  ///
  /// - Parameter keyedValues: values by the names of properties; `NSNull` sets nil.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
      setValue(value is NSNull ? nil : value, forKey: key)
    }
  }

  /// Reads several properties.
  ///
  /// - Parameter keys: the names of properties.
  /// - Returns: values by name; `NSNull` for nil.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { $1 }
  }
}

extension ObjCRuntime {
  /// Sets a property, or tells the object that it has none of that name.
  package static func setValueOrReport(_ value: Any?, forKey key: String, of object: any NSObjectProtocol) {
    do {
      try setValue(value, forKey: key, of: object)
    } catch KeyValueError.undefinedKey {
      object.setValue(value, forUndefinedKey: key)
    } catch KeyValueError.mismatch where value == nil {
      object.setNilValueForKey(key)
    } catch {
      report("\(error)")
    }
  }

  /// Reads a property, or tells the object that it has none of that name.
  package static func valueOrReport(forKey key: String, of object: any NSObjectProtocol) -> Any? {
    do {
      return try value(forKey: key, of: object)
    } catch KeyValueError.undefinedKey {
      return object.value(forUndefinedKey: key)
    } catch {
      report("\(error)")
      return nil
    }
  }

  /// The value of a key path that begins with an operator.
  static func collectionValue(_ keyPath: String, of object: any NSObjectProtocol) -> Any? {
    let parts = keyPath.split(separator: ".", maxSplits: 1)
    let elements: [Any]
    switch object {
    case let array as NSArray: elements = array.map { $0 }
    case let set as NSSet: elements = set.map { $0 }
    case let set as NSOrderedSet: elements = set.array
    default: return object.value(forUndefinedKey: keyPath)
    }
    guard let first = parts.first, let operation = CollectionOperator(rawValue: String(first)) else {
      return object.value(forUndefinedKey: keyPath)
    }
    return operation.value(of: elements, path: parts.count > 1 ? String(parts[1]) : "")
  }
}

extension NSMutableDictionary {
  /// Sets a value, or removes it for nil, as key-value coding does.
  func setDictionaryValue(_ value: Any?, forKey key: String) {
    if let value {
      setObject(value, forKey: key as NSString)
    } else {
      removeObject(forKey: key)
    }
  }
}
