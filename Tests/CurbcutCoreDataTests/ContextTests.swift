import CurbcutCoreData
import Testing

/// Several contexts with one store.
@MainActor
@Suite(.serialized)
struct ContextTests {
  private let container: NSPersistentContainer
  private var context: NSManagedObjectContext { container.viewContext }

  init() throws { container = try LibraryModel.container() }

  private func saved(_ title: String) throws -> Book {
    let book = Book(context: context)
    book.title = title
    try context.save()
    return book
  }

  @Test func whatOthersSaveIsMerged() async throws {
    context.automaticallyMergesChangesFromParent = true
    let emma = try saved("Emma")
    let id = emma.objectID
    let other = container.newBackgroundContext()
    try await other.perform {
      let book = try other.existingObject(with: id) as? Book
      book?.title = "Emma II"
      let new = Book(context: other)
      new.title = "Persuasion"
      try other.save()
    }
    // The merge waits in the main queue.
    for _ in 0..<100 where emma.title != "Emma II" {
      try await Task.sleep(nanoseconds: 5_000_000)
    }
    #expect(emma.title == "Emma II")
    #expect(try context.count(for: Book.fetchRequest()) == 2)
  }

  @Test func aConflictFailsOrGoesByThePolicy() throws {
    let emma = try saved("Emma")
    let id = emma.objectID
    let other = container.newBackgroundContext()
    func changeElsewhere(_ pages: Int32) throws {
      try other.performAndWait {
        let book = try other.existingObject(with: id) as? Book
        other.refreshAllObjects()
        book?.title = "Theirs"
        book?.pages = pages
        try other.save()
      }
    }
    try changeElsewhere(1)
    emma.title = "Ours"
    #expect { try context.save() } throws: { ($0 as NSError).code == NSManagedObjectMergeError }
    context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    try context.save()
    #expect(emma.title == "Ours" && emma.pages == 1)
    try changeElsewhere(2)
    emma.title = "Ours again"
    context.mergePolicy = NSMergeByPropertyStoreTrumpMergePolicy
    try context.save()
    #expect(emma.title == "Theirs" && emma.pages == 2)
  }

  @Test func aUniqueValueFailsOrReplaces() throws {
    let first = try saved("First")
    first.isbn = "1"
    try context.save()
    let second = Book(context: context)
    (second.title, second.isbn) = ("Second", "1")
    #expect { try context.save() } throws: { ($0 as NSError).code == NSManagedObjectConstraintMergeError }
    context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    try context.save()
    #expect(try context.fetch(Book.fetchRequest()).map(\.title) == ["Second"])
  }

  @Test func aChildSavesToItsParent() throws {
    let emma = try saved("Emma")
    let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    child.parent = context
    let copy = try #require(try child.existingObject(with: emma.objectID) as? Book)
    copy.title = "Emma II"
    let new = Book(context: child)
    (new.title, new.shelf) = ("Persuasion", Shelf(context: child))
    #expect(emma.title == "Emma")
    try child.save()
    #expect(emma.title == "Emma II" && context.hasChanges)
    #expect(try context.count(for: Book.fetchRequest()) == 2)
    try context.save()
    let found = try context.fetch(Book.fetchRequest()).first { $0.title == "Persuasion" }
    #expect(found?.shelf?.name == "New shelf")
  }
}
