import AccessibilityTree
import AssistiveTechnology
import CurbcutUIKit
import Foundation
import Testing

@testable import CurbcutSwiftUI

/// Screens of SwiftUI used with VoiceOver: lists, sheets, alerts, navigation, search and animated changes.
@MainActor
@Suite("SwiftUI screens used with VoiceOver", .serialized)
struct SpokenScreenTests {
  // MARK: Lists

  private struct Groceries: View {
    @State private var items = ["Apples", "Bread", "Cheese"]
    var body: some View {
      NavigationStack {
        List {
          ForEach(items, id: \.self) { Text($0) }.onDelete { items.remove(atOffsets: $0) }
        }
        .navigationTitle("Groceries")
        .toolbar { Button("Add") { items.insert("Dates", at: 1) } }
      }
    }
  }

  @Test func aListInsertsAndDeletesUnderTheCursor() {
    let screen = SpokenView(Groceries())
    screen.go(to: "Apples")
    screen.next()
    #expect(screen.said() == ["Bread Actions available"])
    // The action of the row is chosen by a flick and done by a double tap.
    screen.go(to: "Bread")
    screen.down()
    #expect(screen.said().first == "Delete")
    screen.activate()
    #expect(!screen.hosted.rowLabels.contains("Bread"))
    #expect(screen.focused != nil && screen.focused != "Bread")
    screen.go(to: "Add")
    screen.activate()
    #expect(screen.focused == "Add")
    screen.go(to: "Apples")
    screen.next()
    #expect(screen.said() == ["Dates Actions available"])
    screen.next()
    #expect(screen.said() == ["Cheese Actions available"])
  }

  @Test func aCursorOnARowStaysWhenRowsComeAboveIt() {
    let screen = SpokenView(Groceries())
    screen.go(to: "Cheese")
    _ = screen.said()
    screen.hosted.press("Add")
    screen.settle()
    #expect(screen.focused == "Cheese")
    screen.previous()
    screen.previous()
    #expect(screen.focused == "Dates")
  }

  // MARK: Screens

  private struct Details: View {
    @State private var isShown = false
    @State private var dismissals = 0
    var body: some View {
      VStack {
        Text("Dismissed \(dismissals)")
        Button("Open") { isShown = true }
      }
      .sheet(isPresented: $isShown, onDismiss: { dismissals += 1 }) {
        VStack {
          Text("Details").accessibilityAddTraits(.isHeader)
          Button("Close") { isShown = false }
        }
      }
    }
  }

  // [R] aloud, speech/sheet/only-its-elements: nothing of the covered screen is reached
  @Test func aSheetTakesTheCursorAndGivesOnlyItsElements() {
    let screen = SpokenView(Details())
    screen.go(to: "Open")
    screen.activate()
    #expect(screen.said().last == "Details Heading")
    screen.next()
    #expect(screen.said() == ["Close Button"])
    screen.next()
    #expect(screen.focused == "Close")
    screen.activate()
    #expect(screen.focused != "Close" && screen.hosted.labels.contains("Dismissed 1"))
  }

  // [D] UIAccessibilityAction: a scrub dismisses what is modal
  @Test func aScrubDismissesASheet() {
    let screen = SpokenView(Details())
    screen.go(to: "Open")
    screen.activate()
    _ = screen.said()
    screen.scrub()
    #expect(screen.hosted.labels.contains("Dismissed 1"))
    #expect(["Open", "Dismissed 1"].contains(screen.focused ?? ""))
  }

  private struct Screens: View {
    var body: some View {
      NavigationStack {
        List { NavigationLink("Next") { Text("Here").navigationTitle("Second") } }.navigationTitle("First")
      }
    }
  }

  @Test func aPushMovesTheCursorAndAScrubGoesBack() {
    let screen = SpokenView(Screens())
    screen.go(to: "Next")
    screen.activate()
    // [R] AXe, tree/navigation/back-button: the button has the previous screen's title
    screen.go(to: "First")
    #expect(screen.focused == "First")
    screen.go(to: "Here")
    screen.scrub()
    screen.go(to: "Next")
    #expect(screen.focused == "Next")
  }

  private struct Asking: View {
    @State private var isAsking = false
    @State private var isDeleted = false
    var body: some View {
      Button(isDeleted ? "Deleted" : "Delete") { isAsking = true }
        .alert("Delete it?", isPresented: $isAsking) {
          Button("Really", role: .destructive) { isDeleted = true }
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("It is gone then.")
        }
    }
  }

  @Test func anAlertIsReadAndAnswered() {
    let screen = SpokenView(Asking())
    screen.activate()
    // [O] CVS: the title is no heading
    #expect(screen.said().contains { $0.contains("Delete it?") && !$0.contains("Heading") })
    screen.go(to: "Really")
    screen.activate()
    #expect(screen.focused == "Deleted")
  }

  // MARK: Search

  private struct Fruit: View {
    @State private var text = ""
    private let all = ["Apple", "Banana", "Cherry"]
    var body: some View {
      NavigationStack {
        List(all.filter { text.isEmpty || $0.localizedCaseInsensitiveContains(text) }, id: \.self) {
          Text($0)
        }
        .navigationTitle("Fruit")
        .searchable(text: $text, prompt: "Find")
      }
    }
  }

  @Test func aSearchFieldFiltersWhatIsReadAfterIt() throws {
    let screen = SpokenView(Fruit())
    screen.go(to: "Find")
    screen.activate()
    _ = screen.said()
    let field = try #require(screen.editedField)
    for letter in "ban" {
      field.insertText(String(letter))
      screen.settle()
    }
    #expect(screen.hosted.rowLabels.filter { ["Apple", "Banana", "Cherry"].contains($0) } == ["Banana"])
    screen.go(to: "Banana")
    #expect(screen.focused == "Banana")
  }

  // MARK: Changes

  private struct Growing: View {
    @State private var isOpen = false
    var body: some View {
      VStack {
        Button(isOpen ? "Less" : "More") { withAnimation(.linear(duration: 0.5)) { isOpen.toggle() } }
        if isOpen { Text("Hidden until now") }
        Text("Below")
      }
    }
  }

  @Test func anAnimatedChangeLeavesTheCursorWhereItIs() {
    let screen = SpokenView(Growing())
    screen.activate()
    #expect(screen.focused == "Less")
    // The new label of the element under the cursor is said.
    #expect(screen.said().contains { $0.hasPrefix("Less") })
    screen.next()
    #expect(screen.said() == ["Hidden until now"])
    screen.next()
    #expect(screen.said() == ["Below"])
    screen.go(to: "Less")
    screen.activate()
    screen.next()
    #expect(screen.focused == "Below")
  }

  private struct Disclosed: View {
    @State private var isOpen = false
    var body: some View {
      List { DisclosureGroup("More", isExpanded: $isOpen) { Text("Inside") } }
    }
  }

  // [R] AS:expanded, list/disclosure/ios26
  @Test func aDisclosureGroupSaysWhetherItIsOpen() {
    let screen = SpokenView(Disclosed())
    screen.next()
    screen.go(to: "More")
    screen.command("readItem")
    screen.activate()
    #expect(screen.said().contains { $0.lowercased().contains("expanded") })
    screen.next()
    #expect(screen.said() == ["Inside"])
  }
}

extension HostedView {
  /// The labels of all elements on the screen, those of UIKit's views too.
  var rowLabels: [String] { tree.elements.compactMap { $0.label?.string } }

  /// Does what a tap on an element does.
  func press(_ label: String) {
    settle()
    for object in window.elementsInside where object.accessibilityLabel == label {
      _ = object.accessibilityActivate() || (object as? UIView)?.accessibilityActivate() == true
      break
    }
    settle()
  }
}
