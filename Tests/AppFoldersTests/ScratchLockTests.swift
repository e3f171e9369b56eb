import Foundation
import Testing

@testable import AppFolders

@Suite("A scratch folder serves one build at a time")
struct ScratchLockTests {
  @Test("The second build waits until the first has ended, and says so")
  func waits() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var first: ScratchLock? = try ScratchLock(folder) { Issue.record("nothing else builds here") }
    #expect(first != nil)
    let (waiting, said) = AsyncStream.makeStream(of: Void.self)
    let second = Task.detached { _ = try ScratchLock(folder) { said.yield() } }
    for await _ in waiting { break }
    first = nil
    try await second.value
  }

  @Test("A folder that cannot be written to is named")
  func refused() {
    let error = #expect(throws: AppFolderError.self) {
      _ = try ScratchLock(URL(fileURLWithPath: "/nowhere/at/all")) {}
    }
    #expect(error?.place == "/nowhere/at/all/lock")
  }
}
