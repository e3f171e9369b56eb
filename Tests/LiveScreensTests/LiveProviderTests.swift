import AccessibilityTree
import AssistiveTechnology
import CurbcutFoundation
import CurbcutUIKit
import DeviceSettings
import ScreenTesting
import Testing

@testable import LiveScreens

/// Screens read and acted on through public API alone, as on Apple's systems.
@MainActor
@Suite(.serialized)
struct LiveProviderTests {
  private final class Rows: UITableViewController {
    var chosen: [Int] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(path.row)"
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
      chosen.append(path.row)
      let next = UIViewController()
      next.title = "Detail \(path.row)"
      navigationController?.pushViewController(next, animated: false)
    }
  }

  private func live(_ controller: UIViewController) throws -> LiveProvider {
    let stage = LiveStage(ScreenEnvironment()) { controller }
    return try #require(stage.provider as? LiveProvider)
  }

  private func id(_ label: String, _ live: LiveProvider) throws -> AccessibilityElement.ID {
    live.read()
    return try #require(live.tree.elements.first { $0.label?.string == label }, "\(label)").id
  }

  private func perform(_ action: Action, on label: String, _ live: LiveProvider) throws -> Bool {
    live.perform(ActionRequest(number: 1, action: action, element: try id(label, live))).succeeded
  }

  @Test func anElementKeepsItsIdWhenOthersComeBeforeIt() throws {
    let controller = UIViewController()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 200, width: 100, height: 44)
    button.setTitle("Save", for: .normal)
    controller.view.addSubview(button)
    let live = try live(controller)
    let before = try id("Save", live)
    #expect(live.bringUpToDate() == nil)
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    label.text = "New"
    controller.view.insertSubview(label, at: 0)
    #expect(live.bringUpToDate() == .structure)
    #expect(try id("Save", live) == before)
    #expect(live.tree.elements.map { $0.label?.string } == ["New", "Save"])
    #expect(live.object(of: before) === button)
  }

  @Test func rowsAreChosenAndAScrubGoesBack() throws {
    let rows = Rows()
    let live = try live(UINavigationController(rootViewController: rows))
    _ = live.takeNotifications()
    #expect(try perform(.activate, on: "Row 3", live))
    #expect(rows.chosen == [3])
    #expect(live.takeNotifications() == [.screenChanged(.none)])
    #expect(live.takeNotifications().isEmpty)
    #expect(try id("Detail 3", live) > 0)
    #expect(live.perform(ActionRequest(number: 2, action: .escape, element: nil)).succeeded)
    #expect(try id("Row 3", live) > 0)
  }

  @Test func listsScroll() throws {
    let rows = Rows()
    let live = try live(rows)
    let start = rows.tableView.contentOffset.y
    func scroll(_ action: Action, at label: String) throws -> Bool {
      let isDone = try perform(action, on: label, live)
      UIKitHost.shared.advance(by: 1)
      live.read()
      return isDone
    }
    #expect(try scroll(.scroll(.down), at: "Row 1"))
    #expect(rows.tableView.contentOffset.y > start + 300)
    for _ in 0..<20 {
      let last = try #require(live.tree.elements.last?.label?.string)
      if last == "Row 39" { break }
      #expect(try scroll(.scroll(.down), at: last))
    }
    #expect(try id("Row 39", live) > 0)
    #expect(!(try perform(.revealMore(forward: true), on: "Row 39", live)))
    #expect(try perform(.revealMore(forward: false), on: "Row 39", live))
  }

  @Test func controlsDoWhatAFingerDoes() throws {
    let controller = UIViewController()
    var done: [String] = []
    let toggle = UISwitch(frame: CGRect(x: 20, y: 100, width: 63, height: 28))
    toggle.accessibilityLabel = "Sync"
    toggle.addAction(UIAction { _ in done.append("switched") }, for: .valueChanged)
    let segments = UISegmentedControl(items: ["Day", "Week"])
    segments.frame = CGRect(x: 20, y: 150, width: 200, height: 32)
    segments.selectedSegmentIndex = 0
    segments.addAction(UIAction { _ in done.append("segment") }, for: .valueChanged)
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in done.append("gone") })
    button.frame = CGRect(x: 20, y: 200, width: 200, height: 44)
    let off = UIButton(type: .system, primaryAction: UIAction(title: "Off") { _ in done.append("off") })
    off.frame = CGRect(x: 20, y: 250, width: 200, height: 44)
    off.isEnabled = false
    for view in [toggle, segments, button, off] { controller.view.addSubview(view) }
    let live = try live(controller)
    #expect(try perform(.activate, on: "Sync", live) && toggle.isOn)
    #expect(try perform(.activate, on: "Week", live) && segments.selectedSegmentIndex == 1)
    #expect(try perform(.activate, on: "Go", live))
    #expect(!(try perform(.activate, on: "Off", live)))
    #expect(done == ["switched", "segment", "gone"])
  }

  @Test func whatOnlyARecogniserTakesIsSaid() throws {
    let controller = UIViewController()
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
    label.text = "More"
    label.isUserInteractionEnabled = true
    label.addGestureRecognizer(UITapGestureRecognizer())
    controller.view.addSubview(label)
    let live = try live(controller)
    #expect(!(try perform(.activate, on: "More", live)))
    #expect(live.unhandled?.contains("accessibilityActivate") == true)
  }

  @Test func customActionsAndRotorsAreTheApps() throws {
    let controller = UIViewController()
    var done: [String] = []
    let (first, second) = (UILabel(), UILabel())
    for (index, label) in [first, second].enumerated() {
      label.text = "Part \(index)"
      label.frame = CGRect(x: 20, y: 100 + 50 * index, width: 200, height: 40)
      controller.view.addSubview(label)
    }
    first.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Pin") { _ in
        done.append("pin"); return true
      }
    ]
    first.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(name: "Parts") { search in
        UIAccessibilityCustomRotorItemResult(
          targetElement: search.searchDirection == .next ? second : first, targetRange: nil)
      }
    ]
    let live = try live(controller)
    #expect(try perform(.custom(0), on: "Part 0", live) && done == ["pin"])
    #expect(!(try perform(.custom(1), on: "Part 0", live)))
    let request = ActionRequest(
      number: 1, action: .search(RotorSearch(rotor: 0, forward: true)), element: try id("Part 0", live))
    #expect(live.perform(request).found?.element == (try id("Part 1", live)))
  }

  @Test func textIsEditedAsByAKeyboard() throws {
    final class Digits: NSObject, UITextFieldDelegate {
      func textField(
        _ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString text: String
      ) -> Bool { text.allSatisfy(\.isNumber) }
    }
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
    field.accessibilityLabel = "Amount"
    let digits = Digits()
    field.delegate = digits
    controller.view.addSubview(field)
    let live = try live(controller)
    #expect(!(try perform(.edit(.insert("1")), on: "Amount", live)), "nothing is edited yet")
    #expect(try perform(.activate, on: "Amount", live) && field.isFirstResponder)
    #expect(try perform(.edit(.insert("12")), on: "Amount", live))
    #expect(!(try perform(.edit(.insert("x")), on: "Amount", live)))
    #expect(try perform(.edit(.deleteBackward), on: "Amount", live))
    #expect(field.text == "1")
    #expect(try perform(.edit(.selectAll), on: "Amount", live))
    #expect(try perform(.edit(.insert("7")), on: "Amount", live))
    #expect(field.text == "7")
    withExtendedLifetime(digits) {}
  }

  @Test func theCursorIsTold() throws {
    final class Told: UILabel {
      var events: [String] = []
      override func accessibilityElementDidBecomeFocused() { events.append("came") }
      override func accessibilityElementDidLoseFocus() { events.append("left") }
    }
    let controller = UIViewController()
    let label = Told(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
    label.text = "Told"
    controller.view.addSubview(label)
    let live = try live(controller)
    let focus = Focus(element: try id("Told", live))
    live.cursorMoved(to: focus, of: "voiceOver")
    live.cursorMoved(to: focus, of: "voiceOver")
    live.cursorMoved(to: Focus(element: nil), of: "voiceOver")
    #expect(label.events == ["came", "left"])
  }

  @Test(.textSize(.accessibilityLarge), .rightToLeft)
  func theWindowHasWhatTheTraitsSay() throws {
    let stage = LiveStage(ScreenEnvironment.current) { UIViewController() }
    let traits = stage.window.traitCollection
    #expect(traits.preferredContentSizeCategory == .accessibilityLarge)
    #expect(traits.layoutDirection == .rightToLeft && traits.userInterfaceStyle == .light)
    #expect(stage.problem == nil)
    #expect(stage.picture(outlining: [CGRect(x: 10, y: 10, width: 50, height: 50)])?.isEmpty == false)
  }
}
