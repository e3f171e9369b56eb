import Foundation

/// The stems of a spelling dictionary with their flags, from lines such as `walk/GDRS`, of which the first only counts
/// the others.
///
/// A dictionary has some 50 000 to 150 000 lines, and few of them are ever asked for: the bytes of the file stay as they
/// are, with a table of where each stem begins. Strings for all of them would take as long as opening a large storyboard.
struct SpellingStems: Sendable {
  private let bytes: [UInt8]
  /// Where the lines of stems begin, by the hash of the stem, with open addressing; 0, where the count stands, is an
  /// empty place.
  private var places: [UInt32]
  private let mask: Int

  init(list: String) {
    bytes = Array(list.utf8)
    // More places than there can be lines, which have two bytes at least; of those of real dictionaries most stay empty.
    let size = (bytes.count / 2 + 2).nextPowerOfTwo
    mask = size - 1
    var places = [UInt32](repeating: 0, count: size)
    let mask = mask
    bytes.withUnsafeBufferPointer { bytes in
      var line = Self.end(of: 0, in: bytes) + 1
      while line < bytes.count {
        var end = line
        var hash = Self.seed
        while end < bytes.count, !Self.endsStem(bytes[end]) {
          hash = Self.hash(hash, bytes[end])
          end += 1
        }
        if end > line {
          var place = Int(truncatingIfNeeded: hash) & mask
          while places[place] != 0 { place = (place + 1) & mask }
          places[place] = UInt32(line)
        }
        line = Self.end(of: end, in: bytes) + 1
      }
    }
    self.places = places
  }

  /// The flags of a stem as they are written, one text for each line that has the stem; empty for what is none.
  func flags(of stem: String) -> [String] {
    let wanted = Array(stem.utf8)
    guard !wanted.isEmpty, !wanted.contains(where: Self.endsStem) else { return [] }
    var found: [(line: Int, flags: String)] = []
    bytes.withUnsafeBufferPointer { bytes in
      var place = Int(truncatingIfNeeded: wanted.reduce(Self.seed, Self.hash)) & mask
      while places[place] != 0 {
        let line = Int(places[place])
        let end = line + wanted.count
        if end <= bytes.count, bytes[line..<end].elementsEqual(wanted),
          end == bytes.count || Self.endsStem(bytes[end])
        {
          found.append((line, flags(after: end, in: bytes)))
        }
        place = (place + 1) & mask
      }
    }
    return found.sorted { $0.line < $1.line }.map(\.flags)
  }

  /// The stems that begin with some letters.
  func stems(with prefix: String) -> Set<String> {
    let wanted = Array(prefix.utf8)
    return bytes.withUnsafeBufferPointer { bytes in
      Set(
        places.lazy.filter { $0 != 0 }.compactMap { place in
          let line = bytes[Int(place)...]
          guard line.starts(with: wanted) else { return nil }
          return String(decoding: line.prefix { !Self.endsStem($0) }, as: UTF8.self)
        })
    }
  }

  private func flags(after end: Int, in bytes: UnsafeBufferPointer<UInt8>) -> String {
    guard end < bytes.count, bytes[end] == UInt8(ascii: "/") else { return "" }
    return String(
      decoding: bytes[(end + 1)...].prefix { $0 == UInt8(ascii: "/") || !Self.endsStem($0) }, as: UTF8.self)
  }

  private static func end(of start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") { end += 1 }
    return end
  }

  private static func endsStem(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "/"), UInt8(ascii: " "), UInt8(ascii: "\t"):
      true
    default: false
    }
  }

  // FNV-1a: the places must not depend on the seed of a process, as Swift's own hashes do.
  private static let seed: UInt64 = 0xcbf2_9ce4_8422_2325
  private static func hash(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01b3
  }
}

extension Int {
  fileprivate var nextPowerOfTwo: Int {
    self <= 1 ? 1 : 1 << (Int.bitWidth - (self - 1).leadingZeroBitCount)
  }
}
