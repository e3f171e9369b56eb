import Foundation

/// What the system keeps of a scene while it is not connected, and from one launch of the app to the next.
@MainActor
struct SavedScene {
  /// Identifies the session.
  var identifier: String
  /// The name of its configuration in the Info.plist; nil when it has none.
  var configuration: String?
  /// Whether the person saw it last.
  var isInFront: Bool
  /// What the scene showed; nil when the app did not say.
  var activity: NSUserActivity?
  /// The app's own data for the session.
  var userInfo: [String: Any]?

  /// What is to be kept of a session.
  init(_ session: UISceneSession, isInFront: Bool) {
    identifier = session.persistentIdentifier
    configuration = session.configuration.name
    self.isInFront = isInFront
    activity = session.stateRestorationActivity
    userInfo = session.userInfo
  }

  /// What was kept as a property list; nil when the list is not one of a scene.
  init?(_ list: [String: Any]) {
    guard let identifier = list["identifier"] as? String, !identifier.isEmpty else { return nil }
    self.identifier = identifier
    configuration = list["configuration"] as? String
    isInFront = list["isInFront"] as? Bool ?? false
    activity = (list["activity"] as? [String: Any]).flatMap(Self.activity)
    userInfo = list["userInfo"] as? [String: Any]
  }

  /// The scene as a property list.
  ///
  /// - Parameter complain: called with what of it cannot be kept, since it is no property list.
  func propertyList(_ complain: (String) -> Void) -> [String: Any] {
    var list: [String: Any] = ["identifier": identifier, "isInFront": isInFront]
    list["configuration"] = configuration
    list["activity"] = activity.map { Self.list($0, complain) }
    list["userInfo"] = userInfo.map { Self.plain($0, of: "UISceneSession.userInfo", complain) }
    return list
  }

  private static func activity(_ list: [String: Any]) -> NSUserActivity? {
    guard let type = list["type"] as? String, !type.isEmpty else { return nil }
    let activity = NSUserActivity(activityType: type)
    activity.title = list["title"] as? String
    activity.userInfo = list["userInfo"] as? [String: Any]
    activity.webpageURL = (list["webpageURL"] as? String).flatMap { URL(string: $0) }
    activity.targetContentIdentifier = list["targetContentIdentifier"] as? String
    activity.persistentIdentifier = list["persistentIdentifier"] as? String
    return activity
  }

  private static func list(_ activity: NSUserActivity, _ complain: (String) -> Void) -> [String: Any] {
    var list: [String: Any] = ["type": activity.activityType]
    list["title"] = activity.title
    list["userInfo"] = activity.userInfo.map {
      plain($0, of: "the userInfo of the activity “\(activity.activityType)”", complain)
    }
    list["webpageURL"] = activity.webpageURL?.absoluteString
    list["targetContentIdentifier"] = activity.targetContentIdentifier
    list["persistentIdentifier"] = activity.persistentIdentifier
    return list
  }

  /// The entries that a property list can hold.
  private static func plain(
    _ values: [AnyHashable: Any], of place: String, _ complain: (String) -> Void
  ) -> [String: Any] {
    var kept: [String: Any] = [:]
    for (key, value) in values {
      guard let name = key.base as? String, PropertyListSerialization.propertyList(value, isValidFor: .xml)
      else {
        complain("\(key) in \(place) is not kept: it is no property list")
        continue
      }
      kept[name] = value
    }
    return kept
  }
}
