import AccessibilityTree
import AssistiveTechnology
import DeviceSettings

extension VoiceOverEngine {
  /// The spoken names of the rotor's items for the element in focus, in the order of turning clockwise, and the index
  /// of the current one.
  ///
  /// - Parameters:
  ///   - tree: the current screen; an engine keeps none between events.
  ///   - settings: the current settings of the device.
  package func rotorNames(in tree: ElementTree, settings: Settings) -> (names: [String], current: Int?) {
    guard isRunning else { return ([], nil) }
    var engine = self
    engine.tree = tree
    engine.settings = settings
    let dial = engine.dial
    return (dial.map { engine.name(of: $0).string }, engine.rotorItem.flatMap { dial.firstIndex(of: $0) })
  }
}
