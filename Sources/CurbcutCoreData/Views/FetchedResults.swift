import CurbcutFoundation
import CurbcutSwiftUI

/// The objects that a view has fetched.
///
/// Follows <https://developer.apple.com/documentation/swiftui/fetchedresults>.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  let objects: [Result]
  let results: FetchingResults<Result>

  /// Which objects are fetched; setting it fetches others.
  public var nsPredicate: NSPredicate? {
    get { results.configuration.predicate }
    nonmutating set { results.change { $0.predicate = newValue } }
  }

  /// The order of the objects; setting it fetches them anew.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { results.configuration.orders }
    nonmutating set { results.order(by: newValue) }
  }

  /// The number of the first object.
  public var startIndex: Int { 0 }
  /// The number after the last object.
  public var endIndex: Int { objects.count }
  public subscript(position: Int) -> Result { objects[position] }
}

extension FetchedResults where Result: NSManagedObject {
  /// The order of the objects; setting it fetches them anew.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { results.configuration.typedOrders.compactMap { $0 as? SortDescriptor<Result> } }
    nonmutating set { results.order(by: newValue) }
  }

  static func comparison(_ orders: [SortDescriptor<Result>]) -> ((Any, Any) -> ComparisonResult)? {
    guard !orders.isEmpty else { return nil }
    return { a, b in
      guard let a = a as? Result, let b = b as? Result else { return .orderedSame }
      for order in orders {
        let result = order.compare(a, b)
        if result != .orderedSame { return result }
      }
      return .orderedSame
    }
  }
}

/// What is fetched.
struct FetchConfiguration {
  var predicate: NSPredicate?
  var orders: [NSSortDescriptor] = []
  /// The same as values of Swift, whose types the view knows.
  var typedOrders: [Any] = []
  var compare: ((Any, Any) -> ComparisonResult)?
  /// What the objects of a section have in common; nil where there are no sections.
  var section: AnyKeyPath?

  func isSame(as other: FetchConfiguration) -> Bool {
    predicate == other.predicate && orders == other.orders && section == other.section
      && typedOrders.map { "\($0)" } == other.typedOrders.map { "\($0)" }
  }
}

/// Results of any kind that a view shows.
private protocol ResultsOnScreen: AnyObject, Sendable {
  /// Lets the view be made anew if the results are others.
  @MainActor func tell()
}

/// The objects of a view, for as long as it has its identity.
final class FetchingResults<Result: NSFetchRequestResult>: Observable, ResultsOnScreen, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private(set) var configuration = FetchConfiguration()
  /// What the view said last; it counts again when it says something else.
  private var given: FetchConfiguration?
  private var makeRequest: (() -> NSFetchRequest<Result>)?
  private var transaction: Transaction?
  private weak var context: NSManagedObjectContext?
  private var fetched: [Result]?
  private var observation: (any NSObjectProtocol)?

  nonisolated init() {}

  deinit { if let observation { NotificationCenter.default.removeObserver(observation) } }

  /// The objects, which are fetched when something has changed since.
  var objects: [Result] {
    registrar.access(self, keyPath: \.objects)
    if let fetched { return fetched }
    let found = fetch()
    fetched = found
    return found
  }

  private func fetch() -> [Result] {
    guard let context, let request = makeRequest?() else { return [] }
    request.predicate = configuration.predicate
    request.sortDescriptors = configuration.orders
    do {
      let found = try context.fetch(request)
      guard let compare = configuration.compare else { return found }
      return found.enumerated().sorted {
        let result = compare($0.element, $1.element)
        return result == .orderedSame ? $0.offset < $1.offset : result == .orderedAscending
      }.map(\.element)
    } catch {
      HostMessages.write("CoreData: error: \(request.entityName ?? "") cannot be fetched: \(error)\n")
      return []
    }
  }

  /// Takes up what a new value of the view asks for.
  func update(
    _ new: FetchConfiguration, in context: NSManagedObjectContext, _ transaction: Transaction?,
    _ makeRequest: @escaping () -> NSFetchRequest<Result>
  ) {
    self.transaction = transaction
    self.makeRequest = makeRequest
    if self.context !== context {
      if let observation { NotificationCenter.default.removeObserver(observation) }
      self.context = context
      fetched = nil
      observation = NotificationCenter.default.addObserver(
        forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
      ) { [weak self] _ in self?.invalidate() }
    }
    if let given, given.isSame(as: new) { return }
    given = new
    configuration = new
    fetched = nil
  }

  /// Fetches something else from now on.
  func change(_ change: (inout FetchConfiguration) -> Void) {
    var new = configuration
    change(&new)
    guard !new.isSame(as: configuration) else { return }
    configuration = new
    invalidate()
  }

  /// Fetches the objects in another order.
  func order(by orders: [NSSortDescriptor]) {
    change {
      $0.orders = orders
      $0.typedOrders = []
      $0.compare = nil
    }
  }

  /// Fetches the objects in another order.
  func order(by orders: [SortDescriptor<Result>]) where Result: NSManagedObject {
    change {
      $0.orders = []
      $0.typedOrders = orders
      $0.compare = FetchedResults<Result>.comparison(orders)
    }
  }

  private func invalidate() {
    let results: any ResultsOnScreen = self
    MainThread.run { results.tell() }
  }

  @MainActor func tell() {
    let before = fetched
    if let before, configuration.isSame(as: given ?? configuration) {
      let now = fetch()
      // Rows follow their objects by themselves.
      if before.count == now.count, zip(before, now).allSatisfy({ $0 === $1 }) { return }
    }
    let change = { [self] in
      registrar.willSet(self, keyPath: \.objects)
      fetched = nil
      registrar.didSet(self, keyPath: \.objects)
    }
    if let transaction { withTransaction(transaction, change) } else { change() }
  }
}
