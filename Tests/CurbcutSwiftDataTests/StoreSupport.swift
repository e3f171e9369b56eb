import CurbcutSwiftData
import Foundation

/// A folder for the stores of one test.
final class StoreFolderForTests {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("stores-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: url) }

  func file(_ name: String = "test.store") -> URL { url.appendingPathComponent(name) }

  /// A container with a file of the folder.
  func container(_ types: any PersistentModel.Type..., name: String = "test.store") throws -> ModelContainer {
    try ModelContainer(for: Schema(types), configurations: [ModelConfiguration(url: file(name))])
  }
}

/// A context with a store in memory.
func memoryContext(_ types: any PersistentModel.Type...) throws -> ModelContext {
  ModelContext(
    try ModelContainer(
      for: Schema(types), configurations: [ModelConfiguration(isStoredInMemoryOnly: true)]))
}
