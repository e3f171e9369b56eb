import Foundation

/// Functions that are broken, for what still needs them.
///
/// Follows <https://developer.apple.com/documentation/cryptokit/insecure>.
public enum Insecure {
  /// The result of MD5.
  public struct MD5Digest: Digest {
    public static var byteCount: Int { 16 }
    let bytes: [UInt8]
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public var description: String { digestDescription("MD5", bytes) }
  }

  /// The result of SHA-1.
  public struct SHA1Digest: Digest {
    public static var byteCount: Int { 20 }
    let bytes: [UInt8]
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public var description: String { digestDescription("SHA1", bytes) }
  }

  /// The hash function MD5 (RFC 1321).
  public struct MD5: HashFunction {
    public typealias Digest = MD5Digest
    public static var blockByteCount: Int { 64 }
    /// How many bytes the digest has.
    public static var byteCount: Int { 16 }
    private var buffer = BlockBuffer(blockSize: 64, isBigEndian: false)
    private var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476]

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      var state = state
      buffer.add(bufferPointer) { Self.mix($0, into: &state) }
      self.state = state
    }

    public func finalize() -> MD5Digest {
      var state = state
      buffer.finish { Self.mix($0, into: &state) }
      return MD5Digest(bytes: bytes(state, isBigEndian: false))
    }

    private static let turns: [[UInt32]] = [
      [7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21],
    ]

    private static func mix(_ block: UnsafeRawBufferPointer, into state: inout [UInt32]) {
      let words = (0..<16).map { block.bigWord($0, UInt32.self).byteSwapped }
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      for index in 0..<64 {
        let (mixed, place): (UInt32, Int) =
          switch index / 16 {
          case 0: (b & c | ~b & d, index)
          case 1: (d & b | ~d & c, (5 * index + 1) % 16)
          case 2: (b ^ c ^ d, (3 * index + 5) % 16)
          default: (c ^ (b | ~d), 7 * index % 16)
          }
        let sum = a &+ mixed &+ RoundConstants.md5[index] &+ words[place]
        let count = turns[index / 16][index % 4]
        (a, d, c, b) = (d, c, b, b &+ (sum << count | sum >> (32 - count)))
      }
      for (index, word) in [a, b, c, d].enumerated() { state[index] &+= word }
    }
  }

  /// The hash function SHA-1 (FIPS 180-4).
  public struct SHA1: HashFunction {
    public typealias Digest = SHA1Digest
    public static var blockByteCount: Int { 64 }
    /// How many bytes the digest has.
    public static var byteCount: Int { 20 }
    private var buffer = BlockBuffer(blockSize: 64)
    private var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      var state = state
      buffer.add(bufferPointer) { Self.mix($0, into: &state) }
      self.state = state
    }

    public func finalize() -> SHA1Digest {
      var state = state
      buffer.finish { Self.mix($0, into: &state) }
      return SHA1Digest(bytes: bytes(state))
    }

    private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 {
      word << count | word >> (32 - count)
    }

    private static func mix(_ block: UnsafeRawBufferPointer, into state: inout [UInt32]) {
      var words = (0..<16).map { block.bigWord($0, UInt32.self) }
      for index in 16..<80 {
        words.append(turned(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], 1))
      }
      var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
      for index in 0..<80 {
        let (mixed, constant): (UInt32, UInt32) =
          switch index / 20 {
          case 0: (b & c | ~b & d, 0x5A82_7999)
          case 1: (b ^ c ^ d, 0x6ED9_EBA1)
          case 2: (b & c | b & d | c & d, 0x8F1B_BCDC)
          default: (b ^ c ^ d, 0xCA62_C1D6)
          }
        let sum = turned(a, 5) &+ mixed &+ e &+ constant &+ words[index]
        (a, b, c, d, e) = (sum, a, turned(b, 30), c, d)
      }
      for (index, word) in [a, b, c, d, e].enumerated() { state[index] &+= word }
    }
  }
}
