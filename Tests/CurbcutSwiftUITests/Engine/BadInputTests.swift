import CurbcutCombine
import CurbcutUIKit
import Foundation
import Observation
import Testing

@testable import CurbcutSwiftUI

/// What SwiftUI warns of: the warning is in its words, and the screen still stands.
@MainActor
@Suite(.serialized)
struct BadInputTests {
  /// The warnings while something runs.
  private func warnings(_ body: () -> Void) -> [String] {
    var warnings: [String] = []
    GraphWarning.handler = { warnings.append($0) }
    defer { GraphWarning.handler = nil }
    body()
    return warnings
  }

  private static let invalidFrame = "Invalid frame dimension (negative or non-finite)."
  private static let modified = "Modifying state during view update, this will cause undefined behavior."

  // MARK: State

  @Test func aWriteInABodyIsWarnedOf() {
    struct Case: View {
      @State private var value = 0
      var body: some View {
        let _ = { if value == 0 { value = 1 } }()
        Text("\(value)")
      }
    }
    var labels: [String] = []
    #expect(warnings { labels = HostedView(Case()).labels } == [Self.modified])
    #expect(labels == ["1"])
  }

  @Test func whatATabThatIsNotShownDoesIsNoWriteInABody() {
    struct Key: PreferenceKey {
      static var defaultValue: Int { 0 }
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }
    struct Hidden: View {
      @State private var sum = 0
      var body: some View {
        Text("Sum \(sum)").preference(key: Key.self, value: 3).onPreferenceChange(Key.self) { sum = $0 }
      }
    }
    struct Case: View {
      @State private var tab = 0
      var body: some View {
        TabView(selection: $tab) {
          Tab("One", systemImage: "1.circle", value: 0) { Text("First") }
          Tab("Two", systemImage: "2.circle", value: 1) { Hidden() }
        }
      }
    }
    #expect(warnings { _ = HostedView(Case()).labels } == [])
  }

  @Test func endlessWritesInABodyEnd() {
    struct Case: View {
      @State private var value = 0
      var body: some View {
        let _ = { value += 1 }()
        Text("Value")
        Text("Beside")
      }
    }
    var labels: [String] = []
    let warnings = warnings { labels = HostedView(Case()).labels }
    #expect(warnings.contains(Self.modified))
    #expect(labels == ["Value", "Beside"])
  }

  @Test func publishingInABodyIsWarnedOf() {
    final class Model: ObservableObject { @Published var value = 0 }
    struct Case: View {
      @StateObject private var model = Model()
      var body: some View {
        let _ = { if model.value == 0 { model.value = 1 } }()
        Text("\(model.value)")
      }
    }
    var labels: [String] = []
    let warnings = warnings { labels = HostedView(Case()).labels }
    #expect(
      warnings.contains(
        "Publishing changes from within view updates is not allowed, this will cause undefined behavior."))
    #expect(labels == ["1"])
  }

  /// OpenSwiftUI's UpdateCycleDetector, read from the binary: twice in a frame, then not again.
  @Test func anActionThatChangesItsOwnValueRunsTwiceAFrame() {
    struct Case: View {
      @State private var value = 0
      var body: some View { Text("\(value)").onAppear { value += 1 }.onChange(of: value) { value += 1 } }
    }
    var labels: [String] = []
    let warnings = warnings { labels = HostedView(Case()).labels }
    #expect(warnings == ["onChange(of: Int) action tried to update multiple times per frame."])
    #expect(labels == ["3"])
  }

  private enum Height: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
  }

  @Test func aPreferenceThatChangesItselfEnds() {
    struct Case: View {
      @State private var height: CGFloat = 1
      var body: some View {
        VStack {
          Text("Grows").preference(key: Height.self, value: height + 1)
          Text("Beside")
        }
        .onPreferenceChange(Height.self) { height = $0 }
      }
    }
    var labels: [String] = []
    let warnings = warnings { labels = HostedView(Case()).labels }
    #expect(warnings == ["Bound preference Height tried to update multiple times per frame."])
    #expect(labels == ["Grows", "Beside"])
  }

  @Test func aCycleOfAttributesEnds() {
    let source = Attribute(1)
    var second: Attribute<Int>?
    let first = Attribute<Int> { source.value + (source.value > 1 ? second?.value ?? 0 : 0) }
    second = first.map { $0 + 1 }
    #expect(second?.value == 2)
    let warnings = warnings {
      source.set(2)
      _ = second?.value
    }
    #expect(warnings.contains { $0.hasPrefix("=== AttributeGraph: cycle detected through attribute ") })
  }

  /// "The instance only reads the initial value of the provided data": Apple on `ForEach(_:content:)` with a range.
  @Test func aRangeIsReadOnce() {
    struct Case: View {
      @State private var count = 2
      var body: some View {
        VStack { ForEach(0..<count) { Text("\($0)") } }.onAppear { count = 4 }
      }
    }
    var labels: [String] = []
    let warnings = warnings {
      let hosted = HostedView(Case())
      hosted.settle()
      labels = hosted.labels
    }
    #expect(labels == ["0", "1"])
    #expect(warnings.count == 1)
    #expect(
      warnings.first?.hasPrefix(
        "ForEach<Range<Int>, Int, Text> count (4) != its initial count (2). `ForEach(_:content:)` should only be used "
          + "for *constant* data.") == true)
  }

  @Test(arguments: 0..<3)
  func aSelectionWithoutATagIsWarnedOf(style: Int) {
    let picker = Picker("Flavor", selection: .constant(9)) {
      Text("A").tag(1)
      Text("B").tag(2)
    }
    let warnings = warnings {
      switch style {
      case 0: _ = HostedView(picker.pickerStyle(.menu))
      case 1: _ = HostedView(picker.pickerStyle(.segmented))
      default: _ = HostedView(picker.pickerStyle(.wheel))
      }
    }
    #expect(
      Set(warnings) == [
        "Picker: the selection \"9\" is invalid and does not have an associated tag, this will give undefined results."
      ])
  }

  // MARK: Layout

  private struct Odd: Layout {
    var size: CGSize
    var origin = CGPoint.zero
    var proposal = ProposedViewSize.unspecified

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { size }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for view in subviews {
        view.place(
          at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: self.proposal)
      }
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -10])
  func aLayoutWithoutASizeLeavesTheScreenStanding(_ length: CGFloat) {
    var hosted: HostedView<VStack<TupleView<(AnyView, Text)>>>?
    let warnings = warnings {
      hosted = HostedView(
        VStack {
          AnyView(Odd(size: CGSize(width: length, height: length)) { Text("Inside") })
          Text("Beside")
        })
    }
    #expect(warnings.contains(Self.invalidFrame))
    #expect(Set(hosted?.labels ?? []) == ["Inside", "Beside"])
    for frame in (hosted?.frames ?? [:]).values {
      #expect(frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite && frame.height.isFinite)
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func aLayoutThatPlacesNowhereLeavesTheScreenStanding(_ length: CGFloat) {
    var hosted: HostedView<VStack<TupleView<(AnyView, Text)>>>?
    let warnings = warnings {
      hosted = HostedView(
        VStack {
          AnyView(
            Odd(
              size: CGSize(width: 50, height: 50), origin: CGPoint(x: length, y: 0),
              proposal: ProposedViewSize(width: length, height: 10)
            ) { Text("Inside") })
          Text("Beside")
        })
    }
    #expect(warnings.contains(Self.invalidFrame))
    #expect(Set(hosted?.labels ?? []) == ["Inside", "Beside"])
    #expect(hosted?.frames["Beside"].map { $0.minY.isFinite && $0.height > 0 } == true)
  }

  /// [I OSUI FlexFrame tests]: what a frame cannot be is warned of.
  @Test(arguments: [CGFloat.nan, .infinity, -1])
  func aFrameWithoutASizeIsWarnedOf(_ length: CGFloat) {
    var labels: [String] = []
    let warnings = warnings {
      labels =
        HostedView(
          VStack {
            Text("Fixed").frame(width: length, height: 20)
            Text("Flexible").frame(minWidth: length, maxWidth: 100)
            Text("Beside")
          }
        ).labels
    }
    #expect(Set(warnings) == [Self.invalidFrame])
    #expect(labels == ["Fixed", "Flexible", "Beside"])
  }

  // MARK: Identity and environment

  /// [D WWDC21-10022]: duplicates are undefined.
  @Test func anIDThatOccursTwiceIsWarnedOf() {
    var labels: [String] = []
    let warnings = warnings {
      labels = HostedView(VStack { ForEach([1, 2, 1], id: \.self) { Text("Row \($0)") } }).labels
    }
    #expect(
      warnings == [
        "ForEach<Array<Int>, Int, Text>: the ID 1 occurs multiple times within the collection, this will give "
          + "undefined results!"
      ])
    #expect(labels.prefix(2) == ["Row 1", "Row 2"])
  }

  @Test func aWarningIsWrittenOnceForEachPlace() {
    let warning = GraphWarning.duplicateID("ForEach<Test>", "\(UUID())")
    #expect(warning.isNew(in: Int.self))
    #expect(!warning.isNew(in: Int.self))
    #expect(warning.isNew(in: String.self))
  }

  @Observable @MainActor final class Favorites { var all: Set<String> = [] }

  private struct Resorts: View {
    @State private var favorites = Favorites()
    var body: some View {
      NavigationStack {
        List(["One", "Two"], id: \.self) { name in
          NavigationLink(value: name) {
            HStack {
              Text(name)
              if favorites.all.contains(name) { Text("Favorite") }
            }
          }
        }
        .navigationTitle("Resorts")
        .navigationDestination(for: String.self) { name in
          Button(favorites.all.contains(name) ? "Remove" : "Add") {
            favorites.all.formSymmetricDifference([name])
          }
        }
      }
    }
  }

  /// A row is made anew after the collection that it belongs to, which may be waiting for what is being computed.
  @Test func rowsThatFollowAnObjectAreNoCycle() {
    var labels: [String] = []
    let warnings = warnings {
      let screen = HostedScreen(Resorts())
      screen.activate("One")
      screen.activate("Add")
      screen.activate("Resorts")
      labels = screen.labels
    }
    #expect(warnings == [])
    #expect(labels == ["Resorts", "One, Favorite", "Two"])
  }
}
