import Foundation

/// What a host makes happen to the app: other apps come and go, the device is locked, memory runs short.
///
/// The callbacks and notifications come in the order of
/// <https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle>: the delegate first, then the
/// notification. Without a launched app the scenes of the process take part all the same.
extension UIKitHost {
  private var app: UIApplication { .shared }
  /// Whether the delegate of the app hears of what an app with scenes tells their delegates.
  private var hasScenes: Bool { AppLaunch.current?.sceneManifest.isPresent ?? false }
  private var sceneDelegatesHear: Bool { hasScenes }

  private func post(_ name: NSNotification.Name, _ object: Any?) {
    NotificationCenter.default.post(name: name, object: object)
  }

  // MARK: One scene

  /// Gives the events to a scene that is on the screen.
  func activate(_ scene: UIScene) {
    guard scene.activationState != .foregroundActive else { return }
    scene.activationState = .foregroundActive
    let wasActive = app.applicationState == .active
    app.applicationState = .active
    if sceneDelegatesHear { scene.delegate?.sceneDidBecomeActive(scene) }
    post(UIScene.didActivateNotification, scene)
    guard !wasActive else { return }
    if !hasScenes { app.delegate?.applicationDidBecomeActive(app) }
    post(UIApplication.didBecomeActiveNotification, app)
  }

  /// Takes the events from a scene, which stays on the screen.
  func deactivate(_ scene: UIScene) {
    guard scene.activationState == .foregroundActive else { return }
    if sceneDelegatesHear { scene.delegate?.sceneWillResignActive(scene) }
    post(UIScene.willDeactivateNotification, scene)
    let isLast = !app.connectedScenes.contains { $0 !== scene && $0.activationState == .foregroundActive }
    if isLast {
      if !hasScenes { app.delegate?.applicationWillResignActive(app) }
      post(UIApplication.willResignActiveNotification, app)
      app.applicationState = .inactive
    }
    scene.activationState = .foregroundInactive
  }

  /// Brings a scene to the screen, and gives it the events.
  func enterForeground(_ scene: UIScene) {
    guard scene.activationState == .background || scene.activationState == .unattached else {
      return activate(scene)
    }
    let isFirst = app.applicationState == .background
    if sceneDelegatesHear { scene.delegate?.sceneWillEnterForeground(scene) }
    post(UIScene.willEnterForegroundNotification, scene)
    if isFirst {
      if !hasScenes { app.delegate?.applicationWillEnterForeground(app) }
      post(UIApplication.willEnterForegroundNotification, app)
      BackgroundTasks.shared.appLeftBackground()
      app.applicationState = .inactive
    }
    scene.activationState = .foregroundInactive
    activate(scene)
  }

  /// Takes a scene off the screen.
  func enterBackground(_ scene: UIScene) {
    deactivate(scene)
    guard scene.activationState == .foregroundInactive else { return }
    scene.activationState = .background
    let isLast = app.connectedScenes.allSatisfy {
      $0.activationState == .background || $0.activationState == .unattached
    }
    if isLast { app.applicationState = .background }
    if sceneDelegatesHear { scene.delegate?.sceneDidEnterBackground(scene) }
    post(UIScene.didEnterBackgroundNotification, scene)
    guard isLast else { return }
    if !hasScenes { app.delegate?.applicationDidEnterBackground(app) }
    post(UIApplication.didEnterBackgroundNotification, app)
    BackgroundTasks.shared.appEnteredBackground()
  }

  /// Takes a scene from the app; its session stays.
  package func disconnect(_ scene: UIScene) {
    enterBackground(scene)
    scene.activationState = .unattached
    scene.delegate?.sceneDidDisconnect(scene)
    post(UIScene.didDisconnectNotification, scene)
    for window in (scene as? UIWindowScene)?.joinedWindows ?? [] { window.isHidden = true }
    scene.session.scene = nil
    app.connectedScenes.remove(scene)
  }

  /// Closes a scene for good, as a person does in the app switcher.
  package func close(_ session: UISceneSession) {
    if let scene = session.scene { disconnect(scene) }
    app.openSessions.remove(session)
    app.delegate?.application(app, didDiscardSceneSessions: [session])
  }

  /// Brings a scene to the screen in place of those there.
  package func bringToFront(_ scene: UIScene) {
    for other in orderedScenes where other !== scene { enterBackground(other) }
    enterForeground(scene)
  }

  private var orderedScenes: [UIWindowScene] { app.windowScenes }

  // MARK: The whole app

  /// Something lies over the app and takes the events: a call, the control center, the app switcher.
  package func deactivateApp() { for scene in orderedScenes { deactivate(scene) } }

  /// What lay over the app is gone.
  package func reactivateApp() {
    for scene in orderedScenes where scene.activationState == .foregroundInactive { activate(scene) }
  }

  /// Shows the home screen or another app.
  package func sendAppToBackground() {
    deactivateApp()
    for scene in orderedScenes where scene.activationState != .background {
      scenesInFront.append(scene.session.persistentIdentifier)
      enterBackground(scene)
    }
  }

  /// Brings the app back to the screen, with the scenes that were there.
  package func bringAppToForeground() {
    let names = scenesInFront
    scenesInFront = []
    let back = orderedScenes.filter {
      $0.activationState == .background
        && (names.isEmpty || names.contains($0.session.persistentIdentifier))
    }
    for scene in back { enterForeground(scene) }
  }

  /// Shows the app switcher over the app; ``reactivateApp()`` or ``sendAppToBackground()`` leaves it.
  package func openAppSwitcher() { deactivateApp() }

  /// Locks the device: the app leaves the screen, and protected files cannot be read.
  package func lock() {
    guard !isLocked else { return }
    sendAppToBackground()
    app.delegate?.applicationProtectedDataWillBecomeUnavailable(app)
    post(UIApplication.protectedDataWillBecomeUnavailableNotification, app)
    isLocked = true
  }

  /// Unlocks the device, and brings the app back that was there.
  package func unlock() {
    guard isLocked else { return }
    isLocked = false
    app.delegate?.applicationProtectedDataDidBecomeAvailable(app)
    post(UIApplication.protectedDataDidBecomeAvailableNotification, app)
    bringAppToForeground()
  }

  /// Ends the app, as the system does when the person swipes it away.
  package func terminate() {
    sendAppToBackground()
    app.delegate?.applicationWillTerminate(app)
    post(UIApplication.willTerminateNotification, app)
  }

  // MARK: News

  /// Tells the app that memory is short.
  package func warnOfMemory() {
    app.delegate?.applicationDidReceiveMemoryWarning(app)
    post(UIApplication.didReceiveMemoryWarningNotification, app)
    for window in app.windows { window.rootViewController?.tellOfMemoryWarning() }
  }

  /// Tells the app that the time of day changed by much.
  package func changeTimeOfDay() {
    app.delegate?.applicationSignificantTimeChange(app)
    post(UIApplication.significantTimeChangeNotification, app)
  }

  /// Tells the app that the person took a picture of the screen.
  package func takeScreenshot() { post(UIApplication.userDidTakeScreenshotNotification, app) }

  /// Gives the app a URL to open. Whether it did; always true in an app with scenes, which does not say.
  @discardableResult
  package func send(_ url: URL) -> Bool {
    guard hasScenes else { return app.delegate?.application(app, open: url, options: [:]) ?? false }
    guard
      let scene = orderedScenes.first(where: { $0.activationState == .foregroundActive })
        ?? orderedScenes.first
    else { return false }
    enterForeground(scene)
    scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
    return true
  }

  /// Chooses a quick action of the app's icon. Whether the app said that it was done.
  @discardableResult
  package func perform(_ item: UIApplicationShortcutItem) -> Bool {
    var isDone = false
    if hasScenes, let scene = orderedScenes.first {
      enterForeground(scene)
      (scene.delegate as? any UIWindowSceneDelegate)?
        .windowScene(scene, performActionFor: item) { isDone = $0 }
    } else {
      bringAppToForeground()
      app.delegate?.application(app, performActionFor: item) { isDone = $0 }
    }
    return isDone
  }

  /// Files a URL that the app opened outside of itself.
  func appOpened(_ url: URL) {
    openedURLs.append(url)
    onOpenURL?(url)
  }
}

extension UIViewController {
  /// Tells the controller, and every one in it and over it.
  final func tellOfMemoryWarning() {
    didReceiveMemoryWarning()
    for child in storedChildren { child.tellOfMemoryWarning() }
    ownPresented?.tellOfMemoryWarning()
  }
}
