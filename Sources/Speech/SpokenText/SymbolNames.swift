/// The English names of emoji and symbols.
enum SymbolNames {
  /// The name of an emoji or a symbol; nil for a character without one.
  static func name(of character: Character) -> String? {
    let key = character.unicodeScalars.filter { $0 != presentation }
    if let name = names[String(key)] { return name }
    let tones = key.compactMap { Self.tones[$0] }
    guard !tones.isEmpty else { return nil }
    let plain = String(key.filter { Self.tones[$0] == nil })
    guard let name = names[plain] else { return nil }
    // Two people with the same skin tone have it mentioned once.
    let told = tones.enumerated().filter { !tones[..<$0.offset].contains($0.element) }.map(\.element)
    return "\(name)\(name.contains(":") ? "," : ":") \(told.joined(separator: ", "))"
  }

  /// True for a character that is displayed as an emoji rather than as a text symbol.
  static func isEmoji(_ character: Character) -> Bool {
    if character.isASCII { return false }
    let scalars = character.unicodeScalars
    guard let first = scalars.first, first.properties.isEmoji else { return false }
    return first.properties.isEmojiPresentation || scalars.contains(presentation)
      || scalars.contains("\u{20E3}") || scalars.contains("\u{200D}")
  }

  /// The variation selector that requests emoji presentation.
  private static let presentation: Unicode.Scalar = "\u{FE0F}"

  private static let tones: [Unicode.Scalar: String] = [
    "\u{1F3FB}": "light skin tone", "\u{1F3FC}": "medium-light skin tone", "\u{1F3FD}": "medium skin tone",
    "\u{1F3FE}": "medium-dark skin tone", "\u{1F3FF}": "dark skin tone",
  ]

  private static let names: [String: String] = {
    var names: [String: String] = [:]
    let lines = String(decoding: PackageResources.symbol_names_txt, as: UTF8.self).split(separator: "\n")
    for line in lines {
      let columns = line.split(separator: "\t", maxSplits: 1)
      if columns.count == 2 { names[String(columns[0])] = String(columns[1]) }
    }
    return names
  }()
}
