import ArgumentParser
import DeviceSettings

/// The settings of Display & Text Size, as flags.
struct DisplayOptions: ParsableArguments {
  @Flag(inversion: .prefixedNo, help: "Bold Text.")
  var boldText: Bool?

  @Flag(inversion: .prefixedNo, help: "Button Shapes.")
  var buttonShapes: Bool?

  @Flag(inversion: .prefixedNo, help: "Show Borders.")
  var showBorders: Bool?

  @Flag(inversion: .prefixedNo, help: "On/Off Labels.")
  var onOffLabels: Bool?

  @Flag(inversion: .prefixedNo, help: "Reduce Transparency.")
  var reduceTransparency: Bool?

  @Flag(inversion: .prefixedNo, help: "Increase Contrast.")
  var increaseContrast: Bool?

  @Flag(inversion: .prefixedNo, help: "Differentiate Without Color.")
  var differentiateWithoutColor: Bool?

  @Flag(inversion: .prefixedNo, help: "Prefer Horizontal Text.")
  var prefersHorizontalTextLayout: Bool?

  @Flag(inversion: .prefixedNo, help: "Reduce Highlighting Effects.")
  var reduceHighlightingEffects: Bool?

  @Flag(inversion: .prefixedNo, help: "Smart Invert.")
  var smartInvert: Bool?

  @Flag(inversion: .prefixedNo, help: "Classic Invert.")
  var classicInvert: Bool?

  @Flag(inversion: .prefixedNo, help: "Auto-Brightness.")
  var autoBrightness: Bool?

  @Option(
    help: ArgumentHelp(
      "Color Filters: \(ColorFilters.Filter.allCases.map(\.rawValue).joined(separator: ", ")), or none.",
      valueName: "filter"), transform: Self.filter)
  var colorFilter: ChosenFilter?

  @Option(help: ArgumentHelp("How strong the colour filter is, 0 to 1.", valueName: "0…1"))
  var filterIntensity: Double?

  @Option(help: ArgumentHelp("The hue of the colour filter Color Tint, 0 to 1.", valueName: "0…1"))
  var filterHue: Double?

  @Option(
    help: ArgumentHelp("The intensity of Reduce White Point, 0.25 to 1, or 0 for off.", valueName: "0…1"))
  var reduceWhitePoint: Double?

  private static let toggles: [(key: String, path: KeyPath<Self, Bool?> & Sendable)] = [
    ("boldText", \.boldText),
    ("buttonShapes", \.buttonShapes),
    ("showBorders", \.showBorders),
    ("onOffLabels", \.onOffLabels),
    ("reduceTransparency", \.reduceTransparency),
    ("increaseContrast", \.increaseContrast),
    ("differentiateWithoutColor", \.differentiateWithoutColor),
    ("prefersHorizontalTextLayout", \.prefersHorizontalTextLayout),
    ("reduceHighlightingEffects", \.reduceHighlightingEffects),
    ("smartInvert", \.smartInvert),
    ("invertColors", \.classicInvert),
    ("autoBrightness", \.autoBrightness),
  ]

  /// The settings that a flag turns on or off.
  static var keys: [String] { toggles.map(\.key) }

  /// The given values, by the keys of the settings.
  var values: [(key: String, value: SettingValue)] {
    var values: [(key: String, value: SettingValue)] = []
    values += Self.toggles.compactMap { key, path in self[keyPath: path].map { (key, .bool($0)) } }
    switch colorFilter {
    case .some(let filter)?:
      values += [("colorFilters.filter", .text(filter.rawValue)), ("colorFilters.isOn", .bool(true))]
    case ChosenFilter.none?: values.append(("colorFilters.isOn", .bool(false)))
    case nil: break
    }
    if let filterIntensity { values.append(("colorFilters.intensity", .number(filterIntensity))) }
    if let filterHue { values.append(("colorFilters.hue", .number(filterHue))) }
    if let reduceWhitePoint {
      values.append(("reduceWhitePoint.isOn", .bool(reduceWhitePoint > 0)))
      if reduceWhitePoint > 0 { values.append(("reduceWhitePoint.intensity", .number(reduceWhitePoint))) }
    }
    return values
  }

  /// A colour filter, or none explicitly.
  enum ChosenFilter: Hashable {
    case none
    case some(ColorFilters.Filter)
  }

  private static func filter(named name: String) throws -> ChosenFilter {
    if name == "none" { return .none }
    return .some(try Choice.parse(ColorFilters.Filter.self)(name))
  }
}
