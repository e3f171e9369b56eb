import DeviceSettings
import Foundation
import Testing

@testable import CurbcutUIKit

/// An app is launched as iOS launches it: the same calls in the same order.
@MainActor
@Suite(.serialized)
struct LaunchTests {
  private static let sceneInfo: [String: Any] = [
    "UIApplicationSceneManifest": [
      "UIApplicationSupportsMultipleScenes": true,
      "UISceneConfigurations": [
        "UIWindowSceneSessionRoleApplication": [
          [
            "UISceneConfigurationName": "Default Configuration",
            "UISceneDelegateClassName": "CurbcutUIKitTests.LoggingSceneDelegate",
            "UISceneStoryboardFile": "Main",
          ]
        ]
      ],
    ]
  ]

  private func launch(_ delegate: AnyClass, _ info: [String: Any]) -> AppLaunch {
    InterfaceBuilderLoading.loader = OneScreenLoader()
    LifeLog.shared.listen()
    let launch = AppLaunch(
      bundle: .main, delegateClass: delegate, modules: ["CurbcutUIKitTests"], info: info)
    launch.run()
    return launch
  }

  @Test func anAppWithoutScenesGetsItsStoryboardsWindowBeforeItHasLaunched() {
    defer { forgetApp() }
    let launch = launch(OldAppDelegate.self, ["UIMainStoryboardFile": "Main"])
    #expect(
      LifeLog.shared.lines == [
        "willFinishLaunching", "didFinishLaunching window: true, loaded: false",
        "· DidFinishLaunchingNotification",
        "viewDidLoad", "viewWillAppear", "appDidBecomeActive active", "· DidBecomeActiveNotification",
        "viewDidAppear",
      ])
    #expect(launch.window?.isKeyWindow == true)
    #expect(UIApplication.shared.delegate?.window??.rootViewController is LoggingController)
    #expect(UIApplication.shared.windows.count == 1)
    #expect(launch.complaints.isEmpty)
  }

  @Test func aManifestWithoutConfigurationsLeavesTheMainStoryboard() {
    defer { forgetApp() }
    let launch = launch(
      OldAppDelegate.self,
      [
        "UIMainStoryboardFile": "Main",
        "UIApplicationSceneManifest": ["UISceneConfigurations": [String: Any]()],
      ])
    #expect(launch.window?.isKeyWindow == true)
    #expect(launch.window?.rootViewController is LoggingController)
    #expect(UIApplication.shared.delegate?.window??.rootViewController is LoggingController)
    #expect(UIApplication.shared.windows.count == 1)
  }

  @Test func aPadTakesItsOwnStoryboard() {
    UIKitHost.shared.configure(device: .iPad)
    defer { forgetApp() }
    let launch = launch(
      OldAppDelegate.self, ["UIMainStoryboardFile": "Main", "UIMainStoryboardFile~ipad": "Pad"])
    #expect(launch.value("UIMainStoryboardFile") as? String == "Pad")
  }

  @Test(arguments: [
    (["UIInterfaceOrientationLandscapeLeft"], Device.Orientation.portrait, Device.Orientation.landscape),
    (["UIInterfaceOrientationPortrait"], .landscape, .portrait),
    (["UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeRight"], .landscape, .landscape),
    ([], .landscape, .landscape),
  ])
  func anAppStandsAsItsInformationListAllows(
    names: [String], held: Device.Orientation, stands: Device.Orientation
  ) {
    UIKitHost.shared.configure(device: .iPhone16, orientation: held)
    defer {
      forgetApp()
      UIKitHost.shared.configure(device: .iPhone16)
    }
    let launch = launch(
      CodeOnlyDelegate.self,
      names.isEmpty
        ? [:] : ["UISupportedInterfaceOrientations": names, "UISupportedInterfaceOrientations~ipad": []])
    let size = UIScreen.main.bounds.size
    #expect((size.width > size.height) == (stands == .landscape))
    #expect(launch.complaints.isEmpty == (held == stands || held == .portrait))
  }

  @Test func aWindowMadeInCodeShowsWithoutAScene() {
    defer { forgetApp() }
    let launch = launch(CodeOnlyDelegate.self, [:])
    #expect(
      LifeLog.shared.lines.filter { !$0.hasPrefix("·") } == [
        "willFinishLaunching", "viewDidLoad", "viewWillAppear", "didFinishLaunching",
        "appDidBecomeActive active", "viewDidAppear",
      ])
    #expect(launch.window?.rootViewController is LoggingController)
    #expect(UIApplication.shared.keyWindow === launch.window)
  }

  @Test func aSceneGetsItsWindowBeforeItIsConnected() throws {
    defer { forgetApp() }
    let launch = launch(SceneAppDelegate.self, Self.sceneInfo)
    #expect(
      LifeLog.shared.lines == [
        "didFinishLaunching background", "· DidFinishLaunchingNotification", "configurationForConnecting",
        "willConnect window: true unattached", "viewDidLoad", "viewWillAppear", "sceneWillEnterForeground",
        "· WillEnterForegroundNotification", "sceneDidBecomeActive", "· DidBecomeActiveNotification",
        "viewDidAppear",
      ])
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    #expect(scene.activationState == .foregroundActive)
    #expect(scene.session.configuration.name == "Default Configuration")
    #expect(scene.keyWindow === launch.window)
    #expect(UIApplication.shared.openSessions == [scene.session])
  }

  private final class Overlay: UIWindow {
    let name: String

    init(scene: UIWindowScene, name: String) {
      self.name = name
      super.init(windowScene: scene)
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func aWindowOfASubclassTakesTheSizeOfItsSceneAndIsHidden() throws {
    defer { forgetApp() }
    _ = launch(SceneAppDelegate.self, Self.sceneInfo)
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let window = Overlay(scene: scene, name: "over")
    #expect(window.frame == scene.screen.bounds)
    #expect(window.isHidden)
    #expect(window.windowScene === scene)
    #expect(scene.windows.contains(window))
  }

  @Test func anAppGoesToTheBackgroundAndComesBack() {
    defer { forgetApp() }
    _ = launch(OldAppDelegate.self, ["UIMainStoryboardFile": "Main"])
    LifeLog.shared.lines = []
    UIKitHost.shared.sendAppToBackground()
    UIKitHost.shared.bringAppToForeground()
    UIKitHost.shared.terminate()
    #expect(
      LifeLog.shared.lines == [
        "appWillResignActive active", "· WillResignActiveNotification", "appDidEnterBackground background",
        "· DidEnterBackgroundNotification", "appWillEnterForeground background",
        "· WillEnterForegroundNotification", "appDidBecomeActive active", "· DidBecomeActiveNotification",
        "appWillResignActive active", "· WillResignActiveNotification", "appDidEnterBackground background",
        "· DidEnterBackgroundNotification", "appWillTerminate", "· WillTerminateNotification",
      ])
  }

  @Test func aCallOnlyTakesTheEvents() {
    defer { forgetApp() }
    _ = launch(SceneAppDelegate.self, Self.sceneInfo)
    LifeLog.shared.lines = []
    UIKitHost.shared.deactivateApp()
    #expect(UIApplication.shared.applicationState == .inactive)
    UIKitHost.shared.reactivateApp()
    #expect(
      LifeLog.shared.lines == [
        "sceneWillResignActive", "· WillResignActiveNotification", "sceneDidBecomeActive",
        "· DidBecomeActiveNotification",
      ])
  }

  @Test func aPadShowsASecondSceneAndThePersonClosesIt() throws {
    UIKitHost.shared.configure(device: .iPad)
    defer { forgetApp() }
    _ = launch(SceneAppDelegate.self, Self.sceneInfo)
    LifeLog.shared.lines = []
    UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
    #expect(UIApplication.shared.connectedScenes.count == 2)
    #expect(LifeLog.shared.lines.first == "configurationForConnecting")
    #expect(!LifeLog.shared.lines.contains("· DidBecomeActiveNotification"))
    let second = try #require(UIApplication.shared.windowScenes.last)
    LifeLog.shared.lines = []
    UIApplication.shared.requestSceneSessionDestruction(second.session, options: nil)
    #expect(
      LifeLog.shared.lines == [
        "sceneWillResignActive", "sceneDidEnterBackground", "sceneDidDisconnect", "didDiscard 1",
      ])
    #expect(UIApplication.shared.openSessions.count == 1)
    #expect(UIApplication.shared.applicationState == .active)
  }

  @Test func aPhoneHasOnlyOneScene() {
    defer { forgetApp() }
    _ = launch(SceneAppDelegate.self, Self.sceneInfo)
    var error: (any Error)?
    UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { error = $0 }
    #expect(error != nil)
    #expect(UIApplication.shared.connectedScenes.count == 1)
  }

  @Test func urlsGoOutAndComeIn() throws {
    defer { forgetApp() }
    var info = Self.sceneInfo
    info["CFBundleURLTypes"] = [["CFBundleURLSchemes": ["dogs"]]]
    let launch = launch(SceneAppDelegate.self, info)
    let app = UIApplication.shared
    #expect(app.canOpenURL(try #require(URL(string: "tel:+15551234"))))
    #expect(!app.canOpenURL(try #require(URL(string: "unknown-app:x"))))
    let phone = try #require(URL(string: "tel:+15551234"))
    var opened: Bool?
    app.open(phone) { opened = $0 }
    #expect(opened == nil)
    UIKitHost.shared.clock.advance(by: 0.1)
    #expect(opened == true)
    #expect(UIKitHost.shared.openedURLs.last == phone)
    let own = try #require(URL(string: "dogs:pinky"))
    app.open(own)
    let delegate = try #require(launch.window?.windowScene?.delegate as? LoggingSceneDelegate)
    #expect(delegate.opened == [own])
  }

  @Test func workInTheBackgroundEndsAfterHalfAMinute() {
    defer { forgetApp() }
    _ = launch(OldAppDelegate.self, ["UIMainStoryboardFile": "Main"])
    var expired = 0
    UIApplication.shared.beginBackgroundTask { expired += 1 }
    let done = UIApplication.shared.beginBackgroundTask { expired += 10 }
    UIKitHost.shared.sendAppToBackground()
    #expect(abs(UIApplication.shared.backgroundTimeRemaining - 30) < 0.001)
    UIApplication.shared.endBackgroundTask(done)
    UIKitHost.shared.clock.advance(by: 31)
    #expect(expired == 1)
  }

  @Test func aDelegateWithoutAWindowIsToldOf() {
    defer { forgetApp() }
    let launch = launch(SceneAppDelegate.self, ["UIMainStoryboardFile": "Main"])
    #expect(launch.complaints == ["the app's delegate needs a window property to use a main storyboard"])
  }
}
