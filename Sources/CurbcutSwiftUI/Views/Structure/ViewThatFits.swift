import CurbcutUIKit
import Foundation

/// The first of several views whose ideal size fits what is proposed, or else the last.
///
/// Follows <https://developer.apple.com/documentation/swiftui/viewthatfits>.
nonisolated public struct ViewThatFits<Content: View>: PrimitiveView {
  private let axes: Axis.Set
  private let content: Content

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - axes: the directions in which a view has to fit.
  ///   - content: makes the views, the preferred one first.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  @MainActor static func makeNode(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewNode {
    Node(
      view.value.axes, Content._makeViewList(view: _GraphValue(view.map { $0.content }), inputs: inputs).list,
      inputs)
  }

  private final class Node: ViewNode {
    private let axes: Axis.Set
    private var list: ChildList?
    private var shown: ViewNode?

    init(_ axes: Axis.Set, _ list: ViewList, _ inputs: _ViewInputs) {
      self.axes = axes
      super.init(inputs)
      self.list = ChildList(list, owner: self, inputs)
    }

    private func fitting(_ proposal: ProposedViewSize) -> ViewNode? {
      let candidates = children.filter { !$0.isEmpty }
      return candidates.first { child in
        let ideal = child.size(.unspecified)
        let fitsAcross = !axes.contains(.horizontal) || ideal.width <= (proposal.width ?? .infinity)
        let fitsDown = !axes.contains(.vertical) || ideal.height <= (proposal.height ?? .infinity)
        return fitsAcross && fitsDown
      } ?? candidates.last
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
      fitting(proposal)?.size(proposal) ?? .zero
    }

    override func placeChildren(in rect: CGRect, _ proposal: ProposedViewSize) {
      let chosen = fitting(proposal)
      if chosen !== shown {
        shown = chosen
        viewsDidChange()
        accessibilityDidChange()
      }
      chosen?.place(at: rect.origin, proposal)
    }

    override func collectViews(into views: inout [UIView]) { shown?.collectViews(into: &views) }

    override func makeAccessibilityItems() -> [AccessibilityItem] { shown?.accessibilityItems ?? [] }

    override var spacing: ViewSpacing { children.first { !$0.isEmpty }?.currentSpacing ?? ViewSpacing() }
  }
}
