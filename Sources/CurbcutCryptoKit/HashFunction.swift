import Foundation

/// The result of a hash function.
///
/// Follows <https://developer.apple.com/documentation/cryptokit/digest>.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
  /// How many bytes it has.
  static var byteCount: Int { get }
}

/// A function that makes a short digest of data.
///
/// Follows <https://developer.apple.com/documentation/cryptokit/hashfunction>.
public protocol HashFunction: Sendable {
  /// The result.
  associatedtype Digest: CurbcutCryptoKit.Digest
  /// How many bytes are taken at once.
  static var blockByteCount: Int { get }
  /// Creates a function that has got no data yet.
  init()
  /// Adds data.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  /// The digest of the data so far.
  func finalize() -> Digest
}

extension HashFunction {
  /// Adds data.
  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
  }

  /// The digest of data.
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  /// The digest of bytes in memory.
  public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
    var function = Self()
    function.update(bufferPointer: bufferPointer)
    return function.finalize()
  }
}

/// A digest as text.
func digestDescription(_ title: String, _ bytes: [UInt8]) -> String {
  "\(title) digest: \(bytes.map { String(format: "%02x", $0) }.joined())"
}

/// What the functions have in common: blocks, the rest, and how it is filled up (Merkle and Damgård).
struct BlockBuffer: Sendable {
  let blockSize: Int
  /// Whether the length at the end has its highest byte first.
  let isBigEndian: Bool
  private var rest: [UInt8] = []
  private var count = 0

  init(blockSize: Int, isBigEndian: Bool = true) {
    self.blockSize = blockSize
    self.isBigEndian = isBigEndian
  }

  /// Adds bytes, and passes on each whole block.
  mutating func add(_ bytes: UnsafeRawBufferPointer, _ process: (UnsafeRawBufferPointer) -> Void) {
    count += bytes.count
    var bytes = bytes[...]
    if !rest.isEmpty {
      let part = bytes.prefix(blockSize - rest.count)
      rest.append(contentsOf: part)
      bytes = bytes.dropFirst(part.count)
      guard rest.count == blockSize else { return }
      rest.withUnsafeBytes(process)
      rest.removeAll(keepingCapacity: true)
    }
    while bytes.count >= blockSize {
      process(UnsafeRawBufferPointer(rebasing: bytes.prefix(blockSize)))
      bytes = bytes.dropFirst(blockSize)
    }
    rest.append(contentsOf: bytes)
  }

  /// Passes on the last blocks: the rest, a bit, zeros and the length in bits.
  func finish(_ process: (UnsafeRawBufferPointer) -> Void) {
    let lengthSize = blockSize / 8
    var last = rest + [0x80]
    while last.count % blockSize != blockSize - lengthSize { last.append(0) }
    let bits = UInt64(count) * 8
    let length = (0..<lengthSize).map { $0 < 8 ? UInt8(truncatingIfNeeded: bits >> UInt64(8 * $0)) : 0 }
    last += isBigEndian ? length.reversed() : length
    last.withUnsafeBytes { all in
      for start in stride(from: 0, to: all.count, by: blockSize) {
        process(UnsafeRawBufferPointer(rebasing: all[start..<start + blockSize]))
      }
    }
  }
}

extension UnsafeRawBufferPointer {
  /// The word at an index, its highest byte first.
  func bigWord<Word: FixedWidthInteger>(_ index: Int, _ type: Word.Type) -> Word {
    Word(bigEndian: loadUnaligned(fromByteOffset: index * MemoryLayout<Word>.size, as: Word.self))
  }
}

/// The bytes of words.
func bytes<Word: FixedWidthInteger>(_ words: some Sequence<Word>, isBigEndian: Bool = true) -> [UInt8] {
  words.flatMap { word in withUnsafeBytes(of: isBigEndian ? word.bigEndian : word.littleEndian) { Array($0) }
  }
}
