import CurbcutSwiftUI
import CurbcutTipKit
import Testing

/// A tip in a popover at a view.
@MainActor
@Suite("Tips in popovers", .serialized)
struct TipPopoverTests {
  private struct Hint: Tip {
    var title: Text { Text("Sort the list") }
    var message: Text? { Text("By name or date.") }
  }

  @Test func aTipIsHeardOverTheScreenUntilItIsClosed() async throws {
    try Tips.resetDatastore()
    try Tips.configure()
    for _ in 0..<3 { await Task.yield() }
    let screen = AppScreen(Button("Sort") {}.popoverTip(Hint()))
    #expect(screen.labels.contains("Sort the list"))
    #expect(screen.labels.contains("By name or date."))
    screen.activate("Close")
    #expect(screen.labels == ["Sort"])
  }
}
