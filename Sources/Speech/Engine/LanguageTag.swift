/// BCP-47 tags, as far as they matter for choosing a voice.
enum LanguageTag {
  /// The language without region and script, in lower case.
  static func primary(_ tag: String) -> String {
    tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
  }

  /// The region, in lower case; nil when the tag has none.
  static func region(_ tag: String) -> String? {
    tag.split { $0 == "-" || $0 == "_" }.dropFirst()
      .first { $0.count == 2 || ($0.count == 3 && $0.allSatisfy(\.isNumber)) }?.lowercased()
  }

  /// True when a voice for the second tag is suitable for text with the first tag.
  ///
  /// `en` is spoken by any English voice; `en-GB` asks for a British one.
  static func isSpoken(_ tag: String, by voice: String) -> Bool {
    guard primary(tag) == primary(voice) else { return false }
    guard let region = region(tag) else { return true }
    // A voice without a region has the language's usual accent.
    let own = self.region(voice) ?? (primary(voice) == "en" ? "us" : nil)
    return own == region
  }
}
