import CurbcutFoundation
import CurbcutGraphics
import Foundation

/// How sure an observation is, from 0 to 1.
public typealias VNConfidence = Float

/// What a request has seen in a picture. As nothing is seen here, an app gets none.
///
/// Follows <https://developer.apple.com/documentation/vision/vnobservation>.
open class VNObservation: NSObject {
  /// Identifies the observation.
  public let uuid = UUID()
  /// How sure the observation is, from 0 to 1.
  open var confidence: VNConfidence { 0 }

  override init() { super.init() }
}

/// Something at a place of a picture.
///
/// Follows <https://developer.apple.com/documentation/vision/vndetectedobjectobservation>.
open class VNDetectedObjectObservation: VNObservation {
  /// Where it is: from 0 to 1, from the lower left corner of the picture.
  public let boundingBox: CGRect

  /// Creates an observation of a place, which is to be followed.
  public init(boundingBox: CGRect) {
    self.boundingBox = boundingBox
    super.init()
  }
}

/// Something with four corners.
///
/// Follows <https://developer.apple.com/documentation/vision/vnrectangleobservation>.
open class VNRectangleObservation: VNDetectedObjectObservation {
  /// The corner at the lower left.
  open var bottomLeft: CGPoint { CGPoint(x: boundingBox.minX, y: boundingBox.minY) }
  /// The corner at the lower right.
  open var bottomRight: CGPoint { CGPoint(x: boundingBox.maxX, y: boundingBox.minY) }
  /// The corner at the upper left.
  open var topLeft: CGPoint { CGPoint(x: boundingBox.minX, y: boundingBox.maxY) }
  /// The corner at the upper right.
  open var topRight: CGPoint { CGPoint(x: boundingBox.maxX, y: boundingBox.maxY) }
}

/// A place with text.
///
/// Follows <https://developer.apple.com/documentation/vision/vntextobservation>.
open class VNTextObservation: VNRectangleObservation {
  /// The places of the letters.
  open var characterBoxes: [VNRectangleObservation]? { nil }
}

/// A text that may be what is written.
///
/// Follows <https://developer.apple.com/documentation/vision/vnrecognizedtext>.
open class VNRecognizedText: NSObject {
  /// The text.
  public let string: String
  /// How sure it is, from 0 to 1.
  public let confidence: VNConfidence

  init(_ string: String, _ confidence: VNConfidence) {
    (self.string, self.confidence) = (string, confidence)
    super.init()
  }

  /// Where a part of the text is; nil where that is not known.
  open func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? { nil }
}

/// A line of text.
///
/// Follows <https://developer.apple.com/documentation/vision/vnrecognizedtextobservation>.
open class VNRecognizedTextObservation: VNRectangleObservation {
  /// What may be written there, the likeliest first.
  open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}

/// A face.
///
/// Follows <https://developer.apple.com/documentation/vision/vnfaceobservation>.
open class VNFaceObservation: VNDetectedObjectObservation {
  /// How the face is turned, in radians; nil where that is not known.
  open var roll: NSNumber? { nil }
  /// Where the face looks, in radians; nil where that is not known.
  open var yaw: NSNumber? { nil }
  /// How the head is held, in radians; nil where that is not known.
  open var pitch: NSNumber? { nil }
  /// How good the picture of the face is; nil where that is not known.
  open var faceCaptureQuality: Float? { nil }
}

/// What a picture is of.
///
/// Follows <https://developer.apple.com/documentation/vision/vnclassificationobservation>.
open class VNClassificationObservation: VNObservation {
  /// What it is.
  open var identifier: String { "" }
}

/// Something at a place of a picture, and what it may be.
///
/// Follows <https://developer.apple.com/documentation/vision/vnrecognizedobjectobservation>.
open class VNRecognizedObjectObservation: VNDetectedObjectObservation {
  /// What it may be, the likeliest first.
  open var labels: [VNClassificationObservation] { [] }
}

/// Which kind of code a barcode is.
///
/// Follows <https://developer.apple.com/documentation/vision/vnbarcodesymbology>.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A code of dots in squares.
  public static let qr = Self(rawValue: "VNBarcodeSymbologyQR")
  /// A code of dots.
  public static let aztec = Self(rawValue: "VNBarcodeSymbologyAztec")
  /// A code of dots.
  public static let dataMatrix = Self(rawValue: "VNBarcodeSymbologyDataMatrix")
  /// Several rows of bars.
  public static let pdf417 = Self(rawValue: "VNBarcodeSymbologyPDF417")
  /// Bars of goods in Europe.
  public static let ean13 = Self(rawValue: "VNBarcodeSymbologyEAN13")
  /// Bars of small goods in Europe.
  public static let ean8 = Self(rawValue: "VNBarcodeSymbologyEAN8")
  /// Bars of goods in America.
  public static let upce = Self(rawValue: "VNBarcodeSymbologyUPCE")
  /// Bars for all letters.
  public static let code128 = Self(rawValue: "VNBarcodeSymbologyCode128")
  /// Bars for capital letters.
  public static let code39 = Self(rawValue: "VNBarcodeSymbologyCode39")
  /// Bars for capital letters.
  public static let code93 = Self(rawValue: "VNBarcodeSymbologyCode93")
  /// Bars of cartons.
  public static let itf14 = Self(rawValue: "VNBarcodeSymbologyITF14")
}

/// A barcode.
///
/// Follows <https://developer.apple.com/documentation/vision/vnbarcodeobservation>.
open class VNBarcodeObservation: VNRectangleObservation {
  /// What the code says; nil where that is no text.
  open var payloadStringValue: String? { nil }
  /// The kind of code.
  open var symbology: VNBarcodeSymbology { .qr }
}

/// A place of a picture, given from 0 to 1, in pixels.
///
/// Follows <https://developer.apple.com/documentation/vision/vnimagerectfornormalizedrect(_:_:_:)>.
public func VNImageRectForNormalizedRect(_ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int)
  -> CGRect
{
  let (width, height) = (CGFloat(imageWidth), CGFloat(imageHeight))
  return CGRect(
    x: normalizedRect.minX * width, y: normalizedRect.minY * height, width: normalizedRect.width * width,
    height: normalizedRect.height * height)
}

/// A point of a picture, given from 0 to 1, in pixels.
///
/// Follows <https://developer.apple.com/documentation/vision/vnimagepointfornormalizedpoint(_:_:_:)>.
public func VNImagePointForNormalizedPoint(_ normalizedPoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int)
  -> CGPoint
{
  CGPoint(x: normalizedPoint.x * CGFloat(imageWidth), y: normalizedPoint.y * CGFloat(imageHeight))
}

/// A place of a picture, given in pixels, from 0 to 1.
///
/// Follows <https://developer.apple.com/documentation/vision/vnnormalizedrectforimagerect(_:_:_:)>.
public func VNNormalizedRectForImageRect(_ imageRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect
{
  guard imageWidth > 0, imageHeight > 0 else { return .zero }
  let (width, height) = (CGFloat(imageWidth), CGFloat(imageHeight))
  return CGRect(
    x: imageRect.minX / width, y: imageRect.minY / height, width: imageRect.width / width,
    height: imageRect.height / height)
}
