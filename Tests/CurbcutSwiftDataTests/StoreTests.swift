import CurbcutSwiftData
import Foundation
import Testing

@Suite("Stores in files")
struct StoreTests {
  @Test("Models are there when the store is opened again, and two containers use one file")
  func reopening() throws {
    let folder = try StoreFolderForTests()
    let first = ModelContext(try folder.container(Item.self))
    first.insert(Item(code: "a", name: "one"))
    try first.save()
    let second = ModelContext(try folder.container(Item.self))
    let item = try #require(try second.fetch(FetchDescriptor<Item>()).first)
    #expect(item.name == "one")
    second.insert(Item(code: "b", name: "two"))
    item.name = "changed"
    try second.save()
    #expect(try first.fetch(FetchDescriptor<Item>()).map(\.name) == ["changed", "two"])
    first.insert(Item(code: "c", name: "three"))
    try first.save()
    #expect(try second.fetchCount(FetchDescriptor<Item>()) == 3)
  }

  @Test("A file that is no store is an error that names it, and stays as it is")
  func corrupt() throws {
    let folder = try StoreFolderForTests()
    let junk = Data(repeating: 0x41, count: 5000)
    try junk.write(to: folder.file())
    do {
      _ = try folder.container(Item.self)
      Issue.record("The store was opened.")
    } catch let error as SwiftDataError {
      #expect(error == .loadIssueModelContainer)
      #expect(error.description.contains(folder.file().path))
      #expect(error.description.contains("not a database"))
    }
    #expect(try Data(contentsOf: folder.file()) == junk)
  }

  @Test("A folder that cannot be created and a file that cannot be changed are errors")
  func unwritable() throws {
    #expect(throws: SwiftDataError.loadIssueModelContainer) {
      _ = try ModelContainer(
        for: Schema([Item.self]),
        configurations: [ModelConfiguration(url: URL(fileURLWithPath: "/dev/null/a/b.store"))])
    }
    let folder = try StoreFolderForTests()
    let context = ModelContext(try folder.container(Item.self))
    context.insert(Item(code: "a"))
    try context.save()
    let readOnly = ModelContext(
      try ModelContainer(
        for: Schema([Item.self]), configurations: [ModelConfiguration(url: folder.file(), allowsSave: false)])
    )
    #expect(try readOnly.fetchCount(FetchDescriptor<Item>()) == 1)
    readOnly.insert(Item(code: "b"))
    #expect(throws: (any Error).self) { try readOnly.save() }
    #expect(readOnly.hasChanges)
  }

  @Test("The same file twice, and a model that the schema lacks, are errors")
  func configurations() throws {
    let folder = try StoreFolderForTests()
    let configuration = ModelConfiguration(url: folder.file())
    #expect(throws: SwiftDataError.duplicateConfiguration) {
      _ = try ModelContainer(for: Schema([Item.self]), configurations: [configuration, configuration])
    }
    #expect(throws: SwiftDataError.configurationSchemaNotFoundInContainerSchema) {
      _ = try ModelContainer(
        for: Schema([Item.self]),
        configurations: [ModelConfiguration(schema: Schema([Everything.self]), url: folder.file())])
    }
  }

  @Test("Models of two configurations are in two stores")
  func twoStores() throws {
    let folder = try StoreFolderForTests()
    let container = try ModelContainer(
      for: Item.self, Everything.self,
      configurations: ModelConfiguration(schema: Schema([Item.self]), url: folder.file("a.store")),
      ModelConfiguration(schema: Schema([Everything.self]), url: folder.file("b.store")))
    let context = ModelContext(container)
    context.insert(Item(code: "a"))
    context.insert(Everything())
    try context.save()
    let items = ModelContext(try folder.container(Item.self, name: "a.store"))
    #expect(try items.fetchCount(FetchDescriptor<Item>()) == 1)
    let others = ModelContext(try folder.container(Everything.self, name: "b.store"))
    #expect(try others.fetchCount(FetchDescriptor<Everything>()) == 1)
  }

  // MARK: Migration

  private func oldStore(_ folder: StoreFolderForTests, _ titles: [String]) throws {
    let context = ModelContext(try folder.container(NotesV1.Note.self))
    for title in titles { context.insert(NotesV1.Note(title: title)) }
    try context.save()
  }

  @Test("Properties are renamed, added and removed without a plan")
  func lightweight() throws {
    let folder = try StoreFolderForTests()
    try oldStore(folder, ["first", "second"])
    let context = ModelContext(try folder.container(NotesV2.Note.self))
    let notes = try context.fetch(FetchDescriptor<NotesV2.Note>(sortBy: [SortDescriptor(\.heading)]))
    #expect(notes.map(\.heading) == ["first", "second"])
    #expect(notes.map(\.stars) == [3, 3] && notes.map(\.more) == [nil, nil])
    notes[0].more = "text"
    try context.save()
    let again = ModelContext(try folder.container(NotesV2.Note.self))
    #expect(try again.fetch(FetchDescriptor<NotesV2.Note>()).map(\.more) == ["text", nil])
  }

  @Test("A plan runs its stages from the version that the store has")
  func plan() throws {
    let folder = try StoreFolderForTests()
    try oldStore(folder, ["first", "drop", "third"])
    for _ in 0..<2 {
      let container = try ModelContainer(
        for: NotesV3.Note.self, migrationPlan: NotesPlan.self,
        configurations: ModelConfiguration(url: folder.file()))
      let notes = try ModelContext(container).fetch(
        FetchDescriptor<NotesV3.Note>(sortBy: [SortDescriptor(\.heading)]))
      #expect(notes.map(\.heading) == ["first", "third"])
      #expect(notes.map(\.length) == [5, 5])
    }
  }

  @Test("A new property without a value for old models is an error, and the store stays as it is")
  func missingDefault() throws {
    let folder = try StoreFolderForTests()
    try oldStore(folder, ["first"])
    #expect(throws: SwiftDataError.loadIssueModelContainer) {
      _ = try folder.container(NotesWithoutDefault.Note.self)
    }
    let context = ModelContext(try folder.container(NotesV1.Note.self))
    #expect(try context.fetch(FetchDescriptor<NotesV1.Note>()).map(\.title) == ["first"])
  }
}
