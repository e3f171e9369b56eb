import Foundation

/// Manages a view and its place among others.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewcontroller>.
@MainActor
open class UIViewController: UIResponder, UITraitEnvironment {
  final var storedView: UIView?
  final var storedChildren: [UIViewController] = []
  final var presentation: Presentation?
  /// Room that a container's bars take of the view, in points.
  final var containerSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if containerSafeAreaInsets != oldValue { storedView?.setNeedsLayoutForSubtree() } }
  }
  /// Objects that other classes file here, such as the navigation item, by name.
  final var attachments: [String: AnyObject] = [:]
  private var appearance = Appearance.disappeared
  /// Fills the view in from Interface Builder in place of `loadView`.
  package final var viewLoader: ((UIViewController) -> Void)?
  /// Where Interface Builder describes this controller.
  package final var interfaceBuilderSource: InterfaceBuilderSource?

  enum Appearance { case disappeared, appearing, appeared, disappearing }

  // MARK: Making

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public required init?(coder: NSCoder) { super.init() }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  open private(set) var nibName: String?
  open private(set) var nibBundle: Bundle?
  open func awakeFromNib() {}

  // MARK: The view

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set { replaceView(newValue) }
  }

  open var viewIfLoaded: UIView? { storedView }
  open var isViewLoaded: Bool { storedView != nil }

  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    if storedView == nil { replaceView(UIView()) }
    viewDidLoad()
  }

  open func loadView() {
    if let viewLoader { return viewLoader(self) }
    let plain = UIView(frame: UIScreen.main.bounds)
    plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = plain
  }

  private func replaceView(_ new: UIView?) {
    guard storedView !== new else { return }
    storedView?.viewController = nil
    storedView = new
    new?.viewController = self
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open func updateViewConstraints() {}
  open func viewWillTransition(
    to size: CGSize, with coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
  open func didReceiveMemoryWarning() {}

  final func viewDidLayoutSubviewsIfNeeded() { viewDidLayoutSubviews() }

  // MARK: Description

  open var title: String? { didSet { titleDidChange() } }
  open var preferredContentSize = CGSize.zero
  open var restorationIdentifier: String?
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open var edgesForExtendedLayout = UIRectEdge.all
  open var extendedLayoutIncludesOpaqueBars = false
  open var automaticallyAdjustsScrollViewInsets = true
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { storedView?.setNeedsLayoutForSubtree() }
  }
  open var viewRespectsSystemMinimumLayoutMargins = true { didSet { storedView?.setNeedsLayout() } }
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = (storedView?.bounds.width ?? UIScreen.main.bounds.width) >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  open var isEditing: Bool { storedIsEditing }
  private var storedIsEditing = false
  open func setEditing(_ editing: Bool, animated: Bool) { storedIsEditing = editing }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var shouldAutorotate: Bool { true }
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// Containers show the title again.
  func titleDidChange() { parent?.childTitleDidChange(self) }
  func childTitleDidChange(_ child: UIViewController) {}

  // MARK: Containment

  open internal(set) weak var parent: UIViewController?
  open var children: [UIViewController] { storedChildren }

  open func addChild(_ child: UIViewController) {
    guard child.parent !== self else { return }
    child.willMove(toParent: self)
    child.parent?.storedChildren.removeAll { $0 === child }
    storedChildren.append(child)
    child.parent = self
  }

  open func removeFromParent() {
    parent?.storedChildren.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  open var childForStatusBarStyle: UIViewController? { nil }

  /// The views of children that the container shows; their controllers appear with it.
  var visibleChildren: [UIViewController] {
    storedChildren.filter { $0.storedView?.superview != nil }
  }

  // MARK: Appearance

  /// Goes through the appearance methods, children included.
  final func appear(animated: Bool = false) {
    guard appearance == .disappeared || appearance == .disappearing else { return }
    loadViewIfNeeded()
    appearance = .appearing
    viewWillAppear(animated)
    viewIsAppearing(animated)
    for child in visibleChildren { child.appear(animated: animated) }
    appearance = .appeared
    viewDidAppear(animated)
  }

  final func disappear(animated: Bool = false) {
    guard appearance == .appeared || appearance == .appearing else { return }
    appearance = .disappearing
    viewWillDisappear(animated)
    for child in visibleChildren { child.disappear(animated: animated) }
    appearance = .disappeared
    viewDidDisappear(animated)
  }

  final var isAppearing: Bool { appearance == .appeared || appearance == .appearing }

  final func enter(window: UIWindow) {
    loadViewIfNeeded()
    guard let storedView else { return }
    storedView.frame = window.bounds
    storedView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.insertSubview(storedView, at: 0)
    appear()
  }

  final func leaveWindow() {
    disappear()
    storedView?.removeFromSuperview()
  }

  // MARK: Traits

  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { storedView?.traitsDidChange() }
  }
  private var childTraits: [ObjectIdentifier: UITraitCollection] = [:]

  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild child: UIViewController) {
    childTraits[ObjectIdentifier(child)] = collection
    child.storedView?.traitsDidChange()
  }

  open func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
    childTraits[ObjectIdentifier(child)]
  }

  open var traitCollection: UITraitCollection {
    var traits = parent?.traitCollection ?? storedView?.superview?.traitCollection ?? UIKitHost.shared.traits
    var additions: [UITraitCollection] = []
    if let given = parent?.overrideTraitCollection(forChild: self) { additions.append(given) }
    if overrideUserInterfaceStyle != .unspecified {
      additions.append(UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle))
    }
    if !additions.isEmpty { traits = UITraitCollection(traitsFrom: [traits] + additions) }
    return traits
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Presentation

  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open internal(set) weak var presentingViewController: UIViewController?
  open internal(set) var presentedViewController: UIViewController?

  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    Presentation.present(controller, from: self)
    completion?()
  }

  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    Presentation.dismiss(self)
    completion?()
  }

  open func show(_ controller: UIViewController, sender: Any?) {
    if let parent { return parent.show(controller, sender: sender) }
    present(controller, animated: true)
  }

  open func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    if let parent { return parent.showDetailViewController(controller, sender: sender) }
    show(controller, sender: sender)
  }

  // MARK: Segues

  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  // MARK: Responder chain

  open override var next: UIResponder? {
    storedView?.superview ?? presentingViewController ?? parent
  }

  override func defaultAccessibilityPerformEscape() -> Bool {
    if let search = navigationItem.searchController, search.isActive {
      search.isActive = false
      return true
    }
    // A sheet can be swiped away; what fills the screen is left only by what it offers itself.
    guard presentingViewController != nil, let presentation, !presentation.coversWholeScreen,
      !isModalInPresentation
    else { return false }
    dismiss(animated: true)
    return true
  }
}

/// How a controller is shown over another.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext
  case popover
  case none = -1
  case automatic = -2
}

public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

public enum UIStatusBarStyle: Int, Hashable, Sendable {
  case `default`
  case lightContent
  case darkContent = 3
}

/// Hears of a transition's course.
@MainActor
public protocol UIViewControllerTransitionCoordinator: NSObjectProtocol {}

/// A way from one controller to another that a storyboard describes.
///
/// Follows <https://developer.apple.com/documentation/uikit/uistoryboardsegue>.
@MainActor
open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  private let handler: (() -> Void)?

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
    super.init()
  }

  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
    super.init()
  }

  open func perform() {
    if let handler { handler() } else { source.show(destination, sender: self) }
  }
}
