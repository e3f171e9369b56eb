import Foundation
import Testing

@testable import AppFolders

@Suite("The workspaces of Xcode")
struct WorkspaceTests {
  private func projects(_ contents: String) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).xcworkspace")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(contents.utf8).write(to: folder.appendingPathComponent("contents.xcworkspacedata"))
    return Workspace(url: folder).projects.map(\.lastPathComponent)
  }

  private func workspace(_ more: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    \(more)<Workspace version="1.0"><FileRef location="group:Dogs.xcodeproj"></FileRef></Workspace>
    """
  }

  @Test("List their projects")
  func listed() throws {
    #expect(try projects(workspace()) == ["Dogs.xcodeproj"])
  }

  @Test(
    "List nothing where they are none, whatever else is in the file", arguments: ["<?xm?>", "<?x y?>", "<<"])
  func hostile(_ more: String) throws {
    #expect(try projects(workspace(more)) == [])
  }
}
