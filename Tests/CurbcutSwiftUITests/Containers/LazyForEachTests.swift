import CurbcutUIKit
import Foundation
import Observation
import Testing

@testable import CurbcutSwiftUI

/// Collections in containers that show a part of them.
///
/// A `ForEach` whose type says that each element has one view is asked for the views by their places; where the number
/// is not known, the content of each element is evaluated [WWDC23-10160, "Demystify SwiftUI performance"].
@MainActor
@Suite(.serialized)
struct LazyForEachTests {
  @MainActor
  private final class Log {
    var rows: [Int] = []
  }

  @Observable
  @MainActor
  final class Model {
    var rows = Array(0..<10_000)
    var isOn = false
  }

  private struct Counted: View {
    let number: Int
    @State private var count = 0
    var body: some View { Button("Row \(number): \(count)") { count += 1 }.frame(height: 50) }
  }

  @Test func aLazyStackEvaluatesTheRowsThatShow() throws {
    let log = Log()
    let screen = HostedScreen(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<10_000, id: \.self) { number in
            let _ = log.rows.append(number)
            Text("Row \(number)").frame(height: 50)
          }
        }
      }, size: CGSize(width: 375, height: 400))
    #expect(screen.labels == (0..<8).map { "Row \($0)" })
    #expect(Set(log.rows).count < 20)
    let scroll = try #require(screen.scrollView)
    #expect(scroll.contentSize.height == 500_000)
    scroll.contentOffset.y = 250_000
    screen.settle()
    #expect(screen.labels == (0..<8).map { "Row 5,00\($0)" })
    #expect(Set(log.rows).count < 40)
  }

  @Test func aListEvaluatesTheRowsThatShow() throws {
    let log = Log()
    let screen = HostedScreen(
      List {
        Section("Numbers") {
          ForEach(0..<10_000, id: \.self) { number in
            let _ = log.rows.append(number)
            Text("Row \(number)")
          }
        }
      })
    #expect(screen.labels.contains("Row 3"))
    #expect(Set(log.rows).count < 40)
    let table = try #require(screen.scrollView as? UITableView)
    #expect(table.numberOfRows(inSection: 0) == 10_000)
    table.scrollToRow(at: IndexPath(row: 7_000, section: 0), at: .top, animated: false)
    screen.settle()
    #expect(screen.labels.contains("Row 7,003"))
    #expect(Set(log.rows).count < 100)
  }

  @Test func theStateOfARowOutlivesInsertionsAboveIt() {
    struct Rows: View {
      let model: Model
      var body: some View {
        ScrollView { LazyVStack(spacing: 0) { ForEach(model.rows, id: \.self) { Counted(number: $0) } } }
      }
    }
    let model = Model()
    let screen = HostedScreen(Rows(model: model), size: CGSize(width: 375, height: 400))
    screen.activate("Row 2: 0")
    model.rows.insert(-1, at: 0)
    screen.settle()
    #expect(Array(screen.labels.prefix(4)) == ["Row -1: 0", "Row 0: 0", "Row 1: 0", "Row 2: 1"])
    model.rows.swapAt(0, 3)
    screen.settle()
    #expect(Array(screen.labels.prefix(4)) == ["Row 2: 1", "Row 0: 0", "Row 1: 0", "Row -1: 0"])
    model.rows.removeFirst()
    screen.settle()
    #expect(Array(screen.labels.prefix(2)) == ["Row 0: 0", "Row 1: 0"])
  }

  @Test func theStateOfARowOfAListOutlivesInsertionsAboveIt() {
    struct Rows: View {
      let model: Model
      var body: some View { List { ForEach(model.rows, id: \.self) { Counted(number: $0) } } }
    }
    let model = Model()
    let screen = HostedScreen(Rows(model: model))
    screen.activate("Row 2: 0")
    model.rows.insert(-1, at: 0)
    screen.settle()
    #expect(Array(screen.labels.prefix(4)) == ["Row -1: 0", "Row 0: 0", "Row 1: 0", "Row 2: 1"])
  }

  @Test(arguments: [false, true])
  func aChangeOfTheCollectionEvaluatesNoRowThatDoesNotShow(isList: Bool) {
    let (log, model) = (Log(), Model())
    struct Rows: View {
      let log: Log
      let model: Model
      let isList: Bool
      @ViewBuilder var rows: some View {
        ForEach(model.rows, id: \.self) { number in
          let _ = log.rows.append(number)
          Text("Row \(number)").frame(height: 50)
        }
      }
      var body: some View {
        if isList { List { rows } } else { ScrollView { LazyVStack(spacing: 0) { rows } } }
      }
    }
    let screen = HostedScreen(
      Rows(log: log, model: model, isList: isList), size: CGSize(width: 375, height: 400))
    log.rows = []
    model.rows.insert(20_000, at: 9_000)
    model.rows.removeLast(5)
    screen.settle()
    #expect(Set(log.rows).count < 20)
    #expect(screen.labels.contains("Row 2"))
    log.rows = []
    model.rows.insert(20_001, at: 1)
    screen.settle()
    #expect(Set(log.rows).count < 20)
    #expect(screen.labels.prefix(3) == ["Row 0", "Row 20,001", "Row 1"])
  }

  /// A view with two branches is one view, whichever it shows.
  @Test(arguments: [false, true])
  func aRowWithTwoBranchesIsMadeWhenItShows(isList: Bool) throws {
    let (log, model) = (Log(), Model())
    struct Row: View {
      let number: Int
      let model: Model
      var body: some View {
        if model.isOn {
          Text("On \(number)").frame(height: 50)
        } else {
          Text("Off \(number)").frame(height: 50)
        }
      }
    }
    struct Rows: View {
      let log: Log
      let model: Model
      let isList: Bool
      @ViewBuilder var rows: some View {
        ForEach(0..<10_000, id: \.self) { number in
          let _ = log.rows.append(number)
          Row(number: number, model: model)
        }
      }
      var body: some View {
        if isList { List { rows } } else { ScrollView { LazyVStack(spacing: 0) { rows } } }
      }
    }
    let screen = HostedScreen(
      Rows(log: log, model: model, isList: isList), size: CGSize(width: 375, height: 400))
    #expect(screen.labels.prefix(3) == ["Off 0", "Off 1", "Off 2"])
    model.isOn = true
    screen.settle()
    #expect(screen.labels.prefix(3) == ["On 0", "On 1", "On 2"])
    try #require(screen.scrollView).contentOffset.y = 5_000
    screen.settle()
    #expect(!screen.labels.contains("On 2"))
    model.isOn = false
    screen.settle()
    #expect(screen.labels.allSatisfy { $0.hasPrefix("Off") })
    #expect(Set(log.rows).count < 60)
  }

  @Test func aListOfManyScrollsToAnID() {
    struct Rows: View {
      let log: Log
      var body: some View {
        ScrollViewReader { proxy in
          List {
            Text("First")
            ForEach(0..<10_000, id: \.self) { number in
              let _ = log.rows.append(number)
              Text("Row \(number)")
            }
          }
          .onAppear { proxy.scrollTo(9_000, anchor: .center) }
        }
      }
    }
    let log = Log()
    let screen = HostedScreen(Rows(log: log))
    #expect(screen.labels.contains("Row 9,000"))
    #expect(Set(log.rows).count < 100)
  }

  @Test func aLazyGridEvaluatesTheCellsThatShow() throws {
    let log = Log()
    let screen = HostedScreen(
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem(), GridItem()], spacing: 0) {
          Section("Cells") {
            ForEach(0..<9_999, id: \.self) { number in
              let _ = log.rows.append(number)
              Text("\(number)").frame(height: 50)
            }
          }
        }
      }, size: CGSize(width: 375, height: 400))
    #expect(screen.labels.prefix(4) == ["Cells", "0", "1", "2"])
    #expect(Set(log.rows).count < 40)
    let scroll = try #require(screen.scrollView)
    scroll.contentOffset.y = 100_000
    screen.settle()
    #expect(!screen.labels.contains("0"))
    #expect(Set(log.rows).count < 100)
  }

  @Test func aDeletedRowIsTheOneOfItsPlace() throws {
    struct Rows: View {
      @State private var numbers = Array(0..<10_000)
      var body: some View {
        List {
          ForEach(numbers, id: \.self) { Text("Row \($0)") }.onDelete { numbers.remove(atOffsets: $0) }
        }
      }
    }
    let screen = HostedScreen(Rows())
    let table = try #require(screen.scrollView as? UITableView)
    table.dataSource?.tableView(table, commit: .delete, forRowAt: IndexPath(row: 1, section: 0))
    screen.settle()
    #expect(screen.labels.prefix(3) == ["Row 0", "Row 2", "Row 3"])
    #expect(table.numberOfRows(inSection: 0) == 9_999)
  }

  private struct Columns: View {
    let columns: [GridItem]
    var body: some View {
      // The stack asks how wide the grid could be.
      HStack {
        ScrollView { LazyVGrid(columns: columns) { ForEach(0..<4, id: \.self) { Text("Cell \($0)") } } }
        Text("Beside").frame(width: 100)
      }
    }
  }

  @Test(arguments: [
    [GridItem(.adaptive(minimum: 50))],
    [GridItem(.adaptive(minimum: 50, maximum: 80)), GridItem(.flexible())],
    [GridItem(.fixed(40)), GridItem(.flexible()), GridItem(.adaptive(minimum: 30))],
  ])
  func aGridCanBeAskedHowWideItCouldBe(_ columns: [GridItem]) throws {
    let screen = HostedScreen(Columns(columns: columns))
    #expect(screen.labels == ["Cell 0", "Cell 1", "Cell 2", "Cell 3", "Beside"])
    let last = try #require(screen.element("Cell 3")?.frame)
    #expect(last.maxX.isFinite && last.maxX <= 402 - 100)
  }
}
