import AccessibilityTree
import AppFolders
import AssistiveTechnology
import CurbcutUIKit
import DeviceSettings
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
  private let device: Device?
  private let shown: (String) -> Void

  /// - Parameters:
  ///   - folder: where the files of sound are that a script names; nil for the current folder.
  ///   - device: the device that can be turned; nil where the screen is only a recording.
  init(
    _ provider: any ScreenProvider, folder: String?, device: Device? = nil,
    show: @escaping (String) -> Void = Console.show
  ) {
    self.folder = folder
    self.device = device
    shown = show
    super.init(provider, show: show)
  }

  func join(_ session: Session) { follow(session) }

  override func show(_ effect: Effect, of technology: String, at time: Double) {
    guard case .system(.rotateDevice) = effect, let device, let size = provider.screenSize else {
      return super.show(effect, of: technology, at: time)
    }
    let orientation: Device.Orientation = size.width > size.height ? .portrait : .landscape
    UIKitHost.shared.configure(
      device: device, orientation: orientation, settings: UIKitHost.shared.settings)
    _ = provider.bringUpToDate()
    // The screens of a recording stay as they were.
    guard provider.screenSize != size else { return super.show(effect, of: technology, at: time) }
    tell("Turned to \(orientation.rawValue)")
  }

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
      take(try recognizer.hear(piece, grammar: grammar(in: session)), in: session)
      session.advance(to: session.now + Self.pause)
    }
  }

  /// Hears a stream as it comes, and carries out each phrase when it is over. Time passes as the sound does.
  func hear(_ stream: OpenSound, in session: Session) throws(HearingError) {
    let listener = Listener(try recognizer(for: session), form: stream.form, name: stream.name)
    try listener.listen(
      to: { try SupervisedProcess.pausing { try stream.read() } },
      passed: { session.advance(to: session.now + $0) },
      grammar: { self.grammar(in: session) },
      heard: {
        self.take($0, in: session)
        return true
      })
  }

  /// What can be said now.
  private func grammar(in session: Session) -> SpokenGrammar {
    _ = provider.bringUpToDate()
    guard var engine = session.engines.first as? VoiceControlEngine else {
      return SpokenGrammar(language: session.settings.language, phrases: [])
    }
    let context = Context(
      tree: provider.tree, settings: session.settings, now: session.now, screenSize: provider.screenSize)
    return engine.grammar(in: context)
  }

  /// Has a phrase carried out; nil for sound that is none.
  private func take(_ phrase: Phrase?, in session: Session) {
    if let phrase {
      session.send(.phrase(phrase))
    } else {
      tell("Heard nothing that can be said here")
    }
    session.settle()
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
