import AccessibilityTree
import CurbcutUIKit
import DeviceSettings
import Foundation
import Testing

@testable import CurbcutSwiftUI

private final class AdaptedDelegate: UIResponder, UIApplicationDelegate, ObservableObject {
  @Published var name = "the app's delegate"

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = AdaptedSceneDelegate.self
    return configuration
  }
}

private final class AdaptedSceneDelegate: UIResponder, UIWindowSceneDelegate, ObservableObject {
  @Published var events: [String] = []

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) { events.append("connected") }
  func sceneDidBecomeActive(_ scene: UIScene) { events.append("active") }
  func sceneDidEnterBackground(_ scene: UIScene) { events.append("background") }
}

private struct AdaptedApp: App {
  struct Content: View {
    @EnvironmentObject private var delegate: AdaptedDelegate
    @EnvironmentObject private var scene: AdaptedSceneDelegate
    var body: some View {
      Text(delegate.name)
      Text(scene.events.joined(separator: ", "))
    }
  }

  @UIApplicationDelegateAdaptor private var delegate: AdaptedDelegate
  var body: some Scene { WindowGroup { Content() } }
}

/// What UIKit tells the delegates of an app of SwiftUI.
///
/// See <https://developer.apple.com/documentation/swiftui/uiapplicationdelegateadaptor>.
@MainActor
@Suite(.serialized) struct SceneDelegateTests {
  /// An app of SwiftUI has scenes whatever its Info.plist says.
  @Test(arguments: [[:], ["UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": true]]])
  func theSceneDelegateThatTheAppNamesHearsOfItsSceneAndIsInTheEnvironment(
    manifest: [String: [String: Bool]]
  ) {
    UIKitHost.shared.configure(device: .iPhone16, settings: Settings())
    let launch = AppLaunch(
      bundle: .main, delegateClass: AppEntry.delegateClass(for: AdaptedApp.self), info: manifest)
    launch.run()
    defer {
      for scene in UIApplication.shared.connectedScenes { UIKitHost.shared.disconnect(scene) }
      AppLaunch.forgetCurrent()
    }
    func labels() -> [String] {
      for _ in 0..<3 {
        UIKitHost.shared.advance(by: 0.3)
        UIKitHost.shared.pumpMainQueue()
        launch.window?.layoutIfNeeded()
      }
      return launch.window.map { AccessibilityProvider.tree(of: $0).elements.compactMap { $0.label?.string } }
        ?? []
    }
    #expect(labels() == ["the app's delegate", "connected, active"])
    UIKitHost.shared.sendAppToBackground()
    UIKitHost.shared.bringAppToForeground()
    #expect(labels() == ["the app's delegate", "connected, active, background, active"])
  }
}
