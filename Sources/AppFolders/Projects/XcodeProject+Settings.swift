import CurbcutFoundation
import Foundation

extension XcodeProject {
  /// The settings of a target in the project's ``configuration``: the project's, then the target's, each over its
  /// .xcconfig.
  ///
  /// - Parameter target: a target of this project.
  public func settings(of target: Target) -> BuildSettings {
    let base: [String: String] = [
      "TARGET_NAME": target.name, "TARGETNAME": target.name, "PROJECT_NAME": name, "PROJECT": name,
      "SRCROOT": folder.path, "PROJECT_DIR": folder.path, "SOURCE_ROOT": folder.path,
      "PROJECT_FILE_PATH": url.path,
      "PRODUCT_NAME": "$(TARGET_NAME)", "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "DEVELOPMENT_LANGUAGE": developmentRegion,
      "CONFIGURATION": configurationName(of: target), "PLATFORM_NAME": "iphonesimulator",
      "EFFECTIVE_PLATFORM_NAME": "-iphonesimulator", "SWIFT_PLATFORM_TARGET_PREFIX": "ios",
      "SDKROOT": "iphonesimulator",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "CURRENT_PROJECT_VERSION": "1", "MARKETING_VERSION": "1.0",
    ]
    return BuildSettings(
      assignments: [Self.assignments(base)] + levels(objects[rootID]) + levels(objects[target.id]))
  }

  private var name: String { url.deletingPathExtension().lastPathComponent }

  /// The language in which the project's texts are written.
  public var developmentRegion: String { objects[rootID]?["developmentRegion"]?.string ?? "en" }

  /// The names of the project's build configurations.
  var configurationNames: [String] { configurations(of: objects[rootID]).compactMap { $0["name"]?.string } }

  /// The files that configurations of a target include and that are not here.
  func missingConfigurationFiles(of target: Target) -> [(place: String, path: String)] {
    [objects[rootID], objects[target.id]].flatMap { owner in
      wantedConfiguration(of: owner).flatMap(configurationFile).map { BuildConfigurationFile($0).missing }
        ?? []
    }
  }

  private static func assignments(_ settings: [String: String]) -> [BuildSettings.Assignment] {
    settings.sorted { $0.key < $1.key }.map { BuildSettings.Assignment(name: $0.key, value: $0.value) }
  }

  private func configurations(of owner: OldPropertyList?) -> [OldPropertyList] {
    let list = owner?["buildConfigurationList"]?.string.flatMap { objects[$0] }
    return (list?["buildConfigurations"]?.strings ?? []).compactMap { objects[$0] }
  }

  /// The configuration that was chosen; else Debug, as a new scheme has it, or the one whose name is most like it.
  private func wantedConfiguration(of owner: OldPropertyList?) -> OldPropertyList? {
    let all = configurations(of: owner)
    func named(_ fits: (String) -> Bool) -> OldPropertyList? { all.first { fits($0["name"]?.string ?? "") } }
    return configuration.flatMap { wanted in named { $0 == wanted } } ?? named { $0 == "Debug" }
      ?? named { $0.lowercased().contains("debug") } ?? all.first
  }

  private func configurationName(of target: Target) -> String {
    wantedConfiguration(of: objects[target.id] ?? objects[rootID])?["name"]?.string
      ?? wantedConfiguration(of: objects[rootID])?["name"]?.string ?? "Debug"
  }

  private func levels(_ owner: OldPropertyList?) -> [[BuildSettings.Assignment]] {
    guard let wanted = wantedConfiguration(of: owner) else { return [] }
    var levels: [[BuildSettings.Assignment]] = []
    if let file = configurationFile(of: wanted) {
      levels.append(BuildConfigurationFile(file).assignments)
    }
    levels.append(
      Self.assignments(
        (wanted["buildSettings"]?.dictionary ?? [:]).mapValues { $0.strings.joined(separator: " ") }))
    return levels
  }

  /// The .xcconfig of a configuration: a file of the project, or since Xcode 16 a path in a folder that is kept in sync.
  private func configurationFile(of configuration: OldPropertyList) -> URL? {
    if let id = configuration["baseConfigurationReference"]?.string { return places[id] }
    guard let path = configuration["baseConfigurationReferenceRelativePath"]?.string,
      let folder = configuration["baseConfigurationReferenceAnchor"]?.string.flatMap({ places[$0] })
    else { return nil }
    return folder.appendingPathComponent(path)
  }
}
