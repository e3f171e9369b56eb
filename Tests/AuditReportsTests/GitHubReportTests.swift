import AuditReports
import Foundation
import Testing

@Suite("Reports for GitHub's jobs")
struct GitHubReportTests {
  private let report = GitHubReport(TestForm.faulty, paths: TestForm.paths)

  @Test("Each finding is one command of one line, the worst first, with its place")
  func commands() {
    let lines = report.commands.split(separator: "\n")
    #expect(lines.count == TestForm.faulty.screens.flatMap(\.findings).count)
    #expect(lines.first?.hasPrefix("::error file=App/Main.storyboard,line=40,col=13,title=") ?? false)
    let kinds = lines.map { $0.dropFirst(2).prefix { $0 != " " } }
    let order = ["error", "warning", "notice"]
    let ranks = kinds.compactMap { order.firstIndex(of: String($0)) }
    #expect(ranks.count == lines.count && ranks == ranks.sorted())
  }

  @Test("Words cannot end a command or begin another one")
  func escaping() {
    let hostile = report.commands.split(separator: "\n").filter { $0.contains("Save") }
    #expect(!hostile.isEmpty)
    for line in hostile {
      #expect(line.contains("%25"), "a percent sign is written out")
      #expect(line.contains("%0A"))
      #expect(!line.contains("\r"))
      let properties = line.dropFirst(2).prefix(while: { $0 != ":" }).split(separator: ",")
      #expect(properties.allSatisfy { $0.contains("=") })
    }
  }

  @Test("The summary has a table of screens, and the words in it are no markup")
  func summary() {
    let summary = report.summary
    #expect(summary.contains("| Screen | Failures | To look at | Elements |"))
    #expect(summary.contains("Clean & empty"))
    #expect(!summary.contains("<b>"))
    let rows = summary.split(separator: "\n").filter { $0.hasPrefix("| ") && $0.contains("Save") }
    #expect(rows.allSatisfy { $0.replacing("\\|", with: "").count(where: { $0 == "|" }) == 7 })
  }

  @Test("What is known makes no annotation; what is fixed or excluded is noted")
  func baseline() {
    let old = AuditForm(screens: [TestForm.screen([(nil, "a"), (nil, "b")])])
    let baseline = Baseline().updated(with: old, paths: TestForm.paths)
    let form = baseline.compare(AuditForm(screens: [TestForm.screen([(nil, "a")])]), paths: TestForm.paths)
    let report = GitHubReport(form, paths: TestForm.paths)
    #expect(report.commands.isEmpty)
    #expect(report.summary.contains("**0 new**, 1 known, 1 fixed"))
    #expect(report.summary.contains("- Fixed: `label-missing` on \\#b in App/Main.storyboard"))
  }

  @Test("A summary that would be too long for GitHub ends with how much is missing")
  func long() {
    let screens = (0..<100).map { number in
      TestForm.screen(
        (0..<20).map { (String(repeating: "x", count: 500) + "\($0).", "b\($0)") }, name: "Screen \(number)",
        id: "s\(number)")
    }
    let summary = GitHubReport(AuditForm(screens: screens), paths: TestForm.paths).summary
    #expect(summary.utf8.count < 1_048_576)
    #expect(summary.hasSuffix("more screens have no room here.\n"))
  }
}
