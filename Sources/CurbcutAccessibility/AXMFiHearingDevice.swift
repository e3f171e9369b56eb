import Foundation

/// The hearing devices that are paired (iOS 15). There is no hardware to pair one with, so none is.
///
/// Follows <https://developer.apple.com/documentation/accessibility/axmfihearingdevice>.
public final class AXMFiHearingDevice: NSObject {
  /// The ears that a hearing device is for.
  ///
  /// Follows <https://developer.apple.com/documentation/accessibility/axmfihearingdevice/ear>.
  public struct Ear: OptionSet, Hashable, Sendable {
    /// The bits of the ears.
    public let rawValue: UInt
    /// Ears by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The left ear.
    public static let left = Self(rawValue: 1 << 1)
    /// The right ear.
    public static let right = Self(rawValue: 1 << 2)
    /// Both ears.
    public static let both: Self = [.left, .right]
  }

  private override init() { super.init() }

  /// ``streamingEar()`` may have changed.
  public static let streamingEarDidChangeNotification = NSNotification.Name(
    "AXMFiHearingDeviceStreamingEarDidChangeNotification")
  /// ``pairedDeviceIdentifiers()`` may have changed.
  public static let pairedUUIDsDidChangeNotification = NSNotification.Name(
    "AXMFiHearingDevicePairedUUIDsDidChangeNotification")

  /// The ears whose devices play sound from this device: none.
  public static func streamingEar() -> Ear { [] }

  /// Whether the paired devices play and record at once: no, as none is paired.
  public static func supportsBidirectionalStreaming() -> Bool { false }

  /// The identifiers of the paired devices: none.
  public static func pairedDeviceIdentifiers() -> [UUID] { [] }
}
