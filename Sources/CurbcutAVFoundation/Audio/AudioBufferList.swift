import CurbcutFoundation

/// Memory with samples.
///
/// Follows <https://developer.apple.com/documentation/coreaudiotypes/audiobuffer>.
public struct AudioBuffer: @unchecked Sendable {
  /// How many channels have their samples in it, by turns.
  public var mNumberChannels: UInt32
  /// How many bytes it has.
  public var mDataByteSize: UInt32
  /// Where it is.
  public var mData: UnsafeMutableRawPointer?

  /// Creates a buffer of nothing.
  public init() { self.init(mNumberChannels: 0, mDataByteSize: 0, mData: nil) }

  /// Creates a buffer.
  public init(mNumberChannels: UInt32, mDataByteSize: UInt32, mData: UnsafeMutableRawPointer?) {
    self.mNumberChannels = mNumberChannels
    self.mDataByteSize = mDataByteSize
    self.mData = mData
  }

  /// Creates a buffer of memory with samples.
  public init<Element>(_ typedBuffer: UnsafeMutableBufferPointer<Element>, numberOfChannels: Int) {
    self.init(
      mNumberChannels: UInt32(numberOfChannels),
      mDataByteSize: UInt32(typedBuffer.count * MemoryLayout<Element>.stride),
      mData: UnsafeMutableRawPointer(typedBuffer.baseAddress))
  }
}

/// Several buffers, of which the first is a part of the list, and the others follow it in memory.
///
/// Follows <https://developer.apple.com/documentation/coreaudiotypes/audiobufferlist>.
public struct AudioBufferList: @unchecked Sendable {
  /// How many buffers there are.
  public var mNumberBuffers: UInt32
  /// The first.
  public var mBuffers: AudioBuffer

  /// Creates a list of one buffer of nothing.
  public init() { self.init(mNumberBuffers: 1, mBuffers: AudioBuffer()) }

  /// Creates a list of one buffer.
  public init(mNumberBuffers: UInt32, mBuffers: AudioBuffer) {
    self.mNumberBuffers = mNumberBuffers
    self.mBuffers = mBuffers
  }

  /// How many bytes a list of some buffers has.
  public static func sizeInBytes(maximumBuffers: Int) -> Int {
    MemoryLayout<AudioBufferList>.size + (maximumBuffers - 1) * MemoryLayout<AudioBuffer>.stride
  }

  /// Makes room for a list of some buffers of nothing; the caller frees it with `free()`.
  public static func allocate(maximumBuffers: Int) -> UnsafeMutableAudioBufferListPointer {
    let size = sizeInBytes(maximumBuffers: max(maximumBuffers, 1))
    let memory = calloc(1, size) ?? UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    let list = UnsafeMutableAudioBufferListPointer(memory.bindMemory(to: AudioBufferList.self, capacity: 1))
    list.count = maximumBuffers
    return list
  }
}

/// The buffers of a list, as a collection.
///
/// Follows <https://developer.apple.com/documentation/coreaudio/unsafemutableaudiobufferlistpointer>.
public struct UnsafeMutableAudioBufferListPointer: MutableCollection, RandomAccessCollection {
  /// Where the list is.
  public let unsafeMutablePointer: UnsafeMutablePointer<AudioBufferList>

  /// Creates a collection of the buffers of a list.
  public init(_ p: UnsafeMutablePointer<AudioBufferList>) { unsafeMutablePointer = p }

  /// Creates a collection of the buffers of a list; nil for none.
  public init?(_ p: UnsafeMutablePointer<AudioBufferList>?) {
    guard let p else { return nil }
    self.init(p)
  }

  /// Where the list is, for reading.
  public var unsafePointer: UnsafePointer<AudioBufferList> { UnsafePointer(unsafeMutablePointer) }

  /// How many buffers there are.
  public var count: Int {
    get { Int(unsafeMutablePointer.pointee.mNumberBuffers) }
    nonmutating set { unsafeMutablePointer.pointee.mNumberBuffers = UInt32(newValue) }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { count }

  private var buffers: UnsafeMutablePointer<AudioBuffer> {
    let offset = MemoryLayout<AudioBufferList>.offset(of: \.mBuffers) ?? 8
    return (UnsafeMutableRawPointer(unsafeMutablePointer) + offset).assumingMemoryBound(to: AudioBuffer.self)
  }

  public subscript(index: Int) -> AudioBuffer {
    get {
      precondition(index >= 0 && index < count, "subscript index out of range")
      return buffers[index]
    }
    nonmutating set {
      precondition(index >= 0 && index < count, "subscript index out of range")
      buffers[index] = newValue
    }
  }
}

extension UnsafeBufferPointer {
  /// The samples in a buffer.
  public init(_ audioBuffer: AudioBuffer) {
    let count = Int(audioBuffer.mDataByteSize) / MemoryLayout<Element>.stride
    let memory = audioBuffer.mData?.bindMemory(to: Element.self, capacity: count)
    self.init(start: memory, count: memory == nil ? 0 : count)
  }
}

extension UnsafeMutableBufferPointer {
  /// The samples in a buffer.
  public init(_ audioBuffer: AudioBuffer) {
    let count = Int(audioBuffer.mDataByteSize) / MemoryLayout<Element>.stride
    let memory = audioBuffer.mData?.bindMemory(to: Element.self, capacity: count)
    self.init(start: memory, count: memory == nil ? 0 : count)
  }
}
