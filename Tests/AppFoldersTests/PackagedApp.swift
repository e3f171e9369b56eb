import Foundation
import Glibc
import Testing

@testable import AppFolders

/// An app in a project that links products of packages, written into a folder of its own.
final class PackagedApp {
  /// A product that the app links, and where its package is said to be.
  struct Link {
    var product: String
    /// `local PATH`, an address, or nothing.
    var package = ""
  }

  let root: URL
  var folder: URL { root.appendingPathComponent("Laden") }
  private(set) var product: AppBuild.Product?
  private var copies = 0

  /// - Parameters:
  ///   - links: what the app links.
  ///   - files: the texts of files by their paths beside the project.
  init(_ links: [Link], _ files: [String: String]) throws {
    root = FileManager.default.temporaryDirectory.appendingPathComponent("Packaged-\(UUID().uuidString)")
      .resolvingSymlinksInPath()
    try write("Laden.xcodeproj/project.pbxproj", Self.project(links))
    for (path, text) in files { try write(path, text) }
  }

  func remove() { try? FileManager.default.removeItem(at: root) }

  func write(_ path: String, _ text: String) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  func contents(packages: [URL] = []) throws -> AppContents {
    try AppFolder(url: folder, packages: packages).contents()
  }

  @discardableResult
  func build(packages: [URL] = [], strict: Bool = false) throws -> BuildReport {
    var build = AppBuild(try contents(packages: packages), scratch: root.appendingPathComponent("scratch"))
    build.leavesOut = !strict
    let product = try build.run()
    self.product = product
    return product.report
  }

  /// Builds, and says which files were compiled, without ending.
  func compiledByBuild() throws -> Set<String> {
    let before = dates()
    try build()
    return Set(dates().filter { before[$0.key] != $0.value }.keys)
  }

  private func dates() -> [String: Date] {
    let scratch = root.appendingPathComponent("scratch")
    var dates: [String: Date] = [:]
    let found = FileManager.default.enumerator(at: scratch, includingPropertiesForKeys: nil)
    while let url = found?.nextObject() as? URL {
      guard url.pathExtension == "o" else { continue }
      let name = url.lastPathComponent.split(separator: ".").first.map(String.init) ?? ""
      dates[name] =
        (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
    }
    return dates
  }

  /// What the app's function `answer` returns.
  func answer() throws -> Int {
    // What was loaded once is not loaded again from the same path.
    copies += 1
    let copy = root.appendingPathComponent("\(copies).so")
    try FileManager.default.copyItem(at: #require(product?.library), to: copy)
    let handle = try #require(dlopen(copy.path, RTLD_NOW | RTLD_LOCAL))
    typealias Function = @convention(c) () -> Int
    return unsafeBitCast(try #require(dlsym(handle, "answer")), to: Function.self)()
  }

  private static func project(_ links: [Link]) -> String {
    var objects = ""
    for (number, link) in links.enumerated() {
      let package: String
      if link.package.hasPrefix("local ") {
        package = "package = X\(number);"
        objects +=
          "X\(number) = {isa = XCLocalSwiftPackageReference; relativePath = \"\(link.package.dropFirst(6))\"; };\n"
      } else if link.package.isEmpty {
        package = ""
      } else {
        package = "package = X\(number);"
        objects +=
          "X\(number) = {isa = XCRemoteSwiftPackageReference; repositoryURL = \"\(link.package)\"; };\n"
      }
      objects +=
        "P\(number) = {isa = XCSwiftPackageProductDependency; \(package) productName = \"\(link.product)\"; };\n"
    }
    let products = links.indices.map { "P\($0), " }.joined()
    return """
      {
        objects = {
          R = {isa = PBXProject; mainGroup = G; targets = (T, ); };
          G = {isa = PBXGroup; children = (A, ); sourceTree = "<group>"; };
          A = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
          B = {isa = PBXBuildFile; fileRef = A; };
          S = {isa = PBXSourcesBuildPhase; files = (B, ); };
          T = {isa = PBXNativeTarget; name = Laden; productType = "com.apple.product-type.application";
            buildPhases = (S, ); packageProductDependencies = (\(products)); };
          \(objects)
        };
        rootObject = R;
      }
      """
  }
}

/// A package with everything that a small one may have, under names that nobody would choose.
enum StrangePackage {
  static let name = "Meine Bibliothek-Kit"

  /// The files of the package by their paths in it.
  static let files: [String: String] = [
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Meine Bibliothek-Kit", defaultLocalization: "en", platforms: [.iOS(.v17)],
      products: [.library(name: "Grüße-Kit", targets: ["Grüße-Kit"])],
      targets: [
        .target(
          name: "Grüße-Kit",
          dependencies: ["CZähler", "Innen", .target(name: "Mac", condition: .when(platforms: [.macOS]))],
          exclude: ["Entwurf.swift"],
          resources: [.process("Texte"), .copy("Daten"), .embedInCode("Texte/wort.txt")],
          swiftSettings: [.define("LAUT"), .define("LEISE", .when(platforms: [.macOS]))]),
        .target(name: "Innen"),
        .target(name: "Mac"),
        .target(name: "CZähler", cSettings: [.define("START", to: "40")]),
        .testTarget(name: "Proben", dependencies: ["Grüße-Kit"]),
      ])
    """,
    "Sources/Innen/Innen.swift": "package func innen() -> Int { 1 }",
    "Sources/Mac/Mac.swift": "import AppKit\npublic let mac = NSWindow()",
    "Sources/CZähler/include/CZähler.h": "int zaehle(int n);",
    "Sources/CZähler/zähler.c": "#include \"CZähler.h\"\nint zaehle(int n) { return START + n; }",
    "Sources/Grüße-Kit/Entwurf.swift": "this is no Swift",
    "Sources/Grüße-Kit/Daten/a.txt": "Daten",
    "Sources/Grüße-Kit/Texte/wort.txt": "Wort",
    "Sources/Grüße-Kit/Texte/de.lproj/Localizable.strings": "\"gruss\" = \"Guten Tag\";",
    "Sources/Grüße-Kit/Texte/en.lproj/Localizable.strings": "\"gruss\" = \"Good day\";",
    "Sources/Grüße-Kit/Gruß.swift": """
    import CZähler
    internal import Innen
    public import SwiftUI

    public struct Gruß: View {
      public init() {}
      public var body: some View { Text("gruss", bundle: .module) }
    }

    #if SWIFT_PACKAGE && LAUT && !LEISE && os(iOS) && canImport(UIKit) && swift(>=6)
      public func gezählt() -> Int {
        Int(zaehle(Int32(innen()))) + (PackageResources.wort_txt.count == 4 ? 100 : 0)
      }
    #endif
    """,
  ]

  /// The files in a folder.
  static func files(in folder: String) -> [String: String] {
    Dictionary(uniqueKeysWithValues: files.map { ("\(folder)/\($0.key)", $0.value) })
  }

  /// The source of an app that uses it.
  static let app = """
    import Grüße_Kit
    @_cdecl("answer") public func answer() -> Int { gezählt() }
    """
}
