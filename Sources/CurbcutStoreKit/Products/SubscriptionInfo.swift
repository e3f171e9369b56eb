import CurbcutFoundation
import Foundation

extension Product {
  /// How long something is bought for.
  ///
  /// Follows <https://developer.apple.com/documentation/storekit/product/subscriptionperiod>.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// A day, a week, a month or a year.
    public enum Unit: Hashable, Sendable, CaseIterable {
      case day, week, month, year

      /// The word for one, in English.
      public var localizedDescription: String { "\(self)" }
    }
    /// The unit.
    public let unit: Unit
    /// How many of them.
    public let value: Int

    /// A week.
    public static let weekly = Self(unit: .week, value: 1)
    /// A month.
    public static let monthly = Self(unit: .month, value: 1)
    /// A year.
    public static let yearly = Self(unit: .year, value: 1)
    /// Three days.
    public static let everyThreeDays = Self(unit: .day, value: 3)
    /// Two weeks.
    public static let everyTwoWeeks = Self(unit: .week, value: 2)
    /// Two months.
    public static let everyTwoMonths = Self(unit: .month, value: 2)
    /// Three months.
    public static let everyThreeMonths = Self(unit: .month, value: 3)
    /// Half a year.
    public static let everySixMonths = Self(unit: .month, value: 6)

    init(unit: Unit, value: Int) {
      self.unit = unit
      self.value = value
    }

    /// The period that is written in the form of ISO 8601, as in a configuration file: `P1M`.
    init?(_ text: String?) {
      guard let text, text.hasPrefix("P"), let letter = text.last,
        let number = Int(text.dropFirst().dropLast()),
        number > 0
      else { return nil }
      switch letter {
      case "D" where number == 7: self = .weekly
      case "D": self.init(unit: .day, value: number)
      case "W": self.init(unit: .week, value: number)
      case "M": self.init(unit: .month, value: number)
      case "Y": self.init(unit: .year, value: number)
      default: return nil
      }
    }

    /// The end of a period that begins at a time.
    func end(from date: Date) -> Date {
      let component: Calendar.Component =
        switch unit {
        case .day: .day
        case .week: .weekOfYear
        case .month: .month
        case .year: .year
        }
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
      return calendar.date(byAdding: component, value: value, to: date) ?? date
    }
  }

  /// Better conditions for a subscription.
  ///
  /// Follows <https://developer.apple.com/documentation/storekit/product/subscriptionoffer>.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// For whom it is.
    public struct OfferType: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Somebody who is new.
      public static let introductory = Self(rawValue: "Introductory")
      /// Somebody whom the app chooses.
      public static let promotional = Self(rawValue: "Promotional")
    }
    /// How it is paid.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      /// In each period.
      public static let payAsYouGo = Self(rawValue: "PayAsYouGo")
      /// At the beginning.
      public static let payUpFront = Self(rawValue: "PayUpFront")
      /// Not at all.
      public static let freeTrial = Self(rawValue: "FreeTrial")
    }
    /// The offer's identifier; nil for an introductory one.
    public let id: String?
    /// For whom it is.
    public let type: OfferType
    /// The price.
    public let price: Decimal
    /// The price as it is shown.
    public let displayPrice: String
    /// The period.
    public let period: SubscriptionPeriod
    /// For how many periods.
    public let periodCount: Int
    /// How it is paid.
    public let paymentMode: PaymentMode
  }

  /// What a subscription is.
  ///
  /// Follows <https://developer.apple.com/documentation/storekit/product/subscriptioninfo>.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// The group of which one can have one.
    public let subscriptionGroupID: String
    /// The name of the group.
    public let groupDisplayName: String
    /// The place in the group: 1 is the best one.
    public let groupLevel: Int
    /// For how long it is paid.
    public let subscriptionPeriod: SubscriptionPeriod
    /// The conditions for somebody who is new; nil for the usual ones.
    public let introductoryOffer: SubscriptionOffer?
    /// The conditions that the app can offer.
    public let promotionalOffers: [SubscriptionOffer]

    /// How a subscription stands.
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// The person has it.
      public static let subscribed = Self(rawValue: 1)
      /// It has ended.
      public static let expired = Self(rawValue: 2)
      /// It could not be paid, and is tried again.
      public static let inBillingRetryPeriod = Self(rawValue: 3)
      /// It could not be paid, and goes on for a while.
      public static let inGracePeriod = Self(rawValue: 4)
      /// It was taken back.
      public static let revoked = Self(rawValue: 5)
    }

    /// What happens at the end of a period.
    public struct RenewalInfo: Hashable, Sendable {
      /// The product of now.
      public let currentProductID: String
      /// The product of the next period; nil if there is none.
      public let autoRenewPreference: String?
      /// Whether it goes on by itself.
      public let willAutoRenew: Bool
      /// The first purchase.
      public let originalTransactionID: UInt64
    }

    /// How a subscription stands, and why.
    public struct Status: Hashable, Sendable {
      /// How it stands.
      public let state: RenewalState
      /// The last purchase.
      public let transaction: VerificationResult<Transaction>
      /// What happens at the end of the period.
      public let renewalInfo: VerificationResult<RenewalInfo>

      /// What changes while the app runs, by a purchase that is made in it.
      public static var updates: Statuses { Statuses() }

      /// How subscriptions stand, one after the other.
      public struct Statuses: AsyncSequence, Sendable {
        public typealias Element = Status

        /// Gives how the subscription stands after each purchase.
        public struct AsyncIterator: AsyncIteratorProtocol {
          var purchases: AsyncStream<Transaction>.Iterator

          public mutating func next() async -> Status? {
            while let purchase = await purchases.next() {
              guard let group = purchase.subscriptionGroupID else { continue }
              let status = Store.shared.statuses(inGroup: group).first {
                $0.transaction.unsafePayloadValue.id == purchase.id
              }
              if let status { return status }
            }
            return nil
          }
        }

        public func makeAsyncIterator() -> AsyncIterator {
          AsyncIterator(purchases: Store.shared.updates().makeAsyncIterator())
        }
      }
    }

    /// How the subscriptions of a group stand.
    public static func status(for groupID: String) async throws -> [Status] {
      Store.shared.statuses(inGroup: groupID)
    }

    /// How the subscriptions of the group stand.
    public var status: [Status] { get async throws { Store.shared.statuses(inGroup: subscriptionGroupID) } }

    /// Whether the person is new to the group.
    public var isEligibleForIntroOffer: Bool {
      get async { await Self.isEligibleForIntroOffer(for: subscriptionGroupID) }
    }

    /// Whether the person is new to a group.
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool {
      !Store.shared.hasSubscribed(toGroup: groupID)
    }
  }
}
