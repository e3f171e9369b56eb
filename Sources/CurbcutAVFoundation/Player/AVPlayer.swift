import CurbcutFoundation
import Foundation

/// A film or sound while it is played.
///
/// Follows <https://developer.apple.com/documentation/avfoundation/avplayeritem>.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  /// Whether it can be played.
  public enum Status: Int, Hashable, Sendable {
    /// Not known yet.
    case unknown
    /// It can.
    case readyToPlay
    /// It cannot.
    case failed
  }

  /// What is played.
  public let asset: AVAsset
  /// Where it was sent.
  var place = CMTime.zero

  /// Creates an item from an address.
  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }

  /// Creates an item from a film or sound.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  /// Whether it can be played: it never becomes known.
  open var status: Status { .unknown }
  /// The length: not known until it can be played.
  open var duration: CMTime { .indefinite }
}

/// Plays films and sounds.
///
/// Nothing is decoded here: a player that is told to play waits for its data, as on a device without a connection.
/// Follows <https://developer.apple.com/documentation/avfoundation/avplayer>.
open class AVPlayer: NSObject, @unchecked Sendable {
  /// Whether it can play.
  public enum Status: Int, Hashable, Sendable {
    /// Not known yet.
    case unknown
    /// It can.
    case readyToPlay
    /// It cannot.
    case failed
  }

  /// Whether it plays.
  public enum TimeControlStatus: Int, Hashable, Sendable {
    /// It does not.
    case paused
    /// It will when it has enough data.
    case waitingToPlayAtSpecifiedRate
    /// It does.
    case playing
  }

  /// What is played; nil for nothing.
  open private(set) var currentItem: AVPlayerItem?
  /// The speed: 0 for a pause, 1 as it was recorded.
  open var rate: Float = 0
  /// Whether the sound is off; false by default.
  open var isMuted = false
  /// How loud it is, from 0 to 1.
  open var volume: Float = 1

  /// Creates a player for nothing.
  public override init() { super.init() }
  /// Creates a player for what is at an address.
  public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }
  /// Creates a player for an item.
  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init()
  }

  /// Whether it can play: it never becomes known.
  open var status: Status { .unknown }
  /// Whether it plays: at best it waits.
  open var timeControlStatus: TimeControlStatus {
    rate == 0 || currentItem == nil ? .paused : .waitingToPlayAtSpecifiedRate
  }
  /// Begins to play.
  open func play() { rate = defaultRate }
  /// Pauses.
  open func pause() { rate = 0 }
  /// Plays another item.
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  /// Where it is: where it was sent, or at the beginning.
  open func currentTime() -> CMTime { currentItem?.place ?? .zero }
  /// What happens at the end; a pause by default.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// Whether it waits until it has enough data; true by default.
  open var automaticallyWaitsToMinimizeStalling = true
  /// Whether a film keeps the screen on; true by default.
  open var preventsDisplaySleepDuringVideoPlayback = true
  /// Whether it may play on another device; true by default.
  open var allowsExternalPlayback = true
  /// The speed that `play()` begins with; 1 by default.
  open var defaultRate: Float = 1
  /// What went wrong; nil for nothing.
  open var error: (any Error)? { nil }
}
