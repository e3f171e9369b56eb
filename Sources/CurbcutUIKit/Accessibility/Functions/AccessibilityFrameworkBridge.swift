import Foundation

/// Forwards what apps post through the Accessibility framework to UIKit.
@MainActor
enum AccessibilityFrameworkBridge {
  /// Call once, before an app runs.
  static func connect() {
    AccessibilityNotificationPost.receiver = { kind, argument in
      let notification: UIAccessibility.Notification =
        switch kind {
        case .announcement: .announcement
        case .layoutChanged: .layoutChanged
        case .screenChanged: .screenChanged
        case .pageScrolled: .pageScrolled
        }
      let object: Any? =
        switch argument {
        case .none: nil
        case .text(let text): text
        case .attributed(let text): NSAttributedString(accessibility: text)
        case .object(let object): object
        }
      UIAccessibility.post(notification: notification, argument: object)
    }
  }
}

extension NSAttributedString {
  /// The text with the attributes of `AttributeScopes.AccessibilityAttributes` under UIKit's keys.
  convenience init(accessibility text: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in text.runs {
      var values: [NSAttributedString.Key: Any] = [:]
      values[.accessibilitySpeechLanguage] = run.languageIdentifier
      values[.accessibilityTextHeadingLevel] = run.accessibility.accessibilityHeadingLevel?.rawValue
      values[.accessibilityTextCustom] = run.accessibility.accessibilityTextCustom
      values[.UIAccessibilityTextAttributeContext] = run.accessibility.accessibilityTextualContext?.forUIKit
      values[.accessibilitySpeechPunctuation] = run.accessibility.accessibilitySpeechIncludesPunctuation
      values[.accessibilitySpeechPitch] = run.accessibility.accessibilitySpeechAdjustedPitch
      values[.accessibilitySpeechSpellOut] = run.accessibility.accessibilitySpeechSpellsOutCharacters
      values[.accessibilitySpeechQueueAnnouncement] = run.accessibility.accessibilitySpeechAnnouncementsQueued
      values[.accessibilitySpeechIPANotation] = run.accessibility.accessibilitySpeechPhoneticNotation
      values[.accessibilitySpeechAnnouncementPriority] =
        run.accessibility.accessibilitySpeechAnnouncementPriority?.forUIKit
      result.append(NSAttributedString(string: String(text[run.range].characters), attributes: values))
    }
    self.init(attributedString: result)
  }
}

extension AttributeScopes.AccessibilityAttributes.TextualContextAttribute.Value {
  /// Nil for plain text, for which UIKit has no constant.
  fileprivate var forUIKit: UIAccessibilityTextualContext? {
    switch self {
    case .plain: nil
    case .console: .console
    case .fileSystem: .fileSystem
    case .messaging: .messaging
    case .narrative: .narrative
    case .sourceCode: .sourceCode
    case .spreadsheet: .spreadsheet
    case .wordProcessing: .wordProcessing
    }
  }
}

extension AttributeScopes.AccessibilityAttributes.AnnouncementPriorityAttribute.Value {
  fileprivate var forUIKit: UIAccessibilityPriority {
    switch self {
    case .high: .high
    case .default: .default
    case .low: .low
    }
  }
}
