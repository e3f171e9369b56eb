import Foundation

/// The paired hearing devices (iOS 15). There are never any, because there is no hardware to pair them with.
///
/// Follows <https://developer.apple.com/documentation/accessibility/axmfihearingdevice>.
public final class AXMFiHearingDevice: NSObject {
  /// The ears that a hearing device is for.
  ///
  /// Follows <https://developer.apple.com/documentation/accessibility/axmfihearingdevice/ear>.
  public struct Ear: OptionSet, Hashable, Sendable {
    /// The bits of the ears.
    public let rawValue: UInt
    /// Creates a set of ears from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The left ear.
    public static let left = Self(rawValue: 1 << 1)
    /// The right ear.
    public static let right = Self(rawValue: 1 << 2)
    /// Both ears.
    public static let both: Self = [.left, .right]
  }

  private override init() { super.init() }

  /// Posted when ``streamingEar()`` may have changed.
  public static let streamingEarDidChangeNotification = NSNotification.Name(
    "AXMFiHearingDeviceStreamingEarDidChangeNotification")
  /// Posted when ``pairedDeviceIdentifiers()`` may have changed.
  public static let pairedUUIDsDidChangeNotification = NSNotification.Name(
    "AXMFiHearingDevicePairedUUIDsDidChangeNotification")

  /// The ears whose devices play sound from this device: none.
  public static func streamingEar() -> Ear { [] }

  /// Whether the paired devices can play and record at the same time: always false, because none is paired.
  public static func supportsBidirectionalStreaming() -> Bool { false }

  /// The identifiers of the paired devices: none.
  public static func pairedDeviceIdentifiers() -> [UUID] { [] }
}
