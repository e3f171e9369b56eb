import AccessibilityTree
import AssistiveTechnology
import DeviceSettings

/// What was learnt from use.
struct LearningState: Sendable {
  var model = UseModel()
  /// The name of the item that was used last.
  var previous: String?
}

extension SwitchControlEngine {
  /// Takes note of a use, if the user wants that.
  mutating func learn(_ element: AccessibilityElement) {
    guard options.learnsFromUse, let name = element.nameOfUse else { return }
    learning.model.learn(name, after: learning.previous)
    learning.previous = name
    effects.append(
      .change(
        SettingChange(
          key: "switchControl.learntUse", value: .texts(learning.model.counts.mapValues { "\($0)" }))))
  }

  /// Chooses what is scanned first; the cursor must be at the top, or be set afterwards.
  mutating func chooseFavourites() {
    favourites = []
    guard options.learnsFromUse, !learning.model.counts.isEmpty else { return }
    let items = scanTree.items(in: 0)
    let names = items.map { element(of: $0)?.nameOfUse }
    let weights = learning.model.weights(of: names, after: learning.previous)
    // Most items of a screen were never used.
    guard weights.contains(where: { $0 > 1 }) else { return }
    let efforts = items.map { Double(scanTree.effort(to: $0)) }
    favourites = ProbableItems.choose(weights: weights, efforts: efforts).map { items[$0] }
  }
}

extension AccessibilityElement {
  /// The name by which a use is remembered; nil for what has none, and for what is secret.
  var nameOfUse: String? {
    guard !traits.contains(.secureTextField) else { return nil }
    return identifier ?? label?.string
  }
}

extension ScanTree {
  /// How many steps and presses lead to a node, from the first stop of the screen.
  public func effort(to node: Int) -> Int {
    var (sum, next) = (0, node)
    while next > 0 {
      sum += nodes[next].slot + 1
      next = nodes[next].parent
    }
    return sum
  }
}
