import CurbcutSwiftData
import Foundation
import Testing

@Suite("Relationships of models")
struct RelationshipTests {
  private func family() throws -> ModelContext {
    try memoryContext(Owner.self, Dog.self, Toy.self, House.self, Debt.self, Letter.self)
  }

  @Test("Both sides of a relationship are the same, whichever is set")
  func inverses() throws {
    let context = try family()
    let (ann, bob) = (Owner(name: "Ann"), Owner(name: "Bob"))
    context.insert(ann)
    context.insert(bob)
    let (rex, pug) = (Dog(name: "Rex", owner: ann), Dog(name: "Pug"))
    context.insert(rex)
    #expect(ann.dogs == [rex])
    ann.dogs.append(pug)
    #expect(pug.owner === ann)
    #expect(pug.modelContext == context)
    rex.owner = bob
    #expect(ann.dogs == [pug] && bob.dogs == [rex])
    bob.dogs = [pug, rex]
    #expect(ann.dogs == [] && pug.owner === bob)
    bob.dogs.removeAll { $0 === rex }
    #expect(rex.owner == nil)
    let ball = Toy(name: "ball")
    rex.toys.append(ball)
    pug.toys = [ball]
    #expect(ball.dogs == [rex, pug])
    ball.dogs = nil
    #expect(rex.toys.isEmpty && pug.toys.isEmpty && ball.dogs == nil)
  }

  @Test("Relationships are the same after they were saved and fetched")
  func saved() throws {
    let context = try family()
    let ann = Owner(name: "Ann")
    let (rex, pug) = (Dog(name: "Rex"), Dog(name: "Pug"))
    let (ball, bone) = (Toy(name: "ball"), Toy(name: "bone"))
    ann.dogs = [rex, pug]
    rex.toys = [ball, bone]
    pug.toys = [bone]
    context.insert(ann)
    #expect(context.insertedModelsArray.count == 5)
    try context.save()
    let other = ModelContext(context.container)
    let owner = try #require(try other.fetch(FetchDescriptor<Owner>()).first)
    #expect(owner.dogs.map(\.name) == ["Rex", "Pug"])
    #expect(owner.dogs[0].owner === owner)
    #expect(owner.dogs[0].toys.map(\.name) == ["ball", "bone"])
    #expect(owner.dogs[1].toys[0] === owner.dogs[0].toys[1])
    #expect(owner.dogs[1].toys[0].dogs?.map(\.name) == ["Rex", "Pug"])
    owner.dogs[0].toys.removeLast()
    owner.dogs.removeLast()
    try other.save()
    context.processPendingChanges()
    #expect(ann.dogs.map(\.name) == ["Rex"])
    let third = ModelContext(context.container)
    let again = try #require(try third.fetch(FetchDescriptor<Owner>()).first)
    #expect(again.dogs.map(\.name) == ["Rex"])
    #expect(again.dogs[0].toys.map(\.name) == ["ball"])
    #expect(
      try third.fetch(FetchDescriptor<Dog>(sortBy: [SortDescriptor(\.name)])).map(\.owner?.name) == [
        nil, "Ann",
      ])
  }

  @Test("Cascade deletes the models on the other side, nullify makes them forget, noAction leaves them")
  func deleteRules() throws {
    for isSaved in [false, true] {
      let context = try family()
      let ann = Owner(name: "Ann")
      let (rex, house, letter) = (Dog(name: "Rex", owner: ann), House(street: "Elm"), Letter())
      context.insert(ann)
      house.owner = ann
      ann.letters.append(letter)
      #expect(context.insertedModelsArray.count == 4)
      if isSaved { try context.save() }
      context.delete(ann)
      #expect(ann.isDeleted == isSaved)
      #expect(try context.fetch(FetchDescriptor<Dog>()).isEmpty)
      try context.save()
      #expect(rex.modelContext == nil)
      #expect(house.owner == nil)
      #expect(letter.owner === ann)
      let other = ModelContext(context.container)
      #expect(try other.fetchCount(FetchDescriptor<Owner>()) == 0)
      #expect(try other.fetchCount(FetchDescriptor<Dog>()) == 0)
      #expect(try other.fetch(FetchDescriptor<House>()).map { $0.owner?.name } == [nil])
      #expect(try other.fetchCount(FetchDescriptor<Letter>()) == 1)
    }
  }

  @Test("Deny forbids a save until the models on the other side are gone too")
  func deny() throws {
    let context = try family()
    let (ann, debt) = (Owner(name: "Ann"), Debt())
    context.insert(ann)
    ann.debts.append(debt)
    try context.save()
    context.delete(ann)
    #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
    #expect(try ModelContext(context.container).fetchCount(FetchDescriptor<Owner>()) == 1)
    context.delete(debt)
    try context.save()
    #expect(try ModelContext(context.container).fetchCount(FetchDescriptor<Owner>()) == 0)
  }

  @Test("Taking back restores deleted models and their relationships")
  func rollback() throws {
    let context = try family()
    let ann = Owner(name: "Ann")
    let rex = Dog(name: "Rex", owner: ann)
    context.insert(ann)
    context.insert(rex)
    try context.save()
    context.delete(ann)
    context.insert(Owner(name: "Bob"))
    context.rollback()
    #expect(!ann.isDeleted && !rex.isDeleted)
    #expect(ann.dogs == [rex] && rex.owner === ann)
    #expect(try context.fetch(FetchDescriptor<Owner>()).map(\.name) == ["Ann"])
  }

  @Test("Models of a class that inherits are fetched with those of its parent, and alone")
  func inheritance() throws {
    let context = try memoryContext(Trip.self, BusinessTrip.self)
    let plain = Trip(name: "Rome", year: 2025)
    let business = BusinessTrip(name: "Bonn", year: 2026, fee: 9.5)
    #expect(business.fee == 9.5 && business.purpose == "work" && business.name == "Bonn")
    context.insert(plain)
    context.insert(business)
    try context.save()
    let other = ModelContext(context.container)
    let all = try other.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)]))
    #expect(all.map(\.name) == ["Bonn", "Rome"])
    #expect((all.first as? BusinessTrip)?.fee == 9.5)
    #expect(try other.fetch(FetchDescriptor<BusinessTrip>()).map(\.purpose) == ["work"])
    let cheap = #Predicate<BusinessTrip> { $0.fee < 10 && $0.year == 2026 }
    #expect(try other.fetchCount(FetchDescriptor(predicate: cheap)) == 1)
  }

  @Test("Undoing takes back changes, insertions and deletions")
  func undo() throws {
    let context = try family()
    let undo = UndoManager()
    undo.groupsByEvent = false
    context.undoManager = undo
    func step(_ body: () -> Void) {
      undo.beginUndoGrouping()
      body()
      undo.endUndoGrouping()
    }
    let (ann, rex) = (Owner(name: "Ann"), Dog(name: "Rex"))
    step { context.insert(ann) }
    step { ann.name = "Anna" }
    step { ann.dogs.append(rex) }
    step { context.delete(ann) }
    #expect(try context.fetchCount(FetchDescriptor<Owner>()) == 0)
    undo.undo()
    #expect(try context.fetch(FetchDescriptor<Owner>()).map(\.name) == ["Anna"])
    #expect(ann.dogs == [rex])
    undo.undo()
    #expect(ann.dogs == [])
    undo.undo()
    #expect(ann.name == "Ann")
    undo.redo()
    #expect(ann.name == "Anna")
  }

  @Test("The schema tells what the macros said")
  func schema() throws {
    let schema = Schema([Owner.self])
    #expect(Set(schema.entities.map(\.name)) == ["Owner", "Dog", "Toy", "House", "Debt", "Letter"])
    let owner = try #require(schema.entity(for: Owner.self))
    #expect(owner.attributesByName.keys.sorted() == ["name"])
    #expect(owner.attributesByName["name"]?.valueType == String.self)
    let dogs = try #require(owner.relationshipsByName["dogs"])
    #expect(dogs.destination == "Dog" && dogs.inverseName == "owner" && dogs.deleteRule == .cascade)
    #expect(!dogs.isToOneRelationship)
    #expect(schema.entitiesByName["House"]?.relationshipsByName["owner"]?.inverseName == "houses")
    #expect(schema.entitiesByName["Toy"]?.relationshipsByName["dogs"]?.inverseName == "toys")
  }

  @Test("Random links, moves, deletions and saves leave what a dictionary has")
  func random() throws {
    for _ in 0..<15 {
      let seed = UInt64.random(in: 0...UInt64.max)
      var random = SeededRandom(state: seed)
      let context = try family()
      let owners = (0..<4).map { Owner(name: "o\($0)") }
      let dogs = (0..<8).map { Dog(name: "d\($0)") }
      owners.forEach(context.insert)
      dogs.forEach(context.insert)
      // The owners of the dogs that are left, by their names.
      var known = Dictionary(uniqueKeysWithValues: dogs.map { ($0.name, "") })
      var gone: Set<String> = []
      func check(_ context: ModelContext) throws {
        let found = try context.fetch(FetchDescriptor<Dog>())
        #expect(
          Dictionary(uniqueKeysWithValues: found.map { ($0.name, $0.owner?.name ?? "") }) == known,
          "seed \(seed)")
        for owner in try context.fetch(FetchDescriptor<Owner>()) {
          let wanted = known.filter { $0.value == owner.name }.keys.sorted()
          #expect(owner.dogs.map(\.name).sorted() == wanted, "seed \(seed)")
        }
      }
      for _ in 0..<60 {
        let alive = owners.filter { !gone.contains($0.name) }
        guard let dog = dogs.filter({ known[$0.name] != nil }).randomElement(using: &random),
          let owner = alive.randomElement(using: &random)
        else { break }
        switch Int.random(in: 0..<12, using: &random) {
        case 0..<3:
          dog.owner = owner
          known[dog.name] = owner.name
        case 3..<6:
          owner.dogs.append(dog)
          known[dog.name] = owner.name
        case 6:
          dog.owner = nil
          known[dog.name] = ""
        case 7:
          owner.dogs = [dog]
          for name in known.keys where known[name] == owner.name { known[name] = "" }
          known[dog.name] = owner.name
        case 8:
          context.delete(dog)
          known[dog.name] = nil
        case 9 where alive.count > 2:
          context.delete(owner)
          gone.insert(owner.name)
          known = known.filter { $0.value != owner.name }
        case 10: try context.save()
        default: break
        }
        try check(context)
      }
      try context.save()
      try check(ModelContext(context.container))
    }
  }
}
