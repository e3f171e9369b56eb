import AccessibilityTree
import Audit
import Foundation
import Testing

@Suite("hint-gesture")
struct HintGestureTests {
  @Test(
    "A gesture has no place in a hint",
    arguments: [
      ("Double-tap to open.", AuditJudgement.Verdict.fail), ("Opens it.", .pass), ("Press to open.", .fail),
      ("Shows the press release.", .needsReview),
    ])
  func hint(hint: String, expected: AuditJudgement.Verdict) {
    #expect(TestScreen.verdict(HintGesture.self, "Save", hint: hint) == expected, "\(hint)")
    #expect(TestScreen.verdict(HintGesture.self, "Save") == nil)
  }
}

@Suite("hint-imperative")
struct HintImperativeTests {
  @Test(
    "A hint says what happens, and commands nothing",
    arguments: [
      ("Play the song.", AuditJudgement.Verdict.fail), ("Plays the song.", .pass),
      ("Search results appear below.", .needsReview),
    ])
  func hint(hint: String, expected: AuditJudgement.Verdict) {
    #expect(TestScreen.verdict(HintImperative.self, "Save", hint: hint) == expected, "\(hint)")
    #expect(TestScreen.verdict(HintImperative.self, "Save") == nil)
  }
}

@Suite("hint-punctuation")
struct HintPunctuationTests {
  @Test(
    "A hint is written as a sentence",
    arguments: [("Plays the song", AuditJudgement.Verdict.fail), ("plays it.", .fail), ("Plays it.", .pass)])
  func hint(hint: String, expected: AuditJudgement.Verdict) {
    #expect(TestScreen.verdict(HintPunctuation.self, "Save", hint: hint) == expected, "\(hint)")
    #expect(TestScreen.verdict(HintPunctuation.self, "Save") == nil)
  }
}

@Suite("hint-repeats-label")
struct HintRepeatsLabelTests {
  @Test(
    "A hint leaves out the subject",
    arguments: [("Save saves your edits.", AuditJudgement.Verdict.fail), ("Saves your edits.", .pass)])
  func hint(hint: String, expected: AuditJudgement.Verdict) {
    #expect(TestScreen.verdict(HintRepeatsLabel.self, "Save", hint: hint) == expected, "\(hint)")
    #expect(TestScreen.verdict(HintRepeatsLabel.self, "Save") == nil)
  }
}

@Suite("hint-role-word")
struct HintRoleWordTests {
  @Test(
    "A hint does not name the kind of the control",
    arguments: [("Button that adds a name.", AuditJudgement.Verdict.fail), ("Adds a name.", .pass)])
  func hint(hint: String, expected: AuditJudgement.Verdict) {
    #expect(TestScreen.verdict(HintRoleWord.self, "Save", hint: hint) == expected, "\(hint)")
    #expect(TestScreen.verdict(HintRoleWord.self, "Save") == nil)
  }
}

@Suite("hint-articles")
struct HintArticlesTests {
  @Test(
    "A hint keeps its articles",
    arguments: [
      ("Adds city.", AuditJudgement.Verdict.needsReview), ("Adds a city.", .pass), ("Plays music.", .pass),
      ("Opens Safari.", .pass),
    ])
  func hint(hint: String, expected: AuditJudgement.Verdict) {
    #expect(TestScreen.verdict(HintArticles.self, "Save", hint: hint) == expected, "\(hint)")
    #expect(TestScreen.verdict(HintArticles.self, "Save") == nil)
  }
}
