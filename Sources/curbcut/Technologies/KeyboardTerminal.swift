import AccessibilityTree
import AssistiveTechnology
import KeyboardAccess

/// Full Keyboard Access in a terminal: keys are those of a hardware keyboard, and each place of the ring is a line.
@MainActor
final class KeyboardTerminal: Narrator, TerminalTechnology {
  let engines: [any TechnologyEngine] = [KeyboardAccessEngine()]
  let greeting =
    "Full Keyboard Access. Control-T and a key is that key with Tab held, control-L lists the stops, control-D ends."
  let scripts = ScriptLanguage.keyboardAccess
  var narrator: Narrator? { self }
  private var stops = StopList()
  private var overlay = ScreenOverlay()
  private var last = Place()
  /// Whether the next key is pressed with Tab held, which a terminal cannot tell.
  private var holdsTab = false
  private let shown: (String) -> Void

  /// Where the ring is, as it was told.
  private struct Place: Equatable {
    var element: AccessibilityElement.ID?
    var words: [String] = []
    var panel: ScreenOverlay.Panel?
    var caption: String?
  }

  override init(_ provider: any ScreenProvider, show: @escaping (String) -> Void = Console.show) {
    shown = show
    super.init(provider, show: show)
  }

  func join(_ session: Session) { follow(session) }

  // MARK: Telling

  override func show(_ effect: Effect, of technology: String, at time: Double) {
    super.show(effect, of: technology, at: time)
    guard case .overlay(let overlay) = effect else { return }
    self.overlay = overlay
    look()
  }

  override func look() {
    super.look()
    guard let session, let engine = session.engines.first as? KeyboardAccessEngine, engine.isRunning else {
      return
    }
    let tree = provider.tree
    let index = engine.focus.element.flatMap { tree.index(of: $0) }
    let place = Place(
      element: engine.focus.element,
      words: index.map { ElementWords.parts(of: $0, in: tree, language: session.settings.language) } ?? [],
      panel: overlay.panel, caption: overlay.caption)
    guard place != last else { return }
    let before = last
    last = place
    if let caption = place.caption, caption != before.caption, !caption.isEmpty { tell(caption) }
    if let panel = place.panel {
      if panel.rows != before.panel?.rows || panel.title != before.panel?.title { tell(panel) }
      if let selection = panel.selection, panel.rows.indices.contains(selection),
        panel.rows != before.panel?.rows || selection != before.panel?.selection
      {
        tell(panel.rows[selection])
      }
      return
    }
    guard place.element != before.element || place.words != before.words || before.panel != nil else {
      return
    }
    if !place.words.isEmpty { tell(place.words.joined(separator: ", "), parts: place.words) }
  }

  private func tell(_ panel: ScreenOverlay.Panel) {
    tell("\(panel.title): \(panel.rows.joined(separator: ", "))", parts: [panel.title])
  }

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
