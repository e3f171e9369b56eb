import DeviceSettings
import Foundation
import Testing

@testable import CurbcutUIKit

@MainActor
@Suite("An open menu", .serialized)
struct MenuSizeTests {
  private func menu() -> MenuView {
    let move = UIAction(title: "Move to another folder of this account") { _ in }
    let delete = UIAction(title: "Delete", attributes: .destructive) { _ in }
    let group = UIMenu(options: .displayInline, children: [delete])
    return MenuView(menu: UIMenu(children: [UIAction(title: "Copy") { _ in }, move, group]), source: nil) {
      _ in
    }
  }

  @Test("has rows as high as their text needs, at every text size", arguments: ContentSize.allCases)
  func heights(size: ContentSize) {
    let view = menu()
    let screen = ShownScreen(view, settings: .with { $0.contentSize = size })
    defer { screen.close() }
    view.frame = CGRect(origin: CGPoint(x: 10, y: 80), size: view.intrinsicContentSize)
    screen.window.layoutIfNeeded()
    for row in view.subviews {
      #expect(row.frame.height >= 42)
      for label in row.subviews.compactMap({ $0 as? UILabel }) where label.text?.isEmpty == false {
        #expect(!label.isTextTruncated, "\(label.text ?? "")")
        #expect(label.frame.minY >= 0 && label.frame.maxY <= row.bounds.height)
      }
    }
  }

  @Test("has lines between groups only")
  func lines() {
    let view = menu()
    let screen = ShownScreen(view)
    defer { screen.close() }
    view.frame = CGRect(origin: CGPoint(x: 0, y: 80), size: view.intrinsicContentSize)
    let picture = screen.picture(of: view.frame)
    let tops = view.subviews.map(\.frame.minY)
    #expect(tops.count == 3)
    #expect(picture.brightness(125, tops[1]) == 255)
    #expect(picture.brightness(125, tops[2] - SystemMetrics.iOS26.menuGroupGap / 2) < 255)
  }
}
