import Foundation

/// Life-cycle events that a host triggers: other apps come and go, the device is locked, memory runs low.
///
/// The callbacks and notifications come in the order of
/// <https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle>: the delegate first, then the
/// notification. The scenes of the process take part even if no app was launched.
extension UIKitHost {
  private var app: UIApplication { .shared }
  /// Whether the app supports scenes: life-cycle events then go to the scene delegates instead of the app's delegate.
  private var hasScenes: Bool { AppLaunch.current?.hasScenes ?? false }
  private var sceneDelegatesHear: Bool { hasScenes }

  private func post(_ name: NSNotification.Name, _ object: Any?) {
    NotificationCenter.default.post(name: name, object: object)
  }

  // MARK: One scene

  /// Makes a foreground scene active.
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

  /// Makes a scene inactive; it stays in the foreground.
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

  /// Brings a scene to the foreground, and makes it active.
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

  /// Sends a scene to the background.
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
    scene.session.askDelegate(of: scene)
    savedState?.writeSoon()
    guard isLast else { return }
    if !hasScenes { app.delegate?.applicationDidEnterBackground(app) }
    post(UIApplication.didEnterBackgroundNotification, app)
    BackgroundTasks.shared.appEnteredBackground()
  }

  /// Disconnects a scene from the app; its session remains.
  package func disconnect(_ scene: UIScene) {
    enterBackground(scene)
    UISceneSession.willSave(scene)
    scene.activationState = .unattached
    scene.delegate?.sceneDidDisconnect(scene)
    post(UIScene.didDisconnectNotification, scene)
    for window in (scene as? UIWindowScene)?.joinedWindows ?? [] { window.isHidden = true }
    scene.session.scene = nil
    app.connectedScenes.remove(scene)
  }

  /// Closes a scene permanently, as a person does in the app switcher.
  package func close(_ session: UISceneSession) {
    if let scene = session.scene { disconnect(scene) }
    app.openSessions.remove(session)
    savedState?.writeSoon()
    app.delegate?.application(app, didDiscardSceneSessions: [session])
  }

  /// Brings a scene to the foreground in place of the others.
  package func bringToFront(_ scene: UIScene) {
    for other in orderedScenes where other !== scene { enterBackground(other) }
    enterForeground(scene)
  }

  private var orderedScenes: [UIWindowScene] { app.windowScenes }

  // MARK: The whole app

  /// Makes the app inactive, as when something covers it and takes the events: a call, Control Center, the app
  /// switcher.
  package func deactivateApp() { for scene in orderedScenes { deactivate(scene) } }

  /// Makes the app active again, once what covered it is gone.
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

  /// Brings the app back to the foreground, with the scenes that were there.
  package func bringAppToForeground() {
    let names = scenesInFront
    scenesInFront = []
    let back = orderedScenes.filter {
      $0.activationState == .background
        && (names.isEmpty || names.contains($0.session.persistentIdentifier))
    }
    for scene in back { enterForeground(scene) }
  }

  /// Shows the app switcher over the app; end it with ``reactivateApp()`` or ``sendAppToBackground()``.
  package func openAppSwitcher() { deactivateApp() }

  /// Locks the device: the app enters the background, and protected files become unreadable.
  package func lock() {
    guard !isLocked else { return }
    sendAppToBackground()
    app.delegate?.applicationProtectedDataWillBecomeUnavailable(app)
    post(UIApplication.protectedDataWillBecomeUnavailableNotification, app)
    isLocked = true
  }

  /// Unlocks the device, and brings the app that was there back to the foreground.
  package func unlock() {
    guard isLocked else { return }
    isLocked = false
    app.delegate?.applicationProtectedDataDidBecomeAvailable(app)
    post(UIApplication.protectedDataDidBecomeAvailableNotification, app)
    bringAppToForeground()
  }

  /// Terminates the app, as the system does when the person swipes it away.
  package func terminate() {
    sendAppToBackground()
    app.delegate?.applicationWillTerminate(app)
    post(UIApplication.willTerminateNotification, app)
    savedState?.discard()
  }

  // MARK: System events

  /// Tells the app that memory is low.
  package func warnOfMemory() {
    app.delegate?.applicationDidReceiveMemoryWarning(app)
    post(UIApplication.didReceiveMemoryWarningNotification, app)
    for window in app.windows { window.rootViewController?.tellOfMemoryWarning() }
  }

  /// Tells the app that the time changed significantly.
  package func changeTimeOfDay() {
    app.delegate?.applicationSignificantTimeChange(app)
    post(UIApplication.significantTimeChangeNotification, app)
  }

  /// Tells the app that the person took a screenshot.
  package func takeScreenshot() { post(UIApplication.userDidTakeScreenshotNotification, app) }

  /// Sends the app a URL to open. Returns whether it opened it; true in an app with a scene, whose delegate does not
  /// say.
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

  /// Chooses a quick action of the app's icon. Returns whether the app reported that it performed it.
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

  /// Records a URL that the app opened externally.
  func appOpened(_ url: URL) {
    openedURLs.append(url)
    onOpenURL?(url)
  }
}

extension UIViewController {
  /// Tells the controller, its children and the controllers that they present.
  final func tellOfMemoryWarning() {
    didReceiveMemoryWarning()
    for child in storedChildren { child.tellOfMemoryWarning() }
    ownPresented?.tellOfMemoryWarning()
  }
}
