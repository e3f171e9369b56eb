import Foundation

/// A voice that espeak-ng offers.
public struct Voice: Hashable, Sendable {
  /// `English (America)`.
  public var name: String
  /// How the engine calls it: `gmw/en-US`.
  public var identifier: String
  /// The languages that it speaks, in lower case, best first: `en-us`, `en`.
  public var languages: [String]

  /// A voice; languages in lower case, best first.
  public init(name: String, identifier: String, languages: [String]) {
    self.name = name
    self.identifier = identifier
    self.languages = languages
  }
}

/// The voices of the engine and how one is found.
struct VoiceList: Sendable {
  var voices: [Voice]
  /// The names that may follow a `+`: `f3`, `whisper`.
  var variants: [String]

  /// Tags whose usual voice is not the one that their letters lead to.
  private static let aliases = [
    "en": "en-us", "zh": "cmn", "zh-hans": "cmn", "zh-hant": "cmn", "zh-cn": "cmn", "zh-tw": "cmn",
    "zh-hk": "yue", "zh-mo": "yue", "no": "nb", "iw": "he", "in": "id", "es-mx": "es-419",
    "es-us": "es-419", "sh": "hr",
  ]

  /// The voice for a BCP-47 tag: the same tag, then without its last parts, then any of the language.
  func voice(language: String) -> Voice? {
    var parts = language.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    let primary = parts.first
    while !parts.isEmpty {
      let tag = parts.joined(separator: "-")
      for candidate in [Self.aliases[tag], tag].compactMap({ $0 }) {
        if let voice = best(where: { $0 == candidate }) { return voice }
      }
      // A script between language and region (sr-Latn-RS) says nothing about the sound.
      if parts.count == 3, parts[1].count == 4 { parts.remove(at: 1) } else { parts.removeLast() }
    }
    guard let primary else { return nil }
    return best { $0.hasPrefix(primary + "-") }
  }

  /// The voice for which a fitting tag stands nearest to the front of its languages.
  private func best(where fits: (String) -> Bool) -> Voice? {
    voices.compactMap { voice in voice.languages.firstIndex(where: fits).map { (voice, $0) } }
      .min { $0.1 < $1.1 }?.0
  }

  /// The engine's name for what a person calls a voice: a language, a name or an identifier, with a
  /// variant behind a `+` if wanted.
  ///
  /// Only names from the engine's own lists come out: it copies what it is given into a small buffer.
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

  /// The tags that share most of their beginning with a name, best first.
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
