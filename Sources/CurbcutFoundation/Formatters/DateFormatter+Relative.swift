import Foundation

/// Days near today by their names: Foundation on Linux keeps ``DateFormatter/doesRelativeDateFormatting`` and does nothing
/// with it.
///
/// Follows <https://developer.apple.com/documentation/foundation/dateformatter/doesrelativedateformatting>.
extension DateFormatter {
  /// A date as text: with `Today`, `Yesterday` and what else the language has words for, if the formatter is to use
  /// them.
  ///
  /// - Parameter date: the date.
  @_disfavoredOverload
  public func string(from date: Date) -> String {
    guard doesRelativeDateFormatting, dateStyle != .none else { return self.Foundation::string(from: date) }
    let locale = locale ?? Locale.current
    let text = ICU.relativeDate(
      date, dateStyle: dateStyle, timeStyle: timeStyle, timeZone: timeZone.identifier,
      // In English such a text begins with a capital letter; in other languages the words stay as in a sentence.
      isCapitalized: locale.language.languageCode == .english, locale: locale.identifier)
    return text ?? self.Foundation::string(from: date)
  }
}
