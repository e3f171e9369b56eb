import CurbcutUIKit
import Foundation

/// A UIKit view in which nodes of a graph are shown: the hosting view itself, the content of a row, of a scroll view or
/// of a sheet.
class SurfaceView: UIView {
  let graph: ViewGraph
  final private(set) var root: ViewNode?
  final private(set) var needsContentLayout = true
  private final var holdersToFill: [ViewNode?] = [nil]
  private final var isLayingOut = false
  private final let elementList = AccessibilityElementList()
  /// Whether the views have appeared, so that `onAppear` of those that come is called at once.
  final private(set) var hasAppeared = false
  private final var waitingForAppearance: [@MainActor () -> Void] = []
  /// The regions of the safe area that the content leaves free.
  var contentInsets: UIEdgeInsets { safeAreaRegions.contains(.container) ? safeAreaInsets : .zero }
  /// The room for the content, for views whose size follows from it.
  final let container = ContainerSize()
  var safeAreaRegions = SafeAreaRegions.all { didSet { contentNeedsLayout() } }
  /// Whether the view is the whole of a screen, which makes way for the keyboard.
  var isScreen = false

  init(_ graph: ViewGraph) {
    self.graph = graph
    super.init(frame: .zero)
    graph.add(self)
  }

  required init?(coder: NSCoder) { nil }

  /// The view that holds those of the nodes.
  var contentView: UIView { self }

  /// A view behind all others, as large as this one.
  var backdrop: UIView? {
    didSet {
      guard backdrop !== oldValue else { return }
      needsViews(of: nil)
      setNeedsLayout()
    }
  }

  /// Pixels for each point.
  var displayScale: CGFloat {
    let scale = traitCollection.displayScale
    return scale > 0 ? scale : UIScreen.main.scale
  }

  /// Shows a node.
  func show(_ node: ViewNode) {
    root = node
    needsViews(of: nil)
    contentNeedsLayout()
    accessibilityContentDidChange()
  }

  // MARK: Layout

  func contentNeedsLayout() {
    needsContentLayout = true
    setNeedsLayout()
  }

  func needsViews(of holder: ViewNode?) {
    holdersToFill.append(holder)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let backdrop, backdrop.frame != bounds { backdrop.frame = bounds }
    needsContentLayout = true
    graph.update()
    layOutContent()
    graph.changedItems.bringUpToDate()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    contentNeedsLayout()
  }

  /// The rectangle that the root is placed in, in the coordinates of the content view.
  var contentRect: CGRect {
    var rect = bounds.inset(by: contentInsets)
    // Bars can be larger than a view that has not been given its size yet.
    rect.size = CGSize(width: max(0, rect.width), height: max(0, rect.height))
    return rect
  }

  /// Lays out the nodes, if that is needed.
  func layOutContent() {
    guard let root, !isLayingOut, needsContentLayout || !holdersToFill.isEmpty else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    fillHolders()
    // Lazy containers learn the lengths of their views only when they place them.
    var rounds = 0
    while needsContentLayout, rounds < Self.longestLayout {
      needsContentLayout = false
      rounds += 1
      place(root)
    }
    fillHolders()
  }

  private static let longestLayout = 8

  /// Places the root: in the middle of the room that there is.
  func place(_ root: ViewNode) {
    let room = contentRect
    container.change(to: room.size)
    _ = root.validate()
    let size = root.size(ProposedViewSize(room.size))
    root.place(
      at: CGPoint(x: room.midX - size.width / 2, y: room.midY - size.height / 2),
      ProposedViewSize(room.size))
  }

  /// Puts the views of nodes that have come or gone into those that hold them.
  private func fillHolders() {
    guard let root else { return }
    let due = holdersToFill
    holdersToFill.removeAll()
    var seen: Set<ObjectIdentifier> = []
    for holder in due {
      let view = holder?.containerView ?? contentView
      guard seen.insert(ObjectIdentifier(view)).inserted else { continue }
      var views: [UIView] = holder == nil ? [backdrop].compactMap { $0 } : []
      if let holder { holder.collectViewsOfChildren(into: &views) } else { root.collectViews(into: &views) }
      Self.fill(view, with: views)
    }
  }

  private static func fill(_ holder: UIView, with views: [UIView]) {
    // What is never drawn stands behind the views, and stays.
    let old = holder.subviews.filter { !($0 is UndrawnView) }
    guard old.count != views.count || !zip(old, views).allSatisfy({ $0 === $1 }) else { return }
    let wanted = Set(views.map { ObjectIdentifier($0) })
    for view in old where !wanted.contains(ObjectIdentifier(view)) { view.removeFromSuperview() }
    for (index, view) in views.enumerated()
    where index >= holder.subviews.count || holder.subviews[index] !== view {
      holder.insertSubview(view, at: index)
    }
  }

  // MARK: Presentation

  /// The surface around one that is not in its view, as that of an item which a bar shows as a button of its own.
  final weak var outer: SurfaceView?
  /// The button of a bar that stands for the surface.
  final weak var barButtonItem: UIBarButtonItem?

  /// The view controller over which sheets and alerts of the views are presented.
  final var presentingController: UIViewController? { nearestViewController ?? outer?.presentingController }

  final var isShownInWindow: Bool { window != nil || outer?.isShownInWindow == true }

  // MARK: Keyboard

  /// Bars and what they frame stay where they are: the screens in them make way.
  fileprivate var holdsBars: Bool {
    nearestViewController?.children.contains {
      $0 is UINavigationController || $0 is UITabBarController || $0 is UISplitViewController
    } ?? false
  }

  // MARK: Appearance

  /// Runs a closure when the views appear; with the end of the update if they have.
  final func whenAppeared(_ action: @escaping @MainActor () -> Void) {
    if hasAppeared { graph.afterUpdate(action) } else { waitingForAppearance.append(action) }
  }

  /// The views have come on screen, or leave it.
  func setAppeared(_ appeared: Bool) {
    guard appeared != hasAppeared else { return }
    hasAppeared = appeared
    if appeared {
      let due = waitingForAppearance
      waitingForAppearance.removeAll()
      for action in due { graph.afterUpdate(action) }
    } else {
      root?.surfaceDidDisappear()
      // The screen may be gone by the next turn of the main queue.
      graph.update()
    }
    setNeedsLayout()
  }

  // MARK: Accessibility

  /// Called when elements have come, gone or changed their order.
  func accessibilityContentDidChange() {
    AccessibilityChanges.shared.structureChanged(under: self)
  }

  /// Called when something that is read here has changed, whether or not the elements are the same.
  func accessibilityWordsDidChange() {}

  /// What assistive technologies read here, in order.
  var accessibleContent: [UIResponder] {
    guard let root else { return [] }
    return elementList.objects(for: root.accessibilityItems, in: self, graph)
  }

  override var accessibilityElements: [Any]? {
    get {
      graph.update()
      layOutContent()
      return accessibleContent
    }
    set {}
  }
}

extension SurfaceView: KeyboardAvoiding {
  var avoidsKeyboard: Bool { isScreen && safeAreaRegions.contains(.keyboard) && !holdsBars }
}
