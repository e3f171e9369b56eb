import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import SwitchControl

/// Tells what Switch Control comes to, one line for each place of its cursor, and what its menu offers.
@MainActor
open class SwitchNarrator: Narrator {
  private var overlay = Overlay()
  private var last = Place()

  /// What the cursor is on, as it was told.
  private struct Place: Equatable {
    var words: [String] = []
    var marks: [Overlay.Mark] = []
    var panel: Overlay.Panel?
    var recipe: String?
    var isHidden = false
  }

  open override func show(_ effect: Effect, of technology: String, at time: Double) {
    super.show(effect, of: technology, at: time)
    guard case .overlay(let overlay) = effect else { return }
    self.overlay = overlay
    look()
  }

  open override func look() {
    super.look()
    guard let session, let engine = session.engine(SwitchControlEngine.self), engine.isRunning else {
      return
    }
    // The cursor glides by small steps, of which only the kinds matter.
    let marks = overlay.marks.map { mark in
      [.line, .band].contains(mark.kind)
        ? Overlay.Mark(
          mark.kind, CGRect(x: 0, y: 0, width: mark.frame.height > mark.frame.width ? 0 : 1, height: 0))
        : mark
    }
    let place = Place(
      words: engine.words(in: provider.tree, settings: session.settings).parts.map(\.text.string),
      marks: marks,
      panel: overlay.panel, recipe: overlay.caption, isHidden: engine.isHidden)
    guard place != last else { return }
    tell(place, after: last)
    last = place
  }

  private func tell(_ place: Place, after before: Place) {
    if let recipe = place.recipe, recipe != before.recipe { tell("Recipe: \(recipe)", parts: [recipe]) }
    if place.isHidden {
      if !before.isHidden { tell("The cursor is hidden; a switch brings it back") }
      return
    }
    if let panel = place.panel, panel.rows != before.panel?.rows || panel.title != before.panel?.title {
      tell("\(panel.title): \(panel.rows.joined(separator: ", "))", parts: [panel.title])
    }
    if !place.words.isEmpty { return tell(place.words.joined(separator: ", "), parts: place.words) }
    if let gliding = Self.words(ofGliding: place.marks) { tell(gliding) }
  }

  private static func words(ofGliding marks: [Overlay.Mark]) -> String? {
    guard let mark = marks.last, [.line, .band].contains(mark.kind) else { return nil }
    let way = mark.frame.width == 0 ? "from left to right" : "from top to bottom"
    return mark.kind == .line ? "A line moves \(way)" : "A band moves \(way)"
  }
}
