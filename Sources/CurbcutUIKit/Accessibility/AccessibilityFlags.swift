import Foundation

extension UIAccessibility {
  /// A system-wide flag, and the closure that tells apps that it changed.
  struct Flag {
    var value: @MainActor () -> Bool
    /// Posts the notification and the message.
    var tell: @MainActor () -> Void

    init<Told: NotificationMessage & Sendable>(_ message: Told, value: @escaping @MainActor () -> Bool)
    where Told.Subject == UIAccessibility {
      self.value = value
      tell = { NotificationCenter.default.tell(message) }
    }
  }

  /// Every flag that has a notification.
  static let flags: [Flag] = [
    Flag(VoiceOverStatusDidChangeMessage()) { isVoiceOverRunning },
    Flag(MonoAudioStatusDidChangeMessage()) { isMonoAudioEnabled },
    Flag(ClosedCaptioningStatusDidChangeMessage()) { isClosedCaptioningEnabled },
    Flag(InvertColorsStatusDidChangeMessage()) { isInvertColorsEnabled },
    Flag(GuidedAccessStatusDidChangeMessage()) { isGuidedAccessEnabled },
    Flag(BoldTextStatusDidChangeMessage()) { isBoldTextEnabled },
    Flag(GrayscaleStatusDidChangeMessage()) { isGrayscaleEnabled },
    Flag(ReduceTransparencyStatusDidChangeMessage()) { isReduceTransparencyEnabled },
    Flag(ReduceMotionStatusDidChangeMessage()) { reducesMotion },
    Flag(DarkerSystemColorsStatusDidChangeMessage()) { isDarkerSystemColorsEnabled },
    Flag(SwitchControlStatusDidChangeMessage()) { isSwitchControlRunning },
    Flag(SpeakSelectionStatusDidChangeMessage()) { isSpeakSelectionEnabled },
    Flag(SpeakScreenStatusDidChangeMessage()) { isSpeakScreenEnabled },
    Flag(ShakeToUndoDidChangeMessage()) { isShakeToUndoEnabled },
    Flag(AssistiveTouchStatusDidChangeMessage()) { isAssistiveTouchRunning },
    Flag(DifferentiateWithoutColorDidChangeMessage()) { shouldDifferentiateWithoutColor },
    Flag(OnOffSwitchLabelsDidChangeMessage()) { isOnOffSwitchLabelsEnabled },
    Flag(VideoAutoplayStatusDidChangeMessage()) { isVideoAutoplayEnabled },
    Flag(ButtonShapesEnabledStatusDidChangeMessage()) { buttonShapesEnabled },
    Flag(PrefersCrossFadeTransitionsStatusDidChangeMessage()) { prefersCrossFadeTransitions },
    Flag(ReduceHighlightingEffectsStatusDidChangeMessage()) { isReduceHighlightingEffectsEnabled },
  ]
}
