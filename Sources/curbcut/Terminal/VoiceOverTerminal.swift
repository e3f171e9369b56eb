import AccessibilityTree
import AssistiveTechnology
import CurbcutUIKit
import Foundation
import VoiceOver

/// VoiceOver in a terminal: keys make gestures, and each utterance is a line.
///
/// Lines are only appended, never overwritten, so it works over ssh, in a dumb terminal, and with the user's own
/// screen reader or braille display.
@MainActor
final class VoiceOverTerminal: SessionOutput {
  private let provider: any ScreenProvider
  private let show: (String) -> Void
  private var shownStops: [Stop]?
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

  /// A stop, as far as it makes the screen another one.
  private struct Stop: Equatable {
    var id: AccessibilityElement.ID
    /// Nil for one whose words change all the time.
    var label: String?
  }

  /// Lists the stops of the screen, if they are others, or called otherwise, than the last time.
  func showStops(always: Bool = false) {
    let reader = ScreenReader()
    let tree = provider.tree
    let stops = tree.elements.indices.map { index -> String in
      reader.utterance(for: index, in: tree, from: index).without([.hint, .notice]).caption
    }
    let now = tree.elements.map {
      Stop(id: $0.id, label: $0.traits.contains(.updatesFrequently) ? nil : $0.label?.string)
    }
    guard always || now != shownStops else { return }
    shownStops = now
    let lines = stops.enumerated().map { index, text in "  \(index + 1). \(text)" }
    show("── \(stops.count) stops ──\n" + lines.joined(separator: "\n") + "\n──")
  }

  // MARK: Keys

  /// The result of a key: events for the session, or the end of it.
  enum Outcome: Equatable {
    case events([Event])
    case quit
  }

  func handle(_ key: TerminalKey) -> Outcome {
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
    switch key {
    case .escape:
      isTyping = false
      show("  (typing ended)")
      return []
    case .character(let character):
      return [.key(KeyPress(character.lowercased(), characters: String(character)))]
    case .enter: return [.key(KeyPress("return", characters: "\n"))]
    case .tab: return [.key(KeyPress("tab"))]
    case .backspace: return [.key(KeyPress("delete"))]
    case .left: return [.key(KeyPress("left"))]
    case .right: return [.key(KeyPress("right"))]
    case .up: return [.key(KeyPress("up"))]
    case .down: return [.key(KeyPress("down"))]
    case .home: return [.key(KeyPress("home"))]
    case .end: return [.key(KeyPress("end"))]
    case .pageUp, .pageDown: return []
    }
  }
}
