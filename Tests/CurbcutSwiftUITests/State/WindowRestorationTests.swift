import Foundation
import Testing

@testable import CurbcutSwiftUI
@testable import CurbcutUIKit

private struct Kept: View {
  @SceneStorage("count") private var count = 0
  @SceneStorage("name") private var name: String?
  @SceneStorage("page") private var page = URL(fileURLWithPath: "/")
  var body: some View {
    Text("\(count) \(name ?? "-") \(page.absoluteString)")
    Button("change") {
      count += 1
      name = "Ada"
      page = URL(string: "https://example.org") ?? page
    }
  }
}

private struct KeptApp: App {
  var body: some Scene {
    WindowGroup { Kept() }
    WindowGroup(for: Int.self) { $value in Text("value \(value ?? 0)") }
  }
}

/// What the views of a window keep outlives the app.
@MainActor
@Suite struct WindowRestorationTests {
  /// A window of the app, restored from an activity.
  private func shown(_ activity: NSUserActivity?, choice: SceneChoice? = nil) -> (
    HostedView<AppRoot<KeptApp>>, SceneContext, UIScene?
  ) {
    let scene = UIKitHost.shared.makeWindow().windowScene
    scene?.session.stateRestorationActivity = activity
    let context = SceneContext(scene)
    context.choice = choice
    return (HostedView(AppRoot(app: KeptApp(), context: context)), context, scene)
  }

  /// What is kept of a scene, as it comes back from a file.
  private func kept(_ scene: UIScene?) throws -> NSUserActivity? {
    let scene = try #require(scene)
    UISceneSession.willSave(scene)
    let list = SavedScene(scene.session, isInFront: true).propertyList { Issue.record("\($0)") }
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    let read = try PropertyListSerialization.propertyList(from: data, format: nil)
    return try SavedScene(#require(read as? [String: Any]))?.activity
  }

  @Test func sceneStorageComesBack() throws {
    let (app, _, scene) = shown(nil)
    #expect(app.labels.first == "0 - file:///")
    _ = app.node("change")?.accessibilityActivate()
    app.settle()
    #expect(app.labels.first == "1 Ada https://example.org")
    let (later, _, next) = shown(try kept(scene))
    #expect(later.labels.first == "1 Ada https://example.org")
    // What no view has asked for is kept all the same.
    let (_, unread, last) = shown(try kept(next), choice: SceneChoice(index: 1, value: AnyHashable(7)))
    #expect(unread.storage.propertyList["name"] as? String == "Ada")
    #expect(try kept(last) != nil)
  }

  @Test func aWindowOfAValueComesBackWithIt() throws {
    let (app, _, scene) = shown(nil, choice: SceneChoice(index: 1, value: AnyHashable(7)))
    #expect(app.labels == ["value 7"])
    #expect(shown(try kept(scene)).0.labels == ["value 7"])
  }

  @Test func anActivityOfAnotherKindIsNotTakenForAWindow() {
    #expect(SavedWindow(NSUserActivity(activityType: "page")) == nil)
    #expect(SavedWindow(nil) == nil)
  }
}
