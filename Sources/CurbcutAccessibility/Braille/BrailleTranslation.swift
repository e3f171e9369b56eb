import Foundation
import Synchronization

/// What is known of a table of braille.
package struct BrailleTableFacts: Hashable, Sendable {
  package var identifier: String
  package var localizedName: String
  package var providerIdentifier: String
  package var localizedProviderName: String
  package var locale: Locale
  package var isEightDot: Bool
  /// True for dots as such, of no language.
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

/// A text that was translated.
package struct BrailleAnswer: Hashable, Sendable {
  package var text: String
  /// For each UTF-16 unit of the text the unit of the input that it comes from.
  package var inputOffsets: [Int]

  package init(text: String, inputOffsets: [Int]) {
    self.text = text
    self.inputOffsets = inputOffsets
  }
}

/// Whoever translates braille in this process: a module of a higher floor.
package protocol BrailleTranslationProvider: Sendable {
  /// All tables, in an order that does not change.
  var tables: [BrailleTableFacts] { get }
  /// The table that people of a locale use most; nil when there is none.
  func defaultTable(for locale: Locale) -> BrailleTableFacts?
  /// Print as braille patterns; nil when the table cannot be used.
  func braille(for print: String, by table: BrailleTableFacts) -> BrailleAnswer?
  /// Braille patterns as print; nil when the table cannot be used.
  func print(for braille: String, by table: BrailleTableFacts) -> BrailleAnswer?
}

extension BrailleTranslationProvider {
  func table(_ identifier: String) -> BrailleTableFacts? { tables.first { $0.identifier == identifier } }
}

/// The translator that the process has.
package enum BrailleTranslation {
  private static let shared = Mutex<(any BrailleTranslationProvider)?>(nil)

  /// Nil until a module offers itself; then there are tables.
  package static var provider: (any BrailleTranslationProvider)? {
    get { shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }
}
