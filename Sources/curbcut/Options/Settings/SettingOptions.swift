import ArgumentParser
import DeviceSettings
import Foundation

/// The options that set the device's settings: a file, and any setting by its key.
struct SettingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("A JSON file of settings (Documentation/display-settings.md).", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var settings: String?

  @Option(
    help: ArgumentHelp(
      "Set any setting by its key, as voiceOver.speakingRate=0.7; can be repeated.",
      valueName: "key=value"))
  var set: [String] = []

  /// Settings, and the entries of the file that are not settings.
  struct Result {
    var settings: Settings
    var unknown: [SettingsStore.UnknownSetting] = []
    /// The settings that the file or `--set` gave a value to.
    var given: Set<String> = []
  }

  /// The settings, as changed first by the file, then by flags, then by `--set`.
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
