import Foundation

extension UIApplication {
  // MARK: Scenes

  /// Whether the app supports several scenes, by its Info.plist and on this device: only an iPad does.
  public var supportsMultipleScenes: Bool {
    UIKitHost.shared.traits.userInterfaceIdiom == .pad
      && AppLaunch.current?.sceneManifest.supportsMultipleScenes ?? false
  }

  /// Brings a scene to the foreground, or connects a new one.
  ///
  /// - Parameters:
  ///   - sceneSession: the session of the scene; nil for a new scene.
  ///   - userActivity: the activity that the scene should show; nil for none.
  ///   - options: accepted for compatibility; without effect here.
  ///   - errorHandler: called when no further scene is possible.
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

  /// Closes a scene permanently.
  ///
  /// - Parameters:
  ///   - sceneSession: the session of the scene.
  ///   - options: accepted for compatibility; nothing is animated here.
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

  /// Updates the snapshot of a scene in the app switcher. There are no snapshots here, so this does nothing.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  // MARK: Orientation and status bar

  /// The orientations that the Info.plist allows for windows; if it names none, those that the device allows.
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

  /// The interface orientation of the first scene; `portrait` without one.
  public var statusBarOrientation: UIInterfaceOrientation {
    windowScenes.first?.interfaceOrientation ?? .portrait
  }
  /// The frame of the first scene's status bar, in screen coordinates; empty while it is hidden.
  public var statusBarFrame: CGRect { windowScenes.first?.statusBarManager?.statusBarFrame ?? .zero }
  /// The style of the first scene's status bar.
  public var statusBarStyle: UIStatusBarStyle {
    windowScenes.first?.statusBarManager?.statusBarStyle ?? .default
  }
  /// Whether the status bar of the first scene is hidden.
  public var isStatusBarHidden: Bool { windowScenes.first?.statusBarManager?.isStatusBarHidden ?? false }

  /// Sets the style of the status bar. Since iOS 9 it does so only for an app whose controllers do not say it.
  @available(*, deprecated, message: "Use preferredStatusBarStyle of the view controller")
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    UnsupportedMembers.wasSet(
      "UIApplication.setStatusBarStyle: view controllers say the style of the status bar")
  }

  /// Hides the status bar. Since iOS 9 it does so only for an app whose controllers do not say it.
  @available(*, deprecated, message: "Use prefersStatusBarHidden of the view controller")
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    UnsupportedMembers.wasSet("UIApplication.setStatusBarHidden: view controllers say whether it is hidden")
  }

  // MARK: Events

  /// Stops the delivery of touches; balance each call with ``endIgnoringInteractionEvents()``.
  public func beginIgnoringInteractionEvents() { UIKitHost.shared.ignoredInteractions += 1 }
  /// Resumes the delivery of touches, once every begin has been balanced by an end.
  public func endIgnoringInteractionEvents() {
    UIKitHost.shared.ignoredInteractions = max(0, UIKitHost.shared.ignoredInteractions - 1)
  }
  /// Whether touches are currently not delivered.
  public var isIgnoringInteractionEvents: Bool { UIKitHost.shared.ignoredInteractions > 0 }

  /// The dynamic quick actions of the app's icon; nil by default.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { UIKitHost.shared.shortcutItems }
    set { UIKitHost.shared.shortcutItems = newValue }
  }

  // MARK: The icon

  /// Whether the app's icon can be changed: whether the Info.plist lists alternate icons.
  public var supportsAlternateIcons: Bool {
    (AppLaunch.current?.info["CFBundleIcons"] as? [String: Any])?["CFBundleAlternateIcons"] != nil
  }
  /// The name of the app's icon; nil for the primary one.
  public var alternateIconName: String? { UIKitHost.shared.alternateIconName }

  /// Changes the app's icon.
  ///
  /// - Parameters:
  ///   - alternateIconName: a name that the Info.plist lists; nil for the primary icon.
  ///   - completionHandler: receives an error when there is no such icon, else nil.
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
