import Foundation

// The C functions that returned flags before Swift had `UIAccessibility`, as documentation of those years has them.
//
// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilityisvoiceoverrunning()> and the
// pages beside it.

/// Whether VoiceOver is on (iOS 4).
@preconcurrency @MainActor
@available(*, deprecated, renamed: "getter:UIAccessibility.isVoiceOverRunning()")
public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }

/// Whether Mono Audio is on: both ears get the same sound (iOS 5).
@preconcurrency @MainActor
@available(*, deprecated, renamed: "getter:UIAccessibility.isMonoAudioEnabled()")
public func UIAccessibilityIsMonoAudioEnabled() -> Bool { UIAccessibility.isMonoAudioEnabled }

/// Whether subtitles for deaf and hard-of-hearing people are preferred (iOS 5).
@preconcurrency @MainActor
@available(*, deprecated, renamed: "getter:UIAccessibility.isClosedCaptioningEnabled()")
public func UIAccessibilityIsClosedCaptioningEnabled() -> Bool { UIAccessibility.isClosedCaptioningEnabled }

/// Whether colours are inverted (iOS 6).
@preconcurrency @MainActor
@available(*, deprecated, renamed: "getter:UIAccessibility.isInvertColorsEnabled()")
public func UIAccessibilityIsInvertColorsEnabled() -> Bool { UIAccessibility.isInvertColorsEnabled }

/// Whether a Guided Access session restricts the device to one app (iOS 6).
@preconcurrency @MainActor
@available(*, deprecated, renamed: "getter:UIAccessibility.isGuidedAccessEnabled()")
public func UIAccessibilityIsGuidedAccessEnabled() -> Bool { UIAccessibility.isGuidedAccessEnabled }

/// Whether text should be bold (iOS 8).
@preconcurrency @MainActor
@available(*, deprecated, renamed: "getter:UIAccessibility.isBoldTextEnabled()")
public func UIAccessibilityIsBoldTextEnabled() -> Bool { UIAccessibility.isBoldTextEnabled }

/// Whether the screen is in greyscale (iOS 8).
@preconcurrency @MainActor
@available(*, deprecated, renamed: "getter:UIAccessibility.isGrayscaleEnabled()")
public func UIAccessibilityIsGrayscaleEnabled() -> Bool { UIAccessibility.isGrayscaleEnabled }

/// Whether Reduce Transparency is on: backgrounds should be opaque (iOS 8).
@preconcurrency @MainActor
@available(*, deprecated, renamed: "getter:UIAccessibility.isReduceTransparencyEnabled()")
public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool {
  UIAccessibility.isReduceTransparencyEnabled
}

/// Whether Reduce Motion is on: animations should be few and small (iOS 8).
@preconcurrency @MainActor
@available(*, deprecated, renamed: "getter:UIAccessibility.isReduceMotionEnabled()")
public func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }

/// Whether Increase Contrast is on: colours should be darker (iOS 8).
@preconcurrency @MainActor
@available(*, deprecated, renamed: "getter:UIAccessibility.isDarkerSystemColorsEnabled()")
public func UIAccessibilityDarkerSystemColorsEnabled() -> Bool { UIAccessibility.isDarkerSystemColorsEnabled }

/// Whether Switch Control is on (iOS 8).
@preconcurrency @MainActor
@available(*, deprecated, renamed: "getter:UIAccessibility.isSwitchControlRunning()")
public func UIAccessibilityIsSwitchControlRunning() -> Bool { UIAccessibility.isSwitchControlRunning }

/// Whether Speak Selection is on: the menu of selected text offers to speak it (iOS 8).
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

/// Whether information conveyed by colour should also be conveyed in another way (iOS 13).
@preconcurrency @MainActor
@available(*, deprecated, renamed: "getter:UIAccessibility.shouldDifferentiateWithoutColor()")
public func UIAccessibilityShouldDifferentiateWithoutColor() -> Bool {
  UIAccessibility.shouldDifferentiateWithoutColor
}

/// Whether switches show on and off labels (iOS 13).
@preconcurrency @MainActor
@available(*, deprecated, renamed: "getter:UIAccessibility.isOnOffSwitchLabelsEnabled()")
public func UIAccessibilityIsOnOffSwitchLabelsEnabled() -> Bool { UIAccessibility.isOnOffSwitchLabelsEnabled }

/// Whether video previews play automatically (iOS 13).
@preconcurrency @MainActor
@available(*, deprecated, renamed: "getter:UIAccessibility.isVideoAutoplayEnabled()")
public func UIAccessibilityIsVideoAutoplayEnabled() -> Bool { UIAccessibility.isVideoAutoplayEnabled }

/// Whether Button Shapes is on (iOS 14).
@preconcurrency @MainActor
@available(*, deprecated, renamed: "getter:UIAccessibility.buttonShapesEnabled()")
public func UIAccessibilityButtonShapesEnabled() -> Bool { UIAccessibility.buttonShapesEnabled }

/// Whether screens should cross-fade instead of sliding (iOS 14). Only while Reduce Motion is on.
@preconcurrency @MainActor
@available(*, deprecated, renamed: "getter:UIAccessibility.prefersCrossFadeTransitions()")
public func UIAccessibilityPrefersCrossFadeTransitions() -> Bool {
  UIAccessibility.prefersCrossFadeTransitions
}
