import CurbcutSwiftUI
import Foundation

/// A product of the store, with a button to buy it.
///
/// Follows <https://developer.apple.com/documentation/storekit/productview>.
public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
  private let id: Product.ID
  private let known: Product?
  private let icon: Icon?
  @Environment(\.productViewStyle) private var style
  @Environment(\.purchaseHandlers) private var handlers
  @State private var state = Product.TaskState.loading
  @State private var isOwned = false

  /// Looks for a product, and shows it with an icon.
  public init(
    id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {
    (id, known, self.icon) = (productID, nil, icon())
  }

  fileprivate init(_ id: Product.ID, _ known: Product?, _ icon: Icon?) {
    (self.id, self.known, self.icon) = (id, known, icon)
  }

  /// The product in the style around.
  public var body: some View {
    style.make(
      ProductViewStyleConfiguration(
        state: known.map { .success($0) } ?? state,
        icon: .init(content: icon.map { AnyView($0.accessibilityHidden(true)) }),
        hasCurrentEntitlement: isOwned, handlers: handlers)
    )
    .storeProductTask(for: id) { state = $0 }
    .currentEntitlementTask(for: id) { isOwned = ($0.value ?? nil) != nil }
  }
}

extension ProductView where PlaceholderIcon == EmptyView {
  /// Looks for a product, and shows it with an icon.
  public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {
    self.init(productID, nil, icon())
  }

  /// Shows a product with an icon.
  public init(_ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {
    self.init(product.id, product, icon())
  }
}

extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  /// Looks for a product, and shows it.
  public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false) {
    self.init(productID, nil, nil)
  }

  /// Shows a product.
  public init(_ product: Product, prefersPromotionalIcon: Bool = false) {
    self.init(product.id, product, nil)
  }
}

/// A style of any type.
struct AnyProductViewStyle {
  let make: @MainActor (ProductViewStyleConfiguration) -> AnyView

  @MainActor init<S: ProductViewStyle>(_ style: S) {
    make = { AnyView(style.makeBody(configuration: $0)) }
  }
}

private enum ProductViewStyleKey: EnvironmentKey {
  static var defaultValue: AnyProductViewStyle {
    MainActor.assumeIsolated { AnyProductViewStyle(AutomaticProductViewStyle()) }
  }
}

extension EnvironmentValues {
  var productViewStyle: AnyProductViewStyle {
    get { self[ProductViewStyleKey.self] }
    set { self[ProductViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the products in the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/productviewstyle(_:)>.
  public func productViewStyle(_ style: some ProductViewStyle) -> some View {
    environment(\.productViewStyle, AnyProductViewStyle(style))
  }
}
