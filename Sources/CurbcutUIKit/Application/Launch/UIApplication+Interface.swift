import Foundation

extension UIApplication {
  // MARK: Scenes

  /// Whether the app may show several scenes, by its Info.plist and on this device: only a tablet can.
  public var supportsMultipleScenes: Bool {
    UIKitHost.shared.traits.userInterfaceIdiom == .pad
      && AppLaunch.current?.sceneManifest.supportsMultipleScenes ?? false
  }

  /// Brings a scene to the front, or connects another one.
  ///
  /// - Parameters:
  ///   - sceneSession: the scene; nil for a new one.
  ///   - userActivity: what the scene is to show; nil for nothing in particular.
  ///   - options: kept for apps that give some; they change nothing here.
  ///   - errorHandler: called when there can be no other scene.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    if let sceneSession, sceneSession.scene == nil, let launch = AppLaunch.current {
      launch.connect(sceneSession, activity: userActivity)
    } else if let scene = sceneSession?.scene {
      UIKitHost.shared.bringToFront(scene)
      if let userActivity { scene.delegate?.scene(scene, continue: userActivity) }
    } else if supportsMultipleScenes, let launch = AppLaunch.current {
      launch.connectNewScene(activity: userActivity)
    } else {
      let error = NSError(
        domain: "UISceneErrorDomain", code: 0,
        userInfo: [NSLocalizedDescriptionKey: "the app does not support several scenes on this device"])
      errorHandler?(error)
    }
  }

  /// Closes a scene for good.
  ///
  /// - Parameters:
  ///   - sceneSession: the scene.
  ///   - options: kept for apps that give some; nothing moves here.
  ///   - errorHandler: called when there is no such scene.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard openSessions.contains(sceneSession) else {
      let error = NSError(
        domain: "UISceneErrorDomain", code: 2,
        userInfo: [NSLocalizedDescriptionKey: "the app has no such scene"])
      errorHandler?(error)
      return
    }
    UIKitHost.shared.close(sceneSession)
  }

  /// Brings what the app switcher shows of a scene up to date. There is no picture of it here: nothing is to be
  /// done.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  // MARK: Orientation and status bar

  /// The orientations that the Info.plist allows for windows; otherwise what the device allows.
  public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    let names = AppLaunch.current?.value("UISupportedInterfaceOrientations") as? [String] ?? []
    let mask = names.reduce(into: UIInterfaceOrientationMask()) { result, name in
      switch name {
      case "UIInterfaceOrientationPortrait": result.insert(.portrait)
      case "UIInterfaceOrientationPortraitUpsideDown": result.insert(.portraitUpsideDown)
      case "UIInterfaceOrientationLandscapeLeft": result.insert(.landscapeLeft)
      case "UIInterfaceOrientationLandscapeRight": result.insert(.landscapeRight)
      default: break
      }
    }
    if !mask.isEmpty { return mask }
    return UIKitHost.shared.traits.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// How the interface of the first scene is turned; `portrait` without one.
  public var statusBarOrientation: UIInterfaceOrientation {
    windowScenes.first?.interfaceOrientation ?? .portrait
  }
  /// Where the status bar of the first scene is; empty while it is hidden.
  public var statusBarFrame: CGRect { windowScenes.first?.statusBarManager?.statusBarFrame ?? .zero }
  /// How the status bar of the first scene looks.
  public var statusBarStyle: UIStatusBarStyle {
    windowScenes.first?.statusBarManager?.statusBarStyle ?? .default
  }
  /// Whether the status bar of the first scene is hidden.
  public var isStatusBarHidden: Bool { windowScenes.first?.statusBarManager?.isStatusBarHidden ?? false }

  // MARK: Events

  /// Begins a time in which no touches are delivered; to be ended as often as begun.
  public func beginIgnoringInteractionEvents() { UIKitHost.shared.ignoredInteractions += 1 }
  /// Ends a time in which no touches are delivered.
  public func endIgnoringInteractionEvents() {
    UIKitHost.shared.ignoredInteractions = max(0, UIKitHost.shared.ignoredInteractions - 1)
  }
  /// Whether no touches are delivered now.
  public var isIgnoringInteractionEvents: Bool { UIKitHost.shared.ignoredInteractions > 0 }

  /// The quick actions of the app's icon that the app itself set; nil by default.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { UIKitHost.shared.shortcutItems }
    set { UIKitHost.shared.shortcutItems = newValue }
  }

  // MARK: The icon

  /// Whether the app's icon can be another: when the Info.plist lists others.
  public var supportsAlternateIcons: Bool {
    (AppLaunch.current?.info["CFBundleIcons"] as? [String: Any])?["CFBundleAlternateIcons"] != nil
  }
  /// The name of the app's icon; nil for the usual one.
  public var alternateIconName: String? { UIKitHost.shared.alternateIconName }

  /// Gives the app another icon.
  ///
  /// - Parameters:
  ///   - alternateIconName: one that the Info.plist lists; nil for the usual one.
  ///   - completionHandler: hears of the error when there is no such icon; nil when all is well.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: ((any Error)?) -> Void = { _ in }
  ) {
    let icons = AppLaunch.current?.info["CFBundleIcons"] as? [String: Any]
    let known = icons?["CFBundleAlternateIcons"] as? [String: Any] ?? [:]
    if let alternateIconName, known[alternateIconName] == nil {
      return completionHandler(
        NSError(
          domain: NSCocoaErrorDomain, code: CocoaError.Code.fileNoSuchFile.rawValue,
          userInfo: [NSLocalizedDescriptionKey: "the Info.plist lists no icon \(alternateIconName)"]))
    }
    UIKitHost.shared.alternateIconName = alternateIconName
    completionHandler(nil)
  }
}
