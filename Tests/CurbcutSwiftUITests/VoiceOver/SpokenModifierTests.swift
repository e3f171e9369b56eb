import AssistiveTechnology
import CurbcutUIKit
import Foundation
import Testing

@testable import CurbcutSwiftUI

/// What is heard of modifiers that other suites use only in passing.
@MainActor
@Suite("Modifiers heard with VoiceOver", .serialized)
struct SpokenModifierTests {
  private struct Refreshed: View {
    @State private var count = 0
    var body: some View {
      List { Text("Refreshed \(count)") }.refreshable { count += 1 }
    }
  }

  /// Three fingers that pull a list at its top refresh it.
  @Test func aListAtItsTopIsRefreshedByAScroll() async throws {
    let screen = SpokenView(Refreshed())
    #expect(screen.focused == "Refreshed 0")
    screen.send(.gesture(Gesture(.swipe(.down), fingers: 3)))
    for _ in 0..<50 where screen.focused != "Refreshed 1" {
      try await Task.sleep(for: .milliseconds(5))
      screen.settle()
    }
    #expect(screen.focused == "Refreshed 1")
  }

  private struct Presented: View {
    @Environment(\.presentationMode) private var mode
    var body: some View {
      Button(mode.wrappedValue.isPresented ? "Close" : "Not presented") { mode.wrappedValue.dismiss() }
    }
  }

  private struct Presenting: View {
    @State private var isShown = true
    var body: some View {
      Text(isShown ? "Open" : "Closed").sheet(isPresented: $isShown) { Presented() }
    }
  }

  @Test func thePresentationModeClosesASheet() {
    let screen = SpokenView(Presenting())
    screen.go(to: "Close")
    screen.activate()
    #expect(screen.focused == "Closed")
  }

  private struct Dropped: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text("Rain").onDrag { NSItemProvider(object: "Rain" as NSString) }
        Text("Taken \(count)").onDrop(of: [.text], isTargeted: nil) { providers in
          count += providers.count
          return true
        }
      }
    }
  }

  @Test func aDragIsDroppedByTheActionsOfTwoElements() {
    let screen = SpokenView(Dropped())
    screen.go(to: "Rain")
    screen.down()
    #expect(screen.said().last == "Drag Rain")
    screen.activate()
    screen.go(to: "Taken 0")
    screen.down()
    #expect(screen.said().last == "Drop onto Taken 0")
    screen.activate()
    #expect(screen.focused == "Taken 1")
  }

  private struct Focusing: View {
    private enum Field { case first, second }
    @FocusState private var focus: Field?
    @State private var text = ""
    var body: some View {
      VStack {
        TextField("First", text: $text).focused($focus, equals: .first)
        TextField("Second", text: $text).focused($focus, equals: .second)
      }
      .defaultFocus($focus, .second)
    }
  }

  @Test func theFieldOfTheDefaultFocusIsEdited() {
    let screen = SpokenView(Focusing())
    screen.settle()
    #expect(screen.editedField?.placeholder == "Second")
  }

  private struct Item: Identifiable, Hashable { let id: Int }

  private struct Pushing: View {
    @State private var item: Item?
    var body: some View {
      NavigationStack {
        Button("Show") { item = Item(id: 7) }
          .navigationTitle("Root")
          .navigationDestination(item: $item) { item in
            Text("Item \(item.id)").navigationTitle("Details")
          }
      }
    }
  }

  @Test func anItemPushesItsScreenAndTheBackButtonForgetsIt() {
    let screen = SpokenView(Pushing())
    screen.go(to: "Show")
    screen.activate()
    screen.go(to: "Item 7")
    #expect(screen.focused == "Item 7")
    screen.go(to: "Root")
    screen.activate()
    screen.go(to: "Show")
    #expect(screen.focused == "Show")
  }

  private struct Titled: View {
    @State private var renamed = 0
    var body: some View {
      NavigationStack {
        Text("Renamed \(renamed)")
          .navigationTitle("Letter")
          .navigationBarTitleDisplayMode(.inline)
          .toolbarTitleMenu { Button("Rename") { renamed += 1 } }
      }
    }
  }

  @Test func theTitleOpensItsMenu() {
    let screen = SpokenView(Titled())
    screen.go(to: "Letter")
    #expect(screen.focused == "Letter")
    screen.activate()
    screen.go(to: "Rename")
    #expect(screen.focused == "Rename")
    screen.activate()
    screen.go(to: "Renamed 1")
    #expect(screen.focused == "Renamed 1")
  }

  private struct Columns: View {
    let preferred: NavigationSplitViewColumn
    var body: some View {
      NavigationSplitView(preferredCompactColumn: .constant(preferred)) {
        List { Text("Row") }.navigationTitle("Side")
      } detail: {
        Text("Detail text").navigationTitle("Detail")
      }
    }
  }

  @Test func whereThereIsRoomForOneColumnThePreferredOneShows() {
    #expect(HostedScreen(Columns(preferred: .sidebar)).labels == ["Side", "Row"])
    #expect(HostedScreen(Columns(preferred: .detail)).labels == ["Side", "Detail", "Detail text"])
  }

  // MARK: Titles and sheets

  @Test func anItemInPlaceOfTheLargeTitleIsHeardInItsPlace() {
    let screen = HostedScreen(
      NavigationStack {
        List { Text("Row") }
          .navigationTitle("Title")
          .toolbar { ToolbarItem(placement: .largeTitle) { Text("Large") } }
      })
    #expect(screen.labels == ["Large", "Row"])
  }

  private struct BesideSheet: View {
    @State private var isShown = false
    var body: some View {
      VStack {
        Text("Root")
        Button("Open") { isShown = true }
      }
      .sheet(isPresented: $isShown) {
        Text("Sheet text")
          .presentationDetents([.height(200)])
          .presentationBackgroundInteraction(.enabled)
      }
    }
  }

  /// What is below comes before the sheet, and can still be used.
  @Test func theCursorGoesToASheetBesideWhichTheRestCanBeUsed() {
    let screen = SpokenView(BesideSheet())
    screen.go(to: "Open")
    screen.activate()
    #expect(screen.provider.tree.elements.contains { $0.label?.string == "Root" })
    #expect(screen.focused == "Sheet text")
  }
}
