import SourceLowering
import Testing

@Suite("Words of formatters, which Apple declares as implicitly unwrapped")
struct OptionalWordTests {
  @Test(
    "Are bound, forced and chained as optionals, and otherwise left as they are",
    arguments: [
      (
        "guard let days = f.weekdaySymbols else { return }",
        "guard let days = f.weekdaySymbols as Optional else { return }"
      ),
      ("let day = f.shortWeekdaySymbols![0]", "let day = (f.shortWeekdaySymbols as Optional)![0]"),
      ("let day = f.monthSymbols?.first", "let day = (f.monthSymbols as Optional)?.first"),
      ("let day = f.monthSymbols[0]", "let day = f.monthSymbols[0]"),
      ("if let name = person.name { }", "if let name = person.name { }"),
    ])
  func words(written: String, lowered: String) {
    let text = "import Foundation\nfunc show() {\n\(written)\n}\n"
    let result = Lowering(
      files: [SourceFile(path: "/app/Days.swift", text: text)],
      options: LoweringOptions(isLibrary: true, namesOriginalFile: false)
    ).files.map(\.text).joined()
    #expect(result.contains("\n\(lowered)\n"))
  }
}
