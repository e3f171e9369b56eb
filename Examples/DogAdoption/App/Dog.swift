/// A dog that looks for a home.
public struct Dog: Sendable, Equatable {
  public var name: String
  public var breed: String
  public var age: Int
  /// In kilograms.
  public var weight: Int
  /// How many pictures there are of it.
  public var pictures: Int
  public var shelter: String
  public var isFavorite = false

  public static let all: [Dog] = [
    Dog(name: "Lilly", breed: "Corgi", age: 6, weight: 12, pictures: 1, shelter: "Riverside Shelter"),
    Dog(name: "Mr. Hammond", breed: "Pug", age: 3, weight: 9, pictures: 1, shelter: "Riverside Shelter"),
    Dog(
      name: "Pinky", breed: "Mix", age: 7, weight: 22, pictures: 3,
      shelter: "Skyler’s Animal Shelter"),
    Dog(
      name: "Layla", breed: "Labrador retriever", age: 2, weight: 24, pictures: 2,
      shelter: "Skyler’s Animal Shelter"),
    Dog(name: "Bro", breed: "Boxer", age: 4, weight: 30, pictures: 3, shelter: "Happy Tails Shelter"),
  ]
}
