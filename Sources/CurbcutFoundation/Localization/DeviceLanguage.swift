import Foundation
import Synchronization

/// The language and region that the device is set to, as far as a host sets them.
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
    set { state.withLock { $0.languages = newValue } }
  }

  /// The region whose conventions apply to dates and numbers, such as `DE`; nil for that of the language.
  package static var region: String? {
    get { state.withLock { $0.region } }
    set { state.withLock { $0.region = newValue } }
  }

  /// The device that texts are chosen for: `iphone`, the default, or `ipad`.
  package static var idiom: String {
    get { state.withLock { $0.idiom } }
    set { state.withLock { $0.idiom = newValue } }
  }

  /// The locale that results from the settings; nil when the host set none.
  static var locale: Locale? {
    let (languages, region) = state.withLock { ($0.languages, $0.region) }
    guard let language = languages.first else { return nil }
    let parts = Locale.Language(identifier: language)
    guard let code = parts.languageCode?.identifier else { return Locale(identifier: language) }
    let script = language.contains("Han") ? parts.script.map { "-\($0.identifier)" } ?? "" : ""
    // Without a region, assume the one where most of the language's speakers live.
    let place = region ?? parts.region?.identifier ?? parts.maximalRegion?.identifier
    return Locale(identifier: code + script + (place.map { "_\($0)" } ?? ""))
  }
}

extension DeviceLanguage {
  /// The user's locale, for modules that import Foundation and so find its `Locale.current` first.
  package static var currentLocale: Locale { locale ?? Locale.FoundationEssentials::current }

  /// The user's calendar with that locale.
  package static var currentCalendar: Calendar {
    var calendar = Calendar.FoundationEssentials::current
    if let locale { calendar.locale = locale }
    return calendar
  }
}

extension Locale.Language {
  /// The region where most speakers of the language live.
  fileprivate var maximalRegion: Locale.Region? { Locale.Language(identifier: maximalIdentifier).region }
}
