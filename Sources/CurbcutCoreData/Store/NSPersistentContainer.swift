import CurbcutFoundation
import CurbcutSQLite

/// A model with its stores and contexts.
///
/// Follows <https://developer.apple.com/documentation/coredata/nspersistentcontainer>.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// The name, which that of the model is, and of the store's file.
  public let name: String
  /// The context of the main queue.
  public let viewContext: NSManagedObjectContext
  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// The coordinator of the stores.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The stores that ``loadPersistentStores(completionHandler:)`` opens.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// The folder of the stores that are given no address.
  open class func defaultDirectoryURL() -> URL { StoreFolder.url(group: nil) }

  /// Creates a container with the model of the same name in the app's bundle. Without one, all models of the bundle are
  /// merged.
  public convenience init(name: String) {
    let url =
      Bundle.main.url(forResource: name, withExtension: "momd")
      ?? Bundle.main.url(forResource: name, withExtension: "mom")
    if let model = url.flatMap({ NSManagedObjectModel(contentsOf: $0) }) {
      self.init(name: name, managedObjectModel: model)
      return
    }
    HostMessages.write("CoreData: error: Failed to load model named \(name)\n")
    self.init(name: name, managedObjectModel: .mergedModel(from: nil) ?? NSManagedObjectModel())
  }

  /// Creates a container with a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    viewContext.name = "viewContext"
    persistentStoreDescriptions = [
      NSPersistentStoreDescription(
        url: Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite"))
    ]
    super.init()
  }

  /// Opens the stores.
  ///
  /// - Parameter block: is called for each store, with the error if it could not be opened.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
  }

  /// Creates a context with a queue of its own.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Runs a closure with a context of its own, on that one's queue.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Runs a closure with a context of its own, on that one's queue, and waits for it.
  nonisolated(nonsending) public func performBackgroundTask<Value, Failure: Error>(
    _ block: @escaping (NSManagedObjectContext) throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let context = newBackgroundContext()
    return try await context.perform { () throws(Failure) -> Value in try block(context) }
  }
}

/// A container whose stores would be like a database of iCloud; there is no iCloud here, as for a user who is not signed
/// in.
///
/// Follows <https://developer.apple.com/documentation/coredata/nspersistentcloudkitcontainer>.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}
