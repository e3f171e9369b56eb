import Foundation

/// A rectangle that constraints can refer to without being a view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uilayoutguide>.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// What determines the rectangle.
  enum Kind {
    /// Only constraints.
    case constraints
    /// Edges computed from the owning view's bounds.
    case edges(@MainActor (UIView) -> GuideEdges)
    /// The content of a scroll view.
    case scrollContent
    /// The visible part of a scroll view.
    case scrollFrame
  }

  final let kind: Kind
  /// The rectangle determined by constraints, in the owning view's coordinates.
  final var solvedFrame = CGRect.zero

  /// The view that the guide belongs to; nil if it has not been added to one.
  open internal(set) weak var owningView: UIView?
  /// A name that is included in descriptions.
  open var identifier = ""

  public override init() {
    kind = .constraints
    super.init()
  }

  public init?(coder: NSCoder) {
    kind = .constraints
    super.init()
  }

  init(_ kind: Kind, identifier: String, owner: UIView) {
    self.kind = kind
    self.identifier = identifier
    owningView = owner
    super.init()
  }

  /// The guide's rectangle in the coordinates of its owning view, valid after layout.
  open var layoutFrame: CGRect {
    guard let owner = owningView else { return .zero }
    switch kind {
    case .constraints, .scrollContent: return solvedFrame
    case .edges(let edges): return edges(owner).rect(in: owner.bounds)
    case .scrollFrame: return owner.bounds
    }
  }

  /// The leading edge.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The trailing edge.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The horizontal centre.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The vertical centre.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

  /// The active constraints that refer to the guide along an axis; for debugging.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owningView?.constraintsAffecting(self, axis) ?? []
  }

  /// Whether the constraints leave the rectangle ambiguous.
  open var hasAmbiguousLayout: Bool { owningView?.isAmbiguous(self) ?? false }

  public override var description: String {
    onAnyThread { "<\(NSLayoutConstraint.name(of: self))>" }
  }
}

/// A layout guide whose edges may be near the edges of the area around it, with constraints for each case.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitrackinglayoutguide>.
open class UITrackingLayoutGuide: UILayoutGuide {
  private struct Case {
    let edges: NSDirectionalRectEdge
    let isNear: Bool
    let constraints: [NSLayoutConstraint]
  }
  private var cases: [Case] = []

  /// The edges of the area around that the guide is near.
  var nearEdges: NSDirectionalRectEdge { [] }

  /// Sets the constraints that are active while the guide is near all of some edges.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) { set(Case(edges: edge, isNear: true, constraints: trackingConstraints)) }

  /// Sets the constraints that are active while the guide is away from all of some edges.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) { set(Case(edges: edge, isNear: false, constraints: trackingConstraints)) }

  /// The constraints that are active while the guide is near some edges.
  open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    cases.first { $0.isNear && $0.edges == edge }?.constraints ?? []
  }

  /// The constraints that are active while the guide is away from some edges.
  open func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    cases.first { !$0.isNear && $0.edges == edge }?.constraints ?? []
  }

  /// Forgets all constraints, which are no longer active.
  open func removeAllTrackedConstraints() {
    for entry in cases { NSLayoutConstraint.deactivate(entry.constraints) }
    cases = []
  }

  private func set(_ new: Case) {
    if let old = cases.firstIndex(where: { $0.edges == new.edges && $0.isNear == new.isNear }) {
      NSLayoutConstraint.deactivate(cases.remove(at: old).constraints)
    }
    cases.append(new)
    let near = nearEdges
    let isActive = new.isNear ? near.isSuperset(of: new.edges) : near.isDisjoint(with: new.edges)
    if isActive { NSLayoutConstraint.activate(new.constraints) }
  }
}

/// The layout guide that follows the keyboard, or the bottom of the safe area while there is no keyboard.
///
/// Follows <https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide>.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows an undocked keyboard; false by default.
  @Unsupported("UIKeyboardLayoutGuide.followsUndockedKeyboard: the keyboard is always docked")
  open var followsUndockedKeyboard = false
  /// Whether the guide's top is the bottom of the safe area, not of the view, while there is no keyboard; true by
  /// default.
  open var usesBottomSafeArea = true { didSet { owningView?.constraintsDidChange() } }
  /// How far above the keyboard a drag begins to dismiss it, in points.
  @Unsupported("UIKeyboardLayoutGuide.keyboardDismissPadding: no drag dismisses the keyboard above its edge")
  open var keyboardDismissPadding: CGFloat = 0

  /// A docked keyboard is as wide as the screen, and at its bottom.
  override var nearEdges: NSDirectionalRectEdge { [.leading, .trailing, .bottom] }

  init(owner: UIView) {
    super.init(
      .edges { view in
        let safe = view.safeAreaInsets
        let free = view.layoutState?.keyboardGuide?.usesBottomSafeArea == false ? 0 : safe.bottom
        let bottom = max(free, Keyboard.shared.coveredHeight(of: view))
        var edges = GuideEdges(UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right))
        edges.top = GuideEdges.Edge(fraction: 1, offset: -bottom)
        return edges
      }, identifier: "UIKeyboardLayoutGuide", owner: owner)
  }

  public required override init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The area covered by a view controller's top or bottom bars, as used before safe areas.
///
/// Follows <https://developer.apple.com/documentation/uikit/uilayoutsupport>.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The height that the bars cover, in points.
  var length: CGFloat { get }
  /// The top of the covered area.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom of the covered area.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the covered area.
  var heightAnchor: NSLayoutDimension { get }
}

/// The area of a view controller's view that its top or bottom bars cover.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  enum Edge { case top, bottom }

  init(_ edge: Edge, owner: UIView) {
    super.init(
      .edges { view in
        let safe = view.safeAreaInsets
        var edges = GuideEdges(.zero)
        switch edge {
        case .top: edges.bottom = GuideEdges.Edge(fraction: 0, offset: safe.top)
        case .bottom: edges.top = GuideEdges.Edge(fraction: 1, offset: -safe.bottom)
        }
        return edges
      }, identifier: edge == .top ? "_UILayoutGuide.top" : "_UILayoutGuide.bottom", owner: owner)
  }

  var length: CGFloat { layoutFrame.height }
}

/// The edges of a guide, relative to its owning view's bounds.
struct GuideEdges {
  /// A fraction of the owning view's width or height, plus an offset in points.
  struct Edge {
    var fraction: CGFloat
    var offset: CGFloat
  }

  var left: Edge
  var right: Edge
  var top: Edge
  var bottom: Edge

  init(_ insets: UIEdgeInsets) {
    left = Edge(fraction: 0, offset: insets.left)
    right = Edge(fraction: 1, offset: -insets.right)
    top = Edge(fraction: 0, offset: insets.top)
    bottom = Edge(fraction: 1, offset: -insets.bottom)
  }

  func rect(in bounds: CGRect) -> CGRect {
    let x0 = bounds.minX + left.fraction * bounds.width + left.offset
    let x1 = bounds.minX + right.fraction * bounds.width + right.offset
    let y0 = bounds.minY + top.fraction * bounds.height + top.offset
    let y1 = bounds.minY + bottom.fraction * bounds.height + bottom.offset
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }
}
