import CurbcutAVFoundation
import CurbcutFoundation
import Testing

@Suite("Files of samples, buffers, and what converts them")
struct SoundFileTests {
  private static func url(_ ending: String) -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).\(ending)")
  }

  /// A tone in two channels, of which the second is softer.
  private static func tone(_ format: AVAudioFormat, frames: Int) throws -> AVAudioPCMBuffer {
    let buffer = try #require(
      AVAudioPCMBuffer(pcmFormat: format, frameCapacity: AVAudioFrameCount(frames)))
    buffer.frameLength = AVAudioFrameCount(frames)
    let channels = try #require(buffer.floatChannelData)
    for channel in 0..<Int(format.channelCount) {
      for frame in 0..<frames {
        channels[channel][frame * buffer.stride] = sinf(Float(frame) / 10) / Float(channel + 1)
      }
    }
    return buffer
  }

  private struct Kind: CustomTestStringConvertible, Sendable {
    var ending: String
    var bits: Int
    var isFloat: Bool
    var isBigEndian = false
    var testDescription: String { "\(ending) \(bits) \(isFloat ? "float" : "integer")" }
  }

  private static let kinds = [
    Kind(ending: "wav", bits: 16, isFloat: false), Kind(ending: "wav", bits: 8, isFloat: false),
    Kind(ending: "wav", bits: 24, isFloat: false), Kind(ending: "wav", bits: 32, isFloat: true),
    Kind(ending: "aiff", bits: 16, isFloat: false), Kind(ending: "aif", bits: 24, isFloat: false),
    Kind(ending: "caf", bits: 16, isFloat: false), Kind(ending: "caf", bits: 32, isFloat: true),
    Kind(ending: "caf", bits: 16, isFloat: false, isBigEndian: true),
    Kind(ending: "caf", bits: 64, isFloat: true),
  ]

  @Test(arguments: kinds)
  private func whatIsWrittenIsReadAgain(_ kind: Kind) throws {
    let url = Self.url(kind.ending)
    defer { try? FileManager.default.removeItem(at: url) }
    let settings: [String: Any] = [
      AVFormatIDKey: kAudioFormatLinearPCM, AVSampleRateKey: 22_050, AVNumberOfChannelsKey: 2,
      AVLinearPCMBitDepthKey: kind.bits, AVLinearPCMIsFloatKey: kind.isFloat,
      AVLinearPCMIsBigEndianKey: kind.isBigEndian,
    ]
    let output = try AVAudioFile(forWriting: url, settings: settings)
    let written = try Self.tone(output.processingFormat, frames: 1000)
    try output.write(from: written)
    try output.write(from: written)
    #expect(output.length == 2000)
    output.close()
    let input = try AVAudioFile(forReading: url)
    #expect(
      input.length == 2000 && input.fileFormat.sampleRate == 22_050 && input.processingFormat.isStandard)
    #expect(input.fileFormat.streamDescription.pointee.mBitsPerChannel == UInt32(kind.bits))
    input.framePosition = 900
    let read = try #require(AVAudioPCMBuffer(pcmFormat: input.processingFormat, frameCapacity: 4000))
    try input.read(into: read)
    #expect(read.frameLength == 1100 && input.framePosition == 2000)
    let (old, new) = (try #require(written.floatChannelData), try #require(read.floatChannelData))
    let step = kind.isFloat ? 1e-6 : 1 / exp2f(Float(kind.bits) - 1)
    for channel in 0..<2 {
      for frame in 0..<100 { #expect(abs(old[channel][900 + frame] - new[channel][frame]) <= step) }
      for frame in 0..<1000 { #expect(abs(old[channel][frame] - new[channel][100 + frame]) <= step) }
    }
    try input.read(into: read)
    #expect(read.frameLength == 0)
    let player = try AVAudioPlayer(contentsOf: url)
    #expect(abs(player.duration - 2000 / 22_050) < 1e-9 && player.numberOfChannels == 2)
  }

  @Test func whatCannotBeWrittenOrReadIsAnError() throws {
    let pcm: [String: Any] = [
      AVFormatIDKey: kAudioFormatLinearPCM, AVSampleRateKey: 8000, AVNumberOfChannelsKey: 1,
    ]
    var error = #expect(throws: NSError.self) { try AVAudioFile(forReading: Self.url("wav")) }
    #expect(error?.domain == "com.apple.coreaudio.avfaudio" && error?.code == 2_003_334_207)
    error = #expect(throws: NSError.self) { try AVAudioFile(forWriting: Self.url("txt"), settings: pcm) }
    #expect(error?.code == 1_954_115_647)
    error = #expect(throws: NSError.self) {
      try AVAudioFile(forWriting: Self.url("caf"), settings: [AVFormatIDKey: kAudioFormatMPEG4AAC])
    }
    #expect(error?.code == 1_718_449_215)
    let url = Self.url("wav")
    defer { try? FileManager.default.removeItem(at: url) }
    let file = try AVAudioFile(forWriting: url, settings: pcm)
    let stereo = try #require(AVAudioFormat(standardFormatWithSampleRate: 8000, channels: 2))
    #expect(throws: NSError.self) { try file.write(from: Self.tone(stereo, frames: 10)) }
  }

  @Test func aFormatIsWhatItWasMadeOf() throws {
    let standard = try #require(AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2))
    #expect(standard.isStandard && !standard.isInterleaved && standard.commonFormat == .pcmFormatFloat32)
    #expect(standard == AVAudioFormat(settings: standard.settings))
    #expect(AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 6) == nil)
    #expect(AVAudioFormat(settings: [AVSampleRateKey: 44_100]) == nil)
    let short = AVAudioFormat(
      commonFormat: .pcmFormatInt16, sampleRate: 16_000, channels: 1, interleaved: true)
    let buffer = try #require(short.flatMap { AVAudioPCMBuffer(pcmFormat: $0, frameCapacity: 4) })
    #expect(
      buffer.floatChannelData == nil && buffer.int16ChannelData != nil && buffer.int32ChannelData == nil)
    buffer.frameLength = 3
    #expect(buffer.audioBufferList.pointee.mBuffers.mDataByteSize == 6)
    let exceptions = NSException.trapping { buffer.frameLength = 5 }
    #expect(
      exceptions.map(\.reason) == ["required condition is false: length <= _imp->_frameCapacity"]
        && buffer.frameLength == 3)
  }

  @Test func theBuffersOfAListAreACollection() throws {
    let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 2))
    let buffer = try Self.tone(format, frames: 5)
    let list = UnsafeMutableAudioBufferListPointer(buffer.mutableAudioBufferList)
    #expect(list.count == 2)
    for part in list { UnsafeMutableBufferPointer<Float>(part).update(repeating: 0.25) }
    let copy = try #require(buffer.copy() as? AVAudioPCMBuffer)
    #expect(copy.floatChannelData?[1][4] == 0.25 && copy.floatChannelData != buffer.floatChannelData)
  }

  @Test func aConverterChangesRateChannelsAndNumbers() throws {
    let from = try #require(AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 2))
    let to = try #require(
      AVAudioFormat(commonFormat: .pcmFormatInt16, sampleRate: 16_000, channels: 1, interleaved: true))
    let converter = try #require(AVAudioConverter(from: from, to: to))
    var parts = try [Self.tone(from, frames: 480), Self.tone(from, frames: 480)]
    var frames = 0
    var status = AVAudioConverterOutputStatus.haveData
    while status != .endOfStream {
      let output = try #require(AVAudioPCMBuffer(pcmFormat: to, frameCapacity: 100))
      var error: NSError?
      status = converter.convert(to: output, error: &error) { _, status in
        guard !parts.isEmpty else {
          status.pointee = .endOfStream
          return nil
        }
        status.pointee = .haveData
        return parts.removeFirst()
      }
      #expect(error == nil && status != .error)
      let samples = try #require(output.int16ChannelData)
      for frame in 0..<Int(output.frameLength) {
        let place = (frames + frame) * 3 % 480
        // The mean of the tone, and of the softer one.
        let expected = sinf(Float(place) / 10) * 0.75 * 32_768
        #expect(abs(Float(samples[0][frame]) - expected) < 2)
      }
      frames += Int(output.frameLength)
    }
    #expect(frames == 320)
    let mono = try #require(AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 1))
    let same = try #require(AVAudioConverter(from: from, to: mono))
    let output = try #require(AVAudioPCMBuffer(pcmFormat: mono, frameCapacity: 480))
    try same.convert(to: output, from: Self.tone(from, frames: 480))
    #expect(output.frameLength == 480)
    #expect(throws: NSError.self) { try converter.convert(to: output, from: Self.tone(from, frames: 10)) }
  }

  @Test func aTimeKnowsWhatItWasMadeOf() throws {
    let anchor = AVAudioTime(
      hostTime: AVAudioTime.hostTime(forSeconds: 10), sampleTime: 1000, atRate: 100)
    let later = try #require(AVAudioTime(sampleTime: 1250, atRate: 100).extrapolateTime(fromAnchor: anchor))
    #expect(AVAudioTime.seconds(forHostTime: later.hostTime) == 12.5)
    let host = AVAudioTime(hostTime: AVAudioTime.hostTime(forSeconds: 11))
    #expect(!host.isSampleTimeValid && host.extrapolateTime(fromAnchor: anchor)?.sampleTime == 1100)
    #expect(anchor.extrapolateTime(fromAnchor: host) == nil)
  }
}
