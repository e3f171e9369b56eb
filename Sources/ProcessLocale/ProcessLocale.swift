import Foundation
import Synchronization

/// The locale that Foundation itself takes for the user's.
///
/// On Linux Foundation has no preferences to read: its `Locale.current` is `en_001` whatever the environment says. All
/// that formats, compares, sorts or names in the user's language begins there, `DateFormatter` as much as
/// `Date.FormatStyle` and `localizedCompare`, so that it is put right there, and for all of them.
public enum ProcessLocale {
  private static let chosen = Mutex<String?>(nil)

  /// The identifier of the user's locale, such as `pl_PL`; nil, the default, for Foundation's own.
  ///
  /// What Foundation made from an earlier one stays as it is, but for what updates itself.
  public static var identifier: String? {
    get { chosen.withLock { $0 } }
    set {
      let isNew = chosen.withLock { identifier in
        defer { identifier = newValue }
        return identifier != newValue
      }
      // Foundation then forgets not only the time zone, but also the current locale and the current calendar.
      if isNew { NSTimeZone.resetSystemTimeZone() }
    }
  }
}
