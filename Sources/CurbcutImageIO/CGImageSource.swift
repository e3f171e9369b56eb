import CurbcutFoundation
import CurbcutGraphics
import Foundation
import Synchronization

/// A file of a picture that is read.
///
/// PNG, JPEG, GIF and whatever else gdk-pixbuf reads on the machine. Of a file with several pictures, the first is read.
/// Follows <https://developer.apple.com/documentation/imageio/cgimagesource>.
public final class CGImageSource: Sendable {
  private struct State {
    var data: Data
    var isComplete: Bool
    /// The picture, once it has been asked for; nil within for a file that cannot be read.
    var picture: CGImage??
  }

  private let state: Mutex<State>

  init(_ data: Data, isComplete: Bool) { state = Mutex(State(data: data, isComplete: isComplete)) }

  func update(_ data: Data, isComplete: Bool) {
    state.withLock { $0 = State(data: data, isComplete: isComplete) }
  }

  var isComplete: Bool { state.withLock { $0.isComplete } }
  var data: Data { state.withLock { $0.data } }

  var picture: CGImage? {
    state.withLock { state in
      if let known = state.picture { return known }
      let picture = try? CGImage.decode(state.data)
      state.picture = .some(picture)
      return picture
    }
  }

  /// The type of the file by its first bytes; nil for an unknown one.
  var type: String? {
    let data = data
    let beginnings: [(type: String, bytes: [UInt8])] = [
      ("public.png", [0x89, 0x50, 0x4E, 0x47]), ("public.jpeg", [0xFF, 0xD8, 0xFF]),
      ("com.compuserve.gif", Array("GIF8".utf8)), ("com.microsoft.bmp", Array("BM".utf8)),
      ("public.tiff", [0x49, 0x49, 0x2A, 0x00]), ("public.tiff", [0x4D, 0x4D, 0x00, 0x2A]),
      ("com.adobe.pdf", Array("%PDF".utf8)), ("com.microsoft.ico", [0x00, 0x00, 0x01, 0x00]),
    ]
    if let known = beginnings.first(where: { data.starts(with: $0.bytes) }) { return known.type }
    guard data.count >= 12 else { return nil }
    let brand = data.dropFirst(8).prefix(4)
    if data.starts(with: Array("RIFF".utf8)), brand.elementsEqual("WEBP".utf8) {
      return "org.webmproject.webp"
    }
    let isBox = data.dropFirst(4).prefix(4).elementsEqual("ftyp".utf8)
    return isBox && (brand.elementsEqual("heic".utf8) || brand.elementsEqual("mif1".utf8))
      ? "public.heic" : nil
  }
}

/// How far a file has been read.
///
/// Follows <https://developer.apple.com/documentation/imageio/cgimagesourcestatus>.
public enum CGImageSourceStatus: Int32, Hashable, Sendable {
  /// It ends too early.
  case statusUnexpectedEOF = -5
  /// It cannot be read.
  case statusInvalidData = -4
  /// It is of an unknown type.
  case statusUnknownType = -3
  /// Its header is being read.
  case statusReadingHeader = -2
  /// More is to come.
  case statusIncomplete = -1
  /// It is all there.
  case statusComplete = 0
}

/// Reads a picture from data; nil without any.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  data.isEmpty ? nil : CGImageSource(data, isComplete: true)
}

/// Reads a picture from a file; nil where there is none.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
  return CGImageSourceCreateWithData(data, options)
}

/// Creates a source whose data comes piece by piece.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource(Data(), isComplete: false)
}

/// Gives a source all the data that has come so far.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
  isrc.update(data, isComplete: final)
}

/// How far a source has been read.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
  guard isrc.isComplete else { return isrc.data.isEmpty ? .statusReadingHeader : .statusIncomplete }
  guard isrc.type != nil else { return .statusUnknownType }
  return isrc.picture == nil ? .statusInvalidData : .statusComplete
}

/// The type of the file, by its identifier; nil for an unknown one.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.type }

/// How many pictures can be read: one, or none.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.picture == nil ? 0 : 1 }

/// A picture, as it is stored: not turned as its orientation says; nil where there is none.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { index == 0 ? isrc.picture : nil }

/// A smaller copy of a picture.
///
/// - Parameters:
///   - isrc: the source.
///   - index: the number of the picture.
///   - options: `kCGImageSourceThumbnailMaxPixelSize`, the longest side in pixels, and
///     `kCGImageSourceCreateThumbnailWithTransform`, whether it is turned as its orientation says. As files here keep
///     no smaller copy of their own, one of the options to create it is needed, too.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  let options = options ?? [:]
  func isOn(_ key: CFString) -> Bool {
    (options[key] as? Bool) ?? (options[key] as? NSNumber)?.boolValue ?? false
  }
  guard index == 0, let picture = isrc.picture,
    isOn(kCGImageSourceCreateThumbnailFromImageAlways) || isOn(kCGImageSourceCreateThumbnailFromImageIfAbsent)
  else { return nil }
  let longest = max(picture.width, picture.height)
  var wanted = longest
  switch options[kCGImageSourceThumbnailMaxPixelSize] {
  case let number as Int: wanted = number
  case let number as Double: wanted = number.isFinite ? Int(min(max(number, 0), 1e6)) : longest
  case let number as CGFloat: wanted = number.isFinite ? Int(min(max(number, 0), 1e6)) : longest
  case let number as NSNumber: wanted = number.intValue
  default: break
  }
  guard wanted > 0 else { return nil }
  let factor = min(1, Double(wanted) / Double(longest))
  let orientation =
    isOn(kCGImageSourceCreateThumbnailWithTransform) ? ExifOrientation.read(isrc.data) ?? .up : .up
  return picture.turned(orientation, by: factor)
}

/// What is known of the file as a whole.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
  isrc.type == nil ? nil : [kCGImagePropertyFileSize: isrc.data.count]
}

/// What is known of a picture: its size in pixels, depth, colours, transparency and orientation.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0, let picture = isrc.picture else { return nil }
  var properties: CFDictionary = [
    kCGImagePropertyPixelWidth: picture.width, kCGImagePropertyPixelHeight: picture.height,
    kCGImagePropertyDepth: picture.bitsPerComponent, kCGImagePropertyColorModel: "RGB",
    kCGImagePropertyHasAlpha: isrc.type != "public.jpeg",
  ]
  if let orientation = ExifOrientation.read(isrc.data) {
    properties[kCGImagePropertyOrientation] = Int(orientation.rawValue)
  }
  return properties
}
