import AssistiveTechnology
import Audit
import CurbcutFoundation
import CurbcutSwiftUI
import CurbcutUIKit
import ScreenTesting
import Testing

@testable import AccessibilityTesting

/// A suite of a team, as a test sees its failures.
@MainActor
@Suite("Tests of screens", .serialized)
struct ScreenTests {
  private func button(_ title: String, at y: CGFloat, height: CGFloat = 44) -> UIButton {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: y, width: 200, height: height)
    button.setTitle(title, for: .normal)
    return button
  }

  private func controller() -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    label.text = "Profile"
    label.accessibilityTraits = .header
    let save = button("Save", at: 150)
    save.accessibilityHint = "Keeps it"
    save.addAction(UIAction { _ in label.text = "Saved" }, for: .touchUpInside)
    for part in [label, save] { controller.view.addSubview(part) }
    return controller
  }

  /// What the issues that a test records say.
  private func failures(_ body: () -> Void) -> [String] {
    nonisolated(unsafe) var found: [String] = []
    withKnownIssue(isIntermittent: true) {
      body()
    } matching: { issue in
      found.append(issue.comments.map(\.rawValue).joined())
      return true
    }
    return found
  }

  @Test("Views, controllers and SwiftUI are shown on the device")
  func shows() {
    struct Greeting: View {
      var body: some View { Text("Hello") }
    }
    #expect(Screen(of: controller()).transcript() == "Profile, Heading\nSave, Button\n    Keeps it")
    #expect(Screen(of: controller()).transcript(hints: false) == "Profile, Heading\nSave, Button")
    #expect(Screen(of: Greeting()).transcript() == "Hello")
    let label = UILabel()
    label.text = "Alone"
    let screen = Screen(of: label)
    #expect(screen.transcript() == "Alone")
    // As wide as the screen, below the status bar.
    #expect(label.frame.width == screen.window.bounds.width && label.frame.minY >= 20)
    let own = button("Own size", at: 0)
    #expect(Screen(of: own).tree.elements.first?.frame.size == CGSize(width: 200, height: 44))
  }

  @Test(
    "Traits say the device, the text size, the language and the appearance", .device(.iPhoneSE), .dark,
    .language("de"),
    .textSize(.accessibilityMedium))
  func traits() {
    let screen = Screen(of: controller())
    #expect(screen.window.bounds.size == CGSize(width: 375, height: 667))
    #expect(screen.window.traitCollection.userInterfaceStyle == .dark)
    #expect(screen.window.traitCollection.preferredContentSizeCategory == .accessibilityMedium)
    #expect(screen.transcript(hints: false) == "Profile, Überschrift\nSave, Taste")
    // A screen that is made later does not change this one.
    var other = ScreenEnvironment()
    other.device = .iPadMini
    #expect(Screen(of: controller(), in: other).window.bounds.width == 744)
    #expect(screen.transcript(hints: false) == "Profile, Überschrift\nSave, Taste")
  }

  @Test("What takes time is judged where a test names it")
  func lasting() {
    let turning = controller()
    let wheel = UIView(frame: CGRect(x: 100, y: 300, width: 120, height: 120))
    turning.view.addSubview(wheel)
    let screen = Screen(of: turning)
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .curveLinear]) {
      wheel.transform = CGAffineTransform(translationX: 0, y: 200)
    }
    #expect(screen.audit().judgements(of: "motion-reduce") == 0)
    let report = screen.audit(rules: ["motion-reduce", "motion-pause", "unreachable-element"])
    #expect(report.judgements(of: "motion-reduce") == 1)
    #expect(report.findings.contains { $0.rule.id == "motion-reduce" })
    #expect(report.judgements(of: "unreachable-element") == 2)
  }

  @Test("Words as expected pass; others fail with both, and with what is missing")
  func transcripts() {
    let screen = Screen(of: controller())
    #expect(
      failures {
        screen.expectTranscript {
          """
          Profile, Heading
          Save, Button
              Keeps it
          """
        }
      } == [])
    let found = failures {
      screen.expectTranscript(record: .never) {
        """
        Profile
        Save, Button
            Keeps it
        """
      }
    }
    #expect(found.count == 1)
    #expect(found.first?.contains("− Profile\n+ Profile, Heading\n  Save, Button") == true)
    #expect(failures { screen.expectTranscript(record: .never) }.first?.contains("none are recorded") == true)
  }

  @Test("A user flicks, activates, turns the rotor, types and hears")
  func user() {
    let field = UITextField(frame: CGRect(x: 20, y: 220, width: 200, height: 44))
    field.accessibilityLabel = "Name"
    let controller = controller()
    controller.view.addSubview(field)
    let user = VoiceOverUser(of: Screen(of: controller))
    let found = failures {
      user.hears("Profile, Heading")
      user.flick(.right)
      user.hears("Save, Button")
      user.activate()
      user.touch("Saved")
      user.hears("Saved, Heading")
      user.rotor("Headings")
      user.activate("Name")
      user.type("Ada")
      user.press("vo+left")
      user.hears("Save, Button")
    }
    #expect(found == [])
    #expect(field.text == "Ada")
    #expect(user.element?.label?.string == "Save")
  }

  @Test("What was not heard, or is not there, is said with what is")
  func userFailures() {
    let user = VoiceOverUser(of: Screen(of: controller()))
    let found = failures {
      user.flick(.right)
      user.hears("Cancel, Button")
      user.activate("Cancel")
      user.rotor("Tables")
      user.hearsNothing()
    }
    #expect(found.count == 4)
    #expect(
      found.first == "Expected: “Cancel, Button”\nHeard:    “Save, Button, Keeps it”\nCursor:   “Save”"
        || found.first?.contains("Heard:    “Save, Button") == true)
    #expect(found.dropFirst().first?.contains("“Profile”, “Save”") == true)
  }

  @Test("The audit fails with what to do; what is allowed passes, and must still occur")
  func audit() {
    let controller = controller()
    controller.view.addSubview(button("Tiny", at: 300, height: 20))
    let screen = Screen(of: controller)
    let found = failures { screen.expectAudit(rules: ["target-size"]) }
    #expect(found.count == 1)
    #expect(found.first?.contains("Element:  “Tiny”") == true)
    #expect(found.first?.contains("Mend it:") == true)
    #expect(
      failures { screen.expectAudit(allowing: [.rule("target-size", on: "Tiny")], rules: ["target-size"]) }
        == [])
    let stale = failures {
      screen.expectAudit(allowing: [.rule("target-size", on: "Save")], rules: ["target-size"])
    }
    #expect(stale.count == 2)
    #expect(failures { screen.expectAudit(allowing: ["no-such-rule"]) }.first?.contains("no rule") == true)
  }

  @Test("A failure has a picture with the element outlined")
  func pictures() throws {
    let screen = Screen(of: controller())
    let frame = CGRect(x: 20, y: 150, width: 200, height: 44)
    let png = try #require(screen.stage.picture(outlining: [frame]))
    let image = try #require(UIImage(data: Data(png))?.cgImage)
    #expect(image.width == Int(screen.window.bounds.width) * 2)
    let plain = try #require(screen.stage.picture(outlining: []))
    #expect(png != plain)
  }
}

extension AuditReport {
  /// How much a rule judged.
  fileprivate func judgements(of rule: String) -> Int { counts.first { $0.rule == rule }?.judged ?? 0 }
}
