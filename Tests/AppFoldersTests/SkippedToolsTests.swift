import Foundation
import Testing

@testable import AppFolders

@Suite("Tools that write sources when Xcode builds")
struct SkippedToolsTests {
  private func notes(_ scripts: String, files: [String: String] = [:], plugins: String = "") throws
    -> [String]
  {
    var all = ["project.yml": Self.spec(scripts, plugins), "App/App.swift": ""]
    all.merge(files) { $1 }
    let folder = try FilesFolder(all)
    defer { folder.remove() }
    return try folder.contents().notes
  }

  private static func spec(_ scripts: String, _ plugins: String) -> String {
    """
    name: Markt
    targets:
      Markt:
        type: application
        platform: iOS
        sources:
          - App
        preBuildScripts: \(scripts)
        buildToolPlugins: \(plugins.isEmpty ? "[]" : plugins)
    """
  }

  @Test("Are named with what they would have written, unless it is checked in")
  func named() throws {
    let script = #"[{name: Bilder, script: "swiftgen config run"}]"#
    let config = [
      "swiftgen.yml":
        "output_dir: App/Generated\nxcassets:\n  outputs:\n    - output: Bilder.swift\nstrings:\n  outputs: {output: Texte.swift}\n"
    ]
    #expect(
      try notes(script, files: config) == [
        "run script “Bilder” of Markt is not run: Bilder.swift, Texte.swift are missing. Generate them with SwiftGen and check them in."
      ])
    let whole = config.merging([
      "App/Generated/Bilder.swift": "", "App/Generated/Texte.swift": "",
    ]) { $1 }
    #expect(try notes(script, files: whole) == [])
  }

  @Test("Are left out of account where they write nothing that is compiled")
  func others() throws {
    let scripts = """
      [{name: Lint, script: swiftlint}, {name: Wert, script: "echo 1", outputFiles: ["$(DERIVED_FILE_DIR)/a.swift"]}]
      """
    #expect(try notes(scripts) == [])
    #expect(
      try notes(#"[{name: Wert, script: "echo 1", outputFiles: ["$(SRCROOT)/App/a.swift"]}]"#) == [
        "run script “Wert” of Markt is not run: a.swift is missing. Generate it with Xcode and check it in."
      ])
  }

  @Test("As plug-ins of packages are named, but for those that only look at sources")
  func plugins() throws {
    #expect(
      try notes(
        "[]", plugins: "[{plugin: GenPlugin, package: Gen}, {plugin: SwiftLintPlugin, package: Lint}]")
        == [
          "GenPlugin, a build tool plug-in of Markt, is not run: what it generates is missing, unless it is checked in."
        ])
  }

  @Test("Are suspected of sources that a project lists and that are not here")
  func missing() throws {
    let project = try TestProject(files: ["Shop/AppDelegate.swift": "", "Kit/Kit.swift": ""])
    defer { project.remove() }
    #expect(
      try AppFolder(url: project.folder).contents().notes == [
        "Shop lists Other Screen.swift, which is not here."
      ])
  }
}
