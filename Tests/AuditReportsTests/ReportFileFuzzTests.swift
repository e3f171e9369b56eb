import AuditReports
import Foundation
import Testing

@Suite("Damaged files of the audit")
struct ReportFileFuzzTests {
  /// How many files are tried: `CURBCUT_FUZZ`, or a few.
  private static let count = Int(ProcessInfo.processInfo.environment["CURBCUT_FUZZ"] ?? "") ?? 2_000

  private static let configuration = """
    {"audit": {"rules": {"label-case": {"off": true, "reason": "Brand names."},
      "target-size": {"severity": "minor", "reason": "Ä 👍 \\u00e4\\ud83d\\ude00"}},
     "thresholds": {"targetSize": {"value": 4.8e1, "reason": "Ours."}},
     "exclude": [{"rule": "hitRegion", "path": "Old/**", "element": "#map", "screen": "a", "reason": "It goes."}]}}
    """

  @Test("They are read or refused with a place, never more")
  func damaged() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SplitMix(state: seed)
    let baseline = Baseline().updated(with: TestForm.faulty, paths: TestForm.paths)
    _ = try AuditConfiguration(Data(Self.configuration.utf8), file: "c")
    for round in 0..<Self.count {
      let original = Array((round.isMultiple(of: 2) ? Self.configuration : baseline.text).utf8)
      let data = Data(Self.damage(original, &random))
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
  }

  private static func damage(_ bytes: [UInt8], _ random: inout SplitMix) -> [UInt8] {
    var damaged = bytes
    for _ in 0..<Int.random(in: 1...5, using: &random) where !damaged.isEmpty {
      let place = Int.random(in: 0..<damaged.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: damaged[place] = UInt8.random(in: 0...255, using: &random)
      case 1: damaged.remove(at: place)
      case 2: damaged.removeLast(damaged.count - place)
      case 3: damaged.insert(contentsOf: bytes.suffix(12), at: place)
      default: damaged.insert(contentsOf: [UInt8](repeating: UInt8(ascii: "["), count: 90), at: place)
      }
    }
    return damaged
  }
}

/// Numbers that a seed decides <https://prng.di.unimi.it/splitmix64.c>.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
