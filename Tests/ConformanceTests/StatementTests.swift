import Foundation
import Testing

@testable import Conformance

@Suite("Statements")
struct StatementTests {
  @Test(
    "A sentence is heard when its words are, in their order, as far as it gives them",
    arguments: [
      ("Save. Button.", "Save Button", true), ("Save, dimmed.", "save Dimmed Button", false),
      ("27, picker item …", "27 Picker item 27 of 30", true), ("27, picker …", "2 7 picker", false),
      ("…text field", "Name Text field", true), ("…field", "Name Textfield", false),
      ("… dimmed …", "Monday dimmed Button", true), ("", "", true), ("\"\"", "", true), ("A", "", false),
    ])
  func heard(sentence: String, said: String, isHeard: Bool) {
    #expect(StatementPart(sentence).isHeard(in: said) == isHeard)
  }

  @Test("Remarks of the reporter are no words")
  func remarks() {
    let part = StatementPart("Switch Button. On.  (no hint)")
    #expect(part.text == "Switch Button. On.")
    #expect(part.remarks == ["no hint"])
    #expect(StatementPart("after swipe down: 38%").text == "38%")
    #expect(StatementPart("Label: Value + Hint").mentionsHint)
    #expect(StatementPart("Remove English (US), button").text == "Remove English (US), button")
  }

  private func statement(_ utterance: String, kind: String = "recorded") throws -> Statement {
    try Statement(
      CaseReader(
        .object(["kind": .string(kind), "control": .string("c"), "utterance": .string(utterance)]),
        path: "[0]"))
  }

  @Test("Alternatives between slashes are sentences of their own")
  func alternatives() throws {
    #expect(
      try statement("Label. On. / Off. | Next").parts.map(\.text) == ["Label. On.", "Label. Off.", "Next"])
  }

  @Test("The words of a recording are not put in other words; those of a description may be")
  func reading() throws {
    let trial = try StatementTrial(
      CaseReader(
        .object(["screen": .object(["views": .list([])]), "reads": .list([.string("Label")])]), path: "trial")
    )
    #expect(throws: CaseError.self) { try trial.reads(for: statement("spoken first")) }
    #expect(try trial.reads(for: statement("spoken first", kind: "documented"))?.map(\.text) == ["Label"])
  }

  @MainActor
  @Test(
    "A trial that cannot be made says where",
    arguments: [
      #"{}"#, #"{"screen": {"views": [{"class": "UIThing"}]}}"#,
      #"{"screen": {"views": [{"class": "UILabel", "txet": "a"}]}}"#,
      #"{"screen": {"views": []}, "steps": [["swipe sideways"]]}"#, #"{"screen": {}, "steps": [3]}"#,
    ])
  func refused(text: String) throws {
    let json = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    #expect(throws: CaseError.self) {
      var finding = CaseFinding(section: "recorded", name: "c")
      try StatementTrial(CaseReader(json, path: "trial")).run([StatementPart("a")], into: &finding)
    }
  }
}
