import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import SwitchControl
import Technologies

/// Switch Control in a terminal: keys are switches, and each place that the cursor comes to is a line.
@MainActor
final class SwitchTerminal: SwitchNarrator, TerminalTechnology {
  let engines: [any TechnologyEngine] = [SwitchControlEngine()]
  let greeting: String
  let scripts = ScriptLanguage.switchControl
  var narrator: Narrator? { self }
  private let switches: [SwitchAssignment]
  private var stops = StopList()
  private let shown: (String) -> Void

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
