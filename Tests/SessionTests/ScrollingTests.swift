import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import Testing
import VoiceOver

@testable import CurbcutUIKit

@MainActor
@Suite("Scrolling for VoiceOver", .serialized)
struct ScrollingTests {
  private func scrollView(_ count: Int, height: CGFloat = 100) -> UIScrollView {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 60, width: 393, height: 600))
    scroll.contentSize = CGSize(width: 393, height: CGFloat(count) * height)
    for index in 0..<count {
      let text = label("Item \(index)", CGFloat(index) * height)
      scroll.addSubview(text)
    }
    return scroll
  }

  @Test("Three fingers scroll by a page, say where that is, and stop at the end")
  func pages() {
    let scroll = scrollView(20)
    let screen = LiveScreen([scroll])
    _ = screen.said()
    screen.command("scrollDown")
    #expect(scroll.contentOffset.y == 600)
    #expect(screen.said().first == "Page 2 of 4")
    #expect(screen.focused == "Item 6")
    screen.command("scrollDown")
    screen.command("scrollDown")
    #expect(scroll.contentOffset.y == 1400)
    _ = screen.said()
    screen.command("scrollDown")
    #expect(scroll.contentOffset.y == 1400)
    #expect(screen.said().isEmpty)
    screen.command("scrollUp")
    #expect(scroll.contentOffset.y == 800)
  }

  @Test("A table says its rows; pulled at the top it refreshes")
  func table() {
    let content = Rows((0..<80).map { "Row \($0)" })
    let table = content.table()
    let refresh = UIRefreshControl()
    var refreshed = 0
    refresh.addAction(UIAction { _ in refreshed += 1 }, for: .valueChanged)
    table.refreshControl = refresh
    let screen = LiveScreen([table])
    _ = screen.said()
    screen.command("scrollDown")
    let words = screen.said().first ?? ""
    #expect(words.hasPrefix("Rows ") && words.hasSuffix(" of 80"))
    screen.command("readItemSummary")
    // The cursor came to a row of which only a part showed, and the table went back by the rest of it.
    let shown = (table.indexPathsForVisibleRows ?? []).map(\.row)
    let rows = "Rows \((shown.first ?? 0) + 1) to \((shown.last ?? 0) + 1) of 80"
    #expect(screen.focused == "Row \(shown.first ?? 0)")
    #expect(screen.said().last?.hasSuffix(rows) == true)
    screen.command("scrollUp")
    #expect(table.contentOffset.y == 0)
    #expect(refreshed == 0)
    screen.command("scrollUp")
    #expect(refreshed == 1)
    #expect(refresh.isRefreshing)
  }

  @Test("The delegate's words go before UIKit's; paging stops at pages")
  func delegate() {
    final class Delegate: NSObject, UIScrollViewAccessibilityDelegate {
      func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? {
        "Photo \(Int(scrollView.contentOffset.x / 393) + 1)"
      }
    }
    let delegate = Delegate()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 60, width: 393, height: 600))
    scroll.isPagingEnabled = true
    scroll.contentSize = CGSize(width: 393 * 3, height: 600)
    for index in 0..<3 {
      let text = UILabel(frame: CGRect(x: 393 * index + 20, y: 20, width: 100, height: 30))
      text.text = "Item \(index)"
      scroll.addSubview(text)
    }
    scroll.delegate = delegate
    let screen = LiveScreen([scroll])
    _ = screen.said()
    screen.command("scrollRight")
    #expect(scroll.contentOffset.x == 393)
    #expect(screen.said() == ["Photo 2", "Item 1"])
  }

  @Test("Indicators that flash are gone when their time has passed")
  func indicators() {
    let scroll = scrollView(20)
    let screen = LiveScreen([scroll])
    let before = scroll.subviews.count
    scroll.flashScrollIndicators()
    #expect(scroll.subviews.count == before + 1)
    screen.session.advance(to: screen.session.now + 2)
    #expect(scroll.subviews.count == before)
  }

  @Test("Every scroll view around an element moves until it shows")
  func nested() {
    let outer = UIScrollView(frame: CGRect(x: 0, y: 60, width: 393, height: 600))
    outer.contentSize = CGSize(width: 393, height: 2000)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 1000, width: 393, height: 200))
    inner.contentSize = CGSize(width: 1200, height: 200)
    let text = UILabel(frame: CGRect(x: 900, y: 50, width: 100, height: 30))
    text.text = "Far"
    inner.addSubview(text)
    outer.addSubview(inner)
    let screen = LiveScreen([outer, label("Top", 20)])
    #expect(screen.provider.perform(.scrollToVisible, on: screen.id("Far")))
    let frame = text.accessibilityFrame
    #expect(outer.accessibilityFrame.contains(frame))
    #expect(inner.accessibilityFrame.contains(frame))
  }

  /// Flicks through everything in one direction, until the cursor does not move any more.
  private func flickThrough(_ screen: LiveScreen, forward: Bool) -> [String] {
    var heard: [String] = [screen.focused ?? ""]
    for _ in 0..<3_000 {
      let before = screen.session.engines[0].focus.element
      if forward { screen.next() } else { screen.previous() }
      let said = screen.said()
      if screen.session.engines[0].focus.element == before { break }
      heard += said
    }
    return heard
  }

  @Test("Flicks reach every row of a long table and come back, each said once")
  func longTable() {
    let titles = (0..<1_010).map { "Row \($0)" }
    let rows = Rows(titles)
    let screen = LiveScreen([rows.table()])
    #expect(flickThrough(screen, forward: true) == titles)
    #expect(flickThrough(screen, forward: false) == titles.reversed())
  }

  @Test("Flicks reach every item of a long collection view and come back, each said once")
  func longCollection() {
    let titles = (0..<1_010).map { "Item \($0)" }
    let rows = Rows(titles)
    let screen = LiveScreen([rows.collection()])
    #expect(flickThrough(screen, forward: true) == titles)
    #expect(flickThrough(screen, forward: false) == titles.reversed())
  }

  @Test("Flicks reach what a scroll view does not show")
  func longScrollView() {
    let scroll = scrollView(60)
    let screen = LiveScreen([scroll, label("End", 700)])
    let titles = (0..<60).map { "Item \($0)" } + ["End"]
    #expect(flickThrough(screen, forward: true) == titles)
    #expect(flickThrough(screen, forward: false) == titles.reversed())
  }

  @Test("A feed that grows as it scrolls goes on")
  func feed() {
    final class Feed: NSObject, UIScrollViewDelegate {
      var count = 0
      func grow(_ scroll: UIScrollView) {
        for _ in 0..<10 {
          scroll.addSubview(label("Item \(count)", CGFloat(count) * 100))
          count += 1
        }
        scroll.contentSize = CGSize(width: 393, height: CGFloat(count) * 100)
      }
      func scrollViewDidScroll(_ scroll: UIScrollView) {
        if count < 40, scroll.contentOffset.y + 600 > scroll.contentSize.height - 300 { grow(scroll) }
      }
    }
    let feed = Feed()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 60, width: 393, height: 600))
    feed.grow(scroll)
    scroll.delegate = feed
    let screen = LiveScreen([scroll])
    #expect(flickThrough(screen, forward: true) == (0..<40).map { "Item \($0)" })
  }

  @Test("Asked for more beyond a row, a table makes the next; beyond the last there is none")
  func reveal() {
    let rows = Rows((0..<1_010).map { "Row \($0)" })
    let table = rows.table()
    let screen = LiveScreen([table])
    let last = screen.provider.tree.elements.last?.label?.string ?? ""
    #expect(last != "Row 1009")
    #expect(screen.provider.perform(.revealMore(forward: true), on: screen.id(last)))
    #expect(!screen.provider.perform(.revealMore(forward: false), on: screen.id("Row 0")))
    table.scrollToRow(at: [0, 1_009], at: .bottom, animated: false)
    #expect(!screen.provider.perform(.revealMore(forward: true), on: screen.id("Row 1009")))
  }
}
