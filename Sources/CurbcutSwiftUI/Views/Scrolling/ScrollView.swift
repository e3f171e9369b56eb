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
      // What scrolls inside of a row does not look like a row itself: its links have no chevrons.
      if $0.isInListRow { $0.isInListRow = false }
      if $0.contentMargins != ContentMargins() { $0.contentMargins = ContentMargins() }
      if !$0.scrollObservers.isEmpty { $0.scrollObservers = [] }
    }
    let content = Content._makeView(view: _GraphValue(view.map { $0.content }), inputs: inner).node
    let properties = view.map { ScrollNode.Properties(axes: $0.axes, showsIndicators: $0.showsIndicators) }
    return ScrollNode(properties, inputs, content)
  }
}

/// The node of a scroll view. Its content is laid out in the coordinates of the UIKit view, so that scrolling moves no
/// node.
@MainActor
final class ScrollNode: WrapperNode, WatchedScroll, FollowedScroll {
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
  /// What can be seen, and a screen more on each side.
  private var nearPart = CGRect.null
  private let elementList = AccessibilityElementList()
  /// Nodes that are placed by what can be seen.
  private var followers: [WeakNode] = []
  private let position = ScrollPositionFollower()
  let watcher = ScrollWatcher()

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
    watcher.scroll = self
    delegate.watcher = watcher
    observe { [unowned self] in
      watcher.adopt(environment.value)
      if watcher.isNeeded { scrollView.delegate = delegate }
    }
    position.node = self
    observe { [unowned self] in
      guard let link = environment.value.scrollPosition else { return position.follow(nil) }
      scrollView.delegate = delegate
      position.follow(link)
    }
    viewsDidChange()
  }

  /// What was scrolled to last, and when.
  struct Wanted {
    var id: AnyHashable
    var anchor: UnitPoint?
    /// In seconds of the host's clock.
    var time: Double
  }
  var wanted: Wanted?

  override var view: UIView? { scrollView }
  override var containerView: UIView? { scrollView.holder }
  override var partWithViews: CGRect? { nearPart }

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
    keepClearOfBars(scrollView, room.insets)
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
      } else if let anchor = environment.value.scrolling.anchors[.alignment], size[axis] < rect.size[axis] {
        origin[axis] += (rect.size[axis] - size[axis]) * anchor[axis]
      }
    }
    let anchored = hasBegun ? placeAtAnchor : nil
    scrollView.contentSize = whole
    scrollView.holder.frame = CGRect(origin: .zero, size: whole)
    if !hasBegun {
      hasBegun = true
      begin(whole)
    } else if let anchored {
      keep(anchored)
    }
    watcher.mayHaveChanged()
    showVisiblePart()
    content.place(at: origin, offered)
  }

  /// Lets views be made for what has come near, and given up for what is far away.
  private func showVisiblePart() {
    let visible = scrollView.bounds
    guard !nearPart.contains(visible) else { return }
    nearPart = visible.insetBy(dx: -visible.width, dy: -visible.height)
    surface.needsViews(of: self)
  }

  /// Scrolls to the start, which is at the right in languages that are written from there.
  private func begin(_ whole: CGSize) {
    let inset = scrollView.adjustedContentInset
    var start = CGPoint(x: -inset.left, y: -inset.top)
    if isRightToLeft, axes.contains(.horizontal) {
      start.x = max(start.x, whole.width + inset.right - scrollView.bounds.width)
    }
    if let anchor = environment.value.scrolling.anchors[.initialOffset] {
      for axis in Axis.allCases where axes.contains(axis) {
        start[axis] = end(axis) * anchor[axis] + start[axis]
      }
    }
    scrollView.contentOffset = start
  }

  /// The anchor for changes of the size, if the content is scrolled to it.
  private var placeAtAnchor: UnitPoint? {
    guard let anchor = GraphNode.untracked({ environment.value.scrolling.anchors[.sizeChanges] }),
      !scrollView.isDragging
    else { return nil }
    let inset = scrollView.adjustedContentInset
    let isThere = Axis.allCases.allSatisfy { axis in
      let start = axis == .vertical ? -inset.top : -inset.left
      return !axes.contains(axis)
        || abs(scrollView.contentOffset[axis] - start - end(axis) * anchor[axis]) < 1
    }
    return isThere ? anchor : nil
  }

  /// Scrolls to an anchor again, after the size has changed.
  private func keep(_ anchor: UnitPoint) {
    let inset = scrollView.adjustedContentInset
    var offset = scrollView.contentOffset
    for axis in Axis.allCases where axes.contains(axis) {
      offset[axis] = end(axis) * anchor[axis] - (axis == .vertical ? inset.top : inset.left)
    }
    if offset != scrollView.contentOffset { scrollView.contentOffset = offset }
  }

  func end(_ axis: Axis) -> CGFloat {
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
    showVisiblePart()
    position.didScroll()
    watcher.mayHaveChanged()
  }

  func motionDidEnd() { position.motionDidEnd() }

  var watchedView: UIScrollView { scrollView }
  var contentMargin: UIEdgeInsets { UIEdgeInsets(margins, isRightToLeft: isRightToLeft) }

  /// Scrolls to an offset.
  func move(to offset: CGPoint, animated: Bool) {
    if animated, offset != scrollView.contentOffset, scrollView.delegate === delegate {
      // What still moves comes to its end first.
      scrollView.setContentOffset(scrollView.contentOffset, animated: false)
      watcher.come(to: .animating)
    }
    scrollView.setContentOffset(offset, animated: animated)
  }

  /// An assistive technology scrolls by a page.
  fileprivate func turnPage(_ direction: UIAccessibilityScrollDirection, _ turn: () -> Bool) -> Bool {
    // At the beginning, the content is pulled for a refresh.
    let pulls = direction == .up && scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top
    guard scrollView.delegate === delegate, !pulls else { return turn() }
    watcher.come(to: .animating)
    if turn() { return true }
    watcher.come(to: .idle)
    return false
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
    move(to: offset, animated: animated)
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

  override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    node?.insetDidChange()
  }

  override var accessibilityElements: [Any]? {
    get { node?.elements }
    set {}
  }

  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    if performScrollAction(direction) { return true }
    let turn = { super.accessibilityScroll(direction) }
    return node?.turnPage(direction, turn) ?? turn()
  }
}

/// The delegate of a scroll view whose content is made while it is scrolled.
private final class ScrollDelegate: ScrollStatusTeller {}

extension UnitPoint {
  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}
