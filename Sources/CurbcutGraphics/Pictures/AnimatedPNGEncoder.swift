import Foundation

/// Encodes a sequence of pictures of one size as an animated PNG file.
///
/// For each picture, only the rectangle that changed is stored. A viewer that does not support animation shows the
/// first picture. The chunks are those of <https://www.w3.org/TR/png-3/#apng-frame-based-animation>.
package struct AnimatedPNGEncoder {
  private var chunks = Data()
  private var header = Data()
  private var frameCount: UInt32 = 0
  private var sequence: UInt32 = 0
  private var last: ScreenPicture?
  /// The latest picture, until its duration is known.
  private var waiting: (part: PixelRect, data: [Data], seconds: Double)?

  /// Creates an animation without pictures.
  package init() {}

  /// Adds a picture.
  ///
  /// - Parameters:
  ///   - picture: a picture of the same size as the first; others are skipped.
  ///   - seconds: how long it is shown, up to 65 seconds.
  package mutating func append(_ picture: ScreenPicture, seconds: Double) {
    guard let last else {
      let first = picture.png()
      header = Self.content("IHDR", of: first).first ?? Data()
      waiting = (picture.bounds, Self.content("IDAT", of: first), seconds)
      self.last = picture
      return
    }
    guard picture.width == last.width, picture.height == last.height else { return }
    guard let part = PixelRect.around(PictureDiff.changes(from: last, to: picture, tile: 16)) else {
      waiting?.seconds += seconds
      return
    }
    writeWaiting()
    waiting = (part, Self.content("IDAT", of: picture.png(part: part)), seconds)
    self.last = picture
  }

  /// The file, which loops endlessly; empty without pictures.
  package mutating func file() -> Data {
    writeWaiting()
    guard frameCount > 0 else { return Data() }
    var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    PNGChunk.append("IHDR", header, to: &file)
    PNGChunk.append("acTL", PNGChunk.bytes(frameCount) + PNGChunk.bytes(0), to: &file)
    file.append(chunks)
    PNGChunk.append("IEND", Data(), to: &file)
    return file
  }

  private mutating func writeWaiting() {
    guard let (part, data, seconds) = waiting else { return }
    waiting = nil
    var control = PNGChunk.bytes(sequence)
    sequence += 1
    for value in [part.width, part.height, part.x, part.y] { control += PNGChunk.bytes(UInt32(value)) }
    let thousandths = UInt16(min(max(seconds * 1000, 1), 65_535).rounded())
    for value in [thousandths, 1000] { control += Data([UInt8(value >> 8), UInt8(value & 0xFF)]) }
    // The picture is not disposed of, and the next one is drawn over it without blending.
    control += Data([0, 0])
    PNGChunk.append("fcTL", control, to: &chunks)
    for piece in data {
      if frameCount == 0 {
        PNGChunk.append("IDAT", piece, to: &chunks)
      } else {
        PNGChunk.append("fdAT", PNGChunk.bytes(sequence) + piece, to: &chunks)
        sequence += 1
      }
    }
    frameCount += 1
  }

  /// The contents of the chunks of a kind in a PNG file.
  private static func content(_ name: String, of file: Data) -> [Data] {
    var found: [Data] = []
    var place = file.startIndex + 8
    while place + 12 <= file.endIndex {
      let length = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      guard place + 12 + length <= file.endIndex else { break }
      if file[place + 4..<place + 8].elementsEqual(name.utf8) {
        found.append(Data(file[place + 8..<place + 8 + length]))
      }
      place += 12 + length
    }
    return found
  }
}

/// Writes the chunks of a PNG file.
private enum PNGChunk {
  static func bytes(_ value: UInt32) -> Data {
    Data([UInt8(value >> 24), UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)])
  }

  static func append(_ name: String, _ content: Data, to file: inout Data) {
    file.append(bytes(UInt32(content.count)))
    var check = Checksum()
    check.add(Array(name.utf8) + content)
    file.append(contentsOf: name.utf8)
    file.append(content)
    file.append(bytes(check.value))
  }
}

extension PixelRect {
  /// The smallest rectangle around others; nil for none.
  static func around(_ parts: [PixelRect]) -> PixelRect? {
    guard let first = parts.first else { return nil }
    return parts.dropFirst().reduce(first) { all, one in
      let (x, y) = (min(all.x, one.x), min(all.y, one.y))
      return PixelRect(
        x: x, y: y, width: max(all.x + all.width, one.x + one.width) - x,
        height: max(all.y + all.height, one.y + one.height) - y)
    }
  }
}
