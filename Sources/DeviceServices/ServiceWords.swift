import CurbcutFoundation

/// The words of the system's alerts about services.
///
/// The English ones are those of iOS 18 and 26. Apple documents few of them; the others are quoted from what people see and
/// what their tests look for (<https://developer.apple.com/documentation/photokit/delivering-an-enhanced-privacy-experience-in-your-photos-app>,
/// <https://developer.apple.com/videos/play/wwdc2024/10121/>,
/// <https://support.apple.com/guide/iphone/control-access-to-information-in-apps-iph251e92810/ios>). The other languages have
/// the sentences that iOS has, as far as <https://github.com/PGSSoft/AutoMate> has collected them from it.
package struct ServiceWords: Sendable {
  /// The words of one language, by key.
  private let words: [String: String]
  private let english: [String: String]

  /// The words of a language, if it has all that are needed; else those of English, so that an alert is in one language.
  package init(_ tag: String, for keys: [String]) {
    let all = Self.all
    english = all["en"] ?? [:]
    let tags = [tag] + LanguageTag.matches(all.keys.sorted(), preferred: [tag]) + LanguageTag.fallbacks(tag)
    let own = tags.lazy.compactMap { all[$0] }.first ?? english
    words = keys.allSatisfy { own[$0] != nil } ? own : english
  }

  /// The text for a key, with values in the place of `%1` and `%2`.
  package func text(_ key: String, _ values: String...) -> String {
    var text = words[key] ?? english[key] ?? key
    for (index, value) in values.enumerated() {
      text = text.replacingOccurrences(of: "%\(index + 1)", with: value)
    }
    return text
  }

  /// Every language, loaded once. A test reads the file, so a mistake in it never ships.
  package static let all: [String: [String: String]] =
    (try? JSONDecoder().decode([String: [String: String]].self, from: Data(PackageResources.words_json)))
    ?? [:]
}
