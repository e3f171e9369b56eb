import Foundation

/// A voice that espeak-ng offers.
public struct Voice: Hashable, Sendable {
  /// The name: `English (America)`.
  public var name: String
  /// The engine's identifier: `gmw/en-US`.
  public var identifier: String
  /// The languages that it speaks, in lower case, best first: `en-us`, `en`.
  public var languages: [String]

  /// Creates a voice; languages are in lower case, best first.
  public init(name: String, identifier: String, languages: [String]) {
    self.name = name
    self.identifier = identifier
    self.languages = languages
  }
}

/// The voices of the engine, and how to find one.
struct VoiceList: Sendable {
  var voices: [Voice]
  /// The names that may follow a `+`: `f3`, `whisper`.
  var variants: [String]

  /// Tags whose usual voice is listed under another tag.
  private static let aliases = [
    "en": "en-us", "zh": "cmn", "zh-hans": "cmn", "zh-hant": "cmn", "zh-cn": "cmn", "zh-tw": "cmn",
    "zh-hk": "yue", "zh-mo": "yue", "no": "nb", "iw": "he", "in": "id", "es-mx": "es-419",
    "es-us": "es-419", "sh": "hr",
  ]

  /// The voice for a BCP-47 tag: for the same tag, or else for the tag without its last parts, or else any
  /// voice of the language.
  func voice(language: String) -> Voice? {
    var parts = language.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    let primary = parts.first
    while !parts.isEmpty {
      let tag = parts.joined(separator: "-")
      for candidate in [Self.aliases[tag], tag].compactMap({ $0 }) {
        if let voice = best(where: { $0 == candidate }) { return voice }
      }
      // A script between language and region (sr-Latn-RS) does not affect pronunciation.
      if parts.count == 3, parts[1].count == 4 { parts.remove(at: 1) } else { parts.removeLast() }
    }
    guard let primary else { return nil }
    return best { $0.hasPrefix(primary + "-") }
  }

  /// The voice that has a matching tag closest to the front of its languages.
  private func best(where fits: (String) -> Bool) -> Voice? {
    voices.compactMap { voice in voice.languages.firstIndex(where: fits).map { (voice, $0) } }
      .min { $0.1 < $1.1 }?.0
  }

  /// The engine's identifier for a voice that a user names: by language, name or identifier, optionally
  /// followed by `+` and a variant.
  ///
  /// Only returns names from the engine's own lists, because it copies them into a small buffer.
  func identifier(named name: String) throws(SpeechError) -> String {
    let parts = name.split(separator: "+", maxSplits: 1).map(String.init)
    guard let base = parts.first else { throw .unknownVoice(name, suggestions: []) }
    let plain = base.lowercased()
    let exact = voices.first { $0.identifier.lowercased() == plain || $0.name.lowercased() == plain }
    let isKnownTag = voices.contains { $0.languages.contains(plain) } || Self.aliases[plain] != nil
    guard let voice = exact ?? (isKnownTag ? voice(language: base) : nil) else {
      throw .unknownVoice(name, suggestions: suggestions(for: plain))
    }
    guard parts.count == 2 else { return voice.identifier }
    guard let variant = variants.first(where: { $0.lowercased() == parts[1].lowercased() }) else {
      let near = variants.filter { $0.lowercased().hasPrefix(parts[1].prefix(1).lowercased()) }
      throw .unknownVoice(name, suggestions: near.prefix(3).map { "\(base)+\($0)" })
    }
    return "\(voice.identifier)+\(variant)"
  }

  /// The tags with the longest common prefix with a name, best first.
  private func suggestions(for name: String) -> [String] {
    let tags = Set(voices.flatMap(\.languages))
    let named = voices.filter { $0.name.lowercased().hasPrefix(name.prefix(4)) }.compactMap(\.languages.first)
    let near = tags.filter { $0.commonPrefix(with: name).count >= 2 }.sorted {
      let (a, b) = ($0.commonPrefix(with: name).count, $1.commonPrefix(with: name).count)
      return a == b ? $0 < $1 : a > b
    }
    return Array((near + named.sorted().filter { !near.contains($0) }).prefix(3))
  }
}
