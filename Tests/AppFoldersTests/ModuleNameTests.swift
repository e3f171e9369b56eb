import Foundation
import Testing

@testable import AppFolders

@Suite("The names of modules", .serialized)
struct ModuleNameTests {
  @Test(
    "follow from the names of products as in Xcode, and are no other module's",
    arguments: [
      ("Galactic Holidays", "Galactic_Holidays"), ("A11y Box", "A11y_Box"), ("2048", "_2048"),
      ("Das-Spiel", "Das_Spiel"), ("Übergrößen", "Übergrößen"), ("🙂 App", "__App"), ("class", "class"),
      ("Swift", "Swift_App"), ("Foundation", "Foundation_App"), ("UIKit", "UIKit_App"),
      ("VoiceOver", "VoiceOver_App"), ("Speech", "Speech_App"), ("CurbcutUIKit", "CurbcutUIKit_App"),
    ])
  func names(product: String, module: String) {
    #expect(ModuleName.compiled(BuildSettings.identifier(product)) == module)
  }

  @Test("No module that this program is built of can be taken")
  func taken() throws {
    let folder = try Toolchain.modulesFolder()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) }
    // Tests, examples and programs are linked into no app's process.
    let others = [
      "Tests", "Runner", "curbcut", "apple_sources", "random_sessions", "RandomSessions", "Benchmarks",
      "random_technologies", "RandomTechnologies", "generate_docc_reference", "generate_manual",
    ]
    let examples = [
      "DogAdoption", "DogAdoptionSwiftUI", "Groceries", "AccessibilityGuide", "AccessibilityTour",
      "ContainersPreview", "DesignSystem", "ReadingList",
    ]
    for name in names where !others.contains(where: name.hasSuffix) && !examples.contains(name) {
      #expect(ModuleName.compiled(name) != name, "\(name)")
    }
  }

  @Test(
    "Apps of all names are built whole",
    arguments: [
      "Galactic Holidays", "2048 – das Spiel", "Übergrößen 🙂", "class", "VoiceOver", "UIKit", "Swift",
    ])
  func builds(name: String) throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("Names-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let folder = root.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let source = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        @IBOutlet var button: UIButton!
        @objc func tap() {}
      }
      """
    try source.write(to: folder.appendingPathComponent("App.swift"), atomically: true, encoding: .utf8)
    let contents = try AppFolder(url: folder).contents()
    let product = try AppBuild(contents, scratch: root.appendingPathComponent("scratch")).run()
    #expect(product.report == BuildReport(), "\(product.report.lines)")
    #expect(product.module == contents.main?.name)
  }
}

@Suite("Errors in what Curbcut adds")
struct RegistrationErrorTests {
  @Test("are told from those of the app, and are nothing beside them")
  func told() {
    let added = "/a/C.swift.registration:9:1: error: type 'C' has no member 'x'"
    let own = "/a/C.swift:12:5: error: cannot find 'x' in scope"
    let folding =
      "/a/C.swift.registration:3:1: error: global variable must be a compile-time constant to use @section attribute"
    #expect(CompilerMessage.errors(in: [folding, added, own].joined(separator: "\n")).map(\.line) == [12])
    let only = CompilerMessage.errors(in: folding + "\n" + added)
    #expect(only.map(\.line) == [9] && only[0].added == .registration && only[0].file == "/a/C.swift")
    #expect(CompilerMessage.errors(in: folding).map(\.line) == [3])
  }

  @Test("are nothing where a #selector names a method that is not there")
  func selectors() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("Errors-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let folder = root.appendingPathComponent("App")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let source = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        let system = #selector(UIResponder.frobnicate(_:))
        func own() -> [Selector] { [#selector(printContent(_:)), #selector(copy(_:))] }
      }
      """
    try source.write(to: folder.appendingPathComponent("App.swift"), atomically: true, encoding: .utf8)
    let build = try AppBuild(
      AppFolder(url: folder).contents(), scratch: root.appendingPathComponent("scratch"))
    let report = try build.run().report
    #expect(report.leftOut.isEmpty && report.others.isEmpty && report.loweringNotes.isEmpty)
    #expect(report.missing.map(\.symbol) == ["UIResponder.frobnicate"])
  }

  @Test("leave the app's code in, unregistered, and are reported as Curbcut's")
  func fallback() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("Errors-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let folder = root.appendingPathComponent("App")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // Within the class, the runtime's name means another type: what is added cannot be compiled.
    let source = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate { @objc func tap() {} }
      class Odd: UIView {
        struct ObjCRuntime {}
        @objc func tap() {}
      }
      """
    try source.write(to: folder.appendingPathComponent("App.swift"), atomically: true, encoding: .utf8)
    var build = try AppBuild(
      AppFolder(url: folder).contents(), scratch: root.appendingPathComponent("scratch"))
    build.leavesOut = false
    let report = try build.run().report
    #expect(report.leftOut.isEmpty && report.missing.isEmpty && report.others.isEmpty)
    #expect(report.loweringNotes.count == 1)
    #expect(report.loweringNotes.first?.hasPrefix("App.swift:3: This is a bug of Curbcut") == true)
  }
}
