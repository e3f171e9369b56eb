import CurbcutFoundation
import Foundation

/// Where a player is. It stays where it was sent, as on a device that waits for data.
extension AVPlayer {
  /// Sends the player to a time.
  ///
  /// Follows <https://developer.apple.com/documentation/avfoundation/avplayer/seek(to:)-87h2r>.
  public func seek(to time: CMTime) { currentItem?.place = time.isNumeric ? time : .zero }

  /// Sends the player to a time, and tells when it is there.
  public func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    seek(to: time)
    DispatchQueue.main.async { completionHandler(true) }
  }

  /// Sends the player near a time.
  public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }

  /// Sends the player near a time, and tells when it is there.
  public func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    seek(to: time, completionHandler: completionHandler)
  }

  /// Has a block be called at intervals while it plays. It never does, so that the block is not called.
  ///
  /// - Returns: what ``removeTimeObserver(_:)`` takes.
  public func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any {
    TimeObserver()
  }

  /// Has a block be called when it comes to some times. It never does, so that the block is not called.
  ///
  /// - Returns: what ``removeTimeObserver(_:)`` takes.
  public func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
  ) -> Any {
    TimeObserver()
  }

  /// Has a block be called no longer.
  public func removeTimeObserver(_ observer: Any) {}

  private final class TimeObserver: NSObject {}

  /// Begins to play at a rate.
  ///
  /// Follows <https://developer.apple.com/documentation/avfoundation/avplayer/playimmediately(atrate:)>.
  public func playImmediately(atRate rate: Float) { self.rate = rate }
}

extension AVPlayer {
  /// What happens at the end.
  ///
  /// Follows <https://developer.apple.com/documentation/avfoundation/avplayer/actionatitemend-swift.enum>.
  public enum ActionAtItemEnd: Int, Hashable, Sendable {
    /// The next item is played.
    case advance
    /// The player pauses.
    case pause
    /// Nothing.
    case none
  }
}

extension AVPlayerItem {
  /// An item has come to its end. Not posted here, where none does.
  ///
  /// Follows <https://developer.apple.com/documentation/avfoundation/avplayeritem/didplaytoendtimenotification>.
  public static let didPlayToEndTimeNotification = Notification.Name.AVPlayerItemDidPlayToEndTime
  /// An item could not be played to its end. Not posted here.
  public static let failedToPlayToEndTimeNotification = Notification.Name.AVPlayerItemFailedToPlayToEndTime
  /// An item waits for data. Not posted here.
  public static let playbackStalledNotification = Notification.Name.AVPlayerItemPlaybackStalled

  /// Where it is.
  public func currentTime() -> CMTime { place }
  /// Sends the item to a time, and tells when it is there.
  public func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)?) {
    place = time.isNumeric ? time : .zero
    if let completionHandler { DispatchQueue.main.async { completionHandler(true) } }
  }
}

extension Notification.Name {
  /// An item has come to its end. Not posted here, where none does.
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  /// An item could not be played to its end. Not posted here.
  public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  /// An item waits for data. Not posted here.
  public static let AVPlayerItemPlaybackStalled = Notification.Name("AVPlayerItemPlaybackStalledNotification")
}
