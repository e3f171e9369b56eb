import Foundation

/// A rectangle that constraints can refer to and that is no view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uilayoutguide>.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// What determines the rectangle.
  enum Kind {
    /// Constraints alone.
    case constraints
    /// Edges at fixed places of the owner's bounds.
    case edges(@MainActor (UIView) -> GuideEdges)
    /// The content of a scroll view.
    case scrollContent
    /// The visible part of a scroll view.
    case scrollFrame
  }

  final let kind: Kind
  /// The rectangle that constraints gave, in the owner's coordinates.
  final var solvedFrame = CGRect.zero

  /// The view that the guide was added to; nil before.
  open internal(set) weak var owningView: UIView?
  /// A name that descriptions show.
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

  /// The guide's rectangle in the coordinates of its owner, after layout.
  open var layoutFrame: CGRect {
    guard let owner = owningView else { return .zero }
    switch kind {
    case .constraints, .scrollContent: return solvedFrame
    case .edges(let edges): return edges(owner).rect(in: owner.bounds)
    case .scrollFrame: return owner.bounds
    }
  }

  /// The side where reading begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The side where reading ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left side.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right side.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The top side.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom side.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The middle, from left to right.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The middle, from top to bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

  /// The active constraints that mention the guide and bear on that direction; for debugging.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owningView?.constraintsAffecting(self, axis) ?? []
  }

  /// Whether the constraints leave the rectangle open.
  open var hasAmbiguousLayout: Bool { owningView?.isAmbiguous(self) ?? false }

  public override var description: String {
    onAnyThread { "<\(NSLayoutConstraint.name(of: self))>" }
  }
}

/// The guide that follows the keyboard, or rests on the bottom of the safe area while there is none.
///
/// Follows <https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide>.
open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether the guide follows a keyboard that floats; false at first.
  @Unsupported("UIKeyboardLayoutGuide.followsUndockedKeyboard: the keyboard is always docked")
  open var followsUndockedKeyboard = false
  /// Whether the guide stops above the bottom safe area while there is no keyboard; true at first.
  open var usesBottomSafeArea = true { didSet { owningView?.constraintsDidChange() } }
  /// How far above the keyboard a drag begins to dismiss it, in points.
  @Unsupported("UIKeyboardLayoutGuide.keyboardDismissPadding: no drag dismisses the keyboard above its edge")
  open var keyboardDismissPadding: CGFloat = 0

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

/// What a controller's top or bottom bars leave free, from the time before safe areas.
///
/// Follows <https://developer.apple.com/documentation/uikit/uilayoutsupport>.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// How much the bars take, in points.
  var length: CGFloat { get }
  /// Where the strip begins.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// Where the strip ends.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// How high the strip is.
  var heightAnchor: NSLayoutDimension { get }
}

/// The strip of a controller's view that its top or bottom bars cover.
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

/// Where the edges of a guide are in its owner's bounds.
struct GuideEdges {
  /// A part of the owner's width or height, plus a distance in points.
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
