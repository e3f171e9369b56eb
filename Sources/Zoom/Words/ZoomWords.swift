import DeviceSettings
import Foundation

/// The words that Zoom shows, in one language.
///
/// What a language does not have is shown in English.
public struct ZoomWords: Sendable {
  /// What is shown besides regions and filters.
  public enum Phrase: String, Sendable, CaseIterable {
    /// The title of the menu, and its rows.
    case zoom, zoomIn, zoomOut, chooseRegion, resizeLens, chooseFilter, showController, hideController
    /// The slider, with the level.
    case zoomLevel
    /// The warning that an app uses the same gestures, and what can be chosen.
    case conflict, turnOffZoom, goOn
  }

  private let sections: [String: [String: String]]

  /// The words of the language with a BCP-47 tag, or of the closest one that there is.
  public init(language: String) {
    let code =
      language.split(whereSeparator: { $0 == "-" || $0 == "_" }).first.map { $0.lowercased() } ?? "en"
    sections = Self.all[code] ?? [:]
  }

  /// The tags of the languages that there are words in.
  public static var languages: [String] { all.keys.sorted() }

  /// Every table, read once.
  private static let all: [String: [String: [String: String]]] =
    // The file is embedded in the program, and a test reads it, so that an invalid one never ships.
    (try? JSONDecoder().decode(
      [String: [String: [String: String]]].self, from: Data(PackageResources.words_json))) ?? [:]

  private func word(_ key: String, in section: String) -> String {
    sections[section]?[key] ?? Self.all["en"]?[section]?[key] ?? key
  }

  /// A phrase; `%@` in it is the value.
  public func phrase(_ phrase: Phrase, _ value: String = "") -> String {
    word(phrase.rawValue, in: "phrases").replacingOccurrences(of: "%@", with: value)
  }

  /// The title of a kind of lens.
  public func title(of region: ZoomSettings.Region) -> String { word(region.rawValue, in: "regions") }

  /// The title of a filter.
  public func title(of filter: ZoomSettings.Filter) -> String { word(filter.rawValue, in: "filters") }

  /// The keys of each section, for a test that looks for misspelled ones.
  static func keys(of language: String) -> [String: [String]] {
    (all[language] ?? [:]).mapValues { $0.keys.sorted() }
  }
}
