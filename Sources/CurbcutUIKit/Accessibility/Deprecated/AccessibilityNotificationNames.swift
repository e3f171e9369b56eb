import Foundation

// The names of notifications in Objective-C, and in Swift before version 4.2.
//
// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilityvoiceoverstatusdidchangenotification>
// and the pages beside it.

/// `UIAccessibility.isVoiceOverRunning` may have changed.
@available(*, deprecated, renamed: "UIAccessibility.voiceOverStatusDidChangeNotification")
public let UIAccessibilityVoiceOverStatusDidChangeNotification = UIAccessibility
  .voiceOverStatusDidChangeNotification

/// `UIAccessibility.isMonoAudioEnabled` may have changed.
@available(*, deprecated, renamed: "UIAccessibility.monoAudioStatusDidChangeNotification")
public let UIAccessibilityMonoAudioStatusDidChangeNotification = UIAccessibility
  .monoAudioStatusDidChangeNotification

/// `UIAccessibility.isClosedCaptioningEnabled` may have changed.
@available(*, deprecated, renamed: "UIAccessibility.closedCaptioningStatusDidChangeNotification")
public let UIAccessibilityClosedCaptioningStatusDidChangeNotification = UIAccessibility
  .closedCaptioningStatusDidChangeNotification

/// `UIAccessibility.isInvertColorsEnabled` may have changed.
@available(*, deprecated, renamed: "UIAccessibility.invertColorsStatusDidChangeNotification")
public let UIAccessibilityInvertColorsStatusDidChangeNotification = UIAccessibility
  .invertColorsStatusDidChangeNotification

/// `UIAccessibility.isGuidedAccessEnabled` may have changed.
@available(*, deprecated, renamed: "UIAccessibility.guidedAccessStatusDidChangeNotification")
public let UIAccessibilityGuidedAccessStatusDidChangeNotification = UIAccessibility
  .guidedAccessStatusDidChangeNotification

/// `UIAccessibility.isBoldTextEnabled` may have changed.
@available(*, deprecated, renamed: "UIAccessibility.boldTextStatusDidChangeNotification")
public let UIAccessibilityBoldTextStatusDidChangeNotification = UIAccessibility
  .boldTextStatusDidChangeNotification

/// `UIAccessibility.isGrayscaleEnabled` may have changed.
@available(*, deprecated, renamed: "UIAccessibility.grayscaleStatusDidChangeNotification")
public let UIAccessibilityGrayscaleStatusDidChangeNotification = UIAccessibility
  .grayscaleStatusDidChangeNotification

/// `UIAccessibility.isReduceTransparencyEnabled` may have changed.
@available(*, deprecated, renamed: "UIAccessibility.reduceTransparencyStatusDidChangeNotification")
public let UIAccessibilityReduceTransparencyStatusDidChangeNotification = UIAccessibility
  .reduceTransparencyStatusDidChangeNotification

/// `UIAccessibility.isReduceMotionEnabled` may have changed.
@available(*, deprecated, renamed: "UIAccessibility.reduceMotionStatusDidChangeNotification")
public let UIAccessibilityReduceMotionStatusDidChangeNotification = UIAccessibility
  .reduceMotionStatusDidChangeNotification

/// `UIAccessibility.isDarkerSystemColorsEnabled` may have changed.
@available(*, deprecated, renamed: "UIAccessibility.darkerSystemColorsStatusDidChangeNotification")
public let UIAccessibilityDarkerSystemColorsStatusDidChangeNotification = UIAccessibility
  .darkerSystemColorsStatusDidChangeNotification

/// `UIAccessibility.isSwitchControlRunning` may have changed.
@available(*, deprecated, renamed: "UIAccessibility.switchControlStatusDidChangeNotification")
public let UIAccessibilitySwitchControlStatusDidChangeNotification = UIAccessibility
  .switchControlStatusDidChangeNotification

/// `UIAccessibility.isSpeakSelectionEnabled` may have changed.
@available(*, deprecated, renamed: "UIAccessibility.speakSelectionStatusDidChangeNotification")
public let UIAccessibilitySpeakSelectionStatusDidChangeNotification = UIAccessibility
  .speakSelectionStatusDidChangeNotification

/// `UIAccessibility.isSpeakScreenEnabled` may have changed.
@available(*, deprecated, renamed: "UIAccessibility.speakScreenStatusDidChangeNotification")
public let UIAccessibilitySpeakScreenStatusDidChangeNotification = UIAccessibility
  .speakScreenStatusDidChangeNotification

/// `UIAccessibility.isShakeToUndoEnabled` may have changed.
@available(*, deprecated, renamed: "UIAccessibility.shakeToUndoDidChangeNotification")
public let UIAccessibilityShakeToUndoDidChangeNotification = UIAccessibility.shakeToUndoDidChangeNotification

/// `UIAccessibility.isAssistiveTouchRunning` may have changed.
@available(*, deprecated, renamed: "UIAccessibility.assistiveTouchStatusDidChangeNotification")
public let UIAccessibilityAssistiveTouchStatusDidChangeNotification = UIAccessibility
  .assistiveTouchStatusDidChangeNotification

/// `UIAccessibility.shouldDifferentiateWithoutColor` may have changed.
@available(*, deprecated, renamed: "UIAccessibility.differentiateWithoutColorDidChangeNotification")
public let UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification = UIAccessibility
  .differentiateWithoutColorDidChangeNotification

/// `UIAccessibility.isOnOffSwitchLabelsEnabled` may have changed.
@available(*, deprecated, renamed: "UIAccessibility.onOffSwitchLabelsDidChangeNotification")
public let UIAccessibilityOnOffSwitchLabelsDidChangeNotification = UIAccessibility
  .onOffSwitchLabelsDidChangeNotification

/// `UIAccessibility.isVideoAutoplayEnabled` may have changed.
@available(*, deprecated, renamed: "UIAccessibility.videoAutoplayStatusDidChangeNotification")
public let UIAccessibilityVideoAutoplayStatusDidChangeNotification = UIAccessibility
  .videoAutoplayStatusDidChangeNotification

/// `UIAccessibility.buttonShapesEnabled` may have changed.
@available(*, deprecated, renamed: "UIAccessibility.buttonShapesEnabledStatusDidChangeNotification")
public let UIAccessibilityButtonShapesEnabledStatusDidChangeNotification = UIAccessibility
  .buttonShapesEnabledStatusDidChangeNotification

/// `UIAccessibility.prefersCrossFadeTransitions` may have changed.
@available(*, deprecated, renamed: "UIAccessibility.prefersCrossFadeTransitionsStatusDidChange")
public let UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification = UIAccessibility
  .prefersCrossFadeTransitionsStatusDidChange

/// `UIAccessibility.isVoiceOverRunning` may have changed; the name until iOS 11.
@available(*, deprecated, renamed: "UIAccessibility.voiceOverStatusDidChangeNotification")
public let UIAccessibilityVoiceOverStatusChanged = UIAccessibility.voiceOverStatusDidChangeNotification

/// `UIAccessibility.hearingDevicePairedEar` may have changed.
@available(*, deprecated, renamed: "UIAccessibility.hearingDevicePairedEarDidChangeNotification")
public let UIAccessibilityHearingDevicePairedEarDidChangeNotification =
  UIAccessibility.hearingDevicePairedEarDidChangeNotification

/// An announcement has been spoken, or was interrupted.
@available(*, deprecated, renamed: "UIAccessibility.announcementDidFinishNotification")
public let UIAccessibilityAnnouncementDidFinishNotification =
  UIAccessibility.announcementDidFinishNotification

/// The `userInfo` key of the announcement's text.
@available(*, deprecated, renamed: "UIAccessibility.announcementStringValueUserInfoKey")
public let UIAccessibilityAnnouncementKeyStringValue = UIAccessibility.announcementStringValueUserInfoKey

/// The `userInfo` key of whether the announcement was spoken to the end.
@available(*, deprecated, renamed: "UIAccessibility.announcementWasSuccessfulUserInfoKey")
public let UIAccessibilityAnnouncementKeyWasSuccessful = UIAccessibility.announcementWasSuccessfulUserInfoKey

/// An assistive technology has moved its cursor.
@available(*, deprecated, renamed: "UIAccessibility.elementFocusedNotification")
public let UIAccessibilityElementFocusedNotification = UIAccessibility.elementFocusedNotification

/// The `userInfo` key of the element that has the focus now.
@available(*, deprecated, renamed: "UIAccessibility.focusedElementUserInfoKey")
public let UIAccessibilityFocusedElementKey = UIAccessibility.focusedElementUserInfoKey

/// The `userInfo` key of the element that had the focus before.
@available(*, deprecated, renamed: "UIAccessibility.unfocusedElementUserInfoKey")
public let UIAccessibilityUnfocusedElementKey = UIAccessibility.unfocusedElementUserInfoKey

/// The `userInfo` key of the assistive technology.
@available(*, deprecated, renamed: "UIAccessibility.assistiveTechnologyUserInfoKey")
public let UIAccessibilityAssistiveTechnologyKey = UIAccessibility.assistiveTechnologyUserInfoKey
