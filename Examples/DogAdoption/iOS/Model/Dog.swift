import Foundation

/// A dog that looks for a home.
struct Dog: Equatable {
  let name: String
  let breed: String
  /// In years.
  let age: Int
  /// In kilograms.
  let weight: Int
  /// The names of its pictures; the first one stands for the dog.
  let pictures: [String]
  let shelter: Shelter

  static let all = [
    Dog(
      name: "Luna", breed: NSLocalizedString("Labrador retriever", comment: "A breed"), age: 3,
      weight: 24, pictures: ["luna", "luna-beach", "luna-snow"],
      shelter: .happyTails),
    Dog(
      name: "Otto", breed: NSLocalizedString("Dachshund", comment: "A breed"), age: 1,
      weight: 8, pictures: ["otto"], shelter: .riverside),
    Dog(
      name: "Mia", breed: NSLocalizedString("Mixed breed", comment: "A breed"), age: 6,
      weight: 15, pictures: ["mia", "mia-garden"], shelter: .happyTails),
    Dog(
      name: "Bruno", breed: NSLocalizedString("Boxer", comment: "A breed"), age: 4,
      weight: 31, pictures: ["bruno"], shelter: .riverside),
  ]
}
