import CurbcutUIKit
import Foundation

/// The commands of headsets, the lock screen and assistive technologies to the app that plays.
///
/// VoiceOver's magic tap, when neither the element nor anything around it takes it, plays and pauses what the app
/// plays, as on iOS.
/// Follows <https://developer.apple.com/documentation/mediaplayer/mpremotecommandcenter>.
@MainActor
open class MPRemoteCommandCenter: NSObject {
  private static let center = MPRemoteCommandCenter()

  /// The center of the device.
  nonisolated open class func shared() -> MPRemoteCommandCenter {
    MainActor.assumeIsolated {
      MediaCommands.togglePlayPause = { center.togglePlayPause() }
      return center
    }
  }

  /// Pauses.
  public let pauseCommand = MPRemoteCommand()
  /// Plays.
  public let playCommand = MPRemoteCommand()
  /// Ends.
  public let stopCommand = MPRemoteCommand()
  /// Pauses what plays, and plays what pauses.
  public let togglePlayPauseCommand = MPRemoteCommand()
  /// Switches subtitles on.
  public let enableLanguageOptionCommand = MPRemoteCommand()
  /// Switches subtitles off.
  public let disableLanguageOptionCommand = MPRemoteCommand()
  /// Plays at another speed.
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
  /// Repeats.
  public let changeRepeatModeCommand = MPRemoteCommand()
  /// Plays in another order.
  public let changeShuffleModeCommand = MPRemoteCommand()
  /// Goes to the next.
  public let nextTrackCommand = MPRemoteCommand()
  /// Goes to the one before.
  public let previousTrackCommand = MPRemoteCommand()
  /// Skips ahead.
  public let skipForwardCommand = MPSkipIntervalCommand()
  /// Skips back.
  public let skipBackwardCommand = MPSkipIntervalCommand()
  /// Seeks ahead.
  public let seekForwardCommand = MPRemoteCommand()
  /// Seeks back.
  public let seekBackwardCommand = MPRemoteCommand()
  /// Goes to a time.
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  /// Gives stars.
  public let ratingCommand = MPRemoteCommand()
  /// Says that the person likes it.
  public let likeCommand = MPFeedbackCommand()
  /// Says that the person does not like it.
  public let dislikeCommand = MPFeedbackCommand()
  /// Keeps the place.
  public let bookmarkCommand = MPFeedbackCommand()

  /// Whether the app says that it plays: by its state, or by the speed of what is played.
  private var isPlaying: Bool {
    let info = MPNowPlayingInfoCenter.default()
    switch info.playbackState {
    case .playing: return true
    case .paused, .stopped, .interrupted: return false
    case .unknown:
      let rate = info.nowPlayingInfo?[MPNowPlayingInfoPropertyPlaybackRate]
      return switch rate {
      case let rate as any BinaryFloatingPoint: Double(rate) > 0
      case let rate as Int: rate > 0
      case let rate as NSNumber: rate.doubleValue > 0
      default: false
      }
    }
  }

  /// What a headset's button does.
  private func togglePlayPause() -> Bool {
    if togglePlayPauseCommand.isOffered { return togglePlayPauseCommand.give() }
    return isPlaying ? pauseCommand.give() : playCommand.give()
  }
}
