import Foundation

/// A list beside its detail, or one on top of the other where there is not enough room for both.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisplitviewcontroller>.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// How many columns there are.
  public enum Style: Int, Hashable, Sendable {
    /// A list and a detail, without bars of their own.
    case unspecified
    /// Two columns, each in a navigation controller.
    case doubleColumn
    /// Three columns, each in a navigation controller.
    case tripleColumn
  }
  /// One of the columns.
  public enum Column: Int, Hashable, Sendable {
    /// The list.
    case primary
    /// The second of three columns.
    case supplementary
    /// The detail.
    case secondary
    /// The view controller shown instead of all columns when there is room for only one.
    case compact
    /// Additional information about the detail; stored but not shown here.
    case inspector
  }
  /// Which columns show.
  public enum DisplayMode: Int, Hashable, Sendable {
    /// As many as there is room for.
    case automatic
    /// The detail alone.
    case secondaryOnly
    /// The list and the detail side by side.
    case oneBesideSecondary
    /// The list over the detail.
    case oneOverSecondary
    /// Two columns and the detail side by side.
    case twoBesideSecondary
    /// Two columns over the detail.
    case twoOverSecondary
    /// Two columns that push the detail aside; side by side here.
    case twoDisplaceSecondary
    /// The detail alone; an older name.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The list and the detail side by side; an older name.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The list over the detail; an older name.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }
  /// How the other columns share the space with the detail.
  public enum SplitBehavior: Int, Hashable, Sendable {
    /// Chosen by the system.
    case automatic
    /// Side by side.
    case tile
    /// Over the detail.
    case overlay
    /// Pushing the detail aside.
    case displace
  }
  /// The side on which the list is shown.
  public enum PrimaryEdge: Int, Hashable, Sendable {
    /// The leading edge.
    case leading
    /// The trailing edge.
    case trailing
  }

  /// A value that represents the system's own width.
  public nonisolated static let automaticDimension = CGFloat.greatestFiniteMagnitude

  /// The number of columns, which cannot be changed.
  public private(set) final var style: Style
  /// The delegate, which decides what is shown when there is room for only one column; not retained.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// Which columns to show when there is room for more than one; by default the system decides.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      chosenMode = nil
      viewIfLoaded?.setNeedsLayout()
    }
  }
  /// How columns share the screen in the column styles; `automatic` by default.
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Whether the bars have a button that shows and hides columns, in the column styles; they do by default.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// What the user chose to see, until the app asks for something or the screen is turned.
  final var chosenMode: DisplayMode?
  /// Whether what shows is the user's choice and not the app's.
  package final var isChosenByUser: Bool { chosenMode != nil }
  /// The side on which the list is shown; the leading edge by default.
  open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Whether a swipe shows the list; true by default.
  @Unsupported("UISplitViewController.presentsWithGesture: no gesture shows the list")
  open var presentsWithGesture = true
  /// Whether a button shows the detail alone; false by default.
  @Unsupported("UISplitViewController.showsSecondaryOnlyButton: no such button is added")
  open var showsSecondaryOnlyButton = false
  /// The width of the list as a fraction of the total width, from 0 to 1; 320 points unless set.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
  /// The width of the list, in points, which takes precedence over the other properties; by default the system
  /// decides.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
  /// The width of the second of three columns, in points; 320 unless set.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension
  /// The minimum width of the list, in points; none by default.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
  /// The maximum width of the list, in points; none by default.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
  /// The controllers that are shown in columns: those of the app, or the navigation controllers around them.
  private var columns: [Column: UIViewController] = [:]
  private var ownControllers: [Column: UIViewController] = [:]
  /// What was taken out of navigation controllers when there was room for only one column.
  private var moved: [ObjectIdentifier: [UIViewController]] = [:]
  private var shownCollapsed: UIViewController?
  private var isArranged = false
  /// The column on top when there is room for only one, unless the delegate wants another.
  private var proposedTop = Column.secondary
  private let divider = UIView(frame: .zero)
  private let secondDivider = UIView(frame: .zero)
  private var overlay: OverlaidColumns?
  private lazy var floating = FloatingColumn(frame: .zero)
  private var wasWide: Bool?
  private var lastMode: DisplayMode?
  /// Called when other columns show than before.
  package final var displayModeDidChange: (() -> Void)?

  /// Creates a split view controller with empty columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  package func adopt(style: Style) { self.style = style }

  // MARK: Columns

  /// Sets the view controller of a column; nil empties it. In the column styles it is wrapped in a navigation
  /// controller if it is not one.
  open func setViewController(_ viewController: UIViewController?, for column: Column) {
    if let old = columns[column] {
      hide(child: old)
      old.removeFromParent()
    }
    // In the column styles, each column has a navigation bar of its own.
    var new = viewController
    if style != .unspecified, column != .compact, let plain = viewController,
      !(plain is UINavigationController)
    {
      new = UINavigationController(rootViewController: plain)
    }
    columns[column] = new
    ownControllers[column] = viewController
    if let new { addChild(new) }
    isArranged = false
    viewIfLoaded?.setNeedsLayout()
  }

  /// The view controller that was set for a column; nil for an empty column.
  open func viewController(for column: Column) -> UIViewController? { ownControllers[column] }

  /// The list and the detail, in that order. Once collapsed, which happens no earlier than the first layout pass,
  /// it is the view controller shown instead of them.
  open var viewControllers: [UIViewController] {
    get {
      if isCollapsed, let shownCollapsed { return [shownCollapsed] }
      return [.primary, .supplementary, .secondary].compactMap { columns[$0] }
    }
    set {
      for column in [Column.primary, .supplementary, .secondary] { setViewController(nil, for: column) }
      let order: [Column] =
        newValue.count > 2 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
      for (column, controller) in zip(order, newValue) { setViewController(controller, for: column) }
    }
  }

  /// Whether there is room for only one column, which is so unless the width is regular. Before the view is loaded
  /// it is false, and ``viewControllers`` contains the list and the detail.
  open var isCollapsed: Bool { isViewLoaded && traitCollection.horizontalSizeClass != .regular }

  /// A button that shows the list when it is hidden.
  open var displayModeButtonItem: UIBarButtonItem { modeButton }
  private lazy var modeButton: UIBarButtonItem = {
    let item = UIBarButtonItem(primaryAction: UIAction { [weak self] _ in self?.toggleColumns() })
    item.image = UIImage(systemName: "sidebar.leading")
    item.accessibilityLabel = SystemWord.sidebar.text
    return item
  }()

  /// The current width of the list, in points.
  open var primaryColumnWidth: CGFloat {
    let width = viewIfLoaded?.bounds.width ?? 0
    if preferredPrimaryColumnWidth != Self.automaticDimension { return preferredPrimaryColumnWidth }
    var result: CGFloat = 320
    if preferredPrimaryColumnWidthFraction != Self.automaticDimension {
      result = preferredPrimaryColumnWidthFraction * width
    }
    if minimumPrimaryColumnWidth != Self.automaticDimension {
      result = max(result, minimumPrimaryColumnWidth)
    }
    if maximumPrimaryColumnWidth != Self.automaticDimension {
      result = min(result, maximumPrimaryColumnWidth)
    }
    return result
  }

  /// Shows a column: on top of the others if there is room for only one, otherwise beside the detail.
  open func show(_ column: Column) {
    if isCollapsed {
      // Until then, it is what to begin with.
      if !isArranged { proposedTop = column }
      guard let navigation = shownCollapsed as? UINavigationController, let controller = columns[column]
      else { return }
      if controller === navigation {
        navigation.popToRootViewController(animated: true)
      } else if let shown = ownControllers[column], navigation.viewControllers.contains(shown) {
        navigation.popToViewController(shown, animated: true)
      } else {
        push(controller, onto: navigation)
      }
    } else if column == .primary || column == .supplementary {
      choose(column == .primary && hasThree ? .twoBesideSecondary : .oneBesideSecondary)
    } else if column == .secondary, isOverlaid {
      choose(.secondaryOnly)
    }
  }

  /// Hides a column other than the detail, and those before it, if there is room for more than one.
  open func hide(_ column: Column) {
    guard !isCollapsed, displayMode != .secondaryOnly else { return }
    if column == .supplementary || (column == .primary && !hasThree) {
      choose(.secondaryOnly)
    } else if column == .primary {
      choose(.oneBesideSecondary)
    }
  }

  /// Changes which columns show, as the user asked, without changing what the app prefers.
  final func choose(_ mode: DisplayMode) {
    let old = displayMode
    let oldChoice = chosenMode
    chosenMode = mode
    let new = displayMode
    guard new != old else { return }
    chosenMode = oldChoice
    delegate?.splitViewController(self, willChangeTo: new)
    chosenMode = mode
    guard let view = viewIfLoaded else { return }
    view.setNeedsLayout()
    view.layoutIfNeeded()
    UIAccessibility.post(notification: .screenChanged, argument: nil)
  }

  /// The controller that shows a column: the app's, or the navigation controller around it.
  final func shownController(for column: Column) -> UIViewController? { columns[column] }

  open override func show(_ viewController: UIViewController, sender: Any?) {
    if let navigation = columns[.primary] as? UINavigationController, isCollapsed {
      navigation.pushViewController(viewController, animated: true)
    } else {
      setViewController(viewController, for: .primary)
    }
  }

  open override func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: viewController, sender: sender) == true { return }
    if isCollapsed, let navigation = shownCollapsed as? UINavigationController {
      push(viewController, onto: navigation)
    } else {
      setViewController(viewController, for: .secondary)
    }
  }

  /// Pushes the stack of a navigation controller instead of the controller itself, because navigation controllers
  /// cannot be nested.
  private func push(
    _ controller: UIViewController, onto navigation: UINavigationController, animated: Bool = true
  ) {
    var pushed = [controller]
    if let other = controller as? UINavigationController {
      pushed = other.viewControllers.isEmpty ? moved[ObjectIdentifier(other)] ?? [] : other.viewControllers
      moved[ObjectIdentifier(other)] = pushed
      other.viewControllers = []
    }
    for one in pushed where !navigation.viewControllers.contains(one) {
      navigation.pushViewController(one, animated: animated && one === pushed.last)
    }
  }

  // MARK: View

  open override func loadView() {
    let root = ContainerView(frame: UIScreen.main.bounds)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.backgroundColor = .systemBackground
    root.layout = { [weak self] in self?.layoutColumns() }
    for line in [divider, secondDivider] { line.backgroundColor = .separator }
    view = root
  }

  private func layoutColumns() {
    guard let view = viewIfLoaded else { return }
    if isCollapsed { collapse(in: view) } else { expand(in: view) }
  }

  private func collapse(in view: UIView) {
    for line in [divider, secondDivider] { line.removeFromSuperview() }
    overlay?.removeFromSuperview()
    overlay = nil
    floating.remove()
    for controller in columns.values { cover(controller, .zero) }
    placeModeButton()
    if !isArranged {
      isArranged = true
      let primary = columns[.compact] ?? columns[.primary] ?? columns[.secondary]
      shownCollapsed = primary
      if columns[.compact] == nil, let primary, let secondary = columns[.secondary], secondary !== primary {
        joinCollapsed(secondary, onto: primary)
      }
    }
    guard let shown = shownCollapsed else { return }
    for child in children where child !== shown { hide(child: child) }
    show(child: shown, in: view, frame: view.bounds)
  }

  /// As in UIKit, the detail goes on top of the list unless the delegate handled it.
  private func joinCollapsed(_ secondary: UIViewController, onto primary: UIViewController) {
    if style == .unspecified {
      if delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) == true { return }
    } else {
      let top =
        delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposedTop)
        ?? proposedTop
      if top == .primary { return }
      if let middle = columns[.supplementary], let navigation = primary as? UINavigationController {
        push(middle, onto: navigation, animated: false)
        if top == .supplementary { return }
      }
    }
    if let navigation = primary as? UINavigationController {
      push(secondary, onto: navigation, animated: false)
    }
  }

  private func expand(in view: UIView) {
    isArranged = true
    shownCollapsed = nil
    let isWide = view.bounds.width > view.bounds.height
    // What the user chose was for the screen as it was held then.
    if wasWide != isWide {
      if wasWide != nil { chosenMode = nil }
      wasWide = isWide
    }
    let mode = displayMode
    let arrangement = arrangement(in: view, mode)
    let frames = ColumnFrames(arrangement)
    let host = isOverlaid ? overlaid(in: view) : view
    if isOverlaid {
      place(.secondary, frames.secondary, in: view)
      view.bringSubviewToFront(host)
    }
    if let primary = columns[.primary], let column = frames.primary, arrangement.isFloating {
      floating.show(primary, of: self, in: host, column: column.frame, isAtRight: arrangement.isAtRight)
    } else {
      floating.remove()
      place(.primary, frames.primary, in: host)
    }
    place(divider, frames.divider, in: host)
    place(.supplementary, frames.supplementary, in: host)
    place(secondDivider, frames.secondDivider, in: host)
    if !isOverlaid {
      overlay?.removeFromSuperview()
      overlay = nil
      place(.secondary, frames.secondary, in: view)
    }
    if floating.superview === view { view.bringSubviewToFront(floating) }
    placeModeButton()
    if lastMode != mode {
      lastMode = mode
      displayModeDidChange?()
    }
  }

  /// What decides where the columns stand.
  private func arrangement(in view: UIView, _ mode: DisplayMode) -> ColumnFrames.Arrangement {
    var arrangement = ColumnFrames.Arrangement(size: view.bounds.size)
    // Of three columns, a mode with one of them shows the second.
    let hidesPrimary = hasThree && (mode == .oneBesideSecondary || mode == .oneOverSecondary)
    if mode != .secondaryOnly {
      if columns[.primary] != nil, !hidesPrimary { arrangement.primary = primaryColumnWidth }
      if columns[.supplementary] != nil {
        let isAutomatic = preferredSupplementaryColumnWidth == Self.automaticDimension
        arrangement.supplementary = isAutomatic ? 320 : preferredSupplementaryColumnWidth
      }
    }
    arrangement.isFloating = hasFloatingSidebar
    arrangement.isOverlaid = isOverlaid
    if mode == .twoDisplaceSecondary, hasThree { arrangement.displacement = primaryColumnWidth }
    arrangement.isAtRight =
      (view.effectiveUserInterfaceLayoutDirection == .rightToLeft) != (primaryEdge == .trailing)
    return arrangement
  }

  /// Shows a column's controller, or hides it where it has no place.
  private func place(_ column: Column, _ place: ColumnFrames.Column?, in view: UIView) {
    guard let controller = columns[column] else { return }
    guard let place else { return hide(child: controller) }
    cover(controller, place.covered)
    show(child: controller, in: view, frame: place.frame)
  }

  /// Whether the list floats over the column beside it, which reaches to the edge of the screen beneath it: since
  /// iPadOS 26 “the primary column overlaps the secondary column”, whose “safe area is just the area not obscured”
  /// (<https://developer.apple.com/forums/thread/832918>).
  private var hasFloatingSidebar: Bool { style != .unspecified && SystemMetrics.current.hasPlatters }

  /// Keeps what a column shows clear of the sidebar over it.
  private func cover(_ controller: UIViewController, _ insets: UIEdgeInsets) {
    if controller.containerSafeAreaInsets != insets { controller.containerSafeAreaInsets = insets }
  }

  private func overlaid(in view: UIView) -> OverlaidColumns {
    if let overlay { return overlay }
    let new = OverlaidColumns(frame: view.bounds)
    new.region.close = { [weak self] in self?.choose(.secondaryOnly) }
    view.addSubview(new)
    overlay = new
    return new
  }

  private func place(_ line: UIView, _ frame: CGRect?, in view: UIView) {
    guard let frame else { return line.removeFromSuperview() }
    if line.superview !== view { view.addSubview(line) }
    line.frame = frame
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    viewIfLoaded?.setNeedsLayout()
  }
}
