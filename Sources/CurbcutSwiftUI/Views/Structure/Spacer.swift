import Foundation

/// Space that takes what is left along a stack, or in both directions outside of one.
///
/// Follows <https://developer.apple.com/documentation/swiftui/spacer>.
nonisolated public struct Spacer: PrimitiveView {
  /// The shortest length in points; nil for the system's 8.
  public var minLength: CGFloat?

  /// Creates a spacer.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  @MainActor static func makeNode(_ view: Attribute<Spacer>, _ inputs: _ViewInputs) -> ViewNode {
    Node(view, inputs)
  }

  private final class Node: ViewNode {
    private var minimum: CGFloat = 8

    init(_ view: Attribute<Spacer>, _ inputs: _ViewInputs) {
      super.init(inputs)
      observe { [unowned self] in
        minimum = view.value.minLength ?? ViewSpacing.standard
        invalidateLayout()
      }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
      let axis = stackAxis
      func length(_ direction: Axis) -> CGFloat {
        if let axis, axis != direction { return 0 }
        return max(minimum, proposal[direction] ?? minimum)
      }
      return CGSize(width: length(.horizontal), height: length(.vertical))
    }

    /// The direction of the nearest stack around the spacer.
    private var stackAxis: Axis? {
      var node = parent
      while let found = node {
        if let layout = found as? LayoutNode { return layout.stackAxis }
        node = found.parent
      }
      return nil
    }

    /// None along the stack; outside of one, none at all.
    override var spacing: ViewSpacing {
      var spacing = ViewSpacing(all: ViewSpacing.Preference())
      let axis = stackAxis
      if axis != .horizontal { (spacing.top, spacing.bottom) = (.none, .none) }
      if axis != .vertical { (spacing.leading, spacing.trailing) = (.none, .none) }
      spacing.outlastsFrames = true
      return spacing
    }
    override var layoutPriority: Double { -.infinity }
  }
}
