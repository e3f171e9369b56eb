import CurbcutFoundation
import Foundation

/// Something that an app sells.
///
/// Products are those of the StoreKit configuration file that the app's scheme names, or of the only one in its folder; an
/// app without one finds none, as an app that is not in the App Store.
/// Follows <https://developer.apple.com/documentation/storekit/product>.
public struct Product: Identifiable, Hashable, Sendable {
  /// The identifier in the App Store.
  public let id: String
  /// Of which kind it is.
  public let type: ProductType
  /// The name, in the person's language.
  public let displayName: String
  /// What it is, in the person's language.
  public let description: String
  /// The price, in the store's currency.
  public let price: Decimal
  /// Whether it is shared in a family.
  public let isFamilyShareable: Bool
  /// What a subscription is; nil for what is no subscription.
  public let subscription: SubscriptionInfo?
  /// How prices of the store are written.
  public let priceFormatStyle: Decimal.FormatStyle.Currency

  /// The price as it is shown.
  public var displayPrice: String { price.formatted(priceFormatStyle) }

  /// The kind of a product.
  ///
  /// Follows <https://developer.apple.com/documentation/storekit/product/producttype>.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Used up, and bought again.
    public static let consumable = Self(rawValue: "Consumable")
    /// Bought once.
    public static let nonConsumable = Self(rawValue: "Non-Consumable")
    /// Bought for a while.
    public static let nonRenewable = Self(rawValue: "Non-Renewing Subscription")
    /// Bought for a while again and again.
    public static let autoRenewable = Self(rawValue: "Auto-Renewable Subscription")

    /// The kind as a configuration file writes it.
    init?(configured name: String) {
      switch name {
      case "Consumable": self = .consumable
      case "NonConsumable": self = .nonConsumable
      case "NonRenewingSubscription": self = .nonRenewable
      case "RecurringSubscription": self = .autoRenewable
      default: return nil
      }
    }
  }

  /// The products with some identifiers, in no particular order. Those that the store does not know are not among them.
  ///
  /// Follows <https://developer.apple.com/documentation/storekit/product/products(for:)>.
  public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product]
  where Identifiers.Element == String {
    let wanted = Set(identifiers)
    return Store.shared.products.filter { wanted.contains($0.id) }
  }

  /// What a purchase came to.
  ///
  /// Follows <https://developer.apple.com/documentation/storekit/product/purchaseresult>.
  public enum PurchaseResult: Sendable {
    /// The product is bought.
    case success(VerificationResult<Transaction>)
    /// The person has decided otherwise.
    case userCancelled
    /// Somebody must agree first.
    case pending
  }

  /// What is said of a purchase.
  ///
  /// Follows <https://developer.apple.com/documentation/storekit/product/purchaseoption>.
  public struct PurchaseOption: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case account(UUID)
      case quantity(Int)
      case asksToBuy(Bool)
      case custom(String, String)
    }
    let kind: Kind
    /// Whose purchase it is, for the app.
    public static func appAccountToken(_ token: UUID) -> Self { Self(kind: .account(token)) }
    /// How many are bought.
    public static func quantity(_ quantity: Int) -> Self { Self(kind: .quantity(quantity)) }
    /// Whether somebody must agree, for tests.
    public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> Self {
      Self(kind: .asksToBuy(simulateAskToBuy))
    }
    /// A text of the app's own.
    public static func custom(key: String, value: String) -> Self { Self(kind: .custom(key, value)) }
  }

  /// Why a purchase is not possible.
  ///
  /// Follows <https://developer.apple.com/documentation/storekit/product/purchaseerror>.
  public enum PurchaseError: Error, Hashable, Sendable {
    /// The number is not between 1 and 10.
    case invalidQuantity
    /// The store does not have it now.
    case productUnavailable
    /// Purchases are switched off.
    case purchaseNotAllowed
    /// The person may not have the offer.
    case ineligibleForOffer
    /// The offer is not known.
    case invalidOfferIdentifier
    /// The price of the offer is wrong.
    case invalidOfferPrice
    /// The offer is not signed rightly.
    case invalidOfferSignature
    /// Something is missing of the offer.
    case missingOfferParameters
  }

  /// Asks the person, by the system's question over the app, and buys.
  ///
  /// - Throws: ``PurchaseError`` for a number that cannot be bought, or a product that the store does not have.
  @MainActor
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    try await Store.shared.purchase(self, options)
  }

  /// The last purchase; nil if there is none.
  public var latestTransaction: VerificationResult<Transaction>? {
    get async { await Transaction.latest(for: id) }
  }

  /// The purchase because of which the person has the product now; nil if there is none.
  public var currentEntitlement: VerificationResult<Transaction>? {
    get async { await Transaction.currentEntitlement(for: id) }
  }

  public static func == (a: Product, b: Product) -> Bool { a.id == b.id && a.price == b.price }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
