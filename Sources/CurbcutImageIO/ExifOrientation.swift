import CurbcutGraphics
import Foundation

/// The orientation that a camera notes in a JPEG file (EXIF 2.3, tag 0x0112).
enum ExifOrientation {
  /// The orientation; nil for a file that does not state one.
  static func read(_ data: Data) -> CGImagePropertyOrientation? {
    let bytes = [UInt8](data.prefix(1 << 17))
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var place = 2
    // Segments: a marker, and the length of what follows with the length itself.
    while place + 4 <= bytes.count, bytes[place] == 0xFF {
      let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      guard length >= 2, place + 2 + length <= bytes.count, bytes[place + 1] != 0xDA else { return nil }
      let segment = Array(bytes[(place + 4)..<(place + 2 + length)])
      if bytes[place + 1] == 0xE1, segment.starts(with: Array("Exif\0\0".utf8)) {
        return orientation(inDirectory: Array(segment.dropFirst(6)))
      }
      place += 2 + length
    }
    return nil
  }

  /// - Parameter bytes: a header of TIFF, and what it points to.
  private static func orientation(inDirectory bytes: [UInt8]) -> CGImagePropertyOrientation? {
    let isLittle = bytes.starts(with: Array("II".utf8))
    guard isLittle || bytes.starts(with: Array("MM".utf8)) else { return nil }
    func number(_ place: Int, _ count: Int) -> Int? {
      guard place >= 0, place + count <= bytes.count else { return nil }
      let part = bytes[place..<(place + count)]
      return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let start = number(4, 4), let count = number(start, 2) else { return nil }
    for entry in 0..<count {
      let place = start + 2 + entry * 12
      guard let tag = number(place, 2) else { return nil }
      guard tag == 0x0112 else { continue }
      return number(place + 8, 2).flatMap { CGImagePropertyOrientation(rawValue: UInt32($0)) }
    }
    return nil
  }
}

extension CGImage {
  /// The picture turned as an orientation says, and made smaller.
  ///
  /// - Parameters:
  ///   - orientation: how the stored picture is to be turned.
  ///   - factor: from 0 to 1, by which each side is multiplied.
  func turned(_ orientation: CGImagePropertyOrientation, by factor: Double) -> CGImage? {
    let isOnSide = orientation.rawValue >= 5
    let size = (
      width: max(1, Int((Double(width) * factor).rounded())),
      height: max(1, Int((Double(height) * factor).rounded()))
    )
    if orientation == .up, size == (width, height) { return self }
    let (wide, high) = isOnSide ? (size.height, size.width) : (size.width, size.height)
    guard
      let context = CGContext(
        data: nil, width: wide, height: high, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return nil }
    // The origin is at the bottom left, with y pointing up.
    context.translateBy(x: CGFloat(wide) / 2, y: CGFloat(high) / 2)
    switch orientation {
    case .up, .upMirrored: break
    case .down, .downMirrored: context.rotate(by: .pi)
    case .right, .rightMirrored: context.rotate(by: -.pi / 2)
    case .left, .leftMirrored: context.rotate(by: .pi / 2)
    }
    if [.upMirrored, .downMirrored, .leftMirrored, .rightMirrored].contains(orientation) {
      context.scaleBy(x: -1, y: 1)
    }
    context.draw(
      self,
      in: CGRect(
        x: -CGFloat(size.width) / 2, y: -CGFloat(size.height) / 2, width: CGFloat(size.width),
        height: CGFloat(size.height)))
    return context.makeImage()
  }
}
