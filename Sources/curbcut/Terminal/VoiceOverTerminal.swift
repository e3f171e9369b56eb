import AccessibilityTree
import AssistiveTechnology
import CurbcutUIKit
import Foundation
import VoiceOver

/// VoiceOver in a terminal: keys make gestures, and each utterance is a line.
@MainActor
final class VoiceOverTerminal: TerminalTechnology {
  let engines: [any TechnologyEngine] = [VoiceOverEngine()]
  let greeting = "VoiceOver. ? lists the keys, q ends."
  let scripts = ScriptLanguage.voiceOver
  let provider: any ScreenProvider
  private let show: (String) -> Void
  private var stops = StopList()
  private var isTyping = false

  init(provider: any ScreenProvider, show: @escaping (String) -> Void = Console.show) {
    self.provider = provider
    self.show = show
  }

  // MARK: Output

  func show(_ effect: Effect, of technology: String, at time: Double) {
    switch effect {
    case .speak(let request):
      show(prefix(for: request) + request.utterance.caption)
    case .play(let earcon): if let mark = Self.marks[earcon] { show("  (\(mark))") }
    case .system(let request): show("  (asked of the system: \(request.rawValue))")
    case .copy(let text): show("  (on the clipboard: \(text))")
    case .announcementFinished(let text, succeeded: false): show("  (cut off: \(text.string))")
    default: break
    }
  }

  /// The number of the stop that the utterance is about, so that lines can be matched with stops.
  private func prefix(for request: SpeechRequest) -> String {
    guard request.utterance.parts.first?.kind != .system, let id = request.cause.element,
      let index = provider.tree.index(of: id)
    else { return "   " }
    let number = String(index + 1)
    return String(repeating: " ", count: max(0, 2 - number.count)) + number + " "
  }

  /// Words for sounds whose meaning is not spoken.
  private static let marks: [Earcon: String] = [
    .boundaryReached: "end", .screenChanged: "screen changed", .scrolledPage: "scrolled",
    .actionFailed: "nothing happened", .unknownCommand: "no such command", .noItemDiscovered: "nothing there",
    .keyboardAppeared: "keyboard", .keyboardDisappeared: "keyboard gone", .passThrough: "pass-through",
  ]

  // MARK: The screen

  func showStops() { showStops(always: false) }

  /// Lists the stops of the screen, if they are others, or called otherwise, than the last time.
  private func showStops(always: Bool) {
    if let text = stops.text(of: provider.tree, always: always) { show(text) }
  }

  // MARK: Keys

  func handle(_ key: TerminalKey) -> TerminalOutcome {
    if isTyping { return .events(type(key)) }
    switch TerminalCommands.action(for: key) {
    case .gesture(let gesture)?: return .events([.gesture(gesture)])
    case .command(let command)?: return .events([.command(command.rawValue)])
    case .stops?: showStops(always: true)
    case .help?: show(TerminalCommands.help)
    case .quit?: return .quit
    case .type?:
      isTyping = true
      show("  (typing; escape ends it)")
    case nil: show("  (no such key; ? lists them)")
    }
    return .events([])
  }

  private func type(_ key: TerminalKey) -> [Event] {
    if key == .escape {
      isTyping = false
      show("  (typing ended)")
      return []
    }
    return key.press.map { [.key($0)] } ?? []
  }
}
