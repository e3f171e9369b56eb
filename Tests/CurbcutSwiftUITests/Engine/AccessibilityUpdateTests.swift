import AccessibilityTree
import CurbcutUIKit
import Foundation
import Testing

@testable import CurbcutSwiftUI

@Observable
private final class Words {
  var first = "First 10"
  var second = "Second 10"
  var showsThird = true
  var order = [1, 2, 3]
}

/// Technologies hold on to an element by its object: it stays the same whatever changes, and a change costs the element
/// and not the screen.
@MainActor
@Suite(.serialized)
struct AccessibilityUpdateTests {
  private struct Leaf: View {
    let words: Words
    let key: KeyPath<Words, String>
    var body: some View { Text(words[keyPath: key]) }
  }

  private struct Screen: View {
    let words: Words
    var body: some View {
      VStack {
        Leaf(words: words, key: \.first).accessibilityHint("Hint")
        Leaf(words: words, key: \.second)
        if words.showsThird { Text("Third") }
        ForEach(words.order, id: \.self) { Text("Row \($0)") }
        HStack {
          Leaf(words: words, key: \.first)
          Text("Beside")
        }
        .accessibilityElement(children: .combine)
        Text("Last")
      }
    }
  }

  @Test func anElementStaysTheSameObjectWhateverChanges() throws {
    let words = Words()
    let hosted = HostedView(Screen(words: words))
    func object(_ label: String) throws -> AccessibilityNode { try #require(hosted.node(label)) }
    let (first, second, last) = (try object("First 10"), try object("Second 10"), try object("Last"))
    let combined = try object("First 10, Beside")
    // Its own label.
    words.first = "First 20"
    hosted.settle()
    #expect(first === hosted.node("First 20"))
    #expect(first.accessibilityLabel == "First 20")
    #expect(first.accessibilityHint == "Hint")
    #expect(combined === hosted.node("First 20, Beside"))
    // That of another one.
    #expect(second === hosted.node("Second 10"))
    words.second = "Second 20"
    hosted.settle()
    #expect(second === hosted.node("Second 20"))
    #expect(first === hosted.node("First 20"))
    // Others come, go and change their places.
    let third = try object("Row 3")
    words.showsThird = false
    words.order = [3, 4, 1]
    hosted.settle()
    #expect(hosted.labels.prefix(5) == ["First 20", "Second 20", "Row 3", "Row 4", "Row 1"])
    #expect(third === hosted.node("Row 3"))
    #expect(last === hosted.node("Last"))
    #expect(first === hosted.node("First 20"))
  }

  @Test func aChangedWordIsReadAloneAndNotWithTheScreen() {
    let words = Words()
    let hosted = HostedView(Screen(words: words))
    let provider = AccessibilityProvider(hosted.window)
    provider.update()
    let index = provider.tree.elements.firstIndex { $0.label?.string == "Second 10" }
    words.second = "Second 10."
    #expect(provider.tree.elements.contains { $0.label?.string == "Second 10" })
    words.second = "Second 01"
    let update = provider.update()
    #expect(update == .attributes(index.map { [$0] } ?? []) || update == .screen)
    #expect(index.map { provider.tree.elements[$0].label?.string } == "Second 01")
    words.showsThird = false
    #expect(provider.update() == .screen)
    #expect(!provider.tree.elements.contains { $0.label?.string == "Third" })
  }

  /// As many changes at a time as make it simpler to read everything again.
  @Test func manyChangesAtATimeAreAllSeen() {
    struct Rows: View {
      @State private var round = 0
      var body: some View {
        VStack {
          Button("Go on") { round += 1 }
          ForEach(0..<200, id: \.self) { Text("Row \($0) in \(round)") }
        }
      }
    }
    let hosted = HostedView(Rows())
    let objects = hosted.elements
    for round in 1...3 {
      _ = objects[0].accessibilityActivate()
      hosted.settle()
      #expect(hosted.labels[1...] == (0..<200).map { "Row \($0) in \(round)" }[...])
      #expect(zip(objects, hosted.elements).allSatisfy { $0 === $1 })
    }
  }

  @Test func aMovedElementIsReadAtItsNewPlace() {
    struct Moving: View {
      @State private var isBelow = false
      var body: some View {
        ZStack(alignment: .top) {
          Text("Moves").padding(.top, isBelow ? 200 : 0)
          Text("Stays").padding(.top, 100)
          Button("Move") { isBelow.toggle() }.padding(.top, 300)
        }
      }
    }
    let hosted = HostedView(Moving())
    #expect(hosted.labels == ["Moves", "Stays", "Move"])
    let object = hosted.node("Moves")
    _ = hosted.node("Move")?.accessibilityActivate()
    hosted.settle()
    #expect(hosted.labels == ["Stays", "Moves", "Move"])
    #expect(object === hosted.node("Moves"))
  }
}
