import AccessibilityTree
import AssistiveTechnology
import CurbcutFoundation
import DeviceSettings
import Foundation
import VoiceOver

@testable import CurbcutUIKit

/// A live screen with VoiceOver on it.
@MainActor
final class LiveScreen {
  let window: UIWindow
  let provider: AccessibilityProvider
  let session: Session
  private var heard = 0

  /// Starts VoiceOver on a window that shows; what it says then is not asked for yet.
  init(window: UIWindow, settings: Settings, appName: String? = nil) {
    self.window = window
    for _ in 0..<3 { window.layoutIfNeeded() }
    provider = AccessibilityProvider(window)
    session = Session(provider: provider, engines: [VoiceOverEngine()], settings: settings)
    session.send(.start(appName: appName, isSwitchedOn: false))
    session.settle()
  }

  /// Shows a controller and puts VoiceOver's cursor on its first element.
  convenience init(_ controller: UIViewController, settings: Settings = Settings()) {
    UIApplication.shared.firstResponder?.resignFirstResponder()
    UIKitHost.shared.configure(device: .iPhone16, settings: settings)
    let window = UIKitHost.shared.makeWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.init(window: window, settings: settings)
    heard = session.transcript.count
  }

  /// A plain screen with these views.
  convenience init(_ views: [UIView], settings: Settings = Settings()) {
    let controller = UIViewController()
    for view in views { controller.view.addSubview(view) }
    self.init(controller, settings: settings)
  }

  isolated deinit {
    UIApplication.shared.firstResponder = nil
    if let scene = window.windowScene { UIApplication.shared.connectedScenes.remove(scene) }
    UIKitHost.shared.apply(Settings())
  }

  /// What was said since the last time somebody asked.
  func said() -> [String] {
    defer { heard = session.transcript.count }
    return session.transcript[heard...].map(\.text)
  }

  /// Sends an event, and lets everything be said.
  func send(_ event: Event) {
    session.send(event)
    session.settle()
  }

  func next() { send(.gesture(Gesture(.swipe(.right)))) }
  func previous() { send(.gesture(Gesture(.swipe(.left)))) }
  func activate() { send(.gesture(Gesture(.tap(2)))) }
  func command(_ name: String) { send(.command(name)) }

  /// The label of the element that the cursor is on.
  var focused: String? {
    session.engines[0].focus.element.flatMap { provider.tree.element(withID: $0) }?.label?.string
  }

  /// The id of an element by its label.
  func id(_ label: String) -> AccessibilityElement.ID {
    provider.update()
    return provider.tree.elements.first { $0.label?.string == label }?.id ?? 0
  }

  /// The id of an object's element.
  func id(of object: AccessibleObject) -> AccessibilityElement.ID {
    provider.update()
    return provider.resolved(object) ?? 0
  }

  /// Flicks until the cursor is on the element with a label: to the right as far as it goes, then to the left. A list
  /// that stands at its end has what is above only for who flicks back to it.
  func go(to label: String) {
    flick({ next() }, to: label)
    flick({ previous() }, to: label)
    _ = said()
  }

  private func flick(_ move: () -> Void, to label: String) {
    for _ in 0..<200 where focused != label {
      let place = session.engines[0].focus.element
      move()
      if session.engines[0].focus.element == place { return }
    }
  }
}

/// A label at a height.
@MainActor
func label(_ text: String, _ y: CGFloat) -> UILabel {
  let label = UILabel(frame: CGRect(x: 20, y: y, width: 200, height: 30))
  label.text = text
  return label
}

/// A button at a height.
@MainActor
func button(_ title: String, _ y: CGFloat, _ action: @escaping () -> Void = {}) -> UIButton {
  let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
  button.frame = CGRect(x: 20, y: y, width: 200, height: 44)
  return button
}

/// Rows of a table, or items of a collection view.
@MainActor
final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  var titles: [String]
  var selected: [Int] = []

  init(_ titles: [String]) { self.titles = titles }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = titles[indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath.row)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    titles.count
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    cell.isAccessibilityElement = true
    cell.accessibilityLabel = titles[indexPath.item]
    return cell
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(indexPath.item)
  }

  func table() -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 60, width: 393, height: 600), style: .plain)
    table.dataSource = self
    table.delegate = self
    return table
  }

  func collection() -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 120, height: 80)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 60, width: 393, height: 600), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = self
    view.delegate = self
    return view
  }
}
