import Foundation

/// A braille table: a language, and its level of contraction (iOS 26).
///
/// The tables are those of the process's braille translator; without one there are none.
/// Follows <https://developer.apple.com/documentation/accessibility/axbrailletable>.
public final class AXBrailleTable: NSObject, NSCopying, Sendable {
  let facts: BrailleTableFacts

  init(_ facts: BrailleTableFacts) {
    self.facts = facts
    super.init()
  }

  /// Creates the table with an identifier; nil when there is none.
  public convenience init?(identifier: String) {
    guard let facts = BrailleTranslation.provider?.table(identifier) else { return nil }
    self.init(facts)
  }

  /// The unique identifier of the table.
  public var identifier: String { facts.identifier }
  /// The name of the table for the user.
  public var localizedName: String { facts.localizedName }
  /// The identifier of the table's provider.
  public var providerIdentifier: String { facts.providerIdentifier }
  /// The name of the table's provider for the user.
  public var localizedProviderName: String { facts.localizedProviderName }
  /// True for cells of eight dots, false for cells of six.
  public var isEightDot: Bool { facts.isEightDot }
  /// The language of the table.
  public var language: Locale.Language { facts.locale.language }
  /// The locales that the table is for.
  public var locales: Set<Locale> { [facts.locale] }

  /// The default table for a locale; nil when there is none.
  public class func defaultTable(for locale: Locale) -> AXBrailleTable? {
    BrailleTranslation.provider?.defaultTable(for: locale).map(AXBrailleTable.init)
  }

  /// The tables for a locale.
  public class func tables(for locale: Locale) -> Set<AXBrailleTable> {
    let code = locale.language.languageCode
    return Set(
      (BrailleTranslation.provider?.tables ?? [])
        .filter { !$0.isLanguageAgnostic && $0.locale.language.languageCode == code }
        .map(AXBrailleTable.init))
  }

  /// The locales for which there are tables.
  public class func supportedLocales() -> Set<Locale> {
    Set((BrailleTranslation.provider?.tables ?? []).filter { !$0.isLanguageAgnostic }.map(\.locale))
  }

  /// The tables that are independent of language, which represent the dots themselves.
  public class func languageAgnosticTables() -> Set<AXBrailleTable> {
    Set((BrailleTranslation.provider?.tables ?? []).filter(\.isLanguageAgnostic).map(AXBrailleTable.init))
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? AXBrailleTable)?.identifier == identifier
  }
  public override var hash: Int { identifier.hashValue }
}

/// Translates print to braille, and braille to print (iOS 26).
///
/// Follows <https://developer.apple.com/documentation/accessibility/axbrailletranslator>.
public final class AXBrailleTranslator: NSObject, Sendable {
  private let table: AXBrailleTable

  /// Creates a translator for a table.
  public init(brailleTable: AXBrailleTable) {
    table = brailleTable
    super.init()
  }

  /// Translates print to braille, as Unicode braille patterns.
  public func translatePrintText(_ printText: String) -> AXBrailleTranslationResult {
    result(BrailleTranslation.provider?.braille(for: printText, by: table.facts), of: printText)
  }

  /// Translates braille, as Unicode braille patterns, to print.
  public func backTranslateBraille(_ braille: String) -> AXBrailleTranslationResult {
    result(BrailleTranslation.provider?.print(for: braille, by: table.facts), of: braille)
  }

  private func result(_ answer: BrailleAnswer?, of input: String) -> AXBrailleTranslationResult {
    AXBrailleTranslationResult(
      input: input, result: answer?.text ?? "", locations: answer?.inputOffsets ?? [])
  }
}

/// The result of a translation (iOS 26).
///
/// Follows <https://developer.apple.com/documentation/accessibility/axbrailletranslationresult>.
public final class AXBrailleTranslationResult: NSObject, NSCopying, Sendable {
  /// The translated text.
  public let resultString: String
  private let input: String
  private let locations: [Int]

  init(input: String, result: String, locations: [Int]) {
    self.input = input
    resultString = result
    self.locations = locations
    super.init()
  }

  /// The index in the input that corresponds to an index in the result; nil when there is none.
  public func inputIndex(forResultIndex index: String.Index) -> String.Index? {
    let offset = resultString.utf16.distance(from: resultString.startIndex, to: index)
    guard locations.indices.contains(offset), (0...input.utf16.count).contains(locations[offset]) else {
      return nil
    }
    return input.utf16.index(input.startIndex, offsetBy: locations[offset])
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}
