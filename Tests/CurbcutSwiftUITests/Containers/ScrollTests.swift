import CurbcutUIKit
import Foundation
import Testing

@testable import CurbcutSwiftUI

/// Scroll views and lazy containers.
@MainActor
@Suite(.serialized)
struct ScrollTests {
  private struct Ignoring: View {
    var regions: SafeAreaRegions
    var edges: Edge.Set
    var body: some View {
      NavigationStack {
        ScrollView { Text("Row").frame(height: 40) }
          .ignoresSafeArea(regions, edges: edges)
          .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      }
    }
  }

  @Test(arguments: [(SafeAreaRegions.keyboard, Edge.Set.all), (.all, .bottom), (.container, .horizontal)])
  func contentKeepsClearOfTheBarUnlessItsOwnEdgeIsIgnored(_ regions: SafeAreaRegions, _ edges: Edge.Set)
    throws
  {
    let clear = try #require(HostedScreen(Ignoring(regions: [], edges: [])).element("Row")?.frame)
    #expect(HostedScreen(Ignoring(regions: regions, edges: edges)).element("Row")?.frame == clear)
    let behind = try #require(HostedScreen(Ignoring(regions: .all, edges: .all)).element("Row")?.frame)
    #expect(behind.minY < clear.minY - 50)
  }

  /// Recorded: layout/scroll/narrow-content-is-centred.
  @Test func aScrollViewIsAsWideAsItsContentAndAsHighAsItsRoom() {
    let screen = HostedScreen(
      ScrollView { Color.red.frame(width: 100, height: 50).accessibilityLabel("a") },
      size: CGSize(width: 402, height: 874))
    #expect(screen.frames["a"] == CGRect(x: 151, y: 0, width: 100, height: 50))
    #expect(screen.scrollView?.frame.height == 874)
  }

  @Test func contentBeginsBelowTheSafeAreaAndScrollsUnderIt() {
    let screen = HostedScreen(
      ScrollView { Color.red.frame(width: 402, height: 2000).accessibilityLabel("a") })
    #expect(screen.frames["a"]?.minY == 62)
    #expect(screen.scrollView?.frame == CGRect(x: 0, y: 0, width: 402, height: 874))
    #expect(screen.scrollView?.adjustedContentInset.bottom == 34)
  }

  /// Recorded: a11y/scroll/lazy-visible-only.
  @Test func onlyLazyViewsInSightHaveElements() {
    struct Rows: View {
      var body: some View {
        ScrollViewReader { proxy in
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<30, id: \.self) { n in
                Text("Lazy \(n)").frame(maxWidth: .infinity, alignment: .leading)
                  .padding(.horizontal, 16).padding(.vertical, 12).id(n)
              }
            }
          }
          .onAppear { proxy.scrollTo(15, anchor: .center) }
        }
      }
    }
    let screen = HostedScreen(Rows(), size: CGSize(width: 375, height: 400))
    #expect(screen.labels == (11...19).map { "Lazy \($0)" })
  }

  @Test func aLazyViewKeepsItsStateWhileItIsAway() throws {
    struct Row: View {
      let number: Int
      @State private var count = 0
      var body: some View { Button("Row \(number): \(count)") { count += 1 }.frame(height: 100) }
    }
    let screen = HostedScreen(ScrollView { LazyVStack { ForEach(0..<100, id: \.self) { Row(number: $0) } } })
    screen.activate("Row 0: 0")
    let scroll = try #require(screen.scrollView)
    scroll.contentOffset.y = 5000
    screen.settle()
    #expect(screen.element("Row 0: 1") == nil)
    scroll.contentOffset.y = -62
    screen.settle()
    #expect(screen.labels.first == "Row 0: 1")
  }

  @Test func thePositionOfAScrollViewAndItsBindingFollowEachOther() throws {
    struct Rows: View {
      @State private var position: Int? = 20
      var body: some View {
        VStack(spacing: 0) {
          Button("At \(position ?? -1)") { position = 50 }
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<100, id: \.self) { Text("Row \($0)").frame(height: 100) }
            }
            .scrollTargetLayout()
          }
          .scrollPosition(id: $position)
        }
      }
    }
    let screen = HostedScreen(Rows())
    #expect(screen.labels.prefix(2) == ["At 20", "Row 20"])
    let scroll = try #require(screen.scrollView)
    scroll.contentOffset.y = 1010
    screen.settle()
    #expect(screen.labels.prefix(2) == ["At 10", "Row 10"])
    screen.activate("At 10")
    #expect(screen.labels.prefix(2) == ["At 50", "Row 50"])
  }

  @Test func voiceOverGoesThroughALazyStackToItsEnd() {
    let screen = HostedScreen(
      ScrollView { LazyVStack { ForEach(0..<50, id: \.self) { Text("Lazy \($0)").padding() } } })
    let session = screen.startVoiceOver()
    #expect(session.swipeRight(49) == (1..<50).map { "Lazy \($0)" })
  }

  /// Observed (objc.io, S01E234): layout/grid/fixed-and-adaptive.
  @Test func anAdaptiveItemHoldsAsManyColumnsAsFit() {
    let screen = HostedScreen(
      LazyVGrid(columns: [GridItem(.fixed(70), spacing: 8), GridItem(.adaptive(minimum: 40), spacing: 8)]) {
        ForEach(0..<3, id: \.self) { Color.red.frame(height: 10).accessibilityLabel("\($0)") }
      }, size: CGSize(width: 200, height: 100))
    #expect(screen.frames["0"]?.width == 70)
    #expect(screen.frames["1"] == CGRect(x: 78, y: 45, width: 57, height: 10))
    #expect(screen.frames["2"]?.minX == 143)
  }

  /// Observed (objc.io's blog of 23 November 2020, quizzes 2 and 3): the least width of an adaptive item only counts its
  /// columns, and a grid that became wider than what was proposed lays its columns out anew in its own width.
  @Test(
    arguments: [
      ([GridItem(.flexible(minimum: 140)), GridItem(.adaptive(minimum: 70))], [0, 148], [140, 52]),
      ([GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 120))], [-12, 104], [108, 120]),
    ] as [([GridItem], [CGFloat], [CGFloat])])
  func aGridsColumnsComeOfItsOwnWidth(columns: [GridItem], starts: [CGFloat], widths: [CGFloat]) {
    let screen = HostedScreen(
      LazyVGrid(columns: columns) {
        ForEach(0..<2, id: \.self) { Color.red.frame(height: 10).accessibilityLabel("\($0)") }
      }
      .frame(width: 200), size: CGSize(width: 200, height: 100))
    let frames = ["0", "1"].map { screen.frames[$0] ?? .null }
    #expect(frames.map(\.minX) == starts)
    #expect(frames.map(\.width) == widths)
  }

  /// The documentation of `LazyVGrid`: its alignment is that of the grid within its parent, whose width it takes (the
  /// `VGrid` of objc.io's S01E238, which is drawn over SwiftUI's, takes what is proposed as well).
  @Test(arguments: [(.leading, 0), (.center, 141), (.trailing, 282)] as [(HorizontalAlignment, CGFloat)])
  func aLazyGridTakesTheWidthThatIsProposed(alignment: HorizontalAlignment, start: CGFloat) {
    let grid = LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(60))], alignment: alignment) {
      ForEach(0..<2, id: \.self) { Color.red.frame(height: 10).accessibilityLabel("\($0)") }
    }
    let size = CGSize(width: 400, height: 100)
    let screen = HostedScreen(VStack(alignment: .trailing) { grid }, size: size)
    #expect(screen.frames["0"]?.minX == start)
    #expect(screen.frames["1"]?.minX == start + 58)
    let mirrored = HostedScreen(grid.environment(\.layoutDirection, .rightToLeft), size: size)
    #expect(mirrored.frames["0"]?.maxX == 400 - start)
  }

  /// WWDC22 session 10056: a column is as wide as its widest cell, and a view outside of a row spans all.
  @Test func gridColumnsAreAsWideAsTheirWidestCells() {
    let screen = HostedScreen(
      Grid(horizontalSpacing: 10, verticalSpacing: 10) {
        GridRow {
          Color.red.frame(width: 50, height: 20).accessibilityLabel("a")
          Color.red.frame(width: 30, height: 20).accessibilityLabel("b")
        }
        Color.red.frame(height: 1).accessibilityLabel("line")
        GridRow {
          Color.red.frame(width: 100, height: 20).accessibilityLabel("c")
          Color.red.frame(width: 40, height: 20).accessibilityLabel("d")
        }
      }, size: CGSize(width: 400, height: 400))
    let frames = screen.frames
    #expect(frames["c"]?.minX == 125)
    #expect(frames["a"]?.midX == frames["c"]?.midX)
    #expect(frames["b"]?.midX == frames["d"]?.midX)
    #expect(frames["line"]?.width == 150)
    #expect(frames["d"]?.minX == 235)
  }

  /// [D] GridRow: a modifier of a row is one of each of its cells.
  @Test func modifiersOfAGridRowAreThoseOfItsCells() {
    let screen = HostedScreen(
      Grid(horizontalSpacing: 10, verticalSpacing: 10) {
        GridRow {
          Color.red.frame(width: 50).accessibilityLabel("a")
          Color.red.accessibilityLabel("b")
        }.frame(height: 50)
        GridRow(alignment: .bottom) {
          Color.red.frame(width: 100, height: 20).accessibilityLabel("c")
          Color.red.frame(height: 30).accessibilityLabel("d")
        }.border(.green)
      }.frame(width: 300), size: CGSize(width: 400, height: 400))
    let frames = screen.frames
    #expect(frames["b"]?.width == 190)
    #expect(frames["a"]?.height == 50 && frames["b"]?.height == 50)
    #expect(frames["c"]?.maxY == frames["d"]?.maxY)
    #expect(frames["a"]?.midX == frames["c"]?.midX)
    let (b, d) = (frames["b"] ?? .zero, frames["d"] ?? .zero)
    #expect(d.minY == b.maxY + 10 && d.minX == b.minX && d.width == 190)
  }

  @Test func aRowThatIsComposedOrRepeatedIsARow() {
    struct Pair: View {
      let name: String
      var body: some View {
        GridRow {
          Color.red.frame(width: 30, height: 20).accessibilityLabel(name + "1")
          Color.red.frame(width: 40, height: 20).accessibilityLabel(name + "2")
        }
      }
    }
    let screen = HostedScreen(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        ForEach(["a", "b"], id: \.self) { Pair(name: $0).padding(5) }
      }, size: CGSize(width: 400, height: 400))
    let frames = screen.frames
    #expect(frames["a1"]?.minY == frames["a2"]?.minY)
    #expect(frames["b1"]?.minY == (frames["a1"]?.maxY ?? 0) + 10)
    #expect(frames["a2"]?.minX == (frames["a1"]?.maxX ?? 0) + 10)
  }

  @Test func aListUnderAGestureReachesUnderTheBars() throws {
    for content in [
      AnyView(List(0..<60, id: \.self) { Text("Row \($0)") }.onTapGesture {}),
      AnyView(List(0..<60, id: \.self) { Text("Row \($0)") }.opacity(0.9).simultaneousGesture(DragGesture())),
      AnyView(List(0..<60, id: \.self) { Text("Row \($0)") }.contextMenu { Button("Copy") {} }),
    ] {
      let plain = HostedScreen(
        NavigationStack {
          List(0..<60, id: \.self) { Text("Row \($0)") }.navigationTitle("Rows")
        })
      let screen = HostedScreen(NavigationStack { content.navigationTitle("Rows") })
      let (list, reference) = try (#require(screen.scrollView), #require(plain.scrollView))
      #expect(list.convert(list.bounds, to: nil).size == reference.convert(reference.bounds, to: nil).size)
      #expect(screen.frames["Row 0"] == plain.frames["Row 0"])
    }
  }

  /// What `onAppear` scrolls to stays below the bar that takes its room only then.
  @Test func whatIsScrolledToWhenItAppearsIsNotBehindTheBar() {
    let screen = HostedScreen(
      NavigationStack {
        ScrollViewReader { proxy in
          ScrollView { VStack { ForEach(0..<60) { Text("Row \($0)").id($0) } } }
            .onAppear { proxy.scrollTo(20, anchor: .top) }
        }
        .navigationTitle("Rows").navigationBarTitleDisplayMode(.inline)
      })
    let top = screen.frames["Row 20"]?.minY ?? 0
    let bar = screen.controller.children.compactMap { $0 as? UINavigationController }.first?.navigationBar
    #expect(abs(top - (bar.map { $0.convert($0.bounds, to: nil).maxY } ?? 0)) < 0.5)
  }

  @Test func aBarAtTheEdgeInsetsWhatIsScrolled() {
    let screen = HostedScreen(
      ScrollView { Color.red.frame(width: 402, height: 2000).accessibilityLabel("content") }
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 50).accessibilityLabel("bar") })
    #expect(screen.frames["bar"] == CGRect(x: 0, y: 790, width: 402, height: 50))
    #expect(screen.scrollView?.frame.maxY == 874)
    #expect(screen.scrollView?.adjustedContentInset.bottom == 84)
  }

  @Test func onlyEdgesThatTouchTheSafeAreaAreExtended() {
    let screen = HostedScreen(Color.red.ignoresSafeArea(edges: .top).accessibilityLabel("a"))
    #expect(screen.surface.root.map { $0.frame.minY } == 62)
  }
}

extension HostedScreen {
  fileprivate var surface: SurfaceView {
    guard let view = controller.view as? _UIHostingView<Content> else {
      preconditionFailure("a hosting view")
    }
    return view.surface
  }
}
