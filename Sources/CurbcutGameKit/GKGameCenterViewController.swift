import CurbcutUIKit

/// What Game Center shows.
///
/// Follows <https://developer.apple.com/documentation/gamekit/gkgamecenterviewcontrollerstate>.
public enum GKGameCenterViewControllerState: Int, Hashable, Sendable {
  /// What it likes.
  case `default` = -1
  /// The lists of the best.
  case leaderboards = 0
  /// What the person has reached.
  case achievements
  /// What others have dared the person to do.
  case challenges
  /// The person.
  case localPlayerProfile
  /// All.
  case dashboard
  /// The person's friends.
  case localPlayerFriendsList
}

/// Is told when the person is done with Game Center.
///
/// Follows <https://developer.apple.com/documentation/gamekit/gkgamecentercontrollerdelegate>.
@preconcurrency @MainActor
public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
  /// The person is done; the delegate closes the screen.
  func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}

/// The screen of Game Center.
///
/// Nobody is signed in: the screen says so, and offers Done.
/// Follows <https://developer.apple.com/documentation/gamekit/gkgamecenterviewcontroller>.
@preconcurrency @MainActor
open class GKGameCenterViewController: UINavigationController {
  /// Is told when the person is done; not retained.
  open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?

  /// Creates the screen.
  public convenience init() { self.init(rootViewController: UIViewController()) }
  /// Creates the screen for a part of Game Center. Nothing of it can be shown.
  public convenience init(state: GKGameCenterViewControllerState) { self.init() }
  /// Creates the screen for a list of the best. Nothing of it can be shown.
  public convenience init(
    leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope
  ) {
    self.init()
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let screen = viewControllers.first ?? UIViewController()
    screen.title = "Game Center"
    screen.view.backgroundColor = .systemBackground
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in
        if let self { gameCenterDelegate?.gameCenterViewControllerDidFinish(self) }
      })
    let notice = UILabel(frame: screen.view.bounds.insetBy(dx: 32, dy: 0))
    notice.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    notice.text = GKError(.notAuthenticated).localizedDescription
    notice.font = .preferredFont(forTextStyle: .body)
    notice.adjustsFontForContentSizeCategory = true
    notice.textAlignment = .center
    notice.numberOfLines = 0
    screen.view.addSubview(notice)
  }
}

/// The button to Game Center on a game's screen.
///
/// It is shown to those who are signed in, which nobody is here.
/// Follows <https://developer.apple.com/documentation/gamekit/gkaccesspoint>.
@preconcurrency @MainActor
open class GKAccessPoint: NSObject {
  /// Where the button is.
  ///
  /// Follows <https://developer.apple.com/documentation/gamekit/gkaccesspoint/location-swift.enum>.
  public enum Location: Int, Hashable, Sendable {
    /// At the top, where texts begin.
    case topLeading = 0
    /// At the top, where texts end.
    case topTrailing
    /// At the bottom, where texts begin.
    case bottomLeading
    /// At the bottom, where texts end.
    case bottomTrailing
  }

  private static let only = GKAccessPoint()
  /// The button.
  public class var shared: GKAccessPoint { only }

  /// Whether the game wants the button; false by default.
  open var isActive = false
  /// Where it is; at the top, where texts begin, by default.
  open var location = Location.topLeading
  /// Whether it tells what the person has reached; true by default.
  open var showHighlights = true
  /// In which window it is; nil, the default, for the game's.
  open weak var parentWindow: UIWindow?
  /// Whether it can be seen: false, as nobody is signed in.
  open var isVisible: Bool { false }
  /// Whether Game Center is shown: false.
  open var isPresentingGameCenter: Bool { false }
  /// Where it is on the screen: nowhere.
  open var frameInScreenCoordinates: CGRect { .zero }
}
