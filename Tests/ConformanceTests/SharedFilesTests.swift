import Foundation
import Testing

@testable import Conformance

/// The neutral files beside the repository, where they are there.
@MainActor
@Suite("Shared conformance files")
struct SharedFilesTests {
  nonisolated static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../../shared/conformance").standardized

  nonisolated static let files = ["reading.json", "spoken.json", "recorded-statements.json"]
    .filter { FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path) }

  @Test("No case fails", arguments: files)
  func passes(file: String) throws {
    let run = try ConformanceRun(file: Self.folder.appendingPathComponent(file).path)
    let failures = run.results.filter(\.isFailure).map(\.text)
    #expect(failures.isEmpty, "\(run.summary)\n\(failures.joined(separator: "\n"))")
    #expect(run.passed > 0, "\(run.summary)")
  }
}
