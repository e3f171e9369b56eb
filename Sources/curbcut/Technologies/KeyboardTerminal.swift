import AccessibilityTree
import AssistiveTechnology
import KeyboardAccess
import Technologies

/// Full Keyboard Access in a terminal: keys are those of a hardware keyboard, and each place of the ring is a line.
@MainActor
final class KeyboardTerminal: KeyboardNarrator, TerminalTechnology {
  let engines: [any TechnologyEngine] = [KeyboardAccessEngine()]
  let greeting =
    "Full Keyboard Access. Control-T and a key is that key with Tab held, control-L lists the stops, control-D ends."
  let scripts = ScriptLanguage.keyboardAccess
  var narrator: Narrator? { self }
  private var stops = StopList()
  /// Whether the next key is pressed with Tab held, which a terminal cannot tell.
  private var holdsTab = false
  private let shown: (String) -> Void

  override init(_ provider: any ScreenProvider, show: @escaping (String) -> Void = Console.show) {
    shown = show
    super.init(provider, show: show)
  }

  func join(_ session: Session) { follow(session) }

  func showStops() {
    if let text = stops.text(of: provider.tree) { shown(text) }
  }

  // MARK: Keys

  func handle(_ key: TerminalKey) -> TerminalOutcome {
    switch key {
    case .character("\u{4}"): return .quit
    case .character("\u{C}"):
      if let text = stops.text(of: provider.tree, always: true) { shown(text) }
    case .character("\u{14}"): holdsTab = true
    default:
      guard var press = key.press else { break }
      if holdsTab {
        press.modifiers.insert(.tab)
        press.characters = nil
      }
      holdsTab = false
      // A terminal tells of no release.
      var released = press
      released.isDown = false
      return .events([.key(press), .key(released)])
    }
    return .events([])
  }
}
