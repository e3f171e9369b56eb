import CurbcutFoundation
import Foundation

/// An object that restores an earlier activity.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiuseractivityrestoring>.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Restores the object to the state of the activity.
  func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}

/// The activities of the few responders that have one, stored separately so that the others stay small.
@MainActor
final class ResponderActivities {
  static let shared = ResponderActivities()

  private init() {
    NSUserActivity.updateByOwners = { [unowned self] activity in
      for responder in responders(with: activity) { responder.updateUserActivityState(activity) }
    }
  }

  private struct Entry {
    weak var responder: UIResponder?
    var activity: NSUserActivity
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// The responders that have an activity.
  func responders(with activity: NSUserActivity) -> [UIResponder] {
    entries.values.filter { $0.activity === activity }.compactMap(\.responder)
  }

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
