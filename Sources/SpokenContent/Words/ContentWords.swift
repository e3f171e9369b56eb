import Foundation

/// The words that Spoken Content shows and says by itself, in one language.
///
/// What a language does not have is shown in English.
public struct ContentWords: Sendable {
  /// A button, a heading, a command.
  public enum Title: String, Sendable, CaseIterable {
    /// The floating controller.
    case speechController
    /// What is spoken.
    case speakScreen, speakSelection, speakOnTouch, readAllContent
    /// The buttons of the controller.
    case play, pause, rewind, fastForward, faster, slower, collapse, expand, close
    /// The speed; `%@` stands for the number.
    case speed
  }

  /// The BCP-47 tag of the words.
  public let language: String
  private let sections: [String: [String: String]]

  /// The words of the language with a BCP-47 tag, or of the closest one that there is.
  public init(language: String) {
    let code =
      language.split(whereSeparator: { $0 == "-" || $0 == "_" }).first.map { $0.lowercased() } ?? "en"
    self.language = Self.all[code] == nil ? "en" : code
    sections = Self.all[code] ?? Self.all["en"] ?? [:]
  }

  /// The tags of the languages that there are words in.
  public static var languages: [String] { all.keys.sorted() }

  /// Every table, read once.
  private static let all: [String: [String: [String: String]]] =
    // The file is embedded in the program, and a test reads it, so that an invalid one never ships.
    (try? JSONDecoder().decode(
      [String: [String: [String: String]]].self, from: Data(PackageResources.words_json))) ?? [:]

  /// A title.
  public func title(_ title: Title) -> String {
    sections["titles"]?[title.rawValue] ?? Self.all["en"]?["titles"]?[title.rawValue] ?? title.rawValue
  }

  /// The word that stands for a letter: "Alpha"; nil for a character without one.
  public func phonetic(of character: Character) -> String? {
    sections["phonetics"]?[character.lowercased()]
  }

  /// The keys of each section, for a test that checks for misspelled ones.
  static func keys(of language: String) -> [String: [String]] {
    (all[language] ?? [:]).mapValues { $0.keys.sorted() }
  }
}
