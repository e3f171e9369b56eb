import CurbcutFoundation
import DeviceSettings
import Testing

@testable import CurbcutUIKit

@MainActor @Suite("The version of iOS as a setting", .serialized)
struct SystemVersionTests {
  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Rows"
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      return cell
    }
  }

  private func shown(_ system: SystemVersion) -> (UIWindow, UINavigationController, Rows) {
    var settings = Settings()
    settings.system = system
    UIKitHost.shared.configure(device: .iPhone16Pro, settings: settings)
    let rows = Rows(style: .insetGrouped)
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.viewControllers[0].title = "First"
    navigation.pushViewController(rows, animated: false)
    let window = UIKitHost.shared.makeWindow()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    for _ in 0..<3 { window.layoutIfNeeded() }
    return (window, navigation, rows)
  }

  @Test(
    "decides on bars and rows", arguments: [(SystemVersion.iOS26, 54.0, 62.0, 52.0), (.iOS18, 44, 56.67, 44)])
  func metrics(system: SystemVersion, bar: Double, top: Double, row: Double) {
    defer { UIKitHost.shared.configure(device: .iPhone16) }
    let (window, navigation, rows) = shown(system)
    let frame = navigation.navigationBar.convert(navigation.navigationBar.bounds, to: window)
    #expect(abs(frame.height - bar) < 0.01 && abs(frame.minY - top) < 0.5)
    #expect(abs(rows.tableView.rectForRow(at: [0, 0]).height - row) < 0.01)
    let header = rows.tableView.headerView(forSection: 0)?.textLabel?.text
    #expect(header == (system == .iOS18 ? "ROWS" : "Rows"))
  }

  @Test("a screen that shows follows the setting")
  func changes() {
    defer { UIKitHost.shared.configure(device: .iPhone16) }
    let (window, _, rows) = shown(.iOS26)
    var settings = Settings()
    settings.system = .iOS18
    UIKitHost.shared.apply(settings)
    for _ in 0..<3 { window.layoutIfNeeded() }
    #expect(rows.tableView.headerView(forSection: 0)?.textLabel?.text == "ROWS")
    #expect(rows.tableView.contentOffset.y == rows.tableView.minimumOffset.y)
    #expect(abs(rows.tableView.rectForRow(at: [0, 0]).height - 44) < 0.01)
    #expect(UISwitch().intrinsicContentSize.height == 31)
  }

  @Test("older names keep what VoiceOver says: the back button is called after the title it leads to")
  func backButton() {
    defer { UIKitHost.shared.configure(device: .iPhone16) }
    for system in SystemVersion.allCases {
      let (window, _, _) = shown(system)
      let labels = AccessibilityProvider.tree(of: window).elements.map { $0.label?.string }
      #expect(labels.first == "First", "\(system)")
    }
  }
}
