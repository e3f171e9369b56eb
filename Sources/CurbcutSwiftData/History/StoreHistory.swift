import Foundation
import Synchronization

/// The saves of a store since it was opened.
final class StoreHistory: Sendable {
  private struct State {
    var transactions: [DefaultHistoryTransaction] = []
    var lastTransaction: Int64 = 0
    var lastChange: Int64 = 0
  }
  private let state = Mutex(State())

  var transactions: [DefaultHistoryTransaction] { state.withLock { $0.transactions } }

  /// Notes what a save has changed.
  func add(_ saved: [SavedModel], store: String, author: String?) {
    guard !saved.isEmpty else { return }
    state.withLock { state in
      state.lastTransaction += 1
      let number = state.lastTransaction
      let changes = saved.map { model in
        state.lastChange += 1
        return model.change(state.lastChange, number)
      }
      state.transactions.append(
        DefaultHistoryTransaction(number, store: store, author: author, changes: changes))
    }
  }

  func remove(_ numbers: Set<Int64>) {
    state.withLock { $0.transactions.removeAll { numbers.contains($0.transactionIdentifier) } }
  }
}

/// What a save does to a model.
struct SavedModel: @unchecked Sendable {
  enum Kind {
    case insert
    /// With the properties that have changed.
    case update([AnyKeyPath])
    /// With the values that are preserved.
    case delete([(AnyKeyPath, Any)])
  }
  let type: any PersistentModel.Type
  let identifier: PersistentIdentifier
  let kind: Kind

  /// The entry in the history.
  func change(_ number: Int64, _ transaction: Int64) -> HistoryChange {
    type.historyChange(kind, identifier, number, transaction)
  }
}

extension PersistentModel {
  fileprivate static func historyChange(
    _ kind: SavedModel.Kind, _ identifier: PersistentIdentifier, _ number: Int64, _ transaction: Int64
  ) -> HistoryChange {
    switch kind {
    case .insert:
      .insert(
        DefaultHistoryInsert<Self>(
          changeIdentifier: number, transactionIdentifier: transaction,
          changedPersistentIdentifier: identifier))
    case .update(let paths):
      .update(
        DefaultHistoryUpdate<Self>(
          changeIdentifier: number, transactionIdentifier: transaction,
          changedPersistentIdentifier: identifier,
          updatedAttributes: paths.compactMap { $0 as? PartialKeyPath<Self> }))
    case .delete(let values):
      .delete(
        DefaultHistoryDelete<Self>(
          changeIdentifier: number, transactionIdentifier: transaction,
          changedPersistentIdentifier: identifier,
          tombstone: HistoryTombstone(
            values.compactMap { path, value in (path as? PartialKeyPath<Self>).map { ($0, value) } })))
    }
  }
}

extension ModelContext {
  /// The saves that a description fits, since the stores were opened.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftdata/modelcontext/fetchhistory(_:)>.
  ///
  /// - Throws: what the evaluation of the predicate throws.
  public func fetchHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws -> [T] {
    let all = container.stores.flatMap(\.history.transactions).compactMap { $0 as? T }
    var found =
      try descriptor.predicate.map { predicate in try all.filter { try predicate.evaluate($0) } } ?? all
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    guard descriptor.fetchLimit > 0, let limit = Int(exactly: descriptor.fetchLimit) else { return found }
    return Array(found.prefix(limit))
  }

  /// Forgets the saves that a description fits.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftdata/modelcontext/deletehistory(_:)>.
  ///
  /// - Throws: what the evaluation of the predicate throws.
  public func deleteHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws {
    let gone = try fetchHistory(descriptor)
    for store in container.stores {
      store.history.remove(
        Set(gone.lazy.filter { $0.storeIdentifier == store.identifier }.map(\.transactionIdentifier)))
    }
  }

  /// What a save is about to do to models of a store, without the identifiers of those that are new.
  func historyEntries(of writing: StoreWriting) -> (updated: [SavedModel], deleted: [SavedModel]) {
    let updated = writing.changed.map { model in
      let storage = model._$storage
      let type = storage.type(of: model)
      let paths = type.properties.filter { storage.changed.contains($0.name) }.map(\.path)
      return SavedModel(type: type.type, identifier: model.persistentModelID, kind: .update(paths))
    }
    let deleted = writing.deleted.map { model in
      let type = model._$storage.type(of: model)
      let kept = type.properties.filter(\.attribute.isPreservedOnDeletion)
      return SavedModel(
        type: type.type, identifier: model.persistentModelID,
        kind: .delete(
          kept.compactMap { property in property.path.value(of: model).map { (property.path, $0) } }))
    }
    return (updated, deleted)
  }
}

extension AnyKeyPath {
  /// The value at the path from a model; nil where the path does not begin there.
  fileprivate func value(of model: any PersistentModel) -> Any? { model[keyPath: self] }
}
