import Foundation

/// Language tags and their fallbacks, as the names of `.lproj` folders spell them.
package enum LanguageTag {
  /// A language tag and the more general ones to try after it: `pt-BR`, `pt`.
  ///
  /// - Parameter language: the tag; an underscore is treated as a hyphen.
  package static func fallbacks(_ language: String) -> [String] {
    var parts = language.replacingOccurrences(of: "_", with: "-").split(separator: "-")
    var result: [String] = []
    while !parts.isEmpty {
      result.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    // The folders of old projects have the English names of languages.
    if let last = result.last, let old = oldNames[last] { result.append(old) }
    if result.contains("nb") {
      result.append("no")
    } else if result.contains("no") {
      result.append("nb")
    }
    if result.contains("zh-CN") { result.append("zh-Hans") }
    if result.contains("zh-TW") || result.contains("zh-HK") { result.append("zh-Hant") }
    return result
  }

  private static let oldNames = [
    "en": "English", "de": "German", "fr": "French", "es": "Spanish", "it": "Italian", "ja": "Japanese",
    "nl": "Dutch",
  ]

  /// The languages in a list that match a user's, best match first.
  ///
  /// - Parameters:
  ///   - available: the available languages.
  ///   - preferred: the user's languages, in order of preference.
  /// - Returns: members of `available`; empty when none matches.
  package static func matches(_ available: [String], preferred: [String]) -> [String] {
    let byTag = Dictionary(available.map { (normalized($0), $0) }) { first, _ in first }
    var result: [String] = []
    for language in preferred {
      for tag in fallbacks(language) {
        guard let match = byTag[normalized(tag)], !result.contains(match) else { continue }
        result.append(match)
      }
      // A user who reads one variant of a language prefers another variant to a foreign language.
      let base = fallbacks(language).first { !$0.contains("-") } ?? language
      guard result.isEmpty, base != "zh" else { continue }
      result += available.filter { normalized($0).hasPrefix(base.lowercased() + "-") }.prefix(1)
    }
    return result
  }

  private static func normalized(_ tag: String) -> String {
    tag.replacingOccurrences(of: "_", with: "-").lowercased()
  }
}
