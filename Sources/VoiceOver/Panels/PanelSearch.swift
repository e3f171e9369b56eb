import Foundation

/// Searches the rows of a panel for typed text.
enum PanelSearch {
  /// The text without differences of case and diacritics.
  static func folded(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }

  /// Whether a text contains what was typed, ignoring case and diacritics.
  static func matches(_ text: String, _ typed: String) -> Bool {
    typed.isEmpty || folded(text).contains(folded(typed))
  }
}
