import CurbcutSwiftUI
import Foundation

/// Something of the store that a view waits for.
///
/// Follows <https://developer.apple.com/documentation/storekit/product/taskstate>.
public enum EntitlementTaskState<Value> {
  /// It is being asked for.
  case loading
  /// It cannot be had.
  case failure(any Error)
  /// Here it is.
  case success(Value)

  /// What was asked for; nil while it is not there.
  public var value: Value? { if case .success(let value) = self { value } else { nil } }

  /// The same with something else in place of what was asked for.
  public func map<Other>(_ transform: (Value) throws -> Other) rethrows -> EntitlementTaskState<Other> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(try transform(value))
    }
  }
}

extension EntitlementTaskState {
  /// The same with something else in place of what was asked for, which takes time.
  nonisolated(nonsending) public func map<Other>(
    _ transform: nonisolated(nonsending) (Value) async throws -> Other
  ) async rethrows -> EntitlementTaskState<Other> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(try await transform(value))
    }
  }
}

extension EntitlementTaskState: Sendable where Value: Sendable {}

extension Product {
  /// The state of the search for a product.
  public enum TaskState: Sendable {
    /// It is being looked for.
    case loading
    /// The store does not have it.
    case unavailable
    /// The store cannot be asked.
    case failure(any Error)
    /// Here it is.
    case success(Product)

    /// The product; nil while it is not there.
    public var product: Product? { if case .success(let product) = self { product } else { nil } }
  }

  /// The state of the search for several products.
  public enum CollectionTaskState: Sendable {
    /// They are being looked for.
    case loading
    /// The store cannot be asked.
    case failure(any Error)
    /// Those that there are, and the identifiers of the others.
    case success([Product], unavailable: [Product.ID])

    /// The products; empty while they are not there.
    public var products: [Product] { if case .success(let products, _) = self { products } else { [] } }
  }
}

extension View {
  /// Tells how the subscriptions of a group stand, while the view is shown, and after each purchase.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/subscriptionstatustask(for:priority:action:)>.
  public func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View {
    task(id: StoreTaskID(text: groupID, purchases: Purchases.shared.count), priority: priority) {
      await action(.success(Store.shared.statuses(inGroup: groupID)))
    }
  }

  /// Tells whether the person has a product, while the view is shown, and after each purchase.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/currententitlementtask(for:priority:action:)>.
  public func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
  ) -> some View {
    task(id: StoreTaskID(text: productID, purchases: Purchases.shared.count), priority: priority) {
      await action(.success(await Transaction.currentEntitlement(for: productID)))
    }
  }

  /// Looks for a product.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/storeproducttask(for:priority:action:)>.
  public func storeProductTask(
    for id: Product.ID, priority: TaskPriority = .medium, action: @escaping (Product.TaskState) async -> Void
  ) -> some View {
    task(id: id, priority: priority) {
      await action(Store.shared.products.first { $0.id == id }.map { .success($0) } ?? .unavailable)
    }
  }

  /// Looks for products.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/storeproductstask(for:priority:action:)>.
  public func storeProductsTask(
    for ids: some Collection<Product.ID>, priority: TaskPriority = .medium,
    action: @escaping (Product.CollectionTaskState) async -> Void
  ) -> some View {
    let wanted = Array(ids)
    return task(id: wanted, priority: priority) {
      let known = Store.shared.products
      await action(
        .success(
          wanted.compactMap { id in known.first { $0.id == id } },
          unavailable: wanted.filter { id in !known.contains { $0.id == id } }))
    }
  }
}

/// What a task of the store depends on.
private struct StoreTaskID: Hashable {
  let text: String
  let purchases: Int
}

/// Lets views that show what was bought follow purchases.
@Observable
@MainActor
final class Purchases {
  static let shared = Purchases()
  private(set) var count = 0
  func didChange() { count += 1 }
}
