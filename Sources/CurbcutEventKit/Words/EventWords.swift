import CurbcutFoundation

/// The words of events and reminders, and of the system's screens for them.
package enum EventWords {
  /// All of them.
  package static let all = FrameworkWords(json: PackageResources.words_json)

  /// The word for a key.
  package static func text(_ key: String) -> String { all[key] ?? key }
}
