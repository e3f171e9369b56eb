import CurbcutFoundation
import CurbcutGraphics
import Foundation
import Synchronization

/// A file of a picture that is written, in PNG or JPEG.
///
/// Follows <https://developer.apple.com/documentation/imageio/cgimagedestination>.
public final class CGImageDestination: @unchecked Sendable {
  fileprivate enum Place {
    case data(NSMutableData)
    case file(URL)
  }

  private let place: Place
  private let type: String
  private var picture: CGImage?
  private var quality: CGFloat
  private var isWritten = false

  fileprivate init?(_ place: Place, _ type: String, _ count: Int) {
    // Several pictures in a file, and other types, cannot be written.
    guard CGImageDestination.types.contains(type), count == 1 else { return nil }
    self.place = place
    self.type = type
    quality = 0.8
  }

  static let types = ["public.png", "public.jpeg"]

  fileprivate func set(_ properties: CFDictionary?) {
    switch properties?[kCGImageDestinationLossyCompressionQuality] {
    case let number as Double: quality = number
    case let number as CGFloat: quality = number
    case let number as Int: quality = CGFloat(number)
    case let number as NSNumber: quality = number.doubleValue
    default: break
    }
  }

  fileprivate func add(_ image: CGImage, _ properties: CFDictionary?) {
    guard picture == nil else { return }
    picture = image
    set(properties)
  }

  fileprivate func write() -> Bool {
    guard !isWritten, let picture,
      let file = type == "public.png" ? picture.pngData() : picture.jpegData(quality: min(max(quality, 0), 1))
    else { return false }
    isWritten = true
    switch place {
    case .data(let data):
      data.append(file)
      return true
    case .file(let url): return (try? file.write(to: url)) != nil
    }
  }
}

/// Writes a picture to data.
///
/// - Parameters:
///   - data: receives the file when the destination is finalised.
///   - type: the type by its identifier.
///   - count: how many pictures there will be.
///   - options: none are known.
/// - Returns: nil for a type other than PNG and JPEG, and for more than one picture.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(.data(data), type, count) }

/// Writes a picture to a file, when the destination is finalised.
///
/// - Returns: nil for a type other than PNG and JPEG, for more than one picture, and for an address that is no file.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { url.isFileURL ? CGImageDestination(.file(url), type, count) : nil }

/// Sets how the file is written: its `kCGImageDestinationLossyCompressionQuality`, from 0 to 1.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
  idst.set(properties)
}

/// Adds the picture.
///
/// - Parameters:
///   - idst: the destination.
///   - image: the picture.
///   - properties: its `kCGImageDestinationLossyCompressionQuality`, from 0 to 1.
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
  idst.add(image, properties)
}

/// Adds a picture of a source.
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
  if let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) { idst.add(image, properties) }
}

/// Writes the file.
///
/// - Returns: whether it was written: false without a picture, a second time, and where there is no folder.
@discardableResult
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.write() }

/// The types that can be written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { CGImageDestination.types }
