import AccessibilityTree
import CurbcutSwiftUI
import CurbcutTipKit
import Foundation
import Testing

/// When tips are shown: rules about what an app says and about what has happened, and how often.
///
/// Follows <https://developer.apple.com/documentation/tipkit/tips/rule>.
@MainActor
@Suite("The rules of tips", .serialized)
struct TipRuleTests {
  private struct SignIn: Tip {
    static let isSignedIn = Parameter(wrappedValue: false)
    static let opened = Event(id: "opened")
    var title: Text { Text("Favorites") }
    var rules: [Rule] {
      Tips.Rule(Self.isSignedIn) { $0 == true }
      Tips.Rule(Self.opened) { $0.donations.donatedWithin(.week).count >= 2 }
    }
  }

  private struct Bird: Codable, Sendable { var name: String }

  private struct Once: Tip {
    static let seen = Tips.Event<Bird>(id: "seen")
    var title: Text { Text("Once") }
    var options: [any Option] { MaxDisplayCount(1) }
    var rules: [Rule] { Tips.Rule(Self.seen) { $0.donations.largestSubset(groupedBy: \.name).count > 1 } }
  }

  /// What tips depend on is told on the main queue, which a test blocks until it waits.
  private func settle(_ screen: AppScreen? = nil) async {
    for _ in 0..<3 { await Task.yield() }
    screen?.settle()
  }

  private struct First: Tip { var title: Text { Text("First") } }
  private struct Second: Tip { var title: Text { Text("Second") } }

  @Test("A tip appears when all its rules are met, and goes when one is no more")
  func rules() async throws {
    try Tips.configure()
    await settle()
    SignIn.isSignedIn.wrappedValue = false
    let screen = AppScreen(
      VStack {
        TipView(SignIn()); Text("Home")
      })
    #expect(screen.labels == ["Home"] && SignIn().status == .pending)
    SignIn.isSignedIn.wrappedValue = true
    await settle(screen)
    #expect(screen.labels == ["Home"])
    SignIn.opened.sendDonation()
    SignIn.opened.sendDonation()
    await settle(screen)
    #expect(screen.labels.contains("Favorites") && SignIn().status == .available)
    SignIn.isSignedIn.wrappedValue = false
    await settle(screen)
    #expect(screen.labels == ["Home"])
  }

  @Test("A tip that was shown as often as it may be is shown no more")
  func count() async throws {
    struct Screen: View {
      @State var isShown = true
      var body: some View {
        VStack {
          if isShown { TipView(Once()) }
          Button("Turn") { isShown.toggle() }
        }
      }
    }
    try Tips.configure()
    let screen = AppScreen(Screen())
    #expect(screen.labels == ["Turn"])
    await Once.seen.donate(Bird(name: "Finch"))
    await Once.seen.donate(Bird(name: "Wren"))
    await settle(screen)
    #expect(screen.labels == ["Turn"], "no bird was seen twice")
    await Once.seen.donate(Bird(name: "Wren"))
    await settle(screen)
    #expect(screen.labels.contains("Once"))
    screen.activate("Turn")
    #expect(Once().status == .invalidated(.displayCountExceeded))
    screen.activate("Turn")
    #expect(screen.labels == ["Turn"])
  }

  @Test("A group shows one tip after the other")
  func group() async throws {
    try Tips.configure()
    await settle()
    let group = TipGroup(.ordered) {
      First()
      Second()
    }
    #expect(group.currentTip is First)
    First().invalidate(reason: .actionPerformed)
    await settle()
    #expect(group.currentTip is Second)
    Second().invalidate(reason: .actionPerformed)
    await settle()
    #expect(group.currentTip == nil)
  }

  @Test("A screen of UIKit shows a tip in a view of its own")
  func view() throws {
    struct InUIKit: Tip { var title: Text { Text("In UIKit") } }
    struct Screen: UIViewRepresentable {
      func makeUIView(context: Context) -> TipUIView { TipUIView(InUIKit()) }
      func updateUIView(_ view: TipUIView, context: Context) {}
    }
    try Tips.configure()
    #expect(AppScreen(Screen()).labels.contains("In UIKit"))
  }
}
