import Foundation

extension PersonNameComponentsFormatter {
  /// The parts of a written name: `Dr. Thomas Louis Clark Jr.`, `Clark, Thomas`, `陳大文`; nil where there is no word.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/personnamecomponentsformatter/personnamecomponents(from:)>.
  ///
  /// - Parameter string: the name.
  public func personNameComponents(from string: String) -> PersonNameComponents? {
    if let components = Self.eastAsian(string) { return components }
    let halves = string.split(separator: ",", maxSplits: 1).map { Self.words($0) }
    guard var words = halves.first, !words.isEmpty else { return nil }
    var components = PersonNameComponents()
    if halves.count > 1 {
      // “Thomas Clark, Jr.” or “Clark, Thomas Louis”
      if !halves[1].isEmpty, halves[1].allSatisfy(Self.isSuffix) {
        components.nameSuffix = halves[1].joined(separator: " ")
      } else {
        components.familyName = words.joined(separator: " ")
        words = halves[1]
      }
    }
    let prefix = words.prefix(while: Self.isPrefix)
    if !prefix.isEmpty, prefix.count < words.count {
      components.namePrefix = prefix.joined(separator: " ")
      words.removeFirst(prefix.count)
    }
    let suffix = words.reversed().prefix(while: Self.isSuffix).reversed()
    if !suffix.isEmpty, suffix.count < words.count, components.nameSuffix == nil {
      components.nameSuffix = suffix.joined(separator: " ")
      words.removeLast(suffix.count)
    }
    if components.familyName == nil, words.count > 1 {
      // “van”, “de” and their kin begin the family name.
      let particle = words.indices.dropFirst().first { Self.particles.contains(words[$0]) }
      let first = particle.flatMap { $0 < words.count - 1 ? $0 : nil } ?? words.count - 1
      components.familyName = words[first...].joined(separator: " ")
      words.removeSubrange(first...)
    }
    if let given = words.first { components.givenName = given }
    if words.count > 1 { components.middleName = words.dropFirst().joined(separator: " ") }
    return components
  }

  /// A name in Chinese, Japanese or Korean characters begins with the family name, which without a space is taken to be
  /// one character long.
  private static func eastAsian(_ string: String) -> PersonNameComponents? {
    let words = words(Substring(string))
    guard !words.isEmpty, words.count < 3,
      words.allSatisfy({ $0.unicodeScalars.allSatisfy(isEastAsian) })
    else { return nil }
    var components = PersonNameComponents()
    if words.count == 2 {
      (components.familyName, components.givenName) = (words[0], words[1])
    } else if (2...4).contains(words[0].count) {
      components.familyName = String(words[0].prefix(1))
      components.givenName = String(words[0].dropFirst())
    } else {
      components.givenName = words[0]
    }
    return components
  }

  private static func words(_ text: Substring) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private static func isPrefix(_ word: String) -> Bool { prefixes.contains(plain(word)) }
  private static func isSuffix(_ word: String) -> Bool { suffixes.contains(plain(word)) }
  private static func plain(_ word: String) -> String { word.lowercased().filter { $0 != "." } }

  private static let prefixes: Set<String> = [
    "dr", "mr", "mrs", "ms", "miss", "mx", "prof", "professor", "sir", "dame", "lord", "lady", "rev",
    "hon", "capt", "col", "gen", "lt", "maj", "sgt", "herr", "frau", "mme", "mlle", "sra", "srta",
  ]
  private static let suffixes: Set<String> = [
    "jr", "sr", "ii", "iii", "iv", "phd", "md", "dds", "esq", "edd", "jd", "cpa", "obe", "mbe",
    "msc", "bsc", "mba",
  ]
  private static let particles: Set<String> = [
    "van", "von", "de", "del", "della", "der", "den", "di", "da", "dos", "du", "la", "le", "bin", "ibn", "al",
    "ter", "zu", "zur",
  ]
}
