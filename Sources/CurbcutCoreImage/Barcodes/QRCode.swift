import Foundation

/// A QR code of bytes (ISO/IEC 18004), in the smallest version, 1 to 40, that holds them.
struct QRCode: Sendable {
  /// How much of a code may be damaged.
  enum CorrectionLevel: Int, CaseIterable, Sendable {
    case low, medium, quartile, high

    /// The level that Apple names L, M, Q or H; nil for any other text.
    init?(_ name: String) {
      guard let index = ["L", "M", "Q", "H"].firstIndex(of: name) else { return nil }
      self = Self.allCases[index]
    }

    /// The two bits by which a code tells its level.
    var bits: Int { [1, 0, 3, 2][rawValue] }
  }

  let version: Int
  /// The modules of a side.
  var size: Int { version * 4 + 17 }
  private let modules: [Bool]

  /// Whether a module is black.
  ///
  /// - Parameters:
  ///   - column: from the left.
  ///   - row: from the top.
  func isDark(_ column: Int, _ row: Int) -> Bool { modules[row * size + column] }

  /// Encodes bytes; nil for more than a code of version 40 holds.
  init?(_ message: Data, _ level: CorrectionLevel) {
    guard let version = (1...40).first(where: { Self.fits(message.count, version: $0, level) }) else {
      return nil
    }
    let blocks = QRBlocks(version: version, level: level)
    var matrix = QRMatrix(version: version)
    matrix.place(blocks.interleaved(Self.codewords(message, version: version, count: blocks.dataCount)))
    self.version = version
    modules = matrix.masked(level)
  }

  private static func countBits(_ version: Int) -> Int { version < 10 ? 8 : 16 }

  private static func fits(_ count: Int, version: Int, _ level: CorrectionLevel) -> Bool {
    4 + countBits(version) + count * 8 <= QRBlocks(version: version, level: level).dataCount * 8
  }

  /// The bytes with their mode and count before them, filled up.
  private static func codewords(_ message: Data, version: Int, count: Int) -> [UInt8] {
    var bits: [Bool] = []
    func append(_ value: Int, _ length: Int) {
      for shift in (0..<length).reversed() { bits.append(value >> shift & 1 == 1) }
    }
    append(0b0100, 4)
    append(message.count, countBits(version))
    for byte in message { append(Int(byte), 8) }
    append(0, min(4, count * 8 - bits.count))
    append(0, (8 - bits.count % 8) % 8)
    var result = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    while result.count < count { result.append(result.count % 2 == (bits.count / 8) % 2 ? 0xEC : 0x11) }
    return result
  }
}

/// How the bytes of a code are divided into blocks, each with bytes for correction.
struct QRBlocks {
  let dataCount: Int
  private let blockCount: Int
  private let correctionCount: Int
  private let allCount: Int

  init(version: Int, level: QRCode.CorrectionLevel) {
    allCount = Self.bitCount(version) / 8
    blockCount = Self.blocks[level.rawValue][version - 1]
    correctionCount = Self.corrections[level.rawValue][version - 1]
    dataCount = allCount - blockCount * correctionCount
  }

  /// The modules of a version that are not for finding, timing, aligning and formats.
  private static func bitCount(_ version: Int) -> Int {
    var result = (16 * version + 128) * version + 64
    if version >= 2 {
      let count = version / 7 + 2
      result -= (25 * count - 10) * count - 55
      if version >= 7 { result -= 36 }
    }
    return result
  }

  /// The blocks with their corrections, byte by byte in turn.
  func interleaved(_ data: [UInt8]) -> [UInt8] {
    let short = dataCount / blockCount
    let longCount = dataCount % blockCount
    let code = ReedSolomon(count: correctionCount)
    var parts: [ArraySlice<UInt8>] = []
    var start = 0
    for block in 0..<blockCount {
      let length = short + (block < blockCount - longCount ? 0 : 1)
      parts.append(data[start..<start + length])
      start += length
    }
    var result: [UInt8] = []
    result.reserveCapacity(allCount)
    for index in 0...short {
      for part in parts where index < part.count { result.append(part[part.startIndex + index]) }
    }
    let corrections = parts.map { code.remainder(of: $0) }
    for index in 0..<correctionCount { for correction in corrections { result.append(correction[index]) } }
    return result
  }

  /// Table 9 of the standard: bytes for correction in each block, by level and version.
  private static let corrections = [
    [
      7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28,
      30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28,
      28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ],
    [
      13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
  ]

  /// Table 9 of the standard: the blocks, by level and version.
  private static let blocks = [
    [
      1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17,
      18, 19, 19, 20, 21, 22, 24, 25,
    ],
    [
      1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28,
      29,
      31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
    ],
    [
      1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38,
      40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
    ],
    [
      1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42,
      45,
      48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
    ],
  ]
}

/// Reed and Solomon's code over 256 elements, as QR codes use it.
struct ReedSolomon {
  private let generator: [UInt8]

  /// - Parameter count: the bytes for correction.
  init(count: Int) {
    var result = [UInt8](repeating: 0, count: count)
    result[count - 1] = 1
    var root: UInt8 = 1
    for _ in 0..<count {
      for index in 0..<count {
        result[index] = Self.product(result[index], root)
        if index + 1 < count { result[index] ^= result[index + 1] }
      }
      root = Self.product(root, 2)
    }
    generator = result
  }

  /// The bytes for correction of data.
  func remainder(of data: some Sequence<UInt8>) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: generator.count)
    for byte in data {
      let factor = byte ^ result.removeFirst()
      result.append(0)
      for index in generator.indices { result[index] ^= Self.product(generator[index], factor) }
    }
    return result
  }

  /// The product modulo x⁸ + x⁴ + x³ + x² + 1.
  private static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    var result = 0
    for bit in (0..<8).reversed() {
      result = result << 1 ^ (result >> 7) * 0x11D
      result ^= Int(b >> bit & 1) * Int(a)
    }
    return UInt8(result)
  }
}
