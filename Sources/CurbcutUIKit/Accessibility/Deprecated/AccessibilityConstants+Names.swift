import Foundation

// The names of notifications, speech attributes and assistive technologies in Objective-C, and in Swift before
// version 4.2.
//
// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilityscreenchangednotification> and the
// pages beside it.

/// `UIAccessibility.Notification.screenChanged`.
@available(*, deprecated, renamed: "UIAccessibility.Notification.screenChanged")
public let UIAccessibilityScreenChangedNotification = UIAccessibility.Notification.screenChanged

/// `UIAccessibility.Notification.layoutChanged`.
@available(*, deprecated, renamed: "UIAccessibility.Notification.layoutChanged")
public let UIAccessibilityLayoutChangedNotification = UIAccessibility.Notification.layoutChanged

/// `UIAccessibility.Notification.announcement`.
@available(*, deprecated, renamed: "UIAccessibility.Notification.announcement")
public let UIAccessibilityAnnouncementNotification = UIAccessibility.Notification.announcement

/// `UIAccessibility.Notification.pageScrolled`.
@available(*, deprecated, renamed: "UIAccessibility.Notification.pageScrolled")
public let UIAccessibilityPageScrolledNotification = UIAccessibility.Notification.pageScrolled

/// `UIAccessibility.Notification.pauseAssistiveTechnology`.
@available(*, deprecated, renamed: "UIAccessibility.Notification.pauseAssistiveTechnology")
public let UIAccessibilityPauseAssistiveTechnologyNotification = UIAccessibility.Notification
  .pauseAssistiveTechnology

/// `UIAccessibility.Notification.resumeAssistiveTechnology`.
@available(*, deprecated, renamed: "UIAccessibility.Notification.resumeAssistiveTechnology")
public let UIAccessibilityResumeAssistiveTechnologyNotification = UIAccessibility.Notification
  .resumeAssistiveTechnology

/// `UIAccessibility.AssistiveTechnologyIdentifier.notificationSwitchControl`.
@available(*, deprecated, renamed: "UIAccessibility.AssistiveTechnologyIdentifier.notificationSwitchControl")
public let UIAccessibilityNotificationSwitchControlIdentifier = UIAccessibility.AssistiveTechnologyIdentifier
  .notificationSwitchControl

/// `UIAccessibility.AssistiveTechnologyIdentifier.notificationVoiceOver`.
@available(*, deprecated, renamed: "UIAccessibility.AssistiveTechnologyIdentifier.notificationVoiceOver")
public let UIAccessibilityNotificationVoiceOverIdentifier = UIAccessibility.AssistiveTechnologyIdentifier
  .notificationVoiceOver

/// `NSAttributedString.Key.accessibilitySpeechPunctuation`.
@available(*, deprecated, renamed: "NSAttributedString.Key.accessibilitySpeechPunctuation")
public let UIAccessibilitySpeechAttributePunctuation = NSAttributedString.Key.accessibilitySpeechPunctuation

/// `NSAttributedString.Key.accessibilitySpeechLanguage`.
@available(*, deprecated, renamed: "NSAttributedString.Key.accessibilitySpeechLanguage")
public let UIAccessibilitySpeechAttributeLanguage = NSAttributedString.Key.accessibilitySpeechLanguage

/// `NSAttributedString.Key.accessibilitySpeechPitch`.
@available(*, deprecated, renamed: "NSAttributedString.Key.accessibilitySpeechPitch")
public let UIAccessibilitySpeechAttributePitch = NSAttributedString.Key.accessibilitySpeechPitch

/// `NSAttributedString.Key.accessibilitySpeechQueueAnnouncement`.
@available(*, deprecated, renamed: "NSAttributedString.Key.accessibilitySpeechQueueAnnouncement")
public let UIAccessibilitySpeechAttributeQueueAnnouncement = NSAttributedString.Key
  .accessibilitySpeechQueueAnnouncement

/// `NSAttributedString.Key.accessibilitySpeechIPANotation`.
@available(*, deprecated, renamed: "NSAttributedString.Key.accessibilitySpeechIPANotation")
public let UIAccessibilitySpeechAttributeIPANotation = NSAttributedString.Key.accessibilitySpeechIPANotation

/// `NSAttributedString.Key.accessibilitySpeechSpellOut`.
@available(*, deprecated, renamed: "NSAttributedString.Key.accessibilitySpeechSpellOut")
public let UIAccessibilitySpeechAttributeSpellOut = NSAttributedString.Key.accessibilitySpeechSpellOut

/// `NSAttributedString.Key.accessibilitySpeechAnnouncementPriority`.
@available(*, deprecated, renamed: "NSAttributedString.Key.accessibilitySpeechAnnouncementPriority")
public let UIAccessibilitySpeechAttributeAnnouncementPriority = NSAttributedString.Key
  .accessibilitySpeechAnnouncementPriority

/// `NSAttributedString.Key.accessibilityTextHeadingLevel`.
@available(*, deprecated, renamed: "NSAttributedString.Key.accessibilityTextHeadingLevel")
public let UIAccessibilityTextAttributeHeadingLevel = NSAttributedString.Key.accessibilityTextHeadingLevel

/// `NSAttributedString.Key.accessibilityTextCustom`.
@available(*, deprecated, renamed: "NSAttributedString.Key.accessibilityTextCustom")
public let UIAccessibilityTextAttributeCustom = NSAttributedString.Key.accessibilityTextCustom

/// `NSAttributedString.Key.UIAccessibilityTextAttributeContext`.
@available(*, deprecated, renamed: "NSAttributedString.Key.UIAccessibilityTextAttributeContext")
public let UIAccessibilityTextAttributeContext = NSAttributedString.Key.UIAccessibilityTextAttributeContext
