import Foundation

/// Translations into the device's language, from `.strings`, `.stringsdict` and `.xcstrings` files as they are in an
/// app's sources.
extension Bundle {
  /// A translation.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/bundle/localizedstring(forkey:value:table:)>.
  ///
  /// - Parameters:
  ///   - key: the key of the translation.
  ///   - value: the text when there is no translation; the key itself for nil or an empty text.
  ///   - tableName: the table's name, without a suffix; nil or an empty name means `Localizable`.
  /// - Returns: the translation; one with plural rules is a format for `String(format:)`.
  @_disfavoredOverload
  public func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
    if let format = localizedFormat(key, table: tableName) { return format }
    return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }

  /// The translation of a key, in the preferred languages or in those given.
  func localizedFormat(_ key: String, table: String?, languages: [String]? = nil) -> String? {
    guard !key.isEmpty else { return nil }
    let table = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    let found = LocalizedTables.shared.text(
      key, table: table, bundle: resourceFolder, languages: languages ?? preferredLocalizations)
    return found.map {
      LocalizedFormat.format(of: $0.text, language: $0.language, device: DeviceLanguage.idiom)
    }
  }

  /// A value of the `Info.plist`, in the user's language where `InfoPlist.strings` or `InfoPlist.xcstrings` has it.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/bundle/object(forinfodictionarykey:)>.
  @_disfavoredOverload
  public func object(forInfoDictionaryKey key: String) -> Any? {
    // Foundation on Linux looks nowhere else once there is an InfoPlist.strings.
    localizedFormat(key, table: "InfoPlist") ?? infoDictionary?[key]
  }

  /// The `Info.plist` with what `InfoPlist.strings` or `InfoPlist.xcstrings` has in the user's language.
  @_disfavoredOverload
  public var localizedInfoDictionary: [String: Any]? {
    infoDictionary.map { info in
      info.reduce(into: info) { result, entry in
        if let text = localizedFormat(entry.key, table: "InfoPlist") { result[entry.key] = text }
      }
    }
  }

  private var resourceFolder: URL { resourceURL ?? bundleURL }

  /// The languages that the bundle has translations for.
  @_disfavoredOverload
  public var localizations: [String] {
    let found = LocalizedTables.shared.languages(of: resourceFolder)
    let named = infoDictionary?["CFBundleLocalizations"] as? [String] ?? []
    let base = FileManager.default.fileExists(
      atPath: resourceFolder.appendingPathComponent("Base.lproj").path)
    return found + named.filter { !found.contains($0) } + (base ? ["Base"] : [])
  }

  /// The bundle's languages that match the user's, best match first; its development language when none does.
  @_disfavoredOverload
  public var preferredLocalizations: [String] {
    let available = localizations.filter { $0 != "Base" }
    let matches = LanguageTag.matches(available, preferred: Locale.preferredLanguages)
    if !matches.isEmpty { return matches }
    let written = infoDictionary?["CFBundleDevelopmentRegion"] as? String
    if let written, !written.hasPrefix("$"),
      let match = LanguageTag.matches(available, preferred: [written]).first
    {
      return [match]
    }
    return [available.first { $0 == "en" } ?? available.first ?? "en"]
  }

  /// The languages in a list that match the user's, best match first; the first in the list when none does.
  ///
  /// - Parameter localizationsArray: the available languages.
  @_disfavoredOverload
  public class func preferredLocalizations(from localizationsArray: [String]) -> [String] {
    preferredLocalizations(from: localizationsArray, forPreferences: nil)
  }

  /// The languages in a list that match given preferences, best match first; the first in the list when none does.
  ///
  /// - Parameters:
  ///   - localizationsArray: the available languages.
  ///   - preferencesArray: the preferred languages; nil for the user's.
  @_disfavoredOverload
  public class func preferredLocalizations(
    from localizationsArray: [String], forPreferences preferencesArray: [String]?
  ) -> [String] {
    let matches = LanguageTag.matches(
      localizationsArray, preferred: preferencesArray ?? Locale.preferredLanguages)
    return matches.isEmpty ? Array(localizationsArray.prefix(1)) : matches
  }
}

/// A translation into the device's language.
///
/// Follows <https://developer.apple.com/documentation/foundation/nslocalizedstring(_:tablename:bundle:value:comment:)>.
///
/// - Parameters:
///   - key: the key of the translation.
///   - tableName: the table's name, without a suffix; nil for `Localizable`.
///   - bundle: where the table is.
///   - value: the text when there is no translation; the key itself when empty.
///   - comment: a note for translators, which has no effect.
@_disfavoredOverload
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "", comment: String
) -> String {
  bundle.localizedString(forKey: key, value: value, table: tableName)
}
