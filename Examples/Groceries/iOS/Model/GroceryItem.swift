import Foundation

/// One thing to buy.
struct GroceryItem: Identifiable, Equatable {
  /// Where in the shop things are.
  enum Aisle: String, CaseIterable {
    case produce = "Produce"
    case bakery = "Bakery"
    case dairy = "Dairy"
  }

  let id: UUID
  var name: String
  var quantity: Int
  var aisle: Aisle
  var isUrgent: Bool
  var note: String
  var isBought = false

  init(
    _ name: String, quantity: Int = 1, aisle: Aisle, isUrgent: Bool = false, note: String = ""
  ) {
    id = UUID()
    self.name = name
    self.quantity = quantity
    self.aisle = aisle
    self.isUrgent = isUrgent
    self.note = note
  }
}
