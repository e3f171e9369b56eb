import AuditReports
import Testing

@Suite("Findings with several settings")
struct MatrixMergeTests {
  private func merged(_ parts: [(String, [(label: String?, identifier: String?)])]) throws -> AuditForm.Screen
  {
    var merge = MatrixMerge()
    for (setting, buttons) in parts {
      var screen = TestForm.screen(buttons)
      screen.pictures = [AuditForm.Picture(size: [390, 844], png: setting)]
      merge.add([screen], setting: setting)
    }
    #expect(merge.merged.count == 1)
    return try #require(merge.merged.first)
  }

  @Test("A finding is told once, with the settings that it occurs with; nothing is said where that is all")
  func once() throws {
    let screen = try merged([
      ("light", [(nil, "a"), ("Add", "b")]), ("dark", [(nil, "a"), (nil, "b")]),
      ("AX3", [(nil, "a"), (nil, "b")]),
    ])
    #expect(screen.settings == ["light", "dark", "AX3"])
    let findings = screen.findings.filter { $0.rule == "label-missing" }
    #expect(findings.map(\.identity) == [["#a"], ["#b"]])
    #expect(findings.map(\.settings) == [nil, ["dark", "AX3"]])
    #expect(screen.rules.first { $0.rule == "label-missing" }?.failed == 2)
  }

  @Test("Pictures are kept where a finding needs them")
  func pictures() throws {
    let screen = try merged([
      ("light", [(nil, "a"), ("Add", "b")]), ("dark", [(nil, "a"), (nil, "b")]),
      ("AX3", [(nil, "a"), ("Add", "b")]),
    ])
    #expect(screen.pictures?.map(\.settings) == ["light", "dark"])
    #expect(screen.findings.filter { $0.rule == "label-missing" }.map(\.picture) == [0, 1])
  }

  @Test("A failure with one setting is a failure, whatever it is with others")
  func worst() throws {
    var doubt = TestForm.screen([(nil, "a")])
    doubt.findings[0].verdict = "needsReview"
    var merge = MatrixMerge()
    merge.add([doubt], setting: "light")
    merge.add([TestForm.screen([(nil, "a")])], setting: "dark")
    let findings = merge.merged[0].findings
    #expect(findings.map(\.verdict) == ["fail"])
    #expect(findings[0].settings == ["dark"])
  }

  @Test("Rows from one object of a document are one finding, with the others named")
  func alike() throws {
    let screen = TestForm.screen([(nil, "row"), (nil, "row"), ("Add", "other")])
    let missing = screen.findings.filter { $0.rule == "label-missing" }
    #expect(missing.count == 1)
    #expect(missing[0].alike?.count == 1)
  }
}
