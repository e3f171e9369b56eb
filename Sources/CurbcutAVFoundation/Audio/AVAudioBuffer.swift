import CurbcutFoundation

/// Memory with a sound.
///
/// Follows <https://developer.apple.com/documentation/avfaudio/avaudiobuffer>.
open class AVAudioBuffer: NSObject, @unchecked Sendable {
  /// What the sound is like.
  public let format: AVAudioFormat
  fileprivate let list: UnsafeMutableAudioBufferListPointer

  fileprivate init(_ format: AVAudioFormat, buffers: Int) {
    self.format = format
    list = AudioBufferList.allocate(maximumBuffers: buffers)
    super.init()
  }

  deinit { free(list.unsafeMutablePointer) }

  /// Where the memory is.
  open var audioBufferList: UnsafePointer<AudioBufferList> { list.unsafePointer }
  /// Where the memory is, to be changed.
  open var mutableAudioBufferList: UnsafeMutablePointer<AudioBufferList> { list.unsafeMutablePointer }
}

/// Memory with samples, one after the other.
///
/// Follows <https://developer.apple.com/documentation/avfaudio/avaudiopcmbuffer>.
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
  /// How many frames it has room for.
  public let frameCapacity: AVAudioFrameCount
  private var length: AVAudioFrameCount = 0
  /// The beginning of each channel, whose memory it is.
  private let channels: UnsafeMutablePointer<UnsafeMutableRawPointer>
  /// Gives the memory back; nil for the buffer's own.
  private let deallocator: ((UnsafePointer<AudioBufferList>) -> Void)?

  /// Makes room for frames; nil for a coding that has none, or where there is not that much memory.
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    guard format.stored.isPCM, format.channelCount > 0, format.stored.mBytesPerFrame > 0 else { return nil }
    let buffers = format.isInterleaved ? 1 : Int(format.channelCount)
    let size = Int(frameCapacity) * Int(format.stored.mBytesPerFrame)
    guard size <= Int(UInt32.max) else { return nil }
    self.frameCapacity = frameCapacity
    channels = .allocate(capacity: Int(format.channelCount))
    deallocator = nil
    super.init(format, buffers: buffers)
    for index in 0..<buffers {
      let memory = UnsafeMutableRawPointer.allocate(byteCount: max(size, 1), alignment: 16)
      memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
      list[index] = AudioBuffer(
        mNumberChannels: format.isInterleaved ? format.channelCount : 1, mDataByteSize: 0, mData: memory)
    }
    findChannels()
  }

  /// Uses memory that the app has; nil where it does not suit the format.
  public init?(
    pcmFormat format: AVAudioFormat, bufferListNoCopy bufferList: UnsafePointer<AudioBufferList>,
    deallocator: ((UnsafePointer<AudioBufferList>) -> Void)? = nil
  ) {
    let given = UnsafeMutableAudioBufferListPointer(UnsafeMutablePointer(mutating: bufferList))
    let buffers = format.isInterleaved ? 1 : Int(format.channelCount)
    guard format.stored.isPCM, given.count == buffers, let first = given.first,
      given.allSatisfy({ $0.mData != nil }), format.stored.mBytesPerFrame > 0
    else { return nil }
    frameCapacity = first.mDataByteSize / format.stored.mBytesPerFrame
    channels = .allocate(capacity: Int(format.channelCount))
    self.deallocator = { _ in deallocator?(bufferList) }
    super.init(format, buffers: buffers)
    for index in 0..<buffers { list[index] = given[index] }
    length = frameCapacity
    findChannels()
  }

  deinit {
    channels.deallocate()
    if let deallocator { return deallocator(list.unsafePointer) }
    for buffer in list { buffer.mData?.deallocate() }
  }

  private func findChannels() {
    let step = Int(format.stored.mBitsPerChannel / 8)
    for channel in 0..<Int(format.channelCount) {
      let buffer = format.isInterleaved ? list[0] : list[channel]
      guard let memory = buffer.mData else { continue }
      (channels + channel).initialize(to: format.isInterleaved ? memory + channel * step : memory)
    }
  }

  /// How many frames it has. To be set after the samples were written.
  open var frameLength: AVAudioFrameCount {
    get { length }
    set {
      guard newValue <= frameCapacity else {
        return AudioException.raise("length <= _imp->_frameCapacity")
      }
      length = newValue
      for index in list.indices { list[index].mDataByteSize = newValue * format.stored.mBytesPerFrame }
    }
  }

  /// How many samples lie between one and the next of the same channel.
  open var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }

  private func channels<Sample>(
    of type: Sample.Type, where matches: Bool
  ) -> UnsafePointer<UnsafeMutablePointer<Sample>>? {
    guard matches else { return nil }
    return UnsafeRawPointer(channels).assumingMemoryBound(to: UnsafeMutablePointer<Sample>.self)
  }

  /// The samples of each channel, if they are floating-point numbers of 32 bits.
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? {
    channels(of: Float.self, where: format.commonFormat == .pcmFormatFloat32)
  }
  /// The samples of each channel, if they are integers of 16 bits.
  open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? {
    channels(of: Int16.self, where: format.commonFormat == .pcmFormatInt16)
  }
  /// The samples of each channel, if they are integers of 32 bits.
  open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? {
    channels(of: Int32.self, where: format.commonFormat == .pcmFormatInt32)
  }

  /// The beginning of a channel, and how many bytes lie between its samples.
  func memory(of channel: Int) -> (start: UnsafeMutableRawPointer, step: Int) {
    (channels[channel], stride * Int(format.stored.mBitsPerChannel / 8))
  }

  open override func copy() -> Any {
    guard let copy = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: frameCapacity) else { return self }
    copy.frameLength = length
    for (from, to) in zip(list, copy.list) {
      if let source = from.mData { to.mData?.copyMemory(from: source, byteCount: Int(from.mDataByteSize)) }
    }
    return copy
  }
  open override func mutableCopy() -> Any { copy() }
}

/// What AVFAudio raises where an app's call cannot be meant.
enum AudioException {
  /// Raises what iOS raises for a condition that does not hold.
  static func raise(_ condition: String) { raise(reason: "required condition is false: \(condition)") }

  static func raise(reason: String) {
    NSException.raise(NSExceptionName("com.apple.coreaudio.avfaudio"), reason)
  }
}

/// What goes wrong with files and formats: errors of Core Audio, whose numbers are four letters.
enum AudioError {
  static func error(_ letters: String, call: String? = nil) -> NSError {
    error(letters.utf8.reduce(0) { $0 << 8 | Int($1) }, call: call)
  }

  static func error(_ code: Int, call: String? = nil) -> NSError {
    NSError(
      domain: "com.apple.coreaudio.avfaudio", code: code, userInfo: call.map { ["failed call": $0] } ?? [:])
  }

  /// A parameter is wrong.
  static let parameter = -50
}
