import Foundation
import SwiftData

@Model
final class Owner {
  var name: String
  @Relationship(deleteRule: .cascade, inverse: \Dog.owner) var dogs = [Dog]()
  @Relationship(deleteRule: .nullify) var houses: [House] = []
  @Relationship(deleteRule: .deny) var debts: [Debt] = []
  @Relationship(deleteRule: .noAction) var letters: [Letter] = []
  init(name: String) { self.name = name }
}

@Model
final class Dog {
  var name: String
  var owner: Owner?
  var toys: [Toy] = []
  init(name: String, owner: Owner? = nil) {
    self.name = name
    self.owner = owner
  }
}

@Model
final class Toy {
  var name: String
  @Relationship(inverse: \Dog.toys) var dogs: [Dog]?
  init(name: String) { self.name = name }
}

@Model
final class House {
  var street: String
  var owner: Owner?
  init(street: String) { self.street = street }
}

@Model
final class Debt {
  var owner: Owner?
  init() {}
}

@Model
final class Letter {
  var owner: Owner?
  init() {}
}

@Model
class Trip {
  #Unique<Trip>([\.name, \.year])
  #Index<Trip>([\.name], [\.year])
  var name: String
  var year: Int
  init(name: String, year: Int) {
    self.name = name
    self.year = year
  }
}

@Model
class BusinessTrip: Trip {
  var fee: Double
  var purpose = "work"
  init(name: String, year: Int, fee: Double) {
    self.fee = fee
    super.init(name: name, year: year)
  }
}

@ModelActor
actor Keeper {
  func add(_ name: String) throws -> PersistentIdentifier {
    let owner = Owner(name: name)
    modelContext.insert(owner)
    try modelContext.save()
    return owner.persistentModelID
  }

  func rename(_ id: PersistentIdentifier, to name: String) throws {
    guard let owner = self[id, as: Owner.self] else { return }
    owner.name = name
    try modelContext.save()
  }
}
