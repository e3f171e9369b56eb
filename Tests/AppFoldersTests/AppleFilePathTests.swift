import Foundation
import Testing

@testable import AppFolders

@Suite("Paths mean files whatever their letters' case, as on Apple's file systems")
struct AppleFilePathTests {
  @Test("A folder and a file are found under other letters, and nothing that is not there")
  func otherCase() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("AppleFilePath-\(UUID())")
    let folder = root.appendingPathComponent("Bucketlist")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    let file = folder.appendingPathComponent("ContentView.swift")
    try Data().write(to: file)
    #expect(AppleFilePath.file(file)?.path == file.path)
    #expect(
      AppleFilePath.file(root.appendingPathComponent("BucketList/contentview.swift"))?.path == file.path)
    #expect(AppleFilePath.file(root.appendingPathComponent("BucketList/Other.swift")) == nil)
  }

  @Test("A file is found in either of two folders that are one on Apple's file systems")
  func twoFolders() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("AppleFilePath-\(UUID())")
    defer { try? FileManager.default.removeItem(at: root) }
    for (folder, file) in [("Views", "A.swift"), ("views", "B.swift")] {
      let folder = root.appendingPathComponent(folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data().write(to: folder.appendingPathComponent(file))
    }
    for (path, found) in [("Views/A.swift", "Views/A.swift"), ("Views/B.swift", "views/B.swift")] {
      #expect(
        AppleFilePath.file(root.appendingPathComponent(path))?.path
          == root.appendingPathComponent(found).path)
    }
    #expect(AppleFilePath.file(root.appendingPathComponent("Views/C.swift")) == nil)
  }
}
