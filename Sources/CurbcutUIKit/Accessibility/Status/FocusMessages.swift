import Foundation

extension UIAccessibility {
  /// An announcement that the app posted has been spoken, or was interrupted (iOS 26).
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiaccessibility/announcementdidfinishmessage>.
  public struct AnnouncementDidFinishMessage: NotificationMessage {
    public typealias Subject = UIAccessibility
    public static var name: NSNotification.Name { UIAccessibility.announcementDidFinishNotification }

    /// The text that was posted.
    public var announcement: String
    /// True when all of it was spoken.
    public var wasSuccessful: Bool

    /// Creates a message about the outcome of an announcement.
    public init(announcement: String, wasSuccessful: Bool) {
      self.announcement = announcement
      self.wasSuccessful = wasSuccessful
    }

    /// The message for a notification; nil when the notification lacks the text or the outcome.
    @MainActor public static func makeMessage(_ notification: Foundation.Notification) -> Self? {
      let info = notification.userInfo
      guard let words = info?[UIAccessibility.announcementStringValueUserInfoKey] as? String,
        let wasSuccessful = info?[UIAccessibility.announcementWasSuccessfulUserInfoKey] as? Bool
      else { return nil }
      return Self(announcement: words, wasSuccessful: wasSuccessful)
    }

    @MainActor public static func makeNotification(_ message: Self) -> Foundation.Notification {
      Foundation.Notification(
        name: name,
        userInfo: [
          UIAccessibility.announcementStringValueUserInfoKey: message.announcement,
          UIAccessibility.announcementWasSuccessfulUserInfoKey: message.wasSuccessful,
        ])
    }
  }

  /// An assistive technology has moved its cursor (iOS 26).
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiaccessibility/elementfocusedmessage>.
  public struct ElementFocusedMessage: NotificationMessage {
    public typealias Subject = UIAccessibility
    public static var name: NSNotification.Name { UIAccessibility.elementFocusedNotification }

    /// The element that has the focus now.
    public var element: AnyObject?
    /// The element that had the focus before, and the technology; only the notification carries them.
    package var before: (element: AnyObject?, technology: String?)

    /// Creates a message about the element that the cursor is on now.
    public init(element: AnyObject?) {
      self.element = element
      before = (nil, nil)
    }

    package init(element: AnyObject?, before: AnyObject?, technology: String) {
      self.element = element
      self.before = (before, technology)
    }

    /// The message for a notification; never nil.
    @MainActor public static func makeMessage(_ notification: Foundation.Notification) -> Self? {
      Self(element: notification.userInfo?[UIAccessibility.focusedElementUserInfoKey] as AnyObject?)
    }

    // Made once, because every move of a cursor posts one of these.
    @MainActor private static let focusedKey = AnyHashable(UIAccessibility.focusedElementUserInfoKey)
    @MainActor private static let unfocusedKey = AnyHashable(UIAccessibility.unfocusedElementUserInfoKey)
    @MainActor private static let technologyKey = AnyHashable(UIAccessibility.assistiveTechnologyUserInfoKey)

    @MainActor public static func makeNotification(_ message: Self) -> Foundation.Notification {
      var info = [AnyHashable: Any](minimumCapacity: 3)
      if let element = message.element { info[focusedKey] = element }
      if let element = message.before.element { info[unfocusedKey] = element }
      if let technology = message.before.technology { info[technologyKey] = technology }
      return Foundation.Notification(name: name, userInfo: info)
    }
  }
}
