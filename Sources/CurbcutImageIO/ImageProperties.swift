// These names follow Apple's. swift-format-ignore-file: AlwaysUseLowerCamelCase

import CurbcutFoundation

/// Whether pixels are kept once they have been read; they are here.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether pixels are read at once.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// Whether pixels may be floating-point numbers; they are not here.
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// The type that the data probably has.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// Whether a smaller copy is made of the whole picture.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// Whether a smaller copy is made where the file has none.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether a smaller copy is turned as its orientation says.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
/// The longest side of a smaller copy, in pixels.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// By what the sides may be divided while the file is read; files are read whole here.
public let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"
/// How good a JPEG is, from 0 to 1.
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
/// The width, in pixels.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The height, in pixels.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// How the picture is to be turned, from 1 to 8.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// The bits of a colour.
public let kCGImagePropertyDepth: CFString = "Depth"
/// The colours, such as RGB.
public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// Whether pixels may be transparent.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// The size of the file, in bytes.
public let kCGImagePropertyFileSize: CFString = "FileSize"
/// The pixels of an inch, from side to side.
public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
/// The pixels of an inch, from top to bottom.
public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// What the camera has noted.
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// What is noted as in a TIFF.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// Where the picture was taken.
public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
/// What is noted in a GIF.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// How long a picture of a GIF is shown, in seconds.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// How long a picture of a GIF is shown, in seconds, as the file says.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// How often a GIF is shown.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
