import CurbcutFoundation

/// The words of the system's controls in one language. Those that a language lacks fall back to English.
struct SystemWords: Sendable {
  /// The tag of the language in `system-words.json`.
  let language: String
  private let words: [String: String]

  /// The word for a key.
  subscript(key: String) -> String { words[key] ?? Self.english.words[key] ?? key }

  /// The plural form of a phrase for a number.
  func form(of key: String, for count: Int) -> String {
    let own = words["\(key).\(PluralCategory.name(of: count, language: language))"] ?? words["\(key).other"]
    return own ?? Self.english.words["\(key).\(count == 1 ? "one" : "other")"] ?? key
  }

  // MARK: Languages

  /// The languages that have words, in alphabetical order.
  static var languages: [String] { all.keys.sorted() }

  /// The keys that a language has words for.
  var keys: [String] { words.keys.sorted() }

  /// The words of the language that comes closest to a tag; English when none does.
  static func words(for tag: String) -> SystemWords {
    let tags = [tag] + LanguageTag.matches(languages, preferred: [tag]) + LanguageTag.fallbacks(tag)
    return tags.lazy.compactMap { all[$0] }.first ?? english
  }

  /// The words of English, which every other language falls back on.
  static let english = all["en"] ?? SystemWords(language: "en", words: [:])

  /// Every language, loaded once, when the first word is needed.
  private static let all: [String: SystemWords] = {
    // The file is embedded in the program; a test reads it, so a mistake in it never ships.
    let data = Data(PackageResources.system_words_json)
    let read = try? JSONDecoder().decode([String: [String: String]].self, from: data)
    return Dictionary(
      uniqueKeysWithValues: (read ?? [:]).map { ($0, SystemWords(language: $0, words: $1)) })
  }()

  // MARK: The app's language

  /// The words in the language in which the app runs.
  ///
  /// UIKit speaks the app's language, not the device's: an app that is not translated into the device's language has
  /// English buttons on a German phone, unless it asks for `CFBundleAllowMixedLocalizations`
  /// (<https://developer.apple.com/documentation/bundleresources/information-property-list/cfbundleallowmixedlocalizations>).
  /// A screen that belongs to no app follows the device.
  @MainActor
  static var current: SystemWords {
    let app = Bundle.installedMain
    let language = UIKitHost.shared.settings.language
    if let known, known.app === app, known.language == language,
      known.preferred == DeviceLanguage.preferredLanguages
    {
      return known.words
    }
    let preferred = DeviceLanguage.preferredLanguages
    let words = words(for: app.map(DeviceLanguage.language(of:)) ?? language)
    known = Known(app: app, language: language, preferred: preferred, words: words)
    return words
  }

  /// The words that were asked for last, and the settings that they depend on.
  private struct Known {
    weak var app: Bundle?
    var language: String
    var preferred: [String]
    var words: SystemWords
  }

  @MainActor private static var known: Known?
}
