import CurbcutGraphics
import Foundation
import Testing

@testable import CurbcutSwiftUI
@testable import CurbcutUIKit

private struct SumKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct PlacesKey: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

private struct PinnedKey: ContainerValueKey { static let defaultValue = false }
extension ContainerValues {
  fileprivate var isPinned: Bool {
    get { self[PinnedKey.self] }
    set { self[PinnedKey.self] = newValue }
  }
}

private func described(_ rect: CGRect) -> String {
  "\(Int(rect.minX)) \(Int(rect.minY)) \(Int(rect.width)) \(Int(rect.height))"
}

/// What views tell those around them.
@MainActor
@Suite struct PreferenceTests {
  private let room = CGSize(width: 300, height: 300)

  @Test func valuesAreMergedReplacedAndTransformed() {
    var seen: [Int] = []
    _ = HostedView(
      VStack {
        Text("1").preference(key: SumKey.self, value: 1)
        HStack { Text("2").preference(key: SumKey.self, value: 2) }.transformPreference(SumKey.self) {
          $0 *= 10
        }
        VStack { Text("3").preference(key: SumKey.self, value: 3) }.preference(key: SumKey.self, value: 100)
      }
      .onPreferenceChange(SumKey.self) { seen.append($0) })
    #expect(seen == [121])
  }

  @Test func aLayerIsMadeOfWhatTheViewsInsideGive() {
    let hosted = HostedView(
      VStack { Text("In").preference(key: SumKey.self, value: 7) }
        .overlayPreferenceValue(SumKey.self) { Text("over \($0)") }
        .backgroundPreferenceValue(SumKey.self) { Text("behind \($0)") })
    #expect(hosted.labels.sorted() == ["In", "behind 7", "over 7"])
  }

  /// <https://developer.apple.com/documentation/swiftui/anchor>
  @Test func anAnchorIsReadInOtherCoordinates() {
    let hosted = HostedView(
      VStack(spacing: 0) {
        Color.red.frame(width: 100, height: 50)
        Color.blue.frame(width: 60, height: 30)
          .anchorPreference(key: PlacesKey.self, value: .bounds) { [$0] }
          .transformAnchorPreference(
            key: PlacesKey.self, value: .rect(CGRect(x: 1, y: 2, width: 3, height: 4))
          ) {
            $0.append($1)
          }
      }
      .overlayPreferenceValue(PlacesKey.self) { anchors in
        GeometryReader { geometry in
          ForEach(anchors.indices, id: \.self) { Text(described(geometry[anchors[$0]])) }
        }
      }, size: room)
    hosted.settle()
    #expect(hosted.labels == ["20 50 60 30", "21 52 3 4"])
  }

  @Test func aContainerTakesItsViewsApart() {
    struct Cards<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        VStack {
          ForEach(subviews: content) { view in
            HStack {
              if view.containerValues.isPinned { Text("pin") }
              view
            }
          }
          Group(subviews: content) { views in Text("\(views.count)") }
        }
      }
    }
    let hosted = HostedView(
      Cards {
        Text("A")
        ForEach(0..<2) { Text("\($0)").containerValue(\.isPinned, $0 == 1) }
      })
    #expect(hosted.labels == ["A", "0", "pin", "1", "3"])
  }

  /// Puts views one below the other, pinned ones at the bottom of the room.
  private struct PinnedLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for view in subviews {
        let y = view.containerValues.isPinned ? bounds.maxY - 20 : bounds.minY
        view.place(at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(width: 50, height: 20))
      }
    }
  }

  @Test func aLayoutKnowsTheValuesOfItsViewsAndFollowsThem() {
    struct Screen: View {
      @State var isPinned = true
      var body: some View {
        PinnedLayout {
          Color.red.accessibilityElement()
          ForEach(0..<1) { _ in
            Button("Pin") { isPinned.toggle() }.frame(width: 50, height: 20)
              .containerValue(\.isPinned, isPinned).padding(0)
          }
        }
      }
    }
    let hosted = HostedView(Screen(), size: CGSize(width: 100, height: 200))
    #expect(hosted.frames["Pin"].map { $0.midY.rounded() } == 190)
    _ = hosted.node("Pin")?.accessibilityActivate()
    hosted.settle()
    #expect(hosted.frames["Pin"].map { $0.midY.rounded() } == 10)
    _ = hosted.node("Pin")?.accessibilityActivate()
    hosted.settle()
    #expect(hosted.frames["Pin"].map { $0.midY.rounded() } == 190)
  }

  @Test func aContainerTakesItsSectionsApart() {
    let hosted = HostedView(
      VStack {
        ForEach(
          sections: Group {
            Text("Loose")
            Section("Header") {
              Text("A")
              Text("B")
            }
          }
        ) { section in
          section.header
          Text("rows \(section.content.count)")
        }
      })
    #expect(hosted.labels == ["rows 1", "Header", "rows 2"])
  }

  @Test func changesAreToldInAllForms() {
    let control = Switch()
    let hosted = HostedView(
      Switched(control: control) { isOn in
        Text("x")
          .onChange(of: isOn) { control.log.append("plain") }
          .onChange(of: isOn) { old, new in control.log.append("\(old) \(new)") }
          .onChange(of: isOn, initial: true) { old, new in control.log.append("initial \(old) \(new)") }
          .onChange(of: isOn, perform: { control.log.append("new \($0)") })
      })
    #expect(control.log == ["initial false false"])
    control.log = []
    control.set(true)
    hosted.settle()
    #expect(control.log.sorted() == ["false true", "initial false true", "new true", "plain"])
  }

  @Test func theWindowTakesPreferredColours() {
    let control = Switch()
    struct Content: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text(scheme == .dark ? "dark" : "light") }
    }
    let hosted = HostedView(
      Switched(control: control) { Content().preferredColorScheme($0 ? .dark : nil).statusBarHidden($0) })
    #expect(hosted.labels == ["light"])
    control.set(true)
    hosted.settle()
    hosted.settle()
    #expect(hosted.labels == ["dark"])
    #expect(hosted.controller.prefersStatusBarHidden)
  }

  private struct Highlight: Equatable {
    let id: Int
    let anchor: Anchor<CGRect>
  }

  private enum HighlightKey: PreferenceKey {
    static var defaultValue: [Highlight] { [] }
    static func reduce(value: inout [Highlight], nextValue: () -> [Highlight]) { value += nextValue() }
  }

  /// As in a tour of a screen, whose highlights get a new identity whenever they are made.
  @Test func theValueOfAPlaceIsMadeOnceForEachPlace() {
    final class Count { var made = 0, changes = 0 }
    let count = Count()
    struct Tour: View {
      let count: Count
      @State private var seen: [Int] = []
      var body: some View {
        VStack {
          Text("Seen \(seen.count)")
          Text("Place").anchorPreference(key: HighlightKey.self, value: .bounds) { anchor in
            count.made += 1
            return [Highlight(id: count.made, anchor: anchor)]
          }
        }
        .onPreferenceChange(HighlightKey.self) { value in
          count.changes += 1
          seen = value.map(\.id)
        }
        .overlayPreferenceValue(HighlightKey.self) { value in
          GeometryReader { proxy in
            if let first = value.first { Text("At \(Int(proxy[first.anchor].minY))") }
          }
        }
      }
    }
    let hosted = HostedView(Tour(count: count))
    for _ in 0..<5 { hosted.settle() }
    #expect(hosted.labels.contains("Seen 1"))
    #expect(count.changes < 5 && count.made < 10)
  }
}
