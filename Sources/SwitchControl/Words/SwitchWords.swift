import AccessibilityTree
import AssistiveTechnology
import Foundation

/// The words that Switch Control shows and speaks, in one language.
///
/// What a language does not have is shown in English.
public struct SwitchWords: Sendable {
  /// What is shown or said besides the rows of the menu.
  public enum Phrase: String, Sendable, CaseIterable {
    /// The title of the menu without an item, and what is said of groups.
    case scannerMenu, group, leaveGroup
    /// A group by its first and its last item.
    case to
    /// A row that switches something.
    case on, off
    /// The name of a gesture that was saved, and how many fingers make one.
    case gesture, finger, severalFingers
    /// What Settings asks before it switches Switch Control off.
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

  /// The title of a row of the menu.
  public func title(of item: MenuItem) -> String { word(item.rawValue, in: "menu") }

  /// A phrase with its placeholders filled, in their order.
  public func phrase(_ phrase: Phrase, _ values: String...) -> String {
    var text = word(phrase.rawValue, in: "phrases")
    for (index, value) in values.enumerated() {
      text = text.replacingOccurrences(of: values.count == 1 ? "%@" : "%\(index + 1)$@", with: value)
    }
    return text
  }

  /// What an element is, and its state, in words.
  func attributes(of traits: AccessibilityTraits) -> [String] {
    Self.roles.filter { traits.contains($0.trait) }.prefix(1).map { word($0.name, in: "roles") }
      + (traits.contains(.selected) ? [word("selected", in: "roles")] : [])
  }

  private static let roles: [(trait: AccessibilityTraits, name: String)] = [
    (.toggleButton, "toggleButton"), (.searchField, "searchField"), (.textEntry, "textField"),
    (.adjustable, "adjustable"), (.tabBarItem, "tab"), (.link, "link"), (.button, "button"),
    (.header, "header"), (.image, "image"),
  ]

  /// The keys of each section, for a test that looks for misspelled ones.
  static func keys(of language: String) -> [String: [String]] {
    (all[language] ?? [:]).mapValues { $0.keys.sorted() }
  }
}
