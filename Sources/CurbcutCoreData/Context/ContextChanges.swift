import CurbcutFoundation

/// The objects of a context that the next save will write.
struct ContextChanges {
  var inserted: Set<NSManagedObject> = []
  var updated: Set<NSManagedObject> = []
  var deleted: Set<NSManagedObject> = []

  var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }
}

/// What observers of a context have not been told yet.
struct ContextEvent {
  var inserted: Set<NSManagedObject> = []
  var updated: Set<NSManagedObject> = []
  var deleted: Set<NSManagedObject> = []
  var refreshed: Set<NSManagedObject> = []

  var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty }

  var userInfo: [AnyHashable: Any] {
    var information: [AnyHashable: Any] = [:]
    if !inserted.isEmpty { information[NSInsertedObjectsKey] = inserted }
    if !updated.isEmpty { information[NSUpdatedObjectsKey] = updated }
    if !deleted.isEmpty { information[NSDeletedObjectsKey] = deleted }
    if !refreshed.isEmpty { information[NSRefreshedObjectsKey] = refreshed }
    return information
  }
}

/// What a context has saved, for other contexts.
struct SavedChanges: @unchecked Sendable {
  var inserted: [NSManagedObjectID] = []
  var updated: [NSManagedObjectID] = []
  var deleted: [NSManagedObjectID] = []
}

/// The key under which a notification has the objects that are new.
public let NSInsertedObjectsKey = "inserted"
/// The key under which a notification has the objects that have changed.
public let NSUpdatedObjectsKey = "updated"
/// The key under which a notification has the objects that are deleted.
public let NSDeletedObjectsKey = "deleted"
/// The key under which a notification has the objects that took what others have saved.
public let NSRefreshedObjectsKey = "refreshed"
/// The key under which a notification says that all objects are invalid.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
/// The key under which changes of batches have the identifiers of new objects.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// The key under which changes of batches have the identifiers of changed objects.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// The key under which changes of batches have the identifiers of deleted objects.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"

extension NSNotification.Name {
  /// Objects of a context have changed.
  public static let NSManagedObjectContextObjectsDidChange = Self(
    "NSObjectsChangedInManagingContextNotification")
  /// A context is about to save.
  public static let NSManagedObjectContextWillSave = Self("NSManagingContextWillSaveChangesNotification")
  /// A context has saved.
  public static let NSManagedObjectContextDidSave = Self("NSManagingContextDidSaveChangesNotification")
  /// A context has saved; with the identifiers of the objects.
  public static let NSManagedObjectContextDidSaveObjectIDs = Self(
    "NSManagedObjectContextDidSaveObjectIDsNotification")
  /// What a store has was changed, for stores with `NSPersistentStoreRemoteChangeNotificationPostOptionKey`.
  public static let NSPersistentStoreRemoteChange = Self("NSPersistentStoreRemoteChangeNotification")
}
