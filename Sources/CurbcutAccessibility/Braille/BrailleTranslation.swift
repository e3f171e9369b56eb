import Foundation
import Synchronization

/// The properties of a braille table.
package struct BrailleTableFacts: Hashable, Sendable {
  package var identifier: String
  package var localizedName: String
  package var providerIdentifier: String
  package var localizedProviderName: String
  package var locale: Locale
  package var isEightDot: Bool
  /// True for a table that represents the dots themselves, independent of language.
  package var isLanguageAgnostic: Bool

  package init(
    identifier: String, localizedName: String, providerIdentifier: String, localizedProviderName: String,
    locale: Locale, isEightDot: Bool, isLanguageAgnostic: Bool = false
  ) {
    self.identifier = identifier
    self.localizedName = localizedName
    self.providerIdentifier = providerIdentifier
    self.localizedProviderName = localizedProviderName
    self.locale = locale
    self.isEightDot = isEightDot
    self.isLanguageAgnostic = isLanguageAgnostic
  }
}

/// A translated text.
package struct BrailleAnswer: Hashable, Sendable {
  package var text: String
  /// For each UTF-16 code unit of the text, the offset of the input code unit that it comes from.
  package var inputOffsets: [Int]

  package init(text: String, inputOffsets: [Int]) {
    self.text = text
    self.inputOffsets = inputOffsets
  }
}

/// The braille translator of this process, implemented by a higher-level module.
package protocol BrailleTranslationProvider: Sendable {
  /// All tables, in a fixed order.
  var tables: [BrailleTableFacts] { get }
  /// The default table for a locale; nil when there is none.
  func defaultTable(for locale: Locale) -> BrailleTableFacts?
  /// Translates print to braille patterns; nil when the table cannot be used.
  func braille(for print: String, by table: BrailleTableFacts) -> BrailleAnswer?
  /// Translates braille patterns to print; nil when the table cannot be used.
  func print(for braille: String, by table: BrailleTableFacts) -> BrailleAnswer?
}

extension BrailleTranslationProvider {
  func table(_ identifier: String) -> BrailleTableFacts? { tables.first { $0.identifier == identifier } }
}

/// The process's braille translator.
package enum BrailleTranslation {
  private static let shared = Mutex<(any BrailleTranslationProvider)?>(nil)

  /// Nil until a module registers itself.
  package static var provider: (any BrailleTranslationProvider)? {
    get { shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }
}
