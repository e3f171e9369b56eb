import DeviceSettings
import Foundation

/// Settings of the Accessibility pane that concern every framework.
///
/// Follows <https://developer.apple.com/documentation/accessibility/accessibilitysettings>.
public struct AccessibilitySettings: Sendable {
  /// A value without content: everything here is static.
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
    /// Dwell Control: a pointer that rests acts.
    case dwellControl
    /// The styles of captions.
    case captionStyles
  }

  /// Whether animated images are to move (iOS 17).
  @MainActor public static var animatedImagesEnabled: Bool { DeviceAccessibility.settings.animatedImages }
  /// ``animatedImagesEnabled`` may have changed.
  public static let animatedImagesEnabledDidChangeNotification = Notification.Name(
    "AXAnimatedImagesEnabledDidChangeNotification")

  /// Whether text of languages that can be written upright is to be horizontal (iOS 17).
  @MainActor public static var prefersHorizontalTextLayout: Bool {
    DeviceAccessibility.settings.prefersHorizontalTextLayout
  }
  /// ``prefersHorizontalTextLayout`` may have changed.
  public static let prefersHorizontalTextLayoutDidChangeNotification = Notification.Name(
    "AXPrefersHorizontalTextLayoutDidChangeNotification")

  /// Whether the sign of the place where text is typed is to stay still (iOS 18).
  @MainActor public static var prefersNonBlinkingTextInsertionIndicator: Bool {
    DeviceAccessibility.settings.prefersNonBlinkingTextInsertionIndicator
  }
  /// ``prefersNonBlinkingTextInsertionIndicator`` may have changed.
  public static let prefersNonBlinkingTextInsertionIndicatorDidChangeNotification = Notification.Name(
    "AXPrefersNonBlinkingTextInsertionIndicatorDidChangeNotification")

  /// Whether the device runs in Assistive Access (iOS 18).
  @MainActor public static var isAssistiveAccessEnabled: Bool {
    DeviceAccessibility.settings.isAssistiveAccessEnabled
  }

  /// Whether controls are to show their borders (iOS 26.1).
  @MainActor public static var showBordersEnabled: Bool { DeviceAccessibility.settings.showBorders }
  /// ``showBordersEnabled`` may have changed.
  public static let showBordersEnabledStatusDidChangeNotification = Notification.Name(
    "AXShowBordersEnabledStatusDidChangeNotification")

  /// Whether a tap is to do what sliding along a control does (iOS 26.1).
  @MainActor public static var prefersActionSliderAlternative: Bool {
    DeviceAccessibility.settings.prefersActionSliderAlternative
  }
  /// ``prefersActionSliderAlternative`` may have changed.
  public static let prefersActionSliderAlternativeDidChangeNotification = Notification.Name(
    "AXPrefersActionSliderAlternativeDidChangeNotification")

  /// Opens a part of the Settings app (iOS 18).
  ///
  /// - Throws: `CocoaError.featureUnsupported`, as there is no Settings app.
  public static func openSettings(for feature: Feature) async throws {
    throw CocoaError(.featureUnsupported)
  }
}

/// The settings of the device, as this framework knows them.
///
/// Whoever plays the device sets them: UIKit's host.
@MainActor
package enum DeviceAccessibility {
  /// Posts the notifications of what changed.
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

/// Whether animated images are to move.
@MainActor @available(*, deprecated, renamed: "AccessibilitySettings.animatedImagesEnabled")
public func AXAnimatedImagesEnabled() -> Bool { AccessibilitySettings.animatedImagesEnabled }

/// Whether text is to be horizontal.
@MainActor @available(*, deprecated, renamed: "AccessibilitySettings.prefersHorizontalTextLayout")
public func AXPrefersHorizontalTextLayout() -> Bool { AccessibilitySettings.prefersHorizontalTextLayout }
