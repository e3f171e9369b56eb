/// The names of SF Symbols, told by the words that they are made of.
///
/// Follows <https://developer.apple.com/sf-symbols/>: a shape, and after dots how it is drawn and what is added to it.
enum SymbolNames {
  /// Words that only names of symbols have, written as one.
  private static let compounds: Set<Substring> = [
    "xmark", "checkmark", "questionmark", "exclamationmark", "gearshape", "magnifyingglass", "arrowshape",
    "arrowtriangle", "chevron", "ellipsis", "paperplane", "rectanglebadge", "dollarsign", "eurosign",
    "sterlingsign",
    "yensign", "circlebadge", "hourglass", "textformat", "hifispeaker", "homepodmini", "airplayaudio",
    "airplayvideo",
    "appletv", "rotate3d", "squareshape", "infocircle", "plusminus", "speedometer",
  ]

  /// What stands after a dot in many names.
  private static let variants: Set<Substring> = [
    "fill", "circle", "square", "slash", "badge", "rectangle", "triangle", "diamond", "octagon", "hexagon",
    "capsule",
    "shield", "oval", "dotted", "dashed", "inverse", "trianglebadge", "and", "on", "up", "down", "left",
    "right",
    "forward", "backward", "stack", "portrait", "crop", "righthalf", "lefthalf", "filled", "minus", "plus",
    "xmark",
    "checkmark", "clockwise", "counterclockwise", "horizontal", "vertical", "alt", "bubble", "grid", "line",
    "xyaxis",
    "magnifyingglass", "exclamationmark", "questionmark", "ellipsis", "wave", "bars",
  ]

  /// Whether a label without white space is such a name: small letters and digits, with dots, one part a known one.
  static func contain(_ label: String) -> Bool {
    guard label.utf8.allSatisfy({ ($0 >= 0x61 && $0 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2E })
    else { return false }
    let parts = label.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return compounds.contains(parts.first ?? "") }
    return !parts.contains("") && parts.dropFirst().contains(where: variants.contains)
  }
}
