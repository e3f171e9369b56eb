import CurbcutFoundation
import CurbcutUIKit
import Foundation

/// How a notification is shown that arrives while the app is used.
///
/// Follows <https://developer.apple.com/documentation/usernotifications/unnotificationpresentationoptions>.
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number at the app's icon.
  public static let badge = Self(rawValue: 1 << 0)
  /// A sound.
  public static let sound = Self(rawValue: 1 << 1)
  /// A banner and a place in the list.
  @available(*, deprecated, message: "Use list and banner.")
  public static let alert = Self(rawValue: 1 << 2)
  /// A place in Notification Center.
  public static let list = Self(rawValue: 1 << 3)
  /// A banner.
  public static let banner = Self(rawValue: 1 << 4)
}

/// Is told of notifications that arrive while the app is used, and of what the person does with them.
///
/// Follows <https://developer.apple.com/documentation/usernotifications/unusernotificationcenterdelegate>.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// A notification arrives while the app is used. The handler says how it is shown; without this method it is not.
  @preconcurrency
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void)
  /// A notification arrives while the app is used.
  func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification)
    async
    -> UNNotificationPresentationOptions
  /// The person has chosen something at a notification. Here nobody does.
  @preconcurrency
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void)
  /// The person has chosen something at a notification. Here nobody does.
  func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse)
    async
  /// The person wants to see the app's own settings of notifications. Here nobody does.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
  ) {
    // An app gives this method in one of its two forms.
    OtherForm.present(notification, self, center, completionHandler)
  }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) {
    OtherForm.receive(response, self, center, completionHandler)
  }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}

/// Calls the form of a delegate's method that is awaited.
private enum OtherForm {
  static func present(
    _ notification: UNNotification, _ delegate: any UNUserNotificationCenterDelegate,
    _ center: UNUserNotificationCenter,
    _ handler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
  ) {
    nonisolated(unsafe) let delegate = delegate
    Task { handler(await delegate.userNotificationCenter(center, willPresent: notification)) }
  }

  static func receive(
    _ response: UNNotificationResponse, _ delegate: any UNUserNotificationCenterDelegate,
    _ center: UNUserNotificationCenter, _ handler: @escaping @Sendable () -> Void
  ) {
    nonisolated(unsafe) let delegate = delegate
    Task {
      await delegate.userNotificationCenter(center, didReceive: response)
      handler()
    }
  }
}

/// A notification that has arrived.
///
/// Follows <https://developer.apple.com/documentation/usernotifications/unnotification>.
open class UNNotification: NSObject, @unchecked Sendable {
  /// When it arrived.
  public let date: Date
  /// What asked for it.
  public let request: UNNotificationRequest

  init(_ request: UNNotificationRequest, at date: Date) {
    self.request = request
    self.date = date
    super.init()
  }
}

/// The tap on a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The wish to see a notification no longer.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// What a person has chosen at a notification.
///
/// Follows <https://developer.apple.com/documentation/usernotifications/unnotificationresponse>.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// The notification.
  public let notification: UNNotification
  /// What was chosen.
  public let actionIdentifier: String

  init(_ notification: UNNotification, _ actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
    super.init()
  }
}

/// Something that a person can choose at a notification.
///
/// Follows <https://developer.apple.com/documentation/usernotifications/unnotificationaction>.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  /// What tells it apart.
  public let identifier: String
  /// Its name.
  public let title: String
  /// How it behaves.
  public let options: UNNotificationActionOptions

  /// Creates an action.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
    super.init()
  }
}

/// How an action of a notification behaves.
///
/// Follows <https://developer.apple.com/documentation/usernotifications/unnotificationactionoptions>.
public struct UNNotificationActionOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Only on an unlocked device.
  public static let authenticationRequired = Self(rawValue: 1 << 0)
  /// It destroys something.
  public static let destructive = Self(rawValue: 1 << 1)
  /// It opens the app.
  public static let foreground = Self(rawValue: 1 << 2)
}

/// A kind of notifications, with what a person can choose at them.
///
/// Follows <https://developer.apple.com/documentation/usernotifications/unnotificationcategory>.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  /// What tells it apart.
  public let identifier: String
  /// What can be chosen.
  public let actions: [UNNotificationAction]
  /// The intents that it belongs to.
  public let intentIdentifiers: [String]
  /// How it behaves.
  public let options: UNNotificationCategoryOptions

  /// What is shown in place of a text where previews are hidden; nothing by default.
  public let hiddenPreviewsBodyPlaceholder: String
  /// How several are summed up; nothing by default.
  public let categorySummaryFormat: String

  /// Creates a category.
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.init(
      identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
      hiddenPreviewsBodyPlaceholder: nil, categorySummaryFormat: nil, options: options)
  }

  /// Creates a category with what is shown where previews are hidden.
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String, options: UNNotificationCategoryOptions = []
  ) {
    self.init(
      identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
      hiddenPreviewsBodyPlaceholder: hiddenPreviewsBodyPlaceholder, categorySummaryFormat: nil,
      options: options)
  }

  /// Creates a category with what is shown where previews are hidden, and how several are summed up.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String?, categorySummaryFormat: String?,
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder ?? ""
    self.categorySummaryFormat = categorySummaryFormat ?? ""
    self.options = options
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UNNotificationCategory)?.identifier == identifier
  }
  open override var hash: Int { identifier.hash }
}

/// How a kind of notifications behaves.
///
/// Follows <https://developer.apple.com/documentation/usernotifications/unnotificationcategoryoptions>.
public struct UNNotificationCategoryOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The app is told when one is closed.
  public static let customDismissAction = Self(rawValue: 1 << 0)
  /// They are read in the car.
  public static let allowInCarPlay = Self(rawValue: 1 << 1)
  /// The title is shown where previews are hidden.
  public static let hiddenPreviewsShowTitle = Self(rawValue: 1 << 2)
  /// The subtitle is shown where previews are hidden.
  public static let hiddenPreviewsShowSubtitle = Self(rawValue: 1 << 3)
}
