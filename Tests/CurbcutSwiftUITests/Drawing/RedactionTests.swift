import CurbcutUIKit
import Testing

@testable import CurbcutSwiftUI

@MainActor
@Suite("Redaction hides what is seen, and keeps its size")
struct RedactionTests {
  private func drawings(_ view: UIView) -> [TextDrawing] {
    (view as? TextDrawing).map { [$0] } ?? view.subviews.flatMap(drawings)
  }

  private func hidden<V: View>(_ view: V) -> [Bool] {
    drawings(HostedView(view).window).map { $0.redaction != nil }
  }

  @Test("A placeholder has the size of the text, and its words are read")
  func placeholders() {
    let plain = HostedView(Text("Some words"))
    let redacted = HostedView(Text("Some words").redacted(reason: .placeholder))
    #expect(redacted.labels == ["Some words"])
    #expect(redacted.frames["Some words"] == plain.frames["Some words"])
    #expect(hidden(Text("A").redacted(reason: .placeholder)) == [true])
    #expect(hidden(Text("A")) == [false])
  }

  @Test("Reasons add up, and can be taken away")
  func reasons() {
    struct Reader: View {
      @Environment(\.redactionReasons) private var reasons
      var body: some View { Text("\(reasons.rawValue)") }
    }
    let view = HostedView(Reader().redacted(reason: .placeholder).redacted(reason: .privacy))
    #expect(view.labels == ["3"])
    #expect(
      hidden(
        VStack {
          Text("A").unredacted()
          Text("B")
        }
        .redacted(reason: .placeholder)) == [false, true])
  }

  @Test("Only what is marked as sensitive is hidden for privacy, and is not read then")
  func privacy() {
    let account = VStack {
      Text("Account")
      Text("12 34").privacySensitive()
    }
    #expect(hidden(account) == [false, false])
    #expect(hidden(account.redacted(reason: .privacy)) == [false, true])
    #expect(HostedView(account).labels == ["Account", "12 34"])
    #expect(HostedView(account.redacted(reason: .privacy)).labels == ["Account"])
  }
}
