import Foundation
import Observation

/// The dogs that the user has marked, in the order in which they were marked.
@Observable
class Favorites {
  var names: [String] = UserDefaults.standard.stringArray(forKey: "favorites") ?? [] {
    didSet { UserDefaults.standard.set(names, forKey: "favorites") }
  }

  var dogs: [Dog] {
    names.compactMap { name in Dog.all.first { $0.name == name } }
  }

  func contains(_ dog: Dog) -> Bool { names.contains(dog.name) }

  func toggle(_ dog: Dog) {
    if contains(dog) { names.removeAll { $0 == dog.name } } else { names.append(dog.name) }
  }
}
