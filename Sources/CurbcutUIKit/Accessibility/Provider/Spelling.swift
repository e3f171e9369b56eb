import CurbcutFoundation

/// Finds the misspelled words of a text that the person can edit, as the system's keyboard does.
@MainActor
enum Spelling {
  private static let checker = UITextChecker()
  /// The last text and what was found in it: the same one is asked for at every event.
  private static var last: (text: String, language: String, ranges: [Range<Int>])?

  static func mistakes(
    in text: String, checking traits: (type: UITextSpellCheckingType, language: String?)
  ) -> [Range<Int>] {
    guard traits.type != .no, !text.isEmpty else { return [] }
    let language = traits.language ?? Bundle.main.preferredLocalizations.first ?? "en"
    if let last, last.text == text, last.language == language { return last.ranges }
    let ranges = checker.misspelledRanges(in: text, language: language).map {
      $0.location..<NSMaxRange($0)
    }
    last = (text, language, ranges)
    return ranges
  }
}

extension UITextField {
  var spellingTraits: (type: UITextSpellCheckingType, language: String?) {
    (
      autocorrectionType == .no && spellCheckingType == .default ? .no : spellCheckingType,
      accessibilityLanguage
    )
  }
}

extension UITextView {
  var spellingTraits: (type: UITextSpellCheckingType, language: String?) {
    (
      autocorrectionType == .no && spellCheckingType == .default ? .no : spellCheckingType,
      accessibilityLanguage
    )
  }
}
