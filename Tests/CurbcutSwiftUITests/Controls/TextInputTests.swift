import CurbcutGraphics
import Foundation
import Testing

@testable import CurbcutSwiftUI
@testable import CurbcutUIKit

/// What text fields show, say and do.
@MainActor
@Suite(.serialized)
struct TextInputTests {
  /// No label; the value is the placeholder while the field is empty (AccessibilitySnapshot, TextEntry).
  @Test func anEmptyFieldHasItsTitleAsItsValue() throws {
    let hosted = HostedView(
      VStack {
        TextField("Name", text: .constant(""))
        TextField("Name", text: .constant("Ann"))
        SecureField("Password", text: .constant("secret123"))
      })
    #expect(hosted.everyElement.map(\.accessibilityLabel) == [nil, nil, nil])
    #expect(hosted.everyElement.map(\.accessibilityValue) == ["Name", "Ann", "•••••••••"])
    #expect(hosted.everyElement.allSatisfy { $0.accessibilityTraits.contains(.textEntry) })
  }

  /// Recorded with iOS 17.5 and 26.2: plain 22, secure 21 while empty and 20.33 with bullets.
  @Test func fieldsHaveTheirRecordedHeights() {
    let hosted = HostedView(
      VStack {
        TextField("a", text: .constant(""))
        TextField("a", text: .constant("Value"))
        SecureField("b", text: .constant(""))
        SecureField("b", text: .constant("secret123"))
      })
    let heights = hosted.everyElement.map { ($0.accessibilityFrame.height * 3).rounded() / 3 }
    #expect(heights == [22, 22, 21, 61.0 / 3])
  }

  @Test func typingWritesTheBinding() throws {
    struct Screen: View {
      @State private var text = ""
      var body: some View {
        TextField("Name", text: $text)
        Text("Hello \(text)")
      }
    }
    let hosted = HostedView(Screen())
    let field = try #require(hosted.everyElement.first as? UITextField)
    field.becomeFirstResponder()
    field.insertText("Ann")
    hosted.settle()
    #expect(hosted.labels == ["Hello Ann"])
  }

  @Test func aBindingThatRefusesTakesTheTextBack() throws {
    let hosted = HostedView(TextField("Name", text: .constant("Ann")))
    let field = try #require(hosted.everyElement.first as? UITextField)
    field.becomeFirstResponder()
    field.insertText("a")
    hosted.settle()
    #expect(field.text == "Ann")
  }

  @Test func aValueIsReadWhileItIsTypedAndFormattedAtTheEnd() throws {
    struct Screen: View {
      @State private var amount = 12.5
      var body: some View {
        TextField("Amount", value: $amount, format: .number.precision(.fractionLength(2)))
        Text("\(Int(amount * 100))")
      }
    }
    let hosted = HostedView(Screen())
    let field = try #require(hosted.everyElement.first as? UITextField)
    #expect(field.text == "12.50")
    field.becomeFirstResponder()
    field.text = ""
    field.insertText("7.2")
    hosted.settle()
    #expect(field.text == "7.2")
    #expect(hosted.labels == ["720"])
    field.resignFirstResponder()
    hosted.settle()
    #expect(field.text == "7.20")
  }

  private struct Form: View {
    enum Field: Hashable { case first, second }
    @State private var text = ""
    @FocusState private var focus: Field?

    var body: some View {
      TextField("First", text: $text).focused($focus, equals: .first).onSubmit { focus = .second }
      TextField("Second", text: .constant("")).focused($focus, equals: .second)
      Button("Start") { focus = .first }
      Button("Stop") { focus = nil }
      Text(focus == .first ? "first" : focus == .second ? "second" : "none")
    }
  }

  @Test func focusIsReadAndWritten() throws {
    let hosted = HostedView(Form())
    let fields = hosted.everyElement.compactMap { $0 as? UITextField }
    try #require(fields.count == 2)
    #expect(hosted.labels.last == "none")
    hosted.activate("Start")
    #expect(fields[0].isFirstResponder)
    #expect(hosted.labels.last == "first")
    fields[1].becomeFirstResponder()
    hosted.settle()
    #expect(hosted.labels.last == "second")
    hosted.activate("Stop")
    #expect(!fields[1].isFirstResponder)
    #expect(hosted.labels.last == "none")
  }

  @Test func submittingMovesTheFocusOrEndsEditing() throws {
    let hosted = HostedView(Form())
    let fields = hosted.everyElement.compactMap { $0 as? UITextField }
    try #require(fields.count == 2)
    fields[0].becomeFirstResponder()
    hosted.settle()
    fields[0].insertText("\n")
    hosted.settle()
    #expect(fields[1].isFirstResponder)
    fields[1].insertText("\n")
    hosted.settle()
    #expect(!fields[1].isFirstResponder)
    #expect(hosted.labels.last == "none")
  }

  @Test func modifiersAroundAFieldSayWhatItsKeyboardIs() throws {
    let hosted = HostedView(
      TextField("Mail", text: .constant("")).keyboardType(.emailAddress).textContentType(.emailAddress)
        .autocorrectionDisabled().textInputAutocapitalization(.never).submitLabel(.send))
    let field = try #require(hosted.everyElement.first as? UITextField)
    #expect(field.keyboardType == .emailAddress)
    #expect(field.textContentType == .emailAddress)
    #expect(field.autocorrectionType == .no)
    #expect(field.autocapitalizationType == .none)
    #expect(field.returnKeyType == .send)
  }

  @Test func aViewOfUIKitTakesOverWhatModifiersSayAndGivesItBack() throws {
    struct Screen: View {
      @State private var isNamed = true
      var body: some View {
        if isNamed {
          field.accessibilityLabel("Mine").accessibilityHint("Do it").accessibilityAddTraits(.isHeader)
        } else {
          field
        }
        NamedField(isNamed: isNamed)
        Button("Change") { isNamed.toggle() }
      }
      var field: some View { TextField("Title", text: .constant("text")).accessibilityIdentifier("field") }
    }
    struct NamedField: View {
      let isNamed: Bool
      var body: some View {
        TextField("Other", text: .constant("text")).accessibilityLabel(isNamed ? "Yes" : "No")
          .accessibilityRemoveTraits(isNamed ? .isHeader : [])
      }
    }
    let hosted = HostedView(Screen())
    var field = try #require(hosted.everyElement.first)
    #expect(field.accessibilityLabel == "Mine")
    #expect(field.accessibilityHint == "Do it")
    #expect(field.accessibilityIdentifier == "field")
    #expect(field.accessibilityTraits.contains([.textEntry, .header]))
    let other = hosted.everyElement[1]
    #expect(other.accessibilityLabel == "Yes")
    hosted.activate("Change")
    field = try #require(hosted.everyElement.first)
    #expect(field.accessibilityLabel == nil)
    #expect(other.accessibilityLabel == "No")
    // A trait that the field gains by itself is still told.
    (other as? UITextField)?.becomeFirstResponder()
    #expect(other.accessibilityTraits.contains(.isEditing))
  }

  @Test func anEditorShowsAndWritesItsText() throws {
    struct Screen: View {
      @State private var text = "a"
      var body: some View {
        TextEditor(text: $text)
        Text("\(text.count)")
      }
    }
    let hosted = HostedView(Screen())
    let view = try #require(hosted.everyElement.first as? UITextView)
    #expect(view.accessibilityValue == "a")
    view.becomeFirstResponder()
    view.insertText("bc")
    hosted.settle()
    #expect(hosted.labels == ["3"])
  }

  @Test func anEditorIsAsHighAsItsTextWhereNothingLimitsIt() throws {
    struct Screen: View {
      @State private var text = "one\ntwo\nthree"
      var body: some View { ScrollView { TextEditor(text: $text) } }
    }
    let hosted = HostedView(Screen())
    let view = try #require(hosted.everyElement.first as? UITextView)
    let line = try #require(view.font?.lineHeight)
    #expect(view.bounds.height >= 3 * line)
    let before = view.bounds.height
    view.becomeFirstResponder()
    view.insertText("\nfour\nfive")
    hosted.settle()
    #expect(view.bounds.height > before + line)
    view.resignFirstResponder()
  }

  /// CVS Health: the title of the content names the text field in it.
  @Test func labelledContentNamesItsField() {
    let hosted = HostedView(LabeledContent("City") { TextField("Any", text: .constant("Bern")) })
    #expect(hosted.everyElement.last?.accessibilityLabel == "City")
    let plain = HostedView(LabeledContent("Name", value: "Ann"))
    #expect(plain.labels == ["Name", "Ann"])
  }
}
