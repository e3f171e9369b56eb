import Foundation

/// The size of a PDF's first page, as a picture of an asset catalog has it.
///
/// It is in plain text unless the file compresses its objects, as few drawing programs' exports do.
enum PDFPageSize {
  /// The size in points; nil for data that is not a PDF, or does not state the size in plain text.
  static func size(of data: Data) -> CGSize? {
    guard data.starts(with: Array("%PDF".utf8)) else { return nil }
    guard let box = box("/CropBox", in: data) ?? box("/MediaBox", in: data) else { return nil }
    return isSideways(data) ? CGSize(width: box.height, height: box.width) : box
  }

  private static func box(_ key: String, in data: Data) -> CGSize? {
    guard let found = data.range(of: Data(key.utf8)) else { return nil }
    let rest = data[found.upperBound...].prefix(200)
    guard let open = rest.firstIndex(of: UInt8(ascii: "[")),
      let close = rest[open...].firstIndex(of: UInt8(ascii: "]")),
      rest[..<open].allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) })
    else { return nil }
    let numbers = String(decoding: rest[(open + 1)..<close], as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
    let size = CGSize(width: abs(numbers[2] - numbers[0]), height: abs(numbers[3] - numbers[1]))
    return isUsual(size) ? size : nil
  }

  /// Whether a page may be as large: PDF's own limit is 14 400 points.
  static func isUsual(_ size: CGSize) -> Bool {
    (0.01...14_400).contains(size.width) && (0.01...14_400).contains(size.height)
  }

  private static func isSideways(_ data: Data) -> Bool {
    guard let found = data.range(of: Data("/Rotate".utf8)) else { return false }
    let text = String(decoding: data[found.upperBound...].prefix(12), as: UTF8.self)
    let number = text.drop(while: \.isWhitespace).prefix { $0.isNumber || $0 == "-" }
    return Int(number).map { abs($0) % 180 == 90 } ?? false
  }
}
