import FoundationEssentials
import FoundationInternationalization

// Foundation asks a function for the class of its locales, so that programs without ICU's data have one that needs
// none. The function is `package` there, and meant to be replaced: the manifest has this module compiled as one of that
// package.

@_dynamicReplacement(for:_localeICUClass())
private func localeClass() -> any _LocaleProtocol.Type {
  // Here the name stands for the function as it is without ICU.
  icuClass.map { currentLocaleClass($0) } ?? _localeICUClass()
}

/// Foundation's own class with ICU's data, by its mangled name.
///
/// The function that is replaced would tell it as well. But Swift's runtime marks a call from a replacement for the
/// original, which takes the mark away; another replacement in between leaves it for the next call of such a function.
private let icuClass =
  _typeByName("30FoundationInternationalization10_LocaleICUC") as? any _LocaleProtocol.Type

private func currentLocaleClass<Base: _LocaleProtocol>(_ base: Base.Type) -> any _LocaleProtocol.Type {
  CurrentLocale<Base>.self
}

/// A locale of Foundation's that is the chosen one where Foundation makes the current one, and otherwise the same.
private final class CurrentLocale<Base: _LocaleProtocol>: _LocaleProtocol {
  private let base: Base

  init(identifier: String, prefs: LocalePreferences?) { base = Base(identifier: identifier, prefs: prefs) }

  init(components: Locale.Components) { base = Base(components: components) }

  /// Without a name, it is to be the current locale.
  init(name: String?, prefs: LocalePreferences, disableBundleMatching: Bool) {
    if name == nil, let chosen = ProcessLocale.identifier {
      base = Base(identifier: chosen, prefs: nil)
    } else {
      base = Base(name: name, prefs: prefs, disableBundleMatching: disableBundleMatching)
    }
  }

  func copy(newCalendarIdentifier identifier: Calendar.Identifier) -> any _LocaleProtocol {
    base.copy(newCalendarIdentifier: identifier)
  }

  var debugDescription: String { base.debugDescription }
  var isAutoupdating: Bool { base.isAutoupdating }
  var isBridged: Bool { base.isBridged }
  var prefs: LocalePreferences? { base.prefs }

  // MARK: Identifiers

  var identifier: String { base.identifier }
  var identifierCapturingPreferences: String { base.identifierCapturingPreferences }
  func identifier(_ type: Locale.IdentifierType) -> String { base.identifier(type) }

  // MARK: Names of others

  func identifierDisplayName(for value: String) -> String? { base.identifierDisplayName(for: value) }
  func languageCodeDisplayName(for value: String) -> String? { base.languageCodeDisplayName(for: value) }
  func countryCodeDisplayName(for regionCode: String) -> String? {
    base.countryCodeDisplayName(for: regionCode)
  }
  func scriptCodeDisplayName(for scriptCode: String) -> String? {
    base.scriptCodeDisplayName(for: scriptCode)
  }
  func variantCodeDisplayName(for variantCode: String) -> String? {
    base.variantCodeDisplayName(for: variantCode)
  }
  func calendarIdentifierDisplayName(for value: Calendar.Identifier) -> String? {
    base.calendarIdentifierDisplayName(for: value)
  }
  func currencyCodeDisplayName(for value: String) -> String? { base.currencyCodeDisplayName(for: value) }
  func currencySymbolDisplayName(for value: String) -> String? { base.currencySymbolDisplayName(for: value) }
  func collationIdentifierDisplayName(for value: String) -> String? {
    base.collationIdentifierDisplayName(for: value)
  }
  func collatorIdentifierDisplayName(for collatorIdentifier: String) -> String? {
    base.collatorIdentifierDisplayName(for: collatorIdentifier)
  }

  // MARK: Language and region

  var languageCode: String? { base.languageCode }
  var scriptCode: String? { base.scriptCode }
  var variantCode: String? { base.variantCode }
  var regionCode: String? { base.regionCode }
  var language: Locale.Language { base.language }
  var region: Locale.Region? { base.region }
  var subdivision: Locale.Subdivision? { base.subdivision }
  var variant: Locale.Variant? { base.variant }
  var collation: Locale.Collation { base.collation }
  var collationIdentifier: String? { base.collationIdentifier }
  var collatorIdentifier: String? { base.collatorIdentifier }

  // MARK: Calendar and time

  var calendar: Calendar { base.calendar }
  var calendarIdentifier: Calendar.Identifier { base.calendarIdentifier }
  var firstDayOfWeek: Locale.Weekday { base.firstDayOfWeek }
  var weekendRange: WeekendRange? { base.weekendRange }
  var minimumDaysInFirstWeek: Int { base.minimumDaysInFirstWeek }
  var hourCycle: Locale.HourCycle { base.hourCycle }
  var timeZone: TimeZone? { base.timeZone }
  var forceHourCycle: Locale.HourCycle? { base.forceHourCycle }
  func forceFirstWeekday(_ calendar: Calendar.Identifier) -> Locale.Weekday? {
    base.forceFirstWeekday(calendar)
  }
  func forceMinDaysInFirstWeek(_ calendar: Calendar.Identifier) -> Int? {
    base.forceMinDaysInFirstWeek(calendar)
  }

  // MARK: Numbers and measures

  var decimalSeparator: String? { base.decimalSeparator }
  var groupingSeparator: String? { base.groupingSeparator }
  var currencySymbol: String? { base.currencySymbol }
  var currencyCode: String? { base.currencyCode }
  var currency: Locale.Currency? { base.currency }
  var numberingSystem: Locale.NumberingSystem { base.numberingSystem }
  var availableNumberingSystems: [Locale.NumberingSystem] { base.availableNumberingSystems }
  var usesMetricSystem: Bool { base.usesMetricSystem }
  var measurementSystem: Locale.MeasurementSystem { base.measurementSystem }
  var temperatureUnit: LocalePreferences.TemperatureUnit { base.temperatureUnit }
  var forceMeasurementSystem: Locale.MeasurementSystem? { base.forceMeasurementSystem }
  var forceTemperatureUnit: LocalePreferences.TemperatureUnit? { base.forceTemperatureUnit }

  // MARK: Quotation marks

  var quotationBeginDelimiter: String? { base.quotationBeginDelimiter }
  var quotationEndDelimiter: String? { base.quotationEndDelimiter }
  var alternateQuotationBeginDelimiter: String? { base.alternateQuotationBeginDelimiter }
  var alternateQuotationEndDelimiter: String? { base.alternateQuotationEndDelimiter }
}
