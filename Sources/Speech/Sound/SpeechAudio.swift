/// Speech as sound: one channel of 16-bit samples, and the position of each segment in it.
public struct SpeechAudio: Hashable, Sendable {
  /// The sample rate, in samples per second.
  public var sampleRate: Int
  /// The sound, from its beginning.
  public var samples: [Int16]
  /// One mark for each segment of the script, in order.
  public var marks: [Mark]
  /// Where words begin, in order.
  public var words: [Word]

  /// Creates sound with that sample rate; by default empty.
  public init(sampleRate: Int, samples: [Int16] = [], marks: [Mark] = [], words: [Word] = []) {
    self.sampleRate = sampleRate
    self.samples = samples
    self.marks = marks
    self.words = words
  }

  /// The beginning of a word.
  public struct Word: Hashable, Sendable {
    /// Seconds from the beginning.
    public var time: Double
    /// The index of the part of the utterance.
    public var part: Int
    /// The offset of the word in the part's text, in UTF-16 units.
    public var offset: Int

    /// Creates a word that begins that many seconds from the beginning.
    public init(time: Double, part: Int, offset: Int) {
      self.time = time
      self.part = part
      self.offset = offset
    }
  }

  /// The duration, in seconds.
  public var duration: Double {
    sampleRate > 0 ? Double(samples.count) / Double(sampleRate) : 0
  }

  /// When a segment of the script is heard.
  public struct Mark: Hashable, Sendable {
    /// Seconds from the beginning; the pause after the segment is not included.
    public var start, end: Double
    /// What the engine pronounced, in the International Phonetic Alphabet; nil when unknown.
    public var phonemes: String?

    /// Creates the mark of a segment that is heard between two times, in seconds from the beginning.
    public init(start: Double, end: Double, phonemes: String? = nil) {
      self.start = start
      self.end = end
      self.phonemes = phonemes
    }
  }

  /// Appends other speech, after a silence in seconds. Both must have the same sample rate.
  public mutating func append(_ other: SpeechAudio, after silence: Double = 0) {
    precondition(other.sampleRate == sampleRate, "Speech of two sample rates cannot be joined.")
    appendSilence(silence)
    let offset = duration
    samples += other.samples
    marks += other.marks.map {
      Mark(start: $0.start + offset, end: $0.end + offset, phonemes: $0.phonemes)
    }
    words += other.words.map { Word(time: $0.time + offset, part: $0.part, offset: $0.offset) }
  }

  mutating func appendSilence(_ seconds: Double) {
    let count = Int((seconds * Double(sampleRate)).rounded())
    if count > 0 { samples.append(contentsOf: repeatElement(0, count: count)) }
  }
}
