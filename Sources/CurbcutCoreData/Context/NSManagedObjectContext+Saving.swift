import CurbcutFoundation

/// A change of an object that others have changed, too.
///
/// Follows <https://developer.apple.com/documentation/coredata/nsmergeconflict>.
open class NSMergeConflict: NSObject {
  /// The object.
  public let sourceObject: NSManagedObject
  /// The values in memory.
  public let objectSnapshot: [String: Any]?
  /// The version in memory.
  public let oldVersionNumber: Int
  /// The version in the store; 0 if the object was deleted there.
  public let newVersionNumber: Int

  init(_ object: NSManagedObject, stored: Int64) {
    sourceObject = object
    objectSnapshot = object.changedValues()
    oldVersionNumber = Int(object.row.version)
    newVersionNumber = Int(stored)
  }
}

extension NSManagedObject {
  /// The values as they are saved.
  func rowToSave(version: Int64) -> Row {
    var row = Row(values: [:], version: version)
    for (key, property) in entity.propertiesByName where !property.isTransient {
      row.values[key] = rowValue(forKey: key)
    }
    return row
  }
}

extension NSManagedObjectContext {
  /// Saves all changes: to the stores, or to the context that this one belongs to. Nothing is saved when it throws.
  public func save() throws {
    processPendingChanges()
    guard hasChanges else { return }
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    prepareToSave()
    try validate()
    let saved = try parent == nil ? saveToStores() : saveToParent()
    finish(saved)
  }

  /// Lets the objects make their last changes.
  private func prepareToSave() {
    var told: Set<NSManagedObject> = []
    while true {
      let due = changes.inserted.union(changes.updated).union(changes.deleted).subtracting(told)
      guard !due.isEmpty else { break }
      for object in Self.inOrder(due) { object.willSave() }
      told.formUnion(due)
    }
  }

  private static func inOrder(_ objects: Set<NSManagedObject>) -> [NSManagedObject] {
    objects.sorted { $0.makingOrder < $1.makingOrder }
  }

  private func validate() throws {
    var errors: [NSError] = []
    func check(_ objects: Set<NSManagedObject>, _ body: (NSManagedObject) throws -> Void) {
      for object in Self.inOrder(objects) {
        do { try body(object) } catch {
          let error = error as NSError
          errors += error.userInfo[NSDetailedErrorsKey] as? [NSError] ?? [error]
        }
      }
    }
    check(changes.deleted) { try $0.validateForDelete() }
    check(changes.inserted) { try $0.validateForInsert() }
    check(changes.updated) { try $0.validateForUpdate() }
    try NSManagedObject.raise(errors)
  }

  // MARK: To the stores

  private var policy: NSMergePolicyType {
    (mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType
  }

  private func saveToStores() throws -> SavedChanges {
    guard let coordinator = persistentStoreCoordinator else {
      throw NSError.coreData(
        NSPersistentStoreSaveError, "The context cannot save: it has no persistentStoreCoordinator.")
    }
    return try coordinator.locked {
      try resolveConflicts(coordinator)
      var saved = SavedChanges()
      saved.deleted = try resolveConstraints(coordinator)
      let inserted = Self.inOrder(changes.inserted)
      let updated = Self.inOrder(changes.updated)
      try obtainPermanentIDs(for: inserted)
      var rows: [(id: NSManagedObjectID, row: Row?)] = []
      for object in inserted { rows.append((object.objectID, object.rowToSave(version: 1))) }
      for object in updated {
        let version = coordinator.row(of: object.objectID)?.version ?? object.row.version
        rows.append((object.objectID, object.rowToSave(version: version + 1)))
      }
      saved.inserted = inserted.map(\.objectID)
      saved.updated = updated.map(\.objectID)
      saved.deleted += Self.inOrder(changes.deleted).map(\.objectID)
      let entries =
        inserted.map(HistoryEntry.insert) + updated.map(HistoryEntry.update)
        + saved.deleted.map { .delete($0, coordinator.row(of: $0)) }
      try coordinator.write(rows + saved.deleted.map { ($0, nil) })
      coordinator.note(entries, by: self)
      for (id, row) in rows { if let row { registeredObject(for: id)?.row = row } }
      return saved
    }
  }

  /// Does what the policy says about changes that others have saved meanwhile.
  private func resolveConflicts(_ coordinator: NSPersistentStoreCoordinator) throws {
    let conflicts = Self.inOrder(changes.updated.union(changes.deleted)).compactMap {
      object -> (NSManagedObject, Row?)? in
      let stored = coordinator.row(of: object.objectID)
      return !object.isFault && stored?.version != object.row.version ? (object, stored) : nil
    }
    guard !conflicts.isEmpty else { return }
    if policy == .errorMergePolicyType {
      let list = conflicts.map { NSMergeConflict($0.0, stored: $0.1?.version ?? 0) }
      throw NSError.coreData(
        NSManagedObjectMergeError, "Could not merge changes.", [NSPersistentStoreSaveConflictsErrorKey: list])
    }
    for (object, stored) in conflicts {
      guard let stored else {
        // Deleted by others: only what overwrites brings it back.
        if policy != .overwriteMergePolicyType { giveUp(object) }
        continue
      }
      switch policy {
      case .rollbackMergePolicyType:
        giveUp(object)
        refresh(object, mergeChanges: false)
      case .mergeByPropertyObjectTrumpMergePolicyType: object.take(stored, keeping: object.changedKeys)
      case .mergeByPropertyStoreTrumpMergePolicyType:
        let theirs = object.entity.propertiesByName.keys.filter {
          !Self.areSame(stored.values[$0], object.row.values[$0])
        }
        object.take(stored, keeping: object.changedKeys.subtracting(theirs))
      case .overwriteMergePolicyType, .errorMergePolicyType: break
      }
    }
  }

  private static func areSame(_ a: RowValue?, _ b: RowValue?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return a.isSame(as: b)
  }

  private func giveUp(_ object: NSManagedObject) {
    changes.updated.remove(object)
    changes.deleted.remove(object)
  }

  /// Finds objects whose values occur already although they may not, and does what the policy says.
  ///
  /// - Returns: the saved objects that have to give way.
  private func resolveConstraints(_ coordinator: NSPersistentStoreCoordinator) throws -> [NSManagedObjectID] {
    var displaced: [NSManagedObjectID] = []
    for object in Self.inOrder(changes.inserted.union(changes.updated)) {
      guard changes.inserted.contains(object) || changes.updated.contains(object) else { continue }
      for constraint in object.entity.constraints {
        let own = constraint.map { object.values[$0] }
        // As in SQLite, what has no value is the same as nothing.
        guard own.allSatisfy({ $0 != nil }) else { continue }
        let (saved, pending) = others(like: object, constraint, coordinator)
        guard !saved.isEmpty || !pending.isEmpty else { continue }
        switch policy {
        case .errorMergePolicyType:
          throw NSError.coreData(
            NSManagedObjectConstraintMergeError,
            "Could not merge changes: \(constraint.joined(separator: ", ")) has to be unique.",
            ["affectedObjects": [object]])
        case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType:
          changes.inserted.remove(object)
          changes.updated.remove(object)
          unregister(object)
        case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType:
          displaced += saved
          for other in pending {
            changes.inserted.remove(other)
            changes.updated.remove(other)
            if let row = other.objectID.row, row > 0 { displaced.append(other.objectID) }
            unregister(other)
          }
        }
        break
      }
    }
    for id in displaced { if let object = registeredObject(for: id) { unregister(object) } }
    return displaced
  }

  /// The saved objects and those to be saved that have the same values.
  private func others(
    like object: NSManagedObject, _ constraint: [String], _ coordinator: NSPersistentStoreCoordinator
  ) -> (saved: [NSManagedObjectID], pending: [NSManagedObject]) {
    let root = object.entity.root
    let saved = coordinator.ids(of: root, withSubentities: true, in: nil).filter { id in
      guard id != object.objectID, let row = coordinator.row(of: id) else { return false }
      if let known = registeredObject(for: id), known.hasChanges { return false }
      return constraint.allSatisfy { key in
        guard case .attribute(let value) = row.values[key] else { return false }
        return AttributeValue.areSame(value, object.values[key])
      }
    }
    let pending = Self.inOrder(changes.inserted.union(changes.updated)).filter { other in
      other !== object && other.entity.root === root && other.makingOrder < object.makingOrder
        && constraint.allSatisfy { AttributeValue.areSame(other.values[$0], object.values[$0]) }
    }
    return (saved, pending)
  }

  // MARK: To another context

  private func saveToParent() throws -> SavedChanges {
    guard let parent else { return SavedChanges() }
    let inserted = Self.inOrder(changes.inserted)
    let updated = Self.inOrder(changes.updated)
    let deleted = Self.inOrder(changes.deleted)
    let rows = (inserted + updated).map { ($0.objectID, $0.rowToSave(version: $0.row.version)) }
    let (newIDs, goneIDs) = (Set(inserted.map(\.objectID)), deleted.map(\.objectID))
    parent.performAndWait { parent.take(rows, new: newIDs, deleted: goneIDs) }
    for (id, row) in rows { registeredObject(for: id)?.row = row }
    return SavedChanges(
      inserted: inserted.map(\.objectID), updated: updated.map(\.objectID), deleted: goneIDs)
  }

  /// Takes what a context that belongs to this one saves.
  private func take(
    _ rows: [(NSManagedObjectID, Row)], new: Set<NSManagedObjectID>, deleted: [NSManagedObjectID]
  ) {
    for (id, _) in rows where new.contains(id) {
      let object = object(with: id)
      object.isFault = false
      insert(object)
    }
    for (id, row) in rows {
      let object = object(with: id)
      object.fire()
      for (key, property) in object.entity.propertiesByName where !property.isTransient {
        let value = row.values[key]
        if Self.areSame(value, object.rowValue(forKey: key)) { continue }
        switch value {
        case .attribute(let new): object.setValue(new, forKey: key)
        case .one(let other): object.setValue(self.object(with: other), forKey: key)
        case .many(let others): object.setValue(others.map { self.object(with: $0) }, forKey: key)
        case nil: object.setValue(nil, forKey: key)
        }
      }
    }
    for id in deleted { delete(object(with: id)) }
  }

  // MARK: After

  private func finish(_ saved: SavedChanges) {
    let done = changes
    changes = ContextChanges()
    for object in done.deleted { unregister(object) }
    let kept = Self.inOrder(done.inserted) + Self.inOrder(done.updated)
    for object in kept { object.changedKeys = [] }
    for object in kept + Self.inOrder(done.deleted) { object.didSave() }
    var information: [AnyHashable: Any] = [:]
    information[NSInsertedObjectsKey] = done.inserted
    information[NSUpdatedObjectsKey] = done.updated
    information[NSDeletedObjectsKey] = done.deleted
    NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: information)
    if parent == nil { persistentStoreCoordinator?.didSave(saved, by: self) }
    tellChildren(saved)
    if parent == nil { persistentStoreCoordinator?.post(saved) }
  }
}
