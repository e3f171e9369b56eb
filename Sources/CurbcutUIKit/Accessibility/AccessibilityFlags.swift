import Foundation

extension UIAccessibility {
  /// A flag of the system, and the notification that apps get when it changes.
  struct Flag {
    var notification: NSNotification.Name
    var value: @MainActor () -> Bool
  }

  /// Every flag that has a notification.
  static let flags: [Flag] = [
    Flag(notification: voiceOverStatusDidChangeNotification) { isVoiceOverRunning },
    Flag(notification: monoAudioStatusDidChangeNotification) { isMonoAudioEnabled },
    Flag(notification: closedCaptioningStatusDidChangeNotification) { isClosedCaptioningEnabled },
    Flag(notification: invertColorsStatusDidChangeNotification) { isInvertColorsEnabled },
    Flag(notification: guidedAccessStatusDidChangeNotification) { isGuidedAccessEnabled },
    Flag(notification: boldTextStatusDidChangeNotification) { isBoldTextEnabled },
    Flag(notification: grayscaleStatusDidChangeNotification) { isGrayscaleEnabled },
    Flag(notification: reduceTransparencyStatusDidChangeNotification) { isReduceTransparencyEnabled },
    Flag(notification: reduceMotionStatusDidChangeNotification) { isReduceMotionEnabled },
    Flag(notification: darkerSystemColorsStatusDidChangeNotification) { isDarkerSystemColorsEnabled },
    Flag(notification: switchControlStatusDidChangeNotification) { isSwitchControlRunning },
    Flag(notification: speakSelectionStatusDidChangeNotification) { isSpeakSelectionEnabled },
    Flag(notification: speakScreenStatusDidChangeNotification) { isSpeakScreenEnabled },
    Flag(notification: shakeToUndoDidChangeNotification) { isShakeToUndoEnabled },
    Flag(notification: assistiveTouchStatusDidChangeNotification) { isAssistiveTouchRunning },
    Flag(notification: differentiateWithoutColorDidChangeNotification) { shouldDifferentiateWithoutColor },
    Flag(notification: onOffSwitchLabelsDidChangeNotification) { isOnOffSwitchLabelsEnabled },
    Flag(notification: videoAutoplayStatusDidChangeNotification) { isVideoAutoplayEnabled },
    Flag(notification: buttonShapesEnabledStatusDidChangeNotification) { buttonShapesEnabled },
    Flag(notification: prefersCrossFadeTransitionsStatusDidChange) { prefersCrossFadeTransitions },
  ]
}
