import CurbcutFoundation

/// Is told how the playing of a sound goes on.
///
/// Follows <https://developer.apple.com/documentation/avfaudio/avaudioplayerdelegate>.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// The sound has come to its end; not called for a player that was stopped or paused.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// The sound could not be decoded. Nothing is decoded here, so it is never called.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Plays a sound from a file or from memory.
///
/// The sound is not heard here, but takes its time: the length is read from the header of a WAVE, AIFF, CAF, MPEG-4 or
/// MP3 file, the time goes on by the device's clock, and the delegate hears of the end.
/// Follows <https://developer.apple.com/documentation/avfaudio/avaudioplayer>.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  /// Nil for a player without a sound.
  private let file: SoundFile?
  /// Where the sound came from; nil for one from memory.
  public let url: URL?
  /// The sound, if it came from memory.
  public let data: Data?
  /// Is told of the end of the sound, on the main thread; not retained.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// How loud it is, from 0 to 1.
  open var volume: Float = 1
  /// Where it is heard: -1 for the left, 0 for the middle, 1 for the right.
  open var pan: Float = 0
  /// How often the sound is played again after the first time; for ever, if negative.
  open var numberOfLoops = 0 { didSet { reschedule() } }
  /// Whether ``rate`` has an effect; false by default. To be set before ``prepareToPlay()``.
  open var enableRate = false
  /// The speed, from 0.5 to 2; 1 as it was recorded.
  open var rate: Float = 1 {
    didSet {
      position = position(atRate: oldValue)
      began = began.map { _ in Self.now }
      reschedule()
    }
  }
  /// Whether the levels are measured; false by default.
  open var isMeteringEnabled = false

  /// Seconds into the sound at which it stood when it began to play, or stands now.
  private var position = 0.0
  /// When it began to play, by the device's clock; nil while it does not.
  private var began: TimeInterval?
  private var plays = 0
  private var alarm: Int?
  /// Tells a wait that was superseded.
  private var turn = 0

  /// Creates a player without a sound, which plays nothing.
  public override init() {
    (file, url, data) = (nil, nil, nil)
    super.init()
  }

  /// Creates a player for a file. Throws an error of `NSOSStatusErrorDomain` for one that is not there, or is no sound.
  public convenience init(contentsOf url: URL) throws {
    guard let data = try? Data(contentsOf: url, options: .mappedIfSafe) else {
      throw Self.error("wht?")
    }
    try self.init(url: url, data: nil, contents: data)
  }

  /// Creates a player for a file, of which something is said that its name does not.
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }

  /// Creates a player for a sound in memory. Throws an error of `NSOSStatusErrorDomain` for what is no sound.
  public convenience init(data: Data) throws { try self.init(url: nil, data: data, contents: data) }

  /// Creates a player for a sound in memory, of whose kind something is said.
  public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }

  private init(url: URL?, data: Data?, contents: Data) throws {
    guard let file = SoundFile(contents) else { throw Self.error("typ?") }
    self.file = file
    self.url = url
    self.data = data
    super.init()
  }

  deinit { if let alarm { HostTime.scheduler?.cancel(alarm) } }

  /// An error of Core Audio, which has four letters for a number.
  private static func error(_ letters: String) -> NSError {
    NSError(
      domain: "NSOSStatusErrorDomain", code: letters.utf8.reduce(0) { $0 << 8 | Int($1) }, userInfo: nil)
  }

  // MARK: What it is

  /// The length of the sound, in seconds.
  open var duration: TimeInterval { file?.duration ?? 0 }
  /// How many channels it has.
  open var numberOfChannels: Int { file?.channels ?? 0 }
  /// The sound's format, by the keys of its settings.
  open var settings: [String: Any] {
    guard let file else { return [:] }
    return [
      AVFormatIDKey: file.coding, AVSampleRateKey: file.sampleRate, AVNumberOfChannelsKey: file.channels,
    ]
  }
  /// The sound's format, as it is played.
  open var format: AVAudioFormat {
    AVAudioFormat(
      AudioStreamBasicDescription(
        sampleRate: file?.sampleRate ?? 0, channels: UInt32(file?.channels ?? 0), bits: 32, isFloat: true,
        isInterleaved: false))
  }

  // MARK: Time

  /// The time of the device that plays, in seconds.
  open var deviceCurrentTime: TimeInterval { Self.now }

  /// Whether it plays, or will at the time it was given.
  open var isPlaying: Bool { began != nil }

  /// Where it is, in seconds from the beginning of the sound.
  open var currentTime: TimeInterval {
    get { position(atRate: rate) }
    set {
      position = min(max(newValue, 0), duration)
      began = began.map { _ in Self.now }
      reschedule()
    }
  }

  private static var now: TimeInterval { HostTime.scheduler?.time ?? ProcessInfo.processInfo.systemUptime }

  private func speed(_ rate: Float) -> Double { enableRate ? min(max(Double(rate), 0.5), 2) : 1 }

  private func position(atRate rate: Float) -> Double {
    guard let began, duration > 0 else { return position }
    let reached = position + max(0, Self.now - began) * speed(rate)
    return numberOfLoops == 0 ? min(reached, duration) : reached.truncatingRemainder(dividingBy: duration)
  }

  // MARK: Playing

  /// Makes ready to play, so that it begins at once.
  @discardableResult open func prepareToPlay() -> Bool { file != nil }

  /// Begins or goes on to play.
  @discardableResult open func play() -> Bool { play(atTime: Self.now) }

  /// Begins or goes on to play at a time of ``deviceCurrentTime``.
  @discardableResult open func play(atTime time: TimeInterval) -> Bool {
    guard file != nil else { return false }
    guard began == nil else { return true }
    began = max(time, Self.now)
    plays = 0
    reschedule()
    return true
  }

  /// Stops where it is; it is ready to go on.
  open func pause() {
    position = currentTime
    began = nil
    reschedule()
  }

  /// Stops where it is, and undoes what was made ready.
  open func stop() { pause() }

  /// Makes the sound louder or softer in the course of some seconds; here at once.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }

  /// Waits anew for the end of the sound.
  private func reschedule() {
    turn += 1
    if let alarm { HostTime.scheduler?.cancel(alarm) }
    alarm = nil
    guard let began else { return }
    let due = max(began, Self.now) + max(0, duration - currentTime) / speed(rate)
    let turn = turn
    let finish: @Sendable () -> Void = { [weak self] in self?.reachEnd(turn) }
    if let scheduler = HostTime.scheduler, HostTime.isMainThread {
      // Nobody waits for the end of a sound that plays while other things go on.
      alarm = scheduler.scheduleRecurring(at: due, finish)
    } else {
      DispatchQueue.main.asyncAfter(deadline: .now() + (due - Self.now), execute: finish)
    }
  }

  private func reachEnd(_ turn: Int) {
    guard turn == self.turn, began != nil else { return }
    position = 0
    if numberOfLoops < 0 || plays < numberOfLoops {
      plays += 1
      began = Self.now
      // A sound without length would never end.
      if duration > 0 { return reschedule() }
    }
    began = nil
    alarm = nil
    delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
  }

  // MARK: Levels

  /// Measures the levels, which ``averagePower(forChannel:)`` and ``peakPower(forChannel:)`` then tell.
  open func updateMeters() {}
  /// The average level, in decibels from -160 to 0: silence, as nothing is heard here.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// The highest level, in decibels from -160 to 0: silence, as nothing is heard here.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}
