import Foundation
import Testing

@testable import CurbcutGraphics

@Suite("Pictures one after the other as files")
struct AnimationEncoderTests {
  /// A field in one colour with a square in another, at a place.
  private func square(at x: Int, _ color: UInt32 = 0xFF0000) throws -> ScreenPicture {
    try drawnPicture(120, 80) { canvas in
      canvas.fill(0xF2F2F7, 0, 0, 120, 80)
      canvas.fill(color, x, 10, 20, 20)
    }
  }

  // MARK: Animated PNG

  private struct Chunk {
    var name: String
    var content: [UInt8]
    func number(at place: Int, bytes: Int = 4) -> Int {
      content[place..<place + bytes].reduce(0) { $0 << 8 | Int($1) }
    }
  }

  /// The chunks of a PNG file, whose checksums must be right.
  private func chunks(_ file: Data) throws -> [Chunk] {
    let bytes = [UInt8](file)
    #expect(bytes.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    var found: [Chunk] = []
    var place = 8
    while place + 12 <= bytes.count {
      func number(_ at: Int) -> UInt32 { bytes[at..<at + 4].reduce(0) { $0 << 8 | UInt32($1) } }
      let length = Int(number(place))
      try #require(place + 12 + length <= bytes.count)
      let body = bytes[place + 4..<place + 8 + length]
      // CRC-32, bit by bit.
      var sum: UInt32 = 0xFFFF_FFFF
      for byte in body {
        sum ^= UInt32(byte)
        for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
      }
      #expect(~sum == number(place + 8 + length))
      found.append(
        Chunk(name: String(decoding: body.prefix(4), as: UTF8.self), content: Array(body.dropFirst(4))))
      place += 12 + length
    }
    #expect(place == bytes.count)
    return found
  }

  @Test("an animated PNG has each picture's change and time, and is a PNG of the first")
  func animatedPNG() throws {
    var encoder = AnimatedPNGEncoder()
    let first = try square(at: 16)
    encoder.append(first, seconds: 0.5)
    encoder.append(first, seconds: 0.25)
    encoder.append(try square(at: 48), seconds: 1.5)
    encoder.append(try drawnPicture(10, 10) { $0.fill(0, 0, 0, 10, 10) }, seconds: 1)
    let file = encoder.file()
    let all = try chunks(file)
    #expect(all.map(\.name) == ["IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "IEND"])
    #expect(all[1].number(at: 0) == 2 && all[1].number(at: 4) == 0)
    let (one, two) = (all[2], all[4])
    #expect([0, 4, 8, 12, 16].map { one.number(at: $0) } == [0, 120, 80, 0, 0])
    #expect(one.number(at: 20, bytes: 2) == 750 && one.number(at: 22, bytes: 2) == 1000)
    // The squares lie in tiles from 16 to 80 across and from 0 to 32 down.
    #expect([0, 4, 8, 12, 16].map { two.number(at: $0) } == [1, 64, 32, 16, 0])
    #expect(two.number(at: 20, bytes: 2) == 1500)
    #expect(all[5].number(at: 0) == 2)
    let image = try CGImage.decode(file)
    #expect(image.width == 120 && image.height == 80)
    let color = try #require(image.color(atX: 20, y: 15))
    #expect(color.red == 1 && color.green == 0)
  }

  @Test("without pictures there is no file")
  func nothing() {
    var png = AnimatedPNGEncoder()
    var gif = GIFEncoder()
    #expect(png.file().isEmpty && gif.file().isEmpty)
  }

  // MARK: GIF

  /// The pictures of a GIF file with their times in seconds, read by a decoder of the test's own.
  private func frames(_ file: Data) throws -> [(pixels: [UInt32], seconds: Double)] {
    let bytes = [UInt8](file)
    #expect(String(decoding: bytes.prefix(6), as: UTF8.self) == "GIF89a")
    func word(_ at: Int) -> Int { Int(bytes[at]) | Int(bytes[at + 1]) << 8 }
    let (width, height) = (word(6), word(8))
    #expect(bytes[10] & 0x80 == 0)
    var canvas = [UInt32](repeating: 0, count: width * height)
    var result: [([UInt32], Double)] = []
    var (clear, seconds): (Int?, Double) = (nil, 0)
    var place = 13
    func blocks() -> [UInt8] {
      var all: [UInt8] = []
      while bytes[place] != 0 {
        all += bytes[place + 1...place + Int(bytes[place])]
        place += 1 + Int(bytes[place])
      }
      place += 1
      return all
    }
    while bytes[place] != 0x3B {
      if bytes[place] == 0x21 {
        let kind = bytes[place + 1]
        place += 2
        let content = blocks()
        guard kind == 0xF9 else { continue }
        seconds = Double(Int(content[1]) | Int(content[2]) << 8) / 100
        clear = content[0] & 1 == 1 ? Int(content[3]) : nil
        #expect(content[0] >> 2 & 7 == 1)
        continue
      }
      try #require(bytes[place] == 0x2C)
      let (x, y, w, h) = (word(place + 1), word(place + 3), word(place + 5), word(place + 7))
      let count = 2 << Int(bytes[place + 9] & 7)
      let table = place + 10
      place = table + 3 * count
      let bits = Int(bytes[place])
      place += 1
      let indices = decompress(blocks(), bits: bits)
      try #require(indices.count == w * h)
      for (number, index) in indices.enumerated() where index != clear {
        let entry = table + 3 * index
        canvas[(y + number / w) * width + x + number % w] =
          0xFF00_0000 | UInt32(bytes[entry]) << 16 | UInt32(bytes[entry + 1]) << 8 | UInt32(bytes[entry + 2])
      }
      result.append((canvas, seconds))
    }
    return result
  }

  private func decompress(_ data: [UInt8], bits: Int) -> [Int] {
    let clear = 1 << bits
    var table: [[Int]] = []
    var (length, bit) = (bits + 1, 0)
    var (result, last): ([Int], [Int]?) = ([], nil)
    while bit + length <= data.count * 8 {
      var code = 0
      for offset in 0..<length where data[(bit + offset) / 8] >> UInt8((bit + offset) % 8) & 1 == 1 {
        code |= 1 << offset
      }
      bit += length
      if code == clear {
        table = (0..<clear).map { [$0] } + [[], []]
        length = bits + 1
        last = nil
        continue
      }
      if code == clear + 1 { break }
      let entry = code < table.count ? table[code] : last.map { $0 + [$0[0]] } ?? []
      result += entry
      if let last, table.count < 4096 { table.append(last + [entry[0]]) }
      if table.count == 1 << length, length < 12 { length += 1 }
      last = entry
    }
    return result
  }

  @Test("a GIF shows each picture for its time; equal pictures are one")
  func gif() throws {
    var encoder = GIFEncoder()
    let pictures = [try square(at: 16), try square(at: 48), try square(at: 48, 0x00FF00)]
    encoder.append(pictures[0], seconds: 0.5)
    encoder.append(pictures[0], seconds: 0.25)
    encoder.append(pictures[1], seconds: 1)
    encoder.append(pictures[2], seconds: 0)
    let file = encoder.file()
    let read = try frames(file)
    #expect(read.map(\.seconds) == [0.75, 1, 0.02])
    for (frame, picture) in zip(read, pictures) {
      picture.withPixels { #expect(frame.pixels == Array($0)) }
    }
    // A decoder that is not ours reads it, too.
    let image = try CGImage.decode(file)
    #expect(image.width == 120 && image.height == 80)
    #expect(image.color(atX: 20, y: 15)?.red == 1)
  }

  @Test("many colours become the nearest few", arguments: [1, 7, 40])
  func manyColors(step: Int) throws {
    let picture = try drawnPicture(256, 64) { canvas in
      for x in 0..<256 {
        for y in stride(from: 0, to: 64, by: 4) {
          canvas.fill(UInt32(x << 16 | (y * 4 / step * step) << 8 | (255 - x)), x, y, 1, 4)
        }
      }
    }
    var encoder = GIFEncoder()
    encoder.append(picture, seconds: 1)
    let read = try frames(encoder.file())
    var worst = 0
    picture.withPixels { pixels in
      for (drawn, shown) in zip(pixels, read[0].pixels) {
        for shift: UInt32 in [0, 8, 16] {
          worst = max(worst, abs(Int(drawn >> shift & 0xFF) - Int(shown >> shift & 0xFF)))
        }
      }
    }
    #expect(worst <= 24)
  }

  @Test("noise of every size of table comes back", arguments: [2, 3, 5, 17, 200, 256])
  func noise(colors: Int) throws {
    var state: UInt32 = 12_345
    let picture = try drawnPicture(173, 131) { canvas in
      for y in 0..<131 {
        for x in 0..<173 {
          state = state &* 1_664_525 &+ 1_013_904_223
          canvas.fill((state >> 8) % UInt32(colors) * 0x010101, x, y, 1, 1)
        }
      }
    }
    var encoder = GIFEncoder()
    encoder.append(picture, seconds: 1)
    let read = try frames(encoder.file())
    picture.withPixels { #expect(read[0].pixels == Array($0)) }
  }

  @Test("a table has every colour where there is room, and means where there is none")
  func table() {
    let few = ColorTable(of: [0xFF00_0001, 0xFF00_0002, 0, 0xFF00_0001], limit: 256)
    #expect(few.colors == [1, 2] && few.index(of: 0xFF00_0002) == 1)
    let many = ColorTable(of: (0..<1000).map { 0xFF00_0000 | UInt32($0 % 250) }, limit: 2)
    #expect(many.colors.count == 2)
    #expect(many.index(of: 0xFF00_0000) != many.index(of: 0xFF00_00F9))
  }
}
