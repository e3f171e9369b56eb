import CurbcutUIKit
import Foundation
import Testing

@testable import CurbcutSwiftUI

/// The order in which SwiftUI calls an app's closures, and what a change does to identity and state.
///
/// Marks of the evidence as in the reference: [R] recorded by a test that runs against SwiftUI, [D] documented.
@MainActor
@Suite(.serialized)
struct UpdateOrderTests {
  final class Log {
    var lines: [String] = []
    func callAsFunction(_ line: String) { lines.append(line) }
  }

  /// A screen that a test drives: each step changes a number, and what is called meanwhile is noted.
  @Observable
  final class Steps {
    var step = 0
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    /// The lines for each step, the first of which is the screen's appearance; the last, in the end, its going.
    let lines: [[String]]
    let make: @MainActor @Sendable (Log, Steps) -> AnyView

    var testDescription: String { name }
  }

  struct Row: View {
    let name: String
    let log: Log
    @State private var number = 0
    @State private var id = UUID()
    var body: some View {
      Text("\(name)").onAppear { log("\(name) appears") }.onDisappear { log("\(name) disappears") }
    }
  }

  /// A view that numbers its lives: a new identity has a new number.
  struct Numbered: View {
    let name: String
    let log: Log
    @State private var life = Life()
    final class Life {
      nonisolated(unsafe) static var count = 0
      lazy var number: Int = {
        Self.count += 1
        return Self.count
      }()
    }
    var body: some View {
      let _ = log("\(name) body")
      Text(name)
    }
  }

  struct Screen: View {
    let steps: Steps
    let content: @MainActor (Int) -> AnyView
    var body: some View { content(steps.step) }
  }

  nonisolated static let cases: [Case] = [
    // [R OSUI:compat Bindable] The inner onAppear runs before the outer.
    Case(
      name: "appearance from the inside out",
      lines: [["a appears", "outer appears"], ["a disappears", "outer disappears"]]
    ) {
      log, _ in
      AnyView(
        Row(name: "a", log: log).onAppear { log("outer appears") }.onDisappear { log("outer disappears") })
    },
    // [R OSUI:compat AppearanceAction] With the default transition the new one appears first.
    Case(
      name: "if and else are two identities",
      lines: [
        ["a appears"], ["b appears", "a disappears"], ["a appears", "b disappears"], ["a disappears"],
      ]
    ) { log, steps in
      AnyView(
        Screen(steps: steps) { step in
          AnyView(
            Group {
              if step % 2 == 0 { Row(name: "a", log: log) } else { Row(name: "b", log: log) }
            })
        })
    },
    // [R OSUI:compat AppearanceAction] With .identity the old one goes first, and its closures see the new state.
    Case(
      name: "the identity transition",
      lines: [["a0 appears"], ["a1 disappears", "a1 appears"], ["a1 disappears"]]
    ) {
      log, steps in
      AnyView(
        Screen(steps: steps) { step in
          AnyView(Row(name: "a\(step)", log: log).transition(.identity).id(step))
        })
    },
    // [D WWDC21-10022] A changed type in AnyView is a new identity, the same type is not.
    Case(
      name: "AnyView of another type",
      lines: [["a appears"], ["padded a appears", "a disappears"], [], ["padded a disappears"]]
    ) { log, steps in
      AnyView(
        Screen(steps: steps) { step in
          step == 0 ? AnyView(Row(name: "a", log: log)) : AnyView(Row(name: "padded a", log: log).padding())
        })
    },
    // [D] A ForEach keeps what keeps its id, wherever it moves.
    Case(
      name: "rows that move, come and go",
      lines: [
        ["1 appears", "2 appears", "3 appears"], [], ["4 appears", "1 disappears"],
        ["3 disappears", "2 disappears", "4 disappears"],
      ]
    ) { log, steps in
      let rows = [[1, 2, 3], [3, 2, 1], [3, 2, 4]]
      return AnyView(
        Screen(steps: steps) { step in
          AnyView(VStack { ForEach(rows[step], id: \.self) { Row(name: "\($0)", log: log) } })
        })
    },
    // [R OSUI:compat ValueAction] After the update in which the value differs, never for an equal one.
    Case(name: "onChange", lines: [["initial 0 0"], ["0 1", "initial 0 1"], ["1 2", "initial 1 2"], []]) {
      log, steps in
      AnyView(
        Screen(steps: steps) { step in
          AnyView(
            Text("a").onChange(of: step) { log("\($0) \($1)") }
              .onChange(of: step > 100) { log("never") }
              .onChange(of: step, initial: true) { log("initial \($0) \($1)") })
        })
    },
    // [D onChange(of:perform:)] The older form calls the closure from before the change.
    Case(name: "the older onChange", lines: [[], ["captured 0, new 1"], []]) { log, steps in
      AnyView(
        Screen(steps: steps) { step in
          AnyView(Text("a").onChange(of: step, perform: { log("captured \(step), new \($0)") }))
        })
    },
    // [R OSUI:compat State] Bodies run from the outside in, then changes are told, the inner before the outer.
    Case(
      name: "bodies and changes",
      lines: [["outer body", "a body"], ["outer body", "a1 body", "inner", "outer"], []]
    ) { log, steps in
      AnyView(
        Screen(steps: steps) { step in
          let _ = log("outer body")
          return AnyView(
            Numbered(name: step == 0 ? "a" : "a\(step)", log: log).onChange(of: step) { log("inner") }
              .onChange(of: step) { log("outer") })
        })
    },
    // [R OSUI:compat EquatableView, ObservedObject] A view whose fields are equal is not evaluated again.
    Case(name: "equal inputs", lines: [["a body"], [], []]) { log, steps in
      AnyView(
        Screen(steps: steps) { step in
          AnyView(
            VStack {
              Numbered(name: "a", log: log); Text("\(step)")
            })
        })
    },
    // [D] What is in a condition begins anew with it, however deep.
    Case(
      name: "nested conditions",
      lines: [
        ["a appears"], ["a disappears"], ["a appears"], ["a disappears"], ["a appears"], ["a disappears"],
      ]
    ) { log, steps in
      AnyView(
        Screen(steps: steps) { step in
          AnyView(
            VStack { if step != 1 { HStack { if step != 3 { VStack { Row(name: "a", log: log) } } } } })
        })
    },
  ]

  /// [R OSUI:compat IDView] Inside an id everything begins anew, outside nothing does.
  @Test func anIDBeginsAnewInside() {
    struct Identified: View {
      let steps: Steps
      let log: Log
      var body: some View { Row(name: "a", log: log).id(steps.step).onAppear { log("outer") } }
    }
    let (log, steps) = (Log(), Steps())
    let hosted = HostedView(Identified(steps: steps, log: log))
    #expect(log.lines == ["a appears", "outer"])
    steps.step = 1
    hosted.settle()
    #expect(log.lines == ["a appears", "outer", "a appears", "a disappears"])
  }

  /// [R OSUI:compat State] Writes are one update for each transaction, in order.
  @Test func writesAreOneUpdateForEachTransaction() {
    struct Writing: View {
      let log: Log
      @State private var value = 0
      var body: some View {
        let _ = log("body \(value)")
        Text("a").onChange(of: value) { log("\($0) \($1)") }
          .onAppear {
            value = 1
            value = 2
            withAnimation {
              value = 3
              value = 4
            }
          }
      }
    }
    let log = Log()
    _ = HostedView(Writing(log: log))
    #expect(log.lines == ["body 0", "body 2", "0 2", "body 4", "2 4"])
  }

  @Test(arguments: cases)
  func calls(_ test: Case) {
    let (log, steps) = (Log(), Steps())
    let hosted = HostedView(test.make(log, steps))
    var lines = [log.lines]
    func next(_ change: () -> Void) {
      log.lines = []
      change()
      hosted.settle()
      lines.append(log.lines)
    }
    for step in 1..<max(1, test.lines.count - 1) { next { steps.step = step } }
    next {
      hosted.window.isHidden = true
      hosted.window.rootViewController = nil
    }
    // The order in which views go together is nowhere told.
    #expect(lines.dropLast() == test.lines.dropLast(), "\(lines)")
    #expect(lines.last?.sorted() == test.lines.last?.sorted(), "\(lines)")
  }
}
