import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import SwitchControl

/// Switch Control in a terminal: keys are switches, and each place that the cursor comes to is a line.
@MainActor
final class SwitchTerminal: Narrator, TerminalTechnology {
  let engines: [any TechnologyEngine] = [SwitchControlEngine()]
  let greeting: String
  let scripts = ScriptLanguage.switchControl
  var narrator: Narrator? { self }
  private let switches: [SwitchAssignment]
  private var stops = StopList()
  private var overlay = ScreenOverlay()
  private var last = Place()
  private let shown: (String) -> Void

  /// What the cursor is on, as it was told.
  private struct Place: Equatable {
    var words: [String] = []
    var marks: [ScreenOverlay.Mark] = []
    var panel: ScreenOverlay.Panel?
    var recipe: String?
    var isHidden = false
  }

  /// The switches of a terminal whose user has set up none.
  static let standard = [
    SwitchAssignment(.external("space"), .selectItem), SwitchAssignment(.external("right"), .moveToNextItem),
    SwitchAssignment(.external("tab"), .moveToNextItem),
    SwitchAssignment(.external("left"), .moveToPreviousItem),
    SwitchAssignment(.external("m"), .scannerMenu), SwitchAssignment(.external("s"), .stopScanning),
  ]

  /// - Parameter switches: the switches of the settings.
  init(
    _ provider: any ScreenProvider, switches: [SwitchAssignment],
    show: @escaping (String) -> Void = Console.show
  ) {
    self.switches = switches
    shown = show
    let keys = switches.compactMap { assignment -> String? in
      guard case .external(let key) = assignment.source else { return nil }
      return "\(key): \(Self.title(of: assignment.action))"
    }
    greeting = "Switch Control. " + keys.joined(separator: ", ") + ". = lists the stops, q ends."
    super.init(provider, show: show)
  }

  func join(_ session: Session) { follow(session) }

  private static func title(of action: SwitchAction) -> String {
    switch action {
    case .selectItem: "select"
    case .moveToNextItem: "next"
    case .moveToPreviousItem: "previous"
    case .scannerMenu: "menu"
    case .stopScanning: "stop"
    default: action.name
    }
  }

  // MARK: Telling

  override func show(_ effect: Effect, of technology: String, at time: Double) {
    super.show(effect, of: technology, at: time)
    guard case .overlay(let overlay) = effect else { return }
    self.overlay = overlay
    look()
  }

  override func look() {
    super.look()
    guard let session, let engine = session.engines.first as? SwitchControlEngine, engine.isRunning else {
      return
    }
    // The cursor glides by small steps, of which only the kinds matter.
    let marks = overlay.marks.map { mark in
      [.line, .band].contains(mark.kind)
        ? ScreenOverlay.Mark(
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

  private static func words(ofGliding marks: [ScreenOverlay.Mark]) -> String? {
    guard let mark = marks.last, [.line, .band].contains(mark.kind) else { return nil }
    let way = mark.frame.width == 0 ? "from left to right" : "from top to bottom"
    return mark.kind == .line ? "A line moves \(way)" : "A band moves \(way)"
  }

  func showStops() {
    if let text = stops.text(of: provider.tree) { shown(text) }
  }

  // MARK: Keys

  func handle(_ key: TerminalKey) -> TerminalOutcome {
    if let press = key.press, switches.contains(where: { $0.source == .external(press.key) }) {
      // A terminal tells of no release.
      return .events([
        .switchPress(SwitchPress(.external(press.key))),
        .switchPress(SwitchPress(.external(press.key), isDown: false)),
      ])
    }
    switch key {
    case .character("q"): return .quit
    case .character("="): if let text = stops.text(of: provider.tree, always: true) { shown(text) }
    default: shown("  (no switch; \(greeting))")
    }
    return .events([])
  }
}
