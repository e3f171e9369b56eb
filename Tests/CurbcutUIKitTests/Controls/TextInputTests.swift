import Foundation
import Testing

@testable import CurbcutUIKit

/// A delegate that notes what it hears, and refuses what it is told to.
@MainActor
final class FieldDelegate: UITextFieldDelegate {
  var heard: [String] = []
  var refuses: Set<String> = []

  private func answer(_ question: String) -> Bool {
    heard.append(question)
    return !refuses.contains(question)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { answer("begin?") }
  func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("began") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { answer("end?") }
  func textFieldDidEndEditing(_ textField: UITextField) { heard.append("ended") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { answer("change \(range.location)+\(range.length) \(string)?") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { answer("clear?") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { answer("return?") }
}

@MainActor
@Suite("A text field")
struct UITextFieldTests {
  private func field(_ text: String = "") -> (UITextField, FieldDelegate, EventLog, Stage) {
    let field = UITextField(frame: .zero)
    field.text = text
    let delegate = FieldDelegate()
    field.delegate = delegate
    let log = EventLog()
    log.listen(to: field)
    return (field, delegate, log, Stage(field, frame: CGRect(x: 10, y: 10, width: 200, height: 34)))
  }

  @Test("begins and ends editing")
  func editing() {
    let (field, delegate, log, stage) = field()
    #expect(field.accessibilityActivate())
    #expect(field.isEditing)
    #expect(field.isFirstResponder)
    #expect(field.accessibilityTraits == [.textEntry, .isEditing])
    #expect(field.resignFirstResponder())
    #expect(!field.isEditing)
    #expect(field.accessibilityTraits == .textEntry)
    #expect(delegate.heard == ["begin?", "began", "end?", "ended"])
    #expect(log.entries == ["begin", "end"])
    #expect(stage.window === field.window)
  }

  @Test("asks before each step")
  func refusals() {
    let (field, delegate, _, stage) = field()
    delegate.refuses = ["begin?"]
    #expect(field.becomeFirstResponder() == false)
    delegate.refuses = ["end?"]
    #expect(field.becomeFirstResponder())
    #expect(field.resignFirstResponder() == false)
    #expect(field.isEditing)
    delegate.refuses = []
    #expect(field.resignFirstResponder())
    #expect(stage.window === field.window)
  }

  @Test("types, deletes and returns")
  func typing() {
    let (field, delegate, log, stage) = field("ab")
    field.becomeFirstResponder()
    field.insertText("c👍🏽")
    #expect(field.text == "abc👍🏽")
    field.deleteBackward()
    #expect(field.text == "abc")
    delegate.refuses = ["change 3+0 d?"]
    field.insertText("d")
    #expect(field.text == "abc")
    field.insertText("\n")
    #expect(log.entries == ["begin", "changed", "changed", "exit", "primary"])
    field.resignFirstResponder()
    #expect(stage.window === field.window)
  }

  @Test("has positions, ranges and a selection")
  func ranges() throws {
    let (field, _, _, _) = field("hello")
    let two = try #require(field.position(from: field.beginningOfDocument, offset: 2))
    let range = try #require(field.textRange(from: field.beginningOfDocument, to: two))
    #expect(field.text(in: range) == "he")
    #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 5)
    #expect(field.compare(two, to: field.endOfDocument) == .orderedAscending)
    #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
    field.replace(range, withText: "J")
    #expect(field.text == "Jllo")
  }

  @Test("shows its clear button when it is asked to, and asks before it clears")
  func clearing() {
    let (field, delegate, _, _) = field("abc")
    #expect(!field.showsClearButton)
    field.clearButtonMode = .always
    #expect(field.showsClearButton)
    delegate.refuses = ["clear?"]
    #expect(field.clearButton.accessibilityActivate())
    #expect(field.text == "abc")
    delegate.refuses = []
    #expect(field.clearButton.accessibilityActivate())
    #expect(field.text?.isEmpty == true)
    #expect(!field.showsClearButton)
  }

  @Test("has the heights of iOS", arguments: [(UITextField.BorderStyle.roundedRect, 34.0), (.none, 18.67)])
  func heights(_ style: UITextField.BorderStyle, height: Double) {
    let field = UITextField(frame: .zero)
    field.font = .systemFont(ofSize: 14)
    field.borderStyle = style
    #expect(abs(field.intrinsicContentSize.height - height) < 0.1)
  }

  @Test("keeps text clear of the views beside it")
  func sideViews() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.leftViewMode = .always
    #expect(field.textRect(forBounds: field.bounds).minX == 30)
    field.semanticContentAttribute = .forceRightToLeft
    #expect(field.textRect(forBounds: field.bounds).maxX == 170)
  }

  @Test("moves its insertion point when it is activated again")
  func secondActivation() {
    let (field, _, _, stage) = field("abc")
    #expect(field.accessibilityActivate())
    #expect(field.editableSelection.location == 3)
    #expect(field.accessibilityActivate())
    #expect(field.editableSelection.location == 0)
    field.resignFirstResponder()
    #expect(stage.window === field.window)
  }
}
