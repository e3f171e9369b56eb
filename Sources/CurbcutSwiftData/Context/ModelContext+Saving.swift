import CurbcutSQLite
import Foundation

extension ModelContext {
  /// Posted before a context saves; its object is the context.
  public static let willSave = Notification.Name("ModelContextWillSave")
  /// Posted after a context has saved; its object is the context.
  public static let didSave = Notification.Name("ModelContextDidSave")

  /// The keys of what ``didSave`` tells.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftdata/modelcontext/notificationkey>.
  public enum NotificationKey: String {
    /// The identifiers of the models that were inserted.
    case insertedIdentifiers = "inserted"
    /// The identifiers of the models that were changed.
    case updatedIdentifiers = "updated"
    /// The identifiers of the models that were deleted.
    case deletedIdentifiers = "deleted"
  }

  /// Puts all changes into the stores.
  ///
  /// - Throws: `SwiftDataError.modelValidationFailure` where a delete rule forbids it; what a value's `encode(to:)` or
  ///   SQLite throws. Nothing is saved then, and all changes are still there.
  public func save() throws {
    merge()
    guard hasChanges else { return }
    NotificationCenter.default.post(name: Self.willSave, object: self)
    try validate()
    var saved = SavedChanges()
    link.isReading = true
    defer { link.isReading = false }
    for store in container.stores {
      func own(_ models: PendingModels) -> [any PersistentModel] {
        models.all.filter { container.store(of: $0._$storage.type(of: $0)) === store }
      }
      var writing = StoreWriting(
        store: store, inserted: own(inserted), changed: own(changed), deleted: own(deleted))
      let entries = historyEntries(of: writing)
      try writing.run()
      finish(writing, &saved)
      store.history.add(
        inserts(of: writing) + entries.updated + entries.deleted + displaced(by: writing),
        store: store.identifier, author: author)
    }
    container.contexts.tell(saved, from: self)
    container.mergeIntoMain(from: self)
    tell(.all)
    NotificationCenter.default.post(
      name: Self.didSave, object: self,
      userInfo: [
        NotificationKey.insertedIdentifiers.rawValue: saved.inserted,
        NotificationKey.updatedIdentifiers.rawValue: saved.updated,
        NotificationKey.deletedIdentifiers.rawValue: saved.deleted,
      ])
  }

  /// Saves the changes that a closure makes.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// Takes back all changes since the last save.
  public func rollback() {
    let taken = (inserted.all, changed.all + deleted.all)
    inserted.removeAll()
    changed.removeAll()
    deleted.removeAll()
    for model in taken.0 {
      registered[model.persistentModelID] = nil
      model._$storage.state = .free
      model._$storage.link = nil
    }
    for model in taken.1 {
      let storage = model._$storage
      storage.state = .saved
      storage.changed = []
      storage.values = [:]
      touch(model)
    }
    tell(.all)
  }

  /// Brings what others have saved into the context. Changes of models are known at once, so that nothing else waits.
  public func processPendingChanges() { merge() }

  /// The new models of a save; one that took the place of a row has changed that.
  private func inserts(of writing: StoreWriting) -> [SavedModel] {
    writing.inserted.map { model in
      let type = model._$storage.type(of: model)
      return SavedModel(
        type: type.type, identifier: model.persistentModelID,
        kind: writing.isMerged(model) ? .update(type.properties.map(\.path)) : .insert)
    }
  }

  /// The models whose place others with the same unique values have taken.
  private func displaced(by writing: StoreWriting) -> [SavedModel] {
    writing.replaced.compactMap { identifier in
      writing.store.schema.type(named: identifier.entityName).map {
        SavedModel(type: $0.type, identifier: identifier, kind: .delete([]))
      }
    }
  }

  // MARK: After a save

  private func validate() throws {
    for model in deleted.all {
      let storage = model._$storage
      for property in storage.type(of: model).relationships
      where property.relationship.deleteRule == .deny {
        let left = storage.targets(property, of: model).filter { !$0.isDeleted }
        guard left.isEmpty else {
          throw SwiftDataError.modelValidationFailure.explained(
            "A \(storage.type(of: model).name) cannot be deleted: its \(property.name) are \(left.count) models, "
              + "and the delete rule is deny.")
        }
      }
    }
    for model in inserted.all + changed.all {
      let storage = model._$storage
      for property in storage.type(of: model).relationships where property.isToMany {
        let (least, most) = (property.relationship.minimumModelCount, property.relationship.maximumModelCount)
        guard (least ?? 0) > 0 || (most ?? 0) > 0 else { continue }
        let count = storage.targets(property, of: model).count
        guard count >= least ?? 0, most ?? 0 == 0 || count <= most ?? 0 else {
          throw SwiftDataError.modelValidationFailure.explained(
            "A \(storage.type(of: model).name) has \(count) \(property.name).")
        }
      }
    }
  }

  private func finish(_ writing: StoreWriting, _ saved: inout SavedChanges) {
    for model in writing.inserted {
      guard let identifier = writing.identifier(of: model) else { continue }
      let storage = model._$storage
      registered[model.persistentModelID] = nil
      storage.become(identifier)
      settle(storage, row: writing.columns(of: model))
      inserted.remove(model)
      if writing.isMerged(model) {
        saved.updated.append(identifier)
      } else {
        saved.inserted.append(identifier)
      }
      guard let other = registered[identifier], other !== model else {
        registered[identifier] = model
        continue
      }
      // Two models of the same row: from now on both have the values of the one that was saved last.
      changed.remove(other)
      other._$storage = storage
      touch(other)
    }
    for model in writing.changed {
      settle(model._$storage, row: writing.columns(of: model))
      changed.remove(model)
      saved.updated.append(model.persistentModelID)
    }
    for model in writing.deleted {
      deleted.remove(model)
      drop(model)
      saved.deleted.append(model.persistentModelID)
    }
    for identifier in writing.replaced {
      if let model = registered[identifier] {
        changed.remove(model)
        drop(model)
      }
      saved.deleted.append(identifier)
    }
  }

  private func settle(_ storage: ModelStorage, row: [SQLiteValue]?) {
    storage.state = .saved
    storage.changed = []
    storage.row = row
  }

  /// A model that is no longer in the store keeps its values, but has no context.
  private func drop(_ model: any PersistentModel) {
    registered[model.persistentModelID] = nil
    model._$storage.state = .free
    model._$storage.changed = []
    model._$storage.link = nil
  }

  /// Lets a model's values be read from the store again.
  private func forget(_ model: any PersistentModel) {
    let storage = model._$storage
    storage.row = nil
    storage.values = storage.values.filter { storage.changed.contains($0.key) }
    touch(model)
  }

  /// Tells the observers of a model that any of its properties may have changed.
  private func touch(_ model: any PersistentModel) {
    for property in model._$storage.type(of: model).properties { property.notify(model) {} }
  }

  // MARK: What others have saved

  /// Takes up what other contexts have saved.
  func merge() {
    let all = inbox.takeAll()
    guard !all.isEmpty else { return }
    for changes in all {
      for identifier in changes.updated {
        if let model = registered[identifier], model._$storage.state != .deleted { forget(model) }
      }
      for identifier in changes.deleted {
        guard let model = registered[identifier] else { continue }
        changed.remove(model)
        deleted.remove(model)
        drop(model)
      }
    }
    tell(.all)
  }
}
