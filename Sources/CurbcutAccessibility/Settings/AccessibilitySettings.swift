import DeviceSettings
import Foundation

/// Accessibility settings that apply to every framework.
///
/// Follows <https://developer.apple.com/documentation/accessibility/accessibilitysettings>.
public struct AccessibilitySettings: Sendable {
  /// Creates an empty value: all members are static.
  public init() {}

  /// A part of the Settings app to open.
  ///
  /// Follows <https://developer.apple.com/documentation/accessibility/accessibilitysettings/feature>.
  public enum Feature: Int, Hashable, Sendable {
    /// Personal Voice: whether apps may ask to use it.
    case personalVoiceAllowAppsToRequestToUse = 1
    /// Whether apps may add sound to calls.
    case allowAppsToAddAudioToCalls
    /// AssistiveTouch.
    case assistiveTouch
    /// The pointing devices of AssistiveTouch.
    case assistiveTouchDevices
    /// Dwell Control: a pointer that rests performs an action.
    case dwellControl
    /// The styles of captions.
    case captionStyles
  }

  /// Whether animated images should play (iOS 17).
  @MainActor public static var animatedImagesEnabled: Bool { DeviceAccessibility.settings.animatedImages }
  /// Posted when ``animatedImagesEnabled`` may have changed.
  public static let animatedImagesEnabledDidChangeNotification = Notification.Name(
    "AXAnimatedImagesEnabledDidChangeNotification")

  /// Whether text in languages that can be written vertically should be horizontal (iOS 17).
  @MainActor public static var prefersHorizontalTextLayout: Bool {
    DeviceAccessibility.settings.prefersHorizontalTextLayout
  }
  /// Posted when ``prefersHorizontalTextLayout`` may have changed.
  public static let prefersHorizontalTextLayoutDidChangeNotification = Notification.Name(
    "AXPrefersHorizontalTextLayoutDidChangeNotification")

  /// Whether the text insertion indicator should not blink (iOS 18).
  @MainActor public static var prefersNonBlinkingTextInsertionIndicator: Bool {
    DeviceAccessibility.settings.prefersNonBlinkingTextInsertionIndicator
  }
  /// Posted when ``prefersNonBlinkingTextInsertionIndicator`` may have changed.
  public static let prefersNonBlinkingTextInsertionIndicatorDidChangeNotification = Notification.Name(
    "AXPrefersNonBlinkingTextInsertionIndicatorDidChangeNotification")

  /// Whether the device is in Assistive Access (iOS 18).
  @MainActor public static var isAssistiveAccessEnabled: Bool {
    DeviceAccessibility.settings.isAssistiveAccessEnabled
  }

  /// Whether controls should show borders (iOS 26.1).
  @MainActor public static var showBordersEnabled: Bool { DeviceAccessibility.settings.showBorders }
  /// Posted when ``showBordersEnabled`` may have changed.
  public static let showBordersEnabledStatusDidChangeNotification = Notification.Name(
    "AXShowBordersEnabledStatusDidChangeNotification")

  /// Whether a tap should be offered as an alternative to sliding a control (iOS 26.1).
  @MainActor public static var prefersActionSliderAlternative: Bool {
    DeviceAccessibility.settings.prefersActionSliderAlternative
  }
  /// Posted when ``prefersActionSliderAlternative`` may have changed.
  public static let prefersActionSliderAlternativeDidChangeNotification = Notification.Name(
    "AXPrefersActionSliderAlternativeDidChangeNotification")

  /// Opens a part of the Settings app (iOS 18).
  ///
  /// - Throws: `CocoaError.featureUnsupported`, because there is no Settings app.
  public static func openSettings(for feature: Feature) async throws {
    throw CocoaError(.featureUnsupported)
  }
}

/// The settings of the device that this framework uses.
///
/// They are set by UIKit's host, which simulates the device.
@MainActor
package enum DeviceAccessibility {
  /// Setting it posts the notifications for what has changed.
  package static var settings = Settings() {
    didSet {
      let center = NotificationCenter.default
      if settings.animatedImages != oldValue.animatedImages {
        center.post(name: AccessibilitySettings.animatedImagesEnabledDidChangeNotification, object: nil)
      }
      if settings.prefersHorizontalTextLayout != oldValue.prefersHorizontalTextLayout {
        center.post(name: AccessibilitySettings.prefersHorizontalTextLayoutDidChangeNotification, object: nil)
      }
      if settings.prefersNonBlinkingTextInsertionIndicator
        != oldValue.prefersNonBlinkingTextInsertionIndicator
      {
        center.post(
          name: AccessibilitySettings.prefersNonBlinkingTextInsertionIndicatorDidChangeNotification,
          object: nil)
      }
      if settings.showBorders != oldValue.showBorders {
        center.post(name: AccessibilitySettings.showBordersEnabledStatusDidChangeNotification, object: nil)
      }
      if settings.dimFlashingLights != oldValue.dimFlashingLights {
        center.post(name: kMADimFlashingLightsChangedNotification, object: nil)
      }
      if settings.prefersActionSliderAlternative != oldValue.prefersActionSliderAlternative {
        center.post(
          name: AccessibilitySettings.prefersActionSliderAlternativeDidChangeNotification, object: nil)
      }
    }
  }
}

/// Whether animated images should play.
@MainActor @available(*, deprecated, renamed: "AccessibilitySettings.animatedImagesEnabled")
public func AXAnimatedImagesEnabled() -> Bool { AccessibilitySettings.animatedImagesEnabled }

/// Whether text should be horizontal.
@MainActor @available(*, deprecated, renamed: "AccessibilitySettings.prefersHorizontalTextLayout")
public func AXPrefersHorizontalTextLayout() -> Bool { AccessibilitySettings.prefersHorizontalTextLayout }
