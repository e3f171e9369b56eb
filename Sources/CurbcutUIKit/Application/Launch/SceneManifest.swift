import Foundation

/// What an Info.plist says about the app's scenes.
@MainActor
package struct SceneManifest {
  /// One entry of `UISceneConfigurations`.
  struct Entry {
    var name: String?
    var sceneClass: AnyClass?
    var delegateClass: AnyClass?
    var storyboardName: String?
  }

  /// Whether the app has scenes at all: whether there is such an entry in its Info.plist.
  package let isPresent: Bool
  /// Whether the app may show several scenes.
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

  /// The entry of a name; without a name the first one of the role.
  func configuration(named name: String?, role: UISceneSession.Role) -> Entry? {
    let list = entries[role.rawValue] ?? []
    guard let name else { return list.first }
    return list.first { $0.name == name }
  }
}
