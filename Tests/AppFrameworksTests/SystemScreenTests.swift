import AccessibilityTree
import CurbcutAVKit
import CurbcutPhotosUI
import CurbcutStoreKit
import CurbcutSwiftUI
import CurbcutTipKit
import CurbcutUserNotifications
import DeviceServices
import DeviceSettings
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
    // The cross is grey, the button has the tint.
    #expect(try screen.saturation(in: #require(screen.element("Close")).frame) < 0.1)
    #expect(try screen.saturation(in: #require(screen.element("Learn More")).frame) > 0.3)
    screen.activate("Learn More")
    #expect(screen.labels.contains("Chosen: more"))
    screen.activate("Close")
    for _ in 0..<1000 where Advice().status == .available { await Task.yield() }
    screen.settle()
    #expect(screen.labels == ["Chosen: more"])
    #expect(Advice().status == .invalidated(.tipClosed))
  }

  @Test func thePersonIsAskedForNotificationsOnce() async throws {
    let screen = AppScreen(Text("App"), services: ServiceSettings())
    Permissions.forgetAll()
    let center = UNUserNotificationCenter.current()
    #expect(await center.notificationSettings().authorizationStatus == .notDetermined)
    async let answer = center.requestAuthorization(options: [.alert])
    for _ in 0..<1000 where SystemQuestion.window == nil {
      await Task.yield()
      screen.settle()
    }
    let window = try #require(SystemQuestion.window)
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
    // The delegate may have either form of a method.
    for delegate in [Listener(), HandlerListener()] as [any UNUserNotificationCenterDelegate & Heard] {
      center.delegate = delegate
      try await center.add(
        UNNotificationRequest(
          identifier: "soon", content: content,
          trigger: UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)))
      screen.settle()
      #expect(delegate.heard.isEmpty)
      UIKitHost.shared.advance(by: 6)
      for _ in 0..<1000 where delegate.heard.isEmpty {
        await Task.yield()
        screen.settle()
      }
      #expect(delegate.heard == ["Changed"])
    }
    for _ in 0..<1000 {
      if await center.deliveredNotifications().count == 2 { break }
      await Task.yield()
    }
    #expect(await center.deliveredNotifications().map(\.request.identifier) == ["soon", "soon"])
    center.removeAllDeliveredNotifications()
    #expect(await center.deliveredNotifications().isEmpty)
  }

  private protocol Heard: AnyObject {
    var heard: [String] { get }
  }

  private final class Listener: NSObject, UNUserNotificationCenterDelegate, Heard {
    nonisolated(unsafe) var heard: [String] = []
    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification)
      async -> UNNotificationPresentationOptions
    {
      heard.append(notification.request.content.title)
      return [.banner, .list]
    }
  }

  private final class HandlerListener: NSObject, UNUserNotificationCenterDelegate, Heard {
    nonisolated(unsafe) var heard: [String] = []
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) {
      heard.append(notification.request.content.title)
      completionHandler([.list])
    }
  }
}
