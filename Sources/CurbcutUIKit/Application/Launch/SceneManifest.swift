import Foundation

/// The scene manifest of an app's Info.plist.
@MainActor
package struct SceneManifest {
  /// One entry of `UISceneConfigurations`.
  struct Entry {
    var name: String?
    var sceneClass: AnyClass?
    var delegateClass: AnyClass?
    var storyboardName: String?
  }

  /// Whether the app supports scenes at all: whether its Info.plist has a scene manifest.
  package let isPresent: Bool
  /// Whether the app supports several scenes at once.
  package let supportsMultipleScenes: Bool
  private var entries: [String: [Entry]] = [:]

  init(_ manifest: [String: Any]?, find: (String) -> AnyClass?) {
    isPresent = manifest != nil
    supportsMultipleScenes = manifest?["UIApplicationSupportsMultipleScenes"] as? Bool ?? false
    let configurations = manifest?["UISceneConfigurations"] as? [String: Any] ?? [:]
    for (role, list) in configurations {
      entries[role] = (list as? [[String: Any]] ?? []).map { one in
        Entry(
          name: one["UISceneConfigurationName"] as? String,
          sceneClass: (one["UISceneClassName"] as? String).flatMap(find),
          delegateClass: (one["UISceneDelegateClassName"] as? String).flatMap(find),
          storyboardName: one["UISceneStoryboardFile"] as? String)
      }
    }
  }

  /// The entry with a name; without a name, the first one for the role.
  func configuration(named name: String?, role: UISceneSession.Role) -> Entry? {
    let list = entries[role.rawValue] ?? []
    guard let name else { return list.first }
    return list.first { $0.name == name }
  }
}
