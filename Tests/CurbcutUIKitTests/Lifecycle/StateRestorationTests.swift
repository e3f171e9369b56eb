import Foundation
import Testing

@testable import CurbcutUIKit

/// Shows a page, and says which when the system asks.
private final class PageSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var page: String?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    let kept = session.stateRestorationActivity?.userInfo?["page"] as? String
    log("willConnect \(kept ?? "nothing")")
  }
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    guard let page else { return nil }
    let activity = NSUserActivity(activityType: "page")
    activity.title = "Page"
    activity.webpageURL = URL(string: "https://example.org/\(page)")
    activity.addUserInfoEntries(from: ["page": page, "unkept": NSObject()])
    return activity
  }
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
    log("restore \(stateRestorationActivity.webpageURL?.absoluteString ?? "")")
  }
}

private final class PageAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = PageSceneDelegate.self
    return configuration
  }
}

/// What scenes say of themselves is there again at the next launch, as on iOS.
@MainActor
@Suite(.serialized)
struct StateRestorationTests {
  private let container = FileManager.default.temporaryDirectory
    .appendingPathComponent("restoration-\(UUID().uuidString)")
  private var file: URL {
    container.appendingPathComponent("Library/Saved Application State/app.savedState/scenes.plist")
  }

  /// Launches the app with what is in the container.
  @discardableResult
  private func launch(manyScenes: Bool = false) -> UIScene? {
    LifeLog.shared.listen()
    UIKitHost.shared.savedState = SavedApplicationState(container: container, identifier: "app") { log($0) }
    AppLaunch(
      bundle: .main, delegateClass: PageAppDelegate.self, modules: ["CurbcutUIKitTests"],
      info: ["UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": manyScenes]]
    ).run()
    return UIApplication.shared.connectedScenes.first {
      $0.session.role == .windowApplication && $0.delegate is PageSceneDelegate
    }
  }

  private func leave() {
    UIKitHost.shared.sendAppToBackground()
    UIKitHost.shared.savedState?.writeIfDue()
    end()
  }

  private func end() {
    UIKitHost.shared.savedState = nil
    UIKitHost.shared.scenesInFront = []
    forgetApp()
  }

  private func remove() { try? FileManager.default.removeItem(at: container) }

  private var heard: [String] { LifeLog.shared.lines.filter { !$0.hasPrefix("·") } }

  @Test func whatASceneSaysIsThereAtTheNextLaunch() throws {
    defer { remove() }
    let first = try #require(launch())
    #expect(heard == ["willConnect nothing"])
    (first.delegate as? PageSceneDelegate)?.page = "seven"
    first.session.userInfo = ["tab": 3]
    leave()
    #expect(heard.last?.hasPrefix("unkept in the userInfo of the activity “page” is not kept") == true)

    let second = try #require(launch())
    defer { end() }
    #expect(heard == ["willConnect seven", "restore https://example.org/seven"])
    #expect(second.session.persistentIdentifier == first.session.persistentIdentifier)
    #expect(second.session.userInfo?["tab"] as? Int == 3)
    #expect(second.session.stateRestorationActivity?.title == "Page")
  }

  @Test func aDelegateThatSaysNothingAnyMoreIsNotRestored() throws {
    defer { remove() }
    let first = try #require(launch())
    let delegate = try #require(first.delegate as? PageSceneDelegate)
    delegate.page = "one"
    UIKitHost.shared.sendAppToBackground()
    UIKitHost.shared.bringAppToForeground()
    delegate.page = nil
    leave()
    launch()
    defer { end() }
    #expect(heard == ["willConnect nothing"])
  }

  @Test func theAppSwitcherForgetsTheState() throws {
    defer { remove() }
    let first = try #require(launch())
    (first.delegate as? PageSceneDelegate)?.page = "one"
    UIKitHost.shared.sendAppToBackground()
    UIKitHost.shared.savedState?.writeIfDue()
    #expect(FileManager.default.fileExists(atPath: file.path))
    UIKitHost.shared.terminate()
    end()
    launch()
    defer { end() }
    #expect(heard == ["willConnect nothing"])
  }

  @Test func anAppThatCrashedWithAStateIsNotLaunchedWithItAgain() throws {
    defer { remove() }
    let first = try #require(launch())
    (first.delegate as? PageSceneDelegate)?.page = "one"
    leave()
    // The launch that never ended.
    #expect(SavedApplicationState(container: container, identifier: "app").beginLaunch().count == 1)
    launch()
    defer { end() }
    #expect(heard == ["willConnect nothing"])
  }

  @Test func aStateThatWasReadStaysUntilTheAppIsInTheBackgroundAgain() throws {
    defer { remove() }
    let first = try #require(launch())
    (first.delegate as? PageSceneDelegate)?.page = "one"
    leave()
    launch()
    end()
    launch()
    defer { end() }
    #expect(heard.first == "willConnect one")
  }

  @Test(arguments: ["", "no property list", "<plist><array><integer>1</integer></array></plist>"])
  func aFileThatIsNoStateIsToldAndPassedOver(_ text: String) throws {
    defer { remove() }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    launch()
    defer { end() }
    #expect(heard.first?.contains("scenes.plist: the saved state") == true)
    #expect(heard.last == "willConnect nothing")
  }

  @Test func aPadKeepsAllItsScenesAndConnectsTheOneInFront() throws {
    UIKitHost.shared.configure(device: .iPad)
    defer { remove() }
    let first = try #require(launch(manyScenes: true))
    (first.delegate as? PageSceneDelegate)?.page = "back"
    UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
    let second = try #require(
      UIApplication.shared.connectedScenes.first { $0 !== first && $0.delegate is PageSceneDelegate })
    (second.delegate as? PageSceneDelegate)?.page = "front"
    UIKitHost.shared.bringToFront(second)
    leave()

    UIKitHost.shared.configure(device: .iPad)
    launch(manyScenes: true)
    defer { end() }
    #expect(heard == ["willConnect front", "restore https://example.org/front"])
    #expect(UIApplication.shared.openSessions.count == 2)
    let other = UIApplication.shared.openSessions.first { $0.scene == nil }
    UIApplication.shared.requestSceneSessionActivation(other, userActivity: nil, options: nil)
    #expect(heard.suffix(2) == ["willConnect back", "restore https://example.org/back"])
  }
}
