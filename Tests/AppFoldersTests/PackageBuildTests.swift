import Foundation
import Testing

@testable import AppFolders

@Suite("An app with packages", .serialized)
struct PackageBuildTests {
  /// A manifest with one library of one target.
  private static func manifest(_ name: String, dependencies: String = "", of target: String = "") -> String {
    """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])], dependencies: [\(dependencies)],
      targets: [.target(name: "\(name)", dependencies: [\(target)])])
    """
  }

  @Test("is built with a local package: its targets in Swift and C, its settings and resources")
  func local() throws {
    var files = StrangePackage.files(in: "Pakete/\(StrangePackage.name)")
    files["App.swift"] = StrangePackage.app
    let app = try PackagedApp(
      [.init(product: "Grüße-Kit", package: "local Pakete/\(StrangePackage.name)")], files)
    defer { app.remove() }
    #expect(try app.build() == BuildReport())
    #expect(try app.answer() == 141)
    let contents = try app.contents()
    #expect(contents.notes == [])
    #expect(contents.modules.map(\.name) == ["CZähler", "Innen", "Grüße_Kit", "Laden"])
    let bundle = try #require(app.product?.bundle).appendingPathComponent(
      "Meine Bibliothek-Kit_Grüße-Kit.bundle")
    let german = bundle.appendingPathComponent("de.lproj/Localizable.strings")
    #expect(try String(contentsOf: german, encoding: .utf8).contains("Guten Tag"))
    #expect(
      FileManager.default.fileExists(atPath: bundle.appendingPathComponent("Daten/a.txt").path))
    let information = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: bundle.appendingPathComponent("Info.plist")), format: nil)
    #expect((information as? [String: String])?["CFBundleDevelopmentRegion"] == "en")
  }

  @Test("imports its own module, though one beside the program's has the same name")
  func ownModuleFirst() throws {
    let app = try PackagedApp(
      [.init(product: "DesignSystem")],
      [
        "App.swift": "import DesignSystem\n@_cdecl(\"answer\") public func answer() -> Int { Maß.rand }",
        "DesignSystem/Package.swift": Self.manifest("DesignSystem"),
        "DesignSystem/Sources/DesignSystem/Maß.swift": "public enum Maß { public static let rand = 7 }",
      ])
    defer { app.remove() }
    #expect(try app.build() == BuildReport())
    #expect(try app.answer() == 7)
  }

  @Test("is built whole once a package is there, or has, what it lacked")
  func arrivals() throws {
    let app = try PackagedApp(
      [.init(product: "Kit", package: "https://example.com/kit")],
      [
        "App.swift": """
        import Kit
        @_cdecl("answer") public func answer() -> Int {
          var sum = 1
          sum += preis()
          sum += rabatt()
          return sum
        }
        """
      ])
    defer { app.remove() }
    #expect(try app.build() != BuildReport())
    let packages = app.root.appendingPathComponent("Pakete")
    func write(_ text: String) throws {
      for (path, text) in ["Package.swift": Self.manifest("Kit"), "Sources/Kit/Kit.swift": text] {
        try app.write("../Pakete/kit/\(path)", text)
      }
    }
    try write("public func preis() -> Int { 2 }")
    #expect(try app.build(packages: [packages]) != BuildReport())
    #expect(try app.answer() == 3)
    try write("public func preis() -> Int { 2 }\npublic func rabatt() -> Int { 4 }")
    #expect(try app.build(packages: [packages]) == BuildReport())
    #expect(try app.answer() == 7)
  }

  @Test("is built again only where an edit concerns it")
  func edits() throws {
    let kit = "Kit/Sources/Kit/Kit.swift"
    let app = try PackagedApp(
      [.init(product: "Kit")],
      [
        "App.swift": "import Kit\n@_cdecl(\"answer\") public func answer() -> Int { preis() }",
        "Kit/Package.swift": Self.manifest("Kit"), kit: "public func preis() -> Int { 2 }",
      ])
    defer { app.remove() }
    try app.build()
    #expect(try app.answer() == 2)
    #expect(try app.compiledByBuild() == [])
    try app.write(
      "App.swift", "import Kit\n@_cdecl(\"answer\") public func answer() -> Int { preis() * 2 }")
    #expect(try app.compiledByBuild() == ["App"])
    #expect(try app.answer() == 4)
    try app.write(kit, "public func preis() -> Int { 5 }")
    #expect(try app.compiledByBuild() == ["Kit"])
    #expect(try app.answer() == 10)
    try app.write(
      "Kit/Package.swift",
      Self.manifest("Kit").replacing("dependencies: [])])", with: "dependencies: [], path: \"B\")])"))
    try app.write("Kit/B/Kit.swift", "public func preis() -> Int { 7 }")
    try app.build()
    #expect(try app.answer() == 14)
  }

  @Test(
    "finds packages that are checked out beside the project or where it is told, and what these depend on")
  func checkouts() throws {
    let checkouts = "../Anderswo"
    let app = try PackagedApp(
      [.init(product: "Kit", package: "https://example.com/a/Kit.git")],
      [
        "App.swift": "import Kit\n@_cdecl(\"answer\") public func answer() -> Int { preis() }",
        "\(checkouts)/kit/Package.swift": Self.manifest(
          "Kit", dependencies: ".package(url: \"https://example.com/a/Zoll\", from: \"1.0.0\")",
          of: ".product(name: \"Zoll\", package: \"Zoll\")"),
        "\(checkouts)/kit/Sources/Kit/Kit.swift": "import Zoll\npublic func preis() -> Int { zoll() + 1 }",
        "SourcePackages/checkouts/Zoll/Package.swift": Self.manifest("Zoll"),
        "SourcePackages/checkouts/Zoll/Sources/Zoll/Zoll.swift": "public func zoll() -> Int { 8 }",
      ])
    defer { app.remove() }
    let missing = try app.contents()
    #expect(missing.modules.map(\.name) == ["Laden"])
    #expect(missing.notes.count == 1)
    let report = try app.build(packages: [app.root.appendingPathComponent("Anderswo")])
    #expect(report == BuildReport())
    #expect(try app.answer() == 9)
  }

  @Test("names a package that is not here with its version and address, once")
  func missing() throws {
    let app = try PackagedApp(
      [
        .init(product: "CodeScanner", package: "https://example.com/t/CodeScanner"),
        .init(product: "Kit"),
        .init(product: "CodeScannerMore", package: "https://example.com/t/CodeScanner"),
      ],
      [
        "App.swift": "import CodeScanner\nlet a = 1",
        "Kit/Package.swift": Self.manifest(
          "Kit",
          dependencies:
            ".package(url: \"https://example.com/t/CodeScanner\", from: \"2.0.0\"), .package(url: \"https://example.com/Unused\", from: \"1.0.0\")",
          of: ".product(name: \"CodeScanner\", package: \"CodeScanner\")"),
        "Kit/Sources/Kit/Kit.swift": "public let kit = 1",
        "Laden.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved": """
        {"pins": [{"identity": "codescanner", "kind": "remoteSourceControl",
          "location": "https://example.com/t/CodeScanner", "state": {"revision": "34da57fb", "version": "2.5.0"}}], "version": 2}
        """,
      ])
    defer { app.remove() }
    #expect(
      try app.contents().notes == [
        "package CodeScanner 2.5.0 (https://example.com/t/CodeScanner) is not here: check it out below Packages, or name "
          + "its folder with --packages"
      ])
    #expect(try app.build().missing.map(\.symbol) == ["module CodeScanner"])
  }

  @Test("leaves out what of a package cannot be built, and names the package")
  func leftOut() throws {
    let app = try PackagedApp(
      [.init(product: "Kit")],
      [
        "App.swift": "import Kit\n@_cdecl(\"answer\") public func answer() -> Int { preis() }",
        "Kit/Package.swift": Self.manifest("Kit"),
        "Kit/Sources/Kit/Kit.swift": """
        public func preis() -> Int {
          let n = 3
          Wurmloch.fall()
          return n
        }
        """,
      ])
    defer { app.remove() }
    let report = try app.build()
    #expect(try app.answer() == 3)
    #expect(report.leftOut.map(\.package) == ["Kit"])
    #expect(report.missing.map(\.first) == ["Kit.swift:3 in the package Kit"])
    #expect(
      report.lines.contains(
        "Left out of the package Kit, in 1 file: 1 statement. --show-left-out lists them."))
    #expect(throws: AppFolderError.self) { try app.build(strict: true) }
  }

  @Test("goes on without a module of a package in which nothing can be built")
  func nothingBuilds() throws {
    let app = try PackagedApp(
      [.init(product: "Kit")],
      [
        "App.swift":
          "#if canImport(Kit)\nlet n = 1\n#else\nlet n = 2\n#endif\n@_cdecl(\"answer\") public func answer() -> Int { n }",
        "Kit/Package.swift": Self.manifest("Kit"),
        "Kit/Sources/Kit/kit.c": "this is no C", "Kit/Sources/Kit/include/Kit.h": "int kit(void);",
      ])
    defer { app.remove() }
    let report = try app.build()
    #expect(report.others.count == 1)
    #expect(report.others.first?.hasPrefix("The module Kit of the package Kit cannot be built") == true)
    #expect(report.leftOut.map(\.kind) == [.module])
    #expect(try app.answer() == 2)
    #expect(throws: AppFolderError.self) { try app.build(strict: true) }
  }

  @Test("names macros, plugins, binaries and libraries of the system, which are not built")
  func others() throws {
    let app = try PackagedApp(
      [.init(product: "Kit")],
      [
        "App.swift": "import Kit\n@_cdecl(\"answer\") public func answer() -> Int { kit }",
        "Kit/Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
          name: "Kit", products: [.library(name: "Kit", targets: ["Kit", "Kasten"])],
          targets: [
            .target(name: "Kit", dependencies: ["CSys", "Alt"], plugins: [.plugin(name: "Werkzeug")]),
            .plugin(name: "Werkzeug", capability: .buildTool()), .systemLibrary(name: "CSys"), .target(name: "Alt"),
            .binaryTarget(name: "Kasten", path: "Kasten.xcframework"),
          ])
        """,
        "Kit/Sources/Kit/Kit.swift": "public let kit = 6",
        "Kit/Sources/Alt/alt.cpp": "class Alt {};",
        "Kit/Sources/Alt/include/alt.h": "",
      ])
    defer { app.remove() }
    let notes = try app.contents().notes
    #expect(notes.count == 4)
    for name in ["Werkzeug, a plugin", "CSys of the package Kit", "Alt of the package Kit", "Kasten of the"] {
      #expect(notes.contains { $0.hasPrefix(name) }, "\(name) in \(notes)")
    }
    try app.build()
    #expect(try app.answer() == 6)
  }
}
