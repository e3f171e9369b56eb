import Foundation
internal import ProcessLocale
import Synchronization

/// The language and region that the device is set to, as far as a host sets them.
///
/// Foundation's `Locale.current` and all that begins with it follows them.
package enum DeviceLanguage {
  private struct State {
    var languages: [String] = []
    var region: String?
    var idiom = "iphone"
  }

  private static let state = Mutex(State())

  /// The user's languages as tags, in order of preference; empty, the default, for the process's own.
  package static var preferredLanguages: [String] {
    get { state.withLock { $0.languages } }
    set {
      state.withLock { $0.languages = newValue }
      updateLocale()
    }
  }

  /// The region whose conventions apply to dates and numbers, such as `DE`; nil for that of the language.
  package static var region: String? {
    get { state.withLock { $0.region } }
    set {
      state.withLock { $0.region = newValue }
      updateLocale()
    }
  }

  /// The device that texts are chosen for: `iphone`, the default, or `ipad`.
  package static var idiom: String {
    get { state.withLock { $0.idiom } }
    set { state.withLock { $0.idiom = newValue } }
  }

  /// Tells Foundation the locale that results from the settings and from the app's languages.
  static func updateLocale() {
    let (languages, region) = state.withLock { ($0.languages, $0.region) }
    ProcessLocale.identifier = languages.first.map {
      localeIdentifier(user: $0, region: region, app: Bundle.installedMain.map(language(of:)))
    }
  }

  /// The language in which an app runs: the best of its own for the user.
  ///
  /// An app that is not translated into the user's language has English buttons and months on a German phone, unless it
  /// asks for `CFBundleAllowMixedLocalizations`
  /// (<https://developer.apple.com/documentation/bundleresources/information-property-list/cfbundleallowmixedlocalizations>).
  ///
  /// - Parameter app: the app's bundle.
  package static func language(of app: Bundle) -> String {
    if app.infoDictionary?["CFBundleAllowMixedLocalizations"] as? Bool == true,
      let preferred = preferredLanguages.first
    {
      return preferred
    }
    let written = app.infoDictionary?["CFBundleDevelopmentRegion"] as? String
    if app.localizations.allSatisfy({ $0 == "Base" }), let written, !written.hasPrefix("$") { return written }
    return app.preferredLocalizations.first ?? "en"
  }

  /// The identifier of the locale in which an app writes dates and numbers.
  ///
  /// - Parameters:
  ///   - user: the user's language.
  ///   - region: the user's region; nil for that of the language.
  ///   - app: the language in which the app runs; nil for the user's.
  /// - Returns: `en_PL` for an English app of a user with Polish.
  static func localeIdentifier(user: String, region: String?, app: String?) -> String {
    var parts = Locale.Components(identifier: user)
    // Without a region, assume the one where most of the language's speakers live.
    let place =
      region.map { Locale.Region($0) } ?? parts.languageComponents.region
      ?? Locale.Language(identifier: user).maximalRegion
    if let app {
      let language = Locale.Language.Components(identifier: app)
      if !parts.languageComponents.isSame(as: language) {
        // Other digits may not exist in the app's language.
        parts.numberingSystem = nil
        parts.languageComponents = language
      }
    }
    parts.languageComponents.region = place
    return Locale(components: parts).identifier
  }
}

extension Locale.Language {
  /// The region where most speakers of the language live.
  fileprivate var maximalRegion: Locale.Region? { Locale.Language(identifier: maximalIdentifier).region }
}

extension Locale.Language.Components {
  /// Whether two languages are one, written in the same script, wherever it is spoken.
  fileprivate func isSame(as other: Self) -> Bool {
    func script(_ language: Self) -> Locale.Script? {
      Locale.Language(identifier: Locale.Language(components: language).maximalIdentifier).script
    }
    return languageCode == other.languageCode && script(self) == script(other)
  }
}
