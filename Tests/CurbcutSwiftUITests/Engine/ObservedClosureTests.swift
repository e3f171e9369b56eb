import CurbcutUIKit
import Observation
import Testing

@testable import CurbcutSwiftUI

@Observable
@MainActor
private final class Counter {
  var count = 0
}

/// Views that are made by closures which the framework calls, and which read what can be observed.
@MainActor
@Suite(.serialized)
struct ObservedClosureTests {
  private struct Readers: View {
    let counter: Counter
    var body: some View {
      VStack {
        GeometryReader { _ in Text("Geometry \(counter.count)") }
        TimelineView(.everyMinute) { _ in Text("Timeline \(counter.count)") }
        ScrollViewReader { _ in Text("Scroll \(counter.count)") }
        Group(subviews: Text("One")) { _ in Text("Group \(counter.count)") }
        Text("Base").overlayPreferenceValue(Key.self) { _ in Text("Layer \(counter.count)") }
        Text("Scoped").animation(.default) { $0.accessibilityValue("\(counter.count)") }
      }
    }
  }

  private enum Key: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Test func whatTheyReadIsFollowed() {
    let counter = Counter()
    let screen = HostedScreen(Readers(counter: counter))
    #expect(screen.labels.contains("Geometry 0"))
    counter.count = 1
    screen.settle()
    for name in ["Geometry", "Timeline", "Scroll", "Group", "Layer"] {
      #expect(screen.labels.contains("\(name) 1"), "\(name)")
    }
    #expect(screen.element("Scoped")?.value?.string == "1")
  }
}
