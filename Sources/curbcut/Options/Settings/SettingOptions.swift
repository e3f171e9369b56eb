import ArgumentParser
import DeviceSettings
import Foundation

/// How the device is set up: by a file, and any setting by its key.
struct SettingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("A JSON file of settings (Documentation/display-settings.md).", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var settings: String?

  @Option(
    help: ArgumentHelp(
      "Give any setting a value by its key, as voiceOver.speakingRate=0.7; can be repeated.",
      valueName: "key=value"))
  var set: [String] = []

  /// Settings and what of the file is no setting.
  struct Result {
    var settings: Settings
    var unknown: [SettingsStore.UnknownSetting] = []
    /// The settings that the file or `--set` gave a value to.
    var given: Set<String> = []
  }

  /// Settings as the file, then flags, then `--set` change them.
  func result(_ start: Settings, flags: [(key: String, value: SettingValue)]) throws -> Result {
    var result = Result(settings: start)
    if let path = settings {
      let file = try SettingsFile(path: path)
      result.unknown = try file.apply(to: &result.settings)
      result.given.formUnion(file.values.keys)
    }
    for (key, value) in flags { try result.settings.set(key, to: value) }
    for text in set {
      guard let equals = text.firstIndex(of: "=") else {
        throw Failure("--set takes a key and a value, as boldText=on; “\(text)” has no =.")
      }
      let key = String(text[..<equals])
      try result.settings.set(key, text: String(text[text.index(after: equals)...]))
      result.given.insert(key)
    }
    return result
  }
}
