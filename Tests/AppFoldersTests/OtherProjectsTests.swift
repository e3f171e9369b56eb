import Foundation
import Testing

@testable import AppFolders

@Suite("Projects beside a file")
struct OtherProjectsTests {
  @Test("A file takes nothing from a folder that is a project of its own, unless it is in it")
  func projects() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("OtherProjects-\(UUID())")
    defer { try? FileManager.default.removeItem(at: root) }
    for folder in ["App/App.xcodeproj", "App/Views", "Parts/Deep", "Kit/Sources"] {
      try FileManager.default.createDirectory(
        at: root.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
    try Data().write(to: root.appendingPathComponent("Kit/Package.swift"))
    func others(_ file: String) -> [Bool] {
      var others = OtherProjects(around: root.appendingPathComponent(file), in: root)
      return ["Other.swift", "App/Views/A.swift", "Parts/Deep/B.swift", "Kit/Sources/C.swift"].map {
        others.hold(root.appendingPathComponent($0))
      }
    }
    #expect(others("Screen.swift") == [false, true, false, true])
    #expect(others("App/Views/Screen.swift") == [false, false, false, true])
  }
}
