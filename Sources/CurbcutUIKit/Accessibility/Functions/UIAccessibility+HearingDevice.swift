import Foundation

extension UIAccessibility {
  /// The ears for which a hearing device is paired.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiaccessibility/hearingdeviceear>.
  public struct HearingDeviceEar: OptionSet, Hashable, Sendable {
    /// The bit mask.
    public let rawValue: UInt
    /// Creates a set of ears from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The left ear.
    public static let left = Self(rawValue: 1 << 1)
    /// The right ear.
    public static let right = Self(rawValue: 1 << 2)
    /// Both ears.
    public static let both: Self = [.left, .right]
  }

  /// The ears for which a hearing device is paired (iOS 10). There are no hearing devices here, so the set is empty.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiaccessibility/hearingdevicepairedear>.
  public static var hearingDevicePairedEar: HearingDeviceEar { [] }
}
