import Foundation
import Testing

@testable import Conformance

/// The neutral cases that are part of the project.
@MainActor
@Suite("Committed conformance cases")
struct CommittedCasesTests {
  nonisolated static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Conformance")

  /// The files whose form the runner knows.
  nonisolated static let files = ["reading.json", "spoken.json", "recorded-statements.json", "audit.json"]

  private func run(_ file: String) throws -> ConformanceRun {
    try ConformanceRun(file: Self.folder.appendingPathComponent(file).path)
  }

  @Test("No case fails, and no exception is out of date", arguments: files)
  func passes(file: String) throws {
    let run = try run(file)
    let failures = run.results.filter(\.isFailure).map(\.text)
    #expect(failures.isEmpty, "\(run.summary)\n\(failures.joined(separator: "\n"))")
    #expect(run.counts.passed > 0, "\(run.summary)")
  }

  @Test("Every recorded frame is looked for, on a screen of its own data")
  func frames() throws {
    let run = try run("frames.json")
    let data = try Data(contentsOf: Self.folder.appendingPathComponent("frames.json"))
    let file = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let cases = try #require(file["cases"] as? [[String: Any]])
    let elements = cases.flatMap { $0["elements"] as? [[String: Any]] ?? [] }
    let score = try #require(run.frames)
    #expect(run.results.count == cases.count)
    #expect(score.judged + score.textJudged == elements.count)
    #expect(score.textJudged == elements.count { $0["textDependent"] as? Bool == true })
    #expect(run.counts.outside == 0)
    #expect(run.counts.failed == 0)
    // What is recorded and not found is a difference of the case, never left out.
    let named = Set(cases.compactMap { $0["name"] as? String })
    #expect(Set(try FrameTrial.all().keys) == named)
  }

  @Test("Every exception is about a case that is there")
  func exceptions() throws {
    let ids = Set(
      try (Self.files + ["frames.json"]).flatMap { try run($0).results.map { "\($0.section)/\($0.name)" } })
    let data = try Data(contentsOf: Self.folder.appendingPathComponent("swiftui.json"))
    let views = Set(try #require(try ViewCase.all(in: data)).map { "swiftui/\($0.name)" })
    let exceptions = try KnownExceptions.ofProject()
    let unknown = (exceptions.disagreements + exceptions.outside).map(\.id)
      .filter { !ids.contains($0) && !views.contains($0) }
    #expect(unknown.isEmpty)
  }

  @Test("Every trial and every remark on a recording is about a case that is there")
  func data() throws {
    let ids = Set(try Self.files.flatMap { try run($0).results.map { "\($0.section)/\($0.name)" } })
    #expect(try StatementTrial.all().keys.filter { !ids.contains($0) }.isEmpty)
    #expect(try RecordingFacts.all().keys.filter { !ids.contains($0) }.isEmpty)
  }

  @Test("Every case says where it comes from")
  func sources() throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
    where name.hasSuffix(".json") {
      let data = try Data(contentsOf: Self.folder.appendingPathComponent(name))
      let json = try JSONSerialization.jsonObject(with: data)
      let cases = (json as? [Any]) ?? ((json as? [String: Any])?["cases"] as? [Any]) ?? []
      #expect(!cases.isEmpty, "\(name)")
      for entry in cases {
        let object = try #require(entry as? [String: Any], "\(name)")
        #expect(object["source"] != nil || object["evidence"] != nil, "\(name): \(object["name"] ?? "")")
      }
    }
  }
}
