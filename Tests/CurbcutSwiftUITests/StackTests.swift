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

  @Test func aWordTakesItsLengthBesideSomethingFixed() {
    let found = frames(
      HStack(spacing: 0) {
        Text("One").accessibilityIdentifier("word")
        Color.red.frame(width: 9, height: 10)
      }.fixedSize().accessibilityElement(children: .contain), CGSize(width: 300, height: 100))
    let ideal = found["word"]?.width ?? 0
    let tight = frames(
      HStack(spacing: 0) {
        Text("One").accessibilityIdentifier("word")
        Color.red.frame(width: 9, height: 10)
      }.frame(width: ideal + 9, height: 21), CGSize(width: 300, height: 100))
    #expect(ideal > 20)
    #expect(tight["word"]?.width == ideal)
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
