/// Divides a stream of sound into what was said without a pause.
///
/// Give it the samples as they come; it returns each phrase when the silence after it has lasted.
public struct UtteranceSplitter: Sendable {
  /// Samples for each second.
  public let sampleRate: Int
  private var current: [Float] = []
  private var before: [Float] = []
  private var loudFrames = 0
  private var quietFrames = 0
  private var isSpeaking = false
  /// The loudness of the room, which is learnt while nobody speaks.
  private var floor: Float = 0.002
  private var rest: [Float] = []

  /// The parts in which loudness is measured, in seconds.
  private static let frame = 0.02
  /// How long speech must last, and the silence that ends it, in frames.
  private static let shortest = 4
  private static let pause = 30
  /// What came before the first loud part belongs to it: soft consonants.
  private static let lead = 10
  /// A phrase ends after that time whether there is a pause or not, in frames.
  private static let longest = 750

  /// Creates a splitter for sound of that rate.
  public init(sampleRate: Int) { self.sampleRate = max(sampleRate, 1_000) }

  /// Takes up the next samples.
  /// - Returns: the phrases that have ended.
  public mutating func take(_ samples: some Sequence<Float>) -> [RecordedSound] {
    rest += samples
    let length = Int(Self.frame * Double(sampleRate))
    var result: [RecordedSound] = []
    var place = 0
    while rest.count - place >= length {
      if let sound = take(frame: rest[place..<place + length]) { result.append(sound) }
      place += length
    }
    rest.removeFirst(place)
    return result
  }

  /// The phrase that was being said when the sound ended; nil for none.
  public mutating func finish() -> RecordedSound? {
    current += rest
    rest = []
    return end()
  }

  private mutating func take(frame: ArraySlice<Float>) -> RecordedSound? {
    let power = frame.reduce(Float(0)) { $0 + $1 * $1 } / Float(frame.count)
    let loudness = power.squareRoot()
    let isLoud = loudness > max(floor * 3, 0.005)
    if isSpeaking {
      current += frame
      quietFrames = isLoud ? 0 : quietFrames + 1
      loudFrames += isLoud ? 1 : 0
      let length = current.count / frame.count
      return quietFrames >= Self.pause || length >= Self.longest ? end() : nil
    }
    if isLoud {
      isSpeaking = true
      current = before + frame
      (loudFrames, quietFrames) = (1, 0)
      before = []
    } else {
      floor = floor * 0.95 + loudness * 0.05
      before += frame
      if before.count > Self.lead * frame.count { before.removeFirst(before.count - Self.lead * frame.count) }
    }
    return nil
  }

  private mutating func end() -> RecordedSound? {
    defer {
      current = []
      isSpeaking = false
    }
    guard isSpeaking, loudFrames >= Self.shortest else { return nil }
    return RecordedSound(sampleRate: sampleRate, samples: current)
  }
}
