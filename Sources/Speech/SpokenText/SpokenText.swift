import AccessibilityTree
import AssistiveTechnology
import DeviceSettings

/// Turns an utterance into what is actually pronounced: punctuation by name, the user's pronunciations,
/// numbers, emoji, languages, and pauses.
///
/// A pure function of the utterance and the settings. What it does not change is left to the voice.
public struct SpokenText: Sendable {
  /// The settings, with the user's language, verbosity and pronunciations.
  public var settings: Settings

  /// Creates a converter with those settings.
  public init(settings: Settings = Settings()) { self.settings = settings }

  /// The script for an utterance.
  public func script(for utterance: Utterance) -> SpeechScript {
    var script = SpeechScript()
    for (index, part) in utterance.parts.enumerated() where !part.text.isEmpty {
      var segments: [SpeechScript.Segment] = []
      for run in Self.runs(of: part.text) { segments += self.segments(of: run, in: part) }
      guard !segments.isEmpty else { continue }
      if part.kind == .hint || part.kind == .notice { script.lengthenPause(to: SpeechScript.hintPause) }
      for place in segments.indices { segments[place].part = index }
      segments[segments.count - 1].pause = SpeechScript.partPause
      script.segments += segments
    }
    // Silence after the last word would only delay the next utterance.
    if let last = script.segments.indices.last { script.segments[last].pause = 0 }
    return script
  }

  // MARK: Runs

  /// A part of a text that has the same attributes throughout.
  struct Run {
    var text: Substring
    /// Its offset in the whole text, in UTF-16 units.
    var offset: Int
    var attributes: SpeechAttributes
  }

  /// Divides a text where its attributes change. Ranges that extend beyond the text are clamped.
  static func runs(of text: AccessibilityText) -> [Run] {
    let units = text.string.utf16
    let count = units.count
    var result: [Run] = []
    var position = 0
    func add(_ range: Range<Int>, _ attributes: SpeechAttributes) {
      guard !range.isEmpty else { return }
      let start = units.index(units.startIndex, offsetBy: range.lowerBound)
      let end = units.index(start, offsetBy: range.count)
      let part = Substring(decoding: units[start..<end], as: UTF16.self)
      result.append(Run(text: part, offset: range.lowerBound, attributes: attributes))
    }
    for run in text.runs {
      let start = min(max(run.range.lowerBound, position), count)
      let end = min(max(run.range.upperBound, start), count)
      add(position..<start, SpeechAttributes())
      add(start..<end, run.attributes)
      position = end
    }
    add(position..<count, SpeechAttributes())
    return result
  }

  private func segments(of run: Run, in part: Utterance.Part) -> [SpeechScript.Segment] {
    let named = run.attributes.language ?? part.language
    if run.attributes.ipaNotation != nil {
      var attributes = run.attributes
      attributes.language = named
      let anchor = SpeechScript.Anchor(spoken: 0, source: run.offset, isVerbatim: false)
      return [.init(String(run.text), attributes: attributes, anchors: [anchor])]
    }
    var stretches = [LanguageStretch(text: run.text, offset: run.offset, language: named)]
    if named == nil, settings.voiceOver.detectsLanguages {
      stretches = LanguageStretch.stretches(
        of: run.text, offset: run.offset, language: settings.language,
        preferred: settings.voiceOver.rotorLanguages)
    }
    return stretches.flatMap { stretch in
      var attributes = run.attributes
      attributes.language = stretch.language
      var speller = Speller(
        settings: settings.voiceOver, language: stretch.language ?? settings.language,
        group: group(for: run.attributes, of: part.kind), attributes: attributes)
      let isWhole = part.text.string.utf16.count == stretch.text.utf16.count
      if isWhole, Self.isAppText(part.kind), stretch.text.count == 1 {
        // A single character is never skipped, because it is all that there is to say.
        speller.group = run.attributes.punctuation == false ? PunctuationTable.Group.none : .all
        speller.attributes.spellsOut = true
      }
      speller.append(stretch)
      return speller.segments
    }
  }

  /// Which punctuation is spoken by name: the app's attribute decides first, then the kind of text, then the
  /// user's setting.
  private func group(for attributes: SpeechAttributes, of kind: Utterance.Kind) -> PunctuationTable.Group {
    if let punctuation = attributes.punctuation { return punctuation ? .all : .none }
    guard Self.isAppText(kind) || kind == .hint else { return .none }
    switch attributes.textualContext {
    case .sourceCode, .console: return .all
    default: break
    }
    return switch settings.voiceOver.punctuation {
    case .all: .all
    case .some: .some
    case .none: .none
    }
  }

  /// True for text from the app; false for VoiceOver's own words, in which punctuation only marks pauses.
  private static func isAppText(_ kind: Utterance.Kind) -> Bool {
    switch kind {
    case .appName, .container, .tableHeader, .label, .value, .content, .text, .announcement: true
    case .state, .role, .context, .hint, .notice, .phonetic, .system: false
    }
  }
}
