import CurbcutCoreImage
import CurbcutFoundation
import CurbcutGraphics
import Foundation

/// What is known of a picture beside its pixels.
///
/// Follows <https://developer.apple.com/documentation/vision/vnimageoption>.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What the file says of the picture.
  public static let properties = Self(rawValue: "VNImageOptionProperties")
  /// What is known of the camera.
  public static let cameraIntrinsics = Self(rawValue: "VNImageOptionCameraIntrinsics")
  /// How the picture is drawn.
  public static let ciContext = Self(rawValue: "VNImageOptionCIContext")
}

/// Looks for things in a picture; nothing is found here.
///
/// Follows <https://developer.apple.com/documentation/vision/vnimagerequesthandler>.
open class VNImageRequestHandler: NSObject {
  /// Creates a handler of a picture.
  public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) { super.init() }
  /// Creates a handler of a picture that is held in a way.
  public init(
    cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
  ) { super.init() }
  /// Creates a handler of a picture.
  public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) { super.init() }
  /// Creates a handler of a picture that is held in a way.
  public init(
    ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
  ) { super.init() }
  /// Creates a handler of a file.
  public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) { super.init() }
  /// Creates a handler of a file that is held in a way.
  public init(url imageURL: URL, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:])
  {
    super.init()
  }
  /// Creates a handler of a file's data.
  public init(data imageData: Data, options: [VNImageOption: Any] = [:]) { super.init() }
  /// Creates a handler of a file's data that is held in a way.
  public init(
    data imageData: Data, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
  ) {
    super.init()
  }

  /// Does requests; each is told that nothing is found.
  open func perform(_ requests: [VNRequest]) throws { for request in requests { request.perform() } }
}

/// Looks for things in pictures one after the other; nothing is found here.
///
/// Follows <https://developer.apple.com/documentation/vision/vnsequencerequesthandler>.
open class VNSequenceRequestHandler: NSObject {
  public override init() { super.init() }
  /// Does requests on a picture.
  open func perform(_ requests: [VNRequest], on image: CGImage) throws {
    for request in requests { request.perform() }
  }
  /// Does requests on a picture that is held in a way.
  open func perform(_ requests: [VNRequest], on image: CGImage, orientation: CGImagePropertyOrientation)
    throws
  {
    try perform(requests, on: image)
  }
  /// Does requests on a picture.
  open func perform(_ requests: [VNRequest], on image: CIImage) throws {
    for request in requests { request.perform() }
  }
}
