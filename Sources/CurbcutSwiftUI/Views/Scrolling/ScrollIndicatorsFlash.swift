import CurbcutUIKit
import Foundation

/// Shows the indicators of the scroll views in a view for a moment.
private struct ScrollIndicatorsFlash: PrimitiveModifier {
  /// Whose change shows them.
  var trigger: AnyHashableValue?
  /// Whether they are shown when the view appears.
  var onAppear = false

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    Node(modifier, inputs, body(inputs))
  }

  private final class Node: WrapperNode {
    private var last: AnyHashableValue?

    init(_ modifier: Attribute<ScrollIndicatorsFlash>, _ inputs: _ViewInputs, _ content: ViewNode) {
      last = modifier.value.trigger
      super.init(inputs, content)
      observe { [unowned self] in
        let new = modifier.value.trigger
        guard new != last else { return }
        last = new
        graph.afterUpdate { [weak self] in self?.flash() }
      }
      if GraphNode.untracked({ modifier.value.onAppear }) {
        surface.whenAppeared { [weak self] in self?.flash() }
      }
    }

    private func flash() {
      var views: [UIView] = []
      content.collectViews(into: &views)
      for view in views { Self.flash(in: view) }
    }

    private static func flash(in view: UIView) {
      if let scrollView = view as? UIScrollView { return scrollView.flashScrollIndicators() }
      for inner in view.subviews { flash(in: inner) }
    }
  }
}

extension View {
  /// Shows the indicators of the scroll views in the view for a moment when a value changes.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/scrollindicatorsflash(trigger:)>.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    modifier(ScrollIndicatorsFlash(trigger: AnyHashableValue(value)))
  }

  /// Shows the indicators of the scroll views in the view for a moment when the view appears.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/scrollindicatorsflash(onappear:)>.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    modifier(ScrollIndicatorsFlash(onAppear: onAppear))
  }
}
