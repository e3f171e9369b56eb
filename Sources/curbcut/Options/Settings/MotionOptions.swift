import ArgumentParser
import DeviceSettings

/// The settings of Motion, as flags.
struct MotionOptions: ParsableArguments {
  @Flag(inversion: .prefixedNo, help: "Reduce Motion.")
  var reduceMotion: Bool?

  @Flag(inversion: .prefixedNo, help: "Prefer Cross-Fade Transitions; only with Reduce Motion.")
  var prefersCrossFadeTransitions: Bool?

  @Flag(inversion: .prefixedNo, help: "Dim Flashing Lights.")
  var dimFlashingLights: Bool?

  @Flag(inversion: .prefixedNo, help: "Auto-Play Message Effects.")
  var messageEffects: Bool?

  @Flag(inversion: .prefixedNo, help: "Auto-Play Animated Images.")
  var animatedImages: Bool?

  @Flag(inversion: .prefixedNo, help: "Auto-Play Video Previews.")
  var videoAutoplay: Bool?

  @Flag(
    name: .customLong("prefers-non-blinking-cursor"), inversion: .prefixedNo,
    help: "Prefer Non-Blinking Cursor.")
  var prefersNonBlinkingTextInsertionIndicator: Bool?

  @Flag(
    name: .customLong("prefers-single-touch-actions"), inversion: .prefixedNo,
    help: "Prefer Single-Touch Actions.")
  var prefersActionSliderAlternative: Bool?

  @Flag(inversion: .prefixedNo, help: "Limit Frame Rate.")
  var limitFrameRate: Bool?

  @Flag(inversion: .prefixedNo, help: "Vehicle Motion Cues.")
  var vehicleMotionCues: Bool?

  private static let toggles: [(key: String, path: KeyPath<Self, Bool?> & Sendable)] = [
    ("reduceMotion", \.reduceMotion),
    ("prefersCrossFadeTransitions", \.prefersCrossFadeTransitions),
    ("dimFlashingLights", \.dimFlashingLights),
    ("messageEffects", \.messageEffects),
    ("animatedImages", \.animatedImages),
    ("videoAutoplay", \.videoAutoplay),
    ("prefersNonBlinkingTextInsertionIndicator", \.prefersNonBlinkingTextInsertionIndicator),
    ("prefersActionSliderAlternative", \.prefersActionSliderAlternative),
    ("limitFrameRate", \.limitFrameRate),
    ("vehicleMotionCues", \.vehicleMotionCues),
  ]

  /// The settings that a flag turns on or off.
  static var keys: [String] { toggles.map(\.key) }

  /// The given values, by the keys of the settings.
  var values: [(key: String, value: SettingValue)] {
    return Self.toggles.compactMap { key, path in self[keyPath: path].map { (key, .bool($0)) } }
  }
}
