import CurbcutUIKit
import Foundation
import Testing

@testable import CurbcutSwiftUI

/// Lists and forms.
@MainActor
@Suite(.serialized)
struct ListTests {
  private var fruits: some View {
    List {
      Section("Fruits") {
        Text("Apple")
        Text("Banana")
        Text("Cherry")
      }
      Section("Vegetables") {
        Text("Carrot")
        Text("Peas")
      }
    }
  }

  /// Recorded: list/section-headers/ios26.
  @Test func sectionsStandAsOnIOS26() {
    let screen = HostedScreen(fruits)
    #expect(screen.labels == ["Fruits", "Apple", "Banana", "Cherry", "Vegetables", "Carrot", "Peas"])
    let frames = screen.frames
    #expect(isClose(frames["Fruits"]?.minY, 62) && isClose(frames["Fruits"]?.height, 40.33))
    #expect(isClose(frames["Apple"]?.minY, 102.33) && isClose(frames["Apple"]?.height, 52))
    #expect(frames["Apple"]?.minX == 16 && frames["Apple"]?.width == 370)
    #expect(isClose(frames["Vegetables"]?.minY, 276))
    #expect(screen.element("Fruits")?.traits.contains(.header) == true)
  }

  /// Recorded: list/section-headers/ios18.
  @Test func headersOfIOS18AreWrittenInCapitals() {
    let screen = HostedScreen(fruits, system: .iOS18)
    let frames = screen.frames
    #expect(isClose(frames["FRUITS"]?.height, 38.67))
    #expect(frames["Apple"]?.minX == 20 && frames["Apple"]?.width == 362 && frames["Apple"]?.height == 44)
    #expect(isClose(frames["VEGETABLES"]?.minY, 250.33))
  }

  /// Recorded: list/scroll/visible-only: an id of the app's own keeps the text's frame.
  @Test func onlyRowsInSightHaveElements() {
    struct Rows: View {
      var body: some View {
        ScrollViewReader { proxy in
          List(0..<30, id: \.self) { n in Text("Item \(n)").id(n) }
            .onAppear { proxy.scrollTo(15, anchor: .center) }
        }
      }
    }
    let screen = HostedScreen(Rows(), system: .iOS18, size: CGSize(width: 375, height: 400))
    #expect(screen.labels == (11...19).map { "Item \($0)" })
  }

  @Test func rowsComeAndGoAndKeepTheirElements() throws {
    struct Rows: View {
      @State private var items = ["a", "b", "c"]
      var body: some View {
        List {
          ForEach(items, id: \.self) { Text($0) }.onDelete { items.remove(atOffsets: $0) }
          Button("Add") { items.insert("new", at: 0) }
        }
      }
    }
    let screen = HostedScreen(Rows())
    let before = try #require(screen.objects.first { $0.accessibilityLabel == "b" })
    screen.activate("Add")
    #expect(screen.labels == ["new", "a", "b", "c", "Add"])
    #expect(screen.objects.contains { $0 === before })
    let row = try #require(screen.element("a"))
    #expect(row.details.customActions.map(\.name.string) == ["Delete"])
  }

  /// Recorded: list/swipe/same-name and list/swipe/other-name.
  @Test func swipeActionsAreOfferedOnceAndNotAsTheElementsOwn() throws {
    let screen = HostedScreen(
      List {
        Text("Cake").swipeActions { Button("Order") {} }.accessibilityAction(named: "Order") {}
        Text("Pie").swipeActions { Button("Order") {} }.accessibilityAction(named: "Save") {}
      })
    #expect(screen.element("Cake")?.details.customActions.map(\.name.string) == ["Order"])
    #expect(screen.element("Pie")?.details.customActions.map(\.name.string) == ["Save", "Order"])
    let pie = try #require(screen.objects.first { $0.accessibilityLabel == "Pie" })
    #expect(pie.accessibilityCustomActions?.map(\.name) == ["Save"])
  }

  private struct Renaming: View {
    @State private var name = "Cake"
    @State private var isReady = true
    var body: some View {
      List {
        HStack {
          TextField("Name", text: $name).accessibilityLabel("Name")
          Toggle("Ready", isOn: $isReady)
        }
        .swipeActions { Button("Delete", role: .destructive) {} }
      }
    }
  }

  @Test func swipeActionsAreOfferedByTheFieldsAndSwitchesOfARow() throws {
    let screen = HostedScreen(Renaming())
    let field = try #require(screen.element("Name"))
    #expect(field.details.customActions.map(\.name.string) == ["Delete"])
    #expect(screen.element("Ready")?.details.customActions.map(\.name.string) == ["Delete"])
  }

  /// Recorded: list/disclosure/ios26.
  @Test func aDisclosureGroupIsAHeadingThatExpands() throws {
    let screen = HostedScreen(List { DisclosureGroup("More") { Text("Inside") } })
    let label = try #require(screen.objects.first { $0.accessibilityLabel == "More" })
    #expect(label.accessibilityTraits.contains([.button, .header]))
    #expect(label.accessibilityExpandedStatus == .collapsed)
    screen.activate("More")
    #expect(screen.labels == ["More", "Inside"])
    #expect(label.accessibilityExpandedStatus == .expanded)
    #expect(screen.frames["Inside"] == CGRect(x: 16, y: 149, width: 370, height: 52))
  }

  @Test func theSelectedRowHasTheTrait() {
    struct Rows: View {
      @State private var selection: String? = "b"
      var body: some View { List(["a", "b"], id: \.self, selection: $selection) { Text($0) } }
    }
    let screen = HostedScreen(Rows())
    #expect(screen.element("b")?.traits.contains(.selected) == true)
    screen.activate("a")
    #expect(screen.element("a")?.traits.contains(.selected) == true)
    #expect(screen.element("b")?.traits.contains(.selected) == false)
  }

  @Test func rowsThatAreEditedHaveControls() {
    struct Rows: View {
      @State private var items = ["a", "b"]
      var body: some View {
        NavigationStack {
          List {
            ForEach(items, id: \.self) { Text($0) }
              .onDelete { items.remove(atOffsets: $0) }
              .onMove { items.move(fromOffsets: $0, toOffset: $1) }
          }
          .toolbar { EditButton() }
        }
      }
    }
    let screen = HostedScreen(Rows())
    screen.activate("Edit")
    #expect(
      Set(screen.labels) == ["Done", "Remove a", "a", "Reorder a", "Remove b", "b", "Reorder b"])
    screen.activate("Remove a")
    screen.activate("Delete")
    #expect(Set(screen.labels) == ["Done", "Remove b", "b", "Reorder b"])
  }

  @Test func aRowGrowsWithItsContent() {
    struct Row: View {
      @State private var isLarge = false
      var body: some View {
        VStack {
          Button("Grow") { isLarge = true }
          Color.red.frame(height: isLarge ? 200 : 50)
        }
      }
    }
    let screen = HostedScreen(
      List {
        Row()
        Text("Below")
      })
    let before = screen.frames["Below"]?.minY ?? 0
    screen.activate("Grow")
    #expect(screen.frames["Below"]?.minY == before + 150)
  }

  @Test func voiceOverGoesThroughAllRows() {
    let screen = HostedScreen(List(0..<40, id: \.self) { Text("Row \($0)") })
    let session = screen.startVoiceOver()
    #expect(session.swipeRight(39) == (1..<40).map { "Row \($0)" })
  }

  /// As beginners write forms: the rows of the list are rows of the form.
  @Test func aListInAFormIsPartOfTheForm() {
    struct Movie: View {
      @State private var title = ""
      var body: some View {
        Form {
          List {
            Text("New movie")
            TextField("Title", text: $title).accessibilityLabel("Title")
          }
          .listRowSeparator(.hidden)
          Section("Genre") { List(["Drama", "Comedy"], id: \.self) { Text($0) } }
        }
      }
    }
    #expect(HostedScreen(Movie()).labels == ["New movie", "Title", "Genre", "Drama", "Comedy"])
  }
}
