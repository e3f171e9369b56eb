import Foundation
import Testing

@testable import CurbcutUIKit

/// A large title goes under the bar as the content is scrolled, and comes back.
@MainActor
@Suite(.serialized)
struct LargeTitleTests {
  private func screen(rows: Int) -> (window: UIWindow, table: UITableView, bar: UINavigationBar, ListSource) {
    let source = ListSource([(nil, nil, (0..<rows).map { "Row \($0)" })])
    let (controller, table) = tableController(source, style: .plain)
    controller.title = "Mail"
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    return (show(navigation), table, navigation.navigationBar, source)
  }

  private func title(in window: UIWindow) -> [CGFloat] {
    elements(of: window).filter { $0.label?.string == "Mail" }.map(\.frame.minY)
  }

  @Test func scrollingTakesTheTitleAway() throws {
    let (window, table, bar, source) = screen(rows: 100)
    let top = table.contentOffset.y
    let height = bar.frame.height
    let large = try #require(title(in: window).first)
    table.contentOffset.y = top + 20
    window.layoutIfNeeded()
    #expect(bar.frame.height == height - 20)
    table.contentOffset.y = top + 400
    window.layoutIfNeeded()
    #expect(bar.frame.height == height - UINavigationBar.largeTitleHeight)
    #expect(table.adjustedContentInset.top == -top - UINavigationBar.largeTitleHeight)
    // One title, now between the buttons.
    #expect(title(in: window).count == 1 && title(in: window)[0] < large)
    table.contentOffset.y = top
    window.layoutIfNeeded()
    #expect(bar.frame.height == height && title(in: window) == [large])
    withExtendedLifetime(source) {}
  }

  @Test func scrolledBackByPagesTheContentReachesTheTop() {
    let (window, table, bar, source) = screen(rows: 100)
    let (top, height) = (table.contentOffset.y, bar.frame.height)
    for _ in 0..<3 { _ = table.scrollByPage(.next) }
    window.layoutIfNeeded()
    #expect(bar.frame.height < height)
    for _ in 0..<5 { _ = table.scrollByPage(.previous) }
    window.layoutIfNeeded()
    #expect(table.contentOffset.y == top && bar.frame.height == height)
    withExtendedLifetime(source) {}
  }

  @Test func contentThatFitsLeavesTheTitle() {
    let (_, table, bar, source) = screen(rows: 3)
    let height = bar.frame.height
    table.scrollToRow(at: [0, 2], at: .top, animated: false)
    #expect(bar.frame.height == height)
    withExtendedLifetime(source) {}
  }
}
