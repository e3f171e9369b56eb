import CurbcutCoreData
import Testing

/// Fetch requests.
@MainActor
@Suite(.serialized)
struct FetchTests {
  private let context: NSManagedObjectContext

  init() throws {
    context = try LibraryModel.container().viewContext
    for (title, pages) in [("Emma", 320), ("Ivanhoe", 500), ("Dracula", 400), ("Novelle", 300)] {
      let book = Book(context: context)
      (book.title, book.pages) = (title, Int32(pages))
    }
    try context.save()
  }

  private func titles(_ change: (NSFetchRequest<Book>) -> Void) throws -> [String] {
    let request = Book.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.title, ascending: true)]
    change(request)
    return try context.fetch(request).map { $0.title ?? "" }
  }

  @Test func predicatesAndOrdersChoose() throws {
    #expect(try titles { _ in } == ["Dracula", "Emma", "Ivanhoe", "Novelle"])
    #expect(
      try titles { $0.predicate = NSPredicate(format: "pages > %d", 310) } == ["Dracula", "Emma", "Ivanhoe"])
    #expect(
      try titles { $0.predicate = NSPredicate(format: "title CONTAINS[cd] %@", "ÉM") } == ["Emma"])
    #expect(
      try titles {
        $0.sortDescriptors = [NSSortDescriptor(key: "pages", ascending: false)]
        ($0.fetchOffset, $0.fetchLimit) = (1, 2)
      } == ["Dracula", "Emma"])
  }

  @Test func pendingChangesCountUnlessTheRequestSaysNot() throws {
    let new = Book(context: context)
    new.title = "Zorro"
    let dracula = try #require(try context.fetch(Book.fetchRequest()).first { $0.title == "Dracula" })
    context.delete(dracula)
    #expect(try titles { _ in } == ["Emma", "Ivanhoe", "Novelle", "Zorro"])
    #expect(try titles { $0.includesPendingChanges = false } == ["Dracula", "Emma", "Ivanhoe", "Novelle"])
  }

  @Test func predicatesReachThroughRelationships() throws {
    let tag = Tag(context: context)
    tag.name = "English"
    let books = try context.fetch(Book.fetchRequest())
    for book in books where book.title != "Novelle" { book.tags = [tag] }
    try context.save()
    #expect(try titles { $0.predicate = NSPredicate(format: "ANY tags.name == %@", "English") }.count == 3)
    #expect(try titles { $0.predicate = NSPredicate(format: "tags.@count == 0") } == ["Novelle"])
  }

  @Test func entitiesThatInheritAreFoundToo() throws {
    let borrowed = BorrowedBook(context: context)
    (borrowed.title, borrowed.owner) = ("Walden", "Henry")
    try context.save()
    #expect(try titles { _ in }.count == 5)
    #expect(try titles { $0.includesSubentities = false }.count == 4)
    let request = NSFetchRequest<BorrowedBook>(entityName: "BorrowedBook")
    #expect(try context.fetch(request).map(\.owner) == ["Henry"])
  }

  @Test func resultsMayBeDictionariesNumbersAndIdentifiers() throws {
    let request = NSFetchRequest<NSDictionary>(entityName: "Book")
    request.resultType = .dictionaryResultType
    let sum = NSExpressionDescription()
    sum.name = "sum"
    sum.expression = NSExpression(forFunction: "sum:", arguments: [NSExpression(forKeyPath: "pages")])
    request.propertiesToFetch = [sum]
    #expect(try context.fetch(request).first?["sum"] as? Int == 1520)
    request.propertiesToFetch = ["title"]
    request.predicate = NSPredicate(format: "pages == 400")
    #expect(try context.fetch(request) == [["title": "Dracula"]])
    let ids = NSFetchRequest<NSManagedObjectID>(entityName: "Book")
    ids.resultType = .managedObjectIDResultType
    let found = try context.fetch(ids)
    #expect(found.count == 4)
    let uri = try #require(found.first).uriRepresentation()
    #expect(context.persistentStoreCoordinator?.managedObjectID(forURIRepresentation: uri) == found.first)
  }

  @Test func requestsForManyChangeTheStorePastTheContext() throws {
    let fetch: NSFetchRequest<any NSFetchRequestResult> = NSFetchRequest(entityName: "Book")
    fetch.predicate = NSPredicate(format: "pages < 350")
    let delete = NSBatchDeleteRequest(fetchRequest: fetch)
    delete.resultType = .resultTypeObjectIDs
    let result = try context.execute(delete) as? NSBatchDeleteResult
    let ids = try #require(result?.result as? [NSManagedObjectID])
    #expect(ids.count == 2)
    NSManagedObjectContext.mergeChanges(fromRemoteContextSave: [NSDeletedObjectsKey: ids], into: [context])
    #expect(try titles { _ in } == ["Dracula", "Ivanhoe"])
    try context.execute(
      NSBatchInsertRequest(entityName: "Book", objects: [["title": "Lenz"], ["title": "Faust"]]))
    let update = NSBatchUpdateRequest(entityName: "Book")
    update.propertiesToUpdate = ["read": true]
    update.predicate = NSPredicate(format: "title BEGINSWITH 'F'")
    try context.execute(update)
    #expect(try titles { $0.predicate = NSPredicate(format: "read == YES") } == ["Faust"])
  }
}
