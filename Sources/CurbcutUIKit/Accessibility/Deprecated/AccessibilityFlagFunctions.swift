import Foundation

// The C functions that asked for flags before Swift had `UIAccessibility`, as documents of those years
// write them.
//
// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilityisvoiceoverrunning()> and the
// pages beside it.

/// Whether VoiceOver is on (iOS 4).
@preconcurrency @MainActor
@available(*, deprecated, renamed: "getter:UIAccessibility.isVoiceOverRunning()")
public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }

/// Whether both ears get the same sound (iOS 5).
@preconcurrency @MainActor
@available(*, deprecated, renamed: "getter:UIAccessibility.isMonoAudioEnabled()")
public func UIAccessibilityIsMonoAudioEnabled() -> Bool { UIAccessibility.isMonoAudioEnabled }

/// Whether subtitles for people who do not hear are preferred (iOS 5).
@preconcurrency @MainActor
@available(*, deprecated, renamed: "getter:UIAccessibility.isClosedCaptioningEnabled()")
public func UIAccessibilityIsClosedCaptioningEnabled() -> Bool { UIAccessibility.isClosedCaptioningEnabled }

/// Whether colours are inverted (iOS 6).
@preconcurrency @MainActor
@available(*, deprecated, renamed: "getter:UIAccessibility.isInvertColorsEnabled()")
public func UIAccessibilityIsInvertColorsEnabled() -> Bool { UIAccessibility.isInvertColorsEnabled }

/// Whether a Guided Access session holds the device in one app (iOS 6).
@preconcurrency @MainActor
@available(*, deprecated, renamed: "getter:UIAccessibility.isGuidedAccessEnabled()")
public func UIAccessibilityIsGuidedAccessEnabled() -> Bool { UIAccessibility.isGuidedAccessEnabled }

/// Whether text is to be bold (iOS 8).
@preconcurrency @MainActor
@available(*, deprecated, renamed: "getter:UIAccessibility.isBoldTextEnabled()")
public func UIAccessibilityIsBoldTextEnabled() -> Bool { UIAccessibility.isBoldTextEnabled }

/// Whether the screen shows no colours (iOS 8).
@preconcurrency @MainActor
@available(*, deprecated, renamed: "getter:UIAccessibility.isGrayscaleEnabled()")
public func UIAccessibilityIsGrayscaleEnabled() -> Bool { UIAccessibility.isGrayscaleEnabled }

/// Whether backgrounds are to be opaque (iOS 8).
@preconcurrency @MainActor
@available(*, deprecated, renamed: "getter:UIAccessibility.isReduceTransparencyEnabled()")
public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool {
  UIAccessibility.isReduceTransparencyEnabled
}

/// Whether animations are to be few and small (iOS 8).
@preconcurrency @MainActor
@available(*, deprecated, renamed: "getter:UIAccessibility.isReduceMotionEnabled()")
public func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }

/// Whether colours are to be darker: the setting Increase Contrast (iOS 8).
@preconcurrency @MainActor
@available(*, deprecated, renamed: "getter:UIAccessibility.isDarkerSystemColorsEnabled()")
public func UIAccessibilityDarkerSystemColorsEnabled() -> Bool { UIAccessibility.isDarkerSystemColorsEnabled }

/// Whether Switch Control is on (iOS 8).
@preconcurrency @MainActor
@available(*, deprecated, renamed: "getter:UIAccessibility.isSwitchControlRunning()")
public func UIAccessibilityIsSwitchControlRunning() -> Bool { UIAccessibility.isSwitchControlRunning }

/// Whether selected text offers to be spoken (iOS 8).
@preconcurrency @MainActor
@available(*, deprecated, renamed: "getter:UIAccessibility.isSpeakSelectionEnabled()")
public func UIAccessibilityIsSpeakSelectionEnabled() -> Bool { UIAccessibility.isSpeakSelectionEnabled }

/// Whether a swipe with two fingers from the top speaks the screen (iOS 8).
@preconcurrency @MainActor
@available(*, deprecated, renamed: "getter:UIAccessibility.isSpeakScreenEnabled()")
public func UIAccessibilityIsSpeakScreenEnabled() -> Bool { UIAccessibility.isSpeakScreenEnabled }

/// Whether shaking the device undoes (iOS 9).
@preconcurrency @MainActor
@available(*, deprecated, renamed: "getter:UIAccessibility.isShakeToUndoEnabled()")
public func UIAccessibilityIsShakeToUndoEnabled() -> Bool { UIAccessibility.isShakeToUndoEnabled }

/// Whether AssistiveTouch is on (iOS 10). False unless a Guided Access session runs, as Apple documents.
@preconcurrency @MainActor
@available(*, deprecated, renamed: "getter:UIAccessibility.isAssistiveTouchRunning()")
public func UIAccessibilityIsAssistiveTouchRunning() -> Bool { UIAccessibility.isAssistiveTouchRunning }

/// Whether what colours tell is to be told without them too (iOS 13).
@preconcurrency @MainActor
@available(*, deprecated, renamed: "getter:UIAccessibility.shouldDifferentiateWithoutColor()")
public func UIAccessibilityShouldDifferentiateWithoutColor() -> Bool {
  UIAccessibility.shouldDifferentiateWithoutColor
}

/// Whether switches carry signs for on and off (iOS 13).
@preconcurrency @MainActor
@available(*, deprecated, renamed: "getter:UIAccessibility.isOnOffSwitchLabelsEnabled()")
public func UIAccessibilityIsOnOffSwitchLabelsEnabled() -> Bool { UIAccessibility.isOnOffSwitchLabelsEnabled }

/// Whether previews of videos play by themselves (iOS 13).
@preconcurrency @MainActor
@available(*, deprecated, renamed: "getter:UIAccessibility.isVideoAutoplayEnabled()")
public func UIAccessibilityIsVideoAutoplayEnabled() -> Bool { UIAccessibility.isVideoAutoplayEnabled }

/// Whether buttons show their shape (iOS 14).
@preconcurrency @MainActor
@available(*, deprecated, renamed: "getter:UIAccessibility.buttonShapesEnabled()")
public func UIAccessibilityButtonShapesEnabled() -> Bool { UIAccessibility.buttonShapesEnabled }

/// Whether screens are to fade in place of sliding (iOS 14). Only while Reduce Motion is on.
@preconcurrency @MainActor
@available(*, deprecated, renamed: "getter:UIAccessibility.prefersCrossFadeTransitions()")
public func UIAccessibilityPrefersCrossFadeTransitions() -> Bool {
  UIAccessibility.prefersCrossFadeTransitions
}
