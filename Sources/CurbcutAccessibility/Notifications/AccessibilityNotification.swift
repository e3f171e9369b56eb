import Foundation

/// What an app tells the assistive technologies, as types (iOS 17).
///
/// ```swift
/// AccessibilityNotification.Announcement("Saved").post()
/// ```
/// Follows <https://developer.apple.com/documentation/accessibility/accessibilitynotification>.
public enum AccessibilityNotification {
  /// Words to be said now, without moving the cursor.
  public struct Announcement {
    let argument: AccessibilityNotificationArgument

    /// Plain words.
    public init(_ announcement: String) { argument = .text(announcement) }
    /// The attributes of `AttributeScopes.AccessibilityAttributes` say how.
    public init(_ announcement: AttributedString) { argument = .attributed(announcement) }
    /// Words with the keys of UIKit, which say how.
    public init(_ announcement: NSAttributedString) { argument = .object(announcement) }

    /// Tells the assistive technologies.
    @MainActor public func post() { AccessibilityNotificationPost.post(.announcement, argument) }
  }

  /// A part of the screen changed.
  public struct LayoutChanged {
    let argument: AccessibilityNotificationArgument

    /// - Parameter object: an element to move to, words to say, or nil.
    public init(_ object: Any? = nil) { argument = AccessibilityNotificationArgument(object) }

    /// Tells the assistive technologies.
    @MainActor public func post() { AccessibilityNotificationPost.post(.layoutChanged, argument) }
  }

  /// A major part of the screen is another one.
  public struct ScreenChanged {
    let argument: AccessibilityNotificationArgument

    /// - Parameter object: an element to move to, words to say, or nil.
    public init(_ object: Any? = nil) { argument = AccessibilityNotificationArgument(object) }

    /// Tells the assistive technologies.
    @MainActor public func post() { AccessibilityNotificationPost.post(.screenChanged, argument) }
  }

  /// A scroll has ended; the words say where.
  public struct PageScrolled {
    let argument: AccessibilityNotificationArgument

    /// Plain words.
    public init(_ announcement: String) { argument = .text(announcement) }
    /// Words with attributes, which say how.
    public init(_ announcement: AttributedString) { argument = .attributed(announcement) }
    /// Words with the keys of UIKit, which say how.
    public init(_ announcement: NSAttributedString) { argument = .object(announcement) }

    /// Tells the assistive technologies.
    @MainActor public func post() { AccessibilityNotificationPost.post(.pageScrolled, argument) }
  }
}

/// What a notification carries.
package enum AccessibilityNotificationArgument {
  case none
  case text(String)
  case attributed(AttributedString)
  /// An element, or words as an `NSAttributedString`.
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

/// Where the notifications of this framework go: to UIKit, which stands on a higher floor.
@MainActor
package enum AccessibilityNotificationPost {
  package enum Kind: Sendable { case announcement, layoutChanged, screenChanged, pageScrolled }

  /// Nil until UIKit runs; without it there is no screen that a technology could read.
  package static var receiver: (@MainActor (Kind, AccessibilityNotificationArgument) -> Void)?

  static func post(_ kind: Kind, _ argument: AccessibilityNotificationArgument) { receiver?(kind, argument) }
}
