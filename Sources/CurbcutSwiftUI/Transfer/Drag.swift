import CurbcutUIKit
import Foundation

/// Lets something be dragged from a view.
struct DragModifier: PrimitiveModifier {
  var provider: @MainActor () -> NSItemProvider

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    DragNode(modifier, inputs, body(inputs))
  }
}

/// A view from which something is dragged, or on which something can be dropped.
final class DragAndDropView: UIView {}

/// The node of a view from which something is dragged.
@MainActor
final class DragNode: ContainerNode<DragAndDropView> {
  override var letsContentExtend: Bool { true }

  private let modifier: Attribute<DragModifier>
  private lazy var source = Source { [weak self] in
    guard let self else { return [] }
    return [UIDragItem(itemProvider: GraphNode.untracked { self.modifier.value }.provider())]
  }
  private var interaction: UIDragInteraction?

  init(_ modifier: Attribute<DragModifier>, _ inputs: _ViewInputs, _ content: ViewNode) {
    self.modifier = modifier
    super.init(DragAndDropView(), inputs, content)
    let interaction = UIDragInteraction(delegate: source)
    platformView.addInteraction(interaction)
    self.interaction = interaction
    observe { [unowned self] in
      self.interaction?.isEnabled = environment.value.isEnabled
      accessibilityDidChange()
    }
  }

  /// A single element offers the drag, as a view of UIKit does for the interactions in it.
  override func makeAccessibilityItems() -> [AccessibilityItem] {
    let items = content.accessibilityItems
    guard items.count == 1, var item = items.first, item.isElement,
      item.properties.dragPoints.isEmpty, environment.value.isEnabled
    else { return items }
    item.properties.dragPoints = [.init(point: .center, description: AccessibilityWords(""))]
    return [item]
  }

  private final class Source: NSObject, UIDragInteractionDelegate {
    private let items: @MainActor () -> [UIDragItem]

    init(_ items: @escaping @MainActor () -> [UIDragItem]) { self.items = items }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
      -> [UIDragItem]
    { items() }
  }
}

extension View {
  /// Lets a value be dragged from the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/draggable(_:)>.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(
      DragModifier {
        let provider = NSItemProvider()
        provider.register(payload())
        return provider
      })
  }

  /// Lets a value be dragged from the view. No picture moves with the finger here.
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    draggable(payload())
  }

  /// Lets what a closure makes be dragged from the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/ondrag(_:)>.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(DragModifier { data() })
  }

  /// Lets what a closure makes be dragged from the view. No picture moves with the finger here.
  public func onDrag<V: View>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V)
    -> some View
  {
    onDrag(data)
  }
}
