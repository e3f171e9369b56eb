import CurbcutUIKit

/// A list of the best players. Nobody is signed in here, and so there is none.
///
/// Follows <https://developer.apple.com/documentation/gamekit/gkleaderboard>.
open class GKLeaderboard: NSObject, @unchecked Sendable {
  /// Which players are in a list.
  ///
  /// Follows <https://developer.apple.com/documentation/gamekit/gkleaderboard/playerscope>.
  public enum PlayerScope: Int, Hashable, Sendable {
    /// All.
    case global = 0
    /// The person's friends.
    case friendsOnly
  }

  /// Of which time a list is.
  ///
  /// Follows <https://developer.apple.com/documentation/gamekit/gkleaderboard/timescope>.
  public enum TimeScope: Int, Hashable, Sendable {
    /// Today.
    case today = 0
    /// This week.
    case week
    /// All time.
    case allTime
  }

  /// A place in a list.
  ///
  /// Follows <https://developer.apple.com/documentation/gamekit/gkleaderboard/entry>.
  open class Entry: NSObject, @unchecked Sendable {
    /// The player.
    public let player: GKPlayer
    /// The place, from 1 on.
    public let rank: Int
    /// The points.
    public let score: Int
    /// The points as the game writes them.
    public let formattedScore: String
    /// A number of the game's.
    public let context: Int
    /// When.
    public let date: Date

    init(player: GKPlayer, rank: Int, score: Int, context: Int, date: Date) {
      self.player = player
      self.rank = rank
      self.score = score
      formattedScore = score.formatted()
      self.context = context
      self.date = date
      super.init()
    }
  }

  /// Names the list.
  public let baseLeaderboardID: String
  /// The title; nil where it is not known.
  open var title: String? { nil }

  init(_ identifier: String) {
    baseLeaderboardID = identifier
    super.init()
  }

  /// The lists with some identifiers; nil for all: it fails.
  open class func loadLeaderboards(
    IDs leaderboardIDs: [String]?,
    completionHandler: @escaping @Sendable ([GKLeaderboard]?, (any Error)?) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(nil, GKError(.notAuthenticated)) }
  }
  /// The lists with some identifiers; nil for all: it fails.
  open class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] {
    throw GKError(.notAuthenticated)
  }
  /// Adds points to lists: it fails.
  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(GKError(.notAuthenticated)) }
  }
  /// Adds points to lists: it fails.
  open class func submitScore(_ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String])
    async throws
  {
    throw GKError(.notAuthenticated)
  }
}

/// Something that a player has reached.
///
/// Follows <https://developer.apple.com/documentation/gamekit/gkachievement>.
open class GKAchievement: NSObject, @unchecked Sendable {
  /// Names it.
  open var identifier: String
  /// How much of it is reached, from 0 to 100; 0 by default.
  open var percentComplete = 0.0
  /// Whether a banner tells the player of it; false by default.
  @Unsupported("GKAchievement.showsCompletionBanner: nobody is signed in to Game Center")
  open var showsCompletionBanner = false
  /// Who has reached it.
  open var player: GKPlayer { GKLocalPlayer.local }
  /// When it was told last.
  open private(set) var lastReportedDate = Date()
  /// Whether it is reached as a whole.
  open var isCompleted: Bool { percentComplete >= 100 }

  /// Creates what a player may reach.
  public init(identifier: String) {
    self.identifier = identifier
    super.init()
  }

  /// What the person has reached: it fails.
  open class func loadAchievements(
    completionHandler: (@Sendable ([GKAchievement]?, (any Error)?) -> Void)? = nil
  ) {
    DispatchQueue.main.async { completionHandler?(nil, GKError(.notAuthenticated)) }
  }
  /// What the person has reached: it fails.
  open class func loadAchievements() async throws -> [GKAchievement] { throw GKError(.notAuthenticated) }
  /// Tells what the person has reached: it fails.
  open class func report(
    _ achievements: [GKAchievement],
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    DispatchQueue.main.async { completionHandler?(GKError(.notAuthenticated)) }
  }
  /// Tells what the person has reached: it fails.
  open class func report(_ achievements: [GKAchievement]) async throws { throw GKError(.notAuthenticated) }
  /// Forgets what the person has reached: it fails.
  open class func resetAchievements(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    DispatchQueue.main.async { completionHandler?(GKError(.notAuthenticated)) }
  }
}
