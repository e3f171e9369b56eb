import Foundation

/// What a person is doing in an app, so that it can be gone on with at another time.
///
/// It stays in the process: nothing of it is handed to other devices or to search.
/// Follows <https://developer.apple.com/documentation/foundation/nsuseractivity>.
open class NSUserActivity: NSObject {
  /// What kind of activity it is, in reverse DNS form.
  public let activityType: String
  /// What the person calls it; nil by default.
  open var title: String?
  /// What the app needs to go on; nil by default.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of ``userInfo`` without which the app cannot go on; nil by default.
  open var requiredUserInfoKeys: Set<String>?
  /// The page that shows the same; nil by default.
  open var webpageURL: URL?
  /// The page that led to it; nil by default.
  open var referrerURL: URL?
  /// When the activity is of no use any more; never by default.
  open var expirationDate: Date? = .distantFuture
  /// Words by which it may be found; empty by default.
  open var keywords: Set<String> = []
  /// Names what the activity shows; nil by default.
  open var persistentIdentifier: String?
  /// The name of the content in the app; nil by default.
  open var targetContentIdentifier: String?
  /// Whether the app wants to be asked to bring the activity up to date; false by default.
  open var needsSave = false
  /// Whether another device may go on with it; true by default. No other device hears of it here.
  open var isEligibleForHandoff = true
  /// Whether search may find it; false by default. No search hears of it here.
  open var isEligibleForSearch = false
  /// Whether everybody may find it; false by default. Nobody hears of it here.
  open var isEligibleForPublicIndexing = false
  /// Whether the system may propose it; false by default. Nothing is proposed here.
  open var isEligibleForPrediction = false
  /// Whether this is the activity of the moment.
  public private(set) var isCurrent = false
  private var isValid = true

  /// An activity of a kind, in reverse DNS form.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds to ``userInfo``; what is there under the same keys is replaced.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Makes this the activity of the moment.
  open func becomeCurrent() { isCurrent = isValid }
  /// Makes this no longer the activity of the moment.
  open func resignCurrent() { isCurrent = false }
  /// Ends the activity for good.
  open func invalidate() {
    isValid = false
    isCurrent = false
  }
}

/// The kind of an activity that came from a page in a browser.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An object that goes on with an activity of another time.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiuseractivityrestoring>.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Brings the object to where the activity was.
  func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}

/// The activities of the few responders that have one, kept apart so that the many stay small.
@MainActor
final class ResponderActivities {
  static let shared = ResponderActivities()

  private struct Entry {
    weak var responder: UIResponder?
    var activity: NSUserActivity
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  subscript(responder: UIResponder) -> NSUserActivity? {
    get {
      let entry = entries[ObjectIdentifier(responder)]
      return entry?.responder === responder ? entry?.activity : nil
    }
    set {
      entries = entries.filter { $0.value.responder != nil }
      entries[ObjectIdentifier(responder)] = newValue.map { Entry(responder: responder, activity: $0) }
    }
  }
}
