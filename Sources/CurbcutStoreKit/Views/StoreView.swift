import CurbcutSwiftUI
import Foundation

/// Products of the store, one below the other.
///
/// Follows <https://developer.apple.com/documentation/storekit/storeview>.
public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
  private let ids: [Product.ID]
  private let icon: ((Product) -> Icon)?
  @State private var state = Product.CollectionTaskState.loading

  fileprivate init(_ ids: [Product.ID], _ icon: ((Product) -> Icon)?) { (self.ids, self.icon) = (ids, icon) }

  /// The products that there are, and the buttons that were asked for.
  public var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        switch state {
        case .loading: ProgressView().frame(maxWidth: .infinity)
        case .failure: StoreUnavailable()
        case .success(let products, _):
          if products.isEmpty { StoreUnavailable() }
          ForEach(products) { product in
            if let icon {
              ProductView(product) { icon(product) }
            } else {
              ProductView(product)
            }
          }
        }
        StoreButtons()
      }
      .padding()
    }
    .storeProductsTask(for: ids) { state = $0 }
  }
}

extension StoreView where PlaceholderIcon == EmptyView {
  /// Looks for products, and shows each with an icon.
  public init(
    ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) {
    self.init(Array(ids), icon)
  }
}

extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  /// Looks for products, and shows them.
  public init(ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false) {
    self.init(Array(ids), nil)
  }
}

/// What is shown where the store has nothing for the app.
struct StoreUnavailable: View {
  var body: some View {
    ContentUnavailableView(
      "Store Unavailable", systemImage: "exclamationmark.triangle",
      description: Text("The store is not available right now."))
  }
}
