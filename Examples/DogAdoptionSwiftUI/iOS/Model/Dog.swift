import Foundation

/// A dog that is looking for a home.
struct Dog: Identifiable, Equatable {
  let name: String
  let breed: String
  /// In years.
  let age: Int
  let weight: Measurement<UnitMass>
  /// The names of its pictures; the first one represents the dog.
  let pictures: [String]
  let shelter: Shelter

  var id: String { name }

  static var all: [Dog] {
    [
      Dog(
        name: "Luna", breed: NSLocalizedString("Labrador retriever", comment: "A breed"), age: 3,
        weight: Measurement(value: 24, unit: .kilograms), pictures: ["luna", "luna-beach", "luna-snow"],
        shelter: .happyTails),
      Dog(
        name: "Otto", breed: NSLocalizedString("Dachshund", comment: "A breed"), age: 1,
        weight: Measurement(value: 8, unit: .kilograms), pictures: ["otto"], shelter: .riverside),
      Dog(
        name: "Mia", breed: NSLocalizedString("Mixed breed", comment: "A breed"), age: 6,
        weight: Measurement(value: 15, unit: .kilograms), pictures: ["mia", "mia-garden"],
        shelter: .happyTails),
      Dog(
        name: "Bruno", breed: NSLocalizedString("Boxer", comment: "A breed"), age: 4,
        weight: Measurement(value: 31, unit: .kilograms), pictures: ["bruno"], shelter: .riverside),
    ]
  }
}
