import AccessibilityTree
import DeviceSettings
import Foundation
import Testing

@testable import CurbcutUIKit

/// Alerts, action sheets, menus and search fields as iOS 18 has them.
@MainActor @Suite("On iOS 18", .serialized)
struct OlderLooksTests {
  private func screen(_ controller: UIViewController) -> LiveScreen {
    var settings = Settings()
    settings.system = .iOS18
    return LiveScreen(controller, settings: settings)
  }

  private func present(_ style: UIAlertController.Style, _ actions: [(String, UIAlertAction.Style)])
    -> (LiveScreen, AlertView)?
  {
    let owner = UIViewController()
    let screen = screen(owner)
    let alert = UIAlertController(
      title: "Delete this list?", message: "It is gone then.", preferredStyle: style)
    for (title, style) in actions { alert.addAction(UIAlertAction(title: title, style: style)) }
    owner.present(alert, animated: false)
    screen.session.settle()
    for _ in 0..<2 { screen.window.layoutIfNeeded() }
    return (alert.view as? AlertView).map { (screen, $0) }
  }

  private func frame(_ label: String, _ screen: LiveScreen) -> CGRect? {
    screen.provider.update()
    let frame = screen.provider.tree.elements.first { $0.label?.string == label }?.frame
    return frame.map { CGRect(x: $0.minX, y: $0.minY, width: $0.maxX - $0.minX, height: $0.maxY - $0.minY) }
  }

  private func labels(_ screen: LiveScreen) -> [String] {
    screen.provider.update()
    return screen.provider.tree.elements.map { $0.label?.string ?? "" }
  }

  @Test("an alert is 270 points wide, with buttons of 44 side by side below a line")
  func alert() throws {
    let (screen, view) = try #require(present(.alert, [("Delete", .destructive), ("Cancel", .cancel)]))
    #expect(view.card.frame.width == 270 && view.card.cornerRadius == 14)
    let card = view.card.frame
    let cancel = try #require(frame("Cancel", screen))
    let delete = try #require(frame("Delete", screen))
    #expect(cancel.minX == card.minX && cancel.width == 135 && abs(cancel.height - 44) < 0.01)
    #expect(delete.maxX == card.maxX && delete.minY == cancel.minY && abs(delete.maxY - card.maxY) <= 0.5)
    let title = try #require(frame("Delete this list?", screen))
    #expect(abs(title.minY - card.minY - 19.67) <= 0.5 && title.minX == card.minX + 16)
    #expect(view.titleLabel.textAlignment == .center)
    // One line of 20.33 and one of 15.67, 20 above and below and a line of a pixel.
    #expect(abs(card.height - 123.67) <= 1)
    #expect(view.lines.count == 2)
  }

  @Test("an alert with three buttons has them below each other, Cancel last")
  func threeButtons() throws {
    let (screen, view) = try #require(
      present(.alert, [("Cancel", .cancel), ("Archive", .default), ("Delete", .destructive)]))
    let frames = try ["Archive", "Delete", "Cancel"].map { try #require(frame($0, screen)) }
    #expect(frames.allSatisfy { $0.width == 270 && abs($0.height - 44) < 0.01 })
    #expect(frames[0].minY < frames[1].minY && frames[1].minY < frames[2].minY)
    #expect(view.lines.count == 3)
  }

  @Test("buttons that do not fit beside each other stand below each other, Cancel last, on every system")
  func largeType() {
    for system in SystemVersion.allCases {
      var settings = Settings()
      settings.system = system
      settings.contentSize = .accessibilityExtraLarge
      let owner = UIViewController()
      let screen = LiveScreen(owner, settings: settings)
      let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(UIAlertAction(title: "Delete the whole list", style: .destructive))
      owner.present(alert, animated: false)
      screen.session.settle()
      #expect(labels(screen) == ["Delete?", "Delete the whole list", "Cancel"], "\(system)")
    }
  }

  @Test("an action sheet has buttons of 57 points, and Cancel by itself below them")
  func sheet() throws {
    let (screen, view) = try #require(
      present(.actionSheet, [("Archive", .default), ("Cancel", .cancel), ("Delete", .destructive)]))
    #expect(labels(screen) == ["Delete this list?", "It is gone then.", "Archive", "Delete", "Cancel"])
    let cancel = try #require(frame("Cancel", screen))
    let delete = try #require(frame("Delete", screen))
    #expect(cancel.minX == 8 && cancel.width == 393 - 16 && cancel.height == 57 && delete.height == 57)
    #expect(cancel.maxY == 852 - 34 && abs(cancel.minY - delete.maxY - 8) <= 0.01)
    #expect(view.cancelCard.frame.minY > view.card.frame.maxY)
    screen.go(to: "Cancel")
    screen.activate()
    #expect(!labels(screen).contains("Archive"))
  }

  @Test("a menu has rows of 44 with lines between them, and titles at 16 where nothing is marked")
  func menu() throws {
    let more = UIButton(type: .system)
    more.setTitle("More", for: .normal)
    more.frame = CGRect(x: 20, y: 200, width: 200, height: 44)
    more.showsMenuAsPrimaryAction = true
    more.menu = UIMenu(children: [
      UIAction(title: "Copy") { _ in }, UIAction(title: "Move") { _ in },
      UIMenu(
        options: .displayInline, children: [UIAction(title: "Delete", attributes: .destructive) { _ in }]),
    ])
    let owner = UIViewController()
    owner.view.addSubview(more)
    let screen = screen(owner)
    screen.go(to: "More")
    screen.activate()
    screen.window.layoutIfNeeded()
    let frames = try ["Copy", "Move", "Delete"].map { try #require(frame($0, screen)) }
    #expect(frames.allSatisfy { $0.width == 250 && $0.height == 44 })
    #expect(frames[1].minY == frames[0].maxY && frames[2].minY == frames[1].maxY + 8)
  }

  @Test("a search field below the title is 36 points high, 1 below the buttons' row, with corners of 10")
  func searchField() throws {
    let owner = UIViewController()
    owner.title = "Fruits"
    let search = UISearchController(searchResultsController: nil)
    owner.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: owner)
    let screen = screen(navigation)
    screen.window.layoutIfNeeded()
    let field = search.searchBar.searchTextField
    let bar = navigation.navigationBar
    let place = field.convert(field.bounds, to: bar)
    #expect(place.minX == 16 && place.width == 393 - 32 && abs(place.height - 36) < 0.01)
    #expect(abs(place.minY - 45) < 0.01)
    #expect(bar.bounds.height == 96)
  }
}
