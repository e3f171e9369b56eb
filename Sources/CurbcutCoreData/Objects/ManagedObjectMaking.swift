import CurbcutFoundation

/// Makes objects of the classes that entities name.
enum ManagedObjectMaking {
  private struct Pending {
    var entity: NSEntityDescription
    var context: NSManagedObjectContext?
    var id: NSManagedObjectID?
  }

  private static let key = "CurbcutCoreData.pending"

  /// Creates a new object in a context.
  static func make(_ entity: NSEntityDescription, _ context: NSManagedObjectContext?) -> NSManagedObject {
    make(Pending(entity: entity, context: context))
  }

  /// Creates the object that stands for what a store has.
  static func fault(_ id: NSManagedObjectID, in context: NSManagedObjectContext) -> NSManagedObject {
    make(Pending(entity: id.entity, context: context, id: id))
  }

  private static func make(_ pending: Pending) -> NSManagedObject {
    let storage = Thread.current.threadDictionary
    let outer = storage[key]
    storage[key] = pending
    defer { storage[key] = outer }
    let type = self.type(of: pending.entity)
    // The convenience initializer below takes what is pending.
    return ObjectMaking.make(type, .managedObject) ?? NSManagedObject(made: ())
  }

  /// The class of an entity's objects; `NSManagedObject` where there is none of the name.
  static func type(of entity: NSEntityDescription) -> NSManagedObject.Type {
    let name = entity.managedObjectClassName ?? "NSManagedObject"
    let bare = name.hasPrefix(".") ? String(name.dropFirst()) : name
    return ObjCRuntime.class(named: bare) as? NSManagedObject.Type ?? NSManagedObject.self
  }

  /// What the object that is being made is of, where it belongs, and its identifier if it is not new.
  fileprivate static func taken() -> (NSEntityDescription, NSManagedObjectContext?, NSManagedObjectID?) {
    guard let pending = Thread.current.threadDictionary[key] as? Pending else {
      NSException.end(.internalInconsistencyException, "An object of Core Data is made without an entity.")
    }
    Thread.current.threadDictionary[key] = nil
    return (pending.entity, pending.context, pending.id)
  }
}

extension NSManagedObject {
  @usableFromInline
  @_silgen_name("curbcut_NSManagedObject_make")
  convenience init(made: Void) {
    let (entity, context, id) = ManagedObjectMaking.taken()
    NSManagedObject.idOfNext = id
    self.init(entity: entity, insertInto: context)
  }

  /// The identifier of the object that the next call of the initializer makes; nil for a new one.
  private static let nextKey = "CurbcutCoreData.next"
  static var idOfNext: NSManagedObjectID? {
    get { Thread.current.threadDictionary[nextKey] as? NSManagedObjectID }
    set { Thread.current.threadDictionary[nextKey] = newValue }
  }
}
