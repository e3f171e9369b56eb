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

/// A PNG, JPEG or GIF file of which the header has been read.
struct ImageFile: Sendable {
  let width: Int
  let height: Int
  private let data: Data
  private let isPhotograph: Bool

  /// Reads the size; nil for a file of another format.
  ///
  /// - Throws: `ImageError.tooLarge` for more pixels than are read, `damaged` for a header that cannot be understood.
  init?(_ data: Data) throws(ImageError) {
    guard let format = Format(data) else { return nil }
    guard let size = try PixbufDecoder.size(of: data) else { throw .damaged("no size in its header") }
    (width, height) = size
    guard PixbufDecoder.isReadable(width, height) else { throw .tooLarge(width: width, height: height) }
    self.data = data
    isPhotograph = format == .jpeg
  }

  private enum Format {
    case png, jpeg, gif

    init?(_ data: Data) {
      if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
        self = .png
      } else if data.starts(with: [0xFF, 0xD8, 0xFF]) {
        self = .jpeg
      } else if data.starts(with: Array("GIF8".utf8)) {
        self = .gif
      } else {
        return nil
      }
    }
  }

  /// By how much both sides may be divided so that no side has fewer pixels than twice what is drawn: 1, 2, 4 or 8.
  ///
  /// Only JPEG gives fewer pixels in less time.
  func divisor(drawnAs drawnWidth: CGFloat, _ drawnHeight: CGFloat) -> Int {
    guard isPhotograph else { return 1 }
    return [8, 4, 2].first {
      CGFloat(width / $0) >= drawnWidth * 2 && CGFloat(height / $0) >= drawnHeight * 2
    } ?? 1
  }

  /// The pixels, with sides that are divided by 1, 2, 4 or 8.
  func bitmap(dividedBy divisor: Int = 1) -> Bitmap {
    let size = (width: max(1, width / divisor), height: max(1, height / divisor))
    if let bitmap = try? PixbufDecoder.decode(data, size: divisor == 1 ? nil : size),
      bitmap.width == size.width,
      bitmap.height == size.height
    {
      return bitmap
    }
    return Bitmap(
      width: size.width, height: size.height,
      bytes: [UInt8](repeating: 0, count: size.width * size.height * 4))
  }
}
