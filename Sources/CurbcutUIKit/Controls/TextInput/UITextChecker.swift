import CurbcutFoundation
import Foundation

/// Finds misspelled words.
///
/// The dictionaries are those in `/usr/share/hunspell`; for a language without one, no misspelled words are found.
/// Learned words are kept for the lifetime of the process.
/// Follows <https://developer.apple.com/documentation/uikit/uitextchecker>.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  private static var learned: Set<String> = []

  /// Words that this checker ignores.
  open var ignoredWords: [String]?

  public override init() { super.init() }

  /// The languages that can be checked, such as `en_US`: those whose dictionaries are installed.
  open class var availableLanguages: [String] { SpellingDictionary.languages }

  /// Adds a word to the words that all checkers accept.
  open class func learnWord(_ word: String) { learned.insert(word) }
  /// Whether a word has been learned.
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
  /// Removes a learned word.
  open class func unlearnWord(_ word: String) { learned.remove(word) }

  /// Makes this checker ignore a word.
  open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }

  /// The range of the first misspelled word from an offset on, in UTF-16 code units. Its location is `NSNotFound` if
  /// there is none, which is always the case for a language without a dictionary.
  ///
  /// - Parameters:
  ///   - stringToCheck: the text to check.
  ///   - range: the part of the string that is checked.
  ///   - startingOffset: where in the string to begin.
  ///   - wrapFlag: whether to go on from the beginning of the range after its end.
  ///   - language: the code of the language, such as `en_GB`.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    let ranges = misspelledRanges(in: stringToCheck, language: language).filter {
      $0.location >= range.location && NSMaxRange($0) <= NSMaxRange(range)
    }
    let found = ranges.first { $0.location >= startingOffset } ?? (wrapFlag ? ranges.first : nil)
    return found ?? NSRange(location: NSNotFound, length: 0)
  }

  /// The ranges of all misspelled words, in order.
  final func misspelledRanges(in text: String, language: String) -> [NSRange] {
    // What has digits is no word, and dictionaries are long.
    let words = Self.words(of: text).filter { !$0.0.contains(where: \.isNumber) }
    guard !words.isEmpty, let dictionary = SpellingDictionary.dictionary(for: language) else { return [] }
    let unknown = words.compactMap { word, range in
      let isKnown =
        Self.learned.contains(word) || ignoredWords?.contains(word) == true || dictionary.accepts(word)
      return isKnown ? nil : range
    }
    guard !unknown.isEmpty else { return [] }
    let addresses = Self.addresses(in: text)
    return unknown.filter { range in !addresses.contains { NSIntersectionRange($0, range).length > 0 } }
  }

  /// Where web and mail addresses are in a text: their parts are no words.
  private static func addresses(in text: String) -> [NSRange] {
    let everything = NSRange(text.startIndex..., in: text)
    return NSDataDetector.addresses?.matches(in: text, range: everything).map(\.range) ?? []
  }

  /// The words of a text: letters, and apostrophes between them.
  private static func words(of text: String) -> [(String, NSRange)] {
    var words: [(String, NSRange)] = []
    var start: String.Index?
    func close(at end: String.Index) {
      guard let begin = start else { return }
      start = nil
      var word = text[begin..<end]
      while let last = word.last, last == "'" || last == "’" { word.removeLast() }
      if !word.isEmpty { words.append((String(word), NSRange(word.startIndex..<word.endIndex, in: text))) }
    }
    for index in text.indices {
      let character = text[index]
      let belongs = character.isLetter || character.isNumber || (start != nil && "'’".contains(character))
      if belongs, start == nil { start = index }
      if !belongs { close(at: index) }
    }
    close(at: text.endIndex)
    return words
  }

  /// Suggested corrections for a misspelled word; nil for a language without a dictionary.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    guard let dictionary = SpellingDictionary.dictionary(for: language), let part = Range(range, in: string)
    else { return nil }
    return dictionary.guesses(for: String(string[part]))
  }

  /// Possible completions of a partial word; nil for a language without a dictionary.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]?
  {
    guard let dictionary = SpellingDictionary.dictionary(for: language), let part = Range(range, in: string)
    else { return nil }
    return dictionary.completions(of: String(string[part]))
  }
}
