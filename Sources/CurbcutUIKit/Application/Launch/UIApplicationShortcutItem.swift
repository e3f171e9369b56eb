import Foundation

/// A quick action of an app's icon.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem>.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  /// Identifies the action to the app.
  open fileprivate(set) var type: String
  /// The title.
  open fileprivate(set) var localizedTitle: String
  /// The subtitle; nil for none.
  open fileprivate(set) var localizedSubtitle: String?
  /// The picture beside the title; nil for none.
  open fileprivate(set) var icon: UIApplicationShortcutIcon?
  /// The app's own data for the action; nil for none.
  open fileprivate(set) var userInfo: [String: any NSSecureCoding]?
  /// Identifies the content that a scene should show to be chosen for the action; nil for any.
  open fileprivate(set) var targetContentIdentifier: Any?

  /// An action with a title, and nothing else.
  public convenience init(type: String, localizedTitle: String) {
    self.init(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil, userInfo: nil)
  }

  /// An action.
  ///
  /// - Parameters:
  ///   - type: identifies the action to the app.
  ///   - localizedTitle: the title.
  ///   - localizedSubtitle: the subtitle; nil for none.
  ///   - icon: the picture beside the title; nil for none.
  ///   - userInfo: the app's own data for the action; nil for none.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    super.init()
  }
}

/// A quick action of an app's icon that can be changed.
@preconcurrency @MainActor
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  /// Identifies the action to the app.
  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }
  /// The title.
  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }
  /// The subtitle; nil for none.
  open override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }
  /// The picture beside the title; nil for none.
  open override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }
  /// The app's own data for the action; nil for none.
  open override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
}

/// The picture of a quick action.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  private let name: String

  /// The system's pictures for usual actions.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiapplicationshortcuticon/icontype>.
  public enum IconType: Int, Hashable, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite
    case love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task
    case taskCompleted, alarm, bookmark, shuffle, audio, update

    /// The symbol that shows the same.
    fileprivate var symbol: String {
      switch self {
      case .compose: "square.and.pencil"
      case .play: "play.fill"
      case .pause: "pause.fill"
      case .add: "plus"
      case .location: "location"
      case .search: "magnifyingglass"
      case .share: "square.and.arrow.up"
      case .prohibit: "nosign"
      case .contact: "person.crop.circle"
      case .home: "house"
      case .markLocation: "mappin"
      case .favorite: "star"
      case .love: "heart"
      case .cloud: "cloud"
      case .invitation: "envelope.open"
      case .confirmation: "checkmark"
      case .mail: "envelope"
      case .message: "message"
      case .date: "calendar"
      case .time: "clock"
      case .capturePhoto: "camera"
      case .captureVideo: "video"
      case .task: "circle"
      case .taskCompleted: "checkmark.circle"
      case .alarm: "alarm"
      case .bookmark: "book"
      case .shuffle: "shuffle"
      case .audio: "speaker.wave.2"
      case .update: "arrow.clockwise"
      }
    }
  }

  /// A picture of the system.
  public init(type: IconType) {
    name = type.symbol
    super.init()
  }

  /// An image from the app's asset catalog.
  public init(templateImageName: String) {
    name = templateImageName
    super.init()
  }

  /// An SF Symbols image.
  public init(systemImageName: String) {
    name = systemImageName
    super.init()
  }
}
