import Foundation

/// What a person is doing in an app, so that it can be continued at another time.
///
/// It stays in the process: nothing is handed to other devices or to search.
/// Follows <https://developer.apple.com/documentation/foundation/nsuseractivity>.
open class NSUserActivity: NSObject {
  /// The type of activity, in reverse-DNS form.
  public let activityType: String
  /// The title that the person sees; nil by default.
  open var title: String?
  /// The data that the app needs to continue; nil by default.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of ``userInfo`` without which the app cannot continue; nil by default.
  open var requiredUserInfoKeys: Set<String>?
  /// The web page with the same content; nil by default.
  open var webpageURL: URL?
  /// The web page that led to it; nil by default.
  open var referrerURL: URL?
  /// When the activity expires; never by default.
  open var expirationDate: Date? = .distantFuture
  /// Keywords for search; empty by default.
  open var keywords: Set<String> = []
  /// Identifies the activity; nil by default.
  open var persistentIdentifier: String?
  /// Identifies the content in the app; nil by default.
  open var targetContentIdentifier: String?
  /// The delegate, which brings the activity up to date before it is saved; not retained.
  open weak var delegate: (any NSUserActivityDelegate)?
  /// Whether the activity needs to be updated; false by default. The delegate and the responders that have the activity
  /// are asked to do it on the next turn of the main queue.
  open var needsSave = false {
    didSet {
      guard needsSave, !oldValue else { return }
      nonisolated(unsafe) let activity = self
      DispatchQueue.main.async { MainActor.assumeIsolated { activity.bringUpToDate() } }
    }
  }
  /// Whether another device may continue it; true by default. It is not handed to other devices here.
  open var isEligibleForHandoff = true
  /// Whether search may find it; false by default. It is not indexed here.
  open var isEligibleForSearch = false
  /// Whether everybody may find it; false by default. It is not indexed here.
  open var isEligibleForPublicIndexing = false
  /// Whether the system may suggest it; false by default. Nothing is suggested here.
  open var isEligibleForPrediction = false
  /// What a person may say to continue the activity, as Intents names it.
  package var suggestedPhrase: String?
  /// Whether this is the current activity.
  public private(set) var isCurrent = false
  private var isValid = true

  /// Creates an activity of a type, in reverse-DNS form.
  public required init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Lets the objects that have an activity bring it up to date.
  @MainActor package static var updateByOwners: (NSUserActivity) -> Void = { _ in }

  @MainActor package func bringUpToDate() {
    guard needsSave, isValid else { return }
    delegate?.userActivityWillSave(self)
    Self.updateByOwners(self)
    needsSave = false
  }

  /// Adds to ``userInfo``; values under the same keys are replaced.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Forgets all activities that were saved. None is saved here, so that only the closure is called.
  public class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) {
    DispatchQueue.main.async(execute: DispatchWorkItem(block: handler))
  }
  /// Forgets activities that were saved. None is saved here, so that only the closure is called.
  public class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier],
    completionHandler handler: @escaping () -> Void
  ) { deleteAllSavedUserActivities(completionHandler: handler) }

  /// Makes this the current activity.
  open func becomeCurrent() { isCurrent = isValid }
  /// Makes this no longer the current activity.
  open func resignCurrent() { isCurrent = false }
  /// Ends the activity permanently.
  open func invalidate() {
    isValid = false
    isCurrent = false
  }
}

/// A name by which an app can take an activity from what the system has saved.
public typealias NSUserActivityPersistentIdentifier = String

/// Hears of what becomes of an activity.
///
/// Follows <https://developer.apple.com/documentation/foundation/nsuseractivitydelegate>.
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// Called before the activity is saved.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Called when another device continues the activity, which none does here.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// The type of an activity that came from a web page in a browser.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
