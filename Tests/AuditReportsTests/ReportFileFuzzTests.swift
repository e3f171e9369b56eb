import AuditReports
import Foundation
import TestNumbers
import Testing

@Suite("Damaged files of the audit")
struct ReportFileFuzzTests {
  /// How many files are tried: `CURBCUT_FUZZ`, or a few.
  private static let count = Int(ProcessInfo.processInfo.environment["CURBCUT_FUZZ"] ?? "") ?? 2_000

  private static let configuration = """
    {"audit": {"rules": {"label-case": {"off": true, "reason": "Brand names."},
      "target-size": {"severity": "minor", "reason": "Ä 👍 \\u00e4\\ud83d\\ude00"}},
     "thresholds": {"targetSize": {"value": 4.8e1, "reason": "Ours."}},
     "exclude": [{"rule": "hitRegion", "path": "Old/**", "element": "#map", "screen": "a", "reason": "It goes.",
        "until": "2026-12-31"}]}}
    """

  @Test("They are read or refused with a place, never more")
  func damaged() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededNumbers(seed: seed)
    let baseline = Baseline().updated(with: TestForm.faulty, paths: TestForm.paths)
    _ = try AuditConfiguration(Data(Self.configuration.utf8), file: "c")
    for round in 0..<Self.count {
      let original = Array((round.isMultiple(of: 2) ? Self.configuration : baseline.text).utf8)
      let data = Data(Damage.of(original, &random))
      do {
        if round.isMultiple(of: 2) {
          _ = try AuditConfiguration(data, file: "file.json")
        } else {
          let read = try Baseline(data, file: "file.json")
          _ = read.compare(TestForm.faulty, paths: TestForm.paths)
          #expect(try Baseline(Data(read.text.utf8), file: "x").entries == read.entries, "seed \(seed)")
        }
      } catch {
        #expect(error.file == "file.json", "seed \(seed)")
        let lines = data.count { $0 == UInt8(ascii: "\n") } + 1
        #expect(error.line.map { (1...lines).contains($0) } ?? false, "seed \(seed): \(error)")
        #expect((error.column ?? 0) > 0, "seed \(seed): \(error)")
      }
    }
    print("\(Self.count) damaged configurations and baselines, seed \(seed)")
  }
}
