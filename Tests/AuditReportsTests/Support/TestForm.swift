import AccessibilityTree
import Audit
import AuditReports
import Foundation

/// Reports on a screen with faults, made by the rules themselves.
enum TestForm {
  /// A screen with a heading, and buttons with these labels and identifiers.
  static func screen(
    _ buttons: [(label: String?, identifier: String?)], name: String = "Main.storyboard, Dogs",
    file: String = "/repo/App/Main.storyboard", id: String = "a-b-c", line: Int = 40,
    rules: [any AuditRule.Type] = Auditor.standardRules
  ) -> AuditForm.Screen {
    var screen = AuditedScreen(
      name: name, bounds: CGRect(x: 0, y: 0, width: 390, height: 844), nodes: [])
    var heading = AccessibilityElement(
      id: 1, label: AccessibilityText("Dogs"), traits: [.header, .staticText],
      frame: CGRect(x: 16, y: 20, width: 200, height: 40))
    heading.details.className = "UILabel"
    screen.nodes.append(AuditedNode(heading))
    for (index, button) in buttons.enumerated() {
      var element = AccessibilityElement(
        id: UInt64(index + 2), label: button.label.map { AccessibilityText($0) }, traits: .button,
        frame: CGRect(x: 16, y: 100 + Double(index) * 60, width: 200, height: 44),
        identifier: button.identifier)
      element.details.className = "UIButton"
      if button.identifier == nil { element.details.source = "Main.storyboard:\(line + index):13" }
      screen.nodes.append(AuditedNode(element))
    }
    return AuditForm.Screen(
      Auditor(rules: rules).report(on: screen), file: file, id: id, size: [390, 844], paths: paths)
  }

  static let paths = ReportPaths(root: "/repo", workingDirectory: "/repo")

  /// A run with failures of several severities, a doubt, a screen without a fault, and hostile words.
  static var faulty: AuditForm {
    AuditForm(screens: [
      screen([
        (nil, nil), ("play", "play"), ("<b>&\"'\u{1} :,%\n Save</b>|* button", "save"), ("Search", nil),
        ("Search", nil), ("OK Button", "ok"),
      ]),
      screen([("Add", "add")], name: "Clean & empty", id: "d-e-f"),
    ])
  }
}
