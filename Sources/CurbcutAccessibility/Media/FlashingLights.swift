import DeviceSettings
import Foundation

/// Whether the user wants flashing lights in videos to be dimmed (iOS 16.4).
///
/// Part of the Media Accessibility framework:
/// <https://developer.apple.com/documentation/mediaaccessibility/madimflashinglightsenabled()>.
@MainActor
public func MADimFlashingLightsEnabled() -> Bool { DeviceAccessibility.settings.dimFlashingLights }

/// Posted by the default notification center when `MADimFlashingLightsEnabled()` may have changed (iOS 16.4).
///
/// On Apple's platforms this is a `CFString`, which Linux lacks; `as NSNotification.Name` works the same here.
/// <https://developer.apple.com/documentation/mediaaccessibility/kmadimflashinglightschangednotification>
public let kMADimFlashingLightsChangedNotification = NSNotification.Name(
  "kMADimFlashingLightsChangedNotification")
