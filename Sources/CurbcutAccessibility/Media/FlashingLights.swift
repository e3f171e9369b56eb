import DeviceSettings
import Foundation

/// Whether films that flash are to be dimmed, as the person wishes (iOS 16.4).
///
/// Part of the framework Media Accessibility:
/// <https://developer.apple.com/documentation/mediaaccessibility/madimflashinglightsenabled()>.
@MainActor
public func MADimFlashingLightsEnabled() -> Bool { DeviceAccessibility.settings.dimFlashingLights }

/// `MADimFlashingLightsEnabled()` may have changed; posted by the default notification center (iOS 16.4).
///
/// A `CFString` on Apple's platforms, which Linux lacks: `as NSNotification.Name` is as it is there.
/// <https://developer.apple.com/documentation/mediaaccessibility/kmadimflashinglightschangednotification>
public let kMADimFlashingLightsChangedNotification = NSNotification.Name(
  "kMADimFlashingLightsChangedNotification")
