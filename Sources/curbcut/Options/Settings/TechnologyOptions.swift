import ArgumentParser
import DeviceSettings

/// The assistive technologies, as flags.
struct TechnologyOptions: ParsableArguments {
  @Flag(
    name: .customLong("voiceover"), inversion: .prefixedNo,
    help: "VoiceOver, which is on by default.")
  var voiceOver: Bool?

  @Flag(inversion: .prefixedNo, help: "Zoom.")
  var zoom: Bool?

  @Flag(inversion: .prefixedNo, help: "Switch Control.")
  var switchControl: Bool?

  @Flag(inversion: .prefixedNo, help: "Voice Control.")
  var voiceControl: Bool?

  @Flag(inversion: .prefixedNo, help: "Full Keyboard Access.")
  var fullKeyboardAccess: Bool?

  @Flag(inversion: .prefixedNo, help: "AssistiveTouch.")
  var assistiveTouch: Bool?

  @Flag(inversion: .prefixedNo, help: "Speak Screen.")
  var speakScreen: Bool?

  @Flag(inversion: .prefixedNo, help: "Speak Selection.")
  var speakSelection: Bool?

  @Flag(inversion: .prefixedNo, help: "Guided Access.")
  var guidedAccess: Bool?

  @Flag(inversion: .prefixedNo, help: "Assistive Access.")
  var assistiveAccess: Bool?

  @Option(help: ArgumentHelp("Zoom in to this level, 1.2 to 15.", valueName: "times"))
  var zoomLevel: Double?

  private static let toggles: [(key: String, path: KeyPath<Self, Bool?> & Sendable)] = [
    ("voiceOver.isRunning", \.voiceOver),
    ("isZoomEnabled", \.zoom),
    ("isSwitchControlRunning", \.switchControl),
    ("isVoiceControlRunning", \.voiceControl),
    ("isFullKeyboardAccessEnabled", \.fullKeyboardAccess),
    ("isAssistiveTouchRunning", \.assistiveTouch),
    ("isSpeakScreenEnabled", \.speakScreen),
    ("isSpeakSelectionEnabled", \.speakSelection),
    ("isGuidedAccessEnabled", \.guidedAccess),
    ("isAssistiveAccessEnabled", \.assistiveAccess),
  ]

  /// The settings that a flag turns on or off.
  static var keys: [String] { toggles.map(\.key) }

  /// The given values, by the keys of the settings.
  var values: [(key: String, value: SettingValue)] {
    var values: [(key: String, value: SettingValue)] = []
    values += Self.toggles.compactMap { key, path in self[keyPath: path].map { (key, .bool($0)) } }
    if let zoomLevel {
      values += [
        ("isZoomEnabled", .bool(true)), ("zoom.isZoomedIn", .bool(true)), ("zoom.level", .number(zoomLevel)),
      ]
    }
    return values
  }
}
