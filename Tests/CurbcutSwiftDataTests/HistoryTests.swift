import CurbcutSwiftData
import Foundation
import Testing

@Suite("The history of a store")
struct HistoryTests {
  private func kinds(_ transaction: DefaultHistoryTransaction) -> [String] {
    transaction.changes.map { change in
      switch change {
      case .insert(let insert): insert is any HistoryInsert<Item> ? "insert" : "insert of another"
      case .update(let update): update is any HistoryUpdate<Item> ? "update" : "update of another"
      case .delete(let delete): delete is any HistoryDelete<Item> ? "delete" : "delete of another"
      }
    }
  }

  @Test("has a transaction for each save, with who has saved")
  func saves() throws {
    let context = try memoryContext(Item.self)
    let (a, b) = (Item(code: "a"), Item(code: "b"))
    context.insert(a)
    context.insert(b)
    try context.save()
    context.author = "widget"
    a.name = "new"
    context.delete(b)
    let (kept, gone) = (a.persistentModelID, b.persistentModelID)
    try context.save()
    try context.save()
    let all = try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>())
    #expect(all.map(kinds) == [["insert", "insert"], ["update", "delete"]])
    #expect(all.map(\.author) == [nil, "widget"])
    #expect(all[1].changes.map(\.changedPersistentIdentifier) == [kept, gone])
    #expect(all.flatMap(\.changes).map(\.changeIdentifier) == [1, 2, 3, 4])
    guard case .update(let update) = all[1].changes[0], let own = update as? any HistoryUpdate<Item> else {
      Issue.record("an update")
      return
    }
    #expect(own.updatedAttributes == [\Item.name])
  }

  @Test("is fetched from a place on, and forgotten up to one")
  func tokens() throws {
    let context = try memoryContext(Item.self)
    for code in ["a", "b", "c"] {
      context.author = code
      context.insert(Item(code: code))
      try context.save()
    }
    let all = try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>())
    let token = try JSONDecoder().decode(
      DefaultHistoryToken.self, from: JSONEncoder().encode(all[0].token))
    #expect(token == all[0].token && token < all[1].token && !(all[1].token < token))
    let later = HistoryDescriptor<DefaultHistoryTransaction>(predicate: #Predicate { $0.token > token })
    #expect(try context.fetchHistory(later).map(\.author) == ["b", "c"])
    let author = "c"
    let own = HistoryDescriptor<DefaultHistoryTransaction>(
      predicate: #Predicate { $0.token > token && $0.author == author })
    #expect(try context.fetchHistory(own).count == 1)
    var newest = HistoryDescriptor<DefaultHistoryTransaction>(
      sortBy: [SortDescriptor(\.transactionIdentifier, order: .reverse)])
    newest.fetchLimit = 1
    #expect(try context.fetchHistory(newest).map(\.author) == ["c"])
    try context.deleteHistory(later)
    #expect(try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>()).map(\.author) == ["a"])
  }
}
