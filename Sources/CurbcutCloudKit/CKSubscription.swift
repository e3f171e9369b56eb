import CurbcutFoundation
import Foundation

/// What an app wants to be told of.
///
/// Follows <https://developer.apple.com/documentation/cloudkit/cksubscription>.
open class CKSubscription: NSObject, @unchecked Sendable {
  /// What identifies a subscription.
  public typealias ID = String

  /// What the person is told.
  open class NotificationInfo: NSObject, @unchecked Sendable {
    /// The title.
    open var title: String?
    /// The text.
    open var alertBody: String?
    /// The key of the text.
    open var alertLocalizationKey: String?
    /// The keys of the values in the text.
    open var alertLocalizationArgs: [CKRecord.FieldKey]?
    /// The sound.
    open var soundName: String?
    /// The values that the message holds.
    open var desiredKeys: [CKRecord.FieldKey]?
    /// The category.
    open var category: String?
    /// Whether the app's badge counts it.
    open var shouldBadge = false
    /// Whether the app is woken up.
    open var shouldSendContentAvailable = false
    /// Whether an extension may change it.
    open var shouldSendMutableContent = false

    /// Creates a message that says nothing.
    public override init() { super.init() }
  }

  /// What identifies it.
  public let subscriptionID: ID
  /// What the person is told.
  open var notificationInfo: NotificationInfo?

  init(_ subscriptionID: ID) {
    self.subscriptionID = subscriptionID
    super.init()
  }
}

/// An app wants to be told of records.
///
/// Follows <https://developer.apple.com/documentation/cloudkit/ckquerysubscription>.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
  /// What an app wants to be told of.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A new record.
    public static let firesOnRecordCreation = Self(rawValue: 1 << 0)
    /// A changed record.
    public static let firesOnRecordUpdate = Self(rawValue: 1 << 1)
    /// A deleted record.
    public static let firesOnRecordDeletion = Self(rawValue: 1 << 2)
    /// Only the first time.
    public static let firesOnce = Self(rawValue: 1 << 3)
  }

  /// The type of the records.
  public let recordType: CKRecord.RecordType
  /// What must hold of them.
  public let predicate: CurbcutFoundation.NSPredicate
  /// What the app wants to be told of.
  public let querySubscriptionOptions: Options

  /// Creates a subscription.
  public init(
    recordType: CKRecord.RecordType, predicate: CurbcutFoundation.NSPredicate,
    subscriptionID: ID = UUID().uuidString,
    options: Options = []
  ) {
    self.recordType = recordType
    self.predicate = predicate
    querySubscriptionOptions = options
    super.init(subscriptionID)
  }
}

/// An app wants to be told of every change of a database.
///
/// Follows <https://developer.apple.com/documentation/cloudkit/ckdatabasesubscription>.
open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
  /// The type of the records; nil for all.
  open var recordType: CKRecord.RecordType?

  /// Creates a subscription.
  public init(subscriptionID: ID = UUID().uuidString) { super.init(subscriptionID) }
}

/// A message of iCloud.
///
/// Follows <https://developer.apple.com/documentation/cloudkit/cknotification>.
open class CKNotification: NSObject, @unchecked Sendable {
  /// The subscription that it is for.
  public let subscriptionID: CKSubscription.ID?

  /// The message of what a push notification holds; nil where it is none of iCloud's.
  public init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) {
    guard let message = notificationDictionary["ck"] as? [AnyHashable: Any] else { return nil }
    let query = message["qry"] as? [AnyHashable: Any]
    subscriptionID = query?["sid"] as? String
    super.init()
  }
}
