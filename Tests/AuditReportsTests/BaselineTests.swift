import AuditReports
import Foundation
import Testing

@Suite("Baselines")
struct BaselineTests {
  private let paths = TestForm.paths

  private func form(
    _ buttons: [(label: String?, identifier: String?)], line: Int = 40,
    file: String = "/repo/App/Main.storyboard"
  ) -> AuditForm {
    AuditForm(screens: [TestForm.screen(buttons, file: file, line: line)])
  }

  private func baseline(_ form: AuditForm) -> Baseline { Baseline().updated(with: form, paths: paths) }

  private func states(_ form: AuditForm) -> [AuditForm.Finding.State?] {
    form.screens.flatMap(\.findings).map(\.state)
  }

  @Test("What was found before is known, and nothing else")
  func same() {
    let form = TestForm.faulty
    let compared = baseline(form).compare(form, paths: paths)
    #expect(states(compared).allSatisfy { $0 == .known })
    #expect(compared.known == compared.failed + compared.needsReview)
    #expect(compared.fixed == [])
    let without = Baseline().compare(form, paths: paths)
    #expect(states(without).allSatisfy { $0 == .new } && without.known == 0)
  }

  @Test("Moved lines, changed words and new neighbours make nothing new")
  func survives() {
    let baseline = baseline(form([("save.", "save"), (nil, nil), ("Add", nil)]))
    let moved = form([("Fine", nil), ("store.", "save"), (nil, nil), ("Add", nil)], line: 300)
    let compared = baseline.compare(moved, paths: paths)
    let findings = compared.screens[0].findings
    #expect(findings.contains { $0.rule == "label-missing" && $0.state == .known })
    #expect(findings.contains { $0.rule == "label-punctuation" && $0.state == .known })
    #expect(findings.allSatisfy { $0.state == .known }, "\(findings.filter { $0.state == .new }.map(\.rule))")
  }

  @Test("A further element with the same fault is new")
  func further() {
    let compared = baseline(form([(nil, nil)])).compare(form([(nil, nil), (nil, nil)]), paths: paths)
    let states = compared.screens[0].findings.filter { $0.rule == "label-missing" }.map(\.state)
    #expect(states.count { $0 == .known } == 1 && states.count { $0 == .new } == 1)
  }

  @Test("What is mended is fixed; what was not looked at is neither fixed nor forgotten")
  func fixed() {
    let both = AuditForm(
      screens: form([(nil, "a"), (nil, "b")]).screens
        + form([(nil, "c")], file: "/repo/App/Other.storyboard").screens)
    let old = baseline(both)
    let now = form([(nil, "a")])
    let compared = old.compare(now, paths: paths)
    #expect(compared.fixed?.map(\.element) == ["#b"])
    let new = old.updated(with: compared, paths: paths)
    #expect(Set(new.entries.map(\.element)) == ["#a", "#c"])
  }

  @Test("A known doubt does not cover a failure, and a known failure covers a doubt")
  func verdicts() {
    var doubt = form([("Search", "a")])
    var failure = form([(nil, "a")])
    #expect(failure.screens[0].findings.count == 1)
    doubt.screens[0].findings = failure.screens[0].findings
    doubt.screens[0].findings[0].verdict = "needsReview"
    failure = baseline(doubt).compare(failure, paths: paths)
    #expect(states(failure) == [.new])
    #expect(states(baseline(form([(nil, "a")])).compare(doubt, paths: paths)) == [.known])
  }

  @Test("It is written and read without loss, one finding on each line, and reasons stay")
  func file() throws {
    let first = baseline(TestForm.faulty)
    let text = first.text
    #expect(text.split(separator: "\n").count { $0.contains("\"fingerprint\"") } == first.entries.count)
    let read = try Baseline(Data(text.utf8), file: "b.json")
    #expect(read.entries == first.entries)
    let reasoned = text.replacingOccurrences(
      of: "\"looseFingerprint\": \"\(first.entries[0].looseFingerprint)\"",
      with: "\"looseFingerprint\": \"\(first.entries[0].looseFingerprint)\", \"reason\": \"It goes.\"")
    let updated = try Baseline(Data(reasoned.utf8), file: "b.json").updated(
      with: TestForm.faulty, paths: paths)
    #expect(updated.entries.contains { $0.reason == "It goes." })
    #expect(try Baseline(Data(Baseline().text.utf8), file: "b.json").entries.isEmpty)
  }

  @Test(
    "A file that is none is refused with its place",
    arguments: [
      ("", "b.json:1:1: error: the file is empty"), ("[]", "b.json:1:1: error: a baseline is an object"),
      ("{}", "b.json:1:1: error: a baseline lacks the key “format”"),
      ("{\"format\": \"x\"}", "b.json:1:12: error: the format is “x”"),
      ("{\"format\": \"curbcut.baseline\", \"version\": 2}", "b.json:1:43: error: version 2.0 is not known"),
      (
        "{\"format\": \"curbcut.baseline\", \"version\": 1,\n \"findings\": [{\"rule\": \"a\", \"vrdict\": 1}]}",
        "b.json:2:29: error: a finding has no key “vrdict”. Did you mean “verdict”?"
      ),
      (
        "{\"format\": \"curbcut.baseline\", \"version\": 1, \"findings\": [\n{\"rule\": \"a\"",
        "b.json:2:13: error: "
      ),
    ])
  func refused(text: String, message: String) {
    #expect {
      _ = try Baseline(Data(text.utf8), file: "b.json")
    } throws: { error in
      "\(error)".hasPrefix(message)
    }
  }
}
