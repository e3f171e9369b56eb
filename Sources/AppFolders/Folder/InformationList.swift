import Foundation

/// An app's Info.plist, completed from the build settings as Xcode does.
struct InformationList {
  let settings: BuildSettings

  /// - Parameter url: the file; nil when Xcode generates all of it from the settings.
  func read(_ url: URL?) throws(AppFolderError) -> [String: any Sendable] {
    var values: [String: any Sendable] = [:]
    if let url, let data = try? Data(contentsOf: url) {
      do {
        let list = try PropertyListSerialization.propertyList(from: data, format: nil)
        for (key, value) in list as? [String: Any] ?? [:] { values[key] = expanded(value) }
      } catch {
        throw AppFolderError(
          url.path, problem: "the property list cannot be read (\(error.localizedDescription))",
          expected: "a property list in XML or binary form")
      }
    }
    return completed(values)
  }

  /// - Parameter values: what was generated in place of a file.
  func complete(_ values: [String: any Sendable]) -> [String: any Sendable] {
    completed(values.mapValues(expanded))
  }

  private func completed(_ list: [String: any Sendable]) -> [String: any Sendable] {
    var values = list
    for name in settings.names where name.hasPrefix("INFOPLIST_KEY_") { generate(name, into: &values) }
    let defaults: [String: String?] = [
      "CFBundleName": settings["PRODUCT_NAME"], "CFBundleIdentifier": settings["PRODUCT_BUNDLE_IDENTIFIER"],
      "CFBundleExecutable": settings["EXECUTABLE_NAME"], "CFBundlePackageType": "APPL",
      "CFBundleDevelopmentRegion": settings["DEVELOPMENT_LANGUAGE"],
      "CFBundleShortVersionString": settings["MARKETING_VERSION"],
      "CFBundleVersion": settings["CURRENT_PROJECT_VERSION"],
      "NSAccentColorName": settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"],
    ]
    for case (let key, let value?) in defaults where values[key] == nil { values[key] = value }
    return values
  }

  /// Sets the key that a setting like `INFOPLIST_KEY_UIMainStoryboardFile = Main` generates.
  private func generate(_ name: String, into values: inout [String: any Sendable]) {
    let key = String(name.dropFirst("INFOPLIST_KEY_".count).prefix { $0 != "[" })
    guard let value = settings[name], values[key] == nil else { return }
    switch key {
    case "UIApplicationSceneManifest_Generation":
      if value == "YES", values["UIApplicationSceneManifest"] == nil {
        values["UIApplicationSceneManifest"] = ["UIApplicationSupportsMultipleScenes": true]
      }
    default:
      if let end = ["_iPhone", "_iPad"].first(where: key.hasSuffix) {
        let plain = String(key.dropLast(end.count))
        values["\(plain)~\(end.dropFirst().lowercased())"] = Self.list(value)
        // What is said for phones holds where nothing is said for all devices.
        if end == "_iPhone", values[plain] == nil { values[plain] = Self.list(value) }
      } else if Self.lists.contains(key) {
        values[key] = Self.list(value)
      } else {
        values[key] = ["YES": true, "NO": false][value] ?? value as any Sendable
      }
    }
  }

  /// The keys whose settings list several values.
  private static let lists: Set<String> = [
    "UISupportedInterfaceOrientations", "UIBackgroundModes", "UIRequiredDeviceCapabilities",
    "BGTaskSchedulerPermittedIdentifiers",
  ]

  private static func list(_ value: String) -> [String] {
    value.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private func expanded(_ value: Any) -> any Sendable {
    switch value {
    case let text as String: settings.expand(text)
    case let list as [Any]: list.map(expanded) as [any Sendable]
    case let table as [String: Any]: table.mapValues(expanded) as [String: any Sendable]
    case let flag as Bool: flag
    case let number as Int: number
    case let number as Double: number
    case let data as Data: data
    case let date as Date: date
    default: "\(value)"
    }
  }
}
