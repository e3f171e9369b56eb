import CurbcutFoundation

/// Manages a view and its place among others.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewcontroller>.
@preconcurrency @MainActor
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
  final var appearance = Appearance.disappeared
  /// Whether what the controller begins to do now, appear or disappear, is animated.
  final var appearanceIsAnimated = false
  /// Fills the view in from Interface Builder in place of `loadView`.
  package final var viewLoader: ((UIViewController) -> Void)?
  /// Where Interface Builder describes this controller.
  package final var interfaceBuilderSource: InterfaceBuilderSource?

  enum Appearance { case disappeared, appearing, appeared, disappearing }

  /// Why the controller appears or disappears, until it has.
  enum Motion { case presented, dismissed, addedToParent, removedFromParent }
  final var motion: Motion?
  /// The transition that the controller takes part in; nil when none is under way.
  final weak var screenTransition: ScreenTransition?
  /// Whether the app was told that the view is appearing, this time.
  final var isToldOfAppearing = false

  /// Whether the controller appears because it is presented: true in the methods of appearing.
  open var isBeingPresented: Bool { motion == .presented }
  /// Whether the controller disappears because it is dismissed: true in the methods of disappearing.
  open var isBeingDismissed: Bool { motion == .dismissed }
  /// Whether the controller appears because it became a child: true in the methods of appearing.
  open var isMovingToParent: Bool { motion == .addedToParent }
  /// Whether the controller disappears because it will be no child any more: true in the methods of
  /// disappearing.
  open var isMovingFromParent: Bool { motion == .removedFromParent }

  // MARK: Making

  /// A controller whose view a nib describes, with the controller as the file's owner.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: the nib's name without its ending; nil to look for one by the name of the class, as
  ///     `nibName` says.
  ///   - nibBundleOrNil: where the nib is; nil for the main bundle.
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
  /// The name of the nib that describes the view: the one that was given; else, for a class `DetailViewController`,
  /// `DetailView` or `DetailViewController`, if there is such a nib; nil for none.
  open var nibName: String? { givenNibName ?? NibSearch.defaultName(for: self) }
  /// Where the nib is, as it was given; nil for the app itself.
  open private(set) var nibBundle: Bundle?
  /// Called when all objects of the storyboard scene or nib are loaded; does nothing by itself.
  open func awakeFromNib() {}

  // MARK: The view

  /// The view that the controller manages; loaded when first asked for.
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

  /// Makes the view, as the storyboard or nib that the controller comes from describes it, otherwise empty.
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
  /// Called when the view is about to appear and lies in its superview with its traits.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Called when the safe area of the view changed, before the layout; does nothing by itself.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the margins of the view changed.
  open func viewLayoutMarginsDidChange() {}
  /// Called before the layout, for constraints that follow the state.
  open func updateViewConstraints() {}
  /// Called before the view gets another size, as when the device is turned; tells the children, and what is
  /// presented.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in storedChildren {
      let room = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: room, with: coordinator)
    }
    ownPresented?.viewWillTransition(to: size, with: coordinator)
  }
  /// Called before the controller gets other traits, as when the device is turned; tells the children, and what
  /// is presented.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in storedChildren { child.willTransition(to: newCollection, with: coordinator) }
    ownPresented?.willTransition(to: newCollection, with: coordinator)
  }
  /// The size that a child gets when this controller has a size, in points: as much of it as now.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let child = (container as? UIViewController)?.storedView, let view = storedView, child !== view
    else { return parentSize }
    return CGSize(
      width: max(0, parentSize.width - (view.bounds.width - child.bounds.width)),
      height: max(0, parentSize.height - (view.bounds.height - child.bounds.height)))
  }
  /// Called when a child would like another size; does nothing by itself.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Called when the layout gave a child another size. Never called here: containers look at the size themselves.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Called when memory is short.
  open func didReceiveMemoryWarning() {}

  private var lastSafeAreaInsets = UIEdgeInsets.zero

  /// Tells the controller and its view when the safe area is another than at the last layout.
  final func tellSafeAreaIfChanged() {
    guard let storedView, storedView.window != nil else { return }
    let now = storedView.safeAreaInsets
    guard now != lastSafeAreaInsets else { return }
    lastSafeAreaInsets = now
    viewSafeAreaInsetsDidChange()
    storedView.tellSafeAreaChanged()
  }

  // MARK: Description

  /// What bars, tabs and the back button call the controller; nil by default.
  open var title: String? { didSet { titleDidChange() } }
  /// The size that the controller would like as a sheet on a tablet, in points; zero, the default, for any.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  /// The name under which the state of the controller is saved; nil, the default, saves nothing.
  open var restorationIdentifier: String?
  /// Whether what a controller in this one presents over the current context covers this one; false by default, but
  /// true for a navigation controller.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiviewcontroller/definespresentationcontext>.
  open var definesPresentationContext: Bool {
    get { givenPresentationContext ?? definesPresentationContextByDefault }
    set { givenPresentationContext = newValue }
  }
  private var givenPresentationContext: Bool?
  var definesPresentationContextByDefault: Bool { false }
  /// Whether this controller says how presentations over it move; false by default.
  @Unsupported(
    "UIViewController.providesPresentationContextTransitionStyle: the presented controller's own style counts"
  )
  open var providesPresentationContextTransitionStyle = false
  /// The edges at which the view reaches under bars; all by default.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether the view reaches under opaque bars too; false by default.
  @Unsupported("UIViewController.extendedLayoutIncludesOpaqueBars: the view does not reach under opaque bars")
  open var extendedLayoutIncludesOpaqueBars = false
  /// As before iOS 11; true by default. Without effect: a scroll view has an adjustment of its own.
  open var automaticallyAdjustsScrollViewInsets = true
  /// Room that counts as unsafe beside that of screen and bars, in points; none by default.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { storedView?.setNeedsLayoutForSubtree() }
  }
  /// Whether the margins of the view are at least ``systemMinimumLayoutMargins``; true by default.
  open var viewRespectsSystemMinimumLayoutMargins = true { didSet { storedView?.setNeedsLayout() } }
  /// The least margins of the view, in points: 16 at the sides, 20 where it is at least 414 wide.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = (storedView?.bounds.width ?? UIScreen.main.bounds.width) >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  /// Whether the person edits the content of the controller; false by default.
  open var isEditing: Bool { storedIsEditing }
  private var storedIsEditing = false
  /// Begins or ends the editing; a subclass shows what belongs to it.
  open func setEditing(_ editing: Bool, animated: Bool) { storedIsEditing = editing }
  /// How the status bar looks over the controller: what `UIStatusBarManager` tells. Nothing is drawn of it.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden over the controller: what `UIStatusBarManager` tells.
  open var prefersStatusBarHidden: Bool { false }
  /// The orientations that the controller allows; all but upside down.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Whether the interface turns with the device; true.
  open var shouldAutorotate: Bool { true }
  /// Tells that the status bar looks otherwise. Nothing is to be done: `UIStatusBarManager` asks each time.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// Containers show the title again.
  func titleDidChange() { parent?.childTitleDidChange(self) }
  func childTitleDidChange(_ child: UIViewController) {}

  // MARK: In containers

  /// The nearest navigation controller around; nil for none.
  open var navigationController: UINavigationController? { nearestAncestor(UINavigationController.self) }
  /// The nearest tab bar controller around; nil for none.
  open var tabBarController: UITabBarController? { nearestAncestor(UITabBarController.self) }
  /// The nearest split view controller around; nil for none.
  open var splitViewController: UISplitViewController? { nearestAncestor(UISplitViewController.self) }
  /// What a navigation bar shows while the controller is on top; made with the controller's title.
  open var navigationItem: UINavigationItem { madeNavigationItem }
  /// The controller's tab; made with the controller's title.
  open var tabBarItem: UITabBarItem! {
    get { madeTabBarItem }
    set { setTabBarItem(newValue) }
  }
  /// The buttons of the navigation controller's toolbar while the controller is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    get { containerAttributes.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }
  /// Sets the buttons of the navigation controller's toolbar; they show at once.
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
  /// Names the scroll view whose content runs under the bars.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {
    containerAttributes.contentScrollView = scrollView
  }
  /// The scroll view that was named; the same for all edges.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    containerAttributes.contentScrollView
  }

  // MARK: What the system shows around the controller

  /// How the status bar comes and goes; fading by default. Not asked here: nothing is drawn of it.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Whether the status bar follows the controller even where it does not fill the screen; false by default.
  @Unsupported(
    "UIViewController.modalPresentationCapturesStatusBarAppearance: only what fills the screen decides how the status bar looks"
  )
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether the line at the bottom of the screen fades away; false by default. Not asked here: nothing is
  /// drawn of it.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that decides whether that line fades away; nil for the controller itself.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Tells that ``prefersHomeIndicatorAutoHidden`` changed. Nothing is to be done: nothing is drawn of the line.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The edges at which a finger reaches the app before the system; none by default. Not asked here: the
  /// system takes no gestures.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that decides about those edges; nil for the controller itself.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Tells that ``preferredScreenEdgesDeferringSystemGestures`` changed. Nothing is to be done.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// The orientation in which the controller is shown first when it fills the screen; upright by default. The
  /// screen here keeps the orientation it has.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Tells that ``supportedInterfaceOrientations`` changed. The screen here keeps the orientation it has.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Asks the screen to follow the device. The screen here keeps the orientation it has.
  open class func attemptRotationToDeviceOrientation() {}
  /// Whether the keyboard stays when what is edited goes away: true for a form sheet.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// Whether the pointer is to be held; false by default. Not asked here: there is no pointer.
  open var prefersPointerLocked: Bool { false }

  // MARK: Keys

  private var addedKeyCommands: [UIKeyCommand] = []
  /// The keys that the controller answers: those that were added; a subclass may name others.
  open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }
  /// Answers a key.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
  /// Answers a key no longer.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }

  // MARK: Keeping the state

  /// What makes the controller again when its state is restored; nil, the default, for the storyboard.
  @Unsupported("UIViewController.restorationClass: nothing is restored: an app begins anew each time")
  open var restorationClass: (any UIViewControllerRestoration.Type)? = nil
  /// For what is to be kept for the next time. Never called here: an app begins anew each time.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// For what was kept the last time. Never called here.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// For the end of restoring. Never called here.
  open func applicationFinishedRestoringState() {}

  // MARK: Finding who does something

  /// The nearest controller that performs an action, from this one outwards: itself, what contains it or
  /// what presented it; nil when none does.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    if canPerformAction(action, withSender: sender) { return self }
    let outer = parent ?? ownPresenting
    return outer?.targetViewController(forAction: action, sender: sender)
  }

  // MARK: Changing children

  /// Lets one child's view take the place of another's, in an animation.
  ///
  /// Both must be children. The new view is added where the old one was before the animations run, and the old
  /// one is taken out at the end. The completion gets true when the animation ran to its end.
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

  /// Makes a controller a child, taking it from its parent. Its view is to be added by the caller.
  open func addChild(_ child: UIViewController) {
    guard child.parent !== self else { return }
    child.motion = .addedToParent
    child.willMove(toParent: self)
    child.parent?.storedChildren.removeAll { $0 === child }
    storedChildren.append(child)
    child.parent = self
    child.awaitsDidMove = true
  }
  /// Whether a container of the system's is still to tell the controller that it has moved.
  final var awaitsDidMove = false

  /// Takes the controller out of its parent. Its view is to be removed by the caller.
  open func removeFromParent() {
    parent?.storedChildren.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }

  /// Called before the parent changes; nil when there will be none.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the parent changed; nil when there is none. A container calls it when a child is in
  /// place.
  open func didMove(toParent parent: UIViewController?) {}

  /// The child that decides how the status bar looks; nil for the controller itself.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether the status bar is hidden; nil for the controller itself.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// The views of children that the container shows; their controllers appear with it.
  var visibleChildren: [UIViewController] {
    storedChildren.filter { $0.storedView.map { $0.superview != nil && !$0.isLeaving } ?? false }
  }

  // MARK: Appearance

  /// Whether children hear of appearing and disappearing as this controller does; true unless a subclass tells
  /// them itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child that it begins to appear or disappear: for containers that tell their children themselves.
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

  /// Light or dark in here, whatever the surroundings are; `unspecified`, the default, is as they are.
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
  private var childTraits: [ObjectIdentifier: UITraitCollection] = [:]

  /// Gives a child another environment than it would have; nil gives it back.
  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild child: UIViewController) {
    childTraits[ObjectIdentifier(child)] = collection
    child.storedView?.traitsDidChange()
  }

  /// The environment that a child was given; nil when it was given none.
  open func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
    childTraits[ObjectIdentifier(child)]
  }

  /// The environment of the controller: that of its surroundings, with what is overridden.
  open var traitCollection: UITraitCollection {
    overriding(
      parent?.traitCollection ?? storedView?.superview?.traitCollection ?? UIKitHost.shared.traits)
  }

  /// What the controller makes of the traits of its surroundings.
  final func overriding(_ around: UITraitCollection) -> UITraitCollection {
    var traits = around
    var additions: [UITraitCollection] = []
    if let given = parent?.overrideTraitCollection(forChild: self) { additions.append(given) }
    if overrideUserInterfaceStyle != .unspecified {
      additions.append(UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle))
    }
    if !additions.isEmpty { traits = UITraitCollection(traitsFrom: [traits] + additions) }
    return traits
  }

  /// Called when the environment changed, with the one before; nil when there was none.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Presentation

  /// How the controller is shown over another; `automatic`, a sheet for most, by default.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How the controller comes and goes; `coverVertical` by default.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether the person cannot swipe the controller away; false by default.
  open var isModalInPresentation = false
  /// The controller that presented this one or its furthest ancestor; nil when none of them is presented.
  open var presentingViewController: UIViewController? { ownPresenting ?? parent?.presentingViewController }
  /// The controller that this one or one of its ancestors presented; nil for none.
  open var presentedViewController: UIViewController? { ownPresented ?? parent?.presentedViewController }
  final weak var ownPresenting: UIViewController?
  final var ownPresented: UIViewController?

  /// Shows a controller over this one. ``presentedViewController`` is set at once; the controller has appeared,
  /// and the completion is called, when the movement is over on the device's clock.
  ///
  /// Nothing happens but a warning, and the completion is not called, while this controller presents another one,
  /// also where that one is just being dismissed, and before its view is in a window.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) { Presentation.present(controller, from: self, animated: animated, completion: completion) }

  /// Takes away the controller that this one presented, or this one if it presented none. It has gone, and the
  /// completion is called, when the movement is over on the device's clock.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    Presentation.dismiss(self, animated: animated, completion: completion)
  }

  /// Shows a controller where the nearest container likes it; presents it when there is none.
  open func show(_ controller: UIViewController, sender: Any?) {
    if let parent { return parent.show(controller, sender: sender) }
    present(controller, animated: true)
  }

  /// Shows a controller as details where the nearest container likes it; otherwise as
  /// ``show(_:sender:)`` does.
  open func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    if let parent { return parent.showDetailViewController(controller, sender: sender) }
    show(controller, sender: sender)
  }

  // MARK: Segues

  /// Performs a segue of the controller's scene. ``shouldPerformSegue(withIdentifier:sender:)`` is not asked.
  ///
  /// iOS raises an exception for an identifier that the scene has not; here it is reported, and nothing
  /// happens.
  ///
  /// [performSegue(withIdentifier:sender:)](https://developer.apple.com/documentation/uikit/uiviewcontroller/performsegue(withidentifier:sender:))
  ///
  /// - Parameters:
  ///   - identifier: what the storyboard calls the segue.
  ///   - sender: what ``prepare(for:sender:)`` is told started it.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performStoryboardSegue(withIdentifier: identifier, sender: sender)
  }
  /// Called before a segue goes ahead, to hand the next controller what it needs; does nothing by
  /// itself. The next controller's view is not loaded yet.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether a segue goes ahead when the person asks for it; true unless a subclass says otherwise. The
  /// identifier is empty for a segue that has none.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Whether the controller wants to be where an unwind segue leads; true by itself when it has the action
  /// and is not where the segue starts.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender ?? fromViewController)
  }
  /// As ``canPerformUnwindSegueAction(_:from:sender:)``, which asks it; the form from before iOS 13.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
  ) -> Bool {
    fromViewController !== self && ObjCRuntime.responds(self, to: action)
  }
  /// The children in which an unwind segue looks for its destination, in that order: all but the one that it
  /// comes from.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let from = childContaining(source)
    return children.filter { $0 !== from }
  }
  /// The child that an unwind segue comes from, itself or by what it contains or presented; nil for none.
  public final func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    children.first { UnwindSearch.contains($0, source.sourceViewController) }
  }
  /// Called on the containers between the place where an unwind segue turns round and its destination, to
  /// show the next of them; does nothing by itself.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
  /// What can be done from a preview of the controller, as before iOS 13; nothing unless a subclass says.
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
      // A sheet can be swiped away; what fills the screen is left only by what it offers itself.
      guard controller.ownPresenting != nil, let presentation = controller.presentation,
        !presentation.coversWholeScreen
      else {
        return false
      }
      return presentation.controller.leave()
    }
  }
}

/// How a controller is shown over another.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// Covers the screen.
  case fullScreen
  /// A sheet that leaves the top of the screen free, or stands in the middle of a tablet.
  case pageSheet
  /// A small sheet in the middle; like `pageSheet` here.
  case formSheet
  /// Takes the place of the controller that defines the context.
  case currentContext
  /// As the app's own classes draw it.
  case custom
  /// Covers the screen, but what lies behind stays.
  case overFullScreen
  /// Covers the controller that defines the context, but what lies behind stays.
  case overCurrentContext
  /// A bubble that points to where it came from; a sheet where there is little room.
  case popover
  /// No form; only an answer about adapting.
  case none = -1
  /// As the system likes it for the controller: a sheet.
  case automatic = -2
}

/// How a presented controller comes and goes.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  /// It rises from below.
  case coverVertical
  /// The screen turns round.
  case flipHorizontal
  /// One fades into the other.
  case crossDissolve
  /// A corner of the page curls up.
  case partialCurl
}

/// How the status bar comes and goes.
///
/// Follows <https://developer.apple.com/documentation/uikit/uistatusbaranimation>.
public enum UIStatusBarAnimation: Int, Hashable, Sendable {
  /// At once.
  case none
  /// Fading.
  case fade
  /// Sliding over the edge of the screen.
  case slide
}

/// How the status bar looks.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  /// As the interface is.
  case `default`
  /// Light, on dark content.
  case lightContent
  /// Dark, on light content.
  case darkContent = 3
}
