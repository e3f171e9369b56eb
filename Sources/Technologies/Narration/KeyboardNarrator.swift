import AccessibilityTree
import AssistiveTechnology
import KeyboardAccess

/// Tells where the ring of Full Keyboard Access is, one line for each place, and what its lists show.
@MainActor
open class KeyboardNarrator: Narrator {
  private var overlay = Overlay()
  private var last = Place()

  /// Where the ring is, as it was told.
  private struct Place: Equatable {
    var element: AccessibilityElement.ID?
    var words: [String] = []
    var panel: Overlay.Panel?
    var caption: String?
  }

  open override func show(_ effect: Effect, of technology: String, at time: Double) {
    super.show(effect, of: technology, at: time)
    switch effect {
    case .overlay(let overlay):
      self.overlay = overlay
      look()
    // Row after row may come to the same place as a list scrolls: what is drawn stays as it is then.
    case .focus: look()
    default: break
    }
  }

  open override func look() {
    super.look()
    guard let session, let engine = session.engine(KeyboardAccessEngine.self), engine.isRunning else {
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

  private func tell(_ panel: Overlay.Panel) {
    tell("\(panel.title): \(panel.rows.joined(separator: ", "))", parts: [panel.title])
  }
}
