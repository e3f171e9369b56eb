import AccessibilityTree
import AssistiveTechnology
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

/// Rotors and relations in views that scroll, and in views of UIKit.
@MainActor
@Suite(.serialized)
struct AccessibilityScrollingTests {
  // [D] api_swiftui.md §4: entries over lazy content, whose views are made when the cursor goes there
  @Test func aRotorReachesViewsThatAreNotMadeYet() throws {
    let hosted = HostedView(
      ScrollView {
        LazyVStack {
          ForEach(0..<200) { Text("Row \($0)").frame(height: 40) }
        }.accessibilityRotor("Hundreds") {
          ForEach([100, 199], id: \.self) { AccessibilityRotorEntry("\($0)", id: $0) }
        }
      }, size: CGSize(width: 300, height: 400))
    let first = try #require(hosted.surface.elementsInOrder.first)
    #expect(first.accessibilityLabel == "Row 0")
    let rotor = try #require(first.accessibilityCustomRotors?.first)
    #expect(hosted.found(by: rotor, from: first) == ["Row 100", "Row 199"])
  }

  // [D] accessibilityScrollStatus(_:isEnabled:), iOS 26
  @Test func theAppsWordsAreSpokenAfterScrolling() throws {
    let hosted = HostedView(
      ScrollView {
        VStack { ForEach(0..<50) { Text("Row \($0)").frame(height: 40) } }
      }.accessibilityScrollStatus("Somewhere"), size: CGSize(width: 300, height: 400))
    let provider = AccessibilityProvider(hosted.window)
    provider.update()
    let id = provider.tree.elements[0].id
    let outcome = provider.perform(ActionRequest(number: 0, action: .scrollStatus, element: id))
    #expect(outcome.found?.text?.string == "Somewhere")
  }

  @Test func aPairIsJoinedInAScrollView() {
    struct Pair: View {
      @Namespace private var space
      var body: some View {
        ScrollView {
          Text("Controls").accessibilityLabeledPair(role: .label, id: 1, in: space)
          Button("Learn") {}.accessibilityLabeledPair(role: .content, id: 1, in: space)
        }
      }
    }
    #expect(HostedView(Pair()).tree.elements.map(\.label?.string) == ["Controls, Learn"])
  }

  // [D] CAV ViewRepresentable: combine hides them behind the new element
  @Test func whatIsInAScrollViewCanBeCombined() {
    let hosted = HostedView(
      ScrollView {
        Text("One")
        Text("Two")
      }.accessibilityElement(children: .combine))
    #expect(hosted.tree.elements.map(\.label?.string) == ["One, Two"])
  }

  // [O] Toggles in a row that is combined: label joins, the switch is what the whole does
  @Test func aToggleInAWholeIsSwitchedByIt() {
    struct Row: View {
      @State private var isOn = false
      var body: some View {
        HStack {
          Text("Wi-Fi")
          Toggle("Use", isOn: $isOn)
        }.accessibilityElement(children: .combine)
      }
    }
    let hosted = HostedView(Row())
    #expect(hosted.tree.elements.map(\.label?.string) == ["Wi-Fi, Use"])
    #expect(hosted.tree.elements[0].value?.string == "0")
    #expect(hosted.elements[0].accessibilityActivate())
    hosted.settle()
    #expect(hosted.tree.elements[0].value?.string == "1")
  }

  @Test func modifiersReachTheViewOfUIKit() {
    let hosted = HostedView(
      TextField("Name", text: .constant("Ann")).accessibilityCustomContent("Age", "30")
        .accessibilityTextContentType(.narrative).accessibilityRespondsToUserInteraction(false))
    let details = hosted.tree.elements[0].details
    #expect(details.customContent.map(\.value.string) == ["30"])
    #expect(details.textualContext == .narrative)
    #expect(details.respondsToUserInteraction == false)
  }

  @Test func theCursorOnATextFieldSetsTheState() throws {
    struct Field: View {
      @AccessibilityFocusState var isFocused: Bool
      var body: some View {
        VStack {
          TextField("Name", text: .constant("Ann")).accessibilityFocused($isFocused)
          Text(isFocused ? "In" : "Out")
        }
      }
    }
    let hosted = HostedView(Field())
    let field = try #require(hosted.surface.elementsInOrder.first as? UITextField)
    AccessibilityFocus.shared.move(to: field, of: .notificationVoiceOver)
    hosted.settle()
    #expect(hosted.labels == ["In"])
    AccessibilityFocus.shared.move(to: nil, of: .notificationVoiceOver)
  }
}
