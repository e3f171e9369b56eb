import DeviceSettings
import Foundation

/// What the person who uses the device has switched on. Each flag has a notification that tells of changes.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibility#Determining-accessibility-capabilities>.
extension UIAccessibility {
  private static var settings: Settings { UIKitHost.shared.settings }

  /// Whether VoiceOver is on (iOS 4).
  public static var isVoiceOverRunning: Bool {
    settings.voiceOver.isRunning
  }
  /// Whether both ears get the same sound (iOS 5).
  public static var isMonoAudioEnabled: Bool {
    settings.monoAudio
  }
  /// Whether subtitles for people who do not hear are preferred (iOS 5).
  public static var isClosedCaptioningEnabled: Bool {
    settings.closedCaptions
  }
  /// Whether colours are inverted, by Classic or Smart Invert (iOS 6).
  public static var isInvertColorsEnabled: Bool {
    settings.invertColors || settings.smartInvert
  }
  /// Whether a Guided Access session holds the device in one app (iOS 6).
  public static var isGuidedAccessEnabled: Bool {
    settings.isGuidedAccessEnabled
  }
  /// Whether text is to be bold (iOS 8).
  public static var isBoldTextEnabled: Bool {
    settings.boldText
  }
  /// Whether the screen shows no colours (iOS 8).
  public static var isGrayscaleEnabled: Bool {
    settings.grayscale
  }
  /// Whether backgrounds are to be opaque (iOS 8).
  public static var isReduceTransparencyEnabled: Bool {
    settings.reduceTransparency
  }
  /// Whether animations are to be few and small (iOS 8).
  public static var isReduceMotionEnabled: Bool {
    settings.reduceMotion
  }
  /// Whether colours are to be darker: the setting Increase Contrast (iOS 8).
  public static var isDarkerSystemColorsEnabled: Bool {
    settings.increaseContrast
  }
  /// Whether Switch Control is on (iOS 8).
  public static var isSwitchControlRunning: Bool {
    settings.isSwitchControlRunning
  }
  /// Whether selected text offers to be spoken (iOS 8).
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
  /// Whether what colours tell is to be told without them too (iOS 13).
  public static var shouldDifferentiateWithoutColor: Bool {
    settings.differentiateWithoutColor
  }
  /// Whether switches carry signs for on and off (iOS 13).
  public static var isOnOffSwitchLabelsEnabled: Bool {
    settings.onOffLabels
  }
  /// Whether previews of videos play by themselves (iOS 13).
  public static var isVideoAutoplayEnabled: Bool {
    settings.videoAutoplay
  }
  /// Whether buttons show their shape (iOS 14).
  public static var buttonShapesEnabled: Bool {
    settings.buttonShapes
  }
  /// Whether screens are to fade in place of sliding (iOS 14). Only while Reduce Motion is on.
  public static var prefersCrossFadeTransitions: Bool {
    settings.reduceMotion && settings.prefersCrossFadeTransitions
  }
  /// Whether the glow of what is touched is to be less (iOS 26.4).
  public static var isReduceHighlightingEffectsEnabled: Bool {
    settings.reduceHighlightingEffects
  }
}
