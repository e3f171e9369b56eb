import CurbcutFoundation

/// Is told how a recording goes on.
///
/// Follows <https://developer.apple.com/documentation/avfaudio/avaudiorecorderdelegate>.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
  /// The recording was stopped, or has come to its end.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  /// The sound could not be coded. Never called here, where a coding that is not known is refused at the beginning.
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

/// Records what the microphone hears into a file.
///
/// It hears silence: the file is as long as the recording by the device's clock, and silent. Files are MPEG-4 with AAC, WAVE, AIFF,
/// and Core Audio's own.
/// Follows <https://developer.apple.com/documentation/avfaudio/avaudiorecorder>.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
  /// Where the file is.
  public let url: URL
  /// What the sound is like.
  public let format: AVAudioFormat
  /// What the sound is like, by the keys of settings.
  public let settings: [String: Any]
  /// Is told how it goes on, on the main thread; not retained.
  open weak var delegate: (any AVAudioRecorderDelegate)?
  /// Whether levels are measured; false by default.
  open var isMeteringEnabled = false

  private let container: SoundFileWriter.Container
  private let stored: AudioStreamBasicDescription
  /// Seconds that were recorded before it was last paused.
  private var recorded = 0.0
  /// When it began to record, by the device's clock; nil while it does not.
  private var began: TimeInterval?
  /// How long it is to record, in seconds; nil for until it is stopped.
  private var limit: TimeInterval?
  /// Whether it has a file that was not finished.
  private var isOpen = false
  private var alarm: SoundAlarm?

  /// Creates a recorder for a file.
  ///
  /// - Throws: `typ?` for a name whose ending stands for no kind of file that is written here, and `fmt?` for a coding that such a
  ///   file cannot have, or that is not known here.
  public init(url: URL, settings: [String: Any]) throws {
    guard let container = SoundFileWriter.Container(url) else { throw AudioError.error("typ?") }
    // What is not said is as the system has it.
    var complete = settings
    for (key, value) in [AVFormatIDKey: Int(kAudioFormatMPEG4AAC), AVNumberOfChannelsKey: 1]
    where complete[key] == nil {
      complete[key] = container == .mpeg4 || key != AVFormatIDKey ? value : Int(kAudioFormatLinearPCM)
    }
    if complete[AVSampleRateKey] == nil { complete[AVSampleRateKey] = 44_100.0 }
    guard let format = AVAudioFormat(settings: complete) else { throw AudioError.error("fmt?") }
    var stored = format.stored
    if stored.isPCM {
      stored = AudioStreamBasicDescription(
        sampleRate: stored.mSampleRate, channels: stored.mChannelsPerFrame, bits: stored.mBitsPerChannel,
        isFloat: stored.isFloat && container != .aiff, isInterleaved: true,
        isBigEndian: container.isBigEndian ?? stored.isBigEndian)
      if container == .wave, stored.mBitsPerChannel == 8 {
        stored.mFormatFlags &= ~kAudioFormatFlagIsSignedInteger
      }
    }
    guard SilentSound.canWrite(container, stored) else { throw AudioError.error("fmt?") }
    self.url = url
    self.format = format
    self.settings = complete
    self.container = container
    self.stored = stored
    super.init()
  }

  /// Creates a recorder for a file of a format.
  public convenience init(url: URL, format: AVAudioFormat) throws {
    try self.init(url: url, settings: format.settings)
  }

  deinit { alarm?.cancel() }

  // MARK: Recording

  /// Makes the file, or empties one that is there.
  ///
  /// - Returns: false where it cannot be made.
  @discardableResult open func prepareToRecord() -> Bool {
    guard !isOpen else { return true }
    (recorded, began) = (0, nil)
    isOpen = write()
    return isOpen
  }

  /// Begins to record, or goes on.
  @discardableResult open func record() -> Bool { begin(at: nil, for: nil) }
  /// Begins to record at a time of ``deviceCurrentTime``.
  @discardableResult open func record(atTime time: TimeInterval) -> Bool { begin(at: time, for: nil) }
  /// Begins to record, and ends after some seconds.
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool {
    begin(at: nil, for: duration)
  }
  /// Begins to record at a time of ``deviceCurrentTime``, and ends after some seconds.
  @discardableResult
  open func record(atTime time: TimeInterval, forDuration duration: TimeInterval) -> Bool {
    begin(at: time, for: duration)
  }

  private func begin(at time: TimeInterval?, for duration: TimeInterval?) -> Bool {
    guard prepareToRecord() else { return false }
    guard began == nil else { return true }
    // Who records without having asked makes the system ask.
    AVCaptureDevice.requestAccess(for: .audio) { _ in }
    let now = SoundClock.now
    let start = max(time ?? now, now)
    began = start
    limit = duration.map { recorded + $0 }
    if let duration {
      alarm = SoundAlarm(at: start + duration) { [weak self] in self?.stop() }
    }
    return true
  }

  /// Stops for a while; it is ready to go on.
  open func pause() {
    recorded = reached
    began = nil
    alarm?.cancel()
    alarm = nil
  }

  /// Ends the recording, and finishes the file.
  open func stop() {
    guard isOpen else { return }
    pause()
    isOpen = false
    let success = write()
    recorded = 0
    SoundClock.soon { [self] in
      delegate?.audioRecorderDidFinishRecording(self, successfully: success)
    }
  }

  /// Removes the file. The recording must have ended.
  @discardableResult open func deleteRecording() -> Bool {
    guard !isOpen || began == nil else { return false }
    isOpen = false
    recorded = 0
    return (try? FileManager.default.removeItem(at: url)) != nil
  }

  private func write() -> Bool {
    guard let data = SilentSound.file(container, stored, seconds: recorded) else { return false }
    return (try? data.write(to: url)) != nil
  }

  // MARK: Time

  /// Whether it records.
  open var isRecording: Bool { began.map { $0 <= SoundClock.now } ?? false }
  /// Seconds since the beginning of the recording; 0 after it was stopped.
  open var currentTime: TimeInterval { isOpen ? reached : 0 }
  /// The time of the device that records, in seconds.
  open var deviceCurrentTime: TimeInterval { SoundClock.now }

  private var reached: TimeInterval {
    let time = recorded + (began.map { max(0, SoundClock.now - $0) } ?? 0)
    return limit.map { min(time, $0) } ?? time
  }

  // MARK: Levels

  /// Measures the levels, which ``averagePower(forChannel:)`` and ``peakPower(forChannel:)`` then tell.
  open func updateMeters() {}
  /// The average level, in decibels from -160 to 0: silence.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// The highest level, in decibels from -160 to 0: silence.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}
