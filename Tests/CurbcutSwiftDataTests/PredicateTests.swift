import CurbcutSwiftData
import Foundation
import Testing

@Suite("Fetching by predicates")
struct PredicateTests {
  private static let texts = ["", "a", "A", "b", "é", "e\u{301}", "Apple", "apple pie", "z"]

  private static func predicates() -> [(String, Predicate<Item>)] {
    let accented = "é"
    let wanted = [1, 3, 5]
    let day = Date(timeIntervalSinceReferenceDate: 3)
    let none: String? = nil
    return [
      ("equal", #Predicate { $0.rank == 3 }),
      ("not equal", #Predicate { $0.rank != 3 }),
      ("order", #Predicate { $0.rank < 3 || $0.rank >= 7 }),
      ("and", #Predicate { $0.rank > 1 && $0.name > "a" }),
      ("not", #Predicate { !($0.rank > 4) }),
      ("text", #Predicate { $0.name == accented }),
      ("order of texts", #Predicate { $0.name < accented }),
      ("nil", #Predicate { $0.note == nil }),
      ("nil variable", #Predicate { $0.note == none }),
      ("not nil", #Predicate { $0.note != nil }),
      ("optional", #Predicate { $0.note == "a" }),
      ("optional not", #Predicate { $0.note != "a" }),
      ("list", #Predicate { wanted.contains($0.rank) }),
      ("list and more", #Predicate { wanted.contains($0.rank) && $0.name.contains("p") }),
      ("date", #Predicate { $0.day <= day }),
      ("contains", #Predicate { $0.name.contains("p") }),
      ("starts", #Predicate { $0.name.starts(with: "a") }),
      ("standard contains", #Predicate { $0.name.localizedStandardContains("APP") }),
      ("not contains", #Predicate { !$0.name.contains("p") }),
      ("or contains", #Predicate { $0.rank == 1 || $0.name.contains("p") }),
      ("empty", #Predicate { $0.name.isEmpty }),
      ("chained", #Predicate { $0.note?.contains("p") == true }),
      ("default", #Predicate { ($0.note ?? "z") == "z" }),
      ("arithmetic", #Predicate { $0.rank * 2 == 6 }),
      ("true", #Predicate { _ in true }),
    ]
  }

  @Test("A predicate finds in the store what it finds among models in memory")
  func same() throws {
    let context = try memoryContext(Item.self)
    for (index, name) in Self.texts.enumerated() {
      context.insert(
        Item(
          code: "\(index)", name: name, rank: index, note: index % 3 == 0 ? nil : name,
          day: Date(timeIntervalSinceReferenceDate: Double(index) / 2)))
    }
    try context.save()
    let all = try context.fetch(FetchDescriptor<Item>())
    for (name, predicate) in Self.predicates() {
      let wanted = try all.filter { try predicate.evaluate($0) }.map(\.code)
      let fresh = ModelContext(context.container)
      #expect(try fresh.fetch(FetchDescriptor(predicate: predicate)).map(\.code) == wanted, "\(name)")
      #expect(try fresh.fetchCount(FetchDescriptor(predicate: predicate)) == wanted.count, "\(name)")
    }
  }

  @Test("Models are sorted as Swift sorts them")
  func sorting() throws {
    let context = try memoryContext(Item.self)
    for (index, name) in Self.texts.reversed().enumerated() {
      context.insert(Item(code: "\(index)", name: name, rank: index % 3, note: index % 2 == 0 ? nil : name))
    }
    try context.save()
    let all = try context.fetch(FetchDescriptor<Item>())
    let orders: [[SortDescriptor<Item>]] = [
      [SortDescriptor(\.rank), SortDescriptor(\.name, comparator: .lexical)],
      [SortDescriptor(\.rank, order: .reverse)],
      [SortDescriptor(\.note), SortDescriptor(\.code)],
      [SortDescriptor(\.note, order: .reverse)],
    ]
    for order in orders {
      let fresh = ModelContext(context.container)
      #expect(
        try fresh.fetch(FetchDescriptor(sortBy: order)).map(\.code) == all.sorted(using: order).map(\.code))
      var some = FetchDescriptor<Item>(sortBy: order)
      some.fetchLimit = 4
      some.fetchOffset = 2
      #expect(
        try fresh.fetch(some).map(\.code) == all.sorted(using: order).dropFirst(2).prefix(4).map(\.code))
    }
  }

  @Test("A predicate follows relationships")
  func relationships() throws {
    let context = try memoryContext(Owner.self, Dog.self)
    for (owner, dogs) in [("Ann", ["Rex", "Pug"]), ("Bob", []), ("Cid", ["Max"])] {
      let model = Owner(name: owner)
      context.insert(model)
      for dog in dogs { context.insert(Dog(name: dog, owner: model)) }
    }
    context.insert(Dog(name: "Stray"))
    try context.save()
    let ann = try #require(
      try context.fetch(FetchDescriptor<Owner>(predicate: #Predicate { $0.name == "Ann" })).first)
    let id = ann.persistentModelID
    let ofAnn = #Predicate<Dog> { $0.owner?.persistentModelID == id }
    #expect(try context.fetchCount(FetchDescriptor(predicate: ofAnn)) == 2)
    let named = #Predicate<Dog> { $0.owner?.name == "Cid" }
    #expect(try context.fetch(FetchDescriptor(predicate: named)).map(\.name) == ["Max"])
    let stray = #Predicate<Dog> { $0.owner == nil }
    #expect(try context.fetch(FetchDescriptor(predicate: stray)).map(\.name) == ["Stray"])
    let withDogs = #Predicate<Owner> { !$0.dogs.isEmpty && $0.dogs.contains { $0.name.contains("u") } }
    #expect(try context.fetch(FetchDescriptor(predicate: withDogs)).map(\.name) == ["Ann"])
    let itself = #Predicate<Owner> { $0.persistentModelID == id }
    #expect(try context.fetch(FetchDescriptor(predicate: itself)).map(\.name) == ["Ann"])
  }

  @Test("Random insertions, changes, deletions and saves leave what a plain array has")
  func random() throws {
    for round in 0..<20 {
      let seed = UInt64.random(in: 0...UInt64.max)
      var random = SeededRandom(state: seed)
      let context = try memoryContext(Item.self)
      var known: [String: (rank: Int, note: String?)] = [:]
      var saved = known
      var next = 0
      for _ in 0..<120 {
        let items = try context.fetch(FetchDescriptor<Item>(sortBy: [SortDescriptor(\.code)]))
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<4:
          next += 1
          let rank = Int.random(in: 0..<9, using: &random)
          context.insert(Item(code: "c\(next)", rank: rank))
          known["c\(next)"] = (rank, nil)
        case 4..<6:
          guard let item = items.randomElement(using: &random) else { break }
          item.rank = Int.random(in: 0..<9, using: &random)
          item.note = Bool.random(using: &random) ? "n\(item.rank)" : nil
          known[item.code] = (item.rank, item.note)
        case 6:
          guard let item = items.randomElement(using: &random) else { break }
          known[item.code] = nil
          context.delete(item)
        case 7:
          try context.save()
          saved = known
        case 8 where Int.random(in: 0..<4, using: &random) == 0:
          context.rollback()
          known = saved
        default: break
        }
        let least = Int.random(in: 0..<9, using: &random)
        let found = try context.fetch(
          FetchDescriptor<Item>(
            predicate: #Predicate { $0.rank >= least || $0.note != nil }, sortBy: [SortDescriptor(\.code)]))
        let wanted = known.filter { $0.value.rank >= least || $0.value.note != nil }.keys.sorted()
        #expect(found.map(\.code) == wanted, "seed \(seed), round \(round)")
        guard found.map(\.code) == wanted else { return }
      }
      let other = ModelContext(context.container)
      let stored = try other.fetch(FetchDescriptor<Item>(sortBy: [SortDescriptor(\.code)]))
      #expect(stored.map(\.code) == saved.keys.sorted(), "seed \(seed)")
      #expect(
        stored.allSatisfy { saved[$0.code]?.rank == $0.rank && saved[$0.code]?.note == $0.note },
        "seed \(seed)")
    }
  }
}

/// Random numbers that are the same for the same seed.
struct SeededRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
