import AccessibilityTree
import AssistiveTechnology
import Foundation

/// What an app posted, until a technology takes it.
struct PostedNotification {
  var notification: UIAccessibility.Notification
  var argument: Any?

  /// Whether it says what of a new screen is to be read first.
  var namesPlaceOnNewScreen: Bool { notification == .screenChanged && argument != nil }

  /// Whether it is about what there is on the screen, not only words to speak.
  var concernsPlace: Bool {
    notification == .screenChanged || notification == .layoutChanged || notification == .pageScrolled
  }
}

extension AppNotification {
  /// What an app posted, as technologies hear it; nil for a notification that is not for them.
  ///
  /// - Parameter resolve: the element that stands for an object on the screen as it is now.
  @MainActor
  init?(_ posted: PostedNotification, resolve: (AccessibleObject) -> AccessibilityElement.ID) {
    let text: AccessibilityText? =
      switch posted.argument {
      case let text as NSAttributedString: AccessibilityText(text)
      case let text as String: AccessibilityText(text)
      default: nil
      }
    let place: Argument =
      if let text {
        .text(text)
      } else if let object = AccessibleObject.read(for: posted.argument) {
        .element(resolve(object))
      } else {
        .none
      }
    switch posted.notification {
    case .screenChanged: self = .screenChanged(place)
    case .layoutChanged: self = .layoutChanged(place)
    case .announcement: self = .announcement(text ?? "")
    case .pageScrolled: self = .pageScrolled(text)
    case .pauseAssistiveTechnology: self = .pauseTechnology(text?.string ?? "")
    case .resumeAssistiveTechnology: self = .resumeTechnology(text?.string ?? "")
    default: return nil
    }
  }
}
