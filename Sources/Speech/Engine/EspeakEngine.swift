import CEspeak
import Synchronization

/// The only place that calls espeak-ng.
///
/// The library keeps its state in global variables, so there is one engine for the process, behind a lock.
struct EspeakEngine {
  static let shared = Mutex<EspeakEngine?>(nil)

  /// Where the library's callback puts its data. The callback runs on the thread that speaks, which holds the
  /// engine's lock.
  fileprivate static let output = Mutex(Output())

  fileprivate struct Output: Sendable {
    var receive: Receiver?
    var summary = Summary()
  }

  /// Receives a chunk; returns false to end the speech.
  typealias Receiver = @Sendable (Chunk) -> Bool

  /// A chunk of sound.
  struct Chunk: Sendable {
    var samples: [Int16]
    var words: [Word]
  }

  /// The beginning of a word.
  struct Word: Sendable {
    /// Seconds from the beginning of the speech.
    var time: Double
    /// The offset in the text, in Unicode scalars.
    var offset: Int
  }

  /// The result of speaking.
  struct Summary: Sendable {
    var sampleCount = 0
    var phonemes: [String] = []
    var isAborted = false
  }

  let sampleRate: Int
  let voices: VoiceList
  private var voice: String?
  private var knownCodes: [String: Bool] = [:]

  /// How much sound the library delivers at a time, in milliseconds.
  private static let chunkLength: Int32 = 50

  /// Loads the library. It is never unloaded, because a second `espeak_Terminate` hangs.
  init() throws(SpeechError) {
    let options = espeakINITIALIZE_PHONEME_EVENTS | espeakINITIALIZE_PHONEME_IPA | espeakINITIALIZE_DONT_EXIT
    let rate = espeak_Initialize(AUDIO_OUTPUT_SYNCHRONOUS, Self.chunkLength, nil, Int32(options))
    guard rate > 0 else {
      throw .engineUnavailable(reason: "espeak-ng did not find its data")
    }
    espeak_SetSynthCallback(espeakCallback)
    sampleRate = Int(rate)
    voices = Self.listVoices()
  }

  // MARK: Speaking

  /// How the next text should sound, in the engine's units.
  struct Manner: Hashable {
    /// An identifier from ``voices``.
    var voice: String
    var wordsPerMinute: Int
    /// 0 to 100.
    var pitch: Int
    /// 0 to 100.
    var volume: Int
    var punctuation: SpeechSettings.Punctuation
  }

  /// What is passed to the engine.
  enum Content {
    /// Clean text.
    case text(String)
    /// Phoneme codes from ``Phonetics``.
    case codes(String)
    /// One character, by its name.
    case character(Unicode.Scalar)
  }

  /// Speaks, delivering sound as soon as it is available.
  mutating func stream(
    _ content: Content, manner: Manner, _ receive: @escaping Receiver
  ) throws(SpeechError) -> Summary {
    try prepare(manner)
    Self.output.withLock { $0 = Output(receive: receive) }
    defer { Self.output.withLock { $0.receive = nil } }
    let status: espeak_ERROR
    switch content {
    case .text(let text): status = Self.synthesize(text, flags: espeakCHARS_UTF8)
    case .codes(let codes):
      status = Self.synthesize("[[\(codes)]]", flags: espeakCHARS_UTF8 | espeakPHONEMES)
    case .character(let scalar): status = espeak_Char(wchar_t(bitPattern: scalar.value))
    }
    let summary = Self.output.withLock { $0.summary }
    guard status == EE_OK || summary.isAborted else { throw .synthesisFailed(code: Int(status.rawValue)) }
    return summary
  }

  /// Whether a voice has a phoneme code. An unknown code ends the speech, so it is tested between two that
  /// every voice has.
  mutating func knows(_ code: String, isVowel: Bool, manner: Manner) -> Bool {
    let key = "\(manner.voice) \(code)"
    if let known = knownCodes[key] { return known }
    let sample = isVowel ? "b|'\(code)|d" : "a|\(code)|'a"
    let summary = try? stream(.codes(sample), manner: manner) { _ in true }
    let known = (summary?.phonemes.count ?? 0) >= 3
    knownCodes[key] = known
    return known
  }

  /// Chooses a voice by its identifier for what is spoken next.
  mutating func select(voice wanted: String) throws(SpeechError) {
    guard voice != wanted else { return }
    voice = nil
    guard espeak_SetVoiceByName(wanted) == EE_OK else { throw .unknownVoice(wanted, suggestions: []) }
    voice = wanted
  }

  private mutating func prepare(_ manner: Manner) throws(SpeechError) {
    try select(voice: manner.voice)
    let punctuation: espeak_PUNCT_TYPE =
      switch manner.punctuation {
      case .all: espeakPUNCT_ALL
      case .some: espeakPUNCT_SOME
      case .none: espeakPUNCT_NONE
      }
    espeak_SetParameter(espeakRATE, Int32(manner.wordsPerMinute), 0)
    espeak_SetParameter(espeakPITCH, Int32(manner.pitch), 0)
    espeak_SetParameter(espeakVOLUME, Int32(manner.volume), 0)
    espeak_SetParameter(espeakPUNCTUATION, Int32(punctuation.rawValue), 0)
    if manner.punctuation == .some {
      let list = Self.somePunctuation.unicodeScalars.map { wchar_t(bitPattern: $0.value) } + [0]
      espeak_SetPunctuationList(list)
    }
  }

  /// The punctuation in VoiceOver's group “Some” that a voice would otherwise not speak.
  private static let somePunctuation = "#@|~\\^_*/+{}[]<>=`•¶§¦′"

  private static func synthesize(_ text: String, flags: Int32) -> espeak_ERROR {
    text.withCString { pointer in
      espeak_Synth(pointer, text.utf8.count + 1, 0, POS_CHARACTER, 0, UInt32(flags), nil, nil)
    }
  }

  /// - Returns: false to end the speech.
  fileprivate static func receive(
    _ samples: UnsafeMutablePointer<Int16>?, _ count: Int32, _ events: UnsafeMutablePointer<espeak_EVENT>?
  ) -> Bool {
    var chunk = Chunk(samples: [], words: [])
    var phonemes: [String] = []
    if let samples, count > 0 {
      chunk.samples = Array(UnsafeBufferPointer(start: samples, count: Int(count)))
    }
    if var event = events {
      while event.pointee.type != espeakEVENT_LIST_TERMINATED {
        switch event.pointee.type {
        case espeakEVENT_PHONEME:
          let name = withUnsafeBytes(of: event.pointee.id.string) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
          }
          if !name.isEmpty { phonemes.append(name) }
        case espeakEVENT_WORD:
          chunk.words.append(
            Word(
              time: Double(event.pointee.audio_position) / 1_000,
              offset: Int(max(event.pointee.text_position - 1, 0))))
        default: break
        }
        event += 1
      }
    }
    let receive = output.withLock { output in
      output.summary.sampleCount += chunk.samples.count
      output.summary.phonemes += phonemes
      return output.receive
    }
    guard !chunk.samples.isEmpty || !chunk.words.isEmpty, let receive else { return true }
    if receive(chunk) { return true }
    output.withLock { $0.summary.isAborted = true }
    return false
  }

  // MARK: Voices

  private static func listVoices() -> VoiceList {
    // MBROLA voices are listed whether or not MBROLA is installed.
    let voices = list(nil).filter { !$0.identifier.hasPrefix("mb/") }
    let variants = "variant".withCString { language in
      var wanted = espeak_VOICE()
      wanted.languages = language
      return list(&wanted)
    }
    return VoiceList(
      voices: voices,
      variants: variants.compactMap { $0.identifier.split(separator: "/").last.map(String.init) })
  }

  private static func list(_ wanted: UnsafeMutablePointer<espeak_VOICE>?) -> [Voice] {
    guard var entry = espeak_ListVoices(wanted) else { return [] }
    var result: [Voice] = []
    while let voice = entry.pointee?.pointee {
      if let name = voice.name, let identifier = voice.identifier {
        result.append(
          Voice(
            name: String(cString: name), identifier: String(cString: identifier),
            languages: voice.languages.map(languages) ?? []))
      }
      entry += 1
    }
    return result
  }

  /// Reads pairs of a priority byte and a null-terminated tag, up to an empty pair.
  private static func languages(_ list: UnsafePointer<CChar>) -> [String] {
    var result: [(priority: CChar, tag: String)] = []
    var pointer = list
    while pointer.pointee != 0 {
      let tag = String(cString: pointer + 1)
      result.append((pointer.pointee, tag.lowercased()))
      pointer += tag.utf8.count + 2
    }
    return result.sorted { $0.priority < $1.priority }.map(\.tag)
  }
}

/// A C function cannot capture context; thanks to the engine's lock, one shared variable suffices.
private func espeakCallback(
  samples: UnsafeMutablePointer<Int16>?, count: Int32, events: UnsafeMutablePointer<espeak_EVENT>?
) -> Int32 {
  EspeakEngine.receive(samples, count, events) ? 0 : 1
}
