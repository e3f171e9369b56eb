import Foundation
import Testing

/// What CurbcutFoundation has in Foundation's place is what the frameworks use.
///
/// In a file that imports Foundation by name, Foundation's own declarations win over those of CurbcutFoundation: the
/// process's bundle, settings and clock in place of the app's. Such a file must leave that import out, since
/// CurbcutFoundation exports it.
@Suite struct ReplacedNamesTests {
  private static let names = [
    "Bundle.main", "Bundle(for:", "Bundle(identifier:", "UserDefaults.standard", "Locale.preferredLanguages",
    ".asyncAfter(", "NSLocalizedString(", "NSClassFromString(",
  ]

  @Test func noFrameworkTakesFoundationsOwn() throws {
    let sources = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources")
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var read = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      let module = file.path.dropFirst(sources.path.count + 1).prefix { $0 != "/" }
      guard module.hasPrefix("Curbcut"), module != "CurbcutFoundation" else { continue }
      read += 1
      let text = try String(contentsOf: file, encoding: .utf8)
      guard text.contains(#/(?m)^import Foundation$/#) else { continue }
      #expect(
        !(text.contains("UserDefaults") && text.contains(".standard")),
        "\(module)/\(file.lastPathComponent) imports Foundation and uses UserDefaults")
      for line in text.split(separator: "\n") where !line.contains("//") {
        let found = Self.names.filter(line.contains)
        #expect(found.isEmpty, "\(module)/\(file.lastPathComponent) imports Foundation and uses \(found)")
      }
    }
    #expect(read > 500)
  }
}
