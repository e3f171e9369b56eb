import CurbcutCoreData
import Testing

/// Stores in files.
@MainActor
@Suite(.serialized)
struct StoreTests {
  private let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("core data \(UUID().uuidString)/Bücher.sqlite")

  private func cleanUp() { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }

  @Test func aStoreOfAKindIsOpenedAndDestroyed() throws {
    defer { cleanUp() }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    let coordinator = NSPersistentStoreCoordinator(
      managedObjectModel: LibraryModel.make())
    let store = try coordinator.addPersistentStore(type: .sqlite, at: url)
    #expect(store.type == NSSQLiteStoreType && FileManager.default.fileExists(atPath: url.path))
    try coordinator.destroyPersistentStore(at: url, type: .sqlite)
    #expect(coordinator.persistentStores.isEmpty && !FileManager.default.fileExists(atPath: url.path))
  }

  @Test func everyValueIsThereAgain() throws {
    defer { cleanUp() }
    let (id, day) = (UUID(), Date(timeIntervalSinceReferenceDate: 700_000_000.5))
    do {
      let context = try LibraryModel.container(url).viewContext
      let (shelf, tag) = (Shelf(context: context), Tag(context: context))
      for title in ["Emma", "Ivanhoe"] {
        let book = Book(context: context)
        book.title = title
        shelf.insertIntoBooks(book, at: 0)
        book.tags = [tag]
      }
      let emma = try #require(shelf.books?.lastObject as? Book)
      (emma.pages, emma.rating, emma.price, emma.read) = (320, 4.5, NSDecimalNumber(string: "9.90"), true)
      (emma.bought, emma.cover, emma.code) = (day, Data([1, 2]), id)
      (emma.page, emma.words) = (URL(string: "https://example.org/é"), ["a", "b"])
      let borrowed = BorrowedBook(context: context)
      borrowed.owner = "Jane"
      try context.save()
    }
    let context = try LibraryModel.container(url).viewContext
    let shelf = try #require(try context.fetch(NSFetchRequest<Shelf>(entityName: "Shelf")).first)
    #expect((shelf.books?.array as? [Book])?.map(\.title) == ["Ivanhoe", "Emma"])
    let emma = try #require(shelf.books?.lastObject as? Book)
    #expect(
      emma.pages == 320 && emma.rating == 4.5 && emma.price == NSDecimalNumber(string: "9.9") && emma.read)
    #expect(emma.bought == day && emma.cover == Data([1, 2]) && emma.code == id && emma.words == ["a", "b"])
    #expect(emma.page == URL(string: "https://example.org/é"))
    #expect(emma.tags.first?.books.count == 2)
    let borrowed = try context.fetch(NSFetchRequest<BorrowedBook>(entityName: "BorrowedBook"))
    #expect(borrowed.map(\.owner) == ["Jane"])
    context.delete(emma)
    try context.save()
    let after = try LibraryModel.container(url).viewContext
    #expect(try after.count(for: Book.fetchRequest()) == 2)
  }

  @Test func aStoreOfAnEarlierModelIsBroughtUpToDate() throws {
    defer { cleanUp() }
    do {
      let context = try LibraryModel.container(url).viewContext
      Book(context: context).title = "Emma"
      try context.save()
    }
    let model = LibraryModel.make(extraAttribute: "copies", renamedTitle: "name")
    let context = try LibraryModel.container(url, model: model).viewContext
    let book = try #require(try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Book")).first)
    #expect(book.value(forKey: "name") as? String == "Emma")
    #expect(book.value(forKey: "copies") as? Int == 7)
  }

  @Test func aStoreOfAnotherModelIsRefusedWhereItMayNotChange() throws {
    defer { cleanUp() }
    _ = try LibraryModel.container(url)
    let coordinator = NSPersistentStoreCoordinator(
      managedObjectModel: LibraryModel.make(extraAttribute: "copies"))
    #expect {
      try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: url)
    } throws: { ($0 as NSError).code == NSPersistentStoreIncompatibleVersionHashError }
  }

  @Test func aFileThatIsNoStoreIsNamed() throws {
    defer { cleanUp() }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("no store at all, but a text of some length".utf8).write(to: url)
    #expect { try LibraryModel.container(url) } throws: {
      let error = $0 as NSError
      return error.code == NSPersistentStoreOpenError && error.localizedDescription.contains("Bücher.sqlite")
    }
  }

  @Test func whatIsNotSavedIsNotThere() throws {
    defer { cleanUp() }
    do {
      let context = try LibraryModel.container(url).viewContext
      Book(context: context).title = "Emma"
      let shelf = Shelf(context: context)
      shelf.setValue(nil, forKey: "name")
      #expect(throws: (any Error).self) { try context.save() }
    }
    #expect(try LibraryModel.container(url).viewContext.count(for: Book.fetchRequest()) == 0)
  }
}
