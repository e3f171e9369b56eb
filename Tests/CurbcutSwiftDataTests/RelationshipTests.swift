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
}
