import AccessibilityTree
import Audit
import Foundation
import Testing

@Suite("label-missing")
struct LabelMissingTests {
  @Test("A control needs a label; a value or white space is none")
  func missing() {
    #expect(TestScreen.verdict(LabelMissing.self, nil) == .fail)
    #expect(TestScreen.verdict(LabelMissing.self, " \n\u{200B}") == .fail)
    #expect(TestScreen.verdict(LabelMissing.self, nil, value: "read more") == .fail)
    #expect(TestScreen.verdict(LabelMissing.self, "Add") == .pass)
    #expect(TestScreen.verdict(LabelMissing.self, "", [.button, .notEnabled]) == .fail)
    #expect(TestScreen.verdict(LabelMissing.self, "", .staticText, kind: .label) == nil)
    #expect(TestScreen.verdict(LabelMissing.self, "", .button) { $1.isSystemProvided = true } == nil)
  }
}

@Suite("image-label-missing")
struct ImageLabelMissingTests {
  @Test("A picture that is reached needs a label")
  func image() {
    #expect(TestScreen.verdict(ImageLabelMissing.self, nil, .image) == .fail)
    #expect(TestScreen.verdict(ImageLabelMissing.self, "A dog", .image) == .pass)
    #expect(TestScreen.verdict(ImageLabelMissing.self, nil, [.image, .button]) == nil)
  }
}

@Suite("field-label-missing")
struct FieldLabelMissingTests {
  @Test("A field needs a label or at least a placeholder; what was typed is no name")
  func field() {
    #expect(TestScreen.verdict(FieldLabelMissing.self, nil, .textEntry, value: "Ann") == .fail)
    #expect(TestScreen.verdict(FieldLabelMissing.self, "Name", .textEntry) == .pass)
    let judged = TestScreen.verdict(FieldLabelMissing.self, nil, .textEntry) { $1.placeholder = "Name" }
    #expect(judged == .pass)
    #expect(TestScreen.verdict(FieldLabelMissing.self, nil, .adjustable) == .fail)
    #expect(TestScreen.verdict(FieldLabelMissing.self, nil, .button) == nil)
  }
}

@Suite("label-placeholder-only")
struct LabelPlaceholderOnlyTests {
  @Test("A placeholder goes when typing begins, and a label stays")
  func placeholder() {
    let placeholder: (inout AccessibilityElement, inout ElementAppearance) -> Void = {
      $0.details.placeholder = "Name"
      $1.placeholder = "Name"
    }
    #expect(TestScreen.verdict(LabelPlaceholderOnly.self, nil, .textEntry, placeholder) == .fail)
    #expect(TestScreen.verdict(LabelPlaceholderOnly.self, "Name", .textEntry, placeholder) == .pass)
    #expect(TestScreen.verdict(LabelPlaceholderOnly.self, nil, .textEntry) == nil)
    #expect(TestScreen.verdict(LabelPlaceholderOnly.self, nil, .searchField, placeholder) == nil)
  }
}

@Suite("label-role-word")
struct LabelRoleWordTests {
  @Test(
    "The word for the trait is taken from the language",
    arguments: [
      ("en", "Add button", AuditJudgement.Verdict.fail), ("en", "Button size", .pass),
      ("de", "Hinzufügen-Taste", .pass),
      ("de", "Weiter Taste", .fail), ("fr", "Bouton", .fail), ("zh-Hans", "添加按钮", .fail),
      ("zh-Hans", "添加", .pass),
      ("xx", "Add button", .pass),
      ("en", "Action Button", .pass), ("en", "Home button", .pass), ("en", "My Action Button", .fail),
      ("de", "Aktionstaste", .pass),
    ])
  func roleWord(language: String, label: String, expected: AuditJudgement.Verdict) {
    #expect(TestScreen.verdict(LabelRoleWord.self, label, language: language) == expected, "\(label)")
  }

  @Test("A role word that stands on the screen is to be looked at")
  func visibleRoleWord() {
    #expect(
      TestScreen.verdict(LabelRoleWord.self, "Radio button") { $1.text = "Radio button" } == .needsReview)
    #expect(TestScreen.verdict(LabelRoleWord.self, "Image of a dog", .image) == .fail)
    #expect(TestScreen.verdict(LabelRoleWord.self, "Dog", .image) == .pass)
    #expect(TestScreen.verdict(LabelRoleWord.self, "Photo 1 of 3", .image) == .needsReview)
    #expect(TestScreen.verdict(LabelRoleWord.self, "Photo of 3 dogs", .image) == .fail)
  }
}

@Suite("label-punctuation")
struct LabelPunctuationTests {
  @Test("A full stop ends sentences, not names")
  func punctuation() {
    #expect(TestScreen.verdict(LabelPunctuation.self, "Play.") == .fail)
    #expect(TestScreen.verdict(LabelPunctuation.self, "Rated 4.5 stars") == .pass)
    #expect(TestScreen.verdict(LabelPunctuation.self, "One, two.") == .pass)
    #expect(TestScreen.verdict(LabelPunctuation.self, "Apple Inc.") == .needsReview)
    #expect(TestScreen.verdict(LabelPunctuation.self, "Loading...") == .pass)
    #expect(TestScreen.verdict(LabelPunctuation.self, "It is.", .staticText, kind: .label) == nil)
  }
}

@Suite("label-case")
struct LabelCaseTests {
  @Test("A control's label begins with a capital letter; names and scripts without case are as they are")
  func letters() {
    #expect(TestScreen.verdict(LabelCase.self, "play") == .fail)
    #expect(TestScreen.verdict(LabelCase.self, "Play") == .pass)
    #expect(TestScreen.verdict(LabelCase.self, "iPhone") == .pass)
    #expect(TestScreen.verdict(LabelCase.self, "添加") == nil)
    #expect(TestScreen.verdict(LabelCase.self, "play") { $1.text = "play" } == .needsReview)
    #expect(TestScreen.verdict(LabelCase.self, "play", .staticText) == nil)
  }
}

@Suite("label-uppercase")
struct LabelUppercaseTests {
  @Test("Capitals alone, unless they may be an acronym")
  func letters() {
    #expect(TestScreen.verdict(LabelUppercase.self, "BUY NOW") == .fail)
    #expect(TestScreen.verdict(LabelUppercase.self, "CHECKOUT") == .fail)
    #expect(TestScreen.verdict(LabelUppercase.self, "FAQ") == .needsReview)
    #expect(TestScreen.verdict(LabelUppercase.self, "Buy") == .pass)
    #expect(TestScreen.verdict(LabelUppercase.self, "123") == nil)
  }
}

@Suite("label-not-readable")
struct LabelNotReadableTests {
  @Test(
    "What is not made for people",
    arguments: [
      ("crown.fill", AuditJudgement.Verdict.fail), ("btn_back", .fail), ("btnBack", .fail), ("--", .fail),
      ("I", .fail),
      ("SettingsViewController", .fail), ("3F2504E0-4F89-11D3", .fail), ("Crown", .pass), ("iPhone", .pass),
      ("YouTube", .pass), ("e.g", .pass), ("3.14", .pass), ("jane@example.com", .needsReview),
      ("example.com", .needsReview), ("1.2.3", .needsReview), ("Mohame4d.sayed", .needsReview),
      ("+", .needsReview),
      ("🎉", .pass), ("12", .pass), ("Save As...", .needsReview), ("Save As…", .pass),
    ])
  func readable(label: String, expected: AuditJudgement.Verdict) {
    #expect(TestScreen.verdict(LabelNotReadable.self, label) == expected, "\(label)")
  }

  @Test(
    "Names of symbols, also of one word and with digits",
    arguments: [
      "1.circle.fill", "xmark", "gearshape", "square.and.arrow.up", "4k.tv.fill", "magnifyingglass",
    ])
  func symbols(name: String) {
    #expect(TestScreen.verdict(LabelNotReadable.self, name) == .fail, "\(name)")
  }
}

@Suite("label-filename")
struct LabelFilenameTests {
  @Test(
    "Names of files",
    arguments: [
      ("header.jpg", AuditJudgement.Verdict.fail), ("A11y_logo", .fail),
      ("94251e110d24a4c2b6e6ce76e7203374", .fail),
      ("Follow-up visit", .pass), ("nyhavn", .needsReview), ("A dog", .pass),
    ])
  func filename(label: String, expected: AuditJudgement.Verdict) {
    #expect(
      TestScreen.verdict(LabelFilename.self, label, .image) { $1.imageName = "nyhavn" } == expected,
      "\(label)")
  }
}

@Suite("label-generic")
struct LabelGenericTests {
  @Test("Labels that say nothing, as a whole only")
  func generic() {
    #expect(TestScreen.verdict(LabelGeneric.self, "Click here!") == .fail)
    #expect(TestScreen.verdict(LabelGeneric.self, "More", .link) == .fail)
    #expect(TestScreen.verdict(LabelGeneric.self, "More") == .needsReview)
    #expect(TestScreen.verdict(LabelGeneric.self, "Learn more about privacy") == .pass)
    #expect(TestScreen.verdict(LabelGeneric.self, "this product", .link) == .needsReview)
    #expect(TestScreen.verdict(LabelGeneric.self, "Mehr", .link, language: "de-CH") == .fail)
  }
}

@Suite("label-length")
struct LabelLengthTests {
  @Test("A control's label is neither a letter nor a paragraph")
  func length() {
    #expect(TestScreen.verdict(LabelLength.self, "A") == .fail)
    #expect(TestScreen.verdict(LabelLength.self, "OK") == .pass)
    #expect(TestScreen.verdict(LabelLength.self, String(repeating: "word ", count: 9)) == .fail)
    #expect(TestScreen.verdict(LabelLength.self, "5") == .pass)
    #expect(TestScreen.verdict(LabelLength.self, String(repeating: "word ", count: 9), .staticText) == nil)
  }
}

@Suite("label-duplicate")
struct LabelDuplicateTests {
  @Test("The same label twice fails; in rows it is to be looked at")
  func duplicate() {
    var screen = TestScreen()
    let first = screen.add("Delete", .button)
    let second = screen.add("delete", .button, frame: CGRect(x: 250, y: 400, width: 100, height: 44))
    #expect(screen.verdict(LabelDuplicate.self, of: first) == .fail)
    #expect(screen.judgement(LabelDuplicate.self, of: first)?.others == [second])
    var rows = TestScreen()
    let row = rows.add("Delete", .button)
    rows.add("Delete", .button)
    rows.add("Delete", .button)
    #expect(rows.verdict(LabelDuplicate.self, of: row) == .needsReview)
  }
}

@Suite("label-in-name")
struct LabelInNameTests {
  @Test(
    "The words that are seen are in the label",
    arguments: [
      ("Save document", "Save", AuditJudgement.Verdict?.some(.pass)), ("Submit form", "Save", .fail),
      ("anything", "X", nil),
      ("The full", "The full label", .fail), ("act rules", "ACT rules", .pass), ("Search", "Search…", .pass),
      ("Unsaved", "Save", .fail), ("打开设置", "设置", .pass),
    ])
  func labelInName(label: String, visible: String, expected: AuditJudgement.Verdict?) {
    #expect(TestScreen.verdict(LabelInName.self, label) { $1.visibleText = visible } == expected, "\(label)")
  }
}
