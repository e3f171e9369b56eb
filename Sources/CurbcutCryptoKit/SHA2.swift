import Foundation

/// The result of SHA-256.
public struct SHA256Digest: Digest {
  public static var byteCount: Int { 32 }
  let bytes: [UInt8]
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  public var description: String { digestDescription("SHA256", bytes) }
}

/// The result of SHA-384.
public struct SHA384Digest: Digest {
  public static var byteCount: Int { 48 }
  let bytes: [UInt8]
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  public var description: String { digestDescription("SHA384", bytes) }
}

/// The result of SHA-512.
public struct SHA512Digest: Digest {
  public static var byteCount: Int { 64 }
  let bytes: [UInt8]
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  public var description: String { digestDescription("SHA512", bytes) }
}

/// The hash function SHA-256 (FIPS 180-4).
///
/// Follows <https://developer.apple.com/documentation/cryptokit/sha256>.
public struct SHA256: HashFunction {
  public typealias Digest = SHA256Digest
  public static var blockByteCount: Int { 64 }
  /// How many bytes the digest has.
  public static var byteCount: Int { 32 }
  private var buffer = BlockBuffer(blockSize: 64)
  private var state = RoundConstants.start256

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    var state = state
    buffer.add(bufferPointer) { Self.mix($0, into: &state) }
    self.state = state
  }

  public func finalize() -> SHA256Digest {
    var state = state
    buffer.finish { Self.mix($0, into: &state) }
    return SHA256Digest(bytes: bytes(state))
  }

  private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  private static func mix(_ block: UnsafeRawBufferPointer, into state: inout [UInt32]) {
    var words = (0..<16).map { block.bigWord($0, UInt32.self) }
    words.reserveCapacity(64)
    for index in 16..<64 {
      let (early, late) = (words[index - 15], words[index - 2])
      let first = turned(early, 7) ^ turned(early, 18) ^ early >> 3
      let second = turned(late, 17) ^ turned(late, 19) ^ late >> 10
      words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
    }
    // Variables and no array, which each round would make anew.
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let sum = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
      let choice = e & f ^ ~e & g
      let first = h &+ sum &+ choice &+ RoundConstants.sha256[index] &+ words[index]
      let other = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
      let second = other &+ (a & b ^ a & c ^ b & c)
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }
}

/// What SHA-384 and SHA-512 have in common.
private struct WideHash: Sendable {
  private var buffer = BlockBuffer(blockSize: 128)
  private var state: [UInt64]

  init(_ start: [UInt64]) { state = start }

  mutating func update(_ bytes: UnsafeRawBufferPointer) {
    var state = state
    buffer.add(bytes) { Self.mix($0, into: &state) }
    self.state = state
  }

  func finish() -> [UInt8] {
    var state = state
    buffer.finish { Self.mix($0, into: &state) }
    return bytes(state)
  }

  private static func turned(_ word: UInt64, _ count: UInt64) -> UInt64 {
    word >> count | word << (64 - count)
  }

  private static func mix(_ block: UnsafeRawBufferPointer, into state: inout [UInt64]) {
    var words = (0..<16).map { block.bigWord($0, UInt64.self) }
    for index in 16..<80 {
      let (early, late) = (words[index - 15], words[index - 2])
      let first = turned(early, 1) ^ turned(early, 8) ^ early >> 7
      let second = turned(late, 19) ^ turned(late, 61) ^ late >> 6
      words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
    }
    var s = state
    for index in 0..<80 {
      let sum = turned(s[4], 14) ^ turned(s[4], 18) ^ turned(s[4], 41)
      let choice = s[4] & s[5] ^ ~s[4] & s[6]
      let first = s[7] &+ sum &+ choice &+ RoundConstants.sha512[index] &+ words[index]
      let other = turned(s[0], 28) ^ turned(s[0], 34) ^ turned(s[0], 39)
      let second = other &+ (s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2])
      s = [first &+ second, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6]]
    }
    for index in 0..<8 { state[index] &+= s[index] }
  }
}

/// The hash function SHA-512 (FIPS 180-4).
///
/// Follows <https://developer.apple.com/documentation/cryptokit/sha512>.
public struct SHA512: HashFunction {
  public typealias Digest = SHA512Digest
  public static var blockByteCount: Int { 128 }
  /// How many bytes the digest has.
  public static var byteCount: Int { 64 }
  private var hash = WideHash(RoundConstants.start512)

  public init() {}
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hash.update(bufferPointer) }
  public func finalize() -> SHA512Digest { SHA512Digest(bytes: hash.finish()) }
}

/// The hash function SHA-384 (FIPS 180-4).
///
/// Follows <https://developer.apple.com/documentation/cryptokit/sha384>.
public struct SHA384: HashFunction {
  public typealias Digest = SHA384Digest
  public static var blockByteCount: Int { 128 }
  /// How many bytes the digest has.
  public static var byteCount: Int { 48 }
  private var hash = WideHash(RoundConstants.start384)

  public init() {}
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hash.update(bufferPointer) }
  public func finalize() -> SHA384Digest { SHA384Digest(bytes: Array(hash.finish().prefix(48))) }
}
