import Foundation

extension Notification.Name {
  /// Posted when items were added, removed, moved or changed.
  static let groceriesDidChange = Notification.Name("GroceriesDidChange")
}

/// Everything on the list.
final class GroceryStore {
  /// The order of the items of an aisle.
  enum Order {
    case byHand, byName
  }

  private(set) var items: [GroceryItem]

  var order = Order.byHand {
    didSet { changed() }
  }

  init(items: [GroceryItem] = GroceryStore.samples) {
    self.items = items
  }

  static let samples = [
    GroceryItem("Tomatoes", quantity: 6, aisle: .produce),
    GroceryItem("Apples", quantity: 4, aisle: .produce, note: "The red ones"),
    GroceryItem("Rye bread", aisle: .bakery, isUrgent: true),
    GroceryItem("Milk", quantity: 2, aisle: .dairy),
    GroceryItem("Butter", aisle: .dairy),
  ]

  /// The items of an aisle whose names contain a text; all of them if the text is empty.
  func items(in aisle: GroceryItem.Aisle, matching text: String = "") -> [GroceryItem] {
    let found = items.filter {
      $0.aisle == aisle && (text.isEmpty || $0.name.localizedCaseInsensitiveContains(text))
    }
    guard order == .byName else { return found }
    return found.sorted { $0.name.localizedCaseInsensitiveCompare($1.name) == .orderedAscending }
  }

  func add(_ new: [GroceryItem]) {
    items += new
    changed()
  }

  /// Replaces the item with the same id; adds it if there is none.
  func save(_ item: GroceryItem) {
    if let index = items.firstIndex(where: { $0.id == item.id }) {
      items[index] = item
    } else {
      items.append(item)
    }
    changed()
  }

  func remove(_ item: GroceryItem) {
    items.removeAll { $0.id == item.id }
    changed()
  }

  /// - Returns: how many were removed.
  func removeBought() -> Int {
    let count = items.filter(\.isBought).count
    items.removeAll(where: \.isBought)
    changed()
    return count
  }

  /// Moves an item before another one of its aisle, or to the end.
  func move(_ item: GroceryItem, before other: GroceryItem?) {
    items.removeAll { $0.id == item.id }
    let index = other.flatMap { other in items.firstIndex { $0.id == other.id } } ?? items.count
    items.insert(item, at: index)
    changed()
  }

  private func changed() {
    NotificationCenter.default.post(name: .groceriesDidChange, object: self)
  }
}
