import Foundation
import Testing

@Suite("The accent colour of an app")
struct AccentColorTests {
  private static let app = """
    import SwiftUI

    @main
    struct Colours: App {
      init() {
        let own = UIView().tintColor.cgColor.components ?? []
        let named = UIColor(.accentColor).cgColor.components ?? []
        print("tint", own.map { Int(($0 * 255).rounded()) }, named == own)
      }
      var body: some Scene { WindowGroup { Button("Go") {} } }
    }
    """

  private func tint(_ colorSet: String?) throws -> String {
    let app = try SmallApp("Colours")
    try app.write("Colours.swift", Self.app)
    if let colorSet {
      let folder = URL(fileURLWithPath: app.path).appendingPathComponent(
        "Assets.xcassets/AccentColor.colorset")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(colorSet.utf8).write(to: folder.appendingPathComponent("Contents.json"))
    }
    let result = try app.run(["read"])
    #expect(result.status == 0, "\(result.errors)")
    return result.errors.split(separator: "\n").last { $0.hasPrefix("app: tint") }.map(String.init) ?? ""
  }

  @Test("That of the asset catalog is the tint of every view that has none of its own")
  func fromCatalog() throws {
    let line = try tint(
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
      {"red": "0x33", "green": "0x66", "blue": "0x99", "alpha": "1.000"}}}], "info": {"version": 1, "author": "xcode"}}
      """)
    #expect(line == "app: tint [51, 102, 153, 255] true")
  }

  @Test("Without a colour in it, as Xcode's template has it, and without a catalog, it is blue")
  func blue() throws {
    let template =
      "{\"colors\": [{\"idiom\": \"universal\"}], \"info\": {\"version\": 1, \"author\": \"xcode\"}}"
    let empty = try tint(template)
    let none = try tint(nil)
    #expect(empty == none)
    #expect(none.hasPrefix("app: tint [0, ") && none.hasSuffix(", 255, 255] true"))
  }
}
