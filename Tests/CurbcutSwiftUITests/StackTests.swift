import CurbcutGraphics
import Foundation
import Testing

@testable import CurbcutSwiftUI

/// What stacks do with the room that they are given.
@MainActor
@Suite(.serialized)
struct StackTests {
  private func frames<Content: View>(_ content: Content, _ size: CGSize) -> [String: CGRect] {
    HostedView(content, size: size).frames
  }

  @Test func aStackDividesItsRoomEquallyAfterTheSpacing() {
    let found = frames(
      VStack {
        Color.red.accessibilityLabel("a")
        Color.blue.accessibilityLabel("b")
      }, CGSize(width: 500, height: 500))
    #expect(found["a"] == CGRect(x: 0, y: 0, width: 500, height: 246))
    #expect(found["b"] == CGRect(x: 0, y: 254, width: 500, height: 246))
  }

  @Test func textsAreReadInTheirOrder() {
    let hosted = HostedView(
      VStack {
        Text("First")
        HStack {
          Text("Second")
          Spacer()
          Text("Third")
        }
      })
    #expect(hosted.labels == ["First", "Second", "Third"])
  }

  @Test func aChangeOfStateIsShown() {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        Text("Count \(count)").accessibilityAction { count += 1 }
      }
    }
    let hosted = HostedView(Counter())
    #expect(hosted.labels == ["Count 0"])
    _ = hosted.elements[0].accessibilityActivate()
    hosted.settle()
    #expect(hosted.labels == ["Count 1"])
  }
}
