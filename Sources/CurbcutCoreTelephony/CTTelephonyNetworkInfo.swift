import CurbcutFoundation

/// The network GPRS.
public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
/// The network Edge.
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
/// The network WCDMA.
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
/// The network HSDPA.
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
/// The network HSUPA.
public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
/// The network CDMA1x.
public let CTRadioAccessTechnologyCDMA1x = "CTRadioAccessTechnologyCDMA1x"
/// The network CDMAEVDORev0.
public let CTRadioAccessTechnologyCDMAEVDORev0 = "CTRadioAccessTechnologyCDMAEVDORev0"
/// The network CDMAEVDORevA.
public let CTRadioAccessTechnologyCDMAEVDORevA = "CTRadioAccessTechnologyCDMAEVDORevA"
/// The network CDMAEVDORevB.
public let CTRadioAccessTechnologyCDMAEVDORevB = "CTRadioAccessTechnologyCDMAEVDORevB"
/// The network eHRPD.
public let CTRadioAccessTechnologyeHRPD = "CTRadioAccessTechnologyeHRPD"
/// The network LTE.
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
/// The network NRNSA.
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
/// The network NR.
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"

extension NSNotification.Name {
  /// The network of a card has changed. Never posted here, where there is no card.
  public static let CTServiceRadioAccessTechnologyDidChange = NSNotification.Name(
    "CTServiceRadioAccessTechnologyDidChangeNotification")
}

/// A company whose network a phone uses. This device has no card, and so knows of none.
///
/// Follows <https://developer.apple.com/documentation/coretelephony/ctcarrier>.
open class CTCarrier: NSObject, @unchecked Sendable {
  /// The name.
  open var carrierName: String? { nil }
  /// The code of the country, in three digits.
  open var mobileCountryCode: String? { nil }
  /// The code of the network.
  open var mobileNetworkCode: String? { nil }
  /// The code of the country by ISO 3166.
  open var isoCountryCode: String? { nil }
  /// Whether calls over the internet are allowed.
  open var allowsVOIP: Bool { true }

  /// Creates a company of which nothing is known.
  public override init() { super.init() }
}

/// Hears which card is used for data. Not called here, where there is no card.
///
/// Follows <https://developer.apple.com/documentation/coretelephony/cttelephonynetworkinfodelegate>.
public protocol CTTelephonyNetworkInfoDelegate: NSObjectProtocol {
  /// Another card is used for data. Not called here.
  func dataServiceIdentifierDidChange(_ identifier: String)
}

extension CTTelephonyNetworkInfoDelegate {
  public func dataServiceIdentifierDidChange(_ identifier: String) {}
}

/// Knows of the cards in a phone and their networks.
///
/// This device has no card, like a simulator.
/// Follows <https://developer.apple.com/documentation/coretelephony/cttelephonynetworkinfo>.
open class CTTelephonyNetworkInfo: NSObject, @unchecked Sendable {
  /// Hears which card is used for data; not retained.
  open weak var delegate: (any CTTelephonyNetworkInfoDelegate)?
  /// Called when the company of a card has changed. There is no card.
  open var serviceSubscriberCellularProvidersDidUpdateNotifier: ((String) -> Void)?

  /// Creates an object that knows of the cards.
  public override init() { super.init() }

  /// The card that is used for data: none.
  open var dataServiceIdentifier: String? { nil }
  /// The companies of the cards: none.
  open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
  /// The company of the card: none.
  open var subscriberCellularProvider: CTCarrier? { nil }
  /// The networks of the cards: none.
  open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
  /// The network of the card: none.
  open var currentRadioAccessTechnology: String? { nil }
}

/// Whether an app may use the network of a card.
///
/// Follows <https://developer.apple.com/documentation/coretelephony/ctcellulardatarestrictedstate>.
public enum CTCellularDataRestrictedState: UInt, Hashable, Sendable {
  /// It is not known.
  case restrictedStateUnknown = 0
  /// It may not.
  case restricted = 1
  /// It may.
  case notRestricted = 2
}

/// Knows whether the app may use the network of a card.
///
/// Follows <https://developer.apple.com/documentation/coretelephony/ctcellulardata>.
open class CTCellularData: NSObject, @unchecked Sendable {
  /// Is told whether the app may; called once at the beginning.
  open var cellularDataRestrictionDidUpdateNotifier: ((CTCellularDataRestrictedState) -> Void)? {
    didSet {
      nonisolated(unsafe) let notifier = cellularDataRestrictionDidUpdateNotifier
      DispatchQueue.global().async { notifier?(.notRestricted) }
    }
  }

  /// Creates an object that knows it.
  public override init() { super.init() }

  /// Whether the app may: it may.
  open var restrictedState: CTCellularDataRestrictedState { .notRestricted }
}

/// Adds cards that are only numbers.
///
/// Follows <https://developer.apple.com/documentation/coretelephony/ctcellularplanprovisioning>.
open class CTCellularPlanProvisioning: NSObject, @unchecked Sendable {
  /// Creates an object that adds cards.
  public override init() { super.init() }
  /// Whether the device takes such cards: false.
  open func supportsCellularPlan() -> Bool { false }
}
