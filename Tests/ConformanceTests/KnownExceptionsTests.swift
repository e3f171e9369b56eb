import Foundation
import Testing

@testable import Conformance

@Suite("Known exceptions")
struct KnownExceptionsTests {
  private func exceptions(disagreements: String = "", outside: String = "") throws -> KnownExceptions {
    try KnownExceptions(
      data: Data(#"{"disagreements": [\#(disagreements)], "outside": [\#(outside)]}"#.utf8))
  }

  private func finding(parts: Int = 2, differs: [Int] = [], untried: Set<Int> = []) -> CaseFinding {
    var finding = CaseFinding(section: "spoken", name: "one", partCount: parts)
    for part in differs { finding.add(["- a", "+ b"], to: part) }
    finding.untried = untried
    return finding
  }

  private let first = #"{"id": "spoken/one", "parts": [0], "reason": "older", "evidence": "iOS 27"}"#
  private let firstOutside = #"{"id": "spoken/one", "parts": [0], "reason": "no words"}"#

  @Test("What differs, or is not tried, without an entry fails")
  func newOnes() throws {
    #expect(KnownExceptions.none.judge(finding()).outcome == .passed)
    #expect(KnownExceptions.none.judge(finding(differs: [1])).isFailure)
    #expect(KnownExceptions.none.judge(finding(untried: [1])).isFailure)
    #expect(try exceptions(disagreements: first).judge(finding(differs: [0, 1])).isFailure)
    #expect(try exceptions(outside: firstOutside).judge(finding(untried: [0, 1])).isFailure)
  }

  @Test("What is listed is counted apart, with its reason")
  func listed() throws {
    let disagrees = try exceptions(disagreements: first).judge(finding(differs: [0]))
    #expect(disagrees.outcome == .disagrees("older (iOS 27)"))
    let outside = try exceptions(outside: firstOutside).judge(finding(untried: [0]))
    #expect(outside.outcome == .outside("in part: no words"))
    let both = try exceptions(
      disagreements: first, outside: firstOutside.replacingOccurrences(of: "[0]", with: "[1]")
    ).judge(finding(differs: [0], untried: [1]))
    #expect(both.outcome == .disagrees("older (iOS 27)"))
  }

  @Test("An entry that is no longer needed fails")
  func stale() throws {
    #expect(try exceptions(disagreements: first).judge(finding()).isFailure)
    #expect(try exceptions(disagreements: first).judge(finding(untried: [0])).isFailure)
    #expect(try exceptions(outside: firstOutside).judge(finding()).isFailure)
    #expect(try exceptions(outside: firstOutside).judge(finding(differs: [0])).isFailure)
  }

  @Test(
    "A list that is no good is refused",
    arguments: [
      "{", "{}", #"{"disagreements": [{"id": "a", "reason": "b"}], "outside": []}"#,
      #"{"disagreements": [], "outside": [{"id": "a"}]}"#,
      #"{"disagreements": [], "outside": [{"id": "a", "reason": "b"}, {"id": "a", "reason": "c"}]}"#,
    ])
  func refused(text: String) {
    #expect(throws: CaseError.self) { try KnownExceptions(data: Data(text.utf8)) }
  }
}
