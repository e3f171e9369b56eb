import CurbcutFoundation
import DeviceServices
import DeviceSettings
import Foundation

/// The device that the process simulates: its screen, its settings, and the traits derived from them.
@MainActor
package final class UIKitHost {
  package static let shared = UIKitHost()

  package private(set) var device: Device
  package private(set) var orientation: Device.Orientation
  /// The settings in effect for the app: those of the device, overridden by the app's own.
  package private(set) var settings: Settings
  /// The settings of the device.
  package private(set) var deviceSettings: Settings
  package private(set) var traits: UITraitCollection
  package let screen: UIScreen
  package let clock = HostClock()
  let motionMonitor = MotionMonitor()
  var layerMovers: [LayerMover] = []

  // MARK: Effects of the app on the device

  /// The URLs that the app opened externally, oldest first.
  package var openedURLs: [URL] = []
  /// Called with each URL that the app opens externally.
  package var onOpenURL: ((URL) -> Void)?
  /// Whether the device is locked.
  package internal(set) var isLocked = false
  /// The sessions of the scenes that return to the foreground with the app.
  var scenesInFront: [String] = []
  /// How many requests of the app to ignore interaction events are in effect.
  var ignoredInteractions = 0
  /// How often the app played the key click sound.
  package internal(set) var inputClicks = 0
  var shortcutItems: [UIApplicationShortcutItem]?
  var alternateIconName: String?
  /// What is kept of the app's scenes from one launch to the next; nil when nothing is.
  package var savedState: SavedApplicationState?

  /// The sizes and distances of the version of iOS that the device has.
  private(set) final var systemMetrics = SystemMetrics.iOS26

  /// The haptic feedback that the device has played, oldest first.
  package private(set) var haptics: [Haptic] = []
  /// Called for each piece of haptic feedback that the device plays.
  package var onHaptic: ((Haptic) -> Void)?

  func felt(_ haptic: Haptic) {
    haptics.append(haptic)
    onHaptic?(haptic)
  }

  // MARK: End of the run loop turn

  private var holds = 0
  private var held: [() -> Void] = []

  private init() {
    device = .iPhone16
    orientation = .portrait
    settings = Settings()
    deviceSettings = settings
    DeviceLanguage.preferredLanguages = [settings.language]
    traits = Self.traits(of: device, orientation, settings)
    screen = UIScreen(
      bounds: .zero, scale: device.scale, safeAreaInsets: .zero, traitCollection: traits)
    UITraitCollection.current = traits
    place()
    DeviceAccessibility.settings = settings
    AccessibilityFrameworkBridge.connect()
    SystemAlert.presenter = SystemQuestion.show
    tellServices()
    HostTime.scheduler = clock
    clock.afterAppWork = { UIKitHost.shared.pumpMainQueue() }
    LayerClock.now = { MainActor.assumeIsolated { UIKitHost.shared.clock.now } }
    LayerClock.after = { seconds, work in
      nonisolated(unsafe) let work = work
      return MainActor.assumeIsolated { UIKitHost.shared.clock.after(seconds) { work() } }
    }
    LayerClock.moved = { layer, end in
      nonisolated(unsafe) let layer = layer
      MainActor.assumeIsolated { UIKitHost.shared.watch(layer, until: end) }
    }
    LayerClock.callOff = { number in MainActor.assumeIsolated { UIKitHost.shared.clock.callOff(number) } }
  }

  /// Switches to another device, or to other settings. Existing windows adapt.
  ///
  /// - Parameters:
  ///   - device: the device.
  ///   - held: how it is held; an app that does not allow this stands as it does allow.
  ///   - settings: the settings of the device.
  package func configure(
    device: Device, orientation held: Device.Orientation = .portrait, settings: Settings = Settings()
  ) {
    let isOtherDevice = device != self.device
    let orientation = AppLaunch.current?.orientation(held, on: device) ?? held
    let hasOtherScreen = isOtherDevice || orientation != self.orientation
    self.device = device
    self.orientation = orientation
    let atTop = isOtherDevice ? scrolledToTop : []
    apply(settings, hasOtherScreen: hasOtherScreen)
    showTop(of: atTop)
    let isLandscape = UIDevice.current.orientation.isLandscape
    if isLandscape != (orientation == .landscape) || !UIDevice.current.orientation.isValidInterfaceOrientation
    {
      UIDevice.current.orientation = orientation == .landscape ? .landscapeLeft : .portrait
    }
  }

  private func tellServices() {
    Services.language = deviceSettings.systemLanguage ?? deviceSettings.language
    Services.ownBiometry = device.biometry
    Services.settings = deviceSettings.services
  }

  /// Applies new settings, and posts the notification of each one that changed, as iOS does.
  package func apply(_ settings: Settings) { apply(settings, hasOtherScreen: false) }

  private func apply(_ settings: Settings, hasOtherScreen: Bool) {
    let flags = UIAccessibility.flags.map { $0.value() }
    let showedLargeContent = UILargeContentViewerInteraction.isEnabled
    let size = traits.preferredContentSizeCategory
    let before = traits
    deviceSettings = settings
    tellServices()
    let settings = settings.resolved(for: Bundle.installedMain?.bundleIdentifier)
    let hadOtherSystem = settings.system != self.settings.system
    self.settings = settings
    DeviceLanguage.preferredLanguages = [settings.language]
    systemMetrics = .of(settings.system)
    traits = Self.traits(of: device, orientation, settings)
    if hasOtherScreen || traits != before {
      let windows = UIApplication.shared.windows
      let transitions = hasOtherScreen ? announceScreen(from: before, to: windows) : []
      let oldSpace = UIScreen(
        bounds: screen.bounds, scale: screen.scale, safeAreaInsets: screen.safeAreaInsets,
        traitCollection: before)
      let oldOrientations = UIApplication.shared.windowScenes.map { ($0, $0.interfaceOrientation) }
      UITraitCollection.current = traits
      place()
      for window in windows {
        func change() {
          window.frame = screen.bounds
          window.traitsDidChange(from: before)
        }
        if let transition = transitions.first(where: { $0.containerView === window }) {
          transition.run(change)
        } else {
          change()
        }
      }
      Keyboard.shared.update()
      for (scene, orientation) in oldOrientations {
        (scene.delegate as? any UIWindowSceneDelegate)?.windowScene(
          scene, didUpdate: oldSpace, interfaceOrientation: orientation, traitCollection: before)
      }
    }
    if hadOtherSystem { systemDidChange() }
    DeviceAccessibility.settings = settings
    for (flag, old) in zip(UIAccessibility.flags, flags) where flag.value() != old { flag.tell() }
    if traits.preferredContentSizeCategory != size {
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: UIScreen.main,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: traits.preferredContentSizeCategory.rawValue])
    }
    if UILargeContentViewerInteraction.isEnabled != showedLargeContent {
      NotificationCenter.default.post(
        name: UILargeContentViewerInteraction.enabledStatusDidChangeNotification, object: nil)
    }
  }

  /// Lays the windows out anew for another version of iOS. No device changes its system while an app runs, but pictures
  /// side by side do: lists are loaded again, and what showed its beginning still does.
  private func systemDidChange() {
    let atTop = scrolledToTop
    for window in UIApplication.shared.windows {
      window.traitsDidChange()
      for list in Self.scrollViews(in: window) {
        (list as? UITableView)?.reloadData()
        (list as? UICollectionView)?.reloadData()
      }
    }
    showTop(of: atTop)
  }

  /// The scroll views that show the beginning of their content.
  private var scrolledToTop: [UIScrollView] {
    UIApplication.shared.windows.flatMap(Self.scrollViews).filter {
      $0.contentOffset.y <= $0.minimumOffset.y + 0.5 && $0.collapsedTitleHeight == 0
    }
  }

  private func showTop(of lists: [UIScrollView]) {
    guard !lists.isEmpty else { return }
    // The bars first, then what they cover. A large title that collapsed on the way is there again.
    for _ in 0..<2 {
      for window in UIApplication.shared.windows { window.layoutIfNeeded() }
      for list in lists { list.contentOffset.y = list.minimumOffset.y }
    }
  }

  private static func scrollViews(in view: UIView) -> [UIScrollView] {
    view.storedSubviews.flatMap { scrollViews(in: $0) } + [view as? UIScrollView].compactMap { $0 }
  }

  /// Tells view controllers that their windows are about to get another size or other traits.
  private func announceScreen(from before: UITraitCollection, to windows: [UIWindow]) -> [SizeTransition] {
    let size = device.size(orientation)
    return windows.compactMap { window in
      guard !window.isHidden, let root = window.rootViewController, window.bounds.size != size else {
        return nil
      }
      let transition = SizeTransition(of: window)
      if traits != before { root.willTransition(to: traits, with: transition) }
      root.viewWillTransition(to: size, with: transition)
      return transition
    }
  }

  private func place() {
    let area = device.safeArea(orientation)
    screen.bounds = CGRect(origin: .zero, size: device.size(orientation))
    screen.scale = device.scale
    screen.safeAreaInsets = UIEdgeInsets(
      top: area.top, left: area.left, bottom: area.bottom, right: area.right)
    screen.statusBarHeight = device.statusBarHeight
    screen.traitCollection = traits
  }

  /// A window on the screen, with a scene of its own, ready for a root view controller.
  package func makeWindow() -> UIWindow {
    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    let session = UISceneSession(role: .windowApplication, configuration: configuration)
    let scene = UIWindowScene(session: session, connectionOptions: .init())
    session.scene = scene
    scene.activationState = .foregroundActive
    UIApplication.shared.connectedScenes.insert(scene)
    return UIWindow(windowScene: scene)
  }

  /// Runs work that belongs at the end of the current turn of the main run loop: immediately, unless
  /// `holdingAppearance` is running a turn.
  func afterThisTurn(_ work: @escaping () -> Void) {
    if holds == 0 { work() } else { held.append(work) }
  }

  /// Runs work that belongs at the end of the current turn of the main run loop: if no turn is being held, the next
  /// time that the clock advances.
  func atTheEndOfThisTurn(_ work: @escaping @MainActor () -> Void) {
    if holds == 0 { clock.after(0, work) } else { held.append(work) }
  }

  /// Runs a turn of the main run loop, then the work deferred to its end.
  func holdingAppearance(_ turn: () -> Void) {
    holds += 1
    turn()
    holds -= 1
    while holds == 0, !held.isEmpty { held.removeFirst()() }
  }

  private static func traits(
    of device: Device, _ orientation: Device.Orientation, _ settings: Settings
  ) -> UITraitCollection {
    var values = TraitValues()
    let size = device.size(orientation)
    values.userInterfaceIdiom = device.idiom == .pad ? .pad : .phone
    values.displayScale = device.scale
    values.userInterfaceStyle = settings.appearance == .dark ? .dark : .light
    values.preferredContentSizeCategory = UIContentSizeCategory(settings.contentSize)
    values.accessibilityContrast = settings.increaseContrast ? .high : .normal
    values.legibilityWeight = settings.boldText ? .bold : .regular
    // An app that is not translated into the user's language is laid out as its own language is.
    let language = Bundle.installedMain.map(DeviceLanguage.language(of:)) ?? settings.language
    let isRTL =
      settings.forceRightToLeft
      || Locale.Language(identifier: language).characterDirection == .rightToLeft
    values.layoutDirection = isRTL ? .rightToLeft : .leftToRight
    // https://developer.apple.com/design/human-interface-guidelines/layout: phones are compact in width, and compact
    // in height in landscape; the largest phones are regular in width in landscape.
    if device.idiom == .pad {
      values.horizontalSizeClass = .regular
      values.verticalSizeClass = .regular
    } else {
      let isLarge = max(size.width, size.height) >= 896
      values.horizontalSizeClass = orientation == .landscape && isLarge ? .regular : .compact
      values.verticalSizeClass = orientation == .landscape ? .compact : .regular
    }
    return UITraitCollection(values)
  }
}
