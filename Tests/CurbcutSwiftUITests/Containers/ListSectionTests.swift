import AccessibilityTree
import CurbcutUIKit
import DeviceSettings
import Foundation
import Testing

@testable import CurbcutSwiftUI

/// What modifiers say of the sections of a list.
@MainActor
@Suite("Sections of lists", .serialized)
struct ListSectionTests {
  private struct Names: View {
    var visibility = Visibility.automatic
    @State private var last = "Z"
    var body: some View {
      List {
        ForEach(["A", "M"], id: \.self) { letter in
          Section(letter) {
            ForEach(0..<15) { Text("\(letter) \($0)") }
          }
          .sectionIndexLabel(letter)
        }
        Section {
          Button("Rename") { last = "Ω" }
        }
        .sectionIndexLabel(Text(last))
      }
      .listStyle(.plain)
      .listSectionIndexVisibility(visibility)
    }
  }

  @Test func titlesAreOneAdjustableElementThatScrolls() throws {
    let screen = HostedScreen(Names())
    let index = try #require(screen.objects.first { $0.accessibilityLabel == "Table index" })
    #expect(index.accessibilityTraits.contains(.adjustable))
    #expect(index.accessibilityValue == "A")
    index.accessibilityIncrement()
    screen.settle()
    #expect(index.accessibilityValue == "M")
    #expect(screen.labels.contains("M 0") && !screen.labels.contains("A 0"))
  }

  @Test func aTitleFollowsItsState() throws {
    let screen = HostedScreen(Names())
    let index = try #require(screen.objects.first { $0.accessibilityLabel == "Table index" })
    for _ in 0..<2 { index.accessibilityIncrement() }
    screen.settle()
    #expect(index.accessibilityValue == "Z")
    screen.activate("Rename")
    #expect(index.accessibilityValue == "Ω")
  }

  @Test func aHiddenIndexIsNotThere() {
    #expect(!HostedScreen(Names(visibility: .hidden)).labels.contains("Table index"))
    #expect(!HostedScreen(List { Section("A") { Text("a") } }).labels.contains("Table index"))
  }

  @Test func marginsMoveTheSectionThatHasThem() {
    let screen = HostedScreen(
      List {
        Section { Text("Wide") }.listSectionMargins(.horizontal, 0)
        Section { Text("Uneven") }.listSectionMargins(.leading, 40).listSectionMargins(.top, 100)
        Section { Text("Usual") }
      })
    let frames = screen.frames
    #expect(frames["Wide"]?.minX == 0 && frames["Wide"]?.width == 402)
    #expect(frames["Uneven"]?.minX == 40 && frames["Uneven"]?.width == 346)
    #expect(frames["Usual"]?.minX == 16 && frames["Usual"]?.width == 370)
    let (above, below) = (frames["Wide"]?.maxY ?? 0, frames["Uneven"]?.minY ?? 0)
    #expect(abs(below - above - 100 - 17.67) < 0.5)
  }

  @Test func marginsOfAListAreThoseOfItsSections() {
    let screen = HostedScreen(
      List {
        Section { Text("One") }
        Section { Text("Two") }.listSectionMargins(.leading, 8)
      }
      .listSectionMargins(.horizontal, 30))
    #expect(screen.frames["One"]?.minX == 30 && screen.frames["One"]?.width == 342)
    #expect(screen.frames["Two"]?.minX == 8 && screen.frames["Two"]?.width == 364)
  }

  @Test func actionsAreRowsAfterTheContent() {
    struct Rows: View {
      @State private var items = ["a"]
      var body: some View {
        List {
          Section {
            ForEach(items, id: \.self) { Text($0) }
          } header: {
            Text("Items")
          } footer: {
            Text("Footer")
          }
          .sectionActions { Button("Add") { items.append("b\(items.count)") } }
          Section("Others") { Text("c") }
        }
      }
    }
    let screen = HostedScreen(Rows())
    #expect(screen.labels == ["Items", "a", "Add", "Footer", "Others", "c"])
    screen.activate("Add")
    #expect(screen.labels == ["Items", "a", "b1", "Add", "Footer", "Others", "c"])
  }
}
