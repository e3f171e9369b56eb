import CurbcutFoundation
import CurbcutGraphics

/// The number of a film or sound in a file.
public typealias CMPersistentTrackID = Int32

/// A film or a sound in a file.
///
/// Follows <https://developer.apple.com/documentation/avfoundation/avassettrack>.
open class AVAssetTrack: NSObject, AVAsynchronousKeyValueLoading, @unchecked Sendable {
  private let track: MediaFile.Track
  /// The file; not retained.
  open private(set) weak var asset: AVAsset?

  init(_ track: MediaFile.Track, of asset: AVAsset) {
    self.track = track
    self.asset = asset
    super.init()
  }

  /// Its number.
  open var trackID: CMPersistentTrackID { CMPersistentTrackID(truncatingIfNeeded: track.id) }
  /// What it is.
  open var mediaType: AVMediaType { AVMediaType(rawValue: track.kind) }
  /// Whether it is played unless somebody chooses another.
  open var isEnabled: Bool { track.isEnabled }
  /// Whether it could be played.
  open var isPlayable: Bool { true }
  /// When it is played.
  open var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: track.duration) }
  /// How many bits a second it has.
  open var estimatedDataRate: Float {
    let seconds = track.duration.seconds
    return seconds > 0 ? Float(Double(track.bytes) * 8 / seconds) : 0
  }
  /// The size of the pictures before they are turned, in points.
  open var naturalSize: CGSize { track.size }
  /// How the pictures are turned.
  open var preferredTransform: CGAffineTransform { track.transform }
  /// How loud it is played.
  open var preferredVolume: Float { 1 }
  /// How many pictures a second it has; 0 for a sound.
  open var nominalFrameRate: Float {
    let seconds = track.duration.seconds
    return mediaType == .video && seconds > 0 ? Float(Double(track.samples) / seconds) : 0
  }
  /// The language, as three letters; nil where the file does not say it.
  open var languageCode: String? { track.language }
  /// How many bytes it has.
  open var totalSampleDataLength: Int64 { Int64(track.bytes) }
  /// Whether it is of a kind.
  open func hasMediaType(_ mediaType: AVMediaType) -> Bool { self.mediaType == mediaType }
}

extension AVPartialAsyncProperty where Root: AVAssetTrack {
  /// The size of the pictures before they are turned, in points.
  public static var naturalSize: AVAsyncProperty<Root, CGSize> { .init("naturalSize") { $0.naturalSize } }
  /// How the pictures are turned.
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
    .init("preferredTransform") { $0.preferredTransform }
  }
  /// When it is played.
  public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { .init("timeRange") { $0.timeRange } }
  /// How many bits a second it has.
  public static var estimatedDataRate: AVAsyncProperty<Root, Float> {
    .init("estimatedDataRate") { $0.estimatedDataRate }
  }
  /// How many pictures a second it has.
  public static var nominalFrameRate: AVAsyncProperty<Root, Float> {
    .init("nominalFrameRate") { $0.nominalFrameRate }
  }
  /// Whether it is played unless somebody chooses another.
  public static var isEnabled: AVAsyncProperty<Root, Bool> { .init("enabled") { $0.isEnabled } }
  /// Whether it could be played.
  public static var isPlayable: AVAsyncProperty<Root, Bool> { .init("playable") { $0.isPlayable } }
  /// The language, as three letters.
  public static var languageCode: AVAsyncProperty<Root, String?> { .init("languageCode") { $0.languageCode } }
}
