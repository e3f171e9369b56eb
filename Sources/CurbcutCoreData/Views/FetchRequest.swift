import CurbcutFoundation
import CurbcutSwiftUI

private enum ManagedObjectContextKey: EnvironmentKey {
  /// A context without stores, in which nothing can be fetched.
  static let defaultValue = NSManagedObjectContext(
    concurrencyType: .mainQueueConcurrencyType)
}

extension EnvironmentValues {
  /// The context in which views fetch and change objects.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/environmentvalues/managedobjectcontext>.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}

/// The objects of the environment's context that fit, for a view, which is updated when they change.
///
/// Follows <https://developer.apple.com/documentation/swiftui/fetchrequest>.
@preconcurrency @MainActor @propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: @preconcurrency DynamicProperty {
  @Environment(\.managedObjectContext) private var context
  @State private var results = FetchingResults<Result>()
  private let makeRequest: () -> NSFetchRequest<Result>
  private let configuration: FetchConfiguration
  private let transaction: Transaction?

  private init(
    _ makeRequest: @escaping () -> NSFetchRequest<Result>, _ configuration: FetchConfiguration,
    _ transaction: Transaction?
  ) {
    self.makeRequest = makeRequest
    self.configuration = configuration
    self.transaction = transaction
  }

  /// The objects.
  public var wrappedValue: FetchedResults<Result> {
    FetchedResults(objects: results.objects, results: results)
  }

  /// What is fetched, which can be changed.
  public var projectedValue: Binding<Configuration> {
    let results = results
    return Binding {
      Configuration(
        nsSortDescriptors: results.configuration.orders, nsPredicate: results.configuration.predicate)
    } set: { new in
      results.change { $0.predicate = new.nsPredicate }
      if new.nsSortDescriptors != results.configuration.orders { results.order(by: new.nsSortDescriptors) }
    }
  }

  /// What is fetched.
  public struct Configuration {
    /// The order of the objects.
    public var nsSortDescriptors: [NSSortDescriptor]
    /// Which objects are fetched.
    public var nsPredicate: NSPredicate?
  }

  public mutating func update() { results.update(configuration, in: context, transaction, makeRequest) }

  /// The objects of an entity.
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(
      {
        let request = NSFetchRequest<Result>()
        request.entity = entity
        return request
      }, FetchConfiguration(predicate: predicate, orders: sortDescriptors),
      animation.map { Transaction(animation: $0) })
  }

  /// What a request finds.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    self.init(fetchRequest: fetchRequest, transaction: Transaction(animation: animation))
  }

  /// What a request finds.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    self.init(
      { fetchRequest },
      FetchConfiguration(predicate: fetchRequest.predicate, orders: fetchRequest.sortDescriptors ?? []),
      transaction)
  }
}

extension FetchRequest where Result: NSManagedObject {
  /// The objects of a class. An empty list of orders is one of ``SortDescriptor``, as in Apple's module, where the two
  /// can be told apart by their availability.
  @_disfavoredOverload
  public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      Self.requestOfClass, FetchConfiguration(predicate: predicate, orders: sortDescriptors),
      animation.map { Transaction(animation: $0) })
  }

  /// The objects of a class.
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      Self.requestOfClass,
      FetchConfiguration(
        predicate: predicate, typedOrders: sortDescriptors,
        compare: FetchedResults<Result>.comparison(sortDescriptors)),
      animation.map { Transaction(animation: $0) })
  }

  static func requestOfClass() -> NSFetchRequest<Result> {
    let request = NSFetchRequest<Result>()
    request.entity = NSPersistentStoreCoordinator.entity(of: Result.self)
    return request
  }
}
