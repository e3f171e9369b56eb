import CurbcutGraphics
import CurbcutUIKit
import Testing

/// The colours of a symbol's layers.
///
/// See <https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class/init(palettecolors:)>.
@MainActor
@Suite struct SymbolLayerTests {
  /// The colours of a symbol where its sign is, and where only its frame is.
  private func colors(
    _ name: String, _ configuration: UIImage.SymbolConfiguration, tint: UIColor? = nil
  ) throws -> (sign: [Double], frame: [Double]) {
    let size = UIImage.SymbolConfiguration(pointSize: 60)
    let plain = try #require(UIImage(systemName: name, withConfiguration: size.applying(configuration)))
    let symbol = tint.map { plain.withTintColor($0) } ?? plain
    let image = UIGraphicsImageRenderer(size: symbol.size).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: symbol.size))
      symbol.draw(at: .zero)
    }
    let pixels = try #require(image.cgImage)
    func color(_ x: Double, _ y: Double) throws -> [Double] {
      let found = try #require(
        pixels.color(atX: Int(x * Double(pixels.width)), y: Int(y * Double(pixels.height))))
      return [Double(found.red), Double(found.green), Double(found.blue)].map { ($0 * 10).rounded() / 10 }
    }
    return (try color(0.5, 0.5), try color(0.5, 0.15))
  }

  @Test func aPaletteColoursTheSignAndWhatIsAroundIt() throws {
    let palette = UIImage.SymbolConfiguration(paletteColors: [.white, .green])
    let filled = try colors("plus.circle.fill", palette)
    #expect(filled.sign == [1, 1, 1])
    #expect(filled.frame == [0, 1, 0])
  }

  @Test func oneColourCutsTheSignOut() throws {
    let filled = try colors("plus.circle.fill", .preferringMonochrome(), tint: .blue)
    #expect(filled.sign == [1, 1, 1])
    #expect(filled.frame == [0, 0, 1])
  }

  @Test func aHierarchyShadesWhatIsAround() throws {
    let filled = try colors("plus.circle.fill", .preferringHierarchical(), tint: .blue)
    #expect(filled.sign == [0, 0, 1])
    #expect(filled.frame == [0.5, 0.5, 1])
  }

  @Test func aSymbolOfOneLayerHasTheFirstColour() throws {
    let heart = try colors("heart.fill", UIImage.SymbolConfiguration(paletteColors: [.red, .green]))
    #expect(heart.sign == [1, 0, 0])
  }
}
