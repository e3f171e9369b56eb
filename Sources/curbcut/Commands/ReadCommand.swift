import AccessibilityTree
import ArgumentParser
import CurbcutUIKit
import DeviceSettings
import Foundation
import Speech
import VoiceOver

struct ReadCommand: DesktopCommand {
  static let configuration = CommandConfiguration(
    commandName: "read", abstract: "Say what VoiceOver says, one numbered line per stop, in order.",
    discussion: "Each hint is on a line of its own below its stop.")

  @OptionGroup var options: ScreenOptions

  @Option(
    help: ArgumentHelp(
      "The words: spoken, as they are heard, or written, as tools write them.", valueName: "style"),
    transform: Choice.parse(Transcript.Style.self))
  var style = Transcript.Style.spoken

  @Flag(help: "Leave out hints.")
  var noHints = false

  @Option(
    help: ArgumentHelp(
      "Follow another tool where it is known to differ: accessibility-snapshot.", valueName: "tool"),
    transform: Choice.parse(Compatibility.self))
  var compat: Compatibility?

  @OptionGroup(title: "Sound")
  var sound: SoundOptions

  var speaks: Bool { sound.speak || sound.wav != nil }
  var outputs: OutputRules { OutputRules(sound.wav) }

  func run() throws {
    let setUp = try options.setUp()
    let settings = try sound.checkedSettings(setUp)
    try MainActor.assumeIsolated {
      if options.desktopApp != nil {
        let screen = try DesktopScreen(options)
        let transcript = Transcript(of: screen.tree, reader: reader(screen.settings), style: style)
        return try show([Reading(screen: screen.info, transcript: transcript)], settings)
      }
      let screens = try LoadedScreen.load(options, fidelity: compat?.fidelity ?? .voiceOver, readsWhole: true)
      for screen in screens { screen.complainOfUnfinishedLists() }
      try read(screens, settings)
      try options.app.check(screens)
    }
  }

  @MainActor
  private func read(_ screens: [LoadedScreen], _ settings: Settings) throws {
    try show(
      screens.map { Reading(of: $0, reader: reader($0.settings), style: style) }, settings,
      omission: screens.first?.omission)
  }

  @MainActor
  private func show(_ readings: [Reading], _ settings: Settings, omission: String? = nil) throws {
    try sound.write(readings.map(\.transcript), settings: settings)
    Console.show(
      try options.json
        ? JSONForm.text(JSONForm.Transcripts(omission: omission, screens: readings.map(\.json)))
        : (omission.map { "\($0)\n\n" } ?? "")
          + readings.map { $0.text(titled: readings.count > 1) }.joined(separator: "\n"))
    try sound.play(readings.map(\.transcript), settings: settings)
  }

  private func reader(_ settings: Settings) -> ScreenReader {
    var reader = ScreenReader(language: settings.language)
    reader.verbosity.includesHints = !noHints && settings.voiceOver.speaksHints
    reader.fidelity = compat?.fidelity ?? .voiceOver
    return reader
  }
}

/// Tools whose wording can be selected.
enum Compatibility: String, CaseIterable {
  case accessibilitySnapshot = "accessibility-snapshot"

  var fidelity: Fidelity { .accessibilitySnapshot }
}

/// A screen, and what VoiceOver says on it.
struct Reading {
  var screen: ScreenInfo
  var transcript: Transcript
  var unfinished: [WholeScreen.UnfinishedList]

  init(screen: ScreenInfo, transcript: Transcript) {
    self.screen = screen
    self.transcript = transcript
    unfinished = []
  }

  @MainActor
  init(of screen: LoadedScreen, reader: ScreenReader, style: Transcript.Style) {
    self.screen = screen.info
    transcript = Transcript(of: screen.tree, reader: reader, style: style)
    unfinished = screen.unfinished
  }

  func text(titled: Bool) -> String {
    (titled ? "\(screen.heading)\n" : "") + transcript.text + unfinished.map { "\($0.words)\n" }.joined()
  }

  var json: JSONForm.Transcript {
    JSONForm.Transcript(screen: screen, transcript: transcript, unfinished: unfinished)
  }
}
