import Foundation

/// A dish and its ingredients.
struct Recipe: Hashable {
  /// How long it takes.
  enum Effort: String, CaseIterable {
    case quick = "Quick"
    case slow = "Takes an Hour"
  }

  let name: String
  let effort: Effort
  let ingredients: [String]

  static let all = [
    Recipe(name: "Tomato soup", effort: .quick, ingredients: ["Tomatoes", "Onions", "Basil"]),
    Recipe(name: "Apple salad", effort: .quick, ingredients: ["Apples", "Walnuts"]),
    Recipe(name: "Leek pie", effort: .slow, ingredients: ["Leeks", "Potatoes", "Thyme", "Carrots"]),
  ]
}
