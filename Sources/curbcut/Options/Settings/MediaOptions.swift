import ArgumentParser
import DeviceSettings

/// The settings of Audio & Visual and of Touch, as flags.
struct MediaOptions: ParsableArguments {
  @Flag(inversion: .prefixedNo, help: "Mono Audio.")
  var monoAudio: Bool?

  @Flag(inversion: .prefixedNo, help: "Closed Captions + SDH.")
  var closedCaptions: Bool?

  @Flag(inversion: .prefixedNo, help: "Audio Descriptions.")
  var audioDescriptions: Bool?

  @Flag(inversion: .prefixedNo, help: "Shake to Undo.")
  var shakeToUndo: Bool?

  @Option(
    help: ArgumentHelp(
      "The balance between the ears: -1 only the left, 1 only the right.", valueName: "-1…1"))
  var audioBalance: Double?

  private static let toggles: [(key: String, path: KeyPath<Self, Bool?> & Sendable)] = [
    ("monoAudio", \.monoAudio),
    ("closedCaptions", \.closedCaptions),
    ("audioDescriptions", \.audioDescriptions),
    ("shakeToUndo", \.shakeToUndo),
  ]

  /// The settings that a flag turns on or off.
  static var keys: [String] { toggles.map(\.key) }

  /// The given values, by the keys of the settings.
  var values: [(key: String, value: SettingValue)] {
    var values: [(key: String, value: SettingValue)] = []
    values += Self.toggles.compactMap { key, path in self[keyPath: path].map { (key, .bool($0)) } }
    if let audioBalance { values.append(("audioBalance", .number(audioBalance))) }
    return values
  }
}
