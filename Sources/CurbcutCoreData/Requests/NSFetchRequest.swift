import CurbcutFoundation

/// What a fetch request finds: objects, their identifiers, dictionaries, or a number.
///
/// Follows <https://developer.apple.com/documentation/coredata/nsfetchrequestresult>.
public protocol NSFetchRequestResult: NSObjectProtocol, SendableMetatype {}

extension NSNumber: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}

/// What kind of result a request has.
///
/// Follows <https://developer.apple.com/documentation/coredata/nsfetchrequestresulttype>.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Managed objects.
  public static let managedObjectResultType = Self([])
  /// Identifiers of objects.
  public static let managedObjectIDResultType = Self(rawValue: 1)
  /// Values of some properties, by their names.
  public static let dictionaryResultType = Self(rawValue: 2)
  /// The number of objects.
  public static let countResultType = Self(rawValue: 4)
}

/// Something that is asked of stores.
///
/// Follows <https://developer.apple.com/documentation/coredata/nspersistentstorerequest>.
open class NSPersistentStoreRequest: NSObject {
  /// The stores that are asked; nil for all.
  open var affectedStores: [NSPersistentStore]?

  /// Creates a request.
  public override init() { super.init() }
}

/// Asks for the objects of an entity that fit.
///
/// Follows <https://developer.apple.com/documentation/coredata/nsfetchrequest>.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  /// The name of the entity.
  public private(set) var entityName: String?
  /// The entity.
  open var entity: NSEntityDescription? { didSet { entityName = entity?.name } }
  /// What the objects have to fulfil; nil for all.
  open var predicate: NSPredicate?
  /// The order of the objects.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The largest number of objects; 0 for any.
  open var fetchLimit = 0
  /// How many of the objects are passed over.
  open var fetchOffset = 0
  /// Kept for apps: objects are always fetched one by one.
  open var fetchBatchSize = 0
  /// Whether objects of entities that inherit from the entity are found, too.
  open var includesSubentities = true
  /// Kept for apps: values are fetched when they are asked for.
  open var includesPropertyValues = true
  /// Whether changes that are not saved yet count.
  open var includesPendingChanges = true
  /// Kept for apps: values are fetched when they are asked for.
  open var returnsObjectsAsFaults = true
  /// Kept for apps: related objects are fetched when they are asked for.
  open var relationshipKeyPathsForPrefetching: [String]?
  /// Whether objects without changes take the store's values anew.
  open var shouldRefreshRefetchedObjects = false
  /// What is found.
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  /// The properties of dictionaries: their names, descriptions or `NSExpressionDescription`s.
  open var propertiesToFetch: [Any]?
  /// The properties whose values are the same in each group of dictionaries.
  open var propertiesToGroupBy: [Any]?
  /// What a group has to fulfil.
  open var havingPredicate: NSPredicate?
  /// Whether equal dictionaries are found once.
  open var returnsDistinctResults = false

  /// Creates a request without an entity.
  public override init() { super.init() }

  /// Creates a request for the objects of an entity.
  public convenience init(entityName: String) {
    self.init()
    self.entityName = entityName
  }

  /// Runs the request in the context whose closure is running.
  open func execute() throws -> [ResultType] {
    guard let context = NSManagedObjectContext.current else {
      throw NSError.coreData(
        NSManagedObjectReferentialIntegrityError,
        "execute() has to be called in perform(_:) of a managed object context.")
    }
    return try context.fetch(self)
  }

  /// The entity in a model.
  func entity(in context: NSManagedObjectContext) throws -> NSEntityDescription {
    if let entity { return entity }
    if let found = entityName.flatMap({ context.model?.entitiesByName[$0] }) { return found }
    NSException.end(
      .invalidArgumentException,
      "A fetch request must have an entity; there is none named '\(entityName ?? "")' in the model.")
  }
}

/// A value that a request computes for its dictionaries.
///
/// Follows <https://developer.apple.com/documentation/coredata/nsexpressiondescription>.
open class NSExpressionDescription: NSPropertyDescription, @unchecked Sendable {
  /// What is computed.
  open var expression: NSExpression?
  /// The kind of the result.
  open var expressionResultType = NSAttributeType.undefinedAttributeType
}

/// Asks for objects without waiting for them.
///
/// Follows <https://developer.apple.com/documentation/coredata/nsasynchronousfetchrequest>.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest {
  /// What is asked for.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// Called with the result.
  public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?

  /// Creates a request with what is called at its end.
  public init(
    fetchRequest request: NSFetchRequest<ResultType>,
    completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
  ) {
    fetchRequest = request
    completionBlock = blk
  }
}

/// What came of a request.
///
/// Follows <https://developer.apple.com/documentation/coredata/nspersistentstoreresult>.
open class NSPersistentStoreResult: NSObject {}

/// What came of a request that nobody waited for.
///
/// Follows <https://developer.apple.com/documentation/coredata/nsasynchronousfetchresult>.
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreResult {
  /// What was found.
  public let finalResult: [ResultType]?
  /// The error, if there was one.
  public let operationError: (any Error)?

  init(_ result: Result<[ResultType], any Error>) {
    finalResult = try? result.get()
    if case .failure(let error) = result { operationError = error } else { operationError = nil }
  }
}
