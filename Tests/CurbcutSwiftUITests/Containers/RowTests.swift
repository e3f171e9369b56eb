import CurbcutUIKit
import Foundation
import Testing

@testable import CurbcutSwiftUI

/// What the rows of lists, forms and tables can say and do.
@MainActor @Suite struct RowTests {
  private struct Fruits: View {
    @State var fruits = ["Apples", "Pears", "Plums"]
    @State var marked = ""
    var body: some View {
      List {
        ForEach(fruits, id: \.self) { fruit in
          Text(fruit == marked ? "\(fruit) marked" : fruit)
            .swipeActions(edge: .leading) { Button("Mark") { marked = fruit } }
            .swipeActions {
              Button(role: .destructive) {
                fruits.removeAll { $0 == fruit }
              } label: {
                Label("Remove", systemImage: "trash")
              }
              Button("Flag") {}.tint(.orange)
            }
        }
      }
    }
  }

  private func table<V: View>(_ screen: HostedScreen<V>) -> UITableView? { screen.scrollView as? UITableView }

  @Test func aSwipeOffersButtonsWithTheirColoursAndPictures() {
    let screen = HostedScreen(Fruits())
    guard let table = table(screen) else { return }
    let path = IndexPath(row: 1, section: 0)
    let trailing = table.delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
    #expect(trailing?.actions.map(\.title) == ["Remove", "Flag"])
    #expect(trailing?.actions.map(\.style) == [.destructive, .normal])
    #expect(trailing?.actions.first?.image != nil)
    #expect(trailing?.actions.last?.backgroundColor != .systemGray3)
    trailing?.actions.first.map { $0.handler($0, table) { _ in } }
    screen.settle()
    #expect(screen.labels == ["Apples", "Plums"])
  }

  /// Observed: the actions of a swipe are offered by the cell.
  @Test func theActionsOfASwipeCanBePerformedByTechnologies() {
    let screen = HostedScreen(Fruits())
    let names = (table(screen)?.visibleCells.first as? ListCell)?.swipeActions.map(\.name)
    #expect(names == ["Mark", "Remove", "Flag"])
  }

  private struct Several: View {
    @State var selection: Set<String> = []
    @State var mode = EditMode.inactive
    var body: some View {
      List(["Apples", "Pears"], id: \.self, selection: $selection) { Text($0) }
        .environment(\.editMode, $mode)
        .safeAreaInset(edge: .bottom) {
          HStack {
            Text("count \(selection.count)")
            Button("Edit") { mode = .active }
          }
        }
    }
  }

  @Test func severalRowsAreSelectedOnlyWhileTheListIsEdited() {
    let screen = HostedScreen(Several())
    screen.activate("Pears")
    #expect(screen.labels.contains("count 0"))
    screen.activate("Edit")
    screen.activate("Pears")
    screen.activate("Apples")
    #expect(screen.labels.contains("count 2"))
    #expect(screen.element("Pears")?.traits.contains(.selected) == true)
  }

  private struct Collapsing: View {
    @State var isExpanded = true
    var body: some View {
      List { Section("More", isExpanded: $isExpanded) { Text("Row") } }
    }
  }

  @Test func aSectionCanBeCollapsed() {
    let screen = HostedScreen(Collapsing())
    #expect(screen.labels == ["More", "Row"])
    screen.activate("More")
    #expect(screen.labels == ["More"])
  }

  private struct Editable: View {
    @State var fruits = [Fruit(name: "Apples"), Fruit(name: "Pears")]
    var body: some View {
      List($fruits, editActions: .all) { $fruit in Text(fruit.name) }
    }
  }

  private struct Fruit: Identifiable {
    let name: String
    var id: String { name }
  }

  @Test func rowsOfABindingAreDeletedAndMovedInPlace() {
    let screen = HostedScreen(Editable())
    guard let table = table(screen) else { return }
    table.dataSource?.tableView(
      table, moveRowAt: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 0))
    screen.settle()
    #expect(screen.labels == ["Pears", "Apples"])
    table.dataSource?.tableView(table, commit: .delete, forRowAt: IndexPath(row: 0, section: 0))
    screen.settle()
    #expect(screen.labels == ["Apples"])
  }

  private struct Badges: View {
    @State var count = 0
    var body: some View {
      List {
        Text("Inbox").badge(count)
        Button("Receive") { count += 1 }
      }
    }
  }

  @Test func aBadgeComesWithItsNumber() {
    let screen = HostedScreen(Badges())
    #expect(screen.labels == ["Inbox", "Receive"])
    screen.activate("Receive")
    #expect(screen.labels == ["Inbox, 1", "Receive"])
  }

  private struct People: View {
    @State var order = [KeyPathComparator(\Fruit.name)]
    var body: some View {
      Table([Fruit(name: "Pears"), Fruit(name: "Apples")].sorted(using: order), sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Length") { Text("\($0.name.count)") }
      }
    }
  }

  /// Recorded: on compact width a table is its first column.
  @Test func onAPhoneATableIsItsFirstColumn() {
    let screen = HostedScreen(People())
    #expect(screen.labels == ["Apples", "Pears"])
  }

  private struct Symbols: View {
    var body: some View {
      Form {
        Label("Privacy", systemImage: "hand.raised").accessibilityIdentifier("label")
        Text("Plain")
      }
    }
  }

  /// Recorded on iOS 26: with a symbol the separator begins at x 72.
  @Test func theLineBelowARowBeginsAtItsText() {
    let screen = HostedScreen(Symbols())
    let cell = table(screen)?.visibleCells.first as? ListCell
    #expect(isClose(cell?.row?.separatorStart, 56))
  }

  private struct Students: View {
    struct Student: Identifiable {
      let id: Int
      var name: String
    }
    var showsLast = true
    @State private var selection: Set<Int> = []
    @State private var order = [KeyPathComparator(\Student.name)]
    var body: some View {
      Table(selection: $selection, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Number", value: \.id) { Text(String($0.id)) }
      } rows: {
        TableRow(Student(id: 0, name: "Ann"))
        ForEach([Student(id: 1, name: "Bob"), Student(id: 2, name: "Cleo")]) { TableRow($0) }
        if showsLast { TableRow(Student(id: 9, name: "Zoe")) }
      }
    }
  }

  @Test func rowsOfATableAreDeclaredOneByOne() {
    #expect(HostedScreen(Students()).labels == ["Ann", "Bob", "Cleo", "Zoe"])
    #expect(HostedScreen(Students(showsLast: false)).labels == ["Ann", "Bob", "Cleo"])
  }

  private struct Movable: View {
    struct Student: Identifiable, Codable, Transferable {
      let id: Int
      var name: String
      static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
      }
    }
    @State private var students = [Student(id: 1, name: "Bob"), Student(id: 2, name: "Cleo")]
    @State private var isOpen = false
    var body: some View {
      Table(of: Student.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        ForEach(students) { student in
          TableRow(student).draggable(student).contextMenu { Button("Expel") { students.removeAll() } }
        }
        .dropDestination(for: Student.self) { index, dropped in
          students.insert(contentsOf: dropped, at: index)
        }
        DisclosureTableRow(Student(id: 3, name: "Class B"), isExpanded: $isOpen) {
          TableRow(Student(id: 4, name: "Dora")).dropDestination(for: Student.self) { students += $0 }
        }
      }
    }
  }

  /// A modified row is a row: it may stand in a `ForEach` that takes drops.
  @Test func rowsOfATableCanBeDraggedOpenedAndHaveMenus() {
    let screen = HostedScreen(Movable())
    #expect(screen.labels == ["Bob", "Cleo", "Class B"])
    screen.activate("Class B")
    #expect(screen.labels == ["Bob", "Cleo", "Class B", "Dora"])
    #expect(screen.element("Bob")?.details.customActions.isEmpty == false)
  }

  private struct Results: View {
    struct Run: Identifiable {
      let id: Int
      var name: String
      var times: [Int]
    }
    @State private var order = [KeyPathComparator(\Run.name)]
    var showsExtra = true
    var body: some View {
      Table(
        [Run(id: 1, name: "Ann", times: [9, 8]), Run(id: 2, name: "Bob", times: [7, 6])].sorted(using: order),
        sortOrder: $order
      ) {
        names
        if showsExtra { TableColumn("Number") { Text("no. \($0.id)") }.width(60).alignment(.numeric) }
        TableColumnForEach([0, 1], id: \.self) { round in
          TableColumn("Round \(round + 1)") { (run: Run) in Text("\(run.times[round])") }
        }
        Group {
          TableColumn("Best", sortUsing: KeyPathComparator(\Run.id, order: .reverse)) { (run: Run) in
            Text("best \(run.times.min() ?? 0)")
          }
          .customizationID("best")
          TableColumn("Hidden") { (run: Run) in Text(run.name) }.defaultVisibility(.hidden)
        }
      }
    }

    @TableColumnBuilder<Run, KeyPathComparator<Run>>
    private var names: some TableColumnContent<Run, KeyPathComparator<Run>> {
      TableColumn("Name", value: \.name)
    }
  }

  @Test func columnsOfATableMayBeMadeFromDataAndKeptElsewhere() {
    let screen = HostedScreen(Results(), device: .iPadPro11, orientation: .landscape)
    #expect(
      screen.labels == [
        "Name", "Number", "Round 1", "Round 2", "Best", "Ann", "no. 1", "9", "8", "best 8", "Bob", "no. 2",
        "7", "6", "best 6",
      ])
    // The titles stand above what they are titles of.
    #expect(isClose(screen.frames["Name"]?.minX, screen.frames["Ann"]?.minX ?? 0))
    #expect(isClose(screen.frames["Round 1"]?.minX, screen.frames["9"]?.minX ?? 0))
    screen.activate("Best")
    #expect(screen.labels[5] == "Ann")
    screen.activate("Best")
    #expect(screen.labels[5] == "Bob")
    #expect(HostedScreen(Results(showsExtra: false), device: .iPadPro11).labels.contains("Number") == false)
  }

  private struct Branch: Identifiable {
    let id: String
    var branches: [Branch]?
  }

  @Test func anOutlineMayHaveOneRoot() {
    let tree = Branch(id: "Plants", branches: [Branch(id: "Trees"), Branch(id: "Herbs")])
    let screen = HostedScreen(List { OutlineGroup(tree, children: \.branches) { Text($0.id) } })
    #expect(screen.labels == ["Plants"])
    screen.activate("Plants")
    #expect(screen.labels == ["Plants", "Trees", "Herbs"])
  }

  @Test func theBackgroundOfAListReachesTheSidesOfTheScreen() throws {
    let screen = HostedScreen(Form { Text("Row") }, device: .iPhone16Pro, orientation: .landscape)
    let table = try #require(screen.scrollView)
    #expect(table.frame.minX > 40)
    let behind = table.superview?.subviews.first {
      $0.frame.minX == 0 && $0.backgroundColor == table.backgroundColor
    }
    #expect(behind?.frame.width == screen.window.bounds.width)
    #expect(behind?.isHidden == false)
  }
}
