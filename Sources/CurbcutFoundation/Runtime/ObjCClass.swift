import Foundation

/// Registers what a class can be asked for by name: methods, properties, segue actions.
///
/// Swift on Linux has no Objective-C runtime; a class declares here what it responds to, and how. Lowering adds these
/// calls to sources written for Apple's platforms.
///
/// The closures are marked `@MainActor` so that they may use UIKit's classes, but run on the thread on which the
/// message is sent, as on iOS.
public struct ObjCClass<Object: AnyObject> {
  var table = ObjCTable()

  /// Registers a method of the class's objects.
  ///
  /// - Parameters:
  ///   - selector: the method's name, with a colon for each argument.
  ///   - body: calls the method on an object, with arguments; what it returns is the method's result.
  public mutating func method<Result>(
    _ selector: String, _ body: @escaping @MainActor (Object, ObjCArguments) throws -> Result
  ) {
    let call = unsafeBitCast(body, to: ((Object, ObjCArguments) throws -> Result).self)
    table.methods[selector] = { object, arguments in
      ObjCValue.flattened(try call(unsafeDowncast(object, to: Object.self), arguments))
    }
  }

  /// Registers a method of the class itself.
  ///
  /// - Parameters:
  ///   - selector: the method's name, with a colon for each argument.
  ///   - body: calls the method on the class or a subclass, with arguments.
  public mutating func classMethod<Result>(
    _ selector: String, _ body: @escaping @MainActor (Object.Type, ObjCArguments) throws -> Result
  ) {
    let call = unsafeBitCast(body, to: ((Object.Type, ObjCArguments) throws -> Result).self)
    table.classMethods[selector] = { type, arguments in
      guard let type = type as? Object.Type else { return nil }
      return ObjCValue.flattened(try call(type, arguments))
    }
  }

  /// Registers a property that can be read and set.
  ///
  /// It is available to key-value coding, and through its getter's and setter's selectors.
  ///
  /// - Parameters:
  ///   - name: the property's name.
  ///   - get: reads the property of an object.
  ///   - set: sets the property of an object.
  public mutating func property<Value>(
    _ name: String, get: @escaping @MainActor (Object) -> Value,
    set: @escaping @MainActor (Object, Value) -> Void
  ) {
    property(name, get: get)
    let write = unsafeBitCast(set, to: ((Object, Value) -> Void).self)
    table.properties[name]?.set = { object, raw in
      guard let value = ObjCValue.convert(raw, to: Value.self) else {
        throw KeyValueError.mismatch(
          type: type(of: object), key: name, expected: Value.self, found: raw.map { type(of: $0) })
      }
      write(unsafeDowncast(object, to: Object.self), value)
    }
  }

  /// Registers a property that can only be read.
  ///
  /// - Parameters:
  ///   - name: the property's name.
  ///   - get: reads the property of an object.
  public mutating func property<Value>(_ name: String, get: @escaping @MainActor (Object) -> Value) {
    let read = unsafeBitCast(get, to: ((Object) -> Value).self)
    table.properties[name] = ObjCTable.Property(type: Value.self) { object in
      ObjCValue.flattened(read(unsafeDowncast(object, to: Object.self)))
    }
  }

  /// Registers a segue action: a method that creates a segue's destination view controller.
  ///
  /// - Parameters:
  ///   - selector: the method's name; one to three colons.
  ///   - body: calls the method with a coder, the sender and the segue's identifier, not all of which it needs to
  ///     use.
  public mutating func segueAction<Result>(
    _ selector: String,
    _ body: @escaping @MainActor (Object, NSCoder, Any?, String?) throws -> Result
  ) {
    let call = unsafeBitCast(body, to: ((Object, NSCoder, Any?, String?) throws -> Result).self)
    let method: ObjCTable.Method = { object, arguments in
      let identifier: String? = try arguments.value(2)
      let sender = arguments.values.count > 1 ? arguments.values[1] : nil
      return ObjCValue.flattened(
        try call(unsafeDowncast(object, to: Object.self), arguments.value(0), sender, identifier))
    }
    table.segueActions[selector] = method
    table.methods[selector] = method
  }
}

/// What one class responds to by name, without what it inherits.
struct ObjCTable {
  typealias Method = (_ object: AnyObject, _ arguments: ObjCArguments) throws -> Any?
  typealias ClassMethod = (_ type: AnyClass, _ arguments: ObjCArguments) throws -> Any?

  struct Property {
    var type: Any.Type
    var get: (_ object: AnyObject) -> Any?
    var set: ((_ object: AnyObject, _ value: Any?) throws -> Void)?

    init(type: Any.Type, get: @escaping (AnyObject) -> Any?) {
      self.type = type
      self.get = get
    }
  }

  var methods: [String: Method] = [:]
  var classMethods: [String: ClassMethod] = [:]
  var properties: [String: Property] = [:]
  var segueActions: [String: Method] = [:]

  /// Merges another table of the same class; the newer entry wins.
  mutating func merge(_ other: ObjCTable) {
    methods.merge(other.methods) { $1 }
    classMethods.merge(other.classMethods) { $1 }
    properties.merge(other.properties) { $1 }
    segueActions.merge(other.segueActions) { $1 }
  }

  /// The method of a selector: one registered as such, else a property's getter or setter.
  func method(_ selector: String) -> Method? {
    if let method = methods[selector] { return method }
    if let property = properties[selector] { return { object, _ in property.get(object) } }
    guard let name = Self.propertySet(by: selector), let set = property(name)?.set else { return nil }
    return { object, arguments in
      try set(object, arguments.values.first ?? nil)
      return nil
    }
  }

  /// The property for a key; `hidden` also finds `isHidden`.
  func property(_ key: String) -> Property? {
    if let property = properties[key] { return property }
    guard let first = key.first, first.isLowercase else { return nil }
    return properties["is\(first.uppercased())\(key.dropFirst())"]
  }

  /// The property that a setter such as `setName:` sets; nil when the selector is not a setter's.
  private static func propertySet(by selector: String) -> String? {
    guard selector.hasPrefix("set"), selector.hasSuffix(":") else { return nil }
    let name = selector.dropFirst(3).dropLast()
    guard let first = name.first, first.isUppercase, !name.contains(":") else { return nil }
    return first.lowercased() + name.dropFirst()
  }
}
