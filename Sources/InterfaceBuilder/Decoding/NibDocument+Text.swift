import CurbcutUIKit
import Foundation

extension NibDocument {
  /// The attributed string that an `<attributedString>` describes.
  func attributedText(_ element: IBElement) -> NSAttributedString {
    let reader = reader(element)
    defer { reader.finish() }
    reader.note("key")
    let result = NSMutableAttributedString(string: "")
    for fragment in reader.children("fragment") {
      let parts = self.reader(fragment)
      let content = parts.string("content") ?? parts.child(key: "content").map(text(of:)) ?? ""
      let attributes = parts.child("attributes").map(self.attributes) ?? [:]
      result.append(NSAttributedString(string: content, attributes: attributes))
      parts.finish()
    }
    return result
  }

  private func attributes(_ element: IBElement) -> [NSAttributedString.Key: Any] {
    let reader = reader(element)
    var result: [NSAttributedString.Key: Any] = [:]
    if let font = reader.font("NSFont") { result[.font] = font }
    if let color = reader.color("NSColor") { result[.foregroundColor] = color }
    if let color = reader.color("NSBackgroundColor") { result[.backgroundColor] = color }
    if let style = reader.child(key: "NSParagraphStyle") { result[.paragraphStyle] = paragraphStyle(style) }
    for (name, key) in Self.numberAttributes {
      guard let number = reader.child(key: name, names: ["integer", "real", "float", "double"]) else {
        continue
      }
      let value = number["value"].flatMap(ElementReader.number) ?? 0
      result[key] = number.name == "integer" ? Int(value) as Any : value as Any
    }
    if let link = reader.child(key: "NSLink") { result[.link] = link["string"] ?? text(of: link) }
    // The font before substitution, and ligatures, which are on by default.
    _ = reader.child(key: "NSOriginalFont")
    _ = reader.child(key: "NSLigature")
    reader.finish()
    return result
  }

  private static let numberAttributes: [(String, NSAttributedString.Key)] = [
    ("NSUnderline", .underlineStyle), ("NSStrikethrough", .strikethroughStyle), ("NSKern", .kern),
    ("NSBaselineOffset", .baselineOffset), ("NSStrokeWidth", .strokeWidth),
  ]

  private func paragraphStyle(_ element: IBElement) -> NSParagraphStyle {
    let reader = reader(element)
    let style = NSMutableParagraphStyle()
    reader.choice("alignment", TextChoices.alignment) { style.alignment = $0 }
    reader.choice("lineBreakMode", TextChoices.paragraphLineBreak) { style.lineBreakMode = $0 }
    reader.choice(
      "baseWritingDirection",
      [
        "natural": NSWritingDirection.natural, "leftToRight": .leftToRight,
        "rightToLeft": .rightToLeft,
      ]
    ) { style.baseWritingDirection = $0 }
    reader.number("lineSpacing") { style.lineSpacing = $0 }
    reader.number("paragraphSpacing") { style.paragraphSpacing = $0 }
    reader.number("paragraphSpacingBefore") { style.paragraphSpacingBefore = $0 }
    reader.number("firstLineHeadIndent") { style.firstLineHeadIndent = $0 }
    reader.number("headIndent") { style.headIndent = $0 }
    reader.number("tailIndent") { style.tailIndent = $0 }
    reader.number("minimumLineHeight") { style.minimumLineHeight = $0 }
    reader.number("maximumLineHeight") { style.maximumLineHeight = $0 }
    reader.number("lineHeightMultiple") { style.lineHeightMultiple = $0 }
    reader.number("hyphenationFactor") { style.hyphenationFactor = Float($0) }
    // Interface Builder writes its own tab stops, 28 points apart, into every text.
    reader.note("defaultTabInterval", "tighteningFactorForTruncation", "allowsDefaultTighteningForTruncation")
    reader.note(children: "tabStops")
    reader.finish()
    return style
  }
}

/// The names of text alignments and line break modes in documents.
enum TextChoices {
  static let alignment: [String: NSTextAlignment] = [
    "natural": .natural, "left": .left, "center": .center, "right": .right, "justified": .justified,
  ]

  static let lineBreak: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
    "middleTruncation": .byTruncatingMiddle,
  ]

  static let paragraphLineBreak: [String: NSLineBreakMode] = [
    "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
    "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
    "truncatingMiddle": .byTruncatingMiddle,
  ]
}
