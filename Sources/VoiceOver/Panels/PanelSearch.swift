import Foundation

/// How typed letters find their words.
enum PanelSearch {
  /// The text without case and accents.
  static func folded(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }

  /// Whether a text holds what was typed, whatever its case and accents.
  static func matches(_ text: String, _ typed: String) -> Bool {
    typed.isEmpty || folded(text).contains(folded(typed))
  }
}
