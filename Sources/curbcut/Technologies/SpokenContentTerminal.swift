import AccessibilityTree
import AssistiveTechnology
import CurbcutUIKit
import DeviceSettings
import Foundation
import SpokenContent
import Technologies

/// Spoken Content in a terminal: what is said is a line, and so is what Hover Text shows; keys are those of the controller.
@MainActor
final class SpokenContentTerminal: SpokenContentNarrator, TerminalTechnology {
  let engines: [any TechnologyEngine] = [SpokenContentEngine(), FingerEngine()]
  let arbiter: TechnologyArbiter? = TechnologyArbiter()
  let greeting =
    "Spoken Content. Space pauses, the arrows skip, + and - change the speed, s speaks the screen, q ends."
  let scripts = ScriptLanguage.spokenContent
  var narrator: Narrator? { self }
  private var stops = StopList()
  private let shown: (String) -> Void

  init(_ provider: any ScreenProvider, show: @escaping (String) -> Void = Console.show) {
    shown = show
    super.init(provider, show: show)
  }

  func join(_ session: Session) { follow(session) }

  func showStops() {
    if let text = stops.text(of: provider.tree) { shown(text) }
  }

  // MARK: Orders

  /// How long the pointer rests, in seconds.
  private static let rest = 1.0

  override func carryOut(_ order: ScriptOrder, in session: Session) throws(ScriptOrderFailure) {
    switch order {
    case .speak(let part): try speak(part, in: session)
    case .select(let words): try select(words)
    case .hover(let point): try hover(at: point, in: session)
    case .choose(let words): try choose(words, in: session)
    default: try super.carryOut(order, in: session)
    }
  }

  private func speak(_ part: ScriptOrder.SpokenPart, in session: Session) throws(ScriptOrderFailure) {
    let settings = session.settings
    switch part {
    case .screen:
      guard settings.isSpeakScreenEnabled else { throw Self.off("Speak Screen", "isSpeakScreenEnabled") }
      session.send(.command(SpokenContentCommand.speakScreen.rawValue))
    case .selection:
      guard settings.isSpeakSelectionEnabled else {
        throw Self.off("Speak Selection", "isSpeakSelectionEnabled")
      }
      let before = session.transcript.count
      session.send(.command(SpokenContentCommand.speakSelection.rawValue))
      if session.transcript.count == before {
        throw ScriptOrderFailure("No text is selected that may be spoken.")
      }
    }
  }

  private static func off(_ title: String, _ key: String) -> ScriptOrderFailure {
    ScriptOrderFailure("\(title) is off (\(key)).")
  }

  private func select(_ words: String) throws(ScriptOrderFailure) {
    _ = provider.bringUpToDate()
    guard let field = provider.tree.elements.first(where: { $0.traits.contains(.isEditing) }) else {
      throw ScriptOrderFailure("No text is being edited: tap a field first.")
    }
    let text = (field.details.text?.string ?? field.value?.string ?? "") as NSString
    let found = text.range(of: words)
    guard found.location != NSNotFound else {
      throw ScriptOrderFailure("The text that is being edited has no “\(words)”. It is “\(text)”.")
    }
    let range = found.location..<(found.location + found.length)
    let request = ActionRequest(number: 0, action: .edit(.select(range)), element: field.id)
    guard provider.perform(request).succeeded else {
      throw ScriptOrderFailure("“\(words)” cannot be selected.")
    }
    tell("Selected “\(words)”", parts: ["Selected", words])
  }

  /// The text goes when the key is let go, as on a device.
  private func hover(at point: CGPoint, in session: Session) throws(ScriptOrderFailure) {
    guard session.settings.spokenContent.isHoverTextEnabled else {
      throw Self.off("Hover Text", "spokenContent.isHoverTextEnabled")
    }
    session.send(.key(KeyPress("control", modifiers: .control)))
    session.send(.pointer(Pointer(.moved, at: point)))
    session.advance(to: session.now + Self.rest)
    session.send(.key(KeyPress("control", isDown: false)))
    session.send(.pointer(Pointer(.left, at: point)))
  }

  private func choose(_ words: String, in session: Session) throws(ScriptOrderFailure) {
    guard let panel = overlayPanel, let commands = engine?.controllerCommands else {
      throw ScriptOrderFailure("The speech controller is not shown.")
    }
    guard let row = panel.rows.firstIndex(of: words), commands.indices.contains(row),
      let command = commands[row]
    else {
      let rows = zip(panel.rows, commands).filter { $0.1 != nil }.map { "“\($0.0)”" }.joined(separator: ", ")
      throw ScriptOrderFailure("No button is called “\(words)”. There are: \(rows).")
    }
    session.send(.command(command.rawValue))
    look()
  }

  // MARK: Keys

  func handle(_ key: TerminalKey) -> TerminalOutcome {
    let command: SpokenContentCommand
    switch key {
    case .character("q"), .escape: return .quit
    case .character(" "): command = .playPause
    case .right, .down: command = .fastForward
    case .left, .up: command = .rewind
    case .character("+"): command = .faster
    case .character("-"): command = .slower
    case .character("s"): command = .speakScreen
    default: return .events([])
    }
    return .events([.command(command.rawValue)])
  }
}
