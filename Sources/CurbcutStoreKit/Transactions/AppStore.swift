import CurbcutUIKit
import Foundation

/// The App Store, of which an app may ask things.
///
/// Follows <https://developer.apple.com/documentation/storekit/appstore>.
public enum AppStore {
  /// Whether the person may buy something.
  public static var canMakePayments: Bool { true }
  /// The identifier of this device for the store; nil, as there is no account.
  public static var deviceVerificationID: UUID? { nil }
  /// Fetches the person's purchases anew. They are all known here.
  public static func sync() async throws {}
  /// Leaves it to the system whether it asks to rate the app; here it never does.
  @MainActor public static func requestReview(in scene: UIWindowScene) {}
}

/// The store of a country.
///
/// Follows <https://developer.apple.com/documentation/storekit/storefront>.
public struct Storefront: Identifiable, Hashable, Sendable {
  /// The store's identifier.
  public let id: String
  /// The country, by three letters.
  public let countryCode: String

  /// The store that the person buys in; nil where there is none.
  public static var current: Storefront? { get async { Storefront(id: "143441", countryCode: "USA") } }

  /// The stores that the person changes to; there is none here, so that this waits.
  public static var updates: Storefronts { Storefronts() }

  /// Stores one after the other.
  public struct Storefronts: AsyncSequence, Sendable {
    public typealias Element = Storefront
    public typealias AsyncIterator = AsyncStream<Storefront>.Iterator
    public func makeAsyncIterator() -> AsyncIterator { .waiting }
  }
}
