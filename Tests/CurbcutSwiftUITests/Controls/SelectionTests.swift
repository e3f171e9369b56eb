import AssistiveTechnology
import Foundation
import Testing

@testable import CurbcutSwiftUI
@testable import CurbcutUIKit

/// What is selected in fields and editors, as the app knows and changes it.
@MainActor
@Suite(.serialized)
struct SelectionTests {
  private final class Model: ObservableObject {
    @Published var text = "Hello World"
    @Published var selection: TextSelection?

    var selected: String? {
      guard case .selection(let range)? = selection?.indices else { return nil }
      return String(text[range])
    }
  }

  private struct Screen: View {
    @ObservedObject var model: Model
    var isTall = false
    var body: some View {
      if isTall {
        TextEditor(text: $model.text, selection: $model.selection)
      } else {
        TextField("Name", text: $model.text, selection: $model.selection)
      }
    }
  }

  @Test func aFieldTellsWhatIsSelectedAndSelectsWhatItIsTold() throws {
    let model = Model()
    let hosted = HostedView(Screen(model: model))
    let field = try #require(hosted.everyElement.first as? UITextField)
    field.becomeFirstResponder()
    hosted.settle()
    // The cursor is at the end.
    #expect(model.selection?.isInsertion == true)
    let text = model.text
    model.selection = TextSelection(range: text.startIndex..<text.index(text.startIndex, offsetBy: 5))
    hosted.settle()
    #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "Hello")
    field.insertText("Bye")
    hosted.settle()
    #expect(model.text == "Bye World")
    #expect(model.selection?.isInsertion == true)
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
    hosted.settle()
    #expect(model.selected == "Bye World")
  }

  @Test func anEditorTellsWhatIsSelectedAndSelectsWhatItIsTold() throws {
    let model = Model()
    let hosted = HostedView(Screen(model: model, isTall: true))
    let view = try #require(hosted.everyElement.first as? UITextView)
    view.becomeFirstResponder()
    hosted.settle()
    view.selectedRange = NSRange(location: 6, length: 5)
    hosted.settle()
    #expect(model.selected == "World")
    model.selection = TextSelection(insertionPoint: model.text.startIndex)
    hosted.settle()
    #expect(view.selectedRange == NSRange(location: 0, length: 0))
    view.insertText("é")
    hosted.settle()
    #expect(model.text == "éHello World")
    #expect(view.selectedRange == NSRange(location: 1, length: 0))
  }

  /// A place behind the end of the text is its end.
  @Test func aSelectionOfAnotherTextDoesNoHarm() throws {
    let model = Model()
    let hosted = HostedView(Screen(model: model))
    let field = try #require(hosted.everyElement.first as? UITextField)
    field.becomeFirstResponder()
    let long = "A much longer text than the one in the field"
    model.selection = TextSelection(range: long.index(long.endIndex, offsetBy: -4)..<long.endIndex)
    hosted.settle()
    #expect(field.selectedTextRange?.isEmpty == true)
  }

  /// VoiceOver types and moves; the app's selection goes along.
  @Test func theSelectionFollowsVoiceOver() {
    let model = Model()
    let spoken = SpokenView(Screen(model: model))
    spoken.activate()
    spoken.settle()
    guard let field = spoken.editedField else {
      Issue.record("The field is not edited.")
      return
    }
    let before = model.selection
    field.insertText("!")
    spoken.settle()
    #expect(model.text == "Hello World!")
    #expect(model.selection != before)
    #expect(model.selection?.isInsertion == true)
  }
}

/// Editors of texts with attributes.
@MainActor
@Suite(.serialized)
struct AttributedEditorTests {
  private final class Model: ObservableObject {
    @Published var text: AttributedString
    @Published var selection = AttributedTextSelection()

    init() {
      var bold = AttributedString("Bold")
      bold.inlinePresentationIntent = .stronglyEmphasized
      text = bold + AttributedString(" plain")
    }

    var runs: [String] {
      text.runs.map { run in
        let isBold = run.inlinePresentationIntent == .stronglyEmphasized
        return (isBold ? "*" : "") + String(text[run.range].characters)
      }
    }
  }

  private struct Screen: View {
    @ObservedObject var model: Model
    var body: some View { TextEditor(text: $model.text, selection: $model.selection) }
  }

  private func edit(_ model: Model) throws -> (HostedView<Screen>, UITextView) {
    let hosted = HostedView(Screen(model: model))
    let view = try #require(hosted.everyElement.first as? UITextView)
    view.becomeFirstResponder()
    hosted.settle()
    return (hosted, view)
  }

  @Test func whatIsTypedHasTheAttributesOfTheCharacterBefore() throws {
    let model = Model()
    let (hosted, view) = try edit(model)
    #expect(view.text == "Bold plain")
    view.selectedRange = NSRange(location: 4, length: 0)
    hosted.settle()
    view.insertText("er")
    hosted.settle()
    #expect(model.runs == ["*Bolder", " plain"])
    #expect(view.text == "Bolder plain")
    #expect(view.selectedRange == NSRange(location: 6, length: 0))
    view.deleteBackward()
    hosted.settle()
    #expect(model.runs == ["*Bolde", " plain"])
  }

  @Test func whatIsSelectedCanBeGivenAttributes() throws {
    let model = Model()
    let (hosted, view) = try edit(model)
    view.selectedRange = NSRange(location: 5, length: 5)
    hosted.settle()
    #expect(String(model.text[model.selection].characters) == "plain")
    model.text.transformAttributes(in: &model.selection) {
      $0.inlinePresentationIntent = .stronglyEmphasized
    }
    hosted.settle()
    #expect(model.runs == ["*Bold", " ", "*plain"])
    #expect(view.selectedRange == NSRange(location: 5, length: 5))
    let font = view.attributedText.attribute(.font, at: 6, effectiveRange: nil) as? UIFont
    #expect(font?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
  }

  @Test func attributesForTypingAreThoseOfWhatIsTypedNext() throws {
    let model = Model()
    let (hosted, view) = try edit(model)
    view.selectedRange = NSRange(location: 10, length: 0)
    hosted.settle()
    model.text.transformAttributes(in: &model.selection) {
      $0.inlinePresentationIntent = .stronglyEmphasized
    }
    #expect(
      model.selection.typingAttributes(in: model.text).inlinePresentationIntent == .stronglyEmphasized)
    view.insertText("!")
    hosted.settle()
    #expect(model.runs == ["*Bold", " plain", "*!"])
  }

  @Test func aSelectionOfAnotherTextEndsWithThisOne() {
    let long = AttributedString("A much longer text")
    let selection = AttributedTextSelection(range: long.startIndex..<long.endIndex)
    var short = AttributedString("ab")
    #expect(selection.units(in: short).allSatisfy { $0.upperBound <= 2 })
    var changed = selection
    short.transformAttributes(in: &changed) { $0.inlinePresentationIntent = .emphasized }
    #expect(String(short.characters) == "ab")
    guard case .ranges(let ranges) = selection.indices(in: long) else {
      Issue.record("The whole text is selected.")
      return
    }
    #expect(String(long[ranges].characters) == "A much longer text")
    let family = AttributedString("👨‍👩‍👧é")
    #expect(family.range(ofUnits: 1..<2).upperBound <= family.endIndex)
  }
}
