import CurbcutUIKit

/// Someone who plays.
///
/// Follows <https://developer.apple.com/documentation/gamekit/gkbaseplayer>.
open class GKBasePlayer: NSObject, @unchecked Sendable {
  /// The name.
  open var displayName: String? { nil }
}

/// Someone who plays.
///
/// Follows <https://developer.apple.com/documentation/gamekit/gkplayer>.
open class GKPlayer: GKBasePlayer, @unchecked Sendable {
  /// Names the player in this game.
  open var gamePlayerID: String { "" }
  /// Names the player in the games of this maker.
  open var teamPlayerID: String { "" }
  /// The name that the player has chosen.
  open var alias: String { "" }
}

/// Hears what happens to the local player. Not called here, where nobody is signed in.
///
/// Follows <https://developer.apple.com/documentation/gamekit/gklocalplayerlistener>.
public protocol GKLocalPlayerListener: NSObjectProtocol {}

extension NSNotification.Name {
  /// Someone has signed in or out. Never posted here, where nobody does.
  public static let GKPlayerAuthenticationDidChangeNotificationName = NSNotification.Name(
    "GKPlayerAuthenticationDidChangeNotificationName")
}

/// The person with the device, as a player.
///
/// Nobody is signed in to Game Center on this device: whoever asks gets `GKError.notAuthenticated`.
/// Follows <https://developer.apple.com/documentation/gamekit/gklocalplayer>.
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
  private static let only = GKLocalPlayer()
  /// The person.
  open class var local: GKLocalPlayer { only }
  /// The person.
  open class var shared: GKLocalPlayer { only }

  /// Whether the person is signed in: false.
  open var isAuthenticated: Bool { false }
  /// Whether the person is a child: false.
  open var isUnderage: Bool { false }
  /// Whether the person may not play with others: false.
  open var isMultiplayerGamingRestricted: Bool { false }
  /// Whether the person may not talk with others: false.
  open var isPersonalizedCommunicationRestricted: Bool { false }

  /// Is told whether the person is signed in; soon after it is set, with `GKError.notAuthenticated`.
  open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
    didSet {
      nonisolated(unsafe) let handler = authenticateHandler
      DispatchQueue.main.async { handler?(nil, GKError(.notAuthenticated)) }
    }
  }

  /// Tells someone what happens to the person. Nothing does, as nobody is signed in.
  open func register(_ listener: any GKLocalPlayerListener) {}
  /// Tells someone no longer.
  open func unregisterListener(_ listener: any GKLocalPlayerListener) {}
  /// Tells nobody any longer.
  open func unregisterAllListeners() {}
  /// The person's friends: it fails.
  open func loadFriends(_ completionHandler: @escaping @Sendable ([GKPlayer]?, (any Error)?) -> Void) {
    DispatchQueue.main.async { completionHandler(nil, GKError(.notAuthenticated)) }
  }
  /// The person's friends: it fails.
  open func loadFriends() async throws -> [GKPlayer] { throw GKError(.notAuthenticated) }
}
