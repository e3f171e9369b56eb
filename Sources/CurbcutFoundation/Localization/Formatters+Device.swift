import Foundation

// Foundation's formatters write as the process's locale does until they are given another. These members
// give them the device's first, where a host set one: an initialiser cannot.

extension DateFormatter {
  private func adoptDeviceLocale() {
    guard let device = DeviceLanguage.locale, self.Foundation::locale == Locale.FoundationEssentials::current
    else { return }
    self.Foundation::locale = device
  }

  /// The locale that dates are written as in; the person's by default.
  @_disfavoredOverload
  public var locale: Locale! {
    get {
      adoptDeviceLocale()
      return self.Foundation::locale
    }
    set { self.Foundation::locale = newValue }
  }

  /// A date in words.
  ///
  /// - Parameter date: the date.
  @_disfavoredOverload
  public func string(from date: Date) -> String {
    adoptDeviceLocale()
    return self.Foundation::string(from: date)
  }

  /// The date that a text says; nil when it is none in this format.
  ///
  /// - Parameter string: the text.
  @_disfavoredOverload
  public func date(from string: String) -> Date? {
    adoptDeviceLocale()
    return self.Foundation::date(from: string)
  }

  /// Chooses a format with some parts of a date, in the order of the locale.
  ///
  /// - Parameter dateFormatTemplate: the parts, as letters of date formats.
  @_disfavoredOverload
  public func setLocalizedDateFormatFromTemplate(_ dateFormatTemplate: String) {
    adoptDeviceLocale()
    self.Foundation::setLocalizedDateFormatFromTemplate(dateFormatTemplate)
  }

  /// A date in words.
  ///
  /// - Parameters:
  ///   - date: the date.
  ///   - dstyle: how long the day is written.
  ///   - tstyle: how long the time is written.
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

  /// The locale that numbers are written as in; the person's by default.
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

  /// The number that a text says; nil when it is none in this format.
  ///
  /// - Parameter string: the text.
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
