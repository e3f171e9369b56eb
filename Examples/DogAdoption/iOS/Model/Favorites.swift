import Foundation

extension Notification.Name {
  /// Posted when a dog has become a favorite, or has stopped being one.
  static let favoritesDidChange = Notification.Name("FavoritesDidChange")
}

/// The dogs that the user has marked, in the order in which they were marked.
class Favorites: NSObject {
  static let shared = Favorites()
  private let key = "favorites"

  private(set) var names: [String] {
    get { UserDefaults.standard.stringArray(forKey: key) ?? [] }
    set {
      UserDefaults.standard.set(newValue, forKey: key)
      NotificationCenter.default.post(name: .favoritesDidChange, object: self)
    }
  }

  func contains(_ dog: Dog) -> Bool { names.contains(dog.name) }

  func toggle(_ dog: Dog) {
    if contains(dog) { names.removeAll { $0 == dog.name } } else { names.append(dog.name) }
  }

  func remove(at index: Int) { names.remove(at: index) }

  func removeAll() { names = [] }
}
