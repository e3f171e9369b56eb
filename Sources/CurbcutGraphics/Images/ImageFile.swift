import Foundation

/// What the pixels of an image come from.
enum ImageSource: Sendable {
  case bitmap(Bitmap)
  /// Nothing has been drawn yet.
  case file(ImageFile)
  /// Drawn small so far, from fewer pixels than the file has.
  case reduced(ImageFile, Bitmap)

  /// The file, while not all of its pixels have been read.
  var file: ImageFile? {
    switch self {
    case .bitmap: nil
    case .file(let file), .reduced(let file, _): file
    }
  }
}

/// An image file of which only the size has been read: PNG, JPEG, GIF, and SVG that says how large it is.
struct ImageFile: Sendable {
  /// In pixels. Those of a vector image are as many as the scale asks for.
  let width: Int
  let height: Int
  private let data: Data
  private let kind: Kind

  private enum Kind {
    case bitmap, photograph, vector

    init?(_ data: Data) {
      if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) || data.starts(with: Array("GIF8".utf8)) {
        self = .bitmap
      } else if data.starts(with: [0xFF, 0xD8, 0xFF]) {
        self = .photograph
      } else if PixbufDecoder.isVector(data) {
        self = .vector
      } else {
        return nil
      }
    }
  }

  /// Reads the size; nil for a file of another format, and for a vector image that does not say its size in pixels.
  ///
  /// - Parameters:
  ///   - data: the file.
  ///   - scale: by how much a vector image is enlarged, if there is room.
  /// - Throws: `ImageError.tooLarge` for more pixels than are read, `damaged` for a header that cannot be understood.
  init?(_ data: Data, scale: CGFloat) throws(ImageError) {
    guard let kind = Kind(data) else { return nil }
    let own: (width: Int, height: Int)
    switch kind {
    case .vector:
      guard let size = Self.vectorSize(data) else { return nil }
      own = size
    case .bitmap, .photograph:
      guard let size = try PixbufDecoder.size(of: data) else { throw .damaged("no size in its header") }
      own = size
    }
    guard PixbufDecoder.isReadable(own.width, own.height) else {
      throw .tooLarge(width: own.width, height: own.height)
    }
    let scaled = PixbufDecoder.scaled(own, by: kind == .vector ? scale : 1)
    (width, height) = scaled
    self.data = data
    self.kind = kind
  }

  /// The size that the outermost element of an SVG file gives, where it gives both sides in pixels.
  private static func vectorSize(_ data: Data) -> (width: Int, height: Int)? {
    let start = String(decoding: data.prefix(4096), as: UTF8.self)
    guard let open = start.range(of: "<svg"), let close = start[open.upperBound...].firstIndex(of: ">") else {
      return nil
    }
    let tag = start[open.upperBound..<close]
    func side(_ name: String) -> Int? {
      guard let mark = tag.range(of: " \(name)=\"") ?? tag.range(of: "\n\(name)=\"") else { return nil }
      var text = tag[mark.upperBound...].prefix { $0 != "\"" }
      if text.hasSuffix("px") { text = text.dropLast(2) }
      guard let value = Double(text), value >= 1, value <= 1e6 else { return nil }
      // As librsvg does.
      return Int(value.rounded(.up))
    }
    guard let width = side("width"), let height = side("height") else { return nil }
    return (width, height)
  }

  /// By how much both sides may be divided so that neither has fewer pixels than twice what is drawn.
  ///
  /// Of the bitmaps only JPEG gives fewer pixels in less time.
  func divisor(drawnAs drawnWidth: CGFloat, _ drawnHeight: CGFloat) -> Int {
    let divisors =
      switch kind {
      case .bitmap: [Int]()
      case .photograph: [8, 4, 2]
      case .vector: [64, 32, 16, 8, 4, 2]
      }
    return divisors.first {
      CGFloat(width / $0) >= drawnWidth * 2 && CGFloat(height / $0) >= drawnHeight * 2
    } ?? 1
  }

  /// The pixels, with sides that are divided by what ``divisor(drawnAs:_:)`` gave.
  func bitmap(dividedBy divisor: Int = 1) -> Bitmap {
    let size = (width: max(1, width / divisor), height: max(1, height / divisor))
    if let bitmap = try? PixbufDecoder.decode(data, as: size, rowByRow: kind != .vector),
      bitmap.width == size.width, bitmap.height == size.height
    {
      return bitmap
    }
    return Bitmap(
      width: size.width, height: size.height,
      bytes: [UInt8](repeating: 0, count: size.width * size.height * 4))
  }
}
