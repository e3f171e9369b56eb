import CurbcutFoundation

/// Gives the number by which advertisers know a device.
///
/// This device has none, like a simulator: all its digits are 0.
/// Follows <https://developer.apple.com/documentation/adsupport/asidentifiermanager>.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
  private static let only = ASIdentifierManager()
  /// The manager.
  open class func shared() -> ASIdentifierManager { only }

  /// The number: zeros.
  open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  /// Whether the number may be used for advertising: false.
  open var isAdvertisingTrackingEnabled: Bool { false }
}
