import Foundation
internal import _FoundationICU

/// The letters under which the texts of a language are sorted in an index, and the order of the texts.
///
/// The letters are those of Unicode's locale data (<https://unicode.org/reports/tr35/tr35-general.html#Character_Elements>),
/// followed by Latin ones in a language that is written otherwise.
package struct LocalizedIndex: Sendable {
  /// The letters, in their order.
  package let letters: [String]
  private let language: String

  /// Creates the index of a language.
  ///
  /// - Parameter language: its tag.
  package init(language: String) {
    self.language = language
    let own = Self.letters(of: language)
    let isLatin = own.contains("A")
    letters = Self.distinct(own, language) + (isLatin ? [] : Self.distinct(Self.letters(of: "en"), "en"))
  }

  /// The place of the letter under which a text is sorted; nil for one that begins with none of them.
  package func place(of text: String) -> Int? {
    let text = spelled(text.trimmingCharacters(in: .whitespacesAndNewlines))
    guard let script = Self.script(of: text) else { return nil }
    let collator = Collator(language)
    collator?.setStrength(UCOL_PRIMARY)
    return letters.lastIndex {
      Self.script(of: $0) == script && collator?.compare($0, text) != .orderedDescending
    }
  }

  /// The order of two texts.
  package func compare(_ one: String, _ other: String) -> ComparisonResult {
    Collator(language)?.compare(spelled(one), spelled(other)) ?? one.compare(other)
  }

  /// Some values in the order of their texts; those that are equal keep their order.
  package func sorted<T>(_ values: [T], by text: (T) -> String) -> [T] {
    let collator = Collator(language)
    let pairs = values.enumerated().map { (place: $0, value: $1, text: spelled(text($1))) }
    return pairs.sorted { one, other in
      switch collator?.compare(one.text, other.text) ?? one.text.compare(other.text) {
      case .orderedAscending: true
      case .orderedDescending: false
      case .orderedSame: one.place < other.place
      }
    }.map(\.value)
  }

  /// Chinese characters are sorted by how they are spelled, where the letters of the index are Latin.
  private func spelled(_ text: String) -> String {
    guard language.hasPrefix("zh") else { return text }
    return text.applyingTransform(.mandarinToLatin, reverse: false) ?? text
  }

  // MARK: Letters

  private static func letters(of language: String) -> [String] {
    var status = U_ZERO_ERROR
    guard let data = swift_ulocdata_open(language, &status) else { return [] }
    defer { swift_ulocdata_close(data) }
    guard let set = swift_uset_openEmpty() else { return [] }
    defer { swift_uset_close(set) }
    guard swift_ulocdata_getExemplarSet(data, set, 0, ULOCDATA_ES_INDEX, &status) != nil,
      status.rawValue <= 0
    else { return [] }
    var letters: [String] = []
    for index in 0..<swift_uset_getItemCount(set) {
      var (first, last): (UChar32, UChar32) = (0, 0)
      var units = [UChar](repeating: 0, count: 32)
      let length = swift_uset_getItem(set, index, &first, &last, &units, Int32(units.count), &status)
      if length >= 2 {
        letters.append(String(decoding: units.prefix(Int(length)), as: UTF16.self))
      } else if first <= last {
        letters += (first...last).compactMap { Unicode.Scalar(UInt32($0)).map { String($0) } }
      }
    }
    return letters
  }

  /// Letters in their order, without those that a dictionary does not tell from the one before: `Ё` stands under `Е`.
  private static func distinct(_ letters: [String], _ language: String) -> [String] {
    guard let collator = Collator(language) else { return letters.sorted() }
    let sorted = letters.sorted { collator.compare($0, $1) == .orderedAscending }
    collator.setStrength(UCOL_PRIMARY)
    return sorted.reduce(into: []) { result, letter in
      if let last = result.last, collator.compare(last, letter) == .orderedSame { return }
      result.append(letter)
    }
  }

  /// The script of a text's first letter; nil where it does not begin with a letter.
  private static func script(of text: String) -> Int32? {
    guard let first = text.unicodeScalars.first, first.properties.isAlphabetic else { return nil }
    var status = U_ZERO_ERROR
    let script = swift_uscript_getScript(UChar32(first.value), &status)
    // Both of Japan's syllabaries are one.
    return script == USCRIPT_KATAKANA ? USCRIPT_HIRAGANA.rawValue : script.rawValue
  }
}

/// The order of texts in a language, by ICU.
private final class Collator {
  private let collator: OpaquePointer

  init?(_ language: String) {
    var status = U_ZERO_ERROR
    guard let collator = swift_ucol_open(language, &status) else { return nil }
    self.collator = collator
  }

  deinit { swift_ucol_close(collator) }

  func setStrength(_ strength: UCollationStrength) { swift_ucol_setStrength(collator, strength) }

  func compare(_ one: String, _ other: String) -> ComparisonResult {
    let (one, other) = (Array(one.utf16), Array(other.utf16))
    switch swift_ucol_strcoll(collator, one, Int32(one.count), other, Int32(other.count)) {
    case UCOL_LESS: return .orderedAscending
    case UCOL_GREATER: return .orderedDescending
    default: return .orderedSame
    }
  }
}
