import AssistiveTechnology
import Foundation

/// The words that Full Keyboard Access shows, in one language.
///
/// What a language does not have is shown in English.
public struct KeyboardWords: Sendable {
  /// What is said besides titles.
  public enum Phrase: String, Sendable, CaseIterable {
    /// The rows of the actions of an adjustable element.
    case increment, decrement
    /// Why keys cannot be given to a command; `%@` stands for the other command.
    case alreadyAssigned
    /// Why keys cannot be given to any command.
    case notAllowed
    /// What Settings asks before it switches Full Keyboard Access off.
    case turnOff
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

  /// The title of a section of the commands.
  public func title(ofSection name: String) -> String { word(name, in: "sections") }

  /// The title of a command.
  public func title(of command: KeyboardCommand) -> String { word(command.rawValue, in: "commands") }

  /// A phrase, without its placeholder filled.
  public func phrase(_ phrase: Phrase) -> String { word(phrase.rawValue, in: "phrases") }

  /// Why keys were refused, in words.
  public func reason(_ refusal: KeyAssignments.Refusal) -> String {
    switch refusal {
    case .assigned(let other):
      phrase(.alreadyAssigned).replacingOccurrences(of: "%@", with: title(of: other))
    case .notAllowed: phrase(.notAllowed)
    }
  }

  /// Keys as they are shown: `⌃ ⇧ Tab`, `Tab H`, `Fn ↑`.
  public func keys(_ press: KeyPress) -> String {
    let signs: [(KeyPress.Modifiers, String)] = [
      (.tab, word("tab", in: "keys")), (.function, "Fn"), (.control, "⌃"), (.option, "⌥"), (.shift, "⇧"),
      (.command, "⌘"), (.capsLock, "⇪"),
    ]
    let held = signs.filter { press.modifiers.contains($0.0) }.map(\.1)
    let key = press.key.count == 1 ? press.key.uppercased() : word(press.key, in: "keys")
    return (held + [key]).joined(separator: " ")
  }

  /// The keys of each section, for a test that checks for misspelled ones.
  static func keys(of language: String) -> [String: [String]] {
    (all[language] ?? [:]).mapValues { $0.keys.sorted() }
  }
}
