import Foundation

// Foundation's formatters use the process's locale until they are given another. These members first set the
// device's, if a host set one, because an initialiser cannot be replaced.

extension DateFormatter {
  private func adoptDeviceLocale() {
    guard let device = DeviceLanguage.locale, self.Foundation::locale == Locale.FoundationEssentials::current
    else { return }
    self.Foundation::locale = device
  }

  /// The locale that dates are written in; the user's by default.
  @_disfavoredOverload
  public var locale: Locale! {
    get {
      adoptDeviceLocale()
      return self.Foundation::locale
    }
    set { self.Foundation::locale = newValue }
  }

  /// A date as text.
  ///
  /// - Parameter date: the date.
  @_disfavoredOverload
  public func string(from date: Date) -> String {
    adoptDeviceLocale()
    return self.Foundation::string(from: date)
  }

  /// The date that a string represents; nil when it does not match the format.
  ///
  /// - Parameter string: the string.
  @_disfavoredOverload
  public func date(from string: String) -> Date? {
    adoptDeviceLocale()
    return self.Foundation::date(from: string)
  }

  /// Chooses a format with the given parts of a date, in the locale's order.
  ///
  /// - Parameter dateFormatTemplate: the parts, as date format letters.
  @_disfavoredOverload
  public func setLocalizedDateFormatFromTemplate(_ dateFormatTemplate: String) {
    adoptDeviceLocale()
    self.Foundation::setLocalizedDateFormatFromTemplate(dateFormatTemplate)
  }

  /// A date as text.
  ///
  /// - Parameters:
  ///   - date: the date.
  ///   - dstyle: how much of the date is written.
  ///   - tstyle: how much of the time is written.
  @_disfavoredOverload
  public class func localizedString(
    from date: Date, dateStyle dstyle: DateFormatter.Style, timeStyle tstyle: DateFormatter.Style
  ) -> String {
    let formatter = DateFormatter()
    formatter.dateStyle = dstyle
    formatter.timeStyle = tstyle
    return formatter.string(from: date)
  }
}

extension NumberFormatter {
  private func adoptDeviceLocale() {
    guard let device = DeviceLanguage.locale, self.Foundation::locale == Locale.FoundationEssentials::current
    else { return }
    self.Foundation::locale = device
  }

  /// The locale that numbers are written in; the user's by default.
  @_disfavoredOverload
  public var locale: Locale! {
    get {
      adoptDeviceLocale()
      return self.Foundation::locale
    }
    set { self.Foundation::locale = newValue }
  }

  /// A number in words or digits; nil when it cannot be written.
  ///
  /// - Parameter number: the number.
  @_disfavoredOverload
  public func string(from number: NSNumber) -> String? {
    adoptDeviceLocale()
    return self.Foundation::string(from: number)
  }

  /// The number that a string represents; nil when it does not match the format.
  ///
  /// - Parameter string: the string.
  @_disfavoredOverload
  public func number(from string: String) -> NSNumber? {
    adoptDeviceLocale()
    return self.Foundation::number(from: string)
  }

  /// A number in words or digits.
  ///
  /// - Parameters:
  ///   - num: the number.
  ///   - nstyle: how it is written.
  @_disfavoredOverload
  public class func localizedString(from num: NSNumber, number nstyle: NumberFormatter.Style) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = nstyle
    return formatter.string(from: num) ?? ""
  }
}
