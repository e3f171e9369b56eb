import CurbcutSQLite
import Foundation

extension ModelContext {
  /// The models that a description fits.
  ///
  /// - Throws: what the evaluation of the predicate throws, and `SwiftDataError` for a store that cannot be read.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    merge()
    let type = ModelType.of(T.self)
    guard let store = container.store(of: type) else {
      throw SwiftDataError.unknownSchema.explained("The schema has no entity \(type.name).")
    }
    let translation = PredicateTranslation(descriptor.predicate, type)
    let pending = descriptor.includePendingChanges ? pendingModels(of: T.self) : []
    // What is not saved of other models can decide whether a predicate fits that follows relationships.
    let mayTrust = !translation.followsRelationships || !descriptor.includePendingChanges || !hasChanges
    let isExact = translation.isExact && mayTrust
    let order = SortTranslation.order(of: descriptor.sortBy, type)
    let isWhole = isExact && order != nil && pending.isEmpty && deleted.isEmpty
    let limit = (offset: max(0, descriptor.fetchOffset ?? 0), count: descriptor.fetchLimit)
    let rows = try store.rows(
      of: type, where: mayTrust ? translation.condition : .all, order: order ?? "t0.Z_PK",
      limit: isWhole ? limit : (0, nil))
    var models: [T] = []
    models.reserveCapacity(rows.count)
    let changed = Set(pending.map { ObjectIdentifier($0) })
    for row in rows {
      guard let model = register(row) as? T,
        model._$storage.state == .saved || !descriptor.includePendingChanges,
        !changed.contains(ObjectIdentifier(model))
      else { continue }
      models.append(model)
    }
    if isWhole { return models }
    return try reading {
      if !isExact, let predicate = descriptor.predicate {
        models = try models.filter { try predicate.evaluate($0) }
      }
      if let predicate = descriptor.predicate {
        models += try pending.filter { try predicate.evaluate($0) }
      } else {
        models += pending
      }
      if !descriptor.sortBy.isEmpty, order == nil || !pending.isEmpty {
        models.sort(using: descriptor.sortBy)
      } else if descriptor.sortBy.isEmpty, !pending.isEmpty {
        models = inOrderOfRows(models)
      }
      let rest = models.dropFirst(limit.offset)
      return Array(limit.count.map { rest.prefix($0) } ?? rest)
    }
  }

  /// The number of models that a description fits.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    merge()
    let type = ModelType.of(T.self)
    let translation = PredicateTranslation(descriptor.predicate, type)
    guard let store = container.store(of: type), translation.isExact,
      !hasChanges || !descriptor.includePendingChanges
    else { return try fetch(descriptor).count }
    let all = try store.count(of: type, where: translation.condition)
    let rest = max(0, all - max(0, descriptor.fetchOffset ?? 0))
    return descriptor.fetchLimit.map { min($0, rest) } ?? rest
  }

  /// The identifiers of the models that a description fits.
  public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws
    -> [PersistentIdentifier]
  { try fetch(descriptor).map(\.persistentModelID) }

  /// The models that a description fits, which are fetched when they are asked for.
  ///
  /// - Throws: `SwiftDataError.includePendingChangesWithBatchSize` for a description that includes them.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, batchSize: Int) throws
    -> FetchResultsCollection<T>
  {
    if descriptor.includePendingChanges, hasChanges {
      throw SwiftDataError.includePendingChangesWithBatchSize
    }
    return FetchResultsCollection(try fetchIdentifiers(descriptor), in: self)
  }

  /// Calls a closure with each model that a description fits.
  ///
  /// - Parameters:
  ///   - fetch: which models.
  ///   - batchSize: how many of them are fetched at a time.
  ///   - allowEscapingMutations: whether the closure may change models without saving them. Either way the changes stay
  ///     in the context here.
  ///   - block: the closure.
  public func enumerate<T: PersistentModel>(
    _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (T) throws -> Void
  ) throws {
    for model in try self.fetch(fetch) { try block(model) }
  }

  // MARK: Single models

  /// The model with an identifier. The app ends when there is none.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    guard let model = existingModel(for: persistentModelID) else {
      NSException.end(
        .internalInconsistencyException,
        "There is no model with the identifier \(persistentModelID) in the store.")
    }
    return model
  }

  /// The model with an identifier, if it is in the context already.
  public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
    registered[persistentModelID] as? T
  }

  func existingModel(for identifier: PersistentIdentifier) -> (any PersistentModel)? {
    merge()
    if let known = registered[identifier] { return known }
    guard let row = identifier.row, let type = container.schema.type(named: identifier.entityName) else {
      return nil
    }
    return model(in: type, row: row)
  }

  /// The model of a row of a type, or one that inherits from it.
  func model(in type: ModelType, row: Int64) -> (any PersistentModel)? {
    guard let store = container.store(of: type) else { return nil }
    for member in store.schema.family(of: type) {
      let identifier = PersistentIdentifier(entity: member.name, store: store.identifier, row: row)
      if let known = registered[identifier] { return known._$storage.state == .deleted ? nil : known }
    }
    let condition = SQLCondition("t0.Z_PK = ?", [.integer(row)])
    return answer { try store.rows(of: type, where: condition).first.map(register) }
  }

  /// The models on the other side of a to-many relationship, as the store has them.
  func models(of property: ModelProperty, from identifier: PersistentIdentifier) -> [any PersistentModel] {
    guard let row = identifier.row, let destination = property.destination,
      let store = container.store(of: destination)
    else { return [] }
    let rows = answer { try store.rows(of: property, from: row) } ?? []
    return rows.map(register).filter { $0._$storage.state == .saved }
  }

  /// The columns of a model's row, as the store has them now.
  func row(of identifier: PersistentIdentifier) -> [SQLiteValue]? {
    guard let row = identifier.row, let type = container.schema.type(named: identifier.entityName),
      let store = container.store(of: type)
    else { return nil }
    return answer {
      try store.rows(of: type, where: SQLCondition("t0.Z_PK = ?", [.integer(row)])).first?.values
    }
  }

  func layout(of type: ModelType) -> TableLayout? { container.store(of: type)?.layout(of: type) }

  // MARK: Helping

  /// The model of a row: the one that the context has already, brought up to date, or a new one.
  private func register(_ row: Store.Row) -> any PersistentModel {
    if let known = registered[row.identifier] {
      let storage = known._$storage
      if storage.state == .saved, let old = storage.row,
        !old.elementsEqual(row.values, by: { $0.isSame(as: $1) })
      {
        storage.row = row.values
        storage.values = storage.values.filter { storage.changed.contains($0.key) }
        for property in row.type.properties { property.notify(known) {} }
      }
      return known
    }
    let model = row.type.type.init(
      _$storage: ModelStorage(row.identifier, row.type, row: row.values, row.layout, in: link))
    registered[row.identifier] = model
    return model
  }

  /// The models of a class that are new or changed.
  private func pendingModels<T: PersistentModel>(of type: T.Type) -> [T] {
    (changed.isEmpty ? [] : changed.all.compactMap { $0 as? T })
      + (inserted.isEmpty ? [] : inserted.all.compactMap { $0 as? T })
  }

  /// Models in the order of their rows, then those that have none.
  private func inOrderOfRows<T: PersistentModel>(_ models: [T]) -> [T] {
    let keyed = models.enumerated().map { ($1.persistentModelID.row ?? .max, $0, $1) }
    return keyed.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  /// Does what reads models without the views around hearing of it.
  private func reading<Result>(_ body: () throws -> Result) rethrows -> Result {
    let old = link.isReading
    link.isReading = true
    defer { link.isReading = old }
    return try body()
  }

  /// Reads from the store where nobody can be told of an error but by a message.
  private func answer<Result>(_ body: () throws -> Result?) -> Result? {
    do { return try body() } catch {
      HostMessages.write("SwiftData: \(error)\n")
      return nil
    }
  }
}
