import CurbcutFoundation

/// Lets key-value coding reach the values of managed objects.
enum ManagedObjectValues {
  private static let isPrepared: Bool = {
    ObjCRuntime.register(NSManagedObject.self) {
      $0.method("valueForKey:") { object, arguments in
        object.value(forKey: try arguments.value(0) as String)
      }
      $0.method("setValue:forKey:") { object, arguments in
        object.setValue(arguments.values.first ?? nil, forKey: try arguments.value(1) as String)
      }
    }
    return true
  }()

  /// To be called before there is an object.
  static func prepare() { _ = isPrepared }
}

/// What stands for `@NSManaged` in lowered sources.
extension NSManagedObject {
  /// The value of a property that is never nil. As on iOS, a number without a value is 0, and a text is empty.
  @_disfavoredOverload
  public final func _managedValue<Value>(_ key: String) -> Value {
    let value = value(forKey: key)
    if let found = ObjCValue.convert(value, to: Value.self) { return found }
    if value == nil, let type = Value.self as? any ValueWithoutNil.Type, let zero = type.zeroValue as? Value {
      return zero
    }
    NSException.end(
      .invalidArgumentException,
      "The property '\(key)' of \(entity.name ?? "") is not declared as the \(Value.self) that is asked for.")
  }

  /// The value of a property.
  public final func _managedValue<Value>(_ key: String) -> Value? {
    value(forKey: key).flatMap { ObjCValue.convert($0, to: Value.self) }
  }

  /// Sets the value of a property.
  public final func _setManagedValue<Value>(_ value: Value, _ key: String) {
    setValue(ObjCValue.flattened(value), forKey: key)
  }

  /// Adds an object, or several, to those of a relationship; what stands for `addToItems(_:)`.
  public final func _addManaged(_ value: Any, _ key: String) {
    let new = RelatedObjects.list(value)
    change(key) { objects in objects += new.filter { !objects.contains($0) } }
  }

  /// Removes an object, or several, from those of a relationship; what stands for `removeFromItems(_:)`.
  public final func _removeManaged(_ value: Any, _ key: String) {
    let old = RelatedObjects.list(value)
    change(key) { objects in objects.removeAll { old.contains($0) } }
  }

  /// Adds an object at a place of an ordered relationship; what stands for `insertIntoItems(_:at:)`.
  public final func _insertManaged(_ value: NSManagedObject, at place: Int, _ key: String) {
    change(key) { $0.insert(value, at: min(place, $0.count)) }
  }

  /// Adds objects at places of an ordered relationship.
  public final func _insertManaged(_ values: [NSManagedObject], at places: NSIndexSet, _ key: String) {
    change(key) { objects in
      for (object, place) in zip(values, places) { objects.insert(object, at: min(place, objects.count)) }
    }
  }

  /// Removes the object at a place of an ordered relationship.
  public final func _removeManaged(at place: Int, _ key: String) {
    change(key) { if $0.indices.contains(place) { $0.remove(at: place) } }
  }

  /// Removes the objects at places of an ordered relationship.
  public final func _removeManaged(at places: NSIndexSet, _ key: String) {
    change(key) { objects in
      for place in places.reversed() where objects.indices.contains(place) { objects.remove(at: place) }
    }
  }

  /// Puts an object in the place of another one; what stands for `replaceItems(at:with:)`.
  public final func _replaceManaged(at place: Int, with value: NSManagedObject, _ key: String) {
    change(key) { if $0.indices.contains(place) { $0[place] = value } }
  }

  final func change(_ name: String, _ change: (inout [NSManagedObject]) -> Void) {
    fire()
    // A method's name does not tell whether the relationship's begins with a capital.
    let key = entity.propertiesByName[name] == nil ? name.prefix(1).uppercased() + name.dropFirst() : name
    var objects = values[key] as? [NSManagedObject] ?? []
    change(&objects)
    setValue(objects, forKey: key)
  }
}

/// A type of Swift whose properties have a value where a managed object has none.
private protocol ValueWithoutNil {
  static var zeroValue: Self { get }
}

extension Int: ValueWithoutNil { fileprivate static var zeroValue: Int { 0 } }
extension Int16: ValueWithoutNil { fileprivate static var zeroValue: Int16 { 0 } }
extension Int32: ValueWithoutNil { fileprivate static var zeroValue: Int32 { 0 } }
extension Int64: ValueWithoutNil { fileprivate static var zeroValue: Int64 { 0 } }
extension Double: ValueWithoutNil { fileprivate static var zeroValue: Double { 0 } }
extension Float: ValueWithoutNil { fileprivate static var zeroValue: Float { 0 } }
extension Bool: ValueWithoutNil { fileprivate static var zeroValue: Bool { false } }
extension String: ValueWithoutNil { fileprivate static var zeroValue: String { "" } }
extension Data: ValueWithoutNil { fileprivate static var zeroValue: Data { Data() } }
extension Date: ValueWithoutNil {
  fileprivate static var zeroValue: Date { Date(timeIntervalSinceReferenceDate: 0) }
}
