import DeviceSettings
import Foundation
import Synchronization

/// The settings that the person has turned on. Each flag has a notification that reports changes.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibility#Determining-accessibility-capabilities>.
extension UIAccessibility {
  private static var settings: Settings { UIKitHost.shared.settings }

  /// Whether VoiceOver is on (iOS 4).
  public static var isVoiceOverRunning: Bool {
    settings.voiceOver.isRunning
  }
  /// Whether Mono Audio is on: both ears get the same sound (iOS 5).
  public static var isMonoAudioEnabled: Bool {
    settings.monoAudio
  }
  /// Whether subtitles for deaf and hard-of-hearing people are preferred (iOS 5).
  public static var isClosedCaptioningEnabled: Bool {
    settings.closedCaptions
  }
  /// Whether colours are inverted, by Classic or Smart Invert (iOS 6).
  public static var isInvertColorsEnabled: Bool {
    settings.invertColors || settings.smartInvert
  }
  /// Whether a Guided Access session restricts the device to one app (iOS 6).
  public static var isGuidedAccessEnabled: Bool {
    settings.isGuidedAccessEnabled
  }
  /// Whether text should be bold (iOS 8).
  public static var isBoldTextEnabled: Bool {
    settings.boldText
  }
  /// Whether the screen is in greyscale (iOS 8).
  public static var isGrayscaleEnabled: Bool {
    settings.grayscale
  }
  /// Whether Reduce Transparency is on: backgrounds should be opaque (iOS 8).
  public static var isReduceTransparencyEnabled: Bool {
    settings.reduceTransparency
  }
  /// Whether Reduce Motion is on: animations should be few and small (iOS 8).
  public static var isReduceMotionEnabled: Bool {
    hasAskedForReducedMotion.store(true, ordering: .relaxed)
    return settings.reduceMotion
  }
  /// The same for UIKit and SwiftUI themselves.
  package static var reducesMotion: Bool { settings.reduceMotion }
  /// Whether the app has ever asked for Reduce Motion. One that has not cannot know of it.
  package nonisolated static let hasAskedForReducedMotion = Atomic(false)

  /// Whether Increase Contrast is on: colours should be darker (iOS 8).
  public static var isDarkerSystemColorsEnabled: Bool {
    settings.increaseContrast
  }
  /// Whether Switch Control is on (iOS 8).
  public static var isSwitchControlRunning: Bool {
    settings.isSwitchControlRunning
  }
  /// Whether Speak Selection is on: the menu of selected text offers to speak it (iOS 8).
  public static var isSpeakSelectionEnabled: Bool {
    settings.isSpeakSelectionEnabled
  }
  /// Whether a swipe with two fingers from the top speaks the screen (iOS 8).
  public static var isSpeakScreenEnabled: Bool {
    settings.isSpeakScreenEnabled
  }
  /// Whether shaking the device undoes (iOS 9).
  public static var isShakeToUndoEnabled: Bool {
    settings.shakeToUndo
  }
  /// Whether AssistiveTouch is on (iOS 10). False unless a Guided Access session runs, as Apple documents.
  public static var isAssistiveTouchRunning: Bool {
    settings.isAssistiveTouchRunning && settings.isGuidedAccessEnabled
  }
  /// Whether information conveyed by colour should also be conveyed in another way (iOS 13).
  public static var shouldDifferentiateWithoutColor: Bool {
    settings.differentiateWithoutColor
  }
  /// Whether switches show on and off labels (iOS 13).
  public static var isOnOffSwitchLabelsEnabled: Bool {
    settings.onOffLabels
  }
  /// Whether video previews play automatically (iOS 13).
  public static var isVideoAutoplayEnabled: Bool {
    settings.videoAutoplay
  }
  /// Whether Button Shapes is on (iOS 14).
  public static var buttonShapesEnabled: Bool {
    settings.buttonShapes
  }
  /// Whether screens should cross-fade instead of sliding (iOS 14). Only while Reduce Motion is on.
  public static var prefersCrossFadeTransitions: Bool {
    settings.reduceMotion && settings.prefersCrossFadeTransitions
  }
  /// Whether the glow of touched controls should be reduced (iOS 26.4).
  public static var isReduceHighlightingEffectsEnabled: Bool {
    settings.reduceHighlightingEffects
  }
}
