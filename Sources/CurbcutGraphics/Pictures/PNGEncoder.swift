import Foundation

/// Encodes pictures of screens as PNG files, without an alpha channel, since a screen is opaque.
package enum PNGEncoder {
  /// What an encoder optimises for.
  package enum Compression: Hashable, Sendable {
    /// For streaming: a few milliseconds for a whole screen, but several times as many bytes.
    case fast
    /// For files.
    case small
  }

  /// Encodes a picture, or a part of it clamped to its bounds, as a PNG file. A part without pixels produces empty
  /// data.
  package static func encode(
    _ picture: ScreenPicture, part: PixelRect? = nil, compression: Compression = .fast
  ) -> Data {
    let part = (part ?? picture.bounds).clamped(to: picture.bounds)
    guard !part.isEmpty else { return Data() }
    switch compression {
    case .fast: return FastPNG(picture.buffer, part: part).file()
    case .small: return CairoCanvas.opaquePNGData(of: picture.buffer, part: part) ?? Data()
    }
  }
}

/// A PNG encoder for screens, which consist mostly of flat colour.
///
/// Each row is encoded as its difference from the row above, and a run of pixels with equal differences as a single
/// match. The codes are the fixed Huffman codes of RFC 1951 (3.2.6). The idea is that of Rich Geldreich's fpng. A
/// screen of three million pixels takes 6 ms, where libpng and libdeflate take more than 20 at their fastest; someone
/// who watches the screen in a browser waits for every frame.
private struct FastPNG {
  private let buffer: PixelBuffer
  private let part: PixelRect

  init(_ buffer: PixelBuffer, part: PixelRect) {
    self.buffer = buffer
    self.part = part
  }

  func file() -> Data {
    var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    var header = Self.bytes(UInt32(part.width)) + Self.bytes(UInt32(part.height))
    // Eight bits of red, green and blue; not interlaced.
    header += [8, 2, 0, 0, 0]
    Self.append("IHDR", header, to: &file)
    Self.append("IDAT", compressed(), to: &file)
    Self.append("IEND", [], to: &file)
    return file
  }

  private static func bytes(_ value: UInt32) -> [UInt8] {
    [UInt8(value >> 24), UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)]
  }

  private static func append(_ name: String, _ content: [UInt8], to file: inout Data) {
    file.append(contentsOf: bytes(UInt32(content.count)))
    var check = Checksum()
    let name = Array(name.utf8)
    check.add(name)
    check.add(content)
    file.append(contentsOf: name)
    file.append(contentsOf: content)
    file.append(contentsOf: bytes(check.value))
  }

  private func compressed() -> [UInt8] {
    // No pixel takes more than three codes of nine bits, and no row adds more than one code and one match.
    let limit = (part.width * part.height * 27 + part.height * 32) / 8 + 64
    return [UInt8](unsafeUninitializedCapacity: limit) { output, count in
      var bits = BitWriter(output)
      var sums = Adler()
      bits.write(0x0178, 16)
      // The final block, with fixed codes.
      bits.write(0b011, 3)
      for row in 0..<part.height { write(row, to: &bits, &sums) }
      bits.write(0, 7)
      bits.endByte()
      for byte in Self.bytes(sums.value) { bits.write(UInt64(byte), 8) }
      bits.endByte()
      count = bits.count
    }
  }

  private func write(_ row: Int, to bits: inout BitWriter, _ sums: inout Adler) {
    let width = buffer.width
    let start = buffer.pixels.baseAddress.unsafelyUnwrapped + (part.y + row) * width + part.x
    // The first row has no row above; PNG's “up” filter treats that as zero.
    let above = row > 0 ? start - width : nil
    bits.literal(2)
    sums.add(2)
    var last: UInt32 = 0
    var run = 0
    var isFirst = true
    for column in 0..<part.width {
      let pixel = start[column]
      let difference = Self.difference(pixel, above?[column] ?? 0)
      if difference == last, !isFirst {
        run &+= 1
        continue
      }
      if run > 0 {
        bits.match(pixels: run)
        sums.add(last, times: run)
        run = 0
      }
      isFirst = false
      last = difference
      bits.literal(UInt8(truncatingIfNeeded: difference >> 16))
      bits.literal(UInt8(truncatingIfNeeded: difference >> 8))
      bits.literal(UInt8(truncatingIfNeeded: difference))
      sums.add(difference, times: 1)
    }
    if run > 0 {
      bits.match(pixels: run)
      sums.add(last, times: run)
    }
  }

  /// Subtracts byte by byte, without a borrow from one byte to the next, and without alpha.
  @inline(__always)
  private static func difference(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let high: UInt32 = 0x8080_8080
    return (((a | high) &- (b & ~high)) ^ ((a ^ ~b) & high)) & 0xFF_FFFF
  }
}

/// Packs codes of different lengths into bytes, lowest bit first.
private struct BitWriter {
  private let output: UnsafeMutablePointer<UInt8>
  private(set) var count = 0
  private var held: UInt64 = 0
  private var heldBits = 0

  init(_ output: UnsafeMutableBufferPointer<UInt8>) {
    self.output = output.baseAddress.unsafelyUnwrapped
  }

  @inline(__always)
  mutating func write(_ code: UInt64, _ length: Int) {
    held |= code &<< UInt64(truncatingIfNeeded: heldBits)
    heldBits &+= length
    while heldBits >= 8 {
      output[count] = UInt8(truncatingIfNeeded: held)
      count &+= 1
      held &>>= 8
      heldBits &-= 8
    }
  }

  mutating func endByte() {
    if heldBits > 0 { write(0, 8 - heldBits) }
  }

  @inline(__always)
  mutating func literal(_ byte: UInt8) {
    let code = FixedCodes.literals[Int(byte)]
    write(UInt64(code & 0xFFFF), Int(code &>> 16))
  }

  /// Writes that the last pixel is to be repeated for a number of pixels of three bytes each.
  mutating func match(pixels: Int) {
    var left = pixels
    while left > 0 {
      // One code can repeat at most 258 bytes.
      let taken = min(left, 86)
      let code = FixedCodes.lengths[taken]
      write(UInt64(code & 0xFFFF), Int(code &>> 16))
      // A distance of three bytes: code 2, its five bits reversed.
      write(0b01000, 5)
      left -= taken
    }
  }
}

/// The fixed codes of RFC 1951, bit-reversed as they are written: the code in the lower half, its length in the
/// upper.
private enum FixedCodes {
  static let literals: [UInt32] = (0..<256).map { symbol($0) }

  /// For 1 to 86 pixels of three bytes: the length code with its extra bits.
  static let lengths: [UInt32] = (0...86).map { pixels in
    pixels == 0 ? 0 : length(of: pixels * 3)
  }

  private static func symbol(_ value: Int) -> UInt32 {
    switch value {
    case 0...143: turned(0x30 + value, 8)
    case 144...255: turned(0x190 + value - 144, 9)
    case 256...279: turned(value - 256, 7)
    default: turned(0xC0 + value - 280, 8)
    }
  }

  private static func turned(_ code: Int, _ bits: Int) -> UInt32 {
    var result = 0
    for bit in 0..<bits where code >> bit & 1 == 1 { result |= 1 << (bits - 1 - bit) }
    return UInt32(result | bits << 16)
  }

  private static func length(of bytes: Int) -> UInt32 {
    if bytes == 258 { return symbol(285) }
    if bytes <= 10 { return symbol(254 + bytes) }
    // From 11 on, there are four codes for each of one to five extra bits.
    var (first, extra, code) = (11, 1, 265)
    while bytes >= first + 4 << extra {
      first += 4 << extra
      extra += 1
      code += 4
    }
    let offset = bytes - first
    let base = symbol(code + offset >> extra)
    let bits = Int(base >> 16)
    let value = Int(base & 0xFFFF) | (offset & (1 << extra - 1)) << bits
    return UInt32(value | (bits + extra) << 16)
  }
}

/// The Adler-32 checksum of the zlib format (RFC 1950), computed for whole runs of pixels at once.
private struct Adler {
  private static let modulus: UInt64 = 65_521
  private var low: UInt64 = 1
  private var high: UInt64 = 0

  var value: UInt32 { UInt32(high % Self.modulus) << 16 | UInt32(low % Self.modulus) }

  mutating func add(_ byte: UInt64) {
    low = (low &+ byte) % Self.modulus
    high = (high &+ low) % Self.modulus
  }

  @inline(__always)
  mutating func add(_ pixel: UInt32, times: Int) {
    let (first, second, third) = (UInt64(pixel >> 16), UInt64(pixel >> 8 & 0xFF), UInt64(pixel & 0xFF))
    let (n, sum) = (UInt64(times), first &+ second &+ third)
    let once = 3 &* first &+ 2 &* second &+ third
    high = (high &+ 3 &* n &* low &+ 3 &* sum &* (n &* (n &- 1) / 2) &+ n &* once) % Self.modulus
    low = (low &+ n &* sum) % Self.modulus
  }
}

/// The checksum of PNG's chunks (CRC-32 of ISO 3309), four bytes at a time.
struct Checksum {
  private static let tables: [UInt32] = {
    var tables = [UInt32](repeating: 0, count: 1024)
    for index in 0..<256 {
      var value = UInt32(index)
      for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
      tables[index] = value
    }
    for index in 256..<1024 {
      let before = tables[index - 256]
      tables[index] = before >> 8 ^ tables[Int(before & 0xFF)]
    }
    return tables
  }()

  private var register: UInt32 = 0xFFFF_FFFF

  var value: UInt32 { ~register }

  mutating func add(_ bytes: [UInt8]) {
    var sum = register
    Self.tables.withUnsafeBufferPointer { tables in
      bytes.withUnsafeBufferPointer { bytes in
        var index = 0
        while index + 4 <= bytes.count {
          sum ^=
            UInt32(bytes[index]) | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2]) << 16
            | UInt32(bytes[index + 3]) << 24
          sum =
            tables[768 + Int(sum & 0xFF)] ^ tables[512 + Int(sum >> 8 & 0xFF)]
            ^ tables[256 + Int(sum >> 16 & 0xFF)] ^ tables[Int(sum >> 24)]
          index += 4
        }
        while index < bytes.count {
          sum = tables[Int((sum ^ UInt32(bytes[index])) & 0xFF)] ^ sum >> 8
          index += 1
        }
      }
    }
    register = sum
  }
}
