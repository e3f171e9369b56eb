import CurbcutUIKit
import Foundation

/// A view whose content can be scrolled.
///
/// Follows <https://developer.apple.com/documentation/swiftui/scrollview>.
nonisolated public struct ScrollView<Content: View>: PrimitiveView {
  /// What is scrolled.
  public var content: Content
  /// The directions in which it can be scrolled.
  public var axes: Axis.Set
  /// Whether indicators show how far it is scrolled.
  public var showsIndicators: Bool

  /// Creates a scroll view.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content)
  {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }

  @MainActor static func makeNode(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewNode {
    var inner = inputs
    inner.implicitLayout = .vertical
    // Margins are for this scroll view, and not for those in it.
    inner = inner.changingEnvironment {
      if $0.contentMargins != ContentMargins() { $0.contentMargins = ContentMargins() }
    }
    let content = Content._makeView(view: _GraphValue(view.map { $0.content }), inputs: inner).node
    let properties = view.map { ScrollNode.Properties(axes: $0.axes, showsIndicators: $0.showsIndicators) }
    return ScrollNode(properties, inputs, content)
  }
}

/// The node of a scroll view. Its content is laid out in the coordinates of the UIKit view, so that scrolling moves no
/// node.
@MainActor
final class ScrollNode: WrapperNode {
  struct Properties: Equatable {
    var axes: Axis.Set
    var showsIndicators: Bool
  }

  let scrollView = NodeScrollView()
  private(set) var axes: Axis.Set
  private var isRightToLeft = false
  private var margins = EdgeInsets()
  /// The room for the content, for views whose size follows from it.
  let container = ContainerSize()
  private var hasBegun = false
  private let elementList = AccessibilityElementList()
  /// Nodes that are placed by what can be seen.
  private var followers: [WeakNode] = []
  private let position = ScrollPositionFollower()

  private let delegate = ScrollDelegate()

  private struct WeakNode { weak var node: ViewNode? }

  init(_ properties: Attribute<Properties>, _ inputs: _ViewInputs, _ content: ViewNode) {
    axes = properties.value.axes
    super.init(inputs, content)
    scrollView.node = self
    observe { [unowned self] in
      let new = properties.value
      if new.axes != axes { invalidateLayout() }
      axes = new.axes
      let values = environment.value
      isRightToLeft = values.layoutDirection == .rightToLeft
      let settings = values.scrolling
      let margins = values.contentMargins
      if margins.content != self.margins { invalidateLayout() }
      self.margins = margins.content
      scrollView.scrollIndicatorInsets = UIEdgeInsets(margins.indicators, isRightToLeft: isRightToLeft)
      settings.apply(to: scrollView)
      scrollView.showsVerticalScrollIndicator =
        new.showsIndicators && settings.shows(.vertical) && axes.contains(.vertical)
      scrollView.showsHorizontalScrollIndicator =
        new.showsIndicators && settings.shows(.horizontal) && axes.contains(.horizontal)
      scrollView.alwaysBounceVertical = axes.contains(.vertical) && settings.bouncesAlways(.vertical)
      scrollView.alwaysBounceHorizontal = axes.contains(.horizontal) && settings.bouncesAlways(.horizontal)
      scrollView.offerRefresh(values.refresh)
    }
    position.node = self
    observe { [unowned self] in position.follow(environment.value.scrollPosition) }
    viewsDidChange()
  }

  override var view: UIView? { scrollView }
  override var containerView: UIView? { scrollView.holder }

  /// What rounding to pixels has taken from the origin.
  override var contentOrigin: CGPoint {
    CGPoint(x: frame.minX - pixelFrame.minX, y: frame.minY - pixelFrame.minY)
  }

  override var spacing: ViewSpacing { ViewSpacing() }

  // MARK: Layout

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var inner = proposal
    for axis in Axis.allCases {
      inner[axis] = axes.contains(axis) ? nil : inner[axis].map { max(0, $0 - margins.along(axis)) }
    }
    return inner
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = content.size(inner(proposal))
    for axis in Axis.allCases where axes.contains(axis) {
      if let length = proposal[axis] { size[axis] = length }
    }
    for axis in Axis.allCases where !axes.contains(axis) || proposal[axis] == nil {
      size[axis] += margins.along(axis)
    }
    return size
  }

  override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }

  override func didPlace() {
    let room = safeAreaExtension(along: axes)
    scrollView.frame = room.frame
    scrollView.contentInsetAdjustmentBehavior = keepsClearOfBars ? .always : .never
    if scrollView.contentInset != room.insets { scrollView.contentInset = room.insets }
  }

  override func placeChildren(in rect: CGRect, _ proposal: ProposedViewSize) {
    // What is as large as the room is measured once that is known.
    let room = CGSize(
      width: max(0, rect.width - margins.horizontal), height: max(0, rect.height - margins.vertical))
    if container.change(to: room) { prepare(content) }
    let offered = inner(proposal)
    var size = content.size(offered)
    var origin = CGPoint(
      x: rect.minX + (isRightToLeft ? margins.trailing : margins.leading), y: rect.minY + margins.top)
    for axis in Axis.allCases { size[axis] += margins.along(axis) }
    var whole = size
    for axis in Axis.allCases {
      whole[axis] = max(size[axis], axes.contains(axis) ? 0 : rect.size[axis])
      if !axes.contains(axis) || (axis == .horizontal && isRightToLeft) {
        origin[axis] += max(0, rect.size[axis] - size[axis]) / (axes.contains(axis) ? 1 : 2)
      }
    }
    scrollView.contentSize = whole
    scrollView.holder.frame = CGRect(origin: .zero, size: whole)
    if !hasBegun {
      hasBegun = true
      begin(whole)
    }
    content.place(at: origin, offered)
  }

  /// Scrolls to the start, which is at the right in languages that are written from there.
  private func begin(_ whole: CGSize) {
    let inset = scrollView.adjustedContentInset
    var start = CGPoint(x: -inset.left, y: -inset.top)
    if isRightToLeft, axes.contains(.horizontal) {
      start.x = max(start.x, whole.width + inset.right - scrollView.bounds.width)
    }
    if let anchor = environment.value.scrolling.anchor {
      for axis in Axis.allCases where axes.contains(axis) {
        start[axis] = end(axis) * anchor[axis] + start[axis]
      }
    }
    scrollView.contentOffset = start
  }

  private func end(_ axis: Axis) -> CGFloat {
    let inset = scrollView.adjustedContentInset
    let room =
      scrollView.bounds.size[axis] - (axis == .vertical ? inset.top + inset.bottom : inset.left + inset.right)
    return max(0, scrollView.contentSize[axis] - room)
  }

  // MARK: Scrolling

  /// Has a node placed again when what can be seen has changed.
  func follow(_ node: ViewNode) {
    guard !followers.contains(where: { $0.node === node }) else { return }
    followers.removeAll { $0.node == nil }
    followers.append(WeakNode(node: node))
    // With a delegate, technologies expect that scrolling brings more to light.
    scrollView.delegate = delegate
  }

  fileprivate func didScroll() {
    for follower in followers { follower.node?.setNeedsPlacement() }
    position.didScroll()
  }

  /// The part of the content that can be seen, in the coordinates in which the content is laid out.
  var visibleRect: CGRect { scrollView.bounds }

  /// Scrolls so that a rectangle of the content is seen. The anchor is the point of the rectangle that comes to the
  /// same point of the view; nil to scroll as little as is needed.
  func scroll(to rect: CGRect, anchor: UnitPoint?, animated: Bool) {
    let inset = scrollView.adjustedContentInset
    let room = scrollView.bounds.inset(by: inset)
    var offset = scrollView.contentOffset
    for axis in Axis.allCases where axes.contains(axis) {
      let before = axis == .vertical ? inset.top : inset.left
      if let anchor {
        offset[axis] = rect.origin[axis] + anchor[axis] * (rect.size[axis] - room.size[axis]) - before
      } else if rect.origin[axis] < room.origin[axis] {
        offset[axis] = rect.origin[axis] - before
      } else if rect.origin[axis] + rect.size[axis] > room.origin[axis] + room.size[axis] {
        offset[axis] = rect.origin[axis] + min(0, rect.size[axis] - room.size[axis]) - before
        if rect.size[axis] < room.size[axis] {
          offset[axis] = rect.origin[axis] + rect.size[axis] - room.size[axis] - before
        }
      }
      offset[axis] = min(max(offset[axis], -before), end(axis) - before)
    }
    scrollView.setContentOffset(offset, animated: animated)
  }

  // MARK: Accessibility

  override func makeAccessibilityItems() -> [AccessibilityItem] {
    // Asked for here, so that a change is noticed.
    _ = content.accessibilityItems
    return [.view(scrollView, self)]
  }

  override var hidesItemsOfChildren: Bool { true }

  fileprivate var elements: [UIResponder] {
    graph.update()
    surface.layOutContent()
    _ = accessibilityItems
    return elementList.objects(for: content.accessibilityItems, in: scrollView, graph)
  }
}

/// The UIKit view of a scroll view.
final class NodeScrollView: UIScrollView, ScrollActionTaking {
  fileprivate weak var node: ScrollNode?
  var scrollAction: ((Edge) -> Void)?
  /// Holds the views of the content, apart from indicators and the like.
  let holder = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(holder)
  }

  required init?(coder: NSCoder) { nil }

  override var contentOffset: CGPoint {
    didSet { if contentOffset != oldValue { node?.didScroll() } }
  }

  override var accessibilityElements: [Any]? {
    get { node?.elements }
    set {}
  }

  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    performScrollAction(direction) || super.accessibilityScroll(direction)
  }
}

/// The delegate of a scroll view whose content is made while it is scrolled.
private final class ScrollDelegate: ScrollStatusTeller {}

extension UnitPoint {
  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}
