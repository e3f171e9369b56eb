import AccessibilityTree
import AssistiveTechnology
import DeviceSettings

extension VoiceOverEngine {
  /// What the rotor's dial has for the element in focus, by the names that VoiceOver says, in the order in which
  /// turning it clockwise meets them, and which of them it stands on.
  ///
  /// - Parameters:
  ///   - tree: the screen as it is now; an engine keeps none between events.
  ///   - settings: of the device, as of now.
  package func rotorNames(in tree: ElementTree, settings: Settings) -> (names: [String], current: Int?) {
    guard isRunning else { return ([], nil) }
    var engine = self
    engine.tree = tree
    engine.settings = settings
    let dial = engine.dial
    return (dial.map { engine.name(of: $0).string }, engine.rotorItem.flatMap { dial.firstIndex(of: $0) })
  }
}
