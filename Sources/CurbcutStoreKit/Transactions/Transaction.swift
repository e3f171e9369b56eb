import CurbcutFoundation
import Foundation

/// A purchase.
///
/// Follows <https://developer.apple.com/documentation/storekit/transaction>.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// The number of the purchase.
  public let id: UInt64
  /// The number of the first purchase of a subscription.
  public let originalID: UInt64
  /// What was bought.
  public let productID: Product.ID
  /// Of which kind it is.
  public let productType: Product.ProductType
  /// The group of a subscription; nil for others.
  public let subscriptionGroupID: String?
  /// When it was bought.
  public let purchaseDate: Date
  /// When it was bought first.
  public let originalPurchaseDate: Date
  /// When it ends; nil for what does not.
  public let expirationDate: Date?
  /// How many were bought.
  public let purchasedQuantity: Int
  /// When it was taken back; nil if it was not.
  public internal(set) var revocationDate: Date?
  /// Why it was taken back; nil if it was not, or nobody says why.
  public internal(set) var revocationReason: RevocationReason?
  /// Whether a better subscription has taken its place.
  public internal(set) var isUpgraded = false
  /// Whose purchase it is, for the app.
  public let appAccountToken: UUID?
  /// Whose it is.
  public let ownershipType: OwnershipType
  /// The price; nil if it is not known.
  public let price: Decimal?

  /// Why a purchase was taken back.
  ///
  /// Follows <https://developer.apple.com/documentation/storekit/transaction/revocationreason-swift.struct>.
  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// There was something wrong with the app.
    public static let developerIssue = Self(rawValue: 1)
    /// Another reason.
    public static let other = Self(rawValue: 0)
    /// What is said of it.
    public var localizedDescription: String { self == .developerIssue ? "Developer Issue" : "Other" }
  }

  /// Whose a purchase is.
  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The person has bought it.
    public static let purchased = Self(rawValue: "PURCHASED")
    /// Somebody of the family has.
    public static let familyShared = Self(rawValue: "FAMILY_SHARED")
  }

  /// Tells the store that the app has given what was bought.
  public func finish() async { Store.shared.finish(id) }

  /// Purchases one after the other, as ``Transaction`` gives them.
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>
    let known: [Transaction]
    /// Whether purchases to come are waited for.
    let goesOn: Bool

    /// Gives one purchase after the other.
    public struct AsyncIterator: AsyncIteratorProtocol {
      var known: ArraySlice<Transaction>
      var coming: AsyncStream<Transaction>.Iterator?

      public mutating func next() async -> Element? {
        if let first = known.popFirst() { return .verified(first) }
        return await coming?.next().map { .verified($0) }
      }
    }

    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(known: known[...], coming: goesOn ? Store.shared.updates().makeAsyncIterator() : nil)
    }
  }

  /// All purchases, the latest first.
  public static var all: Transactions {
    Transactions(known: Store.shared.transactions.reversed(), goesOn: false)
  }
  /// The purchases because of which the person has something now.
  public static var currentEntitlements: Transactions {
    Transactions(known: Store.shared.entitlements, goesOn: false)
  }
  /// The purchases that the app has not finished.
  public static var unfinished: Transactions {
    Transactions(known: Store.shared.unfinished, goesOn: false)
  }
  /// The purchases that are made outside of the app; there are none here, so that this waits.
  public static var updates: Transactions { Transactions(known: [], goesOn: true) }

  /// The last purchase of a product; nil if there is none.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
    Store.shared.transactions.last { $0.productID == productID }.map { .verified($0) }
  }

  /// The purchase because of which the person has a product now; nil if there is none.
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? {
    Store.shared.entitlements.last { $0.productID == productID }.map { .verified($0) }
  }

  /// What became of a wish to get money back.
  public enum RefundRequestStatus: Hashable, Sendable { case success, userCancelled }
  /// Why it cannot be asked for.
  public enum RefundRequestError: Error, Hashable, Sendable { case duplicateRequest, failed }
}
