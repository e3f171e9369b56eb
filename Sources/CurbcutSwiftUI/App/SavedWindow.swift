import CurbcutUIKit
import Foundation

/// What is kept of a window of an app of SwiftUI: which scene it shows, with which value, and what its views have put
/// into ``SceneStorage``.
@MainActor
struct SavedWindow {
  private static let type = "dev.curbcut.SwiftUI.window"

  /// What views have stored, by their keys.
  let values: [String: Any]
  private let entry: Int?
  private let value: Data?

  /// What is to be kept of a window.
  init(_ context: SceneContext) {
    values = context.storage.propertyList
    entry = context.choice?.index
    value = (context.choice?.value?.base as? any Encodable).flatMap { try? JSONEncoder().encode($0) }
  }

  /// What was kept of a window; nil when it was not kept by SwiftUI.
  init?(_ activity: NSUserActivity?) {
    guard let activity, activity.activityType == Self.type else { return nil }
    let info = activity.userInfo ?? [:]
    values = info["values"] as? [String: Any] ?? [:]
    entry = info["entry"] as? Int
    value = info["value"] as? Data
  }

  /// The form in which the system keeps it.
  var activity: NSUserActivity {
    let activity = NSUserActivity(activityType: Self.type)
    var info: [String: Any] = ["values": values]
    info["entry"] = entry
    info["value"] = value
    activity.userInfo = info
    return activity
  }

  /// What the window showed; nil for the app's first scene, or when the app has no longer such a scene.
  func choice(among entries: [_SceneEntry]) -> SceneChoice? {
    guard let entry, entries.indices.contains(entry), entries[entry].isWindow else { return nil }
    return SceneChoice(index: entry, value: value.flatMap { entries[entry].decodeValue?($0) })
  }
}
