import AccessibilityTree

/// A chunk of speech from the engine.
public struct SpeechChunk: Hashable, Sendable {
  /// One channel of 16-bit samples, at the engine's sample rate.
  public var samples: [Int16]
  /// Words that begin in this chunk or have begun; their times are measured from the beginning of the script.
  public var words: [SpeechAudio.Word]
  /// The mark of a segment that ends with this chunk; nil when none does.
  public var mark: SpeechAudio.Mark?

  /// Creates a chunk, by default one in which no word begins and no segment ends.
  public init(samples: [Int16], words: [SpeechAudio.Word] = [], mark: SpeechAudio.Mark? = nil) {
    self.samples = samples
    self.words = words
    self.mark = mark
  }
}

/// A script that espeak-ng speaks one step at a time.
///
/// Between two steps the engine is free for other streams.
struct SpeechStream {
  private let sampleRate: Int
  private let settings: SpeechSettings
  private let segments: [SpeechScript.Segment]
  private let steps: [Step]
  private let tempo: Double
  private var position = 0
  /// The number of samples delivered so far.
  private var count = 0
  /// The sample at which the current segment began, and what has been pronounced of it.
  private var start = 0
  private var phonemes: [String] = []

  /// What is passed to the engine at one time.
  private struct Step {
    var segment: Int
    var content: Content
    /// The offset of each scalar in the segment's text, in UTF-16 units.
    var offsets: [Int] = []
    /// The silence after it, in seconds at the normal rate.
    var pause = 0.0
    var endsSegment = false
  }

  private enum Content {
    case text(String)
    case character(Unicode.Scalar)
    case nothing
  }

  /// The silence between spelled characters, in seconds at the normal rate.
  private static let letterPause = 0.06
  /// The longest silence in a script, in seconds.
  private static let longestPause = 60.0

  init(_ script: SpeechScript, settings: SpeechSettings) throws(SpeechError) {
    sampleRate = try EspeakSynthesizer.withEngine { (engine) throws(SpeechError) in engine.sampleRate }
    self.settings = settings
    segments = script.segments
    steps = script.segments.indices.flatMap { Self.steps(of: script.segments[$0], at: $0) }
    tempo =
      Double(SpeechSettings.wordsPerMinute(rate: 0.5))
      / Double(SpeechSettings.wordsPerMinute(rate: settings.rate))
  }

  var isAtEnd: Bool { position == steps.count }

  /// Speaks the next step.
  ///
  /// - Parameter receive: receives sound as soon as it is available; returns false to end the stream.
  mutating func next(_ receive: @escaping @Sendable (SpeechChunk) -> Bool) throws(SpeechError) {
    guard position < steps.count else { return }
    let step = steps[position]
    position += 1
    let summary = try speak(step, receive)
    guard !summary.isAborted else { return position = steps.count }
    count += summary.sampleCount
    if !summary.phonemes.isEmpty { phonemes.append(summary.phonemes.joined()) }
    var chunk = SpeechChunk(samples: [])
    if step.endsSegment {
      chunk.mark = .init(
        start: seconds(start), end: seconds(count), phonemes: phonemes.joined(separator: " "))
      phonemes = []
    }
    if step.pause > 0, step.pause.isFinite {
      let silence = min(step.pause, Self.longestPause) * tempo * Double(sampleRate)
      chunk.samples = [Int16](repeating: 0, count: Int(silence.rounded()))
      count += chunk.samples.count
    }
    if step.endsSegment { start = count }
    if chunk.mark != nil || !chunk.samples.isEmpty, !receive(chunk) { position = steps.count }
  }

  private func seconds(_ samples: Int) -> Double { Double(samples) / Double(sampleRate) }

  private func speak(
    _ step: Step, _ receive: @escaping @Sendable (SpeechChunk) -> Bool
  ) throws(SpeechError) -> EspeakEngine.Summary {
    let segment = segments[step.segment]
    let begin = seconds(count)
    let settings = settings
    let offsets = step.offsets
    let forward: EspeakEngine.Receiver = { chunk in
      let words = chunk.words.compactMap { word -> SpeechAudio.Word? in
        guard let part = segment.part, !offsets.isEmpty else { return nil }
        let spoken = offsets[min(word.offset, offsets.count - 1)]
        return SpeechAudio.Word(time: begin + word.time, part: part, offset: segment.source(of: spoken))
      }
      return receive(SpeechChunk(samples: chunk.samples, words: words))
    }
    return try EspeakSynthesizer.withEngine { (engine) throws(SpeechError) in
      let manner = try EspeakSynthesizer.manner(
        of: segment.attributes, settings: settings, voices: engine.voices)
      if let ipa = segment.attributes.ipaNotation,
        let codes = Phonetics.codes(ipa, knows: { engine.knows($0, isVowel: $1, manner: manner) })
      {
        return try engine.stream(.codes(codes), manner: manner, forward)
      }
      return switch step.content {
      case .text(let text): try engine.stream(.text(text), manner: manner, forward)
      case .character(let scalar): try engine.stream(.character(scalar), manner: manner, forward)
      case .nothing: EspeakEngine.Summary()
      }
    }
  }

  // MARK: Steps

  private static func steps(of segment: SpeechScript.Segment, at index: Int) -> [Step] {
    var steps: [Step] = []
    if segment.attributes.spellsOut == true, segment.attributes.ipaNotation == nil {
      steps = spelled(segment.text, at: index)
    } else if segment.attributes.ipaNotation != nil {
      // The notation is spoken once, however long the text that it replaces.
      steps = [Step(segment: index, content: .text(SpeakableText.clean(segment.text)), offsets: [0])]
    } else {
      steps = SpeakableText.pieces(segment.text).map {
        Step(segment: index, content: .text($0.text), offsets: $0.offsets)
      }
    }
    if steps.isEmpty { steps = [Step(segment: index, content: .nothing)] }
    steps[steps.count - 1].pause += segment.pause
    steps[steps.count - 1].endsSegment = true
    return steps
  }

  private static func spelled(_ text: String, at index: Int) -> [Step] {
    var steps: [Step] = []
    var offset = 0
    for character in text {
      defer { offset += character.utf16.count }
      let clean = SpeakableText.clean(String(character))
      guard SpeakableText.hasContent(clean) else { continue }
      let scalars = clean.lowercased().unicodeScalars
      let content: Content =
        if scalars.count == 1, let scalar = scalars.first { .character(scalar) } else { .text(clean) }
      steps.append(Step(segment: index, content: content, offsets: [offset], pause: letterPause))
    }
    return steps
  }
}
