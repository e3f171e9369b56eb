import CurbcutFoundation

/// A file with a sound, whose samples can be read or written.
///
/// Files of samples that are not coded are read and written: WAVE, AIFF and Core Audio's own. What is coded, such as AAC and
/// MP3, has its length and rate, and plays for that time, but ``read(into:)`` cannot decode it and throws; and a file that
/// must be coded cannot be written.
/// Follows <https://developer.apple.com/documentation/avfaudio/avaudiofile>.
open class AVAudioFile: NSObject, @unchecked Sendable {
  /// Where it is.
  public let url: URL
  /// How the sound is stored in the file.
  public let fileFormat: AVAudioFormat
  /// How the sound is read or written.
  public let processingFormat: AVAudioFormat
  /// Where the next frames are read; the end of what was written.
  open var framePosition: AVAudioFramePosition = 0

  private let lock = NSLock()
  /// The content of a file that is read.
  private let contents: Data
  private let sound: SoundFile?
  private var writer: Writer?

  private struct Writer {
    var handle: FileHandle
    var container: SoundFileWriter.Container
    var frames = 0
  }

  private init(
    _ url: URL, sound: SoundFile?, contents: Data, file: AVAudioFormat, processing: AVAudioFormat,
    writer: Writer?
  ) {
    self.url = url
    self.sound = sound
    self.contents = contents
    fileFormat = file
    processingFormat = processing
    self.writer = writer
    super.init()
  }

  deinit { close() }

  // MARK: Opening

  /// Opens a file, to be read as floating-point numbers, each channel by itself. Throws for one that is not there, or is no
  /// sound.
  public convenience init(forReading fileURL: URL) throws {
    try self.init(forReading: fileURL, commonFormat: .pcmFormatFloat32, interleaved: false)
  }

  /// Opens a file, to be read as samples of a form. Throws for one that is not there, or is no sound.
  public convenience init(
    forReading fileURL: URL, commonFormat format: AVAudioCommonFormat, interleaved: Bool
  ) throws {
    guard let contents = try? Data(contentsOf: fileURL, options: .mappedIfSafe) else {
      throw AudioError.error("wht?", call: "ExtAudioFileOpenURL((CFURLRef)fileURL, &_extAudioFile)")
    }
    guard let sound = SoundFile(contents) else {
      throw AudioError.error("typ?", call: "ExtAudioFileOpenURL((CFURLRef)fileURL, &_extAudioFile)")
    }
    var stored = AudioStreamBasicDescription()
    stored.mSampleRate = sound.sampleRate
    stored.mFormatID = sound.coding
    stored.mChannelsPerFrame = UInt32(sound.channels)
    let file = AVAudioFormat(sound.samples?.description ?? stored)
    guard
      let processing = Self.processing(format, sound.sampleRate, UInt32(sound.channels), interleaved)
    else { throw AudioError.error("fmt?") }
    self.init(fileURL, sound: sound, contents: contents, file: file, processing: processing, writer: nil)
  }

  /// Makes a file, or empties one that is there, to be written from floating-point numbers, each channel by itself.
  ///
  /// - Throws: `typ?` for a name whose ending stands for no kind of file that is written here, `fmt?` for settings with which
  ///   samples must be coded or that are incomplete, and what the file system says.
  public convenience init(forWriting fileURL: URL, settings: [String: Any]) throws {
    try self.init(
      forWriting: fileURL, settings: settings, commonFormat: .pcmFormatFloat32, interleaved: false)
  }

  /// Makes a file, or empties one that is there, to be written from samples of a form.
  public convenience init(
    forWriting fileURL: URL, settings: [String: Any], commonFormat format: AVAudioCommonFormat,
    interleaved: Bool
  ) throws {
    let call =
      "ExtAudioFileCreateWithURL((CFURLRef)fileURL, fileType, &asbd, nil, kAudioFileFlags_EraseFile, &_extAudioFile)"
    guard let container = SoundFileWriter.Container(fileURL), container != .mpeg4 else {
      throw AudioError.error("typ?", call: call)
    }
    guard let wanted = AVAudioFormat(settings: settings)?.stored, wanted.isPCM, wanted.mSampleRate > 0 else {
      throw AudioError.error("fmt?", call: call)
    }
    // A file has its channels by turns, and the order of bytes of its kind.
    var stored = AudioStreamBasicDescription(
      sampleRate: wanted.mSampleRate, channels: wanted.mChannelsPerFrame, bits: wanted.mBitsPerChannel,
      isFloat: wanted.isFloat && container != .aiff, isInterleaved: true,
      isBigEndian: container.isBigEndian ?? wanted.isBigEndian)
    if container == .wave, stored.mBitsPerChannel == 8 {
      stored.mFormatFlags &= ~kAudioFormatFlagIsSignedInteger
    }
    guard
      let processing = Self.processing(format, wanted.mSampleRate, wanted.mChannelsPerFrame, interleaved)
    else { throw AudioError.error("fmt?", call: call) }
    try SoundFileWriter.header(container, stored, bytes: 0).write(to: fileURL)
    let handle = try FileHandle(forUpdating: fileURL)
    self.init(
      fileURL, sound: nil, contents: Data(), file: AVAudioFormat(stored), processing: processing,
      writer: Writer(handle: handle, container: container))
  }

  private static func processing(
    _ format: AVAudioCommonFormat, _ rate: Double, _ channels: UInt32, _ interleaved: Bool
  ) -> AVAudioFormat? {
    guard channels > 2 else {
      return AVAudioFormat(
        commonFormat: format, sampleRate: rate, channels: channels, interleaved: interleaved)
    }
    // Channels without an arrangement are counted only.
    return AVAudioChannelLayout(layoutTag: 147 << 16 | channels).map {
      AVAudioFormat(commonFormat: format, sampleRate: rate, interleaved: interleaved, channelLayout: $0)
    }
  }

  // MARK: Frames

  /// How many frames it has.
  open var length: AVAudioFramePosition {
    lock.withLock { AVAudioFramePosition(writer?.frames ?? sound?.frames ?? 0) }
  }

  /// Whether it is open.
  open var isOpen: Bool { lock.withLock { writer != nil } || sound != nil }

  /// Closes it, so that all is in the file.
  open func close() {
    lock.withLock {
      try? writer?.handle.close()
      writer = nil
    }
  }

  /// Reads frames until the buffer is full or the file ends; how many there are is the buffer's `frameLength`.
  open func read(into buffer: AVAudioPCMBuffer) throws {
    try read(into: buffer, frameCount: buffer.frameCapacity)
  }

  /// Reads frames, as many as the buffer has room for.
  ///
  /// - Throws: an error of `com.apple.coreaudio.avfaudio` for a buffer of another format than ``processingFormat``, and
  ///   `fmt?` for a coding that is not decoded here.
  open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
    guard buffer.format.channelCount == processingFormat.channelCount, let sound else {
      throw AudioError.error(
        AudioError.parameter, call: "ExtAudioFileRead(_imp->_extAudioFile, &ioFrames, buffer)")
    }
    let start = max(0, Int(framePosition))
    let count = max(0, min(Int(min(frames, buffer.frameCapacity)), sound.frames - start))
    let samples = try self.samples(start..<start + count)
    buffer.frameLength = AVAudioFrameCount(count)
    samples.write(to: buffer, at: 0)
    framePosition = AVAudioFramePosition(start + count)
  }

  /// Frames of a file that is read.
  func samples(_ range: Range<Int>) throws -> Samples {
    guard let sound, let region = sound.samples else { throw AudioError.error("fmt?") }
    let kind = region.description
    let (width, size) = (Int(kind.mBytesPerFrame), Int(kind.mBitsPerChannel / 8))
    let range = range.clamped(to: 0..<sound.frames)
    return contents.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return Samples(silence: 0, channels: sound.channels) }
      return Samples(
        channels: (0..<sound.channels).map { channel in
          range.map { Samples.sample(start + region.range.lowerBound + $0 * width + channel * size, kind) }
        })
    }
  }

  /// Adds the frames of a buffer at the end of the file.
  ///
  /// - Throws: an error of `com.apple.coreaudio.avfaudio` for a buffer of another format than ``processingFormat``, and what
  ///   the file system says.
  open func write(from buffer: AVAudioPCMBuffer) throws {
    let frames = Int(buffer.frameLength)
    try lock.withLock {
      guard var writer, buffer.format.channelCount == processingFormat.channelCount,
        buffer.format.sampleRate == processingFormat.sampleRate
      else {
        throw AudioError.error(
          AudioError.parameter,
          call: "ExtAudioFileWrite(_impl->_extAudioFile, buffer.frameLength, buffer.audioBufferList)")
      }
      let kind = fileFormat.stored
      let (width, size) = (Int(kind.mBytesPerFrame), Int(kind.mBitsPerChannel / 8))
      var bytes = [UInt8](repeating: 0, count: frames * width)
      let samples = Samples(buffer, 0..<frames)
      bytes.withUnsafeMutableBytes { bytes in
        guard let start = bytes.baseAddress else { return }
        for (channel, samples) in samples.channels.enumerated() {
          for (index, sample) in samples.enumerated() {
            Samples.store(sample, start + index * width + channel * size, kind)
          }
        }
      }
      try writer.handle.seekToEnd()
      try writer.handle.write(contentsOf: Data(bytes))
      writer.frames += frames
      try writer.handle.seek(toOffset: 0)
      try writer.handle.write(
        contentsOf: SoundFileWriter.header(writer.container, kind, bytes: writer.frames * width))
      self.writer = writer
    }
    framePosition += AVAudioFramePosition(frames)
  }
}
