import Foundation
import Testing

@testable import CurbcutDrawing

/// The twelve text sizes by the eleven text styles: Fixtures/dynamic-type.json holds the point sizes that Apple
/// publishes and the factors that were measured with `UIFontMetrics` on devices.
@Suite("Dynamic Type")
struct DynamicTypeTests {
  struct Row: Codable, Sendable {
    var pointSizes: [Double]
    var factors: [Double]
  }

  private static let styles: [String: UIFont.TextStyle] = [
    "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3,
    "headline": .headline, "body": .body, "callout": .callout, "subheadline": .subheadline,
    "footnote": .footnote, "caption1": .caption1, "caption2": .caption2,
  ]

  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]

  private static func table() throws -> [String: Row] {
    let url = try #require(
      Bundle.module.url(forResource: "dynamic-type", withExtension: "json", subdirectory: "Fixtures"))
    return try JSONDecoder().decode([String: Row].self, from: Data(contentsOf: url))
  }

  private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: category), UITraitCollection(displayScale: 3),
    ])
  }

  @Test("every style has its size at every text size", arguments: styles.keys.sorted())
  func pointSizes(name: String) throws {
    let (row, style) = (try #require(Self.table()[name]), try #require(Self.styles[name]))
    for (index, category) in Self.categories.enumerated() {
      let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits(category))
      #expect(font.pointSize == CGFloat(row.pointSizes[index]), "at \(category.rawValue)")
    }
  }

  @Test("lengths scale by the measured factors", arguments: styles.keys.sorted())
  func factors(name: String) throws {
    let (row, style) = (try #require(Self.table()[name]), try #require(Self.styles[name]))
    let metrics = UIFontMetrics(forTextStyle: style)
    for (index, category) in Self.categories.enumerated() {
      let value = metrics.scaledValue(for: 1000, compatibleWith: traits(category))
      #expect(abs(value / 1000 - CGFloat(row.factors[index])) < 0.0006, "at \(category.rawValue)")
    }
  }

  @Test("values round to pixels, fonts to points, and a maximum holds")
  func rounding() {
    let metrics = UIFontMetrics.default
    #expect(metrics.scaledValue(for: 17, compatibleWith: traits(.medium)) == CGFloat(49) / 3)
    #expect(metrics.scaledValue(for: 17.1, compatibleWith: traits(.large)) == 17.1)
    let font = UIFont.systemFont(ofSize: 17)
    #expect(metrics.scaledFont(for: font, compatibleWith: traits(.extraLarge)).pointSize == 19)
    let largest = traits(.accessibilityExtraExtraExtraLarge)
    #expect(metrics.scaledFont(for: font, compatibleWith: largest).pointSize == 48)
    let capped = metrics.scaledFont(for: font, maximumPointSize: 30, compatibleWith: largest)
    #expect(capped.pointSize == 30)
  }

  @Test("fonts of styles and metrics follow the text size; others stay")
  func adjusts() {
    let largest = traits(.accessibilityExtraExtraExtraLarge)
    let preferred = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits(.large))
    #expect(preferred.adjusted(for: largest).pointSize == 53)
    let scaled = UIFontMetrics.default.scaledFont(
      for: .boldSystemFont(ofSize: 20), compatibleWith: traits(.large))
    #expect(scaled.adjusted(for: largest).pointSize == 56)
    #expect(UIFont.systemFont(ofSize: 20).adjusted(for: largest).pointSize == 20)
  }

  @Test("headlines are semibold, and all styles heavier with bold text")
  func weights() {
    let bold = UITraitCollection(legibilityWeight: .bold)
    #expect(UIFont.preferredFont(forTextStyle: .headline).fontName == ".SFUI-Semibold")
    #expect(UIFont.preferredFont(forTextStyle: .body).fontName == ".SFUI-Regular")
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: bold).fontName == ".SFUI-Semibold")
    #expect(UIFont.preferredFont(forTextStyle: .headline, compatibleWith: bold).fontName == ".SFUI-Heavy")
  }
}
