import Foundation

/// The words that a framework's labels and screens need, in the languages for which its file has them.
package struct FrameworkWords: Sendable {
  private let languages: [String: [String: String]]

  /// Reads the words.
  ///
  /// - Parameter json: an object with one entry per language, whose words stand under their keys. What a language lacks
  ///   is taken from English.
  package init(json: [UInt8]) {
    // The file is embedded in the program; a test reads it, so a mistake in it never ships.
    languages =
      (try? JSONDecoder().decode([String: [String: String]].self, from: Data(json))) ?? [:]
  }

  /// The languages that have words, in alphabetical order.
  package var names: [String] { languages.keys.sorted() }

  /// The keys for which a language has words.
  package func keys(of language: String) -> Set<String> { Set((languages[language] ?? [:]).keys) }

  /// The word in the language in which the app runs; nil for an unknown key.
  package subscript(key: String) -> String? {
    let tag =
      Bundle.installedMain.map(DeviceLanguage.language(of:)) ?? DeviceLanguage.preferredLanguages.first
    let tags =
      tag.map { [$0] + LanguageTag.matches(names, preferred: [$0]) + LanguageTag.fallbacks($0) } ?? []
    let words = tags.lazy.compactMap { languages[$0] }.first
    return words?[key] ?? languages["en"]?[key]
  }
}
