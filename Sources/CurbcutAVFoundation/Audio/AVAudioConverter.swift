import CurbcutFoundation

/// Whether a converter gets more sound.
///
/// Follows <https://developer.apple.com/documentation/avfaudio/avaudioconverterinputstatus>.
public enum AVAudioConverterInputStatus: Int, Sendable {
  /// There is some.
  case haveData = 0
  /// There is none now.
  case noDataNow
  /// There is no more.
  case endOfStream
}

/// What came of a conversion.
///
/// Follows <https://developer.apple.com/documentation/avfaudio/avaudioconverteroutputstatus>.
public enum AVAudioConverterOutputStatus: Int, Sendable {
  /// All that was asked for.
  case haveData = 0
  /// What there was.
  case inputRanDry
  /// There is no more.
  case endOfStream
  /// It went wrong.
  case error
}

/// Gives a converter the sound that it converts.
public typealias AVAudioConverterInputBlock = (
  AVAudioPacketCount, UnsafeMutablePointer<AVAudioConverterInputStatus>
) -> AVAudioBuffer?

/// Converts samples: their rate, their channels, and how they are stored.
///
/// What is coded is neither decoded nor coded. Between two rates, each sample lies on the line between its neighbours.
/// Follows <https://developer.apple.com/documentation/avfaudio/avaudioconverter>.
open class AVAudioConverter: NSObject, @unchecked Sendable {
  /// What is converted.
  public let inputFormat: AVAudioFormat
  /// What it becomes.
  public let outputFormat: AVAudioFormat
  /// Whether channels are mixed rather than left out; here two become one by their mean, always.
  @Unsupported("AVAudioConverter.downmix: two channels become one by their mean, more lose the others")
  open var downmix = false
  /// How well the rate is changed.
  @Unsupported("AVAudioConverter.sampleRateConverterQuality: there is one way to change the rate")
  open var sampleRateConverterQuality = AVAudioQuality.medium.rawValue
  /// How the rate is changed; nil for the usual way.
  @Unsupported("AVAudioConverter.sampleRateConverterAlgorithm: there is one way to change the rate")
  open var sampleRateConverterAlgorithm: String? = nil

  /// What was given and is not converted yet.
  private var rest = Samples(channels: [])
  /// Where the next sample is in the rest: a part of a frame.
  private var phase = 0.0
  private var hasEnded = false

  /// Creates a converter; nil where a format is coded.
  public init?(from fromFormat: AVAudioFormat, to toFormat: AVAudioFormat) {
    guard fromFormat.stored.isPCM, toFormat.stored.isPCM, fromFormat.isValid, toFormat.isValid else {
      return nil
    }
    inputFormat = fromFormat
    outputFormat = toFormat
    super.init()
  }

  /// Forgets what was given, to convert another sound.
  open func reset() {
    rest = Samples(channels: [])
    phase = 0
    hasEnded = false
  }

  /// Converts a buffer whose rate stays the same.
  ///
  /// - Throws: an error of `com.apple.coreaudio.avfaudio` for another rate, or without room for all.
  open func convert(to outputBuffer: AVAudioPCMBuffer, from inputBuffer: AVAudioPCMBuffer) throws {
    guard inputFormat.sampleRate == outputFormat.sampleRate,
      outputBuffer.frameCapacity >= inputBuffer.frameLength,
      outputBuffer.format.channelCount == outputFormat.channelCount
    else { throw AudioError.error(AudioError.parameter) }
    let samples = Samples(inputBuffer, 0..<Int(inputBuffer.frameLength))
    outputBuffer.frameLength = inputBuffer.frameLength
    samples.with(channels: Int(outputFormat.channelCount)).write(to: outputBuffer, at: 0)
  }

  /// Converts what a block gives, until the buffer is full or there is no more.
  ///
  /// - Parameters:
  ///   - outputBuffer: gets the sound.
  ///   - outError: is set where it goes wrong.
  ///   - inputBlock: gives sound; it is asked for a count of packets, and says whether there is more.
  @discardableResult
  open func convert(
    to outputBuffer: AVAudioBuffer, error outError: NSErrorPointer,
    withInputFrom inputBlock: @escaping AVAudioConverterInputBlock
  ) -> AVAudioConverterOutputStatus {
    guard let output = outputBuffer as? AVAudioPCMBuffer,
      output.format.channelCount == outputFormat.channelCount
    else {
      outError?.pointee = AudioError.error(AudioError.parameter)
      return .error
    }
    let wanted = Int(output.frameCapacity)
    let step = inputFormat.sampleRate / outputFormat.sampleRate
    var isDry = false
    // One more than the last place, between which and its neighbour the last sample lies.
    while !hasEnded, !isDry, Double(rest.frames) < phase + Double(wanted) * step + 1 {
      let missing = (phase + Double(wanted) * step + 1 - Double(rest.frames)).rounded(.up)
      var status = AVAudioConverterInputStatus.haveData
      let given = inputBlock(AVAudioPacketCount(max(1, missing)), &status) as? AVAudioPCMBuffer
      if status == .haveData, let given, given.frameLength > 0 {
        append(Samples(given, 0..<Int(given.frameLength)))
      } else {
        hasEnded = status == .endOfStream
        isDry = true
      }
    }
    let made = take(wanted, step)
    output.frameLength = AVAudioFrameCount(made.frames)
    made.write(to: output, at: 0)
    if made.frames == wanted { return .haveData }
    return hasEnded && made.frames == 0 ? .endOfStream : .inputRanDry
  }

  private func append(_ samples: Samples) {
    guard !rest.channels.isEmpty else {
      rest = samples
      return
    }
    for channel in rest.channels.indices where channel < samples.channels.count {
      rest.channels[channel] += samples.channels[channel]
    }
  }

  /// As much of the rest as is there, at the other rate.
  private func take(_ wanted: Int, _ step: Double) -> Samples {
    let available = rest.frames
    // What lies behind the last sample is known only when nothing follows, or where no rate is changed.
    let end = hasEnded || step == 1 ? Double(available) : Double(available - 1)
    let count = min(wanted, max(0, Int(((end - phase) / step).rounded(.up))))
    let made = rest.channels.map { samples in
      (0..<count).map { index -> Float in
        let place = phase + Double(index) * step
        let before = min(Int(place), samples.count - 1)
        let after = min(before + 1, samples.count - 1)
        return samples[before] + (samples[after] - samples[before]) * Float(place - Double(before))
      }
    }
    let reached = phase + Double(count) * step
    let used = min(Int(reached), available)
    for channel in rest.channels.indices { rest.channels[channel].removeFirst(used) }
    phase = reached - Double(used)
    return Samples(channels: made).with(channels: Int(outputFormat.channelCount))
  }
}
