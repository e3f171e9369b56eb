import CurbcutUIKit
import Foundation

/// Sets a label that is made of the words of a view, in which the present label may stand.
struct AccessibilityLabelModifier<Modified: View, Label: View>: PrimitiveModifier {
  var label: Label

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    let present = PresentLabel()
    let inner = inputs.changingEnvironment { $0.presentLabel = present }
    let label = Label._makeView(view: _GraphValue(modifier.map { $0.label }), inputs: inner).node
    return Node(present, label, inputs, body(inputs))
  }

  private final class Node: SilentViewNode {
    private let present: PresentLabel

    init(_ present: PresentLabel, _ label: ViewNode, _ inputs: _ViewInputs, _ content: ViewNode) {
      self.present = present
      super.init(label, inputs, content)
    }

    override var changes: [AccessibilityChange] {
      let items = content.accessibilityItems
      let present = present
      let silent = silent
      let change = AccessibilityChange(apply: { properties, _ in
        let old =
          items.count == 1
          ? items[0].described.label : properties.label
        present.set(old)
        let parts = silent.accessibilityItems.flatMap(\.leaves).map(\.properties)
        properties.label = .joined(parts.compactMap(\.label))
        properties.links = []
      })
      return [change]
    }
  }
}

/// The label that a closure adds words to.
@MainActor
final class PresentLabel {
  private(set) var words: AccessibilityWords?
  private var readers: [WeakReader] = []

  private struct WeakReader { weak var node: ViewNode? }

  nonisolated init() {}

  func add(_ node: ViewNode) { readers.append(WeakReader(node: node)) }

  func set(_ new: AccessibilityWords?) {
    guard new != words else { return }
    words = new
    for reader in readers { reader.node?.accessibilityDidChange() }
  }
}

private enum PresentLabelKey: EnvironmentKey {
  static var defaultValue: PresentLabel? { nil }
}

extension EnvironmentValues {
  fileprivate var presentLabel: PresentLabel? {
    get { self[PresentLabelKey.self] }
    set { self[PresentLabelKey.self] = newValue }
  }
}

/// What a modifier is applied to, as a view in the modifier's closure.
///
/// Follows <https://developer.apple.com/documentation/swiftui/placeholdercontentview>.
public struct PlaceholderContentView<Value>: PrimitiveView {
  init() {}

  @MainActor static func makeNode(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewNode {
    PlaceholderNode(inputs)
  }
}

private final class PlaceholderNode: ViewNode {
  private let present: PresentLabel?

  override init(_ inputs: _ViewInputs) {
    present = inputs.environment.value.presentLabel
    super.init(inputs)
    present?.add(self)
  }

  override func makeAccessibilityItems() -> [AccessibilityItem] {
    guard let words = present?.words else { return [] }
    var properties = AccessibilityProperties()
    properties.label = words
    properties.traits = .staticText
    return [.element(self, properties)]
  }
}

extension View {
  /// Sets the name of the element by a view, which may contain the present name.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilitylabel(content:)>.
  public func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View {
    modifier(AccessibilityLabelModifier<Self, V>(label: content(PlaceholderContentView<Self>())))
  }
}
