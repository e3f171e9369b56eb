import CurbcutFoundation
import CurbcutSwiftUI
import Foundation

/// The models of the environment's context that fit, for a view, which is updated when they change.
///
/// Follows <https://developer.apple.com/documentation/swiftdata/query>.
@preconcurrency @MainActor @propertyWrapper
public struct Query<Element: PersistentModel, Result>: @preconcurrency DynamicProperty {
  @Environment(\.modelContext) private var context
  @State private var results = QueryResults<Element>()
  private let descriptor: FetchDescriptor<Element>
  private let transaction: Transaction?

  private init(_ descriptor: FetchDescriptor<Element>, in transaction: Transaction?) {
    self.descriptor = descriptor
    self.transaction = transaction
  }

  /// The models.
  public var wrappedValue: Result {
    guard let models = results.models as? Result else {
      NSException.end(
        .invalidArgumentException, "The result of a Query must be an array of \(Element.self).")
    }
    return models
  }

  /// The context of the models.
  public var modelContext: ModelContext { context }

  /// Why the last fetch has failed; nil when it has not.
  public var fetchError: (any Error)? { results.error }

  public mutating func update() { results.update(descriptor, in: context, transaction) }
}

extension Query where Result == [Element] {
  /// All models of the class.
  public init() { self.init(FetchDescriptor(), in: nil) }

  /// The models that a description fits.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    self.init(descriptor, in: transaction)
  }

  /// The models that a description fits; changes are animated.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
    self.init(descriptor, in: Transaction(animation: animation))
  }

  /// The models that a predicate fits, in an order.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), in: transaction)
  }

  /// The models that a predicate fits, in an order; changes are animated.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
  ) {
    self.init(filter: filter, sort: descriptors, transaction: Transaction(animation: animation))
  }

  /// The models that a predicate fits, in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction)
  }

  /// The models that a predicate fits, in the order of a property; changes are animated.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(filter: filter, sort: keyPath, order: order, transaction: Transaction(animation: animation))
  }

  /// The models that a predicate fits, in the order of a property that may be nil.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction)
  }

  /// The models that a predicate fits, in the order of a property that may be nil; changes are animated.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(filter: filter, sort: keyPath, order: order, transaction: Transaction(animation: animation))
  }
}

/// The models of a query for as long as its view has its identity.
final class QueryResults<Element: PersistentModel>: ContextObserver {
  private let registrar = ObservationRegistrar()
  private let entity = ModelType.of(Element.self)
  private var descriptor: FetchDescriptor<Element>?
  private var transaction: Transaction?
  private weak var context: ModelContext?
  private var fetched: [Element]?
  private var lastError: (any Error)?

  /// The models, which are fetched when something has changed since.
  var models: [Element] {
    registrar.access(self, keyPath: \.models)
    return fetchedModels
  }

  var error: (any Error)? {
    registrar.access(self, keyPath: \.models)
    _ = fetchedModels
    return lastError
  }

  private var fetchedModels: [Element] {
    if let fetched { return fetched }
    var found: [Element] = []
    if let context, let descriptor, context.container.store(of: entity) != nil {
      do {
        found = try context.fetch(descriptor)
        lastError = nil
      } catch {
        lastError = error
        HostMessages.write("SwiftData: \(entity.name) cannot be fetched: \(error)\n")
      }
    }
    fetched = found
    return found
  }

  /// Takes up what a new value of the view asks for.
  func update(_ descriptor: FetchDescriptor<Element>, in context: ModelContext, _ transaction: Transaction?) {
    self.transaction = transaction
    if self.context !== context {
      self.context?.remove(self)
      self.context = context
      context.add(self)
      fetched = nil
    }
    if let old = self.descriptor, Self.areSame(old, descriptor) { return }
    self.descriptor = descriptor
    fetched = nil
  }

  private static func areSame(_ a: FetchDescriptor<Element>, _ b: FetchDescriptor<Element>) -> Bool {
    // Whether two predicates say the same cannot be told.
    a.predicate == nil && b.predicate == nil && a.sortBy == b.sortBy && a.fetchLimit == b.fetchLimit
      && a.fetchOffset == b.fetchOffset && a.includePendingChanges == b.includePendingChanges
  }

  func contextWillChange(_ change: ContextChange) {
    guard fetched != nil, concerns(change) else { return }
    nonisolated(unsafe) let results = self
    MainThread.run { results.invalidate() }
  }

  @MainActor private func invalidate() {
    if let transaction {
      withTransaction(transaction) { registrar.willSet(self, keyPath: \.models) }
    } else {
      registrar.willSet(self, keyPath: \.models)
    }
    fetched = nil
    registrar.didSet(self, keyPath: \.models)
  }

  /// Whether other models may be found after a change, or in another order.
  private func concerns(_ change: ContextChange) -> Bool {
    switch change {
    case .all: return true
    case .models(let types):
      return descriptor?.predicate != nil || types.contains { $0.inherits(from: entity) }
    case .property(let type, let key):
      guard let descriptor else { return false }
      if descriptor.predicate != nil { return true }
      guard type.inherits(from: entity) else { return false }
      // Where the order follows a property of the model itself, no other decides.
      let names = descriptor.sortBy.map { $0.keyPath.flatMap { entity.property($0)?.name } }
      return names.contains { $0 == nil || $0 == key }
    }
  }
}

extension QueryResults: Observable {}
