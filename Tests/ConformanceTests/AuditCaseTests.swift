import Foundation
import Testing

@testable import Conformance

@MainActor
@Suite("Cases of the audit")
struct AuditCaseTests {
  private func run(_ cases: String) throws -> ConformanceRun {
    let file = "{\"format\": \"curbcut-audit-1\", \"cases\": [\(cases)]}"
    return try ConformanceRun(data: Data(file.utf8), exceptions: KnownExceptions.none)
  }

  private func button(_ expected: String, label: String = "null", more: String = "") -> String {
    """
    {"name": "n", "source": "s", "rule": "label-missing", "target": "t", "expected": "\(expected)"\(more),
     "tree": {"frame": [0, 0, 390, 844], "children": [
       {"id": "t", "class": "UIButton", "frame": [0, 0, 44, 44], "isAccessibilityElement": true, "label": \(label),
        "traits": ["button"]}]}}
    """
  }

  @Test("The verdict on the target is compared, and the difference is told")
  func verdicts() throws {
    #expect(try run(button("fail")).counts.passed == 1)
    let wrong = try run(button("pass"))
    #expect(wrong.counts.failed == 1)
    #expect(wrong.results[0].text.contains("- pass"))
    #expect(wrong.results[0].text.contains("+ fail: no label"))
    #expect(try run(button("pass", more: ", \"alsoAccepted\": [\"fail\"]")).counts.passed == 1)
  }

  @Test("A case that is wrong in itself fails alone, with its place")
  func wrongCase() throws {
    let wrong = button("fail").replacing("\"class\"", with: "\"klass\"")
    let run = try run("\(wrong), \(button("fail"))")
    #expect(run.counts.failed == 1)
    #expect(run.counts.passed == 1)
    #expect(run.results[0].text.contains("cases[0].tree.children[0].klass"))
    for text in [
      button("maybe"), button("fail").replacing("label-missing", with: "no-rule"),
      button("fail").replacing("\"target\": \"t\"", with: "\"target\": \"u\""),
    ] {
      #expect(try self.run(text).counts.failed == 1)
    }
  }

  @Test("Figures are compared where the rule measured them")
  func figures() throws {
    func text(_ ratio: String) -> String {
      """
      {"name": "n", "source": "s", "rule": "contrast-text", "target": "t", "expected": "fail",
       "expectedDetail": {"ratio": \(ratio)},
       "tree": {"frame": [0, 0, 390, 844], "backgroundColor": "#FFFFFF", "children": [
         {"id": "t", "class": "UILabel", "frame": [0, 0, 200, 24], "isAccessibilityElement": true, "text": "Text",
          "label": "Text", "textColor": "#777777", "font": {"pointSize": 12}, "traits": ["staticText"]}]}}
      """
    }
    #expect(try run(text("4.48")).counts.passed == 1)
    #expect(try run(text("4.5")).counts.failed == 1)
  }

  @Test("Copies of a node are laid out before it is judged")
  func copies() throws {
    let file = """
      {"name": "n", "source": "s", "rule": "label-duplicate", "target": "b0", "expected": "needsReview",
       "tree": {"frame": [0, 0, 390, 844], "repeat": {"count": 3, "columns": 1, "step": [0, 60],
         "node": {"id": "b", "class": "UIButton", "frame": [300, 8, 80, 44], "isAccessibilityElement": true,
                  "label": "Delete", "traits": ["button"]}}}}
      """
    #expect(try run(file).counts.passed == 1)
  }

  @Test("Whatever a file holds, it ends with results or an error with a place")
  func fuzz() throws {
    let url = CommittedCasesTests.folder.appendingPathComponent("audit.json")
    let whole = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any]
    let cases = try #require(whole?["cases"] as? [Any])
    let seed = UInt64.random(in: 0...UInt64.max)
    print("seed \(seed)")
    var random = Random(state: seed)
    for _ in 0..<3_000 {
      let broken = random.broken(cases[random.below(cases.count)])
      let file: [String: Any] = ["format": "curbcut-audit-1", "cases": [broken]]
      let data = try JSONSerialization.data(withJSONObject: file)
      do {
        let run = try ConformanceRun(data: data, exceptions: KnownExceptions.none)
        #expect(run.results.count == 1)
      } catch let error as CaseError {
        #expect(!error.problem.isEmpty)
      }
    }
  }

  /// Numbers from a seed, and values broken by them.
  private struct Random {
    var state: UInt64

    mutating func below(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(limit, 1)
    }

    mutating func broken(_ value: Any, depth: Int = 0) -> Any {
      if below(12) == 0 {
        let strange: [Any] = [
          NSNull(), true, -1, 1e300, -1e300, 0.5, "", "\u{0}", "#12", [Any](), [1, 2, 3, 4],
          [1e308, -1e308, 1e308, 1e308],
          [String: Any](), ["t"], "button", "fail",
        ]
        return strange[below(strange.count)]
      }
      if let object = value as? [String: Any] {
        var result: [String: Any] = [:]
        for (key, inner) in object.sorted(by: { $0.key < $1.key }) where below(25) != 0 {
          result[key] = below(3) == 0 ? broken(inner, depth: depth + 1) : inner
        }
        return result
      }
      if let list = value as? [Any] { return list.map { broken($0, depth: depth + 1) } }
      return value
    }
  }
}
