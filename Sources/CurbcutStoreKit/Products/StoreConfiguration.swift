import Foundation

/// What an app sells, as a StoreKit configuration file of Xcode says: the store of a simulator knows no other products.
///
/// Follows <https://developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode>.
package struct StoreConfiguration: Decodable, Sendable {
  struct Localization: Decodable, Sendable {
    var description: String?
    var displayName: String?
    var locale: String
  }

  struct Offer: Decodable, Sendable {
    var displayPrice: String?
    var numberOfPeriods: Int?
    var offerID: String?
    var paymentMode: String?
    var subscriptionPeriod: String?
  }

  struct Item: Decodable, Sendable {
    var displayPrice: String
    var familyShareable: Bool?
    var localizations: [Localization]?
    var productID: String
    var referenceName: String?
    var type: String
    // Of subscriptions.
    var groupNumber: Int?
    var recurringSubscriptionPeriod: String?
    var subscriptionGroupID: String?
    var introductoryOffer: Offer?
    var adHocOffers: [Offer]?
  }

  struct Group: Decodable, Sendable {
    var id: String
    var name: String?
    var localizations: [Localization]?
    var subscriptions: [Item]?
  }

  struct Settings: Decodable, Sendable {
    var locale: String?
    var storefront: String?

    enum CodingKeys: String, CodingKey {
      case locale = "_locale"
      case storefront = "_storefront"
    }
  }

  var products: [Item]?
  var nonRenewingSubscriptions: [Item]?
  var subscriptionGroups: [Group]?
  var settings: Settings?

  /// A file that is no configuration.
  package struct Fault: Error, CustomStringConvertible {
    /// The path of the file.
    package var file: String
    /// What is wrong with it.
    package var problem: String
    package var description: String {
      "\(file): error: the StoreKit configuration cannot be read (\(problem)); expected JSON as Xcode writes it"
    }
  }

  /// Reads a file.
  package init(contentsOf url: URL) throws(Fault) {
    do {
      self = try JSONDecoder().decode(Self.self, from: try Data(contentsOf: url))
    } catch let error as DecodingError {
      throw Fault(file: url.path, problem: Self.words(for: error))
    } catch {
      throw Fault(file: url.path, problem: error.localizedDescription)
    }
  }

  /// Has the store sell what a file says, in place of what the app's bundle has.
  package static func open(_ url: URL, for languages: [String] = ["en"]) throws(Fault) {
    try Store.shared.open(url, for: languages)
  }

  private static func words(for error: DecodingError) -> String {
    let context: DecodingError.Context =
      switch error {
      case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
        .dataCorrupted(let context):
        context
      @unknown default: .init(codingPath: [], debugDescription: "\(error)")
      }
    let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
    return path.isEmpty ? context.debugDescription : "\(path.drop { $0 == "." }): \(context.debugDescription)"
  }
}

extension [StoreConfiguration.Localization] {
  /// The words in the first language that there are some in, else in the first one of all.
  func best(for languages: [String]) -> StoreConfiguration.Localization? {
    for language in languages {
      let wanted = language.replacingOccurrences(of: "-", with: "_")
      if let exact = first(where: { $0.locale == wanted }) { return exact }
      let code = wanted.prefix { $0 != "_" }
      if let near = first(where: { $0.locale.prefix { $0 != "_" } == code }) { return near }
    }
    return first
  }
}
