import DeviceSettings
import Foundation
import Testing

@testable import curbcut

/// Every setting can be given on the command's line, by a flag or by its key, and in a file.
@Suite("Options for settings") struct SettingOptionTests {
  private func settings(_ arguments: String...) throws -> Settings {
    try ScreenOptions.parse(["a.storyboard"] + arguments).setUp().settings
  }

  @Test("VoiceOver runs unless somebody says otherwise")
  func voiceOver() throws {
    #expect(try settings().voiceOver.isRunning)
    #expect(try !settings("--no-voiceover").voiceOver.isRunning)
  }

  @Test("A flag stands for each setting of the device", arguments: Settings.table.map(\.key))
  func flags(key: String) throws {
    guard let definition = Settings.definition(of: key), definition.kind == .toggle,
      !Self.technologies.contains(where: { key.hasPrefix($0 + ".") }),
      !Self.others.contains(key)
    else { return }
    let given = DisplayOptions.keys + MotionOptions.keys + MediaOptions.keys + TechnologyOptions.keys
    #expect(given.contains(key))
  }

  /// The technologies, and the services of the device, whose settings are given by their keys.
  private static let technologies = [
    "voiceOver", "fullKeyboardAccess", "spokenContent", "guidedAccess", "switchControl", "voiceControl",
    "assistiveTouch", "services",
  ]

  /// Set by options that take a value, or by a flag of another name.
  private static let others = [
    "colorFilters.isOn", "reduceWhitePoint.isOn", "zoom.isZoomedIn", "zoom.followsFocus",
    "zoom.usesSmartTyping", "zoom.usesKeyboardShortcuts", "zoom.showsWhileMirroring", "zoom.showsController",
    "zoom.adjustsLevelWithController",
    "forceRightToLeft",
  ]

  @Test("Flags take effect")
  func effect() throws {
    let settings = try settings(
      "--bold-text", "--smart-invert", "--color-filter", "blueYellow", "--filter-intensity", "0.5",
      "--reduce-white-point", "0.75", "--reduce-motion", "--no-shake-to-undo", "--zoom-level", "3",
      "--text-size", "AX2", "--dark", "--audio-balance=-0.5")
    #expect(settings.boldText && settings.smartInvert && settings.reduceMotion && !settings.shakeToUndo)
    #expect(settings.colorFilters.isOn && settings.colorFilters.filter == .blueYellow)
    #expect(settings.colorFilters.intensity == 0.5)
    #expect(settings.reduceWhitePoint.isOn && settings.reduceWhitePoint.intensity == 0.75)
    #expect(settings.isZoomEnabled && settings.zoom.isZoomedIn && settings.zoom.level == 3)
    #expect(settings.contentSize == .accessibilityLarge && settings.appearance == .dark)
    #expect(settings.audioBalance == -0.5)
  }

  @Test("The file comes first, then flags, then --set")
  func order() throws {
    let folder = try TemporaryFolder()
    let file = folder.url("settings.json")
    try Data(#"{"boldText": true, "onOffLabels": true, "language": "de", "monoAudio": true}"#.utf8).write(
      to: file)
    let result = try ScreenOptions.parse(
      ["a.storyboard", "--settings", file.path, "--no-bold-text", "--no-mono-audio", "--set", "monoAudio=on"]
    ).setUp()
    #expect(result.settings.onOffLabels && !result.settings.boldText && result.settings.monoAudio)
    #expect(result.language == "de")
  }

  @Test("Without a language the file's own is shown")
  func language() throws {
    #expect(try ScreenOptions.parse(["a.storyboard"]).setUp().language == nil)
    #expect(try ScreenOptions.parse(["a.storyboard", "--set", "language=fr"]).setUp().language == "fr")
  }

  @Test("A mistake in the file is told with its line, and the status is 2")
  func mistakes() throws {
    let folder = try TemporaryFolder()
    let file = folder.url("settings.json")
    try Data("{\n  \"boldText\": 3\n}".utf8).write(to: file)
    let result = try CommandLineTool.run(
      ["read", CommandLineTool.example("After"), "--settings", file.path])
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("settings.json:2:3: error: boldText: expected true or false, found 3"))
  }

  @Test("What is no setting is told, and nothing else is lost")
  func unknown() throws {
    let folder = try TemporaryFolder()
    let file = folder.url("settings.json")
    try Data("{\n  \"bigText\": 3,\n  \"appearance\": \"dark\"\n}".utf8).write(to: file)
    let result = try CommandLineTool.run(
      ["read", CommandLineTool.example("After"), "--settings", file.path])
    #expect(result.status == 0)
    #expect(result.errors.contains("settings.json:2:3: warning: bigText is not a setting"))
  }
}
