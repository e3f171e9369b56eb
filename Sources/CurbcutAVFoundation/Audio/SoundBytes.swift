import Foundation

/// The bytes of a file, none of which need be there.
struct SoundBytes {
  private let data: Data

  init(_ data: Data) { self.data = data }

  var count: Int { data.count }

  /// The bytes from a place on.
  func data(_ range: Range<Int>) -> Data? { slice(range.lowerBound, range.count) }

  private func slice(_ place: Int, _ length: Int) -> Data? {
    guard place >= 0, length >= 0, place <= data.count - length else { return nil }
    return data[data.startIndex + place..<data.startIndex + place + length]
  }

  func text(_ place: Int, _ length: Int) -> String? {
    slice(place, length).flatMap { String(bytes: $0, encoding: .isoLatin1) }
  }

  /// A number whose highest byte comes first.
  func big(_ place: Int, _ length: Int) -> Int? {
    slice(place, length).map { bytes in
      Int(truncatingIfNeeded: bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }
  }

  /// A number whose lowest byte comes first.
  func little(_ place: Int, _ length: Int) -> Int? {
    slice(place, length).map { bytes in
      Int(truncatingIfNeeded: bytes.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }
  }

  /// A number of 80 bits: a sign, an exponent, and a fraction whose first bit is written.
  func extended(_ place: Int) -> Double? {
    guard let head = big(place, 2), let bits = slice(place + 2, 8) else { return nil }
    let fraction = bits.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    let size = Double(sign: .plus, exponent: (head & 0x7fff) - 16383 - 63, significand: Double(fraction))
    return head & 0x8000 == 0 ? size : -size
  }

  /// The contents of the first box with a name.
  func box(_ name: String, in range: Range<Int>) -> Range<Int>? {
    var place = range.lowerBound
    while place + 8 <= range.upperBound, var size = big(place, 4) {
      var header = 8
      if size == 1 {
        guard let long = big(place + 8, 8) else { return nil }
        (size, header) = (long, 16)
      } else if size == 0 {
        size = range.upperBound - place
      }
      guard size >= header, size <= range.upperBound - place else { return nil }
      if text(place + 4, 4) == name { return place + header..<place + size }
      place += size
    }
    return nil
  }
}
