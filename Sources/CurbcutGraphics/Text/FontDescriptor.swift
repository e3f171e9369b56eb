import Foundation

/// A font by family, size, weight and slope, as the text engine looks it up.
package struct FontDescriptor: Hashable, Sendable {
  /// The design of a font, which determines the installed font that is used for it.
  package enum Design: Hashable, Sendable {
    /// The system font, replaced by Inter.
    case system
    case monospaced
    case serif
    case rounded
    /// A font of a family, if it is installed; otherwise the nearest substitute.
    case family(String)
  }

  package var design: Design
  /// Which letters are shown as small capitals.
  package enum Capitals: Hashable, Sendable {
    case none
    /// Small letters.
    case lowercase
    /// Capitals.
    case uppercase
    /// Both.
    case all
  }

  /// In points.
  package var size: CGFloat
  /// From −1 to 1, as `UIFont.Weight`: 0 is regular, 0.4 bold.
  package var weight: CGFloat
  package var isItalic: Bool
  /// Digits of equal width, as clocks and timers need.
  package var hasMonospacedDigits: Bool
  /// Which letters are small capitals.
  package var capitals = Capitals.none
  /// The space below each line but the last that the text style of the font asks for, in points; nil for that of the
  /// font itself.
  package var leading: CGFloat?

  package init(
    design: Design = .system, size: CGFloat, weight: CGFloat = 0, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false, leading: CGFloat? = nil
  ) {
    self.design = design
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.leading = leading
  }

  package var metrics: FontMetrics { FontMetrics(of: self) }

  package static func == (a: Self, b: Self) -> Bool {
    a.size == b.size && a.weight == b.weight && a.isItalic == b.isItalic && a.design == b.design
      && a.hasMonospacedDigits == b.hasMonospacedDigits && a.leading == b.leading
      && a.capitals == b.capitals
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    hasher.combine(weight)
    hasher.combine(isItalic)
    hasher.combine(design)
  }

  /// The weight on the scale of CSS, 100 to 900.
  var cssWeight: Int {
    switch weight {
    case ..<(-0.7): 100
    case ..<(-0.5): 200
    case ..<(-0.2): 300
    case ..<0.115: 400
    case ..<0.265: 500
    case ..<0.35: 600
    case ..<0.48: 700
    case ..<0.59: 800
    default: 900
    }
  }

  /// The installed family that is used for this font.
  var installedFamily: String {
    switch design {
    case .system, .rounded: size < 20 ? "Inter" : "Inter Display"
    case .monospaced: "DejaVu Sans Mono"
    case .serif: "Noto Serif"
    case .family(let name): AppFonts.file(for: self) == nil ? Self.standIns[name] ?? name : name
    }
  }

  /// Fonts of iOS that may not be redistributed, and the nearest installed families.
  private static let standIns: [String: String] = [
    "Helvetica": "Inter", "Helvetica Neue": "Inter", "Arial": "Inter", "Avenir": "Inter",
    "Avenir Next": "Inter", "Avenir Next Condensed": "Inter", "Gill Sans": "Inter",
    "Futura": "Inter Display", "Verdana": "DejaVu Sans", "Trebuchet MS": "Inter",
    "Menlo": "DejaVu Sans Mono", "Courier": "DejaVu Sans Mono", "Courier New": "DejaVu Sans Mono",
    "Georgia": "Noto Serif", "Times New Roman": "Noto Serif", "Palatino": "Noto Serif",
    "Baskerville": "Noto Serif", "Didot": "Noto Serif", "Hoefler Text": "Noto Serif",
    "Cochin": "Noto Serif", "American Typewriter": "Noto Serif", "Charter": "Noto Serif",
    "Marker Felt": "Inter", "Chalkboard SE": "Inter", "Noteworthy": "Inter",
  ]
}
