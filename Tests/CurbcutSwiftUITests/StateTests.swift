import CurbcutUIKit
import Foundation
import Testing

@testable import CurbcutSwiftUI

@Observable
private final class Model {
  var seen = 0
  var unseen = 0
}

/// When bodies and closures run, as tests that also run against SwiftUI have recorded (`state/…` of the conformance
/// cases name them).
@MainActor
@Suite(.serialized)
struct StateTests {
  private final class Log {
    var lines: [String] = []
    func callAsFunction(_ line: String) { lines.append(line) }
  }

  private func lines<Content: View>(_ log: Log, _ content: Content) -> [String] {
    let hosted = HostedView(content)
    UIKitHost.shared.advance(by: 2)
    hosted.settle()
    return log.lines
  }

  @Test func writesOfOneTransactionAreShownTogether() {
    let log = Log()
    struct Case: View {
      let log: Log
      @State private var value = 0
      var body: some View {
        let _ = log("body \(value)")
        Color.red
          .onAppear {
            value = 1
            value = 2
            withAnimation {
              value = 3
              value = 4
            }
          }
          .onChange(of: value) { old, new in log("\(old) \(new)") }
      }
    }
    #expect(lines(log, Case(log: log)) == ["body 0", "body 2", "0 2", "body 4", "2 4"])
  }

  @Test func anEqualWriteIsNoChange() {
    let log = Log()
    struct Case: View {
      let log: Log
      @State private var value = 0
      var body: some View {
        Color.red.onAppear { value = 0 }.onChange(of: value) { log("changed") }
      }
    }
    #expect(lines(log, Case(log: log)).isEmpty)
  }

  @Test func theNewViewAppearsBeforeTheOldOneDisappears() {
    let log = Log()
    struct Case: View {
      let log: Log
      @State private var flag = false
      @State private var hasStarted = false
      var body: some View {
        Color.red
          .onAppear { log("appear \(flag)") }
          .onDisappear { log("disappear \(flag)") }
          .id(flag)
          .onAppear {
            guard !hasStarted else { return }
            hasStarted = true
            UIKitHost.shared.clock.after(0.1) { flag = true }
          }
      }
    }
    let hosted = HostedView(Case(log: log))
    UIKitHost.shared.advance(by: 1)
    hosted.settle()
    #expect(log.lines == ["appear false", "appear true", "disappear true"])
  }

  @Test func aChildAppearsBeforeItsParent() {
    let log = Log()
    struct Case: View {
      let log: Log
      var body: some View {
        VStack { Color.red.onAppear { log("child") } }.onAppear { log("parent") }
      }
    }
    #expect(lines(log, Case(log: log)) == ["child", "parent"])
  }

  @Test func onlyViewsWhoseInputsHaveChangedAreEvaluated() {
    let log = Log()
    struct Child: View {
      let log: Log
      let number: Int
      var body: some View {
        let _ = log("child \(number)")
        Text("\(number)")
      }
    }
    struct Case: View {
      let log: Log
      @State private var number = 1
      var body: some View {
        let _ = log("parent")
        Child(log: log, number: 0)
        Child(log: log, number: number).onAppear { number = 2 }
      }
    }
    #expect(lines(log, Case(log: log)) == ["parent", "child 0", "child 1", "parent", "child 2"])
  }

  @Test func observableObjectsAreFollowedByProperty() {
    struct Case: View {
      let log: Log
      let model: Model
      var body: some View {
        let _ = log("\(model.seen)")
        Text("\(model.seen)")
      }
    }
    let (log, model) = (Log(), Model())
    let hosted = HostedView(Case(log: log, model: model))
    model.unseen = 1
    hosted.settle()
    model.seen = 1
    hosted.settle()
    #expect(log.lines == ["0", "1"])
    #expect(hosted.labels == ["1"])
  }

  @Test func aBindingWritesToItsSource() {
    struct Child: View {
      @Binding var name: String
      var body: some View { Text(name).accessibilityAction { name = "Bea" } }
    }
    struct Person { var name = "Ann" }
    struct Case: View {
      @State private var person = Person()
      var body: some View {
        Child(name: $person.name)
        Text("Hello, \(person.name)")
      }
    }
    let hosted = HostedView(Case())
    #expect(hosted.labels == ["Ann", "Hello, Ann"])
    _ = hosted.elements[0].accessibilityActivate()
    hosted.settle()
    #expect(hosted.labels == ["Bea", "Hello, Bea"])
  }

  @Test func rowsKeepTheirStateByTheirIDs() {
    struct Row: View {
      let name: String
      @State private var count = 0
      var body: some View { Text("\(name) \(count)").accessibilityAction { count += 1 } }
    }
    struct Case: View {
      @State private var names = ["a", "b", "c"]
      var body: some View {
        ForEach(names, id: \.self) { Row(name: $0) }
        Text("Reverse").accessibilityAction { names = names.reversed() }
        Text("Drop").accessibilityAction { names.removeFirst() }
      }
    }
    let hosted = HostedView(Case())
    _ = hosted.elements[1].accessibilityActivate()
    hosted.settle()
    _ = hosted.elements[3].accessibilityActivate()
    hosted.settle()
    #expect(hosted.labels == ["c 0", "b 1", "a 0", "Reverse", "Drop"])
    _ = hosted.elements[4].accessibilityActivate()
    hosted.settle()
    #expect(hosted.labels == ["b 1", "a 0", "Reverse", "Drop"])
  }
}
