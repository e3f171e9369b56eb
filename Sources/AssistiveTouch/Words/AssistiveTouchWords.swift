import DeviceSettings
import Foundation

/// The words that AssistiveTouch and the Accessibility Shortcut show, in one language.
///
/// What a language does not have is shown in English.
public struct AssistiveTouchWords: Sendable {
  /// What is shown besides the names of actions.
  public enum Phrase: String, Sendable, CaseIterable {
    /// The button and the menu, and the ways through it.
    case menu, back, next
    /// An icon that ends what ``AssistiveTouchAction/pauseDwell`` began.
    case resumeDwell
    /// The name of a gesture that was recorded.
    case gesture
    /// Buttons of the recorder and of alerts.
    case save, cancel, ok
    /// The title of the list of the Accessibility Shortcut.
    case shortcuts
    /// The title of alerts, and their texts.
    case important, confirmVoiceOver, confirmSwitchControl
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

  /// What an action is called in the menu; a gesture of the user's by its name.
  public func title(of action: AssistiveTouchAction) -> String {
    if case .gesture(let name) = action { return name }
    return word(action.name, in: "actions")
  }

  /// What an item of the Accessibility Shortcut is called.
  public func title(of item: AccessibilityShortcut.Item) -> String { word(item.rawValue, in: "shortcut") }

  /// A phrase with its placeholder filled.
  public func phrase(_ phrase: Phrase, _ value: String = "") -> String {
    word(phrase.rawValue, in: "phrases").replacingOccurrences(of: "%@", with: value)
  }

  /// The keys of each section, for a test that looks for misspelled ones.
  static func keys(of language: String) -> [String: [String]] {
    (all[language] ?? [:]).mapValues { $0.keys.sorted() }
  }
}
