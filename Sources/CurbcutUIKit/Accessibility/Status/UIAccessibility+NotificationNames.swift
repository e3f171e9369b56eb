import Foundation

/// The names of the notifications that report changes to an app.
///
/// All of them are posted by the default center on the main thread. Those of a flag carry neither an object nor a
/// `userInfo` dictionary: read the flag.
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibility#Responding-to-accessibility-notifications>.
extension UIAccessibility {
  /// ``isVoiceOverRunning`` may have changed.
  public nonisolated static let voiceOverStatusDidChangeNotification = name("VoiceOverStatus")
  /// ``isMonoAudioEnabled`` may have changed.
  public nonisolated static let monoAudioStatusDidChangeNotification = name("MonoAudioStatus")
  /// ``isClosedCaptioningEnabled`` may have changed.
  public nonisolated static let closedCaptioningStatusDidChangeNotification = name("ClosedCaptioningStatus")
  /// ``isInvertColorsEnabled`` may have changed.
  public nonisolated static let invertColorsStatusDidChangeNotification = name("InvertColorsStatus")
  /// ``isGuidedAccessEnabled`` may have changed.
  public nonisolated static let guidedAccessStatusDidChangeNotification = name("GuidedAccessStatus")
  /// ``isBoldTextEnabled`` may have changed.
  public nonisolated static let boldTextStatusDidChangeNotification = name("BoldTextStatus")
  /// ``isGrayscaleEnabled`` may have changed.
  public nonisolated static let grayscaleStatusDidChangeNotification = name("GrayscaleStatus")
  /// ``isReduceTransparencyEnabled`` may have changed.
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = name(
    "ReduceTransparencyStatus")
  /// ``isReduceMotionEnabled`` may have changed.
  public nonisolated static let reduceMotionStatusDidChangeNotification = name("ReduceMotionStatus")
  /// ``isDarkerSystemColorsEnabled`` may have changed.
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification = name(
    "DarkerSystemColorsStatus")
  /// ``isSwitchControlRunning`` may have changed.
  public nonisolated static let switchControlStatusDidChangeNotification = name("SwitchControlStatus")
  /// ``isSpeakSelectionEnabled`` may have changed.
  public nonisolated static let speakSelectionStatusDidChangeNotification = name("SpeakSelectionStatus")
  /// ``isSpeakScreenEnabled`` may have changed.
  public nonisolated static let speakScreenStatusDidChangeNotification = name("SpeakScreenStatus")
  /// ``isShakeToUndoEnabled`` may have changed.
  public nonisolated static let shakeToUndoDidChangeNotification = name("ShakeToUndo")
  /// ``isAssistiveTouchRunning`` may have changed.
  public nonisolated static let assistiveTouchStatusDidChangeNotification = name("AssistiveTouchStatus")
  /// ``shouldDifferentiateWithoutColor`` may have changed.
  public nonisolated static let differentiateWithoutColorDidChangeNotification = name(
    "ShouldDifferentiateWithoutColor")
  /// ``isOnOffSwitchLabelsEnabled`` may have changed.
  public nonisolated static let onOffSwitchLabelsDidChangeNotification = name("OnOffSwitchLabels")
  /// ``isVideoAutoplayEnabled`` may have changed.
  public nonisolated static let videoAutoplayStatusDidChangeNotification = name("VideoAutoplayStatus")
  /// ``buttonShapesEnabled`` may have changed.
  public nonisolated static let buttonShapesEnabledStatusDidChangeNotification = name(
    "ButtonShapesEnabledStatus")
  /// ``prefersCrossFadeTransitions`` may have changed.
  public nonisolated static let prefersCrossFadeTransitionsStatusDidChange = name(
    "PrefersCrossFadeTransitionsStatus")
  /// ``isReduceHighlightingEffectsEnabled`` may have changed.
  public nonisolated static let reduceHighlightingEffectsStatusDidChangeNotification = name(
    "ReduceHighlightingEffectsStatus")
  /// ``hearingDevicePairedEar`` may have changed.
  public nonisolated static let hearingDevicePairedEarDidChangeNotification = name("HearingDevicePairedEar")

  /// An announcement that the app posted has been spoken, or was interrupted (iOS 6). The `userInfo` dictionary says
  /// which one, and whether it was spoken to the end.
  public nonisolated static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// The `userInfo` key of ``announcementDidFinishNotification`` for the text: a `String`.
  public nonisolated static let announcementStringValueUserInfoKey =
    "UIAccessibilityAnnouncementKeyStringValue"
  /// The `userInfo` key of ``announcementDidFinishNotification`` for whether all of it was spoken: a `Bool`.
  public nonisolated static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"
  /// An assistive technology has moved its cursor (iOS 9).
  public nonisolated static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// The `userInfo` key of ``elementFocusedNotification`` for the element that has the focus now.
  public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The `userInfo` key of ``elementFocusedNotification`` for the element that had the focus before.
  public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// The `userInfo` key of ``elementFocusedNotification`` for the technology: a `String`.
  public nonisolated static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"

  private nonisolated static func name(_ subject: String) -> NSNotification.Name {
    NSNotification.Name("UIAccessibility\(subject)DidChangeNotification")
  }
}

extension NSNotification.Name {
  /// The name itself. Some of those of ``UIAccessibility`` were strings in earlier SDKs, and apps still make names of
  /// them.
  @_disfavoredOverload
  public init(rawValue name: NSNotification.Name) { self = name }
}
