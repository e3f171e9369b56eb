import AccessibilityTree
import AssistiveTechnology
import Foundation
import Hearing
import Technologies
import VoiceControl

/// Voice Control in a terminal: each line is something that is said.
@MainActor
final class VoiceControlTerminal: VoiceControlNarrator, TerminalTechnology {
  let engines: [any TechnologyEngine] = [VoiceControlEngine()]
  let greeting = "Voice Control. Each line is what you say; “what can I say” lists the commands, q ends."
  let scripts = ScriptLanguage.voiceControl
  let takesLines = true
  var narrator: Narrator? { self }
  private var stops = StopList()
  private var line = ""
  private var recognizer: Recognizer?
  private let folder: String?
  private let shown: (String) -> Void

  /// - Parameter folder: where the files of sound are that a script names; nil for the current folder.
  init(_ provider: any ScreenProvider, folder: String?, show: @escaping (String) -> Void = Console.show) {
    self.folder = folder
    shown = show
    super.init(provider, show: show)
  }

  func join(_ session: Session) { follow(session) }

  func showStops() {
    if let text = stops.text(of: provider.tree) { shown(text) }
  }

  // MARK: Lines

  func handle(_ key: TerminalKey) -> TerminalOutcome {
    switch key {
    case .character(let character): line.append(character)
    case .enter:
      let text = line.trimmingCharacters(in: .whitespaces)
      line = ""
      if text == "q" { return .quit }
      if !text.isEmpty { return .events([.phrase(Phrase(text))]) }
    default: break
    }
    return .events([])
  }

  // MARK: Hearing

  override func carryOut(_ order: ScriptOrder, in session: Session) throws(ScriptOrderFailure) {
    guard case .hear(let file) = order else { return try super.carryOut(order, in: session) }
    let path = folder.map { URL(fileURLWithPath: file, relativeTo: URL(fileURLWithPath: $0)).path } ?? file
    do throws(HearingError) {
      try hear(try RecordedSound(contentsOf: path), in: session)
    } catch {
      throw ScriptOrderFailure("\(error)")
    }
  }

  /// How long somebody waits before the next phrase, in seconds.
  private static let pause = 1.0

  /// Hears what is said in a sound, one phrase after the other, as what can be said changes with each.
  func hear(_ sound: RecordedSound, in session: Session) throws(HearingError) {
    let recognizer = try recognizer(for: session)
    var splitter = UtteranceSplitter(sampleRate: sound.sampleRate)
    var phrases = splitter.take(sound.samples)
    if let rest = splitter.finish() { phrases.append(rest) }
    // What has no pause at all is one phrase.
    if phrases.isEmpty { phrases = [sound] }
    for piece in phrases {
      _ = provider.bringUpToDate()
      guard var engine = session.engines.first as? VoiceControlEngine else { return }
      let context = Context(
        tree: provider.tree, settings: session.settings, now: session.now, screenSize: provider.screenSize)
      if let phrase = try recognizer.hear(piece, grammar: engine.grammar(in: context)) {
        session.send(.phrase(phrase))
      } else {
        tell("Heard nothing that can be said here")
      }
      session.settle()
      session.advance(to: session.now + Self.pause)
    }
  }

  /// Loading a model takes a second, so it is done once.
  private func recognizer(for session: Session) throws(HearingError) -> Recognizer {
    if let recognizer { return recognizer }
    let settings = session.settings
    let new = try Recognizer(
      language: settings.voiceControl.language ?? settings.systemLanguage ?? settings.language)
    recognizer = new
    return new
  }
}
