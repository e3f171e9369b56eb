import CurbcutDrawing
import CurbcutGraphics
import CurbcutUIKit
import Foundation

/// A font, found when it is shown, for the size of text at that place.
///
/// Follows <https://developer.apple.com/documentation/swiftui/font>.
public struct Font: Hashable, Sendable {
  private indirect enum Source: Hashable, Sendable {
    case style(TextStyle, Design?, Weight?)
    case system(size: CGFloat, Weight?, Design?)
    case custom(String, size: CGFloat, relativeTo: TextStyle?)
    case platform(UIFont)
    case changed(Font, Change)
  }

  private enum Change: Hashable, Sendable {
    case weight(Weight)
    case italic
    case monospacedDigit
    case monospaced
    case bold
    case leading(Leading)
    case capitals(FontCapitals)
  }

  private let source: Source

  private init(_ source: Source) { self.source = source }

  // MARK: Text styles

  /// The font of large titles.
  public static let largeTitle = Font(.style(.largeTitle, nil, nil))
  /// The font of titles.
  public static let title = Font(.style(.title, nil, nil))
  /// The font of second level titles.
  public static let title2 = Font(.style(.title2, nil, nil))
  /// The font of third level titles.
  public static let title3 = Font(.style(.title3, nil, nil))
  /// The font of headings.
  public static let headline = Font(.style(.headline, nil, nil))
  /// The font of subheadings.
  public static let subheadline = Font(.style(.subheadline, nil, nil))
  /// The font of body text.
  public static let body = Font(.style(.body, nil, nil))
  /// The font of callouts.
  public static let callout = Font(.style(.callout, nil, nil))
  /// The font of footnotes.
  public static let footnote = Font(.style(.footnote, nil, nil))
  /// The font of captions.
  public static let caption = Font(.style(.caption, nil, nil))
  /// The font of smaller captions.
  public static let caption2 = Font(.style(.caption2, nil, nil))

  /// The font of texts that ask for no other.
  public static let `default` = body

  /// The font of a text style.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/font/system(_:design:weight:)>.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style, design, weight))
  }

  /// The system's font with a fixed size, in points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size: size, weight, design))
  }

  /// A font of the app that grows with body text.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size: size, relativeTo: .body))
  }

  /// A font of the app that grows with a text style.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.custom(name, size: size, relativeTo: textStyle))
  }

  /// A font of the app with a fixed size, in points.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, size: fixedSize, relativeTo: nil))
  }

  /// The font of UIKit.
  public init(_ font: UIFont) { self.init(.platform(font)) }

  // MARK: Changes

  /// The font in a weight.
  public func weight(_ weight: Weight) -> Font { Font(.changed(self, .weight(weight))) }
  /// The font in bold.
  public func bold() -> Font { Font(.changed(self, .bold)) }
  /// The font in italics.
  public func italic() -> Font { Font(.changed(self, .italic)) }
  /// The font with digits of one width.
  public func monospacedDigit() -> Font { Font(.changed(self, .monospacedDigit)) }
  /// The font with letters of one width.
  public func monospaced() -> Font { Font(.changed(self, .monospaced)) }
  /// The font with tighter or looser lines.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/font/leading(_:)>.
  public func leading(_ leading: Leading) -> Font { Font(.changed(self, .leading(leading))) }
  /// The font with small capitals in place of small letters and of capitals.
  ///
  /// The fonts here have none, unlike those of iOS: they are made of smaller capitals.
  public func smallCaps() -> Font { with(.all) }
  /// The font with small capitals in place of small letters.
  ///
  /// The fonts here have none, unlike those of iOS: they are made of smaller capitals.
  public func lowercaseSmallCaps() -> Font { with(.lowercase) }
  /// The font with small capitals in place of capitals.
  ///
  /// The fonts here have none, unlike those of iOS: they are made of smaller capitals.
  public func uppercaseSmallCaps() -> Font { with(.uppercase) }

  func with(_ capitals: FontCapitals) -> Font { Font(.changed(self, .capitals(capitals))) }

  // MARK: Resolving

  /// The fonts that were found for the traits asked for last, which are the same for a whole screen.
  @MainActor private static var known: (traits: UITraitCollection?, fonts: [Font: UIFont]) = (nil, [:])

  /// By how much lines are further apart than those of the font's style, in points (WWDC20 session 10175).
  var leadingChange: CGFloat {
    guard case .changed(let font, let change) = source else { return 0 }
    switch change {
    case .leading(.standard): return 0
    case .leading(.tight): return -2
    case .leading(.loose): return 2
    default: return font.leadingChange
    }
  }

  /// Which letters are small capitals; nil for none.
  var knownCapitals: FontCapitals? {
    guard case .changed(let font, let change) = source else { return nil }
    if case .capitals(let capitals) = change { return capitals }
    return font.knownCapitals
  }

  /// The font of UIKit for traits.
  @MainActor
  func resolved(for traits: UITraitCollection) -> UIFont {
    if Self.known.traits !== traits { Self.known = (traits, [:]) }
    if let found = Self.known.fonts[self] { return found }
    let font = found(for: traits)
    Self.known.fonts[self] = font
    return font
  }

  func found(for traits: UITraitCollection) -> UIFont {
    switch source {
    case .style(let style, let design, let weight):
      var font = UIFont.preferredFont(forTextStyle: style.uiStyle, compatibleWith: traits)
      if let weight { font = font.with(weight: weight) }
      if let design { font = font.with(design: design) }
      return font
    case .system(let size, let weight, let design):
      var font = UIFont.systemFont(ofSize: size, weight: (weight ?? .regular).uiWeight)
      if let design { font = font.with(design: design) }
      return font
    case .custom(let name, let size, let style):
      let scaled = style.map {
        UIFontMetrics(forTextStyle: $0.uiStyle).scaledValue(for: size, compatibleWith: traits)
      }
      let points = scaled ?? size
      return UIFont(name: name, size: points) ?? .systemFont(ofSize: points)
    case .platform(let font): return font
    case .changed(let font, let change):
      let base = font.found(for: traits)
      switch change {
      case .weight(let weight): return base.with(weight: weight)
      case .bold: return base.with(weight: .bold)
      case .italic: return base.with(traits: .traitItalic)
      case .monospacedDigit: return base.withMonospacedDigits()
      case .monospaced: return base.with(design: .monospaced)
      // Texts take it into account where they space their lines.
      case .leading: return base
      case .capitals(let capitals): return base.with(capitals: capitals.known)
      }
    }
  }

  // MARK: Kinds

  /// A style of text.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// A style by its purpose. At the default size, from `largeTitle` on: 34, 28, 22, 20, 17 (semibold), 15, 17, 16,
    /// 13, 12 and 11 points.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

    var uiStyle: UIFont.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption1
      case .caption2: .caption2
      }
    }
  }

  /// A weight.
  public struct Weight: Hashable, Sendable {
    let uiWeight: UIFont.Weight

    /// The thinnest.
    public static let ultraLight = Weight(uiWeight: .ultraLight)
    /// Thinner than light.
    public static let thin = Weight(uiWeight: .thin)
    /// Thinner than regular.
    public static let light = Weight(uiWeight: .light)
    /// That of body text.
    public static let regular = Weight(uiWeight: .regular)
    /// A little thicker than regular.
    public static let medium = Weight(uiWeight: .medium)
    /// That of headings.
    public static let semibold = Weight(uiWeight: .semibold)
    /// Bold.
    public static let bold = Weight(uiWeight: .bold)
    /// Thicker than bold.
    public static let heavy = Weight(uiWeight: .heavy)
    /// The thickest.
    public static let black = Weight(uiWeight: .black)
  }

  /// A design of the system's font.
  public enum Design: Hashable, Sendable {
    /// The usual letters of the system; letters with serifs, with round ends, or all of one width.
    case `default`, serif, rounded, monospaced

    var uiDesign: UIFontDescriptor.SystemDesign {
      switch self {
      case .default: .default
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }

  /// The distance of lines.
  public enum Leading: Hashable, Sendable {
    /// The font's own distance between lines; 2 points less for `tight`, 2 points more for `loose`.
    case standard, tight, loose
  }
}

extension UIFont {
  func with(weight: Font.Weight) -> UIFont {
    changed(
      fontDescriptor.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: weight.uiWeight]]))
  }

  func with(design: Font.Design) -> UIFont {
    guard let descriptor = fontDescriptor.withDesign(design.uiDesign) else { return self }
    return changed(descriptor)
  }

  func with(traits: UIFontDescriptor.SymbolicTraits) -> UIFont {
    guard let descriptor = fontDescriptor.withSymbolicTraits(fontDescriptor.symbolicTraits.union(traits))
    else {
      return self
    }
    return changed(descriptor)
  }

  func withMonospacedDigits() -> UIFont { .monospacedDigitSystemFont(ofSize: pointSize, weight: .regular) }

  private func changed(_ descriptor: UIFontDescriptor) -> UIFont { UIFont(descriptor: descriptor, size: 0) }
}
