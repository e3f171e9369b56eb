import Foundation
import Testing

@testable import CurbcutDrawing

@Suite("Images")
struct UIImageTests {
  private func square(_ color: UIColor, side: CGFloat = 4) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  private func rgb(_ image: UIImage, _ x: Int, _ y: Int) -> [Int] {
    guard let color = image.cgImage?.color(atX: x, y: y) else { return [] }
    return [color.red, color.green, color.blue, color.alpha].map { Int(($0 * 255).rounded()) }
  }

  @Test("a renderer makes images in points and pixels")
  func renderer() throws {
    let image = square(.red)
    #expect(image.size == CGSize(width: 4, height: 4))
    #expect(image.scale == 2)
    #expect(image.cgImage?.width == 8)
    #expect(rgb(image, 3, 3) == [255, 0, 0, 255])
    let data = try #require(image.pngData())
    #expect(UIImage(data: data, scale: 2)?.size == image.size)
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
  }

  @Test("templates are drawn in the tint, originals in their own colours")
  func tint() {
    func drawn(_ image: UIImage) -> UIImage {
      UIGraphicsImageRenderer(size: image.size).image { _ in
        image.draw(in: CGRect(origin: .zero, size: image.size), tint: .green)
      }
    }
    let red = square(.red)
    #expect(rgb(drawn(red.withRenderingMode(.alwaysTemplate)), 2, 2) == [0, 255, 0, 255])
    #expect(rgb(drawn(red.withRenderingMode(.alwaysOriginal)), 2, 2) == [255, 0, 0, 255])
    let blue = red.withTintColor(.blue, renderingMode: .alwaysOriginal)
    #expect(rgb(drawn(blue), 2, 2) == [0, 0, 255, 255])
    #expect(!red.isTemplate)
  }

  @Test("a resizable image keeps its corners")
  func resizable() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 3, y: 3, width: 3, height: 3))
    }
    let caps = image.resizableImage(withCapInsets: UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3))
    let wide = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30)).image { _ in
      caps.draw(in: CGRect(x: 0, y: 0, width: 60, height: 30))
    }
    let scale = Int(wide.scale)
    #expect(rgb(wide, 1 * scale, 15 * scale) == [255, 0, 0, 255])
    #expect(rgb(wide, 30 * scale, 15 * scale) == [0, 0, 255, 255])
    #expect(rgb(wide, 6 * scale, 15 * scale) == [0, 0, 255, 255])
  }

  @Test("symbols have a size by point size, scale and weight, and never fail for a plausible name")
  func symbols() throws {
    let star = try #require(UIImage(systemName: "star"))
    #expect(star.isSymbolImage && star.isTemplate)
    #expect(star.size.height > 15 && star.size.height < 25)
    let large = try #require(
      UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))
    #expect(abs(large.size.height - 2 * star.size.height) < 1)
    #expect(star.withConfiguration(UIImage.SymbolConfiguration(scale: .small)).size.height < star.size.height)
    #expect(UIImage(systemName: "some.symbol.of.the.future") != nil)
    #expect(UIImage(systemName: "Not a symbol") == nil)
    #expect(UIImage(systemName: "") == nil)
  }

  @Test("every drawing of a symbol draws something inside its box")
  func drawings() throws {
    for name in SymbolLibrary.allNames {
      for variant in [name, name + ".fill", name + ".circle.fill", name + ".slash"] {
        let glyph = try #require(SymbolLibrary.glyph(named: variant))
        let context = try #require(CGContext(width: 40, height: 40, scale: 1))
        glyph.draw(
          in: CGRect(x: 8, y: 8, width: 24, height: 24), weight: .regular, colors: .init(primary: .black),
          context: context)
        let image = try #require(context.makeImage())
        var (inside, outside) = (0, 0)
        for y in 0..<40 {
          for x in 0..<40 where (image.color(atX: x, y: y)?.alpha ?? 0) > 0.3 {
            if (6...33).contains(x) && (6...33).contains(y) { inside += 1 } else { outside += 1 }
          }
        }
        #expect(inside > 10, "\(variant) draws nothing")
        #expect(outside == 0, "\(variant) draws outside of its box")
      }
    }
  }

  @Test(
    "symbols are called what iOS calls them, else by their own name",
    arguments: [
      ("star.fill", "favorite"), ("gear", "settings"), ("square.and.arrow.up", "Share"),
      ("chevron.down", "go down"), ("arrow.2.squarepath", "arrow.2.squarepath"),
    ])
  func labels(name: String, label: String) {
    #expect(UIImage(systemName: name)?.accessibilityLabel == label)
  }

  @Test("what an app says about an image wins, and stays with its variants")
  func accessibility() throws {
    let image = try #require(UIImage(systemName: "star"))
    image.accessibilityLabel = "Rate"
    #expect(image.withRenderingMode(.alwaysOriginal).accessibilityLabel == "Rate")
    #expect(UIImage(systemName: "star")?.accessibilityLabel == "favorite")
    #expect(image.accessibilityIdentifier == "star")
  }
}

@MainActor
@Suite("Image assets")
struct UIImageAssetTests {
  private func square(side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
  }

  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test("give the picture that was registered for the traits")
  func registered() {
    let plain = square(side: 10)
    plain.imageAsset?.register(square(side: 20), with: dark)
    #expect(plain.imageAsset?.image(with: dark).size.width == 20)
    #expect(plain.imageAsset?.image(with: UITraitCollection(userInterfaceStyle: .light)).size.width == 10)
    plain.imageAsset?.unregister(with: dark)
    #expect(plain.imageAsset?.image(with: dark).size.width == 10)
  }

  @Test("an asset of one's own needs pictures for each appearance")
  func own() {
    let asset = UIImageAsset()
    #expect(asset.image(with: dark).size == .zero)
    asset.register(square(side: 5), with: UIImage.Configuration(traitCollection: dark))
    #expect(asset.image(with: UIImage.Configuration(traitCollection: dark)).size.width == 5)
  }
}

@Suite("Symbols without a drawing of ours")
struct SymbolStandInTests {
  private func drawn(_ name: String, weight: UIImage.SymbolWeight = .regular) throws -> CGImage {
    let configuration = UIImage.SymbolConfiguration(pointSize: 60, weight: weight)
    let symbol = try #require(UIImage(systemName: name, withConfiguration: configuration))
    return try #require(symbol.cgImage)
  }

  private func ink(_ image: CGImage) -> Int {
    var count = 0
    for y in 0..<image.height {
      for x in 0..<image.width where (image.color(atX: x, y: y)?.alpha ?? 0) > 0.5 { count += 1 }
    }
    return count
  }

  @Test("show their name in a box")
  func named() throws {
    let long = try drawn("no.such.symbol")
    let short = try drawn("zz")
    // The box is the same; what stands in it is not.
    #expect(ink(long) != ink(short))
    #expect(ink(long) > 1000)
    #expect(long.width == short.width)
  }

  @Test(
    "are few among those that apps use most",
    arguments: [
      "arrowtriangle.down.fill", "arrowtriangle.up.circle", "doc.text.magnifyingglass", "cloud.sun.rain.fill",
      "bird",
      "bird.fill", "hare", "tortoise.fill", "wind", "checklist", "1.circle", "12.square.fill", "a.circle",
      "plus.app",
      "lock.shield", "xmark.octagon.fill", "questionmark.square.dashed", "thermometer.snowflake",
      "storefront",
      "textformat.abc", "rectangle.portrait.and.arrow.right",
    ])
  func drawings(name: String) throws {
    let glyph = try #require(SymbolLibrary.glyph(named: name))
    if case .some = glyph.standIn { Issue.record("\(name) has no drawing") }
    #expect(ink(try drawn(name)) > 300)
  }

  @Test("numbers in filled frames are cut out")
  func numbers() throws {
    let (one, eight) = (try drawn("1.circle.fill"), try drawn("8.circle.fill"))
    #expect(ink(one) > ink(eight))
    #expect(ink(try drawn("8.circle")) > ink(try drawn("1.circle")))
    #expect((eight.color(atX: 2, y: 2)?.alpha ?? 1) < 0.1)
  }

  @Test("take an icon of the theme, if it is installed, in every weight")
  func icons() throws {
    #expect(SymbolIcon.table["rotate.left"]?.icon == "object-rotate-left")
    guard SymbolIcon.standingIn(for: "rotate.left") != nil else { return }
    let plain = try drawn("rotate.left")
    let heavy = try drawn("rotate.left", weight: .black)
    #expect(ink(plain) > 500)
    #expect(ink(heavy) > ink(plain))
    // The icon for the outline stands for the filled symbol and for the one in a circle too.
    #expect(ink(try drawn("rotate.left.fill")) == ink(plain))
    #expect(ink(try drawn("no.such.rotate.left")) != ink(plain))
  }

  @Test("are drawn in the colour of the text beside them")
  func tinted() throws {
    for name in ["rotate.left", "no.such.symbol", "star"] {
      let symbol = try #require(UIImage(systemName: name)?.withTintColor(.red))
      let picture = UIGraphicsImageRenderer(size: symbol.size).image { _ in symbol.draw(at: .zero) }
      var colours: Set<[Int]> = []
      let image = try #require(picture.cgImage)
      for y in 0..<image.height {
        for x in 0..<image.width {
          guard let color = image.color(atX: x, y: y), color.alpha > 0.9 else { continue }
          colours.insert([Int(color.red * 255 + 0.5), Int(color.green * 255 + 0.5)])
        }
      }
      #expect(colours == [[255, 0]])
    }
  }

  @Test(
    "are called what they are called with a drawing",
    arguments: [("rotate.left", "rotate.left"), ("no.such.symbol", "no.such.symbol"), ("gear", "settings")])
  func words(name: String, label: String) {
    #expect(UIImage(systemName: name)?.accessibilityLabel == label)
  }

  @Test("every symbol that an icon stands in for has a name that symbols may have")
  func table() {
    #expect(SymbolIcon.table.count > 50)
    for name in SymbolIcon.table.keys { #expect(SymbolLibrary.glyph(named: name) != nil, "\(name)") }
  }
}
