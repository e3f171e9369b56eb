import CurbcutUIKit
import DeviceSettings
import Testing

@testable import CurbcutSwiftUI

@MainActor private var heard: [String] = []

private struct Content: View {
  @Environment(\.scenePhase) private var phase
  var body: some View {
    Text("Content").onChange(of: phase) { heard.append("view \($0) \($1)") }
  }
}

private struct PhaseApp: App {
  @Environment(\.scenePhase) private var phase
  var body: some Scene {
    WindowGroup { Content() }.onChange(of: phase) { heard.append("app \($0) \($1)") }
  }
}

/// An app that keeps something in its body, as apps keep a store in the modifiers there.
private struct PlainApp: App {
  var body: some Scene {
    let _ = heard.append("app body")
    WindowGroup {
      let _ = heard.append("app content")
      Content()
    }
  }
}

/// The phases that an app and its views hear of.
///
/// See <https://developer.apple.com/documentation/swiftui/scenephase>.
@MainActor
@Suite(.serialized)
struct ScenePhaseTests {
  private func run(_ app: any App.Type = PhaseApp.self, _ body: (AccessibilityProvider) -> Void) {
    UIKitHost.shared.configure(device: .iPhone16, settings: Settings())
    heard = []
    let launch = AppLaunch(
      bundle: .main, delegateClass: AppEntry.delegateClass(for: app), info: [:])
    launch.run()
    defer {
      for scene in UIApplication.shared.connectedScenes { UIKitHost.shared.disconnect(scene) }
      AppLaunch.forgetCurrent()
    }
    settle(launch)
    if let window = launch.window { body(AccessibilityProvider(window)) }
  }

  private func settle(_ launch: AppLaunch? = AppLaunch.current) {
    UIKitHost.shared.advance(by: 0.3)
    UIKitHost.shared.pumpMainQueue()
    launch?.window?.layoutIfNeeded()
  }

  /// What was heard since the last time, in the app or in its view.
  private func take(_ who: String) -> [String] {
    heard.filter { $0.hasPrefix(who) }.map { String($0.dropFirst(who.count + 1)) }
  }

  @Test(arguments: ["app", "view"])
  func atItsLaunchItBecomesActive(who: String) {
    run { _ in #expect(take(who) == ["inactive active"]) }
  }

  @Test(arguments: ["app", "view"])
  func onItsWayToTheBackgroundItBecomesInactiveFirst(who: String) {
    run { _ in
      heard = []
      UIKitHost.shared.sendAppToBackground()
      settle()
      #expect(take(who) == ["active inactive", "inactive background"])
      heard = []
      UIKitHost.shared.bringAppToForeground()
      settle()
      #expect(take(who) == ["background inactive", "inactive active"])
    }
  }

  @Test func theBodyOfAnAppThatReadsNoPhaseIsAskedOnce() {
    run(PlainApp.self) { _ in
      #expect(take("app") == ["body", "content"] && take("view") == ["inactive active"])
      UIKitHost.shared.sendAppToBackground()
      settle()
      UIKitHost.shared.bringAppToForeground()
      settle()
      #expect(take("app") == ["body", "content"])
    }
  }

  /// There is no Home Screen to stay on.
  @Test func whoeverAsksForTheHomeScreenLeavesTheAppAndOpensItAgain() {
    run { provider in
      heard = []
      #expect(provider.carryOut(.home))
      settle()
      #expect(
        take("view") == ["active inactive", "inactive background", "background inactive", "inactive active"])
    }
  }
}
