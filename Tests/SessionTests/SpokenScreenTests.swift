import AccessibilityTree
import AssistiveTechnology
import CurbcutFoundation
import Foundation
import Testing
import VoiceOver

@testable import CurbcutUIKit

/// What is read of a screen, in which order, and what is not said.
@MainActor
@Suite("On a screen", .serialized)
struct SpokenScreenTests {
  private func labels(_ screen: LiveScreen) -> [String] {
    screen.provider.update()
    return screen.provider.tree.elements.map { $0.label?.string ?? "" }
  }

  @Test("labels without text are passed over, unless the app gives them a label")
  func emptyLabels() {
    let named = label("", 200)
    named.accessibilityLabel = "Named"
    let screen = LiveScreen([label("", 100), label("Text", 150), named])
    #expect(labels(screen) == ["Text", "Named"])
  }

  @Test("what stands for an attachment is not said")
  func attachments() {
    let attachment = NSTextAttachment()
    let rated = label("", 100)
    let text = NSMutableAttributedString(string: "Stars ")
    text.append(NSAttributedString(attachment: attachment))
    text.append(NSAttributedString(string: " five"))
    rated.attributedText = text
    let picture = label("", 200)
    picture.attributedText = NSAttributedString(attachment: attachment)
    let screen = LiveScreen([label("First", 50), rated, picture, label("Last", 300)])
    screen.go(to: "First")
    screen.next()
    #expect(screen.said() == ["Stars five"])
    screen.next()
    #expect(screen.said() == ["Last"])
  }

  @Test("symbols are said by their labels, or by names of one word, but not by technical names")
  func symbols() {
    func symbol(_ name: String, _ y: CGFloat) -> UIButton {
      let button = UIButton(type: .system)
      button.setImage(UIImage(systemName: name), for: .normal)
      button.frame = CGRect(x: 0, y: y, width: 44, height: 44)
      return button
    }
    let image = UIImageView(image: UIImage(systemName: "person.crop.circle.badge.xmark"))
    image.frame = CGRect(x: 0, y: 400, width: 44, height: 44)
    image.isAccessibilityElement = true
    let screen = LiveScreen([
      symbol("star.fill", 100), symbol("trash.fill", 150), symbol("wand.and.stars", 200), image,
    ])
    screen.next()
    screen.next()
    screen.next()
    #expect(screen.said() == ["trash Button", "Button", "Image"])
    screen.previous()
    screen.previous()
    screen.previous()
    #expect(screen.said().last == "favorite Button")
  }

  @Test("a picture that fills it is read after the bar above")
  func pictureUnderBar() {
    let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    picture.isAccessibilityElement = true
    picture.accessibilityLabel = "Lake"
    let root = UIViewController()
    root.title = "Photo"
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in })
    root.view.addSubview(picture)
    root.view.addSubview(label("Caption", 700))
    let navigation = UINavigationController(rootViewController: root)
    let screen = LiveScreen(navigation)
    #expect(labels(screen) == ["Photo", "Edit", "Lake", "Caption"])
    navigation.isNavigationBarHidden = true
    screen.window.layoutIfNeeded()
    #expect(labels(screen) == ["Lake", "Caption"])
  }

  @Test("the time below an inline calendar is read after the days")
  func calendar() throws {
    let picker = UIDatePicker()
    picker.datePickerMode = .dateAndTime
    picker.preferredDatePickerStyle = .inline
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.date = try #require(ISO8601DateFormatter().date(from: "2022-11-27T00:00:00Z"))
    picker.frame = CGRect(x: 20, y: 100, width: 340, height: 400)
    let screen = LiveScreen([picker])
    let all = labels(screen)
    #expect(all.prefix(3) == ["November 2022", "Previous Month", "Next Month"])
    #expect(all.last == "Time Picker" && all.count == 34)
    let month = try #require(screen.provider.tree.elements.first)
    #expect(month.traits.contains(.button))
  }

  @Test("a custom action whose method returns nothing has succeeded, and one without a method has not")
  func actions() {
    final class Mailbox: UIResponder { var count = 0 }
    ObjCRuntime.registerClass(Mailbox.self, name: "VoidMailbox")
    ObjCRuntime.register(Mailbox.self) { type in
      type.method("archive") { box, _ in box.count += 1 }
      type.method("refuse") { _, _ in false }
    }
    let mailbox = Mailbox()
    func action(_ selector: String) -> UIAccessibilityCustomAction {
      UIAccessibilityCustomAction(name: selector, target: mailbox, selector: Selector(selector))
    }
    #expect(action("archive").perform())
    #expect(mailbox.count == 1)
    #expect(!action("refuse").perform())
  }

  @Test("misspelled words of a text are in the rotor, and the hint says so only then")
  func spelling() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dic-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let before = SpellingDictionary.folders
    defer {
      SpellingDictionary.folders = before
      try? FileManager.default.removeItem(at: folder)
    }
    try "SET UTF-8\nSFX S Y 1\nSFX S 0 s [^sy]\n".write(
      to: folder.appendingPathComponent("en_US.aff"), atomically: true, encoding: .utf8)
    try "3\nhello\nworld/S\nsmall\n".write(
      to: folder.appendingPathComponent("en_US.dic"), atomically: true, encoding: .utf8)
    SpellingDictionary.folders = [folder.path]
    let checker = UITextChecker()
    #expect(UITextChecker.availableLanguages == ["en_US"])
    let text = "Hello smal worlds"
    #expect(
      checker.rangeOfMisspelledWord(
        in: text, range: NSRange(location: 0, length: 17), startingAt: 0, wrap: false, language: "en_US")
        == NSRange(location: 6, length: 4))
    #expect(
      checker.guesses(forWordRange: NSRange(location: 6, length: 4), in: text, language: "en")
        == ["small"])
    let view = UITextView(frame: CGRect(x: 0, y: 200, width: 300, height: 100))
    view.text = text
    let screen = LiveScreen([label("First", 100), view])
    screen.go(to: "First")
    screen.next()
    #expect(screen.said().joined(separator: " ").contains("Use the rotor to access Misspelled Words"))
    screen.previous()
    view.text = "Hello small worlds"
    _ = screen.said()
    screen.next()
    #expect(!screen.said().joined(separator: " ").contains("Misspelled"))
  }
}
