import Foundation
import Testing

@testable import InterfaceBuilder

@Suite("Asset catalogs")
struct AssetCatalogTests {
  func color(_ json: String, _ traits: AssetTraits = AssetTraits()) throws -> ColorSet.Value? {
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    return ColorSet(contents: try #require(object)).value(for: traits)
  }

  @Test(
    "A component has one of several spellings",
    arguments: [
      ("\"0xFF\"", "\"0x80\"", "\"0x00\"", 1, 128.0 / 255, 0),
      ("\"255\"", "\"128\"", "\"0\"", 1, 128.0 / 255, 0),
      ("\"1.000\"", "\"0.500\"", "\"0.000\"", 1, 0.5, 0),
      ("\"1\"", "\"0.5\"", "\"0\"", 1, 0.5, 0),
      ("1", "0.5", "0", 1, 0.5, 0),
      ("\"1\"", "\"1\"", "\"0\"", 1, 1, 0),
    ] as [(String, String, String, Double, Double, Double)])
  func components(
    red: String, green: String, blue: String, expectedRed: Double, expectedGreen: Double,
    expectedBlue: Double
  ) throws {
    let value = try color(
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": \(red), "green": \(green), "blue": \(blue), "alpha": "1.000"}}}]}
      """)
    #expect(
      value == .components(red: expectedRed, green: expectedGreen, blue: expectedBlue, alpha: 1))
  }

  @Test("Gray, system and wide colours")
  func spaces() throws {
    #expect(
      try color(
        """
        {"colors": [{"color": {"color-space": "gray-gamma-22", "components":
          {"white": "0.250", "alpha": "0.500"}}}]}
        """) == .components(red: 0.25, green: 0.25, blue: 0.25, alpha: 0.5))
    #expect(
      try color("{\"colors\": [{\"color\": {\"platform\": \"ios\", \"reference\": \"systemBlueColor\"}}]}")
        == .reference("systemBlueColor"))
    let wide = try color(
      """
      {"colors": [{"color": {"color-space": "display-p3", "components":
        {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}}]}
      """)
    guard case .components(let red, let green, let blue, _) = wide else {
      Issue.record("no components")
      return
    }
    #expect(red > 1.05 && green < -0.2 && blue < -0.1)
  }

  static let variants = """
    {"colors": [
      {"idiom": "universal", "color": {"reference": "any"}},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
        "color": {"reference": "dark"}},
      {"idiom": "universal", "appearances": [{"appearance": "contrast", "value": "high"}],
        "color": {"reference": "contrast"}},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"},
        {"appearance": "contrast", "value": "high"}], "color": {"reference": "both"}},
      {"idiom": "ipad", "color": {"reference": "ipad"}},
      {"idiom": "mac", "color": {"reference": "mac"}}
    ]}
    """

  @Test(
    "The variant that fits the appearance is chosen",
    arguments: [
      (AssetTraits(), "any"), (AssetTraits(isDark: true), "dark"),
      (AssetTraits(isHighContrast: true), "contrast"),
      (AssetTraits(isDark: true, isHighContrast: true), "both"),
      (AssetTraits(idiom: "ipad"), "ipad"), (AssetTraits(idiom: "iphone"), "any"),
    ])
  func appearance(traits: AssetTraits, expected: String) throws {
    #expect(try color(Self.variants, traits) == .reference(expected))
  }

  @Test("A picture is chosen by scale among the files that exist")
  func images() throws {
    let folder = try ScratchFolder()
    try folder.write(
      """
      {"images": [{"idiom": "universal", "filename": "a.png", "scale": "1x"},
        {"idiom": "universal", "filename": "a@2x.png", "scale": "2x"},
        {"idiom": "universal", "filename": "a@3x.png", "scale": "3x"},
        {"idiom": "universal", "filename": "../../secret.png", "scale": "2x"}],
       "properties": {"template-rendering-intent": "template"}}
      """, to: "A.xcassets/Brand/a.imageset/Contents.json")
    try folder.write(
      "{\"properties\": {\"provides-namespace\": true}}", to: "A.xcassets/Brand/Contents.json")
    for name in ["a.png", "a@2x.png"] { try folder.write("", to: "A.xcassets/Brand/a.imageset/\(name)") }
    let catalog = AssetCatalog(url: folder.url.appendingPathComponent("A.xcassets"))
    let image = try #require(catalog.image(named: "Brand/a"))
    #expect(image.renderingIntent == .template)
    #expect(image.variant(for: AssetTraits(scale: 2))?.url.lastPathComponent == "a@2x.png")
    #expect(image.variant(for: AssetTraits(scale: 3))?.url.lastPathComponent == "a@2x.png")
    #expect(image.variant(for: AssetTraits(scale: 1))?.url.lastPathComponent == "a.png")
    #expect(catalog.image(named: "a") == nil)
    #expect(catalog.color(named: "Brand/a") == nil)
  }

  @Test("Every colour and picture of the real catalogs is read", .enabled(if: Corpus.folder != nil))
  func corpus() throws {
    let folder = try #require(Corpus.folder)
    let all = try #require(FileManager.default.enumerator(atPath: folder.path))
    var colors = 0
    for case let path as String in all where path.hasSuffix(".colorset/Contents.json") {
      let data = try Data(contentsOf: folder.appendingPathComponent(path))
      let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      let written = (object["colors"] as? [[String: Any]] ?? []).filter { $0["color"] != nil }
      #expect(ColorSet(contents: object).variants.count == written.count, "\(path)")
      colors += 1
    }
    #expect(colors > 100)
  }

  @Test("The catalogs of the project are found, nearest first, and no others")
  func project() throws {
    let folder = try ScratchFolder()
    try folder.write("", to: "Work/App/README.md")
    try folder.write("{}", to: "Work/App/Resources/Shared.xcassets/Contents.json")
    try folder.write("{}", to: "Work/App/Screens/Near.xcassets/Contents.json")
    try folder.write("{}", to: "Work/Other/Foreign.xcassets/Contents.json")
    try folder.write("{}", to: "Work/App/Pods/Pod.xcassets/Contents.json")
    try folder.write("", to: "Work/App/Resources/loose.png")
    let document = try folder.write("<document/>", to: "Work/App/Screens/Base.lproj/Main.storyboard")
    let files = ProjectFiles(document: document)
    #expect(files.catalogs.map(\.url.lastPathComponent) == ["Near.xcassets", "Shared.xcassets"])
    #expect(files.pictures["loose.png"] != nil)
  }
}
