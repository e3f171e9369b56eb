import CurbcutFoundation

/// Manages a view hierarchy and its relations to other view controllers.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewcontroller>.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment {
  final var storedView: UIView?
  final var storedChildren: [UIViewController] = []
  final var presentation: Presentation?
  /// The insets by which a container's bars cover the view, in points.
  final var containerSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if containerSafeAreaInsets != oldValue { storedView?.setNeedsLayoutForSubtree() } }
  }
  /// Objects that other classes store here by name, such as the navigation item.
  final var attachments: [String: AnyObject] = [:]
  final var contentUnavailable: ContentUnavailablePlace?
  final var needsContentUnavailableUpdate = true
  final var appearance = Appearance.disappeared
  /// Whether the appearance or disappearance in progress is animated.
  final var appearanceIsAnimated = false
  /// Loads the view from Interface Builder in place of `loadView`.
  package final var viewLoader: ((UIViewController) -> Void)?
  /// The location of this controller in an Interface Builder document.
  package final var interfaceBuilderSource: InterfaceBuilderSource?

  enum Appearance { case disappeared, appearing, appeared, disappearing }

  /// Why the controller is appearing or disappearing, until it has.
  enum Motion { case presented, dismissed, addedToParent, removedFromParent }
  final var motion: Motion?
  /// The transition that the controller takes part in; nil when none is running.
  final weak var screenTransition: ScreenTransition?
  /// Whether ``viewIsAppearing(_:)`` was called during this appearance.
  final var isToldOfAppearing = false

  /// Whether the controller is appearing because it is being presented: true in the appearance methods.
  open var isBeingPresented: Bool { motion == .presented }
  /// Whether the controller is disappearing because it is being dismissed: true in the disappearance methods.
  open var isBeingDismissed: Bool { motion == .dismissed }
  /// Whether the controller is appearing because it became a child: true in the appearance methods.
  open var isMovingToParent: Bool { motion == .addedToParent }
  /// Whether the controller is disappearing because it is being removed from its parent: true in the disappearance
  /// methods.
  open var isMovingFromParent: Bool { motion == .removedFromParent }

  // MARK: Creating

  /// Creates a controller whose view is in a nib, with the controller as the File's Owner.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: the nib's name without its extension; nil to look for one by the name of the class, as for
  ///     `nibName`.
  ///   - nibBundleOrNil: the bundle of the nib; nil for the main bundle.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    givenNibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public required init?(coder: NSCoder) {
    givenNibName = nil
    super.init()
    coder.readInterfaceBuilder(self, as: UIViewController.self)
  }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  private let givenNibName: String?
  /// The name of the nib that contains the view: the one that was given; otherwise, for a class
  /// `DetailViewController`, `DetailView` or `DetailViewController`, if there is such a nib; nil for none.
  open var nibName: String? { givenNibName ?? NibSearch.defaultName(for: self) }
  /// The bundle of the nib, as it was given; nil for the main bundle.
  open private(set) var nibBundle: Bundle?
  /// Called when all objects of the storyboard scene or nib are loaded; does nothing by default.
  open func awakeFromNib() {}

  // MARK: The view

  /// The view that the controller manages; loaded on first access.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set { replaceView(newValue) }
  }

  /// The view, without loading it; nil before it is loaded.
  open var viewIfLoaded: UIView? { storedView }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { storedView != nil }

  /// Loads the view, unless it is loaded.
  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    if storedView == nil { replaceView(UIView()) }
    performEmbedSegues()
    viewDidLoad()
  }

  /// Creates the view: from the storyboard or nib that the controller comes from, otherwise an empty one.
  ///
  /// A subclass may set `view` instead.
  open func loadView() {
    if let viewLoader { return viewLoader(self) }
    if NibSearch.loadView(of: self) { return }
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

  /// Called once when the view is loaded.
  open func viewDidLoad() {}
  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is about to appear and is in its superview, with its traits.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view appears, and after ``setNeedsUpdateContentUnavailableConfiguration()``, to set
  /// ``contentUnavailableConfiguration``; does nothing by default.
  ///
  /// - Parameter state: the traits, and the text of the search.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Called when the safe area of the view changed, before the layout pass; does nothing by default.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the margins of the view changed.
  open func viewLayoutMarginsDidChange() {}
  /// Called before the layout pass, to update constraints.
  open func updateViewConstraints() {}
  /// Called before the view changes size, as when the device is rotated; passes the call to the children and to the
  /// presented controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in storedChildren {
      let room = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: room, with: coordinator)
    }
    guard let ownPresented else { return }
    if let presentation = ownPresented.activePresentationController {
      presentation.viewWillTransition(to: size, with: coordinator)
    } else {
      ownPresented.viewWillTransition(to: size, with: coordinator)
    }
  }
  /// Called before the controller's traits change, as when the device is rotated; passes the call to the children and
  /// to the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in storedChildren { child.willTransition(to: newCollection, with: coordinator) }
    guard let ownPresented else { return }
    if let presentation = ownPresented.activePresentationController {
      presentation.willTransition(to: newCollection, with: coordinator)
    } else {
      ownPresented.willTransition(to: newCollection, with: coordinator)
    }
  }
  /// The size that a child gets when this controller has a given size, in points: the difference between them stays
  /// the same.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let child = (container as? UIViewController)?.storedView, let view = storedView, child !== view
    else { return parentSize }
    return CGSize(
      width: max(0, parentSize.width - (view.bounds.width - child.bounds.width)),
      height: max(0, parentSize.height - (view.bounds.height - child.bounds.height)))
  }
  /// Called when a child's preferred content size changed; does nothing by default.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Called when Auto Layout gave a child another size. Never called here: containers read the size themselves.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Called when memory is low.
  open func didReceiveMemoryWarning() {}

  private var lastSafeAreaInsets = UIEdgeInsets.zero

  /// Tells the controller and its view if the safe area has changed since the last layout pass.
  final func tellSafeAreaIfChanged() {
    guard let storedView, storedView.window != nil else { return }
    let now = storedView.safeAreaInsets
    guard now != lastSafeAreaInsets else { return }
    lastSafeAreaInsets = now
    viewSafeAreaInsetsDidChange()
    storedView.tellSafeAreaChanged()
  }

  // MARK: Description

  /// The title in bars, tabs and back buttons; nil by default.
  open var title: String? { didSet { titleDidChange() } }
  /// The preferred size as a sheet on an iPad, in points; zero, the default, for any.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      if let parent {
        parent.preferredContentSizeDidChange(forChildContentContainer: self)
      } else if ownPresenting != nil {
        activePresentationController?.preferredContentSizeDidChange(forChildContentContainer: self)
      }
    }
  }
  /// The identifier under which the state of the controller is saved; nil, the default, saves nothing.
  open var restorationIdentifier: String?
  /// Whether a presentation over the current context, from this controller or one inside it, covers this controller;
  /// false by default, but true for a navigation controller.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiviewcontroller/definespresentationcontext>.
  open var definesPresentationContext: Bool {
    get { givenPresentationContext ?? definesPresentationContextByDefault }
    set { givenPresentationContext = newValue }
  }
  private var givenPresentationContext: Bool?
  var definesPresentationContextByDefault: Bool { false }
  /// Whether this controller determines the transition style of presentations over it; false by default.
  @Unsupported(
    "UIViewController.providesPresentationContextTransitionStyle: the presented controller's own style counts"
  )
  open var providesPresentationContextTransitionStyle = false
  /// The edges at which the view extends under bars; all by default.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether the view also extends under opaque bars; false by default.
  @Unsupported("UIViewController.extendedLayoutIncludesOpaqueBars: the view does not reach under opaque bars")
  open var extendedLayoutIncludesOpaqueBars = false
  /// The form from before iOS 11; true by default. Has no effect: scroll views have their own adjustment behaviour.
  open var automaticallyAdjustsScrollViewInsets = true
  /// Insets added to the safe area of screen and bars, in points; zero by default.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { storedView?.setNeedsLayoutForSubtree() }
  }
  /// Whether the margins of the view are at least ``systemMinimumLayoutMargins``; true by default.
  open var viewRespectsSystemMinimumLayoutMargins = true { didSet { storedView?.setNeedsLayout() } }
  /// The minimum margins of the view, in points: 16 at the sides, or 20 if the view is at least 414 wide.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = (storedView?.bounds.width ?? UIScreen.main.bounds.width) >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  /// Whether the content of the controller is being edited; false by default. Setting it calls
  /// ``setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var storedIsEditing = false
  /// Begins or ends editing; a subclass updates its views accordingly.
  open func setEditing(_ editing: Bool, animated: Bool) { storedIsEditing = editing }
  /// The preferred style of the status bar, which `UIStatusBarManager` reports. The status bar is not drawn.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar should be hidden, which `UIStatusBarManager` reports.
  open var prefersStatusBarHidden: Bool { false }
  /// The orientations that the controller supports; by default all but upside down.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Whether the interface rotates with the device; true by default.
  open var shouldAutorotate: Bool { true }
  /// Call when the preferences for the status bar have changed. Does nothing: `UIStatusBarManager` reads them each
  /// time.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// Tells the containers to update the title.
  func titleDidChange() {
    // An item that was made before has the title, too, even outside of a navigation controller.
    containerAttributes.navigationItem?.title = title
    parent?.childTitleDidChange(self)
  }
  func childTitleDidChange(_ child: UIViewController) {}

  // MARK: In containers

  /// The nearest enclosing navigation controller; nil for none.
  open var navigationController: UINavigationController? { nearestAncestor(UINavigationController.self) }
  /// The nearest enclosing tab bar controller; nil for none.
  open var tabBarController: UITabBarController? { nearestAncestor(UITabBarController.self) }
  /// The nearest enclosing split view controller; nil for none.
  open var splitViewController: UISplitViewController? { nearestAncestor(UISplitViewController.self) }
  /// The content of the navigation bar while the controller is on top; created with the controller's title.
  open var navigationItem: UINavigationItem { madeNavigationItem }
  /// The controller's tab bar item; created with the controller's title.
  open var tabBarItem: UITabBarItem! {
    get { madeTabBarItem }
    set { setTabBarItem(newValue) }
  }
  /// The buttons of the navigation controller's toolbar while the controller is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    get { containerAttributes.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }
  /// Sets the buttons of the navigation controller's toolbar; they are shown at once.
  open func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    containerAttributes.toolbarItems = items
    navigationController?.toolbarItemsDidChange()
  }
  /// Whether the tab bar, or the toolbar, is hidden while the controller is on top; false by default.
  open var hidesBottomBarWhenPushed: Bool {
    get { containerAttributes.hidesBottomBarWhenPushed }
    set { containerAttributes.hidesBottomBarWhenPushed = newValue }
  }
  /// A button that turns editing on and off.
  open var editButtonItem: UIBarButtonItem { madeEditButtonItem }
  /// Sets the scroll view whose content scrolls under the bars.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {
    containerAttributes.contentScrollView = scrollView
  }
  /// The scroll view that was set; the same for all edges.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    containerAttributes.contentScrollView
  }

  // MARK: System user interface

  /// The animation with which the status bar is shown and hidden; `fade` by default. Not used here: the status bar
  /// changes at once.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Whether the controller controls the status bar even when it does not fill the screen; false by default.
  @Unsupported(
    "UIViewController.modalPresentationCapturesStatusBarAppearance: only what fills the screen decides how the status bar looks"
  )
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether the home indicator hides itself; false by default.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that decides whether the home indicator hides itself; nil for the controller itself.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Call when ``prefersHomeIndicatorAutoHidden`` has changed; the next picture of the screen shows it.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The edges at which the app's gestures take precedence over the system's; none by default. Not used here: there
  /// are no system gestures.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that decides about those edges; nil for the controller itself.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Call when ``preferredScreenEdgesDeferringSystemGestures`` has changed. Does nothing.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// The initial orientation when the controller is presented full screen; portrait by default. The screen does not
  /// rotate here.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Call when ``supportedInterfaceOrientations`` has changed. The screen does not rotate here.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Asks the interface to rotate to the device's orientation. The screen does not rotate here.
  open class func attemptRotationToDeviceOrientation() {}
  /// Whether the keyboard stays when the first responder resigns: true for a form sheet.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// Whether the pointer should be locked; false by default. Not used here: there is no pointer.
  open var prefersPointerLocked: Bool { false }

  // MARK: Keys

  private var addedKeyCommands: [UIKeyCommand] = []
  /// The key commands of the controller: those that were added; a subclass may return others.
  open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }
  /// Adds a key command.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
  /// Removes a key command.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }

  // MARK: State restoration

  /// The class that recreates the controller when its state is restored; nil, the default, for the storyboard.
  @Unsupported("UIViewController.restorationClass: nothing is restored: an app begins anew each time")
  open var restorationClass: (any UIViewControllerRestoration.Type)? = nil
  /// Encodes the state to restore the next time. Never called here: an app always starts afresh.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Decodes the state that was saved. Never called here.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Called when restoration has finished. Never called here.
  open func applicationFinishedRestoringState() {}

  // MARK: Finding the target of an action

  /// The nearest controller that can perform an action, starting at this one and going outwards to its parent or
  /// presenting controller; nil when there is none.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    if canPerformAction(action, withSender: sender) { return self }
    let outer = parent ?? ownPresenting
    return outer?.targetViewController(forAction: action, sender: sender)
  }

  // MARK: Changing children

  /// Replaces one child's view by another's, with an animation.
  ///
  /// Both must be children. The new view is added to the old one's superview before the animations run, and the old
  /// one is removed at the end. The completion handler receives true if the animation ran to the end.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let old: UIView = fromViewController.view
    let new: UIView = toViewController.view
    let room = old.superview ?? view
    let isAnimated = duration > 0 && UIView.areAnimationsEnabled
    if isAppearing {
      fromViewController.beginDisappearing(animated: isAnimated)
      toViewController.beginAppearing(animated: isAnimated)
    }
    room?.addSubview(new)
    if isAppearing { toViewController.tellIsAppearing(animated: isAnimated) }
    UIView.animate(withDuration: duration, delay: 0, options: options, animations: { animations?() }) {
      [self] finished in
      old.removeFromSuperview()
      if isAppearing {
        fromViewController.finishDisappearing(animated: isAnimated)
        toViewController.finishAppearing(animated: isAnimated)
      }
      completion?(finished)
    }
  }

  // MARK: Containment

  /// The controller that contains this one; nil for none.
  open internal(set) weak var parent: UIViewController?
  /// The controllers that this one contains, in the order in which they were added.
  open var children: [UIViewController] { storedChildren }

  /// Adds a child controller, removing it from its previous parent. The caller must add its view.
  open func addChild(_ child: UIViewController) {
    guard child.parent !== self else { return }
    child.motion = .addedToParent
    child.willMove(toParent: self)
    child.parent?.storedChildren.removeAll { $0 === child }
    storedChildren.append(child)
    child.parent = self
    child.awaitsDidMove = true
  }
  /// Whether a system container still has to call ``didMove(toParent:)`` on the controller.
  final var awaitsDidMove = false

  /// Removes the controller from its parent. The caller must remove its view.
  open func removeFromParent() {
    parent?.storedChildren.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }

  /// Called before the parent changes; nil when there will be none.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the parent changed; nil when there is none. A container calls it when a child is in place.
  open func didMove(toParent parent: UIViewController?) {}

  /// The child that decides the style of the status bar; nil for the controller itself.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether the status bar is hidden; nil for the controller itself.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// The children whose views the container shows; they appear and disappear with it.
  var visibleChildren: [UIViewController] {
    storedChildren.filter { $0.storedView.map { $0.superview != nil && !$0.isLeaving } ?? false }
  }

  // MARK: Appearance

  /// Whether appearance calls are forwarded to children; true unless a subclass forwards them itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child that it is about to appear or disappear; for containers that forward appearance calls themselves.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    appearanceIsAnimated = animated
    if isAppearing { beginAppearing(animated: animated) } else { beginDisappearing(animated: animated) }
  }

  /// Tells a child that it has appeared or disappeared.
  open func endAppearanceTransition() {
    endAppearing(animated: appearanceIsAnimated)
    finishDisappearing(animated: appearanceIsAnimated)
  }

  // MARK: Traits

  /// Forces light or dark in this controller and its children; `unspecified`, the default, inherits the style.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      guard overrideUserInterfaceStyle != oldValue, let storedView else { return }
      let around = parent?.traitCollection ?? storedView.superview?.traitCollection ?? UIKitHost.shared.traits
      let before = oldValue == .unspecified ? around.userInterfaceStyle : oldValue
      storedView.ownTraitsDidChange(
        UITraitCollection(
          traitsFrom: [traitCollection, UITraitCollection(userInterfaceStyle: before)]))
    }
  }
  /// Traits of the controller and of what is in it that are not those from around; none by default.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uitraitoverrides-swift.struct>.
  open var traitOverrides = UITraitOverrides() {
    didSet {
      guard traitOverrides.values != oldValue.values, let storedView else { return }
      let around = parent?.traitCollection ?? storedView.superview?.traitCollection ?? UIKitHost.shared.traits
      storedView.ownTraitsDidChange(overriding(around, with: oldValue))
    }
  }
  private var childTraits: [ObjectIdentifier: UITraitCollection] = [:]

  /// Overrides traits of a child; nil removes the override.
  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild child: UIViewController) {
    childTraits[ObjectIdentifier(child)] = collection
    child.storedView?.traitsDidChange()
  }

  /// The trait override of a child; nil when it has none.
  open func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
    childTraits[ObjectIdentifier(child)]
  }

  /// The traits of the controller: those it inherits, with its overrides.
  open var traitCollection: UITraitCollection {
    overriding(
      parent?.traitCollection ?? storedView?.superview?.traitCollection ?? UIKitHost.shared.traits)
  }

  /// Applies the controller's overrides to the traits it inherits.
  final func overriding(_ around: UITraitCollection) -> UITraitCollection {
    overriding(around, with: traitOverrides)
  }

  private func overriding(_ around: UITraitCollection, with overrides: UITraitOverrides) -> UITraitCollection
  {
    var traits = around
    var additions: [UITraitCollection] = []
    if let given = parent?.overrideTraitCollection(forChild: self) { additions.append(given) }
    if overrideUserInterfaceStyle != .unspecified {
      additions.append(UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle))
    }
    if overrides.values != TraitValues() { additions.append(UITraitCollection(overrides.values)) }
    if !additions.isEmpty { traits = UITraitCollection(traitsFrom: [traits] + additions) }
    return traits
  }

  /// Called when the traits changed, with the previous ones; nil when there were none.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Presentation

  /// The style in which the controller is presented; by default `automatic`, a sheet for most.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The transition with which the controller is presented and dismissed; `coverVertical` by default.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether the person is prevented from swiping the controller away; false by default.
  open var isModalInPresentation = false
  /// The controller that presented this one or its nearest presented ancestor; nil when none of them is presented.
  open var presentingViewController: UIViewController? { ownPresenting ?? parent?.presentingViewController }
  /// The controller that this one or one of its ancestors presented; nil for none.
  open var presentedViewController: UIViewController? { ownPresented ?? parent?.presentedViewController }
  final weak var ownPresenting: UIViewController?
  final var ownPresented: UIViewController?

  /// Presents a controller over this one. ``presentedViewController`` is set at once; the controller has appeared,
  /// and the completion handler is called, when the transition ends on the device's clock.
  ///
  /// Only warns, without calling the completion handler, while this controller is presenting another one, even if
  /// that one is being dismissed, and while its own view is not in a window.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) { Presentation.present(controller, from: self, animated: animated, completion: completion) }

  /// Dismisses the controller that this one presented, or this one if it presented none. It has disappeared, and the
  /// completion handler is called, when the transition ends on the device's clock.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    Presentation.dismiss(self, animated: animated, completion: completion)
  }

  /// Shows a controller in the way that the nearest container determines; presents it when there is none.
  open func show(_ controller: UIViewController, sender: Any?) {
    if let parent { return parent.show(controller, sender: sender) }
    present(controller, animated: true)
  }

  /// Shows a controller as the detail in the way that the nearest container determines; otherwise as
  /// ``show(_:sender:)`` does.
  open func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    if let parent { return parent.showDetailViewController(controller, sender: sender) }
    show(controller, sender: sender)
  }

  // MARK: Segues

  /// Performs a segue of the controller's scene. ``shouldPerformSegue(withIdentifier:sender:)`` is not asked.
  ///
  /// Raises `NSInvalidArgumentException` when the scene has no segue with that identifier, as on iOS.
  ///
  /// [performSegue(withIdentifier:sender:)](https://developer.apple.com/documentation/uikit/uiviewcontroller/performsegue(withidentifier:sender:))
  ///
  /// - Parameters:
  ///   - identifier: the identifier of the segue in the storyboard.
  ///   - sender: the object that started the segue, passed to ``prepare(for:sender:)``.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performStoryboardSegue(withIdentifier: identifier, sender: sender)
  }
  /// Called before a segue is performed, to pass data to the destination; does nothing by default. The destination's
  /// view is not loaded yet.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether a segue that the person triggered is performed; true unless a subclass says otherwise. The identifier is
  /// empty for a segue without one.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Whether the controller can be the destination of an unwind segue; by default true when it implements the action
  /// and is not the source of the segue.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender ?? fromViewController)
  }
  /// Like ``canPerformUnwindSegueAction(_:from:sender:)``, which calls this; the form from before iOS 13.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
  ) -> Bool {
    fromViewController !== self && ObjCRuntime.responds(self, to: action)
  }
  /// The children in which to search for the destination of an unwind segue, in order: all but the one that the segue
  /// comes from.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let from = childContaining(source)
    return children.filter { $0 !== from }
  }
  /// The child from which an unwind segue comes, directly or through a controller that it contains or presented; nil
  /// for none.
  public final func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    children.first { UnwindSearch.contains($0, source.sourceViewController) }
  }
  /// Called on each container on the path down to the destination of an unwind segue, to show the next controller on
  /// that path; does nothing by default.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
  /// The actions in a preview of the controller, as before iOS 13; none unless a subclass returns some.
  open var previewActionItems: [any UIPreviewActionItem] { [] }

  // MARK: Responder chain

  open override var next: UIResponder? {
    storedView?.superview ?? ownPresenting ?? parent
  }

  @_spi(AccessibilityDefaults) open override class var accessibilityDefaults: AccessibilityDefaults {
    ownDefaults
  }

  private static let ownDefaults = AccessibilityDefaults(
    of: UIViewController.self, over: UIResponder.accessibilityDefaults
  ) { answers, _ in
    answers.performEscape = { controller in
      if let search = controller.navigationItem.searchController, search.isActive {
        search.isActive = false
        return true
      }
      // A sheet can be swiped away; a full-screen presentation can only be left through its own controls.
      guard controller.ownPresenting != nil, let presentation = controller.presentation,
        !presentation.coversWholeScreen
      else {
        return false
      }
      return presentation.controller.leave()
    }
  }
}

/// The style in which a controller is presented.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// Covers the screen.
  case fullScreen
  /// A sheet that leaves the top of the screen uncovered, or that is centred on an iPad.
  case pageSheet
  /// A small centred sheet; like `pageSheet` here.
  case formSheet
  /// Replaces the content of the controller that defines the context.
  case currentContext
  /// Defined by the app's own classes.
  case custom
  /// Covers the screen, without removing the views behind.
  case overFullScreen
  /// Covers the controller that defines the context, without removing the views behind.
  case overCurrentContext
  /// A popover that points to its source; a sheet where there is little space.
  case popover
  /// No style; only returned by adaptive presentation delegates.
  case none = -1
  /// The system chooses the style for the controller: a sheet.
  case automatic = -2
}

/// The transition with which a controller is presented and dismissed.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  /// It slides up from the bottom.
  case coverVertical
  /// The screen flips over.
  case flipHorizontal
  /// One fades into the other.
  case crossDissolve
  /// A corner of the page curls up.
  case partialCurl
}

/// The animation with which the status bar is shown and hidden.
///
/// Follows <https://developer.apple.com/documentation/uikit/uistatusbaranimation>.
public enum UIStatusBarAnimation: Int, Hashable, Sendable {
  /// No animation.
  case none
  /// Fading.
  case fade
  /// Sliding over the edge of the screen.
  case slide
}

/// The style of the status bar.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  /// Follows the interface style.
  case `default`
  /// Light, on dark content.
  case lightContent
  /// Dark, on light content.
  case darkContent = 3
}
