import CurbcutFoundation
import CurbcutGraphics

/// Takes pictures out of a film. Nothing is decoded here, so that it fails.
///
/// Follows <https://developer.apple.com/documentation/avfoundation/avassetimagegenerator>.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  /// What came of it.
  public enum Result: Int, Hashable, Sendable {
    /// A picture.
    case succeeded
    /// An error.
    case failed
    /// The app wanted it no longer.
    case cancelled
  }

  /// What is between the size of pictures and the edges that are not to be seen.
  public struct ApertureMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Nothing that is not to be seen.
    public static let cleanAperture = Self(rawValue: "CleanAperture")
    /// What a film is made for.
    public static let productionAperture = Self(rawValue: "ProductionAperture")
    /// All that was coded.
    public static let encodedPixels = Self(rawValue: "EncodedPixels")
  }

  /// The film.
  public let asset: AVAsset
  /// Whether pictures are turned as the film says; false by default.
  @Unsupported(
    "AVAssetImageGenerator.appliesPreferredTrackTransform: nothing is decoded, so that there are no pictures")
  open var appliesPreferredTrackTransform = false
  /// The largest size of pictures; no limit by default.
  @Unsupported("AVAssetImageGenerator.maximumSize: nothing is decoded, so that there are no pictures")
  open var maximumSize = CGSize.zero
  /// Which edges are seen; as the system has it by default.
  @Unsupported("AVAssetImageGenerator.apertureMode: nothing is decoded, so that there are no pictures")
  open var apertureMode: ApertureMode? = nil
  /// How much earlier a picture may be than was asked for; without limit by default.
  @Unsupported(
    "AVAssetImageGenerator.requestedTimeToleranceBefore: nothing is decoded, so that there are no pictures")
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// How much later a picture may be than was asked for; without limit by default.
  @Unsupported(
    "AVAssetImageGenerator.requestedTimeToleranceAfter: nothing is decoded, so that there are no pictures")
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  /// Takes pictures out of a film.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  private var reason: AVError {
    do { _ = try asset.file() } catch { return error as? AVError ?? AVError(.unknown) }
    return AVError(asset.tracks(withMediaType: .video).isEmpty ? .noImageAtTime : .decoderNotFound)
  }

  /// Takes a picture.
  ///
  /// - Throws: what is wrong with the file, `AVError.noImageAtTime` for a sound, else `AVError.decoderNotFound`.
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) { throw reason }

  /// Takes a picture.
  ///
  /// - Throws: what is wrong with the file, `AVError.noImageAtTime` for a sound, else `AVError.decoderNotFound`.
  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage
  {
    throw reason
  }

  /// Takes a picture.
  open func generateCGImageAsynchronously(
    for requestedTime: CMTime,
    completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
  ) {
    let error = reason
    DispatchQueue.global().async { handler(nil, .zero, error) }
  }

  /// Takes pictures, each of which the handler is told of by itself.
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue],
    completionHandler handler: @escaping @Sendable (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
  ) {
    let (error, times) = (reason, requestedTimes.map(\.timeValue))
    DispatchQueue.global().async { for time in times { handler(time, nil, .zero, .failed, error) } }
  }

  /// Takes no more pictures.
  open func cancelAllCGImageGeneration() {}
}
