import Foundation
import Testing

@testable import AppFolders

@Suite("A folder without a project")
struct LooseContentsTests {
  @Test("Is an app of all its sources and resources, without tests and other people's code")
  func everything() throws {
    let project = try TestProject(files: [
      "Main/ViewController.swift": "", "Main/Base.lproj/Main.storyboard": "", "Main/pets.json": "[]",
      "Main/Assets.xcassets/a.imageset/a.png": "", "ShopTests/T.swift": "", "Pods/P.swift": "",
      "README.md": "",
    ])
    defer { project.remove() }
    try FileManager.default.removeItem(at: project.folder.appendingPathComponent("Shop.xcodeproj"))
    try FileManager.default.removeItem(at: project.folder.appendingPathComponent("Shop/Info.plist"))
    let contents = try AppFolder(url: project.folder).contents()
    #expect(contents.name == "Shop")
    #expect(contents.main?.sources.map(\.lastPathComponent) == ["ViewController.swift"])
    #expect(
      Set(contents.resources.map(\.path)) == ["Assets.xcassets", "Base.lproj/Main.storyboard", "pets.json"])
    #expect(contents.information["UIMainStoryboardFile"] as? String == "Main")
  }

  @Test("Projects far below: the only one is the app; several are named, and none is chosen")
  func projectsFarBelow() throws {
    let project = try TestProject()
    defer { project.remove() }
    let top = project.folder.deletingLastPathComponent()
    func move(_ folder: URL, to path: String) throws -> URL {
      let place = top.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: folder, to: place)
      return place
    }
    let repository = top.appendingPathComponent("Repository")
    _ = try move(project.folder, to: "Repository/Session 1/End/App")
    #expect(try AppFolder(url: repository).contents().name == "Shop")
    _ = try move(project.folder, to: "Repository/Session 2/End/App")
    let error = #expect(throws: AppFolderError.self) { try AppFolder(url: repository).contents() }
    #expect(
      error?.problem
        == "there are 2 projects in it: Session 1/End/App/Shop.xcodeproj, Session 2/End/App/Shop.xcodeproj")
    // Beside sources of its own, a folder is an app with examples.
    try Data().write(to: repository.appendingPathComponent("Main.swift"))
    #expect(try AppFolder(url: repository).contents().name == "Repository")
  }

  @Test("A project without an app does not hide the one with an app a level below")
  func projectWithoutApp() throws {
    let project = try TestProject()
    defer { project.remove() }
    let top = project.folder.deletingLastPathComponent().appendingPathComponent("Repository")
    let pods = top.appendingPathComponent("_Pods.xcodeproj")
    try FileManager.default.createDirectory(at: pods, withIntermediateDirectories: true)
    let text = TestProject.text().replacingOccurrences(
      of: "com.apple.product-type.application", with: "com.apple.product-type.library.static")
    try Data(text.utf8).write(to: pods.appendingPathComponent("project.pbxproj"))
    #expect(throws: AppFolderError.self) { try AppFolder(url: top).contents() }
    try FileManager.default.copyItem(at: project.folder, to: top.appendingPathComponent("Example"))
    #expect(try AppFolder(url: top).contents().name == "Shop")
  }

  @Test("Is refused when there is no app in it")
  func nothing() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Empty-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let error = #expect(throws: AppFolderError.self) { try AppFolder(url: folder).contents() }
    #expect(error?.description.contains("neither an .xcodeproj nor a Swift file") == true)
  }

  @Test("Its fonts are the app's without being listed, unless a list says which are")
  func fonts() throws {
    let project = try TestProject(files: ["A.swift": "", "Fonts/B.ttf": "", "Fonts/C.OTF": ""])
    defer { project.remove() }
    try FileManager.default.removeItem(at: project.folder.appendingPathComponent("Shop.xcodeproj"))
    let listed = try AppFolder(url: project.folder).contents().information["UIAppFonts"] as? [String]
    #expect(listed == ["B.ttf", "C.OTF"])
    let list =
      "<plist version=\"1.0\"><dict><key>UIAppFonts</key><array><string>B.ttf</string></array></dict></plist>"
    try list.write(
      to: project.folder.appendingPathComponent("Shop/Info.plist"), atomically: true, encoding: .utf8)
    let given = try AppFolder(url: project.folder).contents().information["UIAppFonts"] as? [any Sendable]
    #expect(given as? [String] == ["B.ttf"])
  }
}
