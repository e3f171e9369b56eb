import AccessibilityTree
import CurbcutAVKit
import CurbcutPhotosUI
import CurbcutStoreKit
import CurbcutSwiftUI
import CurbcutTipKit
import CurbcutUserNotifications
import Testing

@MainActor
@Suite("What the system's frameworks put on an app's screen", .serialized)
struct SystemScreenTests {
  @Test func aButtonForPhotosOpensTheEmptyLibrary() {
    struct Screen: View {
      @State var item: PhotosPickerItem?
      var body: some View { PhotosPicker("Choose", selection: $item, matching: .images) }
    }
    let screen = AppScreen(Screen())
    #expect(screen.element("Choose")?.traits.contains(.button) == true)
    screen.activate("Choose")
    #expect(screen.labels.contains("No Photos or Videos"))
    screen.activate("Cancel")
    #expect(screen.labels == ["Choose"])
  }

  @Test func aFilmIsAnElement() {
    #expect(AppScreen(VideoPlayer(player: AVPlayer())).labels == ["Video"])
  }

  private struct Advice: Tip {
    var title: Text { Text("Save") }
    var message: Text? { Text("It stays at the top.") }
    var actions: [Action] { Action(id: "more", title: "Learn More") }
  }

  @Test func aTipIsShownOnceTipsAreConfiguredUntilItIsClosed() async throws {
    struct Screen: View {
      @State var chosen = ""
      var body: some View {
        VStack {
          TipView(Advice()) { chosen = $0.id }
          Text(verbatim: "Chosen: \(chosen)")
        }
      }
    }
    let screen = AppScreen(Screen())
    #expect(screen.labels == ["Chosen: "])
    try Tips.configure([.displayFrequency(.immediate)])
    for _ in 0..<1000 where Advice().status != .available { await Task.yield() }
    screen.settle()
    #expect(Set(screen.labels) == ["Save", "It stays at the top.", "Learn More", "Close", "Chosen: "])
    screen.activate("Learn More")
    #expect(screen.labels.contains("Chosen: more"))
    screen.activate("Close")
    for _ in 0..<1000 where Advice().status == .available { await Task.yield() }
    screen.settle()
    #expect(screen.labels == ["Chosen: more"])
    #expect(Advice().status == .invalidated(.tipClosed))
  }

  @Test func thePersonIsAskedForNotificationsOnce() async throws {
    let screen = AppScreen(Text("App"))
    let center = UNUserNotificationCenter.current()
    #expect(await center.notificationSettings().authorizationStatus == .notDetermined)
    async let answer = center.requestAuthorization(options: [.alert])
    for _ in 0..<1000 where NotificationQuestion.window == nil {
      await Task.yield()
      screen.settle()
    }
    let window = try #require(NotificationQuestion.window)
    UIKitHost.shared.advance(by: 1)
    let provider = AccessibilityProvider(window)
    provider.update()
    let allow = try #require(provider.tree.elements.first { $0.label?.string == "Allow" })
    #expect(provider.perform(.activate, on: allow.id))
    UIKitHost.shared.advance(by: 1)
    #expect(try await answer)
    #expect(await center.notificationSettings().authorizationStatus == .authorized)
    let content = UNMutableNotificationContent()
    content.title = "Hello"
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
    try await center.add(UNNotificationRequest(identifier: "a", content: content, trigger: trigger))
    content.title = "Changed"
    #expect(await center.pendingNotificationRequests().map(\.content.title) == ["Hello"])
    _ = screen
  }
}
