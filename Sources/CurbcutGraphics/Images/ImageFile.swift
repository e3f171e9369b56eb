import Foundation

/// The source of an image's pixels.
enum ImageSource: Sendable {
  case bitmap(Bitmap)
  /// Nothing has been drawn yet.
  case file(ImageFile)
  /// So far only drawn small, from fewer pixels than the file has.
  case reduced(ImageFile, Bitmap)

  /// The file, while not all of its pixels have been read.
  var file: ImageFile? {
    switch self {
    case .bitmap: nil
    case .file(let file), .reduced(let file, _): file
    }
  }
}

/// An image file of which only the size has been read: PNG, JPEG, GIF, PDF, or SVG that states its size.
struct ImageFile: Sendable {
  /// In pixels; for a vector image, after scaling.
  let width: Int
  let height: Int
  private let data: Data
  private let kind: Kind

  private enum Kind {
    case bitmap, photograph, vector, page

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

  /// Reads the size; nil for a file of another format, and for a vector image that does not state its size in pixels.
  ///
  /// - Parameters:
  ///   - data: the file.
  ///   - scale: the factor by which a vector image is enlarged, up to the largest readable size.
  /// - Throws: `ImageError.tooLarge` for too many pixels, `damaged` for a header that cannot be parsed.
  init?(_ data: Data, scale: CGFloat) throws(ImageError) {
    guard let kind = Kind(data) else { return nil }
    let own: (width: Int, height: Int)
    switch kind {
    case .page: return nil
    case .vector:
      guard let size = Self.vectorSize(data) else { return nil }
      own = size
    case .bitmap, .photograph:
      guard let size = try PixbufDecoder.size(of: data) else { throw .damaged("its header states no size") }
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

  /// The first page of a PDF, with so many pixels for each point, as long as that is not too large.
  init(_ document: PDFDocument, data: Data, scale: CGFloat) throws(ImageError) {
    let own = (width: Int(document.size.width.rounded(.up)), height: Int(document.size.height.rounded(.up)))
    guard PixbufDecoder.isReadable(own.width, own.height) else {
      throw .tooLarge(width: own.width, height: own.height)
    }
    (width, height) = PixbufDecoder.scaled(own, by: scale)
    self.data = data
    kind = .page
  }

  /// The size that the root element of an SVG file states, if it gives both sides in pixels.
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

  /// The divisor for both sides that leaves each at least twice as many pixels as are drawn.
  ///
  /// Among bitmap formats, only JPEG can be decoded faster at a reduced size.
  func divisor(drawnAs drawnWidth: CGFloat, _ drawnHeight: CGFloat) -> Int {
    let divisors =
      switch kind {
      case .bitmap: [Int]()
      case .photograph: [8, 4, 2]
      case .vector, .page: [64, 32, 16, 8, 4, 2]
      }
    return divisors.first {
      CGFloat(width / $0) >= drawnWidth * 2 && CGFloat(height / $0) >= drawnHeight * 2
    } ?? 1
  }

  /// The pixels, with both sides divided by the result of ``divisor(drawnAs:_:)``.
  func bitmap(dividedBy divisor: Int = 1) -> Bitmap {
    let size = (width: max(1, width / divisor), height: max(1, height / divisor))
    if kind == .page, let page = PDFDocument(data)?.bitmap(width: size.width, height: size.height) {
      return page
    }
    if kind != .page, let bitmap = try? PixbufDecoder.decode(data, as: size, rowByRow: kind != .vector),
      bitmap.width == size.width, bitmap.height == size.height
    {
      return bitmap
    }
    return Bitmap(
      width: size.width, height: size.height,
      bytes: [UInt8](repeating: 0, count: size.width * size.height * 4))
  }
}
