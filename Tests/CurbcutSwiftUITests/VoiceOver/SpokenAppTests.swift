import AccessibilityTree
import AssistiveTechnology
import CurbcutUIKit
import Foundation
import Testing

@testable import CurbcutSwiftUI

/// What whole apps do that one screen does not: they lead from one to another and back, with a keyboard on the way.
@MainActor
@Suite("SwiftUI apps used with VoiceOver", .serialized)
struct SpokenAppTests {
  // MARK: From screen to screen

  private struct Expenses: View {
    @State private var isAdding = false
    @State private var name = ""
    @State private var kind = "Personal"
    var body: some View {
      NavigationStack {
        List {
          Text("Lunch")
          NavigationLink("Taxi") { Text("To the station").navigationTitle("Trip") }
        }
        .navigationTitle("Expenses")
        .toolbar { Button("Add") { isAdding = true } }
        .sheet(isPresented: $isAdding) {
          NavigationStack {
            Form {
              TextField("Name", text: $name)
              Picker("Type", selection: $kind) { ForEach(["Business", "Personal"], id: \.self) { Text($0) } }
            }
            .navigationTitle("New expense")
            .toolbar { Button("Save") { isAdding = false } }
          }
        }
      }
    }
  }

  @Test func aSheetIsSaidOnceItHasArrived() {
    let screen = SpokenView(Expenses())
    screen.go(to: "Add")
    screen.activate()
    #expect(screen.said() == ["Save Button"])
    screen.activate()
    // Back to the button that opened it.
    #expect(screen.said() == ["Add Button"])
  }

  @Test func aPushedScreenIsSaidOnceItHasArrived() {
    let screen = SpokenView(Expenses())
    screen.go(to: "Taxi")
    screen.activate()
    #expect(screen.said() == ["Expenses Back button"])
    screen.scrub()
    #expect(screen.said() == ["Taxi Button"])
  }

  @Test func theCursorComesBackToAPickerWhenItsMenuCloses() {
    let screen = SpokenView(Expenses())
    screen.go(to: "Add")
    screen.activate()
    screen.go(to: "Type, Personal")
    screen.activate()
    #expect(screen.said() == ["Business Button"])
    screen.activate()
    #expect(screen.said().last?.hasPrefix("Type, Business Button") == true)
    #expect(screen.focused == "Type, Business")
  }

  private struct Asking: View {
    @State private var isAsking = false
    var body: some View {
      VStack {
        Text("Above")
        Button("Delete") { isAsking = true }
          .alert("Delete it?", isPresented: $isAsking) { Button("Cancel", role: .cancel) {} }
      }
    }
  }

  @Test func theCursorComesBackToTheButtonThatAsked() {
    let screen = SpokenView(Asking())
    screen.go(to: "Delete")
    screen.activate()
    screen.go(to: "Cancel")
    screen.activate()
    #expect(screen.said() == ["Delete Button"])
  }

  // MARK: The keyboard

  private func hasKeys<V: View>(_ screen: SpokenView<V>) -> Bool {
    screen.provider.tree.elements.contains { $0.traits.contains(.keyboardKey) }
  }

  @Test func theKeyboardGoesWithTheSheetThatItTypesInto() {
    let screen = SpokenView(Expenses())
    screen.go(to: "Add")
    screen.activate()
    screen.next()
    screen.next()
    screen.activate()
    #expect(hasKeys(screen))
    screen.go(to: "Save")
    screen.activate()
    #expect(!hasKeys(screen))
    #expect(screen.said() == ["Add Button"])
  }

  private struct Companies: View {
    @State private var name = ""
    @State private var all = ["Acme"]
    var body: some View {
      VStack {
        TextField("Company", text: $name)
        Button("Insert") { all.append(name) }
        List { ForEach(all, id: \.self) { Text($0) }.onDelete { all.remove(atOffsets: $0) } }
      }
    }
  }

  @Test func whoDeletesTheLastRowIsNotLeftOnTheKeyboard() {
    let screen = SpokenView(Companies())
    screen.activate()
    #expect(hasKeys(screen))
    screen.go(to: "Acme")
    screen.down()
    screen.activate()
    #expect(screen.focused == "Insert")
  }

  private struct Groceries: View {
    struct Item: Identifiable { let id: Int; var name: String }
    @State private var items = [Item(id: 0, name: "Apples"), Item(id: 1, name: "")]
    @FocusState private var current: Int?
    var body: some View {
      NavigationStack {
        List($items) { $item in TextField("Name", text: $item.name).focused($current, equals: item.id) }
          .toolbar {
            Button("New") {
              items.append(Item(id: items.count, name: ""))
              current = items.count - 1
            }
          }
      }
    }
  }

  /// The rows of a list are loaded anew when what they show changes.
  @Test func whatIsTypedIntoARowThatShowsItLeavesTheKeyboardThere() {
    let screen = SpokenView(Groceries())
    screen.go(to: "New")
    screen.activate()
    #expect(screen.said().last == "Insertion point at start")
    for letter in "Mi" { screen.editedField?.insertText(String(letter)) }
    screen.settle()
    #expect(hasKeys(screen))
    #expect(screen.editedField?.text == "Mi")
  }

  private struct Cards: View {
    @State private var name = ""
    @State private var all: [String] = []
    var body: some View {
      List {
        Section {
          TextField("Prompt", text: $name)
          Button("Add") { all.insert(name, at: 0) }
        }
        Section { ForEach(0..<all.count, id: \.self) { Text(all[$0]) } }
      }
    }
  }

  @Test func aRowThatComesLeavesTheKeyboardWhereItIs() {
    let screen = SpokenView(Cards())
    screen.activate()
    screen.editedField?.insertText("Moon")
    screen.go(to: "Add")
    screen.activate()
    #expect(screen.hosted.rowLabels.contains("Moon"))
    #expect(hasKeys(screen))
  }

  // MARK: What goes

  private struct Deck: View {
    @State private var cards = ["One", "Two"]
    var body: some View {
      VStack {
        ZStack {
          ForEach(0..<cards.count, id: \.self) { index in
            Text(cards[index]).accessibilityHidden(index < cards.count - 1)
          }
        }
        Button("Drop") { withAnimation { _ = cards.removeLast() } }
      }
    }
  }

  /// The closure looks for a card that is not there any more.
  @Test func aViewOnItsWayOutIsNotMadeAnew() {
    let screen = SpokenView(Deck())
    screen.go(to: "Drop")
    screen.activate()
    #expect(screen.hosted.labels == ["One", "Drop"])
    screen.activate()
    #expect(screen.hosted.labels == ["Drop"])
  }

  private struct Places: View {
    struct Place: Identifiable { let id: Int }
    @State private var count = 0
    @State private var places = [Place(id: 0)]
    var body: some View {
      VStack {
        VStack {
          Text("Count \(count)")
          ForEach(places) { Text("Place \($0.id)") }
        }
        .onTapGesture {}
        Button("Save") {
          count += 1
          places = [Place(id: count)]
        }
      }
    }
  }

  @Test func whatHasGoneIsNotAskedForItsWords() {
    let screen = SpokenView(Places())
    screen.go(to: "Save")
    screen.activate()
    #expect(screen.hosted.labels == ["Count 1", "Place 1", "Save"])
  }

  private struct Books: View {
    @State private var all = ["Emma"]
    var body: some View {
      NavigationStack {
        List {
          ForEach(all, id: \.self) { book in NavigationLink(book) { Text("By Jane Austen") } }
            .onDelete { all.remove(atOffsets: $0) }
        }
        .toolbar { EditButton() }
      }
    }
  }

  @Test func rowsAreNotFollowedWhileTheyAreEdited() {
    let screen = SpokenView(Books())
    screen.go(to: "Edit")
    screen.activate()
    screen.go(to: "Emma")
    screen.activate()
    #expect(!screen.hosted.rowLabels.contains("By Jane Austen"))
    screen.go(to: "Done")
    screen.activate()
    screen.go(to: "Emma")
    screen.activate()
    #expect(screen.hosted.rowLabels.contains("By Jane Austen"))
  }

  private final class ShoppingList: ObservableObject {
    @Published var all = ["Milk", "Bread", "Eggs"]
  }

  private struct Errands: View {
    @ObservedObject var list: ShoppingList
    var body: some View {
      NavigationStack {
        List {
          ForEach(list.all, id: \.self) { Text($0) }
            .onDelete { list.all.remove(atOffsets: $0) }
            .onMove { list.all.move(fromOffsets: $0, toOffset: $1) }
        }
        .toolbar { EditButton() }
      }
    }
  }

  @Test func theRowThatTakesADeletedOnesPlaceIsSaidFromItsStart() {
    let screen = SpokenView(Errands(list: ShoppingList()))
    screen.go(to: "Edit")
    screen.activate()
    screen.go(to: "Bread")
    screen.down()
    screen.activate()
    #expect(screen.focused == "Remove Eggs")
  }

  @Test func theCursorOnARowsControlStaysWithItsRow() {
    let list = ShoppingList()
    let screen = SpokenView(Errands(list: list))
    screen.go(to: "Edit")
    screen.activate()
    screen.go(to: "Reorder Eggs")
    list.all.removeFirst()
    screen.settle()
    #expect(screen.focused == "Reorder Eggs")
  }

  // MARK: Scroll views in scroll views

  private struct Shelves: View {
    var body: some View {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(0..<12, id: \.self) { shelf in
            Text("Shelf \(shelf)")
            ScrollView(.horizontal) {
              LazyHStack {
                ForEach(0..<2, id: \.self) { book in
                  Text("Book \(shelf).\(book)").frame(width: 150, height: 160)
                }
              }
            }
          }
        }
      }
    }
  }

  @Test func nothingIsPassedOverBetweenShelvesOfAList() {
    let screen = SpokenView(Shelves())
    screen.go(to: "Shelf 0")
    var heard = ["Shelf 0"]
    for _ in 0..<17 {
      screen.next()
      heard += screen.said()
    }
    #expect(heard == (0..<6).flatMap { ["Shelf \($0)", "Book \($0).0", "Book \($0).1"] })
  }

  private struct Shelf: View {
    var body: some View {
      VStack(alignment: .leading) {
        Text("Shelf")
        ScrollView(.horizontal) {
          LazyHGrid(rows: [GridItem(.fixed(80)), GridItem(.fixed(80))]) {
            ForEach(0..<20, id: \.self) { Text("Book \($0)").frame(width: 150) }
          }
        }
        .frame(height: 200)
        Text("End")
      }
    }
  }

  @Test func nothingIsPassedOverInTheRowsOfAGridThatGrowsSideways() {
    let screen = SpokenView(Shelf())
    screen.go(to: "Shelf")
    var heard: [String] = []
    for _ in 0..<21 {
      screen.next()
      heard += screen.said()
    }
    #expect(heard == (0..<20).map { "Book \($0)" } + ["End"])
    heard.removeAll()
    for _ in 0..<20 {
      screen.previous()
      heard += screen.said()
    }
    #expect(heard == (0..<20).reversed().map { "Book \($0)" })
  }

  // MARK: Dates

  private struct Planning: View {
    @State private var date = Date(timeIntervalSince1970: 1_700_000_000)
    var body: some View { Form { DatePicker("Day", selection: $date, displayedComponents: .date) } }
  }

  @Test func theCalendarOfACompactDatePickerIsEnteredAtItsMonth() {
    let screen = SpokenView(Planning())
    screen.next()
    #expect(screen.said().last?.hasPrefix("Date Picker") == true)
    screen.activate()
    #expect(screen.said().last?.hasPrefix("November 2023") == true)
  }
}
