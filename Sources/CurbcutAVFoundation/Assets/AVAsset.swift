import CurbcutFoundation
import CurbcutGraphics
import Synchronization

/// A film or sound at an address.
///
/// What the header of a local file says is known: the length, the tracks, and what the file says of itself. No address of the network is
/// asked, and nothing is decoded.
/// Follows <https://developer.apple.com/documentation/avfoundation/avasset>.
open class AVAsset: NSObject, AVAsynchronousKeyValueLoading, @unchecked Sendable {
  /// The address.
  public let url: URL
  private let known = Mutex<Result<MediaFile, AVError>?>(nil)

  /// Creates a film or sound from its address.
  public init(url: URL) {
    self.url = url
    super.init()
  }

  /// What is in the file.
  func file() throws -> MediaFile {
    let result = known.withLock { known -> Result<MediaFile, AVError> in
      if let known { return known }
      let result = read()
      known = result
      return result
    }
    return try result.get()
  }

  private func read() -> Result<MediaFile, AVError> {
    guard url.isFileURL else { return .failure(AVError(.contentIsUnavailable)) }
    guard let data = try? Data(contentsOf: url, options: .mappedIfSafe) else {
      return .failure(AVError(.fileFailedToParse))
    }
    return MediaFile(data).map { .success($0) } ?? .failure(AVError(.fileFormatNotRecognized))
  }

  /// The length; not known for what is not a local film or sound.
  open var duration: CMTime { (try? file().duration) ?? .indefinite }
  /// Its films and sounds.
  open var tracks: [AVAssetTrack] {
    ((try? file().tracks) ?? []).map { AVAssetTrack($0, of: self) }
  }
  /// Its films or sounds.
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
    tracks.filter { $0.mediaType == mediaType }
  }
  /// One of its films and sounds; nil for one that it does not have.
  open func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? {
    tracks.first { $0.trackID == trackID }
  }
  /// Its films or sounds.
  ///
  /// - Throws: what is wrong with the file.
  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
    _ = try file()
    return tracks(withMediaType: mediaType)
  }
  /// Its films or sounds.
  open func loadTracks(
    withMediaType mediaType: AVMediaType,
    completionHandler: @escaping @Sendable ([AVAssetTrack]?, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { [self] in
      do {
        _ = try file()
        completionHandler(tracks(withMediaType: mediaType), nil)
      } catch { completionHandler(nil, error) }
    }
  }
  /// Whether it could be played: a local film or sound.
  open var isPlayable: Bool { (try? file()) != nil }
  /// Whether it could be exported: no, as nothing is decoded.
  open var isExportable: Bool { false }
  /// Whether it could be read: no, as nothing is decoded.
  open var isReadable: Bool { false }
  /// Whether it may be played only by whom it was sold to: false.
  open var hasProtectedContent: Bool { false }
  /// The speed at which it is played.
  open var preferredRate: Float { 1 }
  /// How loud it is played.
  open var preferredVolume: Float { 1 }
  /// How its pictures are turned.
  open var preferredTransform: CGAffineTransform { .identity }
  /// How exact its length is known.
  open var providesPreciseDurationAndTiming: Bool { true }
  /// What the file says of itself: the tags of an MP3 file, and those that iTunes gives to MPEG-4.
  open var metadata: [AVMetadataItem] {
    guard url.isFileURL, let data = try? Data(contentsOf: url, options: .mappedIfSafe) else { return [] }
    return MetadataTags.items(of: data)
  }
  /// What the file says of itself, as far as it can be said of all kinds of file.
  open var commonMetadata: [AVMetadataItem] { metadata.filter { $0.commonKey != nil } }
  /// Forgets what is sought; all is there at once.
  open func cancelLoading() {}
}

/// A film or sound at an address.
///
/// Follows <https://developer.apple.com/documentation/avfoundation/avurlasset>.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// Creates a film or sound from its address.
  ///
  /// - Parameters:
  ///   - URL: the address.
  ///   - options: how it is read; none makes a difference here.
  public init(url URL: URL, options: [String: Any]? = nil) { super.init(url: URL) }
}

/// Whether the exact length is sought.
public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"

extension AVPartialAsyncProperty where Root: AVAsset {
  /// The length.
  public static var duration: AVAsyncProperty<Root, CMTime> { .init("duration") { try $0.file().duration } }
  /// The films and sounds.
  public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> {
    .init("tracks") { (asset: Root) throws -> [AVAssetTrack] in
      try asset.file().tracks.map { AVAssetTrack($0, of: asset) }
    }
  }
  /// Whether it could be played.
  public static var isPlayable: AVAsyncProperty<Root, Bool> { .init("playable") { $0.isPlayable } }
  /// Whether it could be exported.
  public static var isExportable: AVAsyncProperty<Root, Bool> { .init("exportable") { $0.isExportable } }
  /// Whether it could be read.
  public static var isReadable: AVAsyncProperty<Root, Bool> { .init("readable") { $0.isReadable } }
  /// Whether it may be played only by whom it was sold to.
  public static var hasProtectedContent: AVAsyncProperty<Root, Bool> {
    .init("hasProtectedContent") { $0.hasProtectedContent }
  }
  /// How its pictures are turned.
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
    .init("preferredTransform") { $0.preferredTransform }
  }
  /// What the file says of itself, in a form for all kinds of file.
  public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> {
    .init("commonMetadata") { $0.commonMetadata }
  }
  /// What the file says of itself.
  public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init("metadata") { $0.metadata } }
}
