import Foundation

/// A list beside what it leads to; one over the other where there is no room for both.
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
    /// The second of three.
    case supplementary
    /// The detail.
    case secondary
    /// What shows in place of all columns where there is room for one only.
    case compact
    /// What tells more about the detail; kept, not shown here.
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
    /// The list over the detail; side by side here.
    case oneOverSecondary
    /// Two columns and the detail side by side.
    case twoBesideSecondary
    /// Two columns over the detail; side by side here.
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
  /// How columns share the room with the detail.
  public enum SplitBehavior: Int, Hashable, Sendable {
    /// As the system thinks best.
    case automatic
    /// Side by side.
    case tile
    /// Over the detail.
    case overlay
    /// Pushing the detail aside.
    case displace
  }
  /// The side at which the list stands.
  public enum PrimaryEdge: Int, Hashable, Sendable {
    /// Where reading begins.
    case leading
    /// Where reading ends.
    case trailing
  }

  /// Stands for the system's own width.
  public nonisolated static let automaticDimension = CGFloat.greatestFiniteMagnitude

  /// How many columns there are; it does not change.
  public private(set) final var style: Style
  /// Decides what shows where there is room for one column only; not retained.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// Which columns should show where there is room for more than one; the system decides at first.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// How columns share the screen; `automatic` by default.
  @Unsupported("UISplitViewController.preferredSplitBehavior: columns stand side by side")
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// The side at which the list stands; where reading begins, at first.
  open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Whether a swipe shows the list; true by default.
  @Unsupported("UISplitViewController.presentsWithGesture: no gesture shows the list")
  open var presentsWithGesture = true
  /// Whether a button shows the detail alone; false by default.
  @Unsupported("UISplitViewController.showsSecondaryOnlyButton: no such button is added")
  open var showsSecondaryOnlyButton = false
  /// The width of the list as a fraction of the whole, 0 to 1; 320 points until it is set.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
  /// The width of the list in points, before all else; the system decides at first.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
  /// The width of the second of three columns in points; 320 until it is set.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension
  /// The least width of the list in points; none by default.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
  /// The greatest width of the list in points; none by default.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
  private var columns: [Column: UIViewController] = [:]
  private var shownCollapsed: UIViewController?
  private var isArranged = false
  private let divider = UIView(frame: .zero)

  /// Makes a controller with empty columns.
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

  /// Sets what a column shows; nil empties it. In styles with columns it gets a navigation controller
  /// around it.
  open func setViewController(_ viewController: UIViewController?, for column: Column) {
    if let old = columns[column] {
      hide(child: old)
      old.removeFromParent()
    }
    // Each column of the styles with columns has a navigation bar of its own.
    var new = viewController
    if style != .unspecified, column != .compact, let plain = viewController,
      !(plain is UINavigationController)
    {
      new = UINavigationController(rootViewController: plain)
    }
    columns[column] = new
    if let new { addChild(new) }
    isArranged = false
    viewIfLoaded?.setNeedsLayout()
  }

  /// What a column shows, with the navigation controller around it; nil for an empty one.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// The list and the detail, in that order; what shows in their place once there turned out to be room for one
  /// only, which is known when the screen is first laid out.
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

  /// Whether there is room for one column only: unless the width is regular. Before the view is loaded nothing
  /// has collapsed yet, and ``viewControllers`` has the list and the detail.
  open var isCollapsed: Bool { isViewLoaded && traitCollection.horizontalSizeClass != .regular }

  /// Which columns show now.
  open var displayMode: DisplayMode {
    if isCollapsed { return .secondaryOnly }
    if preferredDisplayMode != .automatic { return preferredDisplayMode }
    return (viewIfLoaded?.bounds.width ?? 0) >= 1_000 ? .oneBesideSecondary : .secondaryOnly
  }

  /// A button that shows the list where it is hidden.
  open var displayModeButtonItem: UIBarButtonItem { modeButton }
  private lazy var modeButton: UIBarButtonItem = {
    let item = UIBarButtonItem(
      image: UIImage(systemName: "sidebar.leading"), style: .plain, target: nil, action: nil)
    item.accessibilityLabel = SystemWord.sidebar.text
    item.primaryAction = UIAction { [weak self] _ in
      guard let self else { return }
      self.preferredDisplayMode = self.displayMode == .secondaryOnly ? .oneBesideSecondary : .secondaryOnly
    }
    return item
  }()

  /// The width of the list now, in points.
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

  /// Shows a column: on top of the others where there is room for one, else beside the detail.
  open func show(_ column: Column) {
    if isCollapsed {
      guard let navigation = shownCollapsed as? UINavigationController, let controller = columns[column],
        controller !== navigation
      else { return }
      push(controller, onto: navigation)
    } else if column == .primary || column == .supplementary {
      preferredDisplayMode = .oneBesideSecondary
    }
  }

  /// Hides the list where there is room for more than one column; nothing for other columns.
  open func hide(_ column: Column) {
    if !isCollapsed, column == .primary { preferredDisplayMode = .secondaryOnly }
  }

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

  /// A navigation controller's own stack is pushed in its place: bars do not nest.
  private func push(
    _ controller: UIViewController, onto navigation: UINavigationController, animated: Bool = true
  ) {
    let pushed = (controller as? UINavigationController)?.viewControllers ?? [controller]
    if let other = controller as? UINavigationController { other.viewControllers = [] }
    for one in pushed { navigation.pushViewController(one, animated: animated && one === pushed.last) }
  }

  // MARK: View

  open override func loadView() {
    let root = ContainerView(frame: UIScreen.main.bounds)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.backgroundColor = .systemBackground
    root.layout = { [weak self] in self?.layoutColumns() }
    divider.backgroundColor = .separator
    view = root
  }

  private func layoutColumns() {
    guard let view = viewIfLoaded else { return }
    if isCollapsed { collapse(in: view) } else { expand(in: view) }
  }

  private func collapse(in view: UIView) {
    divider.removeFromSuperview()
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

  /// As UIKit: the detail goes on top of the list unless the delegate says that it took care of it.
  private func joinCollapsed(_ secondary: UIViewController, onto primary: UIViewController) {
    if style == .unspecified {
      if delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) == true { return }
    } else {
      let top =
        delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .secondary)
        ?? .secondary
      if top == .primary { return }
    }
    if let navigation = primary as? UINavigationController {
      push(secondary, onto: navigation, animated: false)
    }
  }

  private func expand(in view: UIView) {
    isArranged = true
    shownCollapsed = nil
    let mode = displayMode
    let isRightToLeft =
      (view.effectiveUserInterfaceLayoutDirection == .rightToLeft) != (primaryEdge == .trailing)
    let bounds = view.bounds
    var x: CGFloat = 0
    if mode != .secondaryOnly, let primary = columns[.primary] {
      let width = min(primaryColumnWidth, bounds.width)
      show(
        child: primary, in: view,
        frame: flip(CGRect(x: 0, y: 0, width: width, height: bounds.height), isRightToLeft))
      x = width
      if divider.superview == nil { view.addSubview(divider) }
      divider.frame = flip(CGRect(x: x, y: 0, width: 0.5, height: bounds.height), isRightToLeft)
      x += 0.5
    } else {
      if let primary = columns[.primary] { hide(child: primary) }
      divider.removeFromSuperview()
    }
    if mode != .secondaryOnly, let middle = columns[.supplementary] {
      let width: CGFloat =
        preferredSupplementaryColumnWidth == Self.automaticDimension ? 320 : preferredSupplementaryColumnWidth
      show(
        child: middle, in: view,
        frame: flip(CGRect(x: x, y: 0, width: width, height: bounds.height), isRightToLeft))
      x += width
    }
    if let secondary = columns[.secondary] {
      let frame = CGRect(x: x, y: 0, width: max(0, bounds.width - x), height: bounds.height)
      show(child: secondary, in: view, frame: flip(frame, isRightToLeft))
    }
  }

  private func flip(_ rect: CGRect, _ isRightToLeft: Bool) -> CGRect {
    guard isRightToLeft, let width = viewIfLoaded?.bounds.width else { return rect }
    return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    viewIfLoaded?.setNeedsLayout()
  }
}

/// Decides what shows where there is room for one column only.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// Whether the delegate took care of the detail where room is gone; false, as unless implemented, puts it
  /// on top.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// The column that shows where room is gone; the one proposed unless implemented.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Whether the delegate showed a detail itself; false unless implemented.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
  /// On iOS, called before other columns show; never called here.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
}
