import AuditReports
import Foundation
import TestNumbers
import Testing

@Suite("Damaged and hostile parts of an audit")
struct PartFuzzTests {
  /// How many parts are tried: `CURBCUT_FUZZ`, or a few.
  private static let count = Int(ProcessInfo.processInfo.environment["CURBCUT_FUZZ"] ?? "") ?? 300

  private static func lines(_ data: Data) -> [[UInt8]] {
    [UInt8](data).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
  }

  /// Checks that an error is that of the file, and in it.
  private static func expectPlace(_ error: ReportFileError, in data: Data, _ seed: UInt64) {
    let lines = data.count { $0 == UInt8(ascii: "\n") } + 1
    #expect(error.file == "part.jsonl", "seed \(seed): \(error)")
    #expect(error.line.map { (1...lines).contains($0) } ?? false, "seed \(seed): \(error)")
    #expect((error.column ?? 0) > 0, "seed \(seed): \(error)")
  }

  @Test("A part with any damage is refused, with a place")
  func damaged() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededNumbers(seed: seed)
    let whole = try TestJob.small().parts(4)[1].part.data()
    for _ in 0..<Self.count {
      let data = Data(Damage.of([UInt8](whole), &random))
      guard data != whole else { continue }
      do {
        let part = try AuditPart(data, file: "part.jsonl")
        Issue.record("seed \(seed): a damaged part was read: \(part.shard)")
      } catch {
        Self.expectPlace(error, in: data, seed)
      }
    }
    print("\(Self.count) damaged parts, seed \(seed)")
  }

  @Test(
    "A part that somebody made up, with the right digest, is refused with a place or reported on, and nothing more"
  )
  func hostile() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededNumbers(seed: seed)
    let test = TestJob.small()
    let parts = try test.parts(4)
    let lines = Self.lines(try parts[1].part.data()).dropLast(2)
    let values = [
      "null", "-1", "1e999", "99999999999999999999", "\"\"", "[]", "{}", "true", "\"../../etc\"", "-0.0",
      "\"\\u0000<script>\"", "[[\"\"]]", "9223372036854775807", "\"\\ud800\"",
    ].map { [UInt8]($0.utf8) }
    var readable = 0
    for _ in 0..<Self.count {
      var changed = Array(lines)
      let line = Int.random(in: 0..<changed.count, using: &random)
      if Bool.random(using: &random) {
        changed[line] = Damage.of(changed[line], &random)
      } else {
        // One value becomes another one: what stands behind a colon, up to the next comma or bracket.
        let places = changed[line].indices.filter { changed[line][$0] == UInt8(ascii: ":") }
        guard let place = places.randomElement(using: &random) else { continue }
        let end =
          changed[line][(place + 1)...].firstIndex { ",}]".utf8.contains($0) } ?? changed[line].count
        changed[line].replaceSubrange(place + 1..<end, with: values.randomElement(using: &random) ?? [])
      }
      var data = Data(changed.joined(separator: [UInt8(ascii: "\n")]))
      data.append(UInt8(ascii: "\n"))
      let digest = AuditJob.digest(of: data)
      data.append(contentsOf: "{\"end\":{\"digest\":\"\(digest)\",\"units\":\(changed.count - 1)}}\n".utf8)
      do {
        let part = try AuditPart(data, file: "part.jsonl")
        readable += 1
        let merge = try PartsMerge([parts[0], .init(file: "part.jsonl", part: part), parts[2], parts[3]])
        let page = HTMLReport(
          try AuditAssembly(merge.job).form(of: merge.outcomes), paths: AuditAssembly(merge.job).paths
        ).text
        #expect(page.split(separator: "<script>").count == 2, "seed \(seed)")
        _ = try report(merge.job, merge.outcomes)
      } catch let error as ReportFileError {
        Self.expectPlace(error, in: data, seed)
      }
    }
    #expect(readable > 0, "seed \(seed)")
    print("\(Self.count) hostile parts, \(readable) of them readable, seed \(seed)")
  }
}
