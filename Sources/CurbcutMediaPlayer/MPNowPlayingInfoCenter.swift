// These names follow Apple's. swift-format-ignore-file: AlwaysUseLowerCamelCase

import CurbcutUIKit
import Foundation

/// Whether something is played.
///
/// Follows <https://developer.apple.com/documentation/mediaplayer/mpnowplayingplaybackstate>.
public enum MPNowPlayingPlaybackState: UInt, Hashable, Sendable {
  /// It is not known.
  case unknown = 0
  /// It plays.
  case playing
  /// It pauses.
  case paused
  /// It has ended.
  case stopped
  /// It was interrupted.
  case interrupted
}

/// What an app plays, for Control Centre and the lock screen.
///
/// There is neither of them here: what an app sets is kept, and shown nowhere.
/// Follows <https://developer.apple.com/documentation/mediaplayer/mpnowplayinginfocenter>.
@MainActor
open class MPNowPlayingInfoCenter: NSObject {
  private static let shared = MPNowPlayingInfoCenter()

  /// The center of the device.
  nonisolated open class func `default`() -> MPNowPlayingInfoCenter { MainActor.assumeIsolated { shared } }

  /// What is played, by the keys of `MPMediaItem` and `MPNowPlayingInfo`; nil for nothing.
  open var nowPlayingInfo: [String: Any]?
  /// Whether it plays.
  open var playbackState = MPNowPlayingPlaybackState.unknown
}

/// What kind of thing is played.
///
/// Follows <https://developer.apple.com/documentation/mediaplayer/mpnowplayinginfomediatype>.
public enum MPNowPlayingInfoMediaType: UInt, Hashable, Sendable {
  /// Nothing.
  case none
  /// Sound.
  case audio
  /// A film.
  case video
}

/// How much of it was played, in seconds.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// How fast it is played; 1 is its own speed, 0 pauses.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// How fast it is played unless the person changes it.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
/// Its place among what is played, from 0.
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
/// How many are played.
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
/// The number of the chapter, from 0.
public let MPNowPlayingInfoPropertyChapterNumber = "MPNowPlayingInfoPropertyChapterNumber"
/// How many chapters there are.
public let MPNowPlayingInfoPropertyChapterCount = "MPNowPlayingInfoPropertyChapterCount"
/// Whether it is live.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
/// Whether it is audio or video.
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
/// Where it comes from.
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"
/// What identifies it for the app's service.
public let MPNowPlayingInfoPropertyExternalContentIdentifier =
  "MPNowPlayingInfoPropertyExternalContentIdentifier"

/// The title.
public let MPMediaItemPropertyTitle = "title"
/// Who performs it.
public let MPMediaItemPropertyArtist = "artist"
/// The album.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// Whose album it is.
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
/// The genre.
public let MPMediaItemPropertyGenre = "genre"
/// Who composed it.
public let MPMediaItemPropertyComposer = "composer"
/// How long it lasts, in seconds.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// The picture, an `MPMediaItemArtwork`.
public let MPMediaItemPropertyArtwork = "artwork"
/// What identifies it.
public let MPMediaItemPropertyPersistentID = "persistentID"
/// What kind it is.
public let MPMediaItemPropertyMediaType = "mediaType"
/// The number of its track on the album.
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
/// The title of the podcast.
public let MPMediaItemPropertyPodcastTitle = "podcastTitle"

/// The picture of what is played.
///
/// Follows <https://developer.apple.com/documentation/mediaplayer/mpmediaitemartwork>.
open class MPMediaItemArtwork: NSObject {
  /// The size of the picture, in points.
  public let bounds: CGRect
  private let handler: (CGSize) -> UIImage

  /// Creates an artwork of a size whose picture is made when it is asked for.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    bounds = CGRect(origin: .zero, size: boundsSize)
    handler = requestHandler
    super.init()
  }

  /// Creates an artwork of a picture.
  public init(image: UIImage) {
    bounds = CGRect(origin: .zero, size: image.size)
    handler = { _ in image }
    super.init()
  }

  /// The picture for a size.
  open func image(at size: CGSize) -> UIImage? { handler(size) }
}
