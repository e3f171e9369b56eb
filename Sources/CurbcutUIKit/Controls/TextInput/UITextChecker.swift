import Foundation

/// Finds misspelled words.
///
/// There are no dictionaries here: ``availableLanguages`` is empty, and no misspelled words are found. Learned words
/// are kept for the lifetime of the process.
/// Follows <https://developer.apple.com/documentation/uikit/uitextchecker>.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  private static var learned: Set<String> = []

  /// Words that this checker ignores.
  open var ignoredWords: [String]?

  public override init() { super.init() }

  /// The languages that can be checked: none here.
  open class var availableLanguages: [String] { [] }

  /// Adds a word to the words that all checkers accept.
  open class func learnWord(_ word: String) { learned.insert(word) }
  /// Whether a word has been learned.
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
  /// Removes a learned word.
  open class func unlearnWord(_ word: String) { learned.remove(word) }

  /// Makes this checker ignore a word.
  open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }

  /// The range of the first misspelled word from an offset on. Its location is `NSNotFound` if there is none, which
  /// is always the case for a language without a dictionary.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

  /// Suggested corrections for a misspelled word. Always nil, as for any language without a dictionary.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }

  /// Possible completions of a partial word. Always nil, as for any language without a dictionary.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]?
  {
    nil
  }
}
