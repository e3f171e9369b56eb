import CurbcutCoreData
import Testing

/// Managed objects in a context: values, relationships, changes.
@MainActor
@Suite(.serialized)
struct ManagedObjectTests {
  private let context: NSManagedObjectContext

  init() throws { context = try LibraryModel.container().viewContext }

  private func book(_ title: String) -> Book {
    let book = Book(context: context)
    book.title = title
    return book
  }

  @Test func aNewObjectIsOfItsClassWithItsFirstValues() {
    let shelf = NSEntityDescription.insertNewObject(forEntityName: "Shelf", into: context)
    #expect(shelf is Shelf)
    #expect((shelf as? Shelf)?.name == "New shelf")
    #expect(book("Emma").pages == 100)
    #expect(shelf.isInserted && shelf.hasChanges && shelf.objectID.isTemporaryID)
  }

  @Test func valuesAreReadByNameAndByProperty() {
    let emma = book("Emma")
    emma.setValue(320, forKey: "pages")
    emma.rating = 4.5
    emma.price = NSDecimalNumber(string: "9.90")
    emma.page = URL(string: "https://example.org/emma")
    #expect(emma.pages == 320)
    #expect(emma.value(forKey: "pages") as? Int == 320)
    #expect(emma.value(forKeyPath: "page.lastPathComponent") == nil || emma.page != nil)
    #expect(emma.value(forKey: "rating") as? Double == 4.5)
    #expect(emma.read == false && emma.bought == nil && emma.tags.isEmpty)
    emma.title = nil
    #expect(emma.title == nil)
  }

  @Test func aValueOfAnotherTypeRaisesAnException() {
    let emma = book("Emma")
    let exceptions = NSException.trapping { emma.setValue("many", forKey: "pages") }
    #expect(exceptions.first?.reason?.contains("property = \"pages\"; desired type = NSNumber") == true)
  }

  @Test func bothSidesOfARelationshipAreTheSame() throws {
    let (shelf, other) = (Shelf(context: context), Shelf(context: context))
    let (emma, ivanhoe) = (book("Emma"), book("Ivanhoe"))
    shelf.addToBooks(emma)
    ivanhoe.shelf = shelf
    #expect(emma.shelf === shelf)
    #expect(shelf.books?.array as? [Book] == [emma, ivanhoe])
    other.addToBooks(emma)
    #expect(emma.shelf === other)
    #expect(shelf.books?.array as? [Book] == [ivanhoe])
    shelf.insertIntoBooks(emma, at: 0)
    #expect(shelf.books?.array as? [Book] == [emma, ivanhoe])
    shelf.removeFromBooks(at: 1)
    #expect(ivanhoe.shelf == nil)
    shelf.replaceBooks(at: 0, with: ivanhoe)
    #expect(emma.shelf == nil && ivanhoe.shelf === shelf)
    let tag = Tag(context: context)
    emma.tags = [tag]
    tag.books.insert(ivanhoe)
    #expect(ivanhoe.tags == [tag])
    emma.mutableSetValue(forKey: "tags").remove(tag)
    #expect(tag.books == [ivanhoe])
  }

  @Test func deletionFollowsTheRulesOfRelationships() throws {
    let shelf = Shelf(context: context)
    let (emma, tag) = (book("Emma"), Tag(context: context))
    shelf.addToBooks(emma)
    emma.tags = [tag]
    try context.save()
    context.delete(shelf)
    #expect(emma.shelf == nil && shelf.isDeleted)
    context.delete(tag)
    #expect(emma.isDeleted)
    try context.save()
    #expect(try context.count(for: Book.fetchRequest()) == 0)
    #expect(shelf.managedObjectContext == nil)
  }

  @Test func whatHasChangedIsKnownUntilItIsSavedOrGivenUp() throws {
    let emma = book("Emma")
    try context.save()
    #expect(!context.hasChanges && !emma.objectID.isTemporaryID)
    emma.title = "Emma, or"
    #expect(emma.changedValues()["title"] as? String == "Emma, or")
    #expect(emma.committedValues(forKeys: ["title"])["title"] as? String == "Emma")
    #expect(context.updatedObjects == [emma])
    context.rollback()
    #expect(emma.title == "Emma" && !context.hasChanges)
    emma.title = "X"
    emma.title = "Emma"
    #expect(emma.changedValues().isEmpty)
  }

  @Test func observersAreToldBeforeAndAfter() throws {
    let emma = book("Emma")
    var count = 0
    let watching = emma.objectWillChange.sink { count += 1 }
    emma.title = "Emma II"
    #expect(count == 1)
    try context.save()
    let log = ChangeLog(context)
    emma.pages = 1
    context.processPendingChanges()
    #expect(log.updated == [emma.objectID])
    watching.cancel()
  }

  /// What a context has told.
  private final class ChangeLog: @unchecked Sendable {
    private(set) var updated: [NSManagedObjectID] = []
    private var token: (any NSObjectProtocol)?

    init(_ context: NSManagedObjectContext) {
      token = NotificationCenter.default.addObserver(
        forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
      ) { [weak self] note in
        self?.updated += (note.userInfo?[NSUpdatedObjectsKey] as? Set<NSManagedObject> ?? []).map(\.objectID)
      }
    }

    deinit { if let token { NotificationCenter.default.removeObserver(token) } }
  }

  @Test func whatMayNotBeSavedIsNamed() throws {
    let shelf = Shelf(context: context)
    shelf.setValue(nil, forKey: "name")
    #expect { try context.save() } throws: {
      ($0 as NSError).code == NSValidationMissingMandatoryPropertyError
        && ($0 as NSError).userInfo[NSValidationKeyErrorKey] as? String == "name"
    }
    let second = Shelf(context: context)
    second.name = "A name that is far too long"
    #expect { try context.save() } throws: {
      let error = $0 as NSError
      let codes = (error.userInfo[NSDetailedErrorsKey] as? [NSError])?.map(\.code) ?? []
      return error.code == NSValidationMultipleErrorsError
        && Set(codes) == [NSValidationMissingMandatoryPropertyError, NSValidationStringTooLongError]
    }
    #expect(context.hasChanges)
  }
}
