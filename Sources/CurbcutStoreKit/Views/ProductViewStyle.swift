import CurbcutSwiftUI
import Foundation

/// How a product is shown.
///
/// Follows <https://developer.apple.com/documentation/storekit/productviewstyle>.
@preconcurrency @MainActor
public protocol ProductViewStyle {
  /// What the style makes.
  associatedtype Body: View
  /// What is shown.
  typealias Configuration = ProductViewStyleConfiguration
  /// Makes what is shown.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a product's view shows.
///
/// Follows <https://developer.apple.com/documentation/storekit/productviewstyleconfiguration>.
@preconcurrency @MainActor
public struct ProductViewStyleConfiguration {
  /// The icon that the app gives.
  public struct Icon: View {
    let content: AnyView?
    /// The icon, or nothing.
    public var body: some View { content }
  }

  /// The search for the product.
  public let state: Product.TaskState
  /// The icon.
  public let icon: Icon
  /// Whether the person has the product.
  public let hasCurrentEntitlement: Bool
  let handlers: PurchaseHandlers

  /// The product; nil while it is looked for, and where there is none.
  public var product: Product? { state.product }

  /// Buys the product.
  public func purchase(options: Set<Product.PurchaseOption> = []) async throws {
    if let product { await handlers.buy(product) }
  }
}

/// The style that fits the place: the regular one.
public struct AutomaticProductViewStyle: ProductViewStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    RegularProductViewStyle().makeBody(configuration: configuration)
  }
}

/// Icon, words and price in a row.
public struct RegularProductViewStyle: ProductViewStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 12) {
      configuration.icon
      ProductWords(state: configuration.state)
      Spacer(minLength: 8)
      PriceButton(configuration: configuration)
    }
    .padding(.vertical, 8)
  }
}

/// Icon, words and price in a row, smaller.
public struct CompactProductViewStyle: ProductViewStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 10) {
      configuration.icon
      ProductWords(state: configuration.state)
      Spacer(minLength: 8)
      PriceButton(configuration: configuration)
    }
    .controlSize(.small)
  }
}

/// A large icon, and words and price below.
public struct LargeProductViewStyle: ProductViewStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.frame(maxWidth: .infinity)
      HStack(spacing: 12) {
        ProductWords(state: configuration.state)
        Spacer(minLength: 8)
        PriceButton(configuration: configuration)
      }
    }
    .padding()
    .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 20))
  }
}

extension ProductViewStyle where Self == AutomaticProductViewStyle {
  /// The style that fits the place.
  public static var automatic: AutomaticProductViewStyle { AutomaticProductViewStyle() }
}
extension ProductViewStyle where Self == RegularProductViewStyle {
  /// Icon, words and price in a row.
  public static var regular: RegularProductViewStyle { RegularProductViewStyle() }
}
extension ProductViewStyle where Self == CompactProductViewStyle {
  /// Icon, words and price in a row, smaller.
  public static var compact: CompactProductViewStyle { CompactProductViewStyle() }
}
extension ProductViewStyle where Self == LargeProductViewStyle {
  /// A large icon, and words and price below.
  public static var large: LargeProductViewStyle { LargeProductViewStyle() }
}

/// The name and what is said of a product.
private struct ProductWords: View {
  let state: Product.TaskState

  var body: some View {
    switch state {
    case .loading: ProgressView()
    case .success(let product):
      VStack(alignment: .leading, spacing: 2) {
        Text(product.displayName).font(.headline)
        if !product.description.isEmpty {
          Text(product.description).font(.subheadline).foregroundStyle(.secondary)
        }
      }
    case .unavailable, .failure:
      Text("Product Unavailable").font(.headline).foregroundStyle(.secondary)
    }
  }
}

/// The button with a price, or a tick where the person has the product.
private struct PriceButton: View {
  let configuration: ProductViewStyleConfiguration

  var body: some View {
    if let product = configuration.product {
      if configuration.hasCurrentEntitlement {
        Label("Purchased", systemImage: "checkmark").labelStyle(.iconOnly).foregroundStyle(.secondary)
      } else {
        Button {
          Task { try? await configuration.purchase() }
        } label: {
          Text(product.displayPrice).bold()
        }
        .buttonStyle(.bordered)
        .buttonBorderShape(.capsule)
      }
    }
  }
}
