import AccessibilityTree
import CurbcutGraphics
import CurbcutUIKit
import Foundation
import Testing

@testable import CurbcutSwiftUI

/// Rotors that views add.
@MainActor
@Suite(.serialized)
struct AccessibilityRotorTests {
  struct Message: Identifiable {
    var id: Int
    var subject: String
  }

  // [R] AS:previews: on the element with the modifier; results are described by the target's label
  @Test func aRotorHangsOnItsElementAndFindsMarkedViews() throws {
    struct Menu: View {
      @Namespace private var space
      var body: some View {
        VStack {
          Text("Menu").accessibilityRotor("Vegan Options") {
            AccessibilityRotorEntry(Text("Garden Salad"), id: "salad", in: space)
          }
          Text("Classic Burger, $12")
          HStack {
            Text("a"); Text("b")
          }.accessibilityElement(children: .combine)
            .accessibilityLabel("Garden Salad, $9, Vegan").accessibilityRotorEntry(id: "salad", in: space)
        }
      }
    }
    let hosted = HostedView(Menu())
    #expect(hosted.elements.map { $0.accessibilityCustomRotors?.count ?? 0 } == [1, 0, 0])
    let rotor = try #require(hosted.elements[0].accessibilityCustomRotors?.first)
    #expect(rotor.name == "Vegan Options")
    #expect(hosted.found(by: rotor, from: hosted.elements[0]) == ["Garden Salad, $9, Vegan"])
    #expect(hosted.tree.elements[0].details.customRotors.map(\.name.string) == ["Vegan Options"])
  }

  // [D] entries name the views of a ForEach in the view with the rotor
  @Test func aRotorFindsTheViewsOfModels() throws {
    let messages = (0..<5).map { Message(id: $0, subject: "Message \($0)") }
    let hosted = HostedView(
      VStack {
        ForEach(messages) { Text($0.subject) }
      }.accessibilityRotor("Even", entries: messages.filter { $0.id % 2 == 0 }, entryLabel: \.subject))
    let elements = hosted.elements
    let rotor = try #require(elements[1].accessibilityCustomRotors?.first)
    #expect(elements.allSatisfy { $0.accessibilityCustomRotors?.first === rotor })
    #expect(hosted.found(by: rotor, from: elements[0]) == ["Message 2", "Message 4"])
    #expect(hosted.found(by: rotor, from: elements[1]) == ["Message 2", "Message 4"])
    #expect(hosted.found(by: rotor, from: elements[3], forward: false) == ["Message 2", "Message 0"])
  }

  // [D] AccessibilityRotorContentBuilder: blocks, if, ForEach
  @Test func entriesAreBuilt() throws {
    let more = true
    let hosted = HostedView(
      VStack {
        ForEach(0..<4) { Text("Row \($0)") }
      }.accessibilityRotor(.headings) {
        AccessibilityRotorEntry("Zero", id: 0)
        if more { AccessibilityRotorEntry("One", id: 1) }
        ForEach([2, 3], id: \.self) { AccessibilityRotorEntry("\($0)", id: $0) }
      })
    let rotor = try #require(hosted.elements[0].accessibilityCustomRotors?.first)
    #expect(rotor.systemRotorType == .heading)
    #expect(hosted.found(by: rotor, from: nil) == ["Row 0", "Row 1", "Row 2", "Row 3"])
  }

  // [D] accessibilityRotor(_:textRanges:): ranges inside this element's text
  @Test func aRotorFindsRangesOfTheText() throws {
    let text = "one two one"
    let ranges = text.ranges(of: "one")
    let hosted = HostedView(Text(verbatim: text).accessibilityRotor("Ones", textRanges: ranges))
    let rotor = try #require(hosted.elements[0].accessibilityCustomRotors?.first)
    #expect(hosted.found(by: rotor, from: nil) == ["one", "one"])
    let provider = AccessibilityProvider(hosted.window)
    provider.update()
    #expect(provider.tree.elements[0].details.customRotors.count == 1)
  }

  // [D] AccessibilityRotorEntry: prepare runs before the cursor moves
  @Test func aViewIsPreparedBeforeTheCursorMovesThere() throws {
    struct Screen: View {
      @State private var isShown = false
      var body: some View {
        VStack {
          Text("Top").accessibilityRotor("Details") {
            AccessibilityRotorEntry("Detail", id: "detail", prepare: { isShown = true })
          }
          if isShown { Text("The detail").id("detail") }
        }
      }
    }
    let hosted = HostedView(Screen())
    #expect(hosted.labels == ["Top"])
    let rotor = try #require(hosted.elements[0].accessibilityCustomRotors?.first)
    #expect(hosted.found(by: rotor, from: hosted.elements[0]) == ["The detail"])
    #expect(hosted.labels == ["Top", "The detail"])
  }

  @Test func anAppsOwnRotorForLinksReplacesThatOfTheText() {
    let hosted = HostedView(
      Text("[Here](https://example.com)").accessibilityRotor(.links, textRanges: []))
    #expect(hosted.elements[0].accessibilityCustomRotors?.count == 1)
  }
}
