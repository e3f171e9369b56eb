import CurbcutFoundation
import Testing

@testable import CurbcutSwiftUI

private struct Stored: View {
  @AppStorage("count") private var count = 0
  var body: some View { Button("\(count)") { count += 1 } }
}

/// `@AppStorage` and `UserDefaults.standard` are the same settings: those of the app.
@MainActor
@Suite(.serialized)
struct AppStorageDefaultsTests {
  @Test func whatTheAppSetsIsSeenAndTheOtherWayAround() {
    UserDefaults.installStandard(.ofApp())
    defer { UserDefaults.installStandard(nil) }
    UserDefaults.standard.register(defaults: ["count": 5])
    let hosted = HostedView(Stored())
    #expect(hosted.labels == ["5"])
    UserDefaults.standard.set(7, forKey: "count")
    hosted.settle()
    #expect(hosted.labels == ["7"])
    _ = hosted.node("7")?.accessibilityActivate()
    hosted.settle()
    #expect(hosted.labels == ["8"])
    #expect(UserDefaults.standard.integer(forKey: "count") == 8)
  }
}
