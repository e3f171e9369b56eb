import CurbcutFoundation
import CurbcutSwiftUI

/// The objects of the environment's context that fit, in sections, for a view, which is updated when they change.
///
/// Follows <https://developer.apple.com/documentation/swiftui/sectionedfetchrequest>.
@preconcurrency @MainActor @propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
  @preconcurrency DynamicProperty
{
  @Environment(\.managedObjectContext) private var context
  @State private var results = FetchingResults<Result>()
  private let makeRequest: () -> NSFetchRequest<Result>
  private let sectionIdentifier: KeyPath<Result, SectionIdentifier>
  private let configuration: FetchConfiguration
  private let transaction: Transaction?

  private init(
    _ makeRequest: @escaping () -> NSFetchRequest<Result>,
    _ sectionIdentifier: KeyPath<Result, SectionIdentifier>, _ configuration: FetchConfiguration,
    _ transaction: Transaction?
  ) {
    self.makeRequest = makeRequest
    self.sectionIdentifier = sectionIdentifier
    var configuration = configuration
    configuration.section = sectionIdentifier
    self.configuration = configuration
    self.transaction = transaction
  }

  /// The objects, in sections.
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults(results, sectionIdentifier)
  }

  /// What is fetched, which can be changed.
  public var projectedValue: Binding<Configuration> {
    let (results, identifier) = (results, sectionIdentifier)
    return Binding {
      Configuration(
        sectionIdentifier: results.configuration.section as? KeyPath<Result, SectionIdentifier> ?? identifier,
        nsSortDescriptors: results.configuration.orders, nsPredicate: results.configuration.predicate)
    } set: { new in
      results.change {
        $0.predicate = new.nsPredicate
        $0.section = new.sectionIdentifier
      }
      if new.nsSortDescriptors != results.configuration.orders { results.order(by: new.nsSortDescriptors) }
    }
  }

  /// What is fetched.
  public struct Configuration {
    /// What the objects of a section have in common.
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier>
    /// The order of the objects.
    public var nsSortDescriptors: [NSSortDescriptor]
    /// Which objects are fetched.
    public var nsPredicate: NSPredicate?
  }

  public mutating func update() { results.update(configuration, in: context, transaction, makeRequest) }

  /// The objects of an entity.
  public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      {
        let request = NSFetchRequest<Result>()
        request.entity = entity
        return request
      }, sectionIdentifier, FetchConfiguration(predicate: predicate, orders: sortDescriptors),
      animation.map { Transaction(animation: $0) })
  }

  /// What a request finds.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    self.init(
      fetchRequest: fetchRequest, sectionIdentifier: sectionIdentifier,
      transaction: Transaction(animation: animation))
  }

  /// What a request finds.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    transaction: Transaction
  ) {
    self.init(
      { fetchRequest }, sectionIdentifier,
      FetchConfiguration(predicate: fetchRequest.predicate, orders: fetchRequest.sortDescriptors ?? []),
      transaction)
  }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  /// The objects of a class.
  @_disfavoredOverload
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      FetchRequest<Result>.requestOfClass, sectionIdentifier,
      FetchConfiguration(predicate: predicate, orders: sortDescriptors),
      animation.map { Transaction(animation: $0) })
  }

  /// The objects of a class.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      FetchRequest<Result>.requestOfClass, sectionIdentifier,
      FetchConfiguration(
        predicate: predicate, typedOrders: sortDescriptors,
        compare: FetchedResults<Result>.comparison(sortDescriptors)),
      animation.map { Transaction(animation: $0) })
  }
}
