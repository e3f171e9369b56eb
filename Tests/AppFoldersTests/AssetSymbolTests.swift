import Foundation
import Testing

@testable import AppFolders

@Suite("The names of colours and images in Swift")
struct AssetSymbolTests {
  /// Names with what Xcode has made of them, in sources that it has generated.
  private static let names: [(name: String, suffix: String, symbol: String)] = [
    ("AccentColor", "Color", "accent"), ("BG", "Color", "BG"), ("BGColorOne", "Color", "bgColorOne"),
    ("LaunchScreenBackground", "Color", "launchScreenBackground"), ("color_24292B", "Color", "color24292B"),
    ("tabbarBackgroundColor", "Color", "tabbarBackground"),
    ("dailystreakstarted", "Image", "dailystreakstarted"),
    ("AppIconImage", "Image", "appIcon"), ("sticky-note", "Image", "stickyNote"), ("1", "Image", "_1"),
    ("0b3b21ff27f67b9e5821", "Image", "_0B3B21Ff27F67B9E5821"), ("downIndicator", "Image", "downIndicator"),
    ("ClxAssetAskInfo", "Image", "clxAssetAskInfo"), ("Chevron Left", "Image", "chevronLeft"),
  ]

  @Test("Are those that Xcode generates", arguments: names)
  func symbol(_ name: String, _ suffix: String, _ symbol: String) {
    #expect(AssetSymbols.symbol(name, suffix: suffix) == symbol)
  }

  @Test("Keep the only word, are put in quotes where they are words of Swift, and need a letter")
  func special() {
    #expect(AssetSymbols.symbol("Color", suffix: "Color") == "color")
    #expect(AssetSymbols.symbol("Default", suffix: "Image") == "`default`")
    #expect(AssetSymbols.symbol("—", suffix: "Image") == nil)
    #expect(AssetSymbols.symbol("Grün-Blau", suffix: "Color") == "grünBlau")
  }

  private func catalog(_ sets: [String], namespaces: [String] = []) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).xcassets")
    for path in sets + namespaces {
      let url = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      let contents = namespaces.contains(path) ? "{\"properties\": {\"provides-namespace\": true}}" : "{}"
      try Data(contents.utf8).write(to: url.appendingPathComponent("Contents.json"))
    }
    return folder
  }

  private func text(_ catalog: URL, extensions: Bool = true, sources: [String] = ["import SwiftUI"]) -> String
  {
    AssetSymbols([catalog], options: .init(names: true, extensions: extensions), sources: sources).text ?? ""
  }

  @Test("Stand in namespaces where folders are some, and belong to the frameworks' classes if asked for")
  func file() throws {
    let catalog = try catalog(
      ["Brand/Primary.colorset", "Plain/Sea.colorset", "red.colorset", "Dog.imageset"], namespaces: ["Brand"])
    defer { try? FileManager.default.removeItem(at: catalog) }
    let all = text(catalog)
    for line in [
      "static let sea = ColorResource(name: \"Sea\", bundle: .main)", "enum Brand {",
      "static let primary = ColorResource(name: \"Brand/Primary\", bundle: .main)",
      "static let dog = ImageResource(name: \"Dog\", bundle: .main)",
      "static var sea: UIColor { .init(resource: ColorResource.sea) }",
      "static var sea: SwiftUI.Color { .init(ColorResource.sea) }",
      "static var primary: SwiftUI.Color { .init(ColorResource.Brand.primary) }",
      "extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {",
      "static var dog: UIImage { .init(resource: ImageResource.dog) }",
    ] { #expect(all.contains(line), "\(line)") }
    // No type can be nested in an extension of a protocol.
    let styles = try #require(all.split(separator: "extension SwiftUI.ShapeStyle").last)
    #expect(styles.contains("static var sea") && !styles.contains("enum Brand"))
    // The frameworks have a red.
    #expect(!all.contains("static var red"))
    #expect(all.contains("static let red = ColorResource"))
    #expect(!text(catalog, extensions: false).contains("extension UIColor"))
    #expect(!text(catalog, sources: ["import UIKit"]).contains("SwiftUI"))
    // What the app declares itself comes first.
    let own = text(catalog, sources: ["import SwiftUI\nextension Color { static let sea = Color(.sea) }"])
    #expect(!own.contains("static var sea: SwiftUI.Color"))
  }

  @Test("Of a package lie in its own bundle")
  func packages() throws {
    let catalog = try catalog(["Fountain/stone.imageset"], namespaces: ["Fountain"])
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer {
      try? FileManager.default.removeItem(at: catalog)
      try? FileManager.default.removeItem(at: scratch)
    }
    var art = AppContents.Module(name: "Art", sources: [])
    art.resourceBundle = .init(name: "Art_Art", identifier: "art", language: "en")
    let contents = AppContents(
      name: "App", modules: [art, AppContents.Module(name: "App", sources: [])],
      resources: [.init(url: catalog, path: "Art_Art.bundle/Assets.xcassets")], information: [:], notes: []
    ).addingAssetSymbols(in: scratch)
    #expect(contents.modules[1].sources.isEmpty)
    let file = try #require(contents.modules[0].sources.first)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("static let stone = ImageResource(name: \"Fountain/stone\", bundle: .module)"))
  }

  @Test("Are none where there are no such assets")
  func none() throws {
    let catalog = try catalog(["AppIcon.appiconset"])
    defer { try? FileManager.default.removeItem(at: catalog) }
    #expect(AssetSymbols([catalog], options: .init(), sources: []).text == nil)
  }
}
