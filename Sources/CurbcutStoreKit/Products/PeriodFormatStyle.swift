import Foundation

extension Product.SubscriptionPeriod.Unit {
  /// How the word for a unit is written: `month`.
  ///
  /// Follows <https://developer.apple.com/documentation/storekit/product/subscriptionperiod/unit-swift.enum/formatstyle>.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The word for a unit.
    public func format(_ value: Product.SubscriptionPeriod.Unit) -> String { value.localizedDescription }
  }

  /// The word for the unit, in a style.
  public func formatted(_ format: FormatStyle) -> String { format.format(self) }
}

extension Product.SubscriptionPeriod {
  /// How a period is written: `1 month`.
  ///
  /// Follows <https://developer.apple.com/documentation/storekit/product/subscriptionperiodformatstyle>.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// A period in words.
    public func format(_ value: Product.SubscriptionPeriod) -> String {
      "\(value.value) \(value.unit)\(value.value == 1 ? "" : "s")"
    }
  }

  /// The period in words. A period has the same words whenever it begins.
  public func formatted(_ format: FormatStyle, referenceDate: Date = .now) -> String { format.format(self) }
}

extension Product {
  /// How periods of the store are written.
  public var subscriptionPeriodFormatStyle: SubscriptionPeriod.FormatStyle {
    SubscriptionPeriod.FormatStyle()
  }
  /// How units of periods of the store are written.
  public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.FormatStyle {
    SubscriptionPeriod.Unit.FormatStyle()
  }
}
