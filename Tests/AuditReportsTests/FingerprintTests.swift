import AuditReports
import Testing

@Suite("Fingerprints of findings")
struct FingerprintTests {
  private func print(
    _ identity: String..., rule: String = "label-missing", file: String = "App/Main.storyboard"
  )
    -> Fingerprint
  {
    Fingerprint(rule: rule, place: ScreenPlace(file: file, screen: "a-b-c"), identity: identity)
  }

  @Test("The same finding has the same fingerprint, and each ingredient counts")
  func ingredients() {
    #expect(print("#form", "UIButton[2]") == print("#form", "UIButton[2]"))
    let others = [
      print("#form", "UIButton[1]"), print("#form"), print("#form", "UIButton[2]", rule: "label-case"),
      print("#form", "UIButton[2]", file: "App/Other.storyboard"), print("#formUIButton[2]"),
    ]
    let exact = [print("#form", "UIButton[2]").exact] + others.map(\.exact)
    #expect(Set(exact).count == exact.count)
    #expect(exact.allSatisfy { $0.count == 16 })
  }

  @Test("The loose one survives a new place among equals and another folder, and nothing else")
  func loose() {
    let one = print("#form", "UIButton[2]")
    #expect(one.loose == print("#form", "UIButton[7]").loose)
    #expect(one.loose == print("#form", "UIButton").loose)
    #expect(one.loose == print("#form", "UIButton[2]", file: "Other/Main.storyboard").loose)
    #expect(one.loose != print("#form", "UILabel[2]").loose)
    #expect(one.loose != one.exact)
    #expect(print("#row[1]").loose != print("#row[2]").loose, "an identifier may end in brackets")
  }

  @Test(
    "Places are read from sources",
    arguments: [
      ("Main.storyboard:41:13 (abc-de-fgh)", "Main.storyboard", 41, 13, "abc-de-fgh"),
      ("/a b/List.swift:31", "/a b/List.swift", 31, nil, nil), ("screen.xml:7", "screen.xml", 7, nil, nil),
      ("Main.storyboard", "Main.storyboard", nil, nil, nil), ("a:0:x", "a:0:x", nil, nil, nil),
    ] as [(String, String, Int?, Int?, String?)])
  func places(source: String, file: String, line: Int?, column: Int?, object: String?) {
    let place = SourcePlace(source)
    #expect(place.file == file)
    #expect(place.line == line)
    #expect(place.column == column)
    #expect(place.object == object)
  }

  @Test(
    "Paths are relative to the repository",
    arguments: [
      ("/repo/App/Main.storyboard", "App/Main.storyboard"), ("Main.storyboard", "App/Main.storyboard"),
      ("../Other", "Other"), ("/elsewhere/a.xml", "/elsewhere/a.xml"), ("/repo", "."),
      ("./x/../Main.storyboard", "App/Main.storyboard"),
    ])
  func relative(path: String, wanted: String) {
    #expect(ReportPaths(root: "/repo/", workingDirectory: "/repo/App").relative(path) == wanted)
  }
}
