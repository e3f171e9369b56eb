import AccessibilityTree
import AssistiveTechnology
import VoiceOver

/// Lists the stops of a screen, whenever they are others, or called otherwise, than the last time.
struct StopList {
  /// A stop, as far as it makes the screen another one.
  private struct Stop: Equatable {
    var id: AccessibilityElement.ID
    /// Nil for one whose words change all the time.
    var label: String?
  }

  private var shown: [Stop]?

  /// The list as text.
  ///
  /// - Parameter always: whether it is wanted in any case.
  /// - Returns: nil when it is the same as the last time.
  mutating func text(of tree: ElementTree, always: Bool = false) -> String? {
    let now = tree.elements.map {
      Stop(id: $0.id, label: $0.traits.contains(.updatesFrequently) ? nil : $0.label?.string)
    }
    guard always || now != shown else { return nil }
    shown = now
    let reader = ScreenReader()
    let lines = tree.elements.indices.map { index in
      "  \(index + 1). \(reader.utterance(for: index, in: tree, from: index).without([.hint, .notice]).caption)"
    }
    return "── \(lines.count) stops ──\n" + lines.joined(separator: "\n") + "\n──"
  }
}
