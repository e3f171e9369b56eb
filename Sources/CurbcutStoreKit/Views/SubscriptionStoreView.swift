import CurbcutSwiftUI
import Foundation

/// The subscriptions of a group, of which the person chooses one.
///
/// Follows <https://developer.apple.com/documentation/storekit/subscriptionstoreview>.
public struct SubscriptionStoreView<Content: View>: View {
  private enum Choice {
    case group(String)
    case products([Product.ID])
  }

  private let choice: Choice
  private let relationships: Product.SubscriptionRelationship
  private let marketing: Content?
  @Environment(\.purchaseHandlers) private var handlers
  @Environment(\.subscriptionControlIcon) private var icon
  @Environment(\.subscriptionButtonLabel) private var buttonLabel
  @Environment(\.subscriptionControlKind) private var control
  @State private var chosen: Product.ID?
  /// What the app has put behind the whole, and behind what it says.
  @State private var background: AnyView?
  @State private var headerBackground: AnyView?

  /// The subscriptions of a group below what the app says of them.
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
    @ViewBuilder marketingContent: () -> Content
  ) {
    (choice, relationships, marketing) = (.group(groupID), visibleRelationships, marketingContent())
  }

  /// Some subscriptions below what the app says of them.
  public init(
    productIDs: some Collection<String>, visibleRelationships: Product.SubscriptionRelationship = .all,
    @ViewBuilder marketingContent: () -> Content
  ) {
    (choice, relationships, marketing) = (
      .products(Array(productIDs)), visibleRelationships, marketingContent()
    )
  }

  /// The subscriptions that are offered, the best one first.
  private var products: [Product] {
    let all = Store.shared.products.filter { product in
      switch choice {
      case .group(let id): product.subscription?.subscriptionGroupID == id
      case .products(let ids): ids.contains(product.id)
      }
    }.sorted { ($0.subscription?.groupLevel ?? 0, $0.id) < ($1.subscription?.groupLevel ?? 0, $1.id) }
    guard let own = current(of: all), let level = own.subscription?.groupLevel else { return all }
    return all.filter { product in
      guard let other = product.subscription?.groupLevel else { return false }
      if product.id == own.id { return relationships.contains(.current) }
      if other < level { return relationships.contains(.upgrade) }
      return relationships.contains(other > level ? .downgrade : .crossgrade)
    }
  }

  private func current(of all: [Product]) -> Product? {
    let owned = Set(Store.shared.entitlements.map(\.productID))
    return all.first { owned.contains($0.id) }
  }

  /// What the app says, the choice, and the button.
  public var body: some View {
    let products = products
    let selected = products.first { $0.id == chosen } ?? products.first
    let owned = Purchases.shared.count >= 0 ? current(of: products)?.id : nil
    VStack(spacing: 0) {
      ScrollView {
        VStack(spacing: 16) {
          if let marketing {
            marketing
              .environment(\.storeBackground, storeBackground)
              .background { headerBackground?.accessibilityHidden(true) }
          } else if let group = products.first?.subscription?.groupDisplayName {
            Text(group).font(.largeTitle.bold()).accessibilityAddTraits(.isHeader)
          }
          if products.isEmpty { StoreUnavailable() }
          ForEach(control == .buttons ? [] : products) { product in
            SubscriptionChoice(
              product: product, isChosen: product.id == selected?.id, icon: icon?(product)
            ) { chosen = product.id }
          }
        }
        .padding()
      }
      if control == .buttons {
        VStack(spacing: 8) {
          ForEach(products) { product in
            Button {
              Task { await handlers.buy(product) }
            } label: {
              VStack {
                SubscriptionButtonWords(product: product, parts: buttonLabel)
                if let terms = Self.terms(of: product) { Text(terms).font(.footnote) }
              }
              .frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
            .disabled(product.id == owned)
          }
          StoreButtons()
        }
        .padding()
      } else if let selected {
        VStack(spacing: 8) {
          if let terms = Self.terms(of: selected) {
            Text(terms).font(.footnote).foregroundStyle(.secondary).multilineTextAlignment(.center)
          }
          Button {
            Task { await handlers.buy(selected) }
          } label: {
            SubscriptionButtonWords(product: selected, parts: buttonLabel)
              .frame(maxWidth: .infinity)
          }
          .buttonStyle(.borderedProminent)
          .controlSize(.large)
          .disabled(selected.id == owned)
          StoreButtons()
        }
        .padding()
      }
    }
    .background { background?.accessibilityHidden(true) }
  }

  private var storeBackground: StoreBackground {
    let (whole, header) = ($background, $headerBackground)
    return StoreBackground { view, placement in
      if placement == .subscriptionStoreHeader {
        header.wrappedValue = view
      } else {
        whole.wrappedValue = view
      }
    }
  }

  private static func terms(of product: Product) -> String? {
    product.subscription.map {
      "Plan auto-renews for \(product.displayPrice)/\($0.subscriptionPeriod.words) until canceled."
    }
  }
}

extension SubscriptionStoreView where Content == EmptyView {
  /// The subscriptions of a group below the group's name.
  public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all) {
    (choice, relationships, marketing) = (.group(groupID), visibleRelationships, nil)
  }

  /// Some subscriptions below the group's name.
  public init(
    productIDs: some Collection<String>, visibleRelationships: Product.SubscriptionRelationship = .all
  ) {
    (choice, relationships, marketing) = (.products(Array(productIDs)), visibleRelationships, nil)
  }
}

extension Product {
  /// How a subscription stands to the one that the person has.
  ///
  /// Follows <https://developer.apple.com/documentation/storekit/product/subscriptionrelationship>.
  public struct SubscriptionRelationship: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A better one.
    public static let upgrade = Self(rawValue: 1)
    /// A lesser one.
    public static let downgrade = Self(rawValue: 2)
    /// One that is as good.
    public static let crossgrade = Self(rawValue: 4)
    /// The one that the person has.
    public static let current = Self(rawValue: 8)
    /// Any.
    public static let all: Self = [.upgrade, .downgrade, .crossgrade, .current]
  }
}

extension Product.SubscriptionPeriod {
  /// The period after a price: `month`, `3 months`.
  var words: String { value == 1 ? "\(unit)" : "\(value) \(unit)s" }
}

/// A subscription among others.
private struct SubscriptionChoice: View {
  let product: Product
  let isChosen: Bool
  let icon: AnyView?
  let choose: @MainActor () -> Void
  @Environment(\.subscriptionItemBackground) private var itemBackground

  var body: some View {
    Button(action: choose) {
      HStack(spacing: 12) {
        icon?.accessibilityHidden(true)
        VStack(alignment: .leading, spacing: 2) {
          Text(product.displayName).font(.headline)
          if let period = product.subscription?.subscriptionPeriod {
            Text("\(product.displayPrice)/\(period.words)").font(.subheadline)
          }
          if !product.description.isEmpty {
            Text(product.description).font(.subheadline).foregroundStyle(.secondary)
          }
        }
        Spacer(minLength: 8)
        Image(systemName: isChosen ? "checkmark.circle.fill" : "circle").accessibilityHidden(true)
      }
      .padding()
      .background(
        itemBackground ?? AnyShapeStyle(Color(.secondarySystemGroupedBackground)),
        in: .rect(cornerRadius: 14))
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}

private enum SubscriptionControlIconKey: EnvironmentKey {
  static var defaultValue: (@MainActor (Product) -> AnyView)? { nil }
}

extension EnvironmentValues {
  fileprivate var subscriptionControlIcon: (@MainActor (Product) -> AnyView)? {
    get { self[SubscriptionControlIconKey.self] }
    set { self[SubscriptionControlIconKey.self] = newValue }
  }
}

extension View {
  /// Sets the icons of the subscriptions that a view of the store offers.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/subscriptionstorecontrolicon(icon:)>.
  public func subscriptionStoreControlIcon(
    @ViewBuilder icon: @escaping @MainActor (Product, Product.SubscriptionInfo) -> some View
  ) -> some View {
    environment(\.subscriptionControlIcon) { product in
      AnyView(Group { if let info = product.subscription { icon(product, info) } })
    }
  }
}
