import CurbcutFoundation

/// What the result of a request for many objects is.
///
/// Follows <https://developer.apple.com/documentation/coredata/nsbatchdeleterequestresulttype>.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  /// Whether it was done.
  case resultTypeStatusOnly
  /// The identifiers of the objects.
  case resultTypeObjectIDs
  /// How many objects there were.
  case resultTypeCount
}

/// What the result of a request for many new objects is.
///
/// Follows <https://developer.apple.com/documentation/coredata/nsbatchinsertrequestresulttype>.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
  /// Whether it was done.
  case statusOnly
  /// The identifiers of the objects.
  case objectIDs
  /// How many objects there were.
  case count
}

/// What the result of a request that changes many objects is.
///
/// Follows <https://developer.apple.com/documentation/coredata/nsbatchupdaterequestresulttype>.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  /// Whether it was done.
  case statusOnlyResultType
  /// The identifiers of the objects.
  case updatedObjectIDsResultType
  /// How many objects there were.
  case updatedObjectsCountResultType
}

/// Deletes objects in the stores, past all contexts.
///
/// Follows <https://developer.apple.com/documentation/coredata/nsbatchdeleterequest>.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// What finds the objects.
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  /// What the result is.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

  /// Deletes what a request finds.
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) { fetchRequest = fetch }

  /// Deletes the objects with some identifiers, which are of one entity.
  public convenience init(objectIDs objects: [NSManagedObjectID]) {
    let request = NSFetchRequest<any NSFetchRequestResult>()
    request.entity = objects.first?.entity
    let wanted = Set(objects)
    request.predicate = NSPredicate { object, _ in
      (object as? NSManagedObject).map { wanted.contains($0.objectID) } ?? false
    }
    self.init(fetchRequest: request)
  }
}

/// Adds objects to the stores, past all contexts.
///
/// Follows <https://developer.apple.com/documentation/coredata/nsbatchinsertrequest>.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
  /// The name of the entity.
  public let entityName: String
  /// The values of each object by the names of properties.
  open var objectsToInsert: [[String: Any]]?
  /// Fills the values of the next object; true when there is none.
  open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
  /// Fills the next object; true when there is none.
  open var managedObjectHandler: ((NSManagedObject) -> Bool)?
  /// What the result is.
  open var resultType = NSBatchInsertRequestResultType.statusOnly

  /// Adds an object for each dictionary of values.
  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    self.entityName = entityName
    objectsToInsert = dictionaries
  }

  /// Adds objects as long as a closure fills dictionaries.
  public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
    self.entityName = entityName
    dictionaryHandler = handler
  }

  /// Adds objects as long as a closure fills them.
  public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
    self.entityName = entityName
    managedObjectHandler = handler
  }

  /// Adds objects of an entity as long as a closure fills dictionaries.
  public convenience init(
    entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) {
    self.init(entityName: entity.name ?? "", dictionaryHandler: handler)
  }

  /// Adds objects of an entity as long as a closure fills them.
  public convenience init(
    entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) {
    self.init(entityName: entity.name ?? "", managedObjectHandler: handler)
  }

  /// Adds an object of an entity for each dictionary of values.
  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: dictionaries)
  }
}

/// Changes objects in the stores, past all contexts.
///
/// Follows <https://developer.apple.com/documentation/coredata/nsbatchupdaterequest>.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  /// The name of the entity.
  public let entityName: String
  /// What the objects have to fulfil; nil for all.
  open var predicate: NSPredicate?
  /// Whether objects of entities that inherit from the entity are changed, too.
  open var includesSubentities = true
  /// The new values by the names of properties: values, or expressions.
  open var propertiesToUpdate: [AnyHashable: Any]?
  /// What the result is.
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType

  /// Changes objects of an entity.
  public init(entityName: String) { self.entityName = entityName }

  /// Changes objects of an entity.
  public convenience init(entity: NSEntityDescription) { self.init(entityName: entity.name ?? "") }
}

/// What came of a request that deletes.
///
/// Follows <https://developer.apple.com/documentation/coredata/nsbatchdeleteresult>.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// What was asked for: a Boolean, identifiers or a number.
  public let result: Any?
  /// What was asked for.
  public let resultType: NSBatchDeleteRequestResultType

  init(_ ids: [NSManagedObjectID], _ type: NSBatchDeleteRequestResultType) {
    resultType = type
    result =
      switch type {
      case .resultTypeStatusOnly: true
      case .resultTypeObjectIDs: ids
      case .resultTypeCount: ids.count
      }
  }
}

/// What came of a request that inserts.
///
/// Follows <https://developer.apple.com/documentation/coredata/nsbatchinsertresult>.
open class NSBatchInsertResult: NSPersistentStoreResult {
  /// What was asked for: a Boolean, identifiers or a number.
  public let result: Any?
  /// What was asked for.
  public let resultType: NSBatchInsertRequestResultType

  init(_ ids: [NSManagedObjectID], _ type: NSBatchInsertRequestResultType) {
    resultType = type
    result =
      switch type {
      case .statusOnly: true
      case .objectIDs: ids
      case .count: ids.count
      }
  }
}

/// What came of a request that changes.
///
/// Follows <https://developer.apple.com/documentation/coredata/nsbatchupdateresult>.
open class NSBatchUpdateResult: NSPersistentStoreResult {
  /// What was asked for: a Boolean, identifiers or a number.
  public let result: Any?
  /// What was asked for.
  public let resultType: NSBatchUpdateRequestResultType

  init(_ ids: [NSManagedObjectID], _ type: NSBatchUpdateRequestResultType) {
    resultType = type
    result =
      switch type {
      case .statusOnlyResultType: true
      case .updatedObjectIDsResultType: ids
      case .updatedObjectsCountResultType: ids.count
      }
  }
}
