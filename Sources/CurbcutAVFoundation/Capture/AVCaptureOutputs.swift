import CurbcutFoundation
import CurbcutGraphics
import Foundation
import Synchronization

// MARK: Codes and faces

/// Something that was found in pictures. Nothing is found here.
///
/// Follows <https://developer.apple.com/documentation/avfoundation/avmetadataobject>.
open class AVMetadataObject: NSObject, @unchecked Sendable {
  /// What can be found.
  ///
  /// Follows <https://developer.apple.com/documentation/avfoundation/avmetadataobject/objecttype>.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    /// A square code of dots.
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    /// A small square code of dots.
    public static let microQR = ObjectType(rawValue: "org.iso.MicroQR")
    /// The code of boarding passes.
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    /// The code of parcels.
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    /// Stacked lines.
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    /// Lines for all letters.
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    /// Lines for capitals and digits.
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    /// Lines for capitals and digits, with check digits.
    public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
    /// Lines for capitals and digits, closer together.
    public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
    /// The code of goods, of 8 digits.
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    /// The code of goods, of 13 digits.
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    /// The code of small goods in America.
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    /// The code of cartons.
    public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
    /// Pairs of digits.
    public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
    /// Digits and a few signs.
    public static let codabar = ObjectType(rawValue: "Codabar")
    /// A face.
    public static let face = ObjectType(rawValue: "face")
    /// A whole person.
    public static let humanBody = ObjectType(rawValue: "humanBody")
  }

  /// What it is.
  public let type: ObjectType
  /// Where in the picture it is, from 0 to 1.
  public let bounds: CGRect

  init(_ type: ObjectType, bounds: CGRect) {
    self.type = type
    self.bounds = bounds
  }
}

/// A code that was found in pictures. None is found here.
///
/// Follows <https://developer.apple.com/documentation/avfoundation/avmetadatamachinereadablecodeobject>.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
  /// What it says; nil if that is no text.
  public let stringValue: String?
  /// Its corners in the picture, from 0 to 1.
  public let corners: [CGPoint]

  init(_ type: ObjectType, bounds: CGRect, says stringValue: String?, corners: [CGPoint]) {
    self.stringValue = stringValue
    self.corners = corners
    super.init(type, bounds: bounds)
  }
}

/// Is told of what was found in pictures.
///
/// Follows <https://developer.apple.com/documentation/avfoundation/avcapturemetadataoutputobjectsdelegate>.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  /// Something was found. Never called here: there is no camera.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

/// Looks for codes and faces in what a camera sees.
///
/// Follows <https://developer.apple.com/documentation/avfoundation/avcapturemetadataoutput>.
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
  /// What can be found: nothing, without a camera.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  /// What is looked for.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// Where in the picture is looked, from 0 to 1.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Who is told; not retained.
  public private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  /// Where it is told.
  public private(set) var metadataObjectsCallbackQueue: DispatchQueue?

  /// Creates an output.
  public override init() { super.init() }

  /// Sets who is told, and where.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) {
    metadataObjectsDelegate = objectsDelegate
    metadataObjectsCallbackQueue = objectsCallbackQueue
  }
}

// MARK: Pictures

/// How a picture is to be taken.
///
/// Follows <https://developer.apple.com/documentation/avfoundation/avcapturephotosettings>.
open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
  /// What tells the settings from others.
  public let uniqueID: Int64
  /// The format of the file.
  public let format: [String: Any]?
  /// When the flash is used.
  open var flashMode = AVCaptureDevice.FlashMode.off
  /// Whether the picture is to be as large as can be.
  open var isHighResolutionPhotoEnabled = false

  private static let last = Mutex<Int64>(0)

  /// Takes a picture in the usual format.
  public convenience override init() { self.init(format: nil) }

  /// Takes a picture in a format.
  public init(format: [String: Any]?) {
    self.format = format
    uniqueID = Self.last.withLock {
      $0 += 1
      return $0
    }
  }
}

/// How a picture was taken. None is taken here.
///
/// Follows <https://developer.apple.com/documentation/avfoundation/avcaptureresolvedphotosettings>.
open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {
  /// What tells the settings from others.
  public let uniqueID: Int64
  /// The size of the picture, in pixels.
  public let photoDimensions = CMVideoDimensions()

  init(_ settings: AVCapturePhotoSettings) { uniqueID = settings.uniqueID }
}

/// A picture that was taken. None is taken here.
///
/// Follows <https://developer.apple.com/documentation/avfoundation/avcapturephoto>.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
  /// Pictures are taken, never made.
  private override init() { super.init() }
  /// The content of a file with the picture.
  open func fileDataRepresentation() -> Data? { nil }
  /// What is known of the picture.
  open var metadata: [String: Any] { [:] }
}

/// Is told how a picture is taken.
///
/// Follows <https://developer.apple.com/documentation/avfoundation/avcapturephotocapturedelegate>.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  /// It is about to be taken. Never called here: there is no camera.
  func photoOutput(
    _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// It is being taken. Never called here: there is no camera.
  func photoOutput(
    _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// It was taken. Never called here: there is no camera.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// It is there. Never called here: there is no camera.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
  /// All is done.
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
  public func photoOutput(
    _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput,
    didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?
  ) {}
}

/// Takes pictures.
///
/// Follows <https://developer.apple.com/documentation/avfoundation/avcapturephotooutput>.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
  /// Whether pictures can be as large as can be.
  open var isHighResolutionCaptureEnabled = false
  /// When the flash can be used: never.
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }

  /// Creates an output.
  public override init() { super.init() }

  /// Takes a picture. Without a camera, the delegate hears of an error.
  open func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {
    delegate.photoOutput(
      self, didFinishCaptureFor: AVCaptureResolvedPhotoSettings(settings), error: AVError(.sessionNotRunning))
  }
}
