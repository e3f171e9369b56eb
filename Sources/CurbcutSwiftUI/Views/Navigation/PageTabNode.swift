import CurbcutUIKit
import Foundation

/// The node of a tab view whose screens are pages: a scroll view of UIKit that rests at pages, and its page control.
@MainActor
final class PageTabNode: ViewNode {
  private let selection: TabNode.Selection?
  private let mode: PageTabViewStyle.IndexDisplayMode
  private let container = PageContainer(frame: .zero)
  private var list: ChildList?
  private var isFollowing = false

  init(
    _ list: ViewList, _ selection: TabNode.Selection?, _ mode: PageTabViewStyle.IndexDisplayMode,
    _ inputs: _ViewInputs
  ) {
    self.selection = selection
    self.mode = mode
    super.init(inputs)
    container.node = self
    var inner = inputs.changingEnvironment { $0.tabViewKind = .bar }
    inner.isInList = false
    self.list = ChildList(list, owner: self, inner)
    observe { [unowned self] in
      let background = environment.value.indexBackground
      container.dots.backgroundStyle = background == .always ? .prominent : .automatic
      let shows = mode == .always || (mode == .automatic && children.count > 1)
      container.dots.isHidden = !shows
    }
    if let selection { observe { [unowned self] in show(selection.value(), animated: isPlaced) } }
    viewsDidChange()
  }

  override var view: UIView? { container }
  override var containerView: UIView? { container.scroll.holder }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func didPlace() { container.frame = safeAreaExtension(along: [.horizontal, .vertical]).frame }

  override func placeChildren(in rect: CGRect, _ proposal: ProposedViewSize) {
    // Each page has the room that is free of bars.
    let whole = container.bounds
    let inner = CGRect(
      x: pixelFrame.minX - container.frame.minX, y: pixelFrame.minY - container.frame.minY,
      width: pixelFrame.width, height: pixelFrame.height)
    container.scroll.frame = whole
    container.scroll.contentSize = CGSize(width: whole.width * CGFloat(children.count), height: whole.height)
    container.scroll.holder.frame = CGRect(origin: .zero, size: container.scroll.contentSize)
    container.dots.numberOfPages = children.count
    container.dots.frame = CGRect(x: inner.minX, y: inner.maxY - 42, width: inner.width, height: 26)
    container.dots.isHidden = mode == .never || (mode == .automatic && children.count < 2)
    let offered = ProposedViewSize(inner.size)
    for (index, page) in children.enumerated() {
      let place = isRightToLeft ? children.count - 1 - index : index
      let size = page.size(offered)
      page.place(
        at: CGPoint(
          x: whole.width * CGFloat(place) + inner.midX - size.width / 2, y: inner.midY - size.height / 2),
        offered)
    }
    let wanted = selection.map { selection in GraphNode.untracked(selection.value) }
    if let wanted { show(wanted, animated: false) } else { move(to: current, animated: false) }
  }

  private var isRightToLeft: Bool { environment.value.layoutDirection == .rightToLeft }

  // MARK: Pages

  private(set) var current = 0

  private func value(_ index: Int) -> AnyHashable {
    children[index].trait(TagTrait.self) ?? children[index].idFromForEach ?? AnyHashable(index)
  }

  private func show(_ value: AnyHashable, animated: Bool) {
    guard
      let index = children.indices.first(where: { PickerTag(any: self.value($0)) == PickerTag(any: value) })
    else { return }
    move(to: index, animated: animated && index != current && graph.transaction.animation != nil)
  }

  private func move(to index: Int, animated: Bool) {
    current = index
    container.dots.currentPage = index
    let place = isRightToLeft ? max(0, children.count - 1 - index) : index
    let offset = CGPoint(x: container.scroll.bounds.width * CGFloat(place), y: 0)
    guard container.scroll.contentOffset != offset else { return }
    isFollowing = true
    container.scroll.setContentOffset(offset, animated: animated)
    isFollowing = false
    accessibilityDidChange()
  }

  /// The scroll view has moved, or the page control was used.
  fileprivate func didScroll() {
    let width = container.scroll.bounds.width
    guard !isFollowing, width > 0, !children.isEmpty else { return }
    var index = Int((container.scroll.contentOffset.x / width).rounded())
    if isRightToLeft { index = children.count - 1 - index }
    index = min(max(index, 0), children.count - 1)
    turn(to: index, moves: false)
  }

  fileprivate func turn(to index: Int, moves: Bool) {
    guard index != current, children.indices.contains(index) else { return }
    if moves { move(to: index, animated: false) }
    current = index
    container.dots.currentPage = index
    accessibilityDidChange()
    let new = value(index)
    if let selection, GraphNode.untracked(selection.value) != new { selection.set(new) }
  }

  // MARK: Accessibility

  override func makeAccessibilityItems() -> [AccessibilityItem] {
    for child in children { _ = child.accessibilityItems }
    return [.view(container, self)]
  }

  private let elementList = AccessibilityElementList()

  /// The page that is shown, and the dots.
  fileprivate var elements: [UIResponder] {
    graph.update()
    surface.layOutContent()
    _ = accessibilityItems
    guard children.indices.contains(current) else { return [] }
    let page = elementList.objects(for: children[current].accessibilityItems, in: container, graph)
    return page + (container.dots.isHidden ? [] : [container.dots])
  }

  /// Turns pages for an assistive technology.
  fileprivate func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    let step: Int
    switch direction {
    case .left: step = isRightToLeft ? -1 : 1
    case .right: step = isRightToLeft ? 1 : -1
    case .next: step = 1
    case .previous: step = -1
    default: return false
    }
    guard children.indices.contains(current + step) else { return false }
    turn(to: current + step, moves: true)
    UIAccessibility.post(
      notification: .pageScrolled,
      argument: SystemWord.pageStatus.text.replacingOccurrences(of: "%1", with: "\(current + 1)")
        .replacingOccurrences(of: "%2", with: "\(children.count)"))
    return true
  }
}

/// The views of a tab view whose screens are pages.
private final class PageContainer: UIView, UIScrollViewDelegate {
  weak var node: PageTabNode?
  let scroll = PageScrollView(frame: .zero)
  let dots = UIPageControl(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    scroll.isPagingEnabled = true
    scroll.showsHorizontalScrollIndicator = false
    scroll.showsVerticalScrollIndicator = false
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.delegate = self
    addSubview(scroll)
    addSubview(dots)
    clipsToBounds = true
    dots.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        node?.turn(to: dots.currentPage, moves: true)
      }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { node?.didScroll() }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { node?.didScroll() }
  }

  override var accessibilityElements: [Any]? {
    get { node?.elements }
    set {}
  }

  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    node?.scroll(direction) ?? false
  }
}

/// The scroll view of pages.
private final class PageScrollView: UIScrollView {
  let holder = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(holder)
  }

  required init?(coder: NSCoder) { nil }
}
