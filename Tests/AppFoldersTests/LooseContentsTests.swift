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
