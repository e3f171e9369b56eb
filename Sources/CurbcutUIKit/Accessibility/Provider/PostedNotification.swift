import AccessibilityTree
import AssistiveTechnology
import Foundation

/// A notification that an app posted, until a technology takes it.
struct PostedNotification {
  var notification: UIAccessibility.Notification
  var argument: Any?

  /// Whether it says which part of a new screen to read first.
  var namesPlaceOnNewScreen: Bool { notification == .screenChanged && argument != nil }

  /// Whether it concerns the contents of the screen, rather than only text to speak.
  var concernsPlace: Bool {
    notification == .screenChanged || notification == .layoutChanged || notification == .pageScrolled
  }
}

extension AppNotification {
  /// Converts a posted notification for assistive technologies; nil for one that is not meant for them.
  ///
  /// - Parameter resolve: returns the element that represents an object on the current screen.
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
    case .speakSelection: self = .speakSelection
    case .resumeAssistiveTechnology: self = .resumeTechnology(text?.string ?? "")
    default: return nil
    }
  }
}
