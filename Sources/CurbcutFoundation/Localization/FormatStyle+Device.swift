import Foundation

extension FormatStyle {
  /// The style as the person's locale writes, where nobody chose another.
  var inDeviceLocale: Self {
    guard let device = DeviceLanguage.locale,
      let own = Mirror(reflecting: self).descendant("locale") as? Locale,
      own == Locale.FoundationEssentials::autoupdatingCurrent || own == Locale.FoundationEssentials::current
    else { return self }
    return locale(device)
  }
}

extension Date {
  /// The date in words, by a style.
  ///
  /// - Parameter format: the style.
  @_disfavoredOverload
  public func formatted<Style: Foundation.FormatStyle>(_ format: Style) -> Style.FormatOutput
  where Style.FormatInput == Date { format.inDeviceLocale.format(self) }

  /// The date and the time in short words.
  @_disfavoredOverload
  public func formatted() -> String { formatted(date: .numeric, time: .shortened) }

  /// The date in words.
  ///
  /// - Parameters:
  ///   - date: how long the day is written.
  ///   - time: how long the time is written.
  @_disfavoredOverload
  public func formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String {
    Date.FormatStyle(date: date, time: time).inDeviceLocale.format(self)
  }
}

extension BinaryInteger {
  /// The number in digits.
  @_disfavoredOverload
  public func formatted() -> String { IntegerFormatStyle<Self>().inDeviceLocale.format(self) }

  /// The number in digits or words, by a style.
  ///
  /// - Parameter format: the style.
  @_disfavoredOverload
  public func formatted<Style: FormatStyle>(_ format: Style) -> Style.FormatOutput
  where Style.FormatInput == Self { format.inDeviceLocale.format(self) }

  /// The number in digits or words, by a style for another kind of number.
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

  /// The number in digits or words, by a style.
  ///
  /// - Parameter format: the style.
  @_disfavoredOverload
  public func formatted<Style: FormatStyle>(_ format: Style) -> Style.FormatOutput
  where Style.FormatInput == Self { format.inDeviceLocale.format(self) }

  /// The number in digits or words, by a style for another kind of number.
  ///
  /// - Parameter format: the style.
  @_disfavoredOverload
  public func formatted<Style: FormatStyle>(_ format: Style) -> Style.FormatOutput
  where Style.FormatInput: BinaryFloatingPoint { format.inDeviceLocale.format(Style.FormatInput(self)) }
}

extension Duration {
  /// The duration in words, by a style.
  ///
  /// - Parameter format: the style.
  @_disfavoredOverload
  public func formatted<Style: FormatStyle>(_ format: Style) -> Style.FormatOutput
  where Style.FormatInput == Duration { format.inDeviceLocale.format(self) }
}

extension Sequence {
  /// The members in words, by a style.
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
