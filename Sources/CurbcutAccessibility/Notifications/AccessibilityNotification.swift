import Foundation

/// Notifications from an app to assistive technologies, as types (iOS 17).
///
/// ```swift
/// AccessibilityNotification.Announcement("Saved").post()
/// ```
/// Follows <https://developer.apple.com/documentation/accessibility/accessibilitynotification>.
public enum AccessibilityNotification {
  /// An announcement to be spoken now, without moving the VoiceOver cursor.
  public struct Announcement {
    let argument: AccessibilityNotificationArgument

    /// Creates an announcement of plain text.
    public init(_ announcement: String) { argument = .text(announcement) }
    /// Creates an announcement of text whose `AttributeScopes.AccessibilityAttributes` determine how it is spoken.
    public init(_ announcement: AttributedString) { argument = .attributed(announcement) }
    /// Creates an announcement of text whose UIKit attributes determine how it is spoken.
    public init(_ announcement: NSAttributedString) { argument = .object(announcement) }

    /// Posts the notification to assistive technologies.
    @MainActor public func post() { AccessibilityNotificationPost.post(.announcement, argument) }
  }

  /// A part of the screen changed.
  public struct LayoutChanged {
    let argument: AccessibilityNotificationArgument

    /// - Parameter object: an element to move to, text to speak, or nil.
    public init(_ object: Any? = nil) { argument = AccessibilityNotificationArgument(object) }

    /// Posts the notification to assistive technologies.
    @MainActor public func post() { AccessibilityNotificationPost.post(.layoutChanged, argument) }
  }

  /// A major part of the screen has been replaced.
  public struct ScreenChanged {
    let argument: AccessibilityNotificationArgument

    /// - Parameter object: an element to move to, text to speak, or nil.
    public init(_ object: Any? = nil) { argument = AccessibilityNotificationArgument(object) }

    /// Posts the notification to assistive technologies.
    @MainActor public func post() { AccessibilityNotificationPost.post(.screenChanged, argument) }
  }

  /// A scroll has ended; the announcement says where.
  public struct PageScrolled {
    let argument: AccessibilityNotificationArgument

    /// Creates an announcement of plain text.
    public init(_ announcement: String) { argument = .text(announcement) }
    /// Creates an announcement of text whose attributes determine how it is spoken.
    public init(_ announcement: AttributedString) { argument = .attributed(announcement) }
    /// Creates an announcement of text whose UIKit attributes determine how it is spoken.
    public init(_ announcement: NSAttributedString) { argument = .object(announcement) }

    /// Posts the notification to assistive technologies.
    @MainActor public func post() { AccessibilityNotificationPost.post(.pageScrolled, argument) }
  }
}

/// The argument of a notification.
package enum AccessibilityNotificationArgument {
  case none
  case text(String)
  case attributed(AttributedString)
  /// An element, or text as an `NSAttributedString`.
  case object(Any)

  init(_ object: Any?) {
    switch object {
    case nil: self = .none
    case let text as String: self = .text(text)
    case let text as AttributedString: self = .attributed(text)
    case let object?: self = .object(object)
    }
  }
}

/// Forwards the notifications of this framework to UIKit, a higher-level module.
@MainActor
package enum AccessibilityNotificationPost {
  package enum Kind: Sendable { case announcement, layoutChanged, screenChanged, pageScrolled }

  /// Nil until UIKit is running; without it there is no screen for an assistive technology to read.
  package static var receiver: (@MainActor (Kind, AccessibilityNotificationArgument) -> Void)?

  static func post(_ kind: Kind, _ argument: AccessibilityNotificationArgument) { receiver?(kind, argument) }
}
