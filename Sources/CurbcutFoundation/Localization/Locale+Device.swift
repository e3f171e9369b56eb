import Foundation

/// The device's language and region, as far as a host set them.
extension Locale {
  /// The person's locale.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/locale/current>.
  @_disfavoredOverload
  public static var current: Locale { DeviceLanguage.locale ?? Locale.FoundationEssentials::current }

  /// The person's locale. It does not follow a later change while a host sets the language.
  @_disfavoredOverload
  public static var autoupdatingCurrent: Locale {
    DeviceLanguage.locale ?? Locale.FoundationEssentials::autoupdatingCurrent
  }

  /// The person's languages, the most wanted first.
  @_disfavoredOverload
  public static var preferredLanguages: [String] {
    let languages = DeviceLanguage.preferredLanguages
    return languages.isEmpty ? Locale.FoundationEssentials::preferredLanguages : languages
  }
}

extension Calendar {
  /// The person's calendar, with the names and the first day of the week of the locale.
  @_disfavoredOverload
  public static var current: Calendar {
    var calendar = Calendar.FoundationEssentials::current
    if let locale = DeviceLanguage.locale { calendar.locale = locale }
    return calendar
  }
}
