import Foundation

/// Encodes a sequence of pictures of one size as an animated GIF file.
///
/// GIF supports 256 colours per picture, so each has its own colour table. Only the pixels that changed are stored;
/// the rest are transparent. The format is that of <https://www.w3.org/Graphics/GIF/spec-gif89a.txt>.
package struct GIFEncoder {
  private var body = Data()
  private var size = (width: 0, height: 0)
  private var last: ScreenPicture?
  /// The latest picture, until its duration is known.
  private var waiting: (frame: Frame, seconds: Double)?
  /// The accumulated rounding error of the durations so far, in seconds.
  private var rest = 0.0

  private struct Frame {
    var part: PixelRect
    var colors: [UInt32]
    var indices: [UInt8]
    var hasClear: Bool
  }

  /// Creates an animation without pictures.
  package init() {}

  /// Adds a picture.
  ///
  /// - Parameters:
  ///   - picture: a picture of the same size as the first, at most 65,535 pixels wide and high; others are skipped.
  ///   - seconds: how long it is shown, up to 655 seconds.
  package mutating func append(_ picture: ScreenPicture, seconds: Double) {
    guard let last else {
      guard picture.width <= 0xFFFF, picture.height <= 0xFFFF else { return }
      size = (picture.width, picture.height)
      waiting = (Self.frame(picture, part: picture.bounds, before: nil), seconds)
      self.last = picture
      return
    }
    guard picture.width == last.width, picture.height == last.height else { return }
    guard let part = PixelRect.around(PictureDiff.changes(from: last, to: picture, tile: 16)) else {
      waiting?.seconds += seconds
      return
    }
    writeWaiting()
    waiting = (Self.frame(picture, part: part, before: last), seconds)
    self.last = picture
  }

  /// The file, which loops endlessly; empty without pictures.
  package mutating func file() -> Data {
    writeWaiting()
    guard !body.isEmpty else { return Data() }
    var file = Data("GIF89a".utf8)
    Self.append(size.width, size.height, to: &file)
    // No global colour table, no pixel aspect ratio.
    file.append(contentsOf: [0x70, 0, 0])
    file.append(contentsOf: [0x21, 0xFF, 11])
    file.append(contentsOf: "NETSCAPE2.0".utf8)
    file.append(contentsOf: [3, 1, 0, 0, 0])
    file.append(body)
    file.append(0x3B)
    return file
  }

  /// The part of a picture in the colours of a table. Unchanged pixels are transparent.
  private static func frame(_ picture: ScreenPicture, part: PixelRect, before: ScreenPicture?) -> Frame {
    let width = picture.width
    var pixels = [UInt32]()
    pixels.reserveCapacity(part.width * part.height)
    var hasClear = false
    picture.withPixels { new in
      for row in part.y..<part.y + part.height {
        pixels += new[row * width + part.x..<row * width + part.x + part.width]
      }
    }
    before?.withPixels { old in
      var index = 0
      for row in part.y..<part.y + part.height {
        for column in part.x..<part.x + part.width {
          if old[row * width + column] == pixels[index] {
            pixels[index] = 0
            hasClear = true
          }
          index += 1
        }
      }
    }
    let table = ColorTable(of: pixels, limit: hasClear ? 255 : 256)
    let clear = UInt8(truncatingIfNeeded: table.colors.count)
    var known: (pixel: UInt32, index: UInt8) = (0, clear)
    let indices = pixels.map { pixel -> UInt8 in
      if pixel == 0 { return clear }
      if pixel != known.pixel { known = (pixel, table.index(of: pixel)) }
      return known.index
    }
    return Frame(part: part, colors: table.colors, indices: indices, hasClear: hasClear)
  }

  private mutating func writeWaiting() {
    guard let (frame, seconds) = waiting else { return }
    waiting = nil
    // Hundredths of a second; viewers treat anything below two as a tenth of a second.
    let wanted = (seconds + rest) * 100
    let hundredths = min(max(wanted.rounded(), 2), 65_535)
    rest = (wanted - hundredths) / 100
    let entries = frame.colors.count + (frame.hasClear ? 1 : 0)
    let bits = max(2, (1...8).first { 1 << $0 >= entries } ?? 8)
    // The picture is not disposed of, so that it shows through the transparent pixels of the next.
    body.append(contentsOf: [0x21, 0xF9, 4, UInt8(1 << 2 | (frame.hasClear ? 1 : 0))])
    Self.append(Int(hundredths), to: &body)
    body.append(contentsOf: [frame.hasClear ? UInt8(frame.colors.count) : 0, 0])
    body.append(0x2C)
    Self.append(frame.part.x, frame.part.y, frame.part.width, frame.part.height, to: &body)
    body.append(UInt8(0x80 | bits - 1))
    for index in 0..<1 << bits {
      let color = index < frame.colors.count ? frame.colors[index] : 0
      body.append(contentsOf: [UInt8(color >> 16 & 0xFF), UInt8(color >> 8 & 0xFF), UInt8(color & 0xFF)])
    }
    body.append(UInt8(bits))
    var writer = LZWWriter(bits: bits)
    let data = writer.compressed(frame.indices)
    for start in stride(from: 0, to: data.count, by: 255) {
      let piece = data[start..<min(start + 255, data.count)]
      body.append(UInt8(piece.count))
      body.append(contentsOf: piece)
    }
    body.append(0)
  }

  private static func append(_ values: Int..., to data: inout Data) {
    for value in values { data.append(contentsOf: [UInt8(value & 0xFF), UInt8(value >> 8 & 0xFF)]) }
  }
}

/// GIF's LZW compression: known strings are replaced by codes.
private struct LZWWriter {
  private let bits: Int
  private var output: [UInt8] = []
  private var held: UInt32 = 0
  private var heldBits = 0
  /// A hash table of the codes of known strings; the key is the code of the string's prefix and its last index.
  private var keys = [Int32](repeating: -1, count: Self.slots)
  private var values = [UInt16](repeating: 0, count: Self.slots)

  private static let slots = 8192

  init(bits: Int) { self.bits = bits }

  mutating func compressed(_ indices: [UInt8]) -> [UInt8] {
    let clear = 1 << bits
    var next = clear + 2
    var length = bits + 1
    write(clear, length)
    guard var string = indices.first.map(Int.init) else {
      write(clear + 1, length)
      flush()
      return output
    }
    for index in indices.dropFirst() {
      let key = Int32(string << 8 | Int(index))
      var slot = Int((UInt32(bitPattern: key) &* 0x9E37_79B1) >> 19)
      while keys[slot] >= 0, keys[slot] != key { slot = (slot + 1) & (Self.slots - 1) }
      if keys[slot] == key {
        string = Int(values[slot])
        continue
      }
      write(string, length)
      string = Int(index)
      if next < 4096 {
        keys[slot] = key
        values[slot] = UInt16(next)
        // The decoder learns each string one step later than the encoder.
        if next == 1 << length, length < 12 { length += 1 }
        next += 1
      } else {
        write(clear, length)
        keys = [Int32](repeating: -1, count: Self.slots)
        (next, length) = (clear + 2, bits + 1)
      }
    }
    write(string, length)
    if next == 1 << length, length < 12 { length += 1 }
    write(clear + 1, length)
    flush()
    return output
  }

  private mutating func write(_ code: Int, _ length: Int) {
    held |= UInt32(code) << UInt32(heldBits)
    heldBits += length
    while heldBits >= 8 {
      output.append(UInt8(held & 0xFF))
      held >>= 8
      heldBits -= 8
    }
  }

  private mutating func flush() {
    if heldBits > 0 { output.append(UInt8(held & 0xFF)) }
  }
}
