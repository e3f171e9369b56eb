import CurbcutGraphics
import Foundation

/// Finds faces.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
/// Finds rectangles.
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
/// Finds QR codes.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// Finds text.
public let CIDetectorTypeText = "CIDetectorTypeText"
/// The option for how carefully is looked.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// Quickly.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
/// Carefully.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
/// The option for how large faces are at the least.
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"

/// Finds things in pictures. There is no detector on this device.
///
/// Follows <https://developer.apple.com/documentation/coreimage/cidetector>.
open class CIDetector: NSObject {
  /// Looks for a detector of a type; nil, as there is none.
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) { nil }

  /// What is in a picture.
  open func features(in image: CIImage, options: [String: Any]? = nil) -> [CIFeature] { [] }
}

/// Something that was found in a picture.
///
/// Follows <https://developer.apple.com/documentation/coreimage/cifeature>.
open class CIFeature: NSObject {
  /// What it is.
  public let type: String
  /// Where it is.
  public let bounds: CGRect

  init(type: String, bounds: CGRect) {
    self.type = type
    self.bounds = bounds
  }
}

/// A QR code that was found in a picture.
///
/// Follows <https://developer.apple.com/documentation/coreimage/ciqrcodefeature>.
open class CIQRCodeFeature: CIFeature {
  /// What it says; nil if that cannot be read.
  public let messageString: String?
  /// Its corners.
  public let bottomLeft, bottomRight, topLeft, topRight: CGPoint

  init(says message: String?, bounds: CGRect) {
    messageString = message
    bottomLeft = CGPoint(x: bounds.minX, y: bounds.minY)
    bottomRight = CGPoint(x: bounds.maxX, y: bounds.minY)
    topLeft = CGPoint(x: bounds.minX, y: bounds.maxY)
    topRight = CGPoint(x: bounds.maxX, y: bounds.maxY)
    super.init(type: "QRCode", bounds: bounds)
  }
}
