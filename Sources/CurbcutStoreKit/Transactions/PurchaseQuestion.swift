import CurbcutUIKit

/// The system's question whether the person wants to buy something, as a simulator with a configuration file asks it.
@MainActor
enum PurchaseQuestion {
  /// Asks the person; after a purchase, it says that it was made.
  static func ask(_ product: Product) async -> Bool {
    let answer = await SystemQuestion.ask(
      "Confirm Your In-App Purchase",
      message:
        "Do you want to buy one \(product.displayName) for \(product.displayPrice)?\n\n[Environment: Xcode]",
      [.init("Cancel", .cancel), .init("Buy")])
    guard answer == 1 else { return false }
    _ = await SystemQuestion.ask(
      "You’re all set.", message: "Your purchase was successful.\n\n[Environment: Xcode]", [.init("OK")])
    return true
  }
}
