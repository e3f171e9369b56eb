import Foundation

extension FormatStyle {
  /// The style in the user's locale, unless a locale was set explicitly.
  var inDeviceLocale: Self {
    guard let device = DeviceLanguage.locale,
      let own = Mirror(reflecting: self).descendant("locale") as? Locale,
      own == Locale.FoundationEssentials::autoupdatingCurrent || own == Locale.FoundationEssentials::current
    else { return self }
    return locale(device)
  }
}

extension Date {
  /// The date formatted in a style.
  ///
  /// - Parameter format: the style.
  @_disfavoredOverload
  public func formatted<Style: Foundation.FormatStyle>(_ format: Style) -> Style.FormatOutput
  where Style.FormatInput == Date { format.inDeviceLocale.format(self) }

  /// The date and the time in a short form.
  @_disfavoredOverload
  public func formatted() -> String { formatted(date: .numeric, time: .shortened) }

  /// The date and the time as text.
  ///
  /// - Parameters:
  ///   - date: how much of the date is written.
  ///   - time: how much of the time is written.
  @_disfavoredOverload
  public func formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String {
    Date.FormatStyle(date: date, time: time).inDeviceLocale.format(self)
  }
}

extension BinaryInteger {
  /// The number in digits.
  @_disfavoredOverload
  public func formatted() -> String { IntegerFormatStyle<Self>().inDeviceLocale.format(self) }

  /// The number formatted in a style.
  ///
  /// - Parameter format: the style.
  @_disfavoredOverload
  public func formatted<Style: FormatStyle>(_ format: Style) -> Style.FormatOutput
  where Style.FormatInput == Self { format.inDeviceLocale.format(self) }

  /// The number formatted in a style for another kind of number.
  ///
  /// - Parameter format: the style.
  @_disfavoredOverload
  public func formatted<Style: FormatStyle>(_ format: Style) -> Style.FormatOutput
  where Style.FormatInput: BinaryInteger { format.inDeviceLocale.format(Style.FormatInput(self)) }
}

extension BinaryFloatingPoint {
  /// The number in digits.
  @_disfavoredOverload
  public func formatted() -> String { FloatingPointFormatStyle<Self>().inDeviceLocale.format(self) }

  /// The number formatted in a style.
  ///
  /// - Parameter format: the style.
  @_disfavoredOverload
  public func formatted<Style: FormatStyle>(_ format: Style) -> Style.FormatOutput
  where Style.FormatInput == Self { format.inDeviceLocale.format(self) }

  /// The number formatted in a style for another kind of number.
  ///
  /// - Parameter format: the style.
  @_disfavoredOverload
  public func formatted<Style: FormatStyle>(_ format: Style) -> Style.FormatOutput
  where Style.FormatInput: BinaryFloatingPoint { format.inDeviceLocale.format(Style.FormatInput(self)) }
}

extension Duration {
  /// The duration formatted in a style.
  ///
  /// - Parameter format: the style.
  @_disfavoredOverload
  public func formatted<Style: FormatStyle>(_ format: Style) -> Style.FormatOutput
  where Style.FormatInput == Duration { format.inDeviceLocale.format(self) }
}

extension Sequence {
  /// The members formatted in a style.
  ///
  /// - Parameter style: the style.
  @_disfavoredOverload
  public func formatted<Style: FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Self { style.inDeviceLocale.format(self) }
}

extension Sequence where Element == String {
  /// The members, joined by commas and an “and”.
  @_disfavoredOverload
  public func formatted() -> String {
    let style: ListFormatStyle<StringStyle, Self> = .list(type: .and)
    return style.inDeviceLocale.format(self)
  }
}
