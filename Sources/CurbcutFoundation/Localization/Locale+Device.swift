import Foundation

/// The device's language and region, as far as a host sets them.
extension Locale {
  /// The user's locale.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/locale/current>.
  @_disfavoredOverload
  public static var current: Locale { DeviceLanguage.currentLocale }

  /// The user's locale. While a host sets the language, it does not follow later changes.
  @_disfavoredOverload
  public static var autoupdatingCurrent: Locale {
    DeviceLanguage.locale ?? Locale.FoundationEssentials::autoupdatingCurrent
  }

  /// The user's languages, in order of preference.
  @_disfavoredOverload
  public static var preferredLanguages: [String] {
    let languages = DeviceLanguage.preferredLanguages
    return languages.isEmpty ? Locale.FoundationEssentials::preferredLanguages : languages
  }
}

extension Calendar {
  /// The user's calendar, with the locale's names and first day of the week.
  @_disfavoredOverload
  public static var current: Calendar { DeviceLanguage.currentCalendar }
}
