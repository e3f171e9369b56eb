import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import Testing
import VoiceOver

@testable import CurbcutUIKit

@MainActor
@Suite("Text of live fields", .serialized)
struct TextEditingTests {
  private final class Judge: NSObject, UITextFieldDelegate {
    var log: [String] = []
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      log.append("\(range.location),\(range.length) \(string)")
      return !string.contains("9")
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      log.append("return")
      return true
    }
  }

  private func field(_ text: String) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    field.accessibilityLabel = "Name"
    field.text = text
    return field
  }

  private func text(_ screen: LiveScreen) -> AccessibilityElement.TextContent? {
    guard let id = screen.session.engines[0].focus.element else { return nil }
    _ = screen.provider.refresh(id)
    return screen.provider.tree.element(withID: id)?.details.text
  }

  @Test("The button that clears a field, and the views beside its text, are read after it")
  func parts() {
    let field = field("ab")
    field.clearButtonMode = .whileEditing
    let unit = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    unit.text = "€"
    let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    field.leftView = picture
    field.leftViewMode = .always
    let other = UILabel(frame: CGRect(x: 20, y: 160, width: 200, height: 30))
    other.text = "Below"
    let screen = LiveScreen([field, other])
    func labels() -> [String] {
      screen.provider.update()
      return screen.provider.tree.elements.compactMap { $0.label?.string }.filter {
        ["Name", "€", "Clear text", "Below"].contains($0)
      }
    }
    #expect(labels() == ["Name", "Below"])
    screen.activate()
    #expect(labels() == ["Name", "Clear text", "Below"])
    field.rightView = unit
    field.rightViewMode = .always
    #expect(labels() == ["Name", "€", "Clear text", "Below"])
    #expect(screen.provider.perform(.activate, on: screen.id("Clear text")))
    #expect(field.text == "" && field.isEditing)
    #expect(labels() == ["Name", "€", "Below"])
  }

  @Test("Typing asks the delegate, and only reaches what is being edited")
  func typing() {
    let field = field("ab")
    let judge = Judge()
    field.delegate = judge
    let screen = LiveScreen([field])
    let id = screen.id("Name")
    #expect(!screen.provider.perform(.edit(.insert("x")), on: id))
    screen.activate()
    #expect(screen.provider.perform(.edit(.insert("c")), on: id))
    #expect(!screen.provider.perform(.edit(.insert("9")), on: id))
    #expect(screen.provider.perform(.edit(.deleteBackward), on: id))
    #expect(screen.provider.perform(.edit(.submit), on: id))
    #expect(field.text == "ab")
    #expect(judge.log == ["2,0 c", "3,0 9", "2,1 ", "return"])
  }

  @Test("Select, cut, copy and paste go by the pasteboard; secrets do not leave")
  func pasteboard() {
    UIPasteboard.general.string = nil
    let field = field("Hello")
    let screen = LiveScreen([field])
    let id = screen.id("Name")
    screen.activate()
    #expect(!screen.provider.perform(.edit(.copy), on: id))
    #expect(!screen.provider.perform(.edit(.paste), on: id))
    #expect(screen.provider.perform(.edit(.select(0..<2)), on: id))
    #expect(screen.provider.perform(.edit(.cut), on: id))
    #expect(field.text == "llo" && UIPasteboard.general.string == "He")
    #expect(screen.provider.perform(.edit(.paste), on: id))
    #expect(field.text == "Hello")
    #expect(screen.provider.perform(.edit(.selectAll), on: id))
    #expect(screen.provider.perform(.edit(.copy), on: id))
    #expect(UIPasteboard.general.string == "Hello")
    #expect(!screen.provider.perform(.edit(.select(3..<9)), on: id))
    field.isSecureTextEntry = true
    #expect(!screen.provider.perform(.edit(.copy), on: id))
    UIPasteboard.general.string = nil
  }

  @Test("What VoiceOver copies, an app pastes")
  func copiedSpeech() {
    UIPasteboard.general.string = nil
    let screen = LiveScreen([label("Hello", 100)])
    screen.command("copySpeech")
    #expect(UIPasteboard.general.string == "Hello")
    UIPasteboard.general.string = nil
  }

  @Test("What was typed together is taken back together, and done again")
  func undo() {
    let field = field("")
    let screen = LiveScreen([field])
    let id = screen.id("Name")
    screen.activate()
    for letter in ["a", "b", "c"] { #expect(screen.provider.perform(.edit(.insert(letter)), on: id)) }
    #expect(screen.provider.perform(.edit(.deleteBackward), on: id))
    #expect(field.text == "ab")
    #expect(screen.provider.perform(.edit(.undo), on: id))
    #expect(field.text == "abc")
    #expect(screen.provider.perform(.edit(.undo), on: id))
    #expect(field.text == "")
    #expect(!screen.provider.perform(.edit(.undo), on: id))
    #expect(screen.provider.perform(.edit(.redo), on: id))
    #expect(field.text == "abc")
  }

  @Test("The element in focus tells its text: selection, lines, and what can be done")
  func details() {
    UIPasteboard.general.string = "x"
    let field = field("Hello")
    let view = UITextView(frame: CGRect(x: 20, y: 200, width: 120, height: 200))
    view.accessibilityLabel = "Note"
    view.text = "The first line is long and wraps\nSecond"
    let plain = label("A plain text that takes more than one line", 500)
    plain.numberOfLines = 0
    plain.frame.size = CGSize(width: 120, height: 80)
    let screen = LiveScreen([field, view, plain])
    #expect(
      text(screen)
        == .init("Hello", lines: [0..<5], selection: nil, isEditable: true, canPaste: true))
    // Of the others nothing is asked.
    #expect(screen.provider.tree.elements[1].details.text == nil)
    screen.activate()
    #expect(text(screen)?.selection == 5..<5)
    screen.next()
    let note = text(screen)
    #expect(note?.isEditable == true && note?.selection == nil)
    #expect((note?.lines.count ?? 0) >= 3)
    #expect(note?.lines.first?.lowerBound == 0)
    #expect(note?.lines.last?.upperBound == view.text.utf16.count)
    #expect(note?.lines.contains { $0.upperBound == 33 } == true)
    // Those who dictate need the text of the field that is edited wherever a cursor is.
    #expect(screen.provider.tree.elements[0].details.text?.selection == 5..<5)
    screen.next()
    let paragraph = text(screen)
    #expect(paragraph?.isEditable == false)
    #expect((paragraph?.lines.count ?? 0) >= 3)
    UIPasteboard.general.string = nil
  }

  @Test("Content that is read by lines has the lines that the app gives")
  func readingContent() {
    final class Page: UIView, UIAccessibilityReadingContent {
      let lines = ["It was a dark", "and stormy night."]
      func accessibilityLineNumber(for point: CGPoint) -> Int { 0 }
      func accessibilityContent(forLineNumber lineNumber: Int) -> String? {
        lines.indices.contains(lineNumber) ? lines[lineNumber] : nil
      }
      func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect { .zero }
      func accessibilityPageContent() -> String? { lines.joined(separator: " ") }
    }
    let page = Page(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
    page.isAccessibilityElement = true
    let screen = LiveScreen([page])
    let content = text(screen)
    #expect(content?.string == "It was a dark and stormy night.")
    #expect(content?.lines == [0..<14, 14..<31])
  }

  @Test("Text navigation goes on where the app says")
  func navigation() {
    let (first, second, third) = (label("One", 100), label("Two", 200), label("Three", 300))
    second.accessibilityNextTextNavigationElement = first
    second.accessibilityPreviousTextNavigationElement = third
    let screen = LiveScreen([first, second, third])
    screen.go(to: "Two")
    let details = screen.provider.tree.element(withID: screen.id("Two"))?.details
    #expect(details?.nextTextElement == screen.id("One"))
    #expect(details?.previousTextElement == screen.id("Three"))
  }

  // MARK: Rotors

  @Test("Rotors of an element and of what is around it are searched by their place in one list")
  func rotors() {
    let card = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    let texts = ["One", "Two", "Three"].enumerated().map { label($1, CGFloat($0) * 60) }
    for text in texts { card.addSubview(text) }
    var asked: [String] = []
    let own = UIAccessibilityCustomRotor(name: "Own") { _ in nil }
    let around = UIAccessibilityCustomRotor(name: "Texts") { predicate in
      let current = predicate.currentItem.targetElement as? UILabel
      asked.append("\(current?.text ?? "") \(predicate.searchDirection)")
      guard let index = texts.firstIndex(where: { $0 === current }) else { return nil }
      let next = index + (predicate.searchDirection == .next ? 1 : -1)
      guard texts.indices.contains(next) else { return nil }
      return UIAccessibilityCustomRotorItemResult(targetElement: texts[next], targetRange: nil)
    }
    texts[0].accessibilityCustomRotors = [own]
    card.accessibilityCustomRotors = [around]
    let screen = LiveScreen([card])
    let first = screen.id("One")
    let names = screen.provider.tree.element(withID: first)?.details.customRotors.map(\.name.string)
    #expect(names == ["Own", "Texts"])
    func find(_ rotor: Int, _ forward: Bool, from label: String) -> ActionOutcome {
      screen.provider.perform(
        ActionRequest(
          number: 7, action: .search(RotorSearch(rotor: rotor, forward: forward)), element: screen.id(label)))
    }
    #expect(find(1, true, from: "One").found?.element == screen.id("Two"))
    #expect(!find(0, true, from: "One").succeeded)
    #expect(find(0, false, from: "Two").found?.element == first)
    #expect(!find(0, true, from: "Three").succeeded)
    #expect(!find(5, true, from: "Three").succeeded)
    #expect(asked == ["One next", "Two previous", "Three next"])
  }

  @Test("A range that a rotor finds comes back with its words; what lies inside an element is the element")
  func rotorRanges() {
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
    view.text = "one two three"
    let words = UIAccessibilityCustomRotor(name: "Words") { predicate in
      let start = predicate.currentItem.targetRange.map {
        view.offset(from: view.beginningOfDocument, to: $0.end) + 1
      }
      guard let from = view.position(from: view.beginningOfDocument, offset: start ?? 0),
        let to = view.position(from: from, offset: 3), let range = view.textRange(from: from, to: to)
      else { return nil }
      return UIAccessibilityCustomRotorItemResult(targetElement: view, targetRange: range)
    }
    let card = UIView(frame: CGRect(x: 0, y: 400, width: 300, height: 100))
    card.isAccessibilityElement = true
    card.accessibilityLabel = "Card"
    let part = label("Part", 0)
    card.addSubview(part)
    let parts = UIAccessibilityCustomRotor(name: "Parts") { _ in
      UIAccessibilityCustomRotorItemResult(targetElement: part, targetRange: nil)
    }
    view.accessibilityCustomRotors = [words, parts]
    let screen = LiveScreen([view, card])
    let id = screen.id(of: view)
    func find(_ rotor: Int, from range: Range<Int>?) -> ActionOutcome.FoundItem? {
      let search = RotorSearch(rotor: rotor, forward: true, from: range)
      return screen.provider.perform(ActionRequest(number: 1, action: .search(search), element: id)).found
    }
    #expect(find(0, from: nil) == .init(element: id, range: 0..<3, text: "one"))
    #expect(find(0, from: 0..<3) == .init(element: id, range: 4..<7, text: "two"))
    #expect(find(1, from: nil) == .init(element: screen.id("Card")))
  }
}
