import Foundation

/// Finds words that are misspelled.
///
/// There are no dictionaries here: ``availableLanguages`` is empty, and no word is found misspelled. Words that were learned are kept as long as the process runs.
/// Follows <https://developer.apple.com/documentation/uikit/uitextchecker>.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  private static var learned: Set<String> = []

  /// Words that are left alone in this checker's text.
  open var ignoredWords: [String]?

  public override init() { super.init() }

  /// The languages that can be checked: none here.
  open class var availableLanguages: [String] { [] }

  /// Adds a word to those of all checkers.
  open class func learnWord(_ word: String) { learned.insert(word) }
  /// Whether a word was added.
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
  /// Takes a word away that was added.
  open class func unlearnWord(_ word: String) { learned.remove(word) }

  /// Leaves a word alone in this checker's text.
  open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }

  /// The range of the first misspelled word, from an offset on. Its location is `NSNotFound` when there is none, as
  /// always for a language without a dictionary.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

  /// What a misspelled word may have meant; nil for a language without a dictionary, as always here.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }

  /// How a word that was begun may go on; nil for a language without a dictionary, as always here.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]?
  {
    nil
  }
}
