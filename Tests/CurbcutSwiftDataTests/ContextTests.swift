import CurbcutSwiftData
import Foundation
import Testing

@Suite("Contexts")
struct ContextTests {
  @Test("A model with the same unique value takes the place of the one in the store")
  func unique() throws {
    let context = try memoryContext(Item.self)
    let first = Item(code: "a", name: "first")
    context.insert(first)
    try context.save()
    let second = Item(code: "a", name: "second")
    context.insert(second)
    context.insert(Item(code: "b", name: "third"))
    try context.save()
    #expect(try context.fetch(FetchDescriptor<Item>()).map(\.name) == ["second", "third"])
    #expect(first.name == "second" && first.persistentModelID == second.persistentModelID)
    let other = ModelContext(context.container)
    other.insert(Item(code: "b", name: "fourth"))
    other.insert(Item(code: "b", name: "fifth"))
    try other.save()
    #expect(try context.fetch(FetchDescriptor<Item>()).map(\.name) == ["second", "fifth"])
  }

  @Test("Values that are unique together are unique only together")
  func uniqueTogether() throws {
    let context = try memoryContext(Trip.self, BusinessTrip.self)
    for (name, year) in [("Rome", 1), ("Rome", 2), ("Bonn", 1), ("Rome", 1)] {
      context.insert(Trip(name: name, year: year))
    }
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 3)
  }

  @Test("An identifier is temporary until the first save, and can be written and read")
  func identifiers() throws {
    let context = try memoryContext(Item.self)
    let item = Item(code: "a")
    context.insert(item)
    let before = item.persistentModelID
    #expect(before.storeIdentifier == nil && before.entityName == "Item")
    let registered: Item? = context.registeredModel(for: before)
    #expect(registered === item)
    try context.save()
    let after = item.persistentModelID
    #expect(before != after && after.storeIdentifier != nil && item.id == after)
    let read = try JSONDecoder().decode(PersistentIdentifier.self, from: JSONEncoder().encode(after))
    #expect(read == after)
    #expect(context.model(for: read) === item)
    let other = ModelContext(context.container)
    #expect(other.registeredModel(for: read) as Item? == nil)
    #expect((other.model(for: read) as? Item)?.code == "a")
    #expect(try other.fetchIdentifiers(FetchDescriptor<Item>()) == [read])
  }

  @Test("What has changed is told, before and after a save")
  func changes() throws {
    let context = try memoryContext(Item.self)
    let (a, b) = (Item(code: "a"), Item(code: "b"))
    context.insert(a)
    context.insert(b)
    #expect(context.hasChanges && context.insertedModelsArray.count == 2)
    try context.save()
    #expect(!context.hasChanges)
    a.rank = 1
    context.delete(b)
    #expect(context.changedModelsArray.map(\.persistentModelID) == [a.persistentModelID])
    #expect(context.deletedModelsArray.map(\.persistentModelID) == [b.persistentModelID])
    nonisolated(unsafe) var told: [String] = []
    let center = NotificationCenter.default
    let tokens = [
      center.addObserver(forName: ModelContext.willSave, object: context, queue: nil) { _ in
        told.append("will")
      },
      center.addObserver(forName: ModelContext.didSave, object: context, queue: nil) { note in
        for key in ["inserted", "updated", "deleted"] {
          told.append("\(key) \((note.userInfo?[key] as? [PersistentIdentifier])?.count ?? -1)")
        }
      },
    ]
    try context.save()
    tokens.forEach(center.removeObserver)
    #expect(told == ["will", "inserted 0", "updated 1", "deleted 1"])
  }

  @Test("What one context saves is seen by another")
  func merging() throws {
    let context = try memoryContext(Item.self)
    let item = Item(code: "a", name: "old")
    context.insert(item)
    try context.save()
    let other = ModelContext(context.container)
    let twin = try #require(try other.fetch(FetchDescriptor<Item>()).first)
    twin.name = "new"
    #expect(item.name == "old")
    try other.save()
    context.processPendingChanges()
    #expect(item.name == "new")
    other.delete(twin)
    try other.save()
    #expect(try context.fetch(FetchDescriptor<Item>()).isEmpty)
    #expect(item.modelContext == nil)
  }

  @Test("Changes that are not saved are fetched too, unless they are not wanted")
  func pending() throws {
    let context = try memoryContext(Item.self)
    for rank in 1...4 { context.insert(Item(code: "\(rank)", rank: rank)) }
    try context.save()
    let all = try context.fetch(FetchDescriptor<Item>(sortBy: [SortDescriptor(\.rank)]))
    all[0].rank = 10
    context.delete(all[1])
    context.insert(Item(code: "5", rank: 0))
    var descriptor = FetchDescriptor<Item>(
      predicate: #Predicate { $0.rank != 4 }, sortBy: [SortDescriptor(\.rank, order: .reverse)])
    #expect(try context.fetch(descriptor).map(\.code) == ["1", "3", "5"])
    #expect(try context.fetchCount(descriptor) == 3)
    descriptor.fetchLimit = 1
    descriptor.fetchOffset = 1
    #expect(try context.fetch(descriptor).map(\.code) == ["3"])
    descriptor = FetchDescriptor(sortBy: [SortDescriptor(\.code)])
    descriptor.includePendingChanges = false
    #expect(try context.fetch(descriptor).map(\.code) == ["1", "2", "3", "4"])
  }

  @Test("Models can be deleted by a predicate, and a transaction saves")
  func deletingMany() throws {
    let context = try memoryContext(Item.self)
    try context.transaction {
      for rank in 0..<10 { context.insert(Item(code: "\(rank)", rank: rank)) }
    }
    #expect(!context.hasChanges)
    try context.delete(model: Item.self, where: #Predicate { $0.rank >= 3 })
    try context.save()
    #expect(try ModelContext(context.container).fetchCount(FetchDescriptor<Item>()) == 3)
    try context.delete(model: Item.self)
    #expect(try context.fetchCount(FetchDescriptor<Item>()) == 0)
    var seen = 0
    context.rollback()
    try context.enumerate(FetchDescriptor<Item>()) { seen += $0.rank }
    #expect(seen == 3)
  }

  @Test("A model actor works with a context of its own")
  func modelActor() async throws {
    let container = try memoryContext(Owner.self).container
    let keeper = Keeper(modelContainer: container)
    let id = try await keeper.add("Ann")
    try await keeper.rename(id, to: "Anna")
    #expect(try ModelContext(container).fetch(FetchDescriptor<Owner>()).map(\.name) == ["Anna"])
  }

  @Test("Ten thousand models take about ten times as long as a thousand")
  func speed() throws {
    func seconds(_ count: Int) throws -> Double {
      let context = try memoryContext(Owner.self)
      let owner = Owner(name: "Ann")
      context.insert(owner)
      let clock = ContinuousClock()
      let time = try clock.measure {
        for index in 0..<count { context.insert(Dog(name: "Dog \(index)", owner: owner)) }
        try context.save()
        let other = ModelContext(context.container)
        let dogs = try other.fetch(FetchDescriptor<Dog>(sortBy: [SortDescriptor(\.name)]))
        #expect(dogs.count == count)
        #expect(dogs.lazy.filter { $0.owner?.name == "Ann" }.count == count)
        for dog in dogs { dog.name += "!" }
        try other.save()
      }
      return Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    }
    _ = try seconds(100)
    let few = try seconds(1000)
    let many = try seconds(10_000)
    print("SwiftData: 1 000 models \(few) s, 10 000 models \(many) s")
    #expect(many < few * 40)
  }
}
