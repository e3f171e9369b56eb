import CurbcutCoreData
import Testing

/// What was saved in a store that notes it.
@MainActor
@Suite(.serialized)
struct HistoryTests {
  private func container() throws -> NSPersistentContainer {
    let container = NSPersistentContainer(name: "Library", managedObjectModel: LibraryModel.make())
    let description = NSPersistentStoreDescription()
    description.type = NSInMemoryStoreType
    description.setOption(NSNumber(value: true), forKey: NSPersistentHistoryTrackingKey)
    description.setOption(
      NSNumber(value: true), forKey: NSPersistentStoreRemoteChangeNotificationPostOptionKey)
    container.persistentStoreDescriptions = [description]
    var failure: (any Error)?
    container.loadPersistentStores { failure = $1 }
    if let failure { throw failure }
    return container
  }

  private func history(_ request: NSPersistentHistoryChangeRequest, _ context: NSManagedObjectContext) throws
    -> [NSPersistentHistoryTransaction]
  {
    let result = try context.execute(request) as? NSPersistentHistoryResult
    return result?.result as? [NSPersistentHistoryTransaction] ?? []
  }

  @Test func eachSaveIsATransaction() throws {
    let container = try container()
    let context = container.viewContext
    context.transactionAuthor = "me"
    let book = Book(context: context)
    book.title = "Emma"
    try context.save()
    book.title = "Emma II"
    try context.save()
    let id = book.objectID
    context.delete(book)
    try context.save()
    let all = try history(.fetchHistory(after: nil as NSPersistentHistoryToken?), context)
    #expect(all.map { $0.changes?.map(\.changeType) } == [[.insert], [.update], [.delete]])
    #expect(all[1].changes?.first?.updatedProperties?.map(\.name) == ["title"])
    #expect(all.allSatisfy { $0.author == "me" && $0.changes?.first?.changedObjectID == id })
    #expect(all[0].changes?.first?.transaction === all[0])
    #expect(try history(.fetchHistory(after: all[1].token), context).map(\.transactionNumber) == [3])
    _ = try context.execute(NSPersistentHistoryChangeRequest.deleteHistory(before: all[1]))
    #expect(try history(.fetchHistory(after: all[0].token), context).count == 1)
  }

  @Test func aContextTakesWhatTheHistoryTells() throws {
    let container = try container()
    let context = container.viewContext
    let book = Book(context: context)
    book.title = "Emma"
    try context.save()
    nonisolated(unsafe) var told: [NSPersistentHistoryToken?] = []
    let observer = NotificationCenter.default.addObserver(
      forName: .NSPersistentStoreRemoteChange, object: container.persistentStoreCoordinator, queue: nil
    ) { told.append($0.userInfo?[NSPersistentHistoryTokenKey] as? NSPersistentHistoryToken) }
    defer { NotificationCenter.default.removeObserver(observer) }
    let token = container.persistentStoreCoordinator.currentPersistentHistoryToken(fromStores: nil)
    let request = NSBatchUpdateRequest(entityName: "Book")
    request.propertiesToUpdate = ["title": "Persuasion"]
    _ = try container.newBackgroundContext().execute(request)
    #expect(book.title == "Emma" && told.count == 1)
    for transaction in try history(.fetchHistory(after: token), context) {
      context.mergeChanges(fromContextDidSave: transaction.objectIDNotification())
    }
    #expect(book.title == "Persuasion")
    #expect(told == [container.persistentStoreCoordinator.currentPersistentHistoryToken(fromStores: nil)])
  }

  @Test func aStoreThatDoesNotNoteHasNone() throws {
    let container = try LibraryModel.container()
    _ = Book(context: container.viewContext)
    try container.viewContext.save()
    #expect(try history(.fetchHistory(after: Date.distantPast), container.viewContext).isEmpty)
    #expect(container.persistentStoreCoordinator.currentPersistentHistoryToken(fromStores: nil) == nil)
  }
}
