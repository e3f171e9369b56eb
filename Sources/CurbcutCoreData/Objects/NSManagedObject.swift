import CurbcutCombine
import CurbcutFoundation

/// An object that a context keeps, and a store saves.
///
/// Follows <https://developer.apple.com/documentation/coredata/nsmanagedobject>.
open class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject {
  /// The context that the object is in; nil once it was taken out.
  public internal(set) final weak var managedObjectContext: NSManagedObjectContext?
  /// What the object is.
  public final let entity: NSEntityDescription
  /// The identifier, which changes when a new object is saved for the first time.
  public internal(set) final var objectID: NSManagedObjectID
  /// Whether the values have not been fetched from the store yet.
  public internal(set) final var isFault = false
  /// Whether the object is new, and will be added with the next save.
  public final var isInserted: Bool { managedObjectContext?.changes.inserted.contains(self) ?? false }
  /// Whether the object has changes that the next save will write.
  public final var isUpdated: Bool { managedObjectContext?.changes.updated.contains(self) ?? false }
  /// Whether the object will be removed with the next save.
  public final var isDeleted: Bool { managedObjectContext?.changes.deleted.contains(self) ?? false }
  /// Whether the object differs from what was saved.
  public final var hasChanges: Bool { isInserted || isUpdated || isDeleted }
  /// Whether the object has values that differ from those that were saved.
  public final var hasPersistentChangedValues: Bool {
    isInserted || isDeleted
      || changedValues().keys.contains { entity.propertiesByName[$0]?.isTransient == false }
  }
  /// How often the object is being waked or turned into a fault: 0 when it is neither.
  public internal(set) final var faultingState = 0
  /// Tells observers before a value changes.
  public final let objectWillChange = ObservableObjectPublisher()

  /// The values: those of attributes as they are kept, related objects, and lists of these.
  final var values: [String: Any] = [:]
  /// The values as they were when the object was fetched or saved last.
  final var row = Row()
  /// The names of values that were changed since.
  final var changedKeys: Set<String> = []
  /// Objects in the order in which they were made.
  final let makingOrder = MakingOrder.next()

  /// Creates an object of an entity, and puts it into a context.
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    ManagedObjectValues.prepare()
    let known = NSManagedObject.idOfNext
    NSManagedObject.idOfNext = nil
    self.entity = entity
    objectID = known ?? NSManagedObjectID(entity, .temporary(UUID()), in: nil)
    managedObjectContext = context
    super.init()
    if known != nil {
      isFault = true
      return
    }
    for (name, attribute) in entity.attributesByName {
      if let value = attribute.defaultValue { values[name] = AttributeValue.kept(value, attribute) }
    }
    if let context {
      context.register(self)
      context.insert(self)
    }
  }

  /// Creates an object of no entity, in no context. It has no properties: Core Data says so on the console, as on iOS.
  public override convenience init() {
    HostMessages.write(
      "CoreData: error: Failed to call designated initializer on NSManagedObject class '\(Self.self)'\n")
    self.init(entity: NSEntityDescription(), insertInto: nil)
  }

  /// Creates an object of the class's entity in a context. An entity that the model does not have raises
  /// `NSInvalidArgumentException`.
  public convenience init(context moc: NSManagedObjectContext) {
    guard let entity = moc.model?.entity(of: Self.self) else {
      NSException.end(
        .invalidArgumentException,
        "An NSManagedObject of class '\(ObjCRuntime.name(of: Self.self))' must have a valid NSEntityDescription."
      )
    }
    self.init(entity: entity, insertInto: moc)
  }

  /// The entity of the class, as a model that is loaded has it.
  open class func entity() -> NSEntityDescription {
    guard let entity = NSPersistentStoreCoordinator.entity(of: self) else {
      NSException.end(
        .invalidArgumentException,
        "\(ObjCRuntime.name(of: self)) entity: no model that is loaded has an entity of this class.")
    }
    return entity
  }

  /// A request for all objects of the class.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: NSPersistentStoreCoordinator.entity(of: self)?.name ?? "\(self)")
  }

  // MARK: Values

  /// The value of a property; nil for none. A number is an `NSNumber`, related objects are an `NSSet` or `NSOrderedSet`.
  open func value(forKey key: String) -> Any? {
    guard entity.propertiesByName[key] != nil else { return ObjCRuntime.valueOrReport(forKey: key, of: self) }
    willAccessValue(forKey: key)
    defer { didAccessValue(forKey: key) }
    return primitiveValue(forKey: key)
  }

  /// Sets the value of a property.
  open func setValue(_ value: Any?, forKey key: String) {
    guard entity.propertiesByName[key] != nil else {
      return ObjCRuntime.setValueOrReport(value, forKey: key, of: self)
    }
    willChangeValue(forKey: key)
    setPrimitiveValue(value, forKey: key)
    didChangeValue(forKey: key)
  }

  /// The value of a property as it is in memory.
  open func primitiveValue(forKey key: String) -> Any? {
    fire()
    guard let relationship = entity.propertiesByName[key] as? NSRelationshipDescription else {
      return values[key]
    }
    guard relationship.isToMany else { return values[key] }
    let objects = values[key] as? [NSManagedObject] ?? []
    return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }

  /// Sets the value of a property in memory, and tells nobody.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    fire()
    switch entity.propertiesByName[key] {
    case let attribute as NSAttributeDescription: values[key] = AttributeValue.kept(value, attribute)
    case let relationship as NSRelationshipDescription where relationship.isToMany:
      relate(relationship, RelatedObjects.list(value))
    case let relationship as NSRelationshipDescription:
      relate(relationship, (value as? NSManagedObject).map { [$0] } ?? [])
    default: values[key] = value
    }
  }

  /// To be called before a value is read by other means.
  open func willAccessValue(forKey key: String?) { fire() }

  /// To be called after a value was read by other means.
  open func didAccessValue(forKey key: String?) {}

  /// Tells that a value is about to change.
  open func willChangeValue(forKey key: String) {
    fire()
    guard managedObjectContext != nil else { return }
    objectWillChange.send()
  }

  /// Tells that a value has changed.
  open func didChangeValue(forKey key: String) {
    changedKeys.insert(key)
    managedObjectContext?.objectDidChange(self, key)
  }

  /// The values that differ from those that were saved last, by their names; `NSNull` for nil.
  open func changedValues() -> [String: Any] {
    Dictionary(changedKeys.filter { isChanged($0) }.map { ($0, primitiveValue(forKey: $0) ?? NSNull()) }) {
      $1
    }
  }

  /// The values that have changed since the last notification.
  open func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }

  /// The values as they were fetched or saved last; `NSNull` for nil.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    fire()
    return Dictionary(
      (keys ?? Array(entity.propertiesByName.keys)).map { ($0, committedValue(forKey: $0) ?? NSNull()) }
    ) { $1 }
  }

  private func committedValue(forKey key: String) -> Any? {
    switch row.values[key] {
    case .attribute(let value): value
    case .one(let id): managedObjectContext?.object(with: id)
    case .many(let ids): NSSet(array: ids.compactMap { managedObjectContext?.object(with: $0) })
    case nil: nil
    }
  }

  private func isChanged(_ key: String) -> Bool {
    switch (rowValue(forKey: key), row.values[key]) {
    case (nil, nil): false
    case (let now?, let before?): !now.isSame(as: before)
    default: true
    }
  }

  /// The present value in the form in which it is saved.
  final func rowValue(forKey key: String) -> RowValue? {
    guard let value = values[key] else { return nil }
    guard let relationship = entity.propertiesByName[key] as? NSRelationshipDescription else {
      return .attribute(value)
    }
    if relationship.isToMany {
      let objects = value as? [NSManagedObject] ?? []
      return objects.isEmpty ? nil : .many(objects.map(\.objectID))
    }
    return (value as? NSManagedObject).map { .one($0.objectID) }
  }

  /// Whether the objects of a relationship have not been fetched yet.
  open func hasFault(forRelationshipNamed key: String) -> Bool { isFault }

  /// The identifiers of the objects of a relationship.
  open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    fire()
    if let one = values[key] as? NSManagedObject { return [one.objectID] }
    return (values[key] as? [NSManagedObject] ?? []).map(\.objectID)
  }

  /// Gets the values from the store if they have not been fetched yet.
  final func fire() {
    guard isFault, let context = managedObjectContext else { return }
    guard let row = context.row(of: objectID) else {
      NSException.raise(
        NSExceptionName("NSObjectInaccessibleException"),
        "CoreData could not fulfill a fault for '\(objectID)'.")
      isFault = false
      return
    }
    isFault = false
    take(row)
    faultingState += 1
    awakeFromFetch()
    faultingState -= 1
  }

  /// Takes the values of a store.
  ///
  /// - Parameter kept: the names of values that stay as they are.
  final func take(_ row: Row, keeping kept: Set<String> = []) {
    self.row = row
    values = values.filter { kept.contains($0.key) || entity.propertiesByName[$0.key]?.isTransient == true }
    guard let context = managedObjectContext else { return }
    for (key, value) in row.values where !kept.contains(key) {
      switch value {
      case .attribute(let value): values[key] = value
      case .one(let id): values[key] = context.object(with: id)
      case .many(let ids): values[key] = ids.map { context.object(with: $0) }
      }
    }
  }

  // MARK: Life

  /// Called when the object is new, to give it its first values.
  open func awakeFromInsert() {}

  /// Called when the values have come from the store.
  open func awakeFromFetch() {}

  /// Called before the object is saved.
  open func willSave() {}

  /// Called when the object has been saved.
  open func didSave() {}

  /// Called before the object is turned into a fault.
  open func willTurnIntoFault() {}

  /// Called when the object has been turned into a fault.
  open func didTurnIntoFault() {}

  /// Called when the object is about to be deleted.
  open func prepareForDeletion() {}

  // MARK: Validation

  /// Throws if the new object may not be saved.
  open func validateForInsert() throws { try validateProperties() }

  /// Throws if the changed object may not be saved.
  open func validateForUpdate() throws { try validateProperties() }

  /// Throws if the object may not be deleted.
  open func validateForDelete() throws { try validateDeletion() }
}
