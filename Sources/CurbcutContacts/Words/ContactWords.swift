import CurbcutFoundation

/// The words of contacts: the names of labels, and what the system's screens say.
package enum ContactWords {
  /// All of them.
  package static let all = FrameworkWords(json: PackageResources.words_json)

  /// The word for a key.
  package static func text(_ key: String) -> String { all[key] ?? key }
}
