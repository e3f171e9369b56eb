import CurbcutUIKit
import Foundation
import Testing

@testable import InterfaceBuilder

@Suite("Symbols of an app's own")
struct SymbolTemplateTests {
  /// A template with a square of 100 points in the middle of capitals, which reach 70 above the baseline.
  private func template(_ groups: String = "", margins: String = "-Regular-M") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE svg
    PUBLIC "-//W3C//DTD SVG 1.1//EN"
           "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
    <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
     <g id="Notes"><rect height="2200" id="artboard" style="fill:white" width="3300" x="0" y="0"/></g>
     <g id="Guides">
      <line id="Baseline-S" x1="263" x2="3036" y1="696" y2="696"/>
      <line id="Capline-S" x1="263" x2="3036" y1="640.7" y2="640.7"/>
      <line id="Baseline-M" x1="263" x2="3036" y1="1126" y2="1126"/>
      <line id="Capline-M" x1="263" x2="3036" y1="1056" y2="1056"/>
      <line id="left-margin\(margins)" x1="1390" x2="1390" y1="1030" y2="1150"/>
      <line id="right-margin\(margins)" x1="1510" x2="1510" y1="1030" y2="1150"/>
     </g>
     <g id="Symbols">\(groups)</g>
    </svg>
    """
  }

  private let medium =
    #"<g id="Regular-M" transform="matrix(1 0 0 1 1400 1126)"><path d="M0 15V-85H100V15Z"/></g>"#

  private func read(_ text: String) -> CustomSymbol? {
    SymbolTemplate.symbol(Data(text.utf8), file: "a.svg")
  }

  @Test("The regular drawing at medium scale is used, between its margins", arguments: ["-Regular-M", ""])
  func regular(margins: String) throws {
    let symbol = try #require(read(template(medium, margins: margins)))
    #expect(symbol.areas.map(\.boundingBoxOfPath) == [CGRect(x: 10, y: -85, width: 100, height: 100)])
    #expect(symbol.width == 120)
    #expect(symbol.capHeight == 70)
  }

  @Test("A template with the small scale only is enlarged")
  func small() throws {
    let symbol = try #require(
      read(
        template(
          #"<g id="Regular-S" transform="translate(1400, 696) scale(2)"><g><path d="M0 0h39.5v39.5"/></g></g>"#,
          margins: "-Black-S")))
    let box = try #require(symbol.areas.first).boundingBoxOfPath
    #expect(abs(box.width - 100) < 0.001 && abs(box.minY) < 0.001)
    #expect(symbol.width == nil)
    #expect(abs(symbol.capHeight - 70) < 0.001)
  }

  @Test("Other files are no templates")
  func others() {
    #expect(read("") == nil)
    #expect(read("<svg width=\"20\" height=\"20\"><path d=\"M0 0h9v9z\"/></svg>") == nil)
    #expect(read(template()) == nil)
    #expect(read(template("<g id=\"Regular-M\"/>")) == nil)
  }

  @Test("It is as large as the text beside it, and grows with its scale and size")
  @MainActor func sizes() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.appendingPathComponent("Assets.xcassets/donut.symbolset", isDirectory: true)
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data(#"{"symbols": [{"filename": "donut.svg", "idiom": "universal"}]}"#.utf8)
      .write(to: set.appendingPathComponent("Contents.json"))
    try Data(template(medium).utf8).write(to: set.appendingPathComponent("donut.svg"))
    let assets = ProjectAssets(folder: folder, languages: [])
    let image = try #require(assets.image(named: "donut", traits: AssetTraits(scale: 3)))
    #expect(image.isSymbolImage)
    #expect(image.accessibilityLabel == nil)
    func size(_ configuration: UIImage.SymbolConfiguration) -> CGSize {
      image.applyingSymbolConfiguration(configuration)?.size ?? .zero
    }
    #expect(size(UIImage.SymbolConfiguration(pointSize: 100)) == CGSize(width: 120, height: 100))
    #expect(size(UIImage.SymbolConfiguration(pointSize: 50)) == CGSize(width: 60, height: 50))
    #expect(size(UIImage.SymbolConfiguration(pointSize: 100, weight: .regular, scale: .large)).height == 128)
    let small = try #require(image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 10)))
    let drawn = UIGraphicsImageRenderer(size: small.size).image { _ in small.draw(at: .zero) }
    let pixels = try #require(drawn.cgImage)
    #expect(pixels.color(atX: pixels.width / 2, y: pixels.height / 2)?.alpha == 1)
    #expect(pixels.color(atX: 0, y: pixels.height / 2)?.alpha == 0)
  }

  @Test("No damaged template stops the reader")
  func fuzz() {
    var numbers = SeededNumbers(seed: 7)
    let bytes = Array(template(medium).utf8)
    for _ in 0..<500 {
      let symbol = SymbolTemplate.symbol(Data(mutated(bytes, by: &numbers)), file: "a.svg")
      if let symbol { _ = UIImage.symbol(named: "a", symbol) }
    }
  }
}
