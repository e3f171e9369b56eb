/// The traits by which the variants of an asset are selected.
struct AssetTraits: Hashable, Sendable {
  /// `iphone`, `ipad` or `universal`.
  var idiom = "universal"
  var isDark = false
  var isHighContrast = false
  var isRightToLeft = false
  /// Pixels per point.
  var scale = 1.0
  var language: String?
}

/// The traits that one variant of an asset is for.
struct AssetMatch: Hashable, Sendable {
  var idiom: String
  /// `dark` or `light`; nil for any.
  var luminosity: String?
  /// `high`; nil for any.
  var contrast: String?
  var gamut: String?
  var scale: Double?
  /// `left-to-right` or `right-to-left`; nil for any.
  var direction: String?
  var locale: String?
  /// `mac-catalyst` and such; nil for any.
  var subtype: String?

  /// Whether the variant is for an appearance or a direction, which may change while the picture is shown.
  var isForAppearance: Bool { luminosity != nil || contrast != nil || direction != nil }

  /// Reads the members that the entries of all kinds of assets have in common.
  init(_ entry: [String: Any]) {
    idiom = entry["idiom"] as? String ?? "universal"
    for case let appearance as [String: Any] in entry["appearances"] as? [Any] ?? [] {
      let value = appearance["value"] as? String
      switch appearance["appearance"] as? String {
      case "luminosity": luminosity = value
      case "contrast": contrast = value
      default: break
      }
    }
    gamut = entry["display-gamut"] as? String
    scale = (entry["scale"] as? String).flatMap { Double($0.hasSuffix("x") ? String($0.dropLast()) : $0) }
    direction = entry["language-direction"] as? String
    locale = entry["locale"] as? String
    subtype = entry["subtype"] as? String
  }

  /// How well the variant matches: higher is better; nil if it does not match.
  func rank(for traits: AssetTraits) -> Int? {
    var rank = 0
    switch idiom {
    case "universal": break
    case traits.idiom: rank += 1000
    default: return nil
    }
    guard subtype == nil else { return nil }
    if let luminosity {
      guard (luminosity == "dark") == traits.isDark else { return nil }
      rank += 100
    }
    if let contrast {
      guard (contrast == "high") == traits.isHighContrast else { return nil }
      rank += 50
    }
    if let direction {
      guard (direction == "right-to-left") == traits.isRightToLeft else { return nil }
      rank += 20
    }
    if let locale {
      guard locale == traits.language else { return nil }
      rank += 40
    }
    // The output is sRGB.
    if let gamut, gamut.lowercased() == "srgb" { rank += 1 }
    if let gamut, gamut.lowercased() == "display-p3" { rank -= 1 }
    return rank
  }

  /// The variant that matches best; of equals, the one with the nearest scale, then the first.
  static func best<Variant>(
    _ variants: [Variant], for traits: AssetTraits, match: (Variant) -> AssetMatch
  ) -> Variant? {
    var best: (variant: Variant, rank: Int, distance: Double)?
    for variant in variants {
      let match = match(variant)
      guard let rank = match.rank(for: traits) else { continue }
      // Scaling down is better than scaling up. Vectors fit every scale.
      let difference = match.scale.map { $0 - traits.scale } ?? 0
      let distance = difference < 0 ? 10 - difference : difference
      if let current = best, (current.rank, -current.distance) >= (rank, -distance) { continue }
      best = (variant, rank, distance)
    }
    return best?.variant
  }
}
