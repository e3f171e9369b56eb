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

  /// The rotor's items for the element in focus that move the cursor from element to element, such as Headings.
  ///
  /// - Parameters:
  ///   - tree: the current screen; an engine keeps none between events.
  ///   - settings: the current settings of the device.
  /// - Returns: the spoken name of each, and how often the rotor is turned to it at least.
  package func rotorWays(
    in tree: ElementTree, settings: Settings
  ) -> [(name: String, turns: Int, isClockwise: Bool)] {
    guard isRunning else { return [] }
    var engine = self
    engine.tree = tree
    engine.settings = settings
    let dial = engine.dial
    let current = engine.rotorItem.flatMap { dial.firstIndex(of: $0) }
    return dial.enumerated().compactMap { place, item in
      guard item.movesAmongElements else { return nil }
      // Without a current item, the first turn leads to the first item or the last.
      let clockwise = current.map { (place - $0 + dial.count) % dial.count } ?? place + 1
      let back = current.map { ($0 - place + dial.count) % dial.count } ?? dial.count - place
      return (engine.name(of: item).string, min(clockwise, back), clockwise <= back)
    }
  }
}
