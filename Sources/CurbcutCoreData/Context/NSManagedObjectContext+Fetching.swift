import CurbcutFoundation

extension NSManagedObjectContext {
  /// The results of a request.
  public func fetch<Found>(_ request: NSFetchRequest<Found>) throws -> [Found] {
    try results(request).compactMap { $0 as? Found }
  }

  /// How many objects a request finds.
  public func count<Found>(for request: NSFetchRequest<Found>) throws -> Int {
    try objects(request).count
  }

  private func results<Found>(_ request: NSFetchRequest<Found>) throws -> [any NSFetchRequestResult] {
    let objects = try objects(request)
    if request.resultType.contains(.countResultType) { return [NSNumber(value: objects.count)] }
    if request.resultType.contains(.managedObjectIDResultType) { return objects.map(\.objectID) }
    if request.resultType.contains(.dictionaryResultType) {
      return DictionaryResults(request, try request.entity(in: self)).dictionaries(of: objects)
    }
    if request.shouldRefreshRefetchedObjects {
      for object in objects where !object.hasChanges { refresh(object, mergeChanges: true) }
    }
    return objects
  }

  /// The objects that a request finds, in its order.
  func objects<Found>(_ request: NSFetchRequest<Found>) throws -> [NSManagedObject] {
    guard persistentStoreCoordinator != nil else {
      throw NSError.coreData(
        NSManagedObjectReferentialIntegrityError,
        "The context has no stores: it has no persistentStoreCoordinator.")
    }
    let entity = try request.entity(in: self)
    var found = try saved(entity, request)
    if request.includesPendingChanges {
      found.removeAll { changes.deleted.contains($0) }
      let known = Set(found)
      let new = changes.inserted.filter {
        !known.contains($0)
          && (request.includesSubentities
            ? $0.entity.isKindOf(entity: entity) : $0.entity.name == entity.name)
      }
      found += new.sorted { $0.makingOrder < $1.makingOrder }
    }
    if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
    if let orders = request.sortDescriptors, !orders.isEmpty { found = Self.sorted(found, by: orders) }
    if request.fetchOffset > 0 { found = Array(found.dropFirst(request.fetchOffset)) }
    if request.fetchLimit > 0 { found = Array(found.prefix(request.fetchLimit)) }
    return found
  }

  /// What the stores, or the context that this one saves to, have of an entity.
  private func saved<Found>(_ entity: NSEntityDescription, _ request: NSFetchRequest<Found>) throws
    -> [NSManagedObject]
  {
    let ids: [NSManagedObjectID]
    if let parent {
      let all = NSFetchRequest<NSManagedObject>(entityName: entity.name ?? "")
      all.includesSubentities = request.includesSubentities
      ids = try parent.performAndWait { try parent.objects(all).map(\.objectID) }
    } else {
      ids =
        persistentStoreCoordinator?.ids(
          of: entity, withSubentities: request.includesSubentities, in: request.affectedStores) ?? []
    }
    return ids.map { object(with: $0) }
  }

  static func sorted(_ objects: [NSManagedObject], by orders: [NSSortDescriptor]) -> [NSManagedObject] {
    objects.enumerated().sorted { a, b in
      for order in orders {
        switch order.compare(a.element, to: b.element) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return a.offset < b.offset
    }.map(\.element)
  }

  /// Runs a request of any kind.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    switch request {
    case let request as NSBatchDeleteRequest:
      return NSBatchDeleteResult(try delete(request), request.resultType)
    case let request as NSBatchInsertRequest:
      return NSBatchInsertResult(try insert(request), request.resultType)
    case let request as NSBatchUpdateRequest:
      return NSBatchUpdateResult(try update(request), request.resultType)
    case let request as NSPersistentHistoryChangeRequest:
      guard let coordinator = persistentStoreCoordinator ?? parent?.persistentStoreCoordinator else {
        throw NSError.coreData(
          NSPersistentStoreOperationError, "The context has no stores: it has no persistentStoreCoordinator.")
      }
      return request.run(coordinator)
    case let request as any AsynchronousRequest: return request.run(in: self)
    case let request as any FetchingRequest: return try request.run(in: self)
    default: return NSPersistentStoreResult()
    }
  }

  // MARK: Many objects

  /// A context of its own, so that the objects of this one do not take notice.
  private func other() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    context.mergePolicy = mergePolicy
    (context.name, context.transactionAuthor) = (name, transactionAuthor)
    return context
  }

  private func delete(_ request: NSBatchDeleteRequest) throws -> [NSManagedObjectID] {
    let context = other()
    return try context.performAndWait {
      let objects = try context.objects(request.fetchRequest)
      let ids = objects.map(\.objectID)
      for object in objects { context.delete(object) }
      try context.save()
      return ids
    }
  }

  private func insert(_ request: NSBatchInsertRequest) throws -> [NSManagedObjectID] {
    let context = other()
    return try context.performAndWait {
      var made: [NSManagedObject] = []
      func make() -> NSManagedObject {
        NSEntityDescription.insertNewObject(forEntityName: request.entityName, into: context)
      }
      for values in request.objectsToInsert ?? [] {
        let object = make()
        object.setValuesForKeys(values)
        made.append(object)
      }
      if let handler = request.dictionaryHandler {
        while true {
          let values = NSMutableDictionary()
          if handler(values) { break }
          let object = make()
          for case let (key as String, value) in values { object.setValue(value, forKey: key) }
          made.append(object)
        }
      }
      if let handler = request.managedObjectHandler {
        while true {
          let object = make()
          if handler(object) {
            context.delete(object)
            break
          }
          made.append(object)
        }
      }
      try context.save()
      return made.map(\.objectID)
    }
  }

  private func update(_ request: NSBatchUpdateRequest) throws -> [NSManagedObjectID] {
    let context = other()
    return try context.performAndWait {
      let all = NSFetchRequest<NSManagedObject>(entityName: request.entityName)
      all.predicate = request.predicate
      all.includesSubentities = request.includesSubentities
      let objects = try context.objects(all)
      for object in objects {
        for (key, value) in request.propertiesToUpdate ?? [:] {
          guard let name = (key.base as? NSPropertyDescription)?.name ?? key.base as? String else { continue }
          let new = (value as? NSExpression)?.expressionValue(with: object, context: nil) ?? value
          object.setValue(new is NSExpression ? nil : new, forKey: name)
        }
      }
      try context.save()
      return objects.map(\.objectID)
    }
  }
}

/// A request whose type of result is known by itself only.
private protocol FetchingRequest: NSPersistentStoreRequest {
  func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult
}

private protocol AsynchronousRequest: NSPersistentStoreRequest {
  func run(in context: NSManagedObjectContext) -> NSPersistentStoreResult
}

extension NSFetchRequest: FetchingRequest {
  fileprivate func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    NSAsynchronousFetchResult(.success(try context.fetch(self)))
  }
}

extension NSAsynchronousFetchRequest: AsynchronousRequest {
  fileprivate func run(in context: NSManagedObjectContext) -> NSPersistentStoreResult {
    nonisolated(unsafe) let request = self
    context.perform {
      let result = NSAsynchronousFetchResult(Result { try context.fetch(request.fetchRequest) })
      request.completionBlock?(result)
    }
    return NSPersistentStoreResult()
  }
}
