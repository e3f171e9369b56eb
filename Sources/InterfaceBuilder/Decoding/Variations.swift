import CurbcutUIKit

/// Whether a `<variation>` matches the traits.
enum VariationFit: Hashable {
  /// It matches; a higher rank is more specific.
  case fits(rank: Int)
  case otherTraits
  case unknown
}

/// The conditions of size-class variations, as in their keys: `heightClass=regular-widthClass=compact`.
enum Variations {
  @MainActor
  static func fit(key: String, traits: UITraitCollection) -> VariationFit {
    guard key != "default" else { return .fits(rank: 0) }
    var rank = 0
    var fits = true
    for part in key.split(separator: "-") {
      let parts = part.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let holds = condition(parts[0], parts[1], traits) else { return .unknown }
      fits = fits && holds
      rank += 1
    }
    return fits ? .fits(rank: rank) : .otherTraits
  }

  @MainActor
  private static func condition(_ name: String, _ value: String, _ traits: UITraitCollection) -> Bool? {
    switch name {
    case "heightClass": sizeClass(value).map { $0 == traits.verticalSizeClass }
    case "widthClass": sizeClass(value).map { $0 == traits.horizontalSizeClass }
    case "userInterfaceIdiom":
      switch value {
      case "phone": traits.userInterfaceIdiom == .phone
      case "pad": traits.userInterfaceIdiom == .pad
      default: false
      }
    case "userInterfaceStyle":
      (value == "dark") == (traits.userInterfaceStyle == .dark)
    case "displayGamut": value.uppercased() == "SRGB"
    case "layoutDirection":
      (value == "rightToLeft") == (traits.layoutDirection == .rightToLeft)
    default: nil
    }
  }

  private static func sizeClass(_ value: String) -> UIUserInterfaceSizeClass? {
    switch value {
    case "compact": .compact
    case "regular": .regular
    default: nil
    }
  }
}
