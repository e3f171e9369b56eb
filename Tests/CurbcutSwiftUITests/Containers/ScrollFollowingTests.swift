import CurbcutUIKit
import Foundation
import Testing

@testable import CurbcutSwiftUI

@MainActor
@Suite("What a scroll view does is told, and where it comes to rest is the app's choice")
struct ScrollFollowingTests {
  @MainActor
  private final class Log {
    var entries: [String] = []
  }

  private struct Rows: View {
    var count = 30
    var body: some View {
      LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("Row \($0)").frame(height: 100) } }
    }
  }

  private static let size = CGSize(width: 300, height: 400)

  /// Apple: visibleRect is the content offset with the container's size, bounds is that within the insets.
  @Test func theGeometryIsToldAtFirstAndWhenItChanges() throws {
    let log = Log()
    let screen = HostedScreen(
      ScrollView { Rows() }
        .contentMargins(.top, 20, for: .scrollContent)
        .onScrollGeometryChange(for: CGRect.self, of: \.bounds) {
          log.entries.append("\($1.minY) \($1.height)")
        }
        .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y + $0.contentInsets.top }) {
          log.entries.append("\($1)")
        }, size: Self.size)
    #expect(log.entries == ["0.0", "0.0 380.0"] || log.entries == ["0.0 380.0", "0.0"])
    log.entries = []
    try #require(screen.scrollView).contentOffset.y = 70
    screen.settle()
    #expect(Set(log.entries) == ["70.0", "70.0 380.0"])
  }

  @Test func listsTellOfTheirGeometryToo() throws {
    let log = Log()
    let screen = HostedScreen(
      List(0..<50, id: \.self) { Text("Row \($0)") }
        .onScrollGeometryChange(for: Bool.self, of: { $0.contentOffset.y > 100 }) {
          log.entries.append("\($0) \($1)")
        })
    #expect(log.entries == ["false false"])
    try #require(screen.scrollView).contentOffset.y = 400
    screen.settle()
    #expect(log.entries == ["false false", "false true"])
  }

  @Test func phasesFollowTheFinger() {
    let log = Log()
    let screen = HostedScreen(
      ScrollView { Rows() }.onScrollPhaseChange { log.entries.append("\($0)-\($1)") }, size: Self.size)
    let finger = Finger(screen.window, at: CGPoint(x: 150, y: 300))
    for y in stride(from: 290.0, through: 100, by: -20) { finger.move(to: CGPoint(x: 150, y: y)) }
    finger.lift(after: 0.01)
    for _ in 0..<5 { screen.settle() }
    #expect(log.entries == ["idle-interacting", "interacting-decelerating", "decelerating-idle"])
  }

  @Test func aPageThatATechnologyTurnsIsAnimated() throws {
    let log = Log()
    let screen = HostedScreen(
      ScrollView { Rows() }.onScrollPhaseChange { log.entries.append("\($0)-\($1)") }, size: Self.size)
    let scroll = try #require(screen.scrollView)
    #expect(scroll.accessibilityScroll(.down))
    screen.settle()
    #expect(log.entries == ["idle-animating", "animating-idle"])
    #expect(abs(scroll.contentOffset.y - 400) < 0.5)
    // At the top there is nowhere to go.
    log.entries = []
    #expect(scroll.accessibilityScroll(.up))
    screen.settle()
    _ = scroll.accessibilityScroll(.up)
    screen.settle()
    #expect(log.entries == ["idle-animating", "animating-idle"])
  }

  @Test func aPositionScrollsAndKnowsWhereAPersonScrolled() throws {
    struct Screen: View {
      @State private var position = ScrollPosition(idType: Int.self)
      var body: some View {
        VStack(spacing: 0) {
          Button("To 20") { position.scrollTo(id: 20, anchor: .top) }
          Button("To the end") { position.scrollTo(edge: .bottom) }
          Button("To 250") { position.scrollTo(y: 250) }
          Button("Slowly to 10") { withAnimation { position.scrollTo(id: 10, anchor: .top) } }
          Text(
            "\(position.isPositionedByUser ? "By hand" : "By code") \(position.viewID(type: Int.self) ?? -1)")
          ScrollView { Rows().scrollTargetLayout() }.scrollPosition($position).frame(height: 200)
        }
      }
    }
    let screen = HostedScreen(Screen())
    let scroll = try #require(screen.scrollView)
    #expect(screen.element("By code -1") != nil)
    screen.activate("To 20")
    #expect(abs(scroll.contentOffset.y - 2000) < 0.5)
    #expect(screen.element("By code 20") != nil)
    scroll.contentOffset.y = 510
    screen.settle()
    #expect(screen.element("By hand 5") != nil)
    screen.activate("To 20")
    #expect(abs(scroll.contentOffset.y - 2000) < 0.5)
    screen.activate("To the end")
    #expect(abs(scroll.contentOffset.y - 2800) < 0.5)
    #expect(screen.element("By code -1") != nil)
    screen.activate("To 250")
    #expect(abs(scroll.contentOffset.y - 250) < 0.5)
    screen.activate("Slowly to 10")
    screen.settle()
    #expect(abs(scroll.contentOffset.y - 1000) < 0.5)
    #expect(screen.element("By code 10") != nil)
  }

  @Test func contentIsSeenOutsideWhereThatIsAskedFor() throws {
    func clips(_ disabled: Bool) throws -> Bool {
      let screen = HostedScreen(ScrollView { Rows() }.scrollClipDisabled(disabled), size: Self.size)
      return try #require(screen.scrollView).clipsToBounds
    }
    #expect(try clips(false))
    #expect(try !clips(true))
  }

  /// Without targets, scrolling gives a binding no id.
  @Test func onlyTargetsHaveTheirIdsTaken() throws {
    struct Screen: View {
      @State private var position: Int?
      var body: some View {
        Text("At \(position ?? -1)")
        ScrollView { Rows() }.scrollPosition(id: $position).frame(height: 200)
      }
    }
    let screen = HostedScreen(Screen())
    try #require(screen.scrollView).contentOffset.y = 510
    screen.settle()
    #expect(screen.element("At -1") != nil)
  }

  private func fling<V: View>(_ view: V, from start: CGFloat = 300, by distance: CGFloat) -> CGFloat {
    let screen = HostedScreen(view, size: Self.size)
    let finger = Finger(screen.window, at: CGPoint(x: 150, y: start))
    for part in 1...10 {
      finger.move(to: CGPoint(x: 150, y: start - distance * CGFloat(part) / 10), after: 0.05)
    }
    finger.lift(after: 0.3)
    for _ in 0..<5 { screen.settle() }
    return screen.scrollView?.contentOffset.y ?? -1
  }

  @Test func scrollingComesToRestAtViews() {
    let rows = Rows().scrollTargetLayout()
    #expect(
      fling(ScrollView { rows }.scrollTargetBehavior(.viewAligned), by: 160).truncatingRemainder(
        dividingBy: 100) == 0)
    #expect(
      fling(ScrollView { rows }.scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne)), by: 280)
        == 100)
    #expect(fling(ScrollView { rows }.scrollTargetBehavior(.paging), by: 250) == 400)
  }

  @Test func anAppSaysWhereScrollingComesToRest() {
    struct Third: ScrollTargetBehavior {
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        if target.rect.minY > context.containerSize.height / 4 { target.rect.origin.y = 333 }
      }
    }
    #expect(fling(ScrollView { Rows() }.scrollTargetBehavior(Third()), by: 250) == 333)
  }

  @Test func viewsAndTargetsAreToldWhenTheyAreSeen() throws {
    let log = Log()
    let screen = HostedScreen(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<30, id: \.self) { row in
            Text("Row \(row)").frame(maxWidth: .infinity).frame(height: 100)
              .onScrollVisibilityChange { if row == 1 { log.entries.append("1 \($0)") } }
          }
        }
        .scrollTargetLayout()
      }
      .onScrollTargetVisibilityChange(idType: Int.self) { log.entries.append("\($0)") }, size: Self.size)
    #expect(Set(log.entries) == ["1 true", "[0, 1, 2, 3]"])
    log.entries = []
    try #require(screen.scrollView).contentOffset.y = 160
    screen.settle()
    #expect(Set(log.entries) == ["1 false", "[2, 3, 4, 5]"])
    log.entries = []
    try #require(screen.scrollView).contentOffset.y = 110
    screen.settle()
    #expect(Set(log.entries) == ["1 true", "[1, 2, 3, 4]"])
  }

  @Test func rowsOfAListAreToldWhenTheyAreSeen() throws {
    let log = Log()
    let screen = HostedScreen(
      List(0..<50, id: \.self) { row in
        Text("Row \(row)").onScrollVisibilityChange { if row == 0 { log.entries.append("\($0)") } }
      })
    #expect(log.entries == ["true"])
    try #require(screen.scrollView).contentOffset.y = 900
    screen.settle()
    #expect(log.entries == ["true", "false"])
  }

  /// Apple: an anchor is also for changes of the size, and for content that is smaller than the view.
  @Test func theAnchorHoldsTheEnd() throws {
    struct Screen: View {
      @State private var count = 2
      var body: some View {
        VStack(spacing: 0) {
          Button("More") { count += 5 }
          ScrollView { Rows(count: count) }.defaultScrollAnchor(.bottom).frame(height: 400)
        }
      }
    }
    let screen = HostedScreen(Screen())
    let scroll = try #require(screen.scrollView)
    let last = try #require(screen.element("Row 1"))
    #expect(abs(last.frame.maxY - (scroll.convert(scroll.bounds, to: nil).maxY - 40)) < 1)
    screen.activate("More")
    #expect(abs(scroll.contentOffset.y - 300) < 0.5)
    screen.activate("More")
    #expect(abs(scroll.contentOffset.y - 800) < 0.5)
  }
}
