import Foundation
import Testing

@testable import CurbcutSwiftUI
@testable import CurbcutUIKit

/// The log of the app under test.
@MainActor private var log: [String] = []

private struct Probe: View {
  @Environment(\.scenePhase) private var phase
  var body: some View {
    Text("\(phase == .active ? "active" : phase == .inactive ? "inactive" : "background")")
      .onOpenURL { log.append("open \($0)") }
      .onContinueUserActivity("edit") { log.append("continue \($0.title ?? "")") }
      .userActivity("view") { $0.title = "viewing" }
  }
}

private struct ProbeApp: App {
  @Environment(\.scenePhase) private var phase
  @State private var count = 0
  var body: some Scene {
    WindowGroup { Probe() }
      .onChange(of: phase) { old, new in log.append("\(old) \(new)") }
      .commands {
        CommandMenu("Count") {
          Button("Add") {
            count += 1
            log.append("count \(count)")
          }
          .keyboardShortcut("k")
        }
      }
    WindowGroup(for: Int.self) { $value in Text("\(value ?? 0)") }
  }
}

/// What an app and its scenes are told.
@MainActor
@Suite struct AppTests {
  private func hosted(_ scene: UIScene? = nil) -> (HostedView<AppRoot<ProbeApp>>, SceneContext) {
    log = []
    let context = SceneContext(scene)
    return (HostedView(AppRoot(app: ProbeApp(), context: context)), context)
  }

  @Test func thePhaseOfTheSceneIsFollowed() {
    let window = UIKitHost.shared.makeWindow()
    let scene = window.windowScene
    let (app, _) = hosted(scene)
    #expect(app.labels == ["active"])
    NotificationCenter.default.post(name: UIScene.willDeactivateNotification, object: scene)
    app.settle()
    #expect(app.labels == ["inactive"])
    NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: scene)
    app.settle()
    #expect(app.labels == ["background"])
    NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene)
    NotificationCenter.default.post(name: UIScene.didActivateNotification, object: scene)
    app.settle()
    #expect(app.labels == ["active"])
    #expect(log.first == "active inactive")
  }

  @Test func urlsAndActivitiesReachTheViews() throws {
    let (app, context) = hosted()
    context.open(try #require(URL(string: "app:page")))
    let activity = NSUserActivity(activityType: "edit")
    activity.title = "letter"
    context.continue(activity)
    app.settle()
    #expect(log == ["open app:page", "continue letter"])
  }

  @Test func whatComesBeforeTheViewWaitsForIt() throws {
    let context = SceneContext()
    log = []
    context.open(try #require(URL(string: "app:early")))
    _ = HostedView(AppRoot(app: ProbeApp(), context: context))
    #expect(log == ["open app:early"])
  }

  @Test func commandsHaveTheirShortcuts() {
    let (app, _) = hosted()
    let commands = app.controller.keyCommands ?? []
    #expect(commands.map(\.title) == ["Add"])
    #expect(commands.map(\.input) == ["k"])
    #expect(app.labels == ["active"])
  }
}
