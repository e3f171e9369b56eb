import Foundation
import Testing

/// The package as a Mac sees it: nobody builds it here, so that at least what it refers to must be there.
@Suite struct ApplePackageTests {
  private struct Manifest: Decodable {
    struct Target: Decodable {
      struct Dependency: Decodable {
        var byName: [String?]?
        var product: [String?]?

        private enum CodingKeys: CodingKey { case byName, product }

        init(from decoder: any Decoder) throws {
          let object = try decoder.container(keyedBy: CodingKeys.self)
          byName = try? object.decode([String?].self, forKey: .byName)
          // The third part of a product's reference is an object or null.
          var parts = try? object.nestedUnkeyedContainer(forKey: .product)
          product = (try? parts?.decode(String.self)).map { [$0] }
        }
      }
      struct Resource: Decodable { var path: String }
      var name: String
      var path: String?
      var exclude: [String]
      var dependencies: [Dependency]
      var resources: [Resource]
    }
    var targets: [Target]
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func manifest() throws -> Manifest {
    let scratch = FileManager.default.temporaryDirectory.appending(path: "apple-package-\(UUID())")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "CURBCUT_MANIFEST=apple", "swift", "package", "--package-path", Self.root.path, "--scratch-path",
      scratch.path, "dump-package",
    ]
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return try JSONDecoder().decode(Manifest.self, from: data)
  }

  /// What Apple's systems and Xcode bring along.
  private static let given: Set<String> = [
    "Accessibility", "Foundation", "SwiftUI", "Testing", "UIKit", "XCTest",
  ]

  /// The modules that a source imports, but not those that it only imports where they exist.
  private func imports(of file: URL) throws -> Set<String> {
    var found: Set<String> = []
    var isConditional = false
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      if words.first == "#if" { isConditional = line.contains("canImport(FoundationXML)") }
      if words.first == "#endif" { isConditional = false }
      guard !isConditional, let start = words.firstIndex(of: "import"), start + 1 < words.count,
        words[..<start].allSatisfy({ $0.hasPrefix("@") || ["public", "package", "internal"].contains($0) })
      else { continue }
      let kinds = ["class", "enum", "func", "protocol", "struct", "typealias", "var"]
      let name = kinds.contains(words[start + 1]) ? words[start + 2] : words[start + 1]
      found.insert(String(name.prefix { $0 != "." }))
    }
    return found
  }

  @Test func everyTargetFindsWhatItImports() throws {
    let targets = try manifest().targets
    let names = Set(targets.map(\.name))
    #expect(names.isSuperset(of: ["AccessibilityTesting", "LiveScreens", "VoiceOver", "Audit"]))
    for target in targets {
      let needs = Set(target.dependencies.compactMap { $0.byName?.first ?? $0.product?.first ?? nil })
      let folder = Self.root.appending(path: target.path ?? "Sources/\(target.name)")
      for resource in target.resources {
        #expect(FileManager.default.fileExists(atPath: folder.appending(path: resource.path).path))
      }
      let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      var count = 0
      while let file = found?.nextObject() as? URL {
        guard file.pathExtension == "swift" else { continue }
        count += 1
        let missing = try imports(of: file).subtracting(needs).subtracting(Self.given)
        #expect(missing.isEmpty, "\(file.path) imports \(missing.sorted())")
      }
      #expect(count > 0, "\(target.name) has no sources")
      // What Linux alone knows must not be needed.
      #expect(needs.isDisjoint(with: ["CurbcutUIKit", "CurbcutSwiftUI", "CurbcutFoundation"]))
    }
  }
}
