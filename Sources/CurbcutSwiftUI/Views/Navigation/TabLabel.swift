import CurbcutUIKit
import Foundation

/// What the view that labels a tab or a section of tabs gives UIKit to show.
@MainActor
final class TabLabel {
  private let source: Attribute<AnyView>
  private let graph: ViewGraph
  let node: ViewNode

  init(_ view: AnyView, _ inputs: _ViewInputs) {
    // Apple: symbols of tabs are filled (https://developer.apple.com/documentation/swiftui/symbolvariants).
    let inner = inputs.collectingActions.changingEnvironment {
      $0.symbolVariants = $0.symbolVariants.union(.fill)
    }
    let source = Attribute(view)
    self.source = source
    graph = inputs.graph
    node = GraphNode.untracked { AnyView._makeView(view: _GraphValue(source), inputs: inner).node }
  }

  /// Takes a view that is newer.
  func show(_ view: AnyView) {
    source.set(view)
    graph.update()
  }

  /// What of it assistive technologies find.
  var leaves: [AccessibilityItem] { node.accessibilityItems.flatMap(\.leaves) }

  /// Puts the title, the image and the words on an item of UIKit's.
  func apply(to item: UITabBarItem) {
    let leaves = leaves
    let texts = leaves.filter { !$0.properties.traits.contains(.image) }
    let words = AccessibilityWords.joined((texts.isEmpty ? leaves : texts).compactMap(\.properties.label))?
      .plain
    let image = ActionNode.image(in: node)
    let shown = node.shownTexts
    let title = shown.isEmpty ? (image == nil ? words : nil) : shown.joined(separator: " ")
    if item.title != title { item.title = title }
    if words != title, item.accessibilityLabel != words { item.accessibilityLabel = words }
    if item.image !== image { item.image = image }
  }

  func tearDown() { node.willBeRemoved() }
}
