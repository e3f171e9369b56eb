import CurbcutFoundation
import Foundation

/// Something that an app sells, in the original API.
///
/// Follows <https://developer.apple.com/documentation/storekit/skproduct>.
open class SKProduct: NSObject, @unchecked Sendable {
  let product: Product

  init(_ product: Product) {
    self.product = product
    super.init()
  }

  /// A length of time in which a subscription is counted.
  public enum PeriodUnit: UInt, Hashable, Sendable { case day, week, month, year }

  /// The identifier in the App Store.
  open var productIdentifier: String { product.id }
  /// The name, in the person's language.
  open var localizedTitle: String { product.displayName }
  /// What it is, in the person's language.
  open var localizedDescription: String { product.description }
  /// The price, in the store's currency.
  open var price: NSDecimalNumber { NSDecimalNumber(decimal: product.price) }
  /// How prices of the store are written.
  open var priceLocale: Locale { product.priceFormatStyle.locale }
  /// Whether it is shared in a family.
  open var isFamilyShareable: Bool { product.isFamilyShareable }
  /// How long a subscription lasts; nil for what is no subscription.
  open var subscriptionPeriod: SKProductSubscriptionPeriod? {
    (product.subscription?.subscriptionPeriod).map(SKProductSubscriptionPeriod.init)
  }
  /// The group of a subscription; nil for what is no subscription.
  open var subscriptionGroupIdentifier: String? { product.subscription?.subscriptionGroupID }
  /// The offer for somebody who subscribes for the first time; nil where there is none.
  open var introductoryPrice: SKProductDiscount? {
    (product.subscription?.introductoryOffer).map { SKProductDiscount($0, priceLocale) }
  }
  /// The offers that the app makes to people who have subscribed before.
  open var discounts: [SKProductDiscount] {
    (product.subscription?.promotionalOffers ?? []).map { SKProductDiscount($0, priceLocale) }
  }
  /// Whether Apple keeps files for it. Nothing here does.
  open var isDownloadable: Bool { false }
  /// The version of the files that Apple keeps.
  open var contentVersion: String { "" }
}

/// How long a subscription lasts.
///
/// Follows <https://developer.apple.com/documentation/storekit/skproductsubscriptionperiod>.
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
  /// How many of the units.
  public let numberOfUnits: Int
  /// In what it is counted.
  public let unit: SKProduct.PeriodUnit

  init(_ period: Product.SubscriptionPeriod) {
    numberOfUnits = period.value
    unit =
      switch period.unit {
      case .day: .day
      case .week: .week
      case .month: .month
      case .year: .year
      }
    super.init()
  }
}

/// A lower price for a while.
///
/// Follows <https://developer.apple.com/documentation/storekit/skproductdiscount>.
open class SKProductDiscount: NSObject, @unchecked Sendable {
  /// How it is paid.
  public enum PaymentMode: UInt, Hashable, Sendable { case payAsYouGo, payUpFront, freeTrial }
  /// For whom it is.
  public enum `Type`: UInt, Hashable, Sendable { case introductory, subscription }

  private let offer: Product.SubscriptionOffer
  /// How prices of the store are written.
  public let priceLocale: Locale

  init(_ offer: Product.SubscriptionOffer, _ locale: Locale) {
    self.offer = offer
    priceLocale = locale
    super.init()
  }

  /// The price, in the store's currency.
  open var price: NSDecimalNumber { NSDecimalNumber(decimal: offer.price) }
  /// The identifier of an offer of the app's; nil for an introductory one.
  open var identifier: String? { offer.id }
  /// How long a period is.
  open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod(offer.period) }
  /// For how many periods it holds.
  open var numberOfPeriods: Int { offer.periodCount }
  /// How it is paid.
  open var paymentMode: PaymentMode {
    switch offer.paymentMode {
    case .payAsYouGo: .payAsYouGo
    case .payUpFront: .payUpFront
    default: .freeTrial
    }
  }
  /// For whom it is.
  open var type: `Type` { offer.type == .introductory ? .introductory : .subscription }
}
