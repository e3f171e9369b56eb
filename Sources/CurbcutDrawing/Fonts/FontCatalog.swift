import CurbcutGraphics
import Foundation

/// The fonts that ship with iOS, by name: apps ask for them whether or not this machine has them.
enum FontCatalog {
  /// One font of a family.
  struct Face {
    var family: String
    var postScriptName: String
    var weight: CGFloat
    var isItalic: Bool

    func descriptor(size: CGFloat) -> FontDescriptor {
      FontDescriptor(
        design: FontCatalog.design(ofFamily: family), size: size, weight: weight, isItalic: isItalic)
    }
  }

  private static let systemFamily = ".AppleSystemUIFont"

  /// The font families of iOS, each with the prefix of its PostScript names.
  private static let families: [(family: String, prefix: String)] = [
    ("Academy Engraved LET", "AcademyEngravedLetPlain"), ("Al Nile", "AlNile"),
    ("American Typewriter", "AmericanTypewriter"), ("Apple SD Gothic Neo", "AppleSDGothicNeo"),
    ("Arial", "Arial"), ("Arial Rounded MT Bold", "ArialRoundedMTBold"), ("Avenir", "Avenir"),
    ("Avenir Next", "AvenirNext"), ("Avenir Next Condensed", "AvenirNextCondensed"),
    ("Baskerville", "Baskerville"), ("Bodoni 72", "BodoniSvtyTwoITCTT"),
    ("Bradley Hand", "BradleyHandITCTT"), ("Chalkboard SE", "ChalkboardSE"),
    ("Chalkduster", "Chalkduster"), ("Charter", "Charter"), ("Cochin", "Cochin"),
    ("Copperplate", "Copperplate"), ("Courier", "Courier"), ("Courier New", "CourierNewPS"),
    ("Damascus", "Damascus"), ("Devanagari Sangam MN", "DevanagariSangamMN"), ("Didot", "Didot"),
    ("DIN Alternate", "DINAlternate"), ("DIN Condensed", "DINCondensed"),
    ("Euphemia UCAS", "EuphemiaUCAS"), ("Farah", "Farah"), ("Futura", "Futura"),
    ("Galvji", "Galvji"), ("Geeza Pro", "GeezaPro"), ("Georgia", "Georgia"),
    ("Gill Sans", "GillSans"), ("Helvetica", "Helvetica"), ("Helvetica Neue", "HelveticaNeue"),
    ("Hiragino Sans", "HiraginoSans"), ("Hoefler Text", "HoeflerText"), ("Impact", "Impact"),
    ("Kailasa", "Kailasa"), ("Kefa", "Kefa"), ("Marker Felt", "MarkerFelt"), ("Menlo", "Menlo"),
    ("Noteworthy", "Noteworthy"), ("Optima", "Optima"), ("Palatino", "Palatino"),
    ("Papyrus", "Papyrus"), ("Party LET", "PartyLetPlain"), ("PingFang HK", "PingFangHK"),
    ("PingFang SC", "PingFangSC"), ("PingFang TC", "PingFangTC"), ("Rockwell", "Rockwell"),
    ("Savoye LET", "SavoyeLetPlain"), ("Snell Roundhand", "SnellRoundhand"), ("Symbol", "Symbol"),
    ("Thonburi", "Thonburi"), ("Times New Roman", "TimesNewRomanPS"), ("Trebuchet MS", "TrebuchetMS"),
    ("Verdana", "Verdana"), ("Zapf Dingbats", "ZapfDingbatsITC"), ("Zapfino", "Zapfino"),
  ]

  /// The families of iOS, and those that the app brings.
  static var familyNames: [String] {
    var names = families.map(\.family)
    for font in AppFonts.all where !names.contains(font.family) { names.append(font.family) }
    return names
  }

  static func fontNames(forFamilyName family: String) -> [String] {
    let own = AppFonts.all.filter { $0.family == family }.map(\.postScriptName)
    guard own.isEmpty else { return own }
    guard let prefix = families.first(where: { $0.family == family })?.prefix else { return [] }
    return [prefix, "\(prefix)-Bold", "\(prefix)-Italic", "\(prefix)-BoldItalic"]
  }

  /// The face with a PostScript or family name; nil when iOS has none.
  static func face(named name: String) -> Face? {
    if let own = ownFace(named: name) { return own }
    if let family = families.first(where: { $0.family == name }) {
      return Face(family: family.family, postScriptName: family.prefix, weight: 0, isItalic: false)
    }
    if name.hasPrefix(".SFUI") || name.hasPrefix(systemFamily) {
      let style = style(name.split(separator: "-").dropFirst().first.map(String.init) ?? "")
      return Face(
        family: systemFamily, postScriptName: name, weight: style.weight, isItalic: style.isItalic)
    }
    let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
    guard let base = parts.first,
      let family = families.first(where: { base == $0.prefix || base == $0.prefix + "MT" })
    else { return nil }
    let style = style(parts.count > 1 ? parts[1] : "")
    return Face(
      family: family.family, postScriptName: name, weight: style.weight, isItalic: style.isItalic)
  }

  /// The face of one of the app's fonts, by its PostScript or family name.
  private static func ownFace(named name: String) -> Face? {
    let fonts = AppFonts.all
    let plain = fonts.filter { $0.family == name }.min {
      abs($0.cssWeight - 400) + ($0.isItalic ? 1000 : 0) < abs($1.cssWeight - 400) + ($1.isItalic ? 1000 : 0)
    }
    guard let font = fonts.first(where: { $0.postScriptName == name }) ?? plain else { return nil }
    return Face(
      family: font.family, postScriptName: font.postScriptName, weight: weight(ofCSS: font.cssWeight),
      isItalic: font.isItalic)
  }

  private static func weight(ofCSS weight: Int) -> CGFloat {
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let index = min(max((weight + 50) / 100, 1), 9) - 1
    return weights[index].rawValue
  }

  /// The weight and slope that the name of a face implies.
  static func style(_ name: String) -> (weight: CGFloat, isItalic: Bool) {
    let name = name.lowercased()
    let weights: [(String, UIFont.Weight)] = [
      ("ultralight", .ultraLight), ("thin", .thin), ("extralight", .ultraLight), ("light", .light),
      ("medium", .medium), ("semibold", .semibold), ("demibold", .semibold), ("demi", .semibold),
      ("heavy", .heavy), ("black", .black), ("bold", .bold),
    ]
    let weight = weights.first { name.contains($0.0) }?.1 ?? .regular
    return (weight.rawValue, name.contains("italic") || name.contains("oblique"))
  }

  static func design(ofFamily family: String) -> FontDescriptor.Design {
    family == systemFamily ? .system : .family(family)
  }

  static func familyName(of font: FontDescriptor) -> String {
    switch font.design {
    case .system: systemFamily
    case .monospaced: ".AppleSystemUIFontMonospaced"
    case .serif: ".AppleSystemUIFontSerif"
    case .rounded: ".AppleSystemUIFontRounded"
    case .family(let name): name
    }
  }

  static func postScriptName(of font: FontDescriptor) -> String {
    if let own = AppFonts.file(for: font) { return own.postScriptName }
    let base =
      switch font.design {
      case .system: ".SFUI"
      case .monospaced: ".SFUIMono"
      case .serif: ".NewYork"
      case .rounded: ".SFUIRounded"
      case .family(let name):
        families.first { $0.family == name }?.prefix ?? name.replacingOccurrences(of: " ", with: "")
      }
    return "\(base)-\(weightName(font.weight))\(font.isItalic ? "Italic" : "")"
  }

  private static func weightName(_ weight: CGFloat) -> String {
    switch weight {
    case ..<(-0.7): "Ultralight"
    case ..<(-0.5): "Thin"
    case ..<(-0.2): "Light"
    case ..<0.115: "Regular"
    case ..<0.265: "Medium"
    case ..<0.35: "Semibold"
    case ..<0.48: "Bold"
    case ..<0.59: "Heavy"
    default: "Black"
    }
  }
}
