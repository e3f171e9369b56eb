import CurbcutUIKit
import Foundation

/// An app of UIKit that changes as it is told: controls, a table, screens over screens.
@MainActor
final class RandomApp: ChangingApp {
  let window = UIKitHost.shared.makeWindow()
  let announcements = RandomAnnouncements()
  private let navigation: UINavigationController
  private var count = 0

  init() {
    navigation = UINavigationController(rootViewController: RandomScreen(title: "Home"))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  func close() {
    announcements.close()
    window.rootViewController = nil
    window.windowScene = nil
  }

  private var screen: RandomScreen? {
    var top: UIViewController = navigation
    while let presented = top.presentedViewController { top = presented }
    if let navigation = top as? UINavigationController { top = navigation.topViewController ?? top }
    return top as? RandomScreen
  }

  private func view(_ number: Int) -> UIView? {
    guard let parts = screen?.parts, !parts.isEmpty else { return nil }
    return parts[number % parts.count]
  }

  func apply(_ mutation: Step.Mutation) {
    switch mutation {
    case .add(let kind, let x, let y): screen?.add(kind, CGPoint(x: x, y: y))
    case .remove(let number): if let view = view(number) { screen?.remove(view) }
    case .toggleHidden(let number): view(number)?.isHidden.toggle()
    case .rename(let number, let name): view(number)?.accessibilityLabel = "Name \(name)"
    case .toggleEnabled(let number): (view(number) as? UIControl)?.isEnabled.toggle()
    case .toggleModal(let number): view(number)?.accessibilityViewIsModal.toggle()
    case .move(let number, let x, let y): view(number)?.frame.origin = CGPoint(x: x, y: y)
    case .toggleElementsHidden(let number): view(number)?.accessibilityElementsHidden.toggle()
    case .push:
      count += 1
      if navigation.viewControllers.count < 6, navigation.presentedViewController == nil {
        navigation.pushViewController(RandomScreen(title: "Screen \(count)"), animated: false)
      }
    case .pop: navigation.popViewController(animated: false)
    case .present:
      count += 1
      if navigation.presentedViewController == nil {
        navigation.present(RandomScreen(title: "Sheet \(count)"), animated: false)
      }
    case .alert: alert()
    case .dismiss: if navigation.presentedViewController != nil { navigation.dismiss(animated: false) }
    case .setRows(let rows): screen?.setRows(rows)
    case .scrollTable(let offset): screen?.table?.contentOffset.y = offset
    case .announce(let name, let priority): announcements.post(name, priority: priority)
    case .announceQueued(let name): announcements.post(name, queued: true)
    case .screenChanged(let number):
      UIAccessibility.post(notification: .screenChanged, argument: number.flatMap(view))
    case .layoutChanged(let number):
      UIAccessibility.post(notification: .layoutChanged, argument: number.flatMap(view))
    case .pageScrolled(let page):
      UIAccessibility.post(notification: .pageScrolled, argument: "Page \(page) of 3")
    case .setText(let name): screen?.field?.text = name % 3 == 0 ? "" : "text \(name)"
    case .setting: break
    }
  }

  private func alert() {
    guard navigation.presentedViewController == nil else { return }
    let alert = UIAlertController(title: "Alert", message: "Message", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    navigation.present(alert, animated: false)
  }
}

/// A screen with some of everything.
final class RandomScreen: UIViewController, UITableViewDataSource {
  private(set) var parts: [UIView] = []
  private(set) var table: UITableView?
  private(set) var field: UITextField?
  private var rows = 10_000

  convenience init(title: String) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for kind in 0..<9 { add(kind, CGPoint(x: 20 + (kind % 2) * 180, y: 120 + (kind / 2) * 60)) }
    let table = UITableView(frame: CGRect(x: 0, y: 450, width: 390, height: 300))
    table.dataSource = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    view.addSubview(table)
    self.table = table
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "More", style: .plain, target: nil, action: nil)
    let bar = UIToolbar(frame: CGRect(x: 0, y: 770, width: 390, height: 52))
    bar.items = [UIBarButtonItem(title: "Tool", style: .plain, target: nil, action: nil)]
    view.addSubview(bar)
  }

  func add(_ kind: Int, _ point: CGPoint) {
    guard parts.count < 40 else { return }
    let number = parts.count
    let part: UIView
    switch kind % 9 {
    case 0:
      let label = UILabel()
      label.text = "Label \(number)"
      label.accessibilityTraits = number % 2 == 0 ? [.staticText, .header] : .staticText
      part = label
    case 1:
      let button = UIButton(type: .system)
      button.setTitle("Button \(number)", for: .normal)
      button.addAction(UIAction { [weak self] _ in self?.pressed(number) }, for: .touchUpInside)
      part = button
    case 2: part = UISwitch()
    case 3:
      let slider = UISlider()
      slider.accessibilityLabel = "Slider \(number)"
      part = slider
    case 4: part = UISegmentedControl(items: ["One", "Two", "Three"])
    case 5:
      let field = UITextField()
      field.placeholder = "Field \(number)"
      self.field = field
      part = field
    case 6: part = UIStepper()
    case 7:
      let view = UIView()
      view.isAccessibilityElement = true
      view.accessibilityLabel = "Actions \(number)"
      view.accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: "Yes") { _ in true },
        UIAccessibilityCustomAction(name: "No") { _ in false },
      ]
      part = view
    default:
      let view = UIView()
      view.isAccessibilityElement = true
      view.accessibilityLabel = "Clock \(number)"
      view.accessibilityTraits = .updatesFrequently
      part = view
    }
    part.frame = CGRect(x: point.x, y: point.y, width: 150, height: 44)
    view.addSubview(part)
    parts.append(part)
  }

  func remove(_ part: UIView) {
    part.removeFromSuperview()
    parts.removeAll { $0 === part }
    if part === field { field = nil }
  }

  private func pressed(_ number: Int) {
    switch number % 4 {
    case 0: (parts.last as? UILabel)?.text = "Pressed \(number)"
    case 1: UIAccessibility.post(notification: .layoutChanged, argument: parts.first)
    case 2: parts.last?.isHidden.toggle()
    default: break
    }
  }

  /// Rows come or go at the end, or everything is loaded again.
  func setRows(_ count: Int) {
    let old = rows
    rows = count
    guard let table, count != old, count % 2 == 0 else {
      table?.reloadData()
      return
    }
    let changed = (min(old, count)..<max(old, count)).map { IndexPath(row: $0, section: 0) }
    if count > old {
      table.insertRows(at: changed, with: .automatic)
    } else {
      table.deleteRows(at: changed, with: .automatic)
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}
