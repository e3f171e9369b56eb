import CurbcutUIKit
import Foundation

/// What became of a command.
///
/// Follows <https://developer.apple.com/documentation/mediaplayer/mpremotecommandhandlerstatus>.
public enum MPRemoteCommandHandlerStatus: Int, Hashable, Sendable {
  /// It was carried out.
  case success = 0
  /// What it is about is not there.
  case noSuchContent = 100
  /// Nothing is played.
  case noActionableNowPlayingItem = 110
  /// The device is not there.
  case deviceNotFound = 120
  /// It failed.
  case commandFailed = 200
}

/// A command that was given.
///
/// Follows <https://developer.apple.com/documentation/mediaplayer/mpremotecommandevent>.
open class MPRemoteCommandEvent: NSObject {
  /// The command.
  public let command: MPRemoteCommand
  /// When it was given, in seconds of the device's clock.
  public let timestamp: TimeInterval

  init(_ command: MPRemoteCommand, at timestamp: TimeInterval) {
    self.command = command
    self.timestamp = timestamp
    super.init()
  }
}

/// A command to go to a time of what is played.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  /// The time, in seconds.
  public internal(set) var positionTime: TimeInterval = 0
}

/// A command to skip a stretch of what is played.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
  /// The stretch, in seconds.
  public internal(set) var interval: TimeInterval = 0
}

/// A command to play at another speed.
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent {
  /// The speed; 1 is its own.
  public internal(set) var playbackRate: Float = 1
}

/// A command that a headset, the lock screen or an assistive technology gives to the app that plays.
///
/// Follows <https://developer.apple.com/documentation/mediaplayer/mpremotecommand>.
@MainActor
open class MPRemoteCommand: NSObject {
  /// Whether the command can be given.
  open var isEnabled = true
  private var targets: [Target] = []

  private struct Target {
    let token: AnyObject
    let action: Selector?
    let handler: (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  }

  nonisolated override init() { super.init() }

  /// Whether somebody carries it out.
  var isOffered: Bool { isEnabled && !targets.isEmpty }

  /// Adds what carries the command out. Returns what removes it again.
  @discardableResult
  open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any {
    let token = NSObject()
    targets.append(Target(token: token, action: nil, handler: handler))
    return token
  }

  /// Adds a message that carries the command out. The target is not retained.
  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    targets.append(
      Target(token: object, action: action) { [weak object] event in
        guard let object = object as? NSObject else { return .commandFailed }
        _ = object.perform(action, with: event)
        return .success
      })
  }

  /// Removes what carries the command out; nil for all.
  open func removeTarget(_ target: Any?) {
    guard let target else { return targets = [] }
    let object = target as AnyObject
    targets.removeAll { $0.token === object }
  }

  /// Removes a message.
  open func removeTarget(_ target: Any, action: Selector?) {
    let object = target as AnyObject
    targets.removeAll { $0.token === object && (action == nil || $0.action == action) }
  }

  func event() -> MPRemoteCommandEvent { MPRemoteCommandEvent(self, at: CACurrentMediaTime()) }

  /// Gives the command. Returns whether it was carried out.
  func give() -> Bool {
    guard isOffered else { return false }
    let event = event()
    return targets.map { $0.handler(event) }.contains(.success)
  }
}

/// Goes to a time of what is played.
open class MPChangePlaybackPositionCommand: MPRemoteCommand {
  override func event() -> MPRemoteCommandEvent {
    MPChangePlaybackPositionCommandEvent(self, at: CACurrentMediaTime())
  }
}

/// Skips a stretch of what is played.
open class MPSkipIntervalCommand: MPRemoteCommand {
  /// The stretches that are offered, in seconds; the first is the one that is skipped.
  open var preferredIntervals: [NSNumber] = [15]

  override func event() -> MPRemoteCommandEvent {
    let event = MPSkipIntervalCommandEvent(self, at: CACurrentMediaTime())
    event.interval = preferredIntervals.first?.doubleValue ?? 0
    return event
  }
}

/// Plays at another speed.
open class MPChangePlaybackRateCommand: MPRemoteCommand {
  /// The speeds that are offered.
  open var supportedPlaybackRates: [NSNumber] = []

  override func event() -> MPRemoteCommandEvent {
    let event = MPChangePlaybackRateCommandEvent(self, at: CACurrentMediaTime())
    event.playbackRate = supportedPlaybackRates.first?.floatValue ?? 1
    return event
  }
}

/// Says what a person thinks of what is played.
open class MPFeedbackCommand: MPRemoteCommand {
  /// Whether the person thinks so already.
  open var isActive = false
  /// The title of the command.
  open var localizedTitle = ""
  /// A shorter title.
  open var localizedShortTitle = ""
}
