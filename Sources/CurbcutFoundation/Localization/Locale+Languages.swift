import Foundation

extension Locale {
  /// The user's languages, in order of preference.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/locale/preferredlanguages>.
  @_disfavoredOverload
  public static var preferredLanguages: [String] {
    let languages = DeviceLanguage.preferredLanguages
    return languages.isEmpty ? Locale.FoundationEssentials::preferredLanguages : languages
  }
}
