import AccessibilityTree
import DeviceSettings
import Foundation

@testable import CurbcutUIKit

/// Shows a controller in a window of a device and lays it out.
@MainActor
func show(_ controller: UIViewController, on device: Device = .iPhone16Pro) -> UIWindow {
  UIKitHost.shared.configure(device: device)
  let window = UIKitHost.shared.makeWindow()
  window.rootViewController = controller
  window.makeKeyAndVisible()
  for _ in 0..<3 { window.layoutIfNeeded() }
  return window
}

/// What VoiceOver stops at, in order.
@MainActor
func elements(of window: UIWindow) -> [AccessibilityElement] {
  for _ in 0..<3 { window.layoutIfNeeded() }
  return AccessibilityProvider.tree(of: window).elements
}

/// The labels of what VoiceOver stops at, in order.
@MainActor
func labels(of window: UIWindow) -> [String] { elements(of: window).map { $0.label?.string ?? "" } }

/// A table with sections given as arrays of titles.
@MainActor
final class ListSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [(header: String?, footer: String?, rows: [String])]
  var made = 0
  var selected: [IndexPath] = []
  var accessoryTaps: [IndexPath] = []
  var configure: (UITableViewCell, IndexPath) -> Void = { _, _ in }
  var style = UITableViewCell.CellStyle.default

  init(_ sections: [(header: String?, footer: String?, rows: [String])]) { self.sections = sections }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let reused = tableView.dequeueReusableCell(withIdentifier: "row")
    if reused == nil { made += 1 }
    let cell = reused ?? UITableViewCell(style: style, reuseIdentifier: "row")
    cell.textLabel?.text = sections[indexPath.section].rows[indexPath.row]
    configure(cell, indexPath)
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath) }
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    accessoryTaps.append(indexPath)
  }
}

/// A controller with a table over its whole view.
@MainActor
func tableController(_ source: ListSource, style: UITableView.Style) -> (UIViewController, UITableView) {
  let controller = UIViewController()
  let table = UITableView(frame: .zero, style: style)
  table.dataSource = source
  table.delegate = source
  controller.view = table
  return (controller, table)
}
