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
  nonisolated static let files = ["reading.json", "spoken.json", "recorded-statements.json"]

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

  @Test("Every exception is about a case that is there")
  func exceptions() throws {
    let ids = Set(try Self.files.flatMap { try run($0).results.map { "\($0.section)/\($0.name)" } })
    let exceptions = try KnownExceptions.ofProject()
    let unknown = (exceptions.disagreements + exceptions.outside).map(\.id).filter { !ids.contains($0) }
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
