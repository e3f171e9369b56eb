import CurbcutSwiftUI
import Foundation

/// Buys a product for a view.
///
/// Follows <https://developer.apple.com/documentation/storekit/purchaseaction>.
@preconcurrency @MainActor
public struct PurchaseAction: Sendable {
  nonisolated init() {}

  /// Asks the person, and buys.
  public func callAsFunction(_ product: Product, options: Set<Product.PurchaseOption> = []) async throws
    -> Product.PurchaseResult
  {
    try await product.purchase(options: options)
  }
}

/// What an app does before and after a purchase by a view of the store.
struct PurchaseHandlers {
  var options: ((Product) async -> Set<Product.PurchaseOption>)?
  var start: ((Product) async -> Void)?
  var completion: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?

  /// Buys a product; one that the app does not look after is finished, as Apple's views do.
  @MainActor func buy(_ product: Product) async {
    await start?(product)
    let result: Result<Product.PurchaseResult, any Error>
    do {
      result = .success(try await product.purchase(options: await options?(product) ?? []))
    } catch {
      result = .failure(error)
    }
    if let completion { return await completion(product, result) }
    if case .success(.success(let transaction)) = result { await transaction.unsafePayloadValue.finish() }
  }
}

private enum PurchaseKey: EnvironmentKey {
  static var defaultValue: PurchaseAction { PurchaseAction() }
}

private enum PurchaseHandlersKey: EnvironmentKey {
  static var defaultValue: PurchaseHandlers { PurchaseHandlers() }
}

extension EnvironmentValues {
  /// Buys a product.
  public var purchase: PurchaseAction { self[PurchaseKey.self] }

  var purchaseHandlers: PurchaseHandlers {
    get { self[PurchaseHandlersKey.self] }
    set { self[PurchaseHandlersKey.self] = newValue }
  }
}

extension View {
  /// Runs an action before a view of the store buys a product.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/oninapppurchasestart(perform:)>.
  public func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View {
    transformEnvironment(\.purchaseHandlers) { $0.start = action }
  }

  /// Runs an action after a view of the store has bought a product, or has not. The action then finishes the transaction.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/oninapppurchasecompletion(perform:)>.
  public func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View {
    transformEnvironment(\.purchaseHandlers) { $0.completion = action }
  }

  /// Says more of what a view of the store buys.
  public func inAppPurchaseOptions(_ options: ((Product) async -> Set<Product.PurchaseOption>?)?)
    -> some View
  {
    transformEnvironment(\.purchaseHandlers) { handlers in
      handlers.options = options.map { options in { await options($0) ?? [] } }
    }
  }
}
