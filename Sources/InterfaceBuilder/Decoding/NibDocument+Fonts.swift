import CurbcutUIKit
import Foundation

extension NibDocument {
  /// The font that a `<fontDescription>`, or the `<font>` of an attributed string, describes.
  ///
  /// Text styles have the size for the user's preferred text size, as when iOS loads a nib.
  func font(_ element: IBElement) -> UIFont? {
    let reader = reader(element)
    defer { reader.finish() }
    if let style = reader.string("style") {
      guard let known = FontNames.styles[style] else {
        warn("‘\(style)’ is not a text style", at: element)
        return nil
      }
      return UIFont.preferredFont(forTextStyle: known, compatibleWith: traits)
    }
    let size = reader.number("pointSize") ?? reader.number("size") ?? 17
    let weight = reader.string("weight").flatMap { FontNames.weights[$0] }
    if let type = reader.string("type") ?? reader.string("metaFont") {
      switch type {
      case "system", "smallSystem", "cellTitle", "label", "message", "menu":
        return UIFont.systemFont(ofSize: size, weight: weight ?? .regular)
      case "boldSystem", "systemBold", "smallSystemBold":
        return UIFont.systemFont(ofSize: size, weight: weight ?? .bold)
      case "italicSystem", "systemItalic":
        return UIFont.italicSystemFont(ofSize: size)
      case "monospacedSystem":
        return UIFont.monospacedSystemFont(ofSize: size, weight: weight ?? .regular)
      case "monospacedDigitSystem":
        return UIFont.monospacedDigitSystemFont(ofSize: size, weight: weight ?? .regular)
      default:
        warn("‘\(type)’ is not a kind of font; the system's stands in", at: element)
        return UIFont.systemFont(ofSize: size)
      }
    }
    let family = reader.string("family")
    guard let name = reader.string("name") ?? family else {
      return UIFont.systemFont(ofSize: size, weight: weight ?? .regular)
    }
    return font(named: name, size: size, at: element)
  }

  /// A font by its PostScript name. Fonts that are not installed are replaced by the system font, in the weight that
  /// the
  /// name implies.
  private func font(named name: String, size: CGFloat, at element: IBElement) -> UIFont {
    let isSystem = name.hasPrefix(".") || name == "Helvetica" || name.hasPrefix("HelveticaNeue")
    if !isSystem, let font = UIFont(name: name, size: size) { return font }
    if !isSystem, surroundings.assets.addFonts(), let font = UIFont(name: name, size: size) { return font }
    if !isSystem {
      warn("the font ‘\(name)’ is not here; the system's stands in", kind: "font \(name)", at: element)
    }
    let style = name.split(separator: "-").last.map { String($0).lowercased() } ?? ""
    if style.contains("italic") || style.contains("oblique") { return UIFont.italicSystemFont(ofSize: size) }
    let weight = FontNames.weights.first { style == $0.key.lowercased() }?.value
    return UIFont.systemFont(ofSize: size, weight: weight ?? .regular)
  }
}

/// The names of text styles and font weights in documents.
enum FontNames {
  static let styles: [String: UIFont.TextStyle] = [
    "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleTitle1": .title1,
    "UICTFontTextStyleTitle2": .title2, "UICTFontTextStyleTitle3": .title3,
    "UICTFontTextStyleHeadline": .headline, "UICTFontTextStyleSubhead": .subheadline,
    "UICTFontTextStyleBody": .body, "UICTFontTextStyleCallout": .callout,
    "UICTFontTextStyleFootnote": .footnote, "UICTFontTextStyleCaption1": .caption1,
    "UICTFontTextStyleCaption2": .caption2,
  ]

  static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
