import Foundation

/// One tab of a tab bar.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitabbaritem>.
@MainActor
open class UITabBarItem: UIBarItem {
  /// The tabs whose image and title the system gives.
  public enum SystemItem: Int, Hashable, Sendable, CaseIterable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
    case mostRecent, mostViewed
  }

  open var selectedImage: UIImage? { didSet { itemDidChange() } }
  open var badgeValue: String? { didSet { itemDidChange() } }
  open var badgeColor: UIColor? { didSet { itemDidChange() } }
  open var titlePositionAdjustment = UIOffset.zero
  open var standardAppearance: UITabBarAppearance?
  open var scrollEdgeAppearance: UITabBarAppearance?
  private(set) final var systemItem: SystemItem?
  private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.tag = tag
    adopt(systemItem: systemItem)
  }

  /// The system item that Interface Builder described.
  package func adopt(systemItem: SystemItem) {
    self.systemItem = systemItem
    title = systemItem.name
    image = UIImage(systemName: systemItem.symbolName)
  }

  open func setBadgeTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    badgeAttributes[state] = attributes
  }

  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state]
  }

  /// "3 items" for a number, else the badge as it is.
  override var defaultAccessibilityValue: String? {
    guard let badgeValue, !badgeValue.isEmpty else { return nil }
    guard let count = Int(badgeValue) else { return badgeValue }
    return count == 1 ? "1 item" : "\(count) items"
  }
}

extension UITabBarItem.SystemItem {
  var name: String {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }

  var symbolName: String {
    switch self {
    case .more: "ellipsis"
    case .favorites, .featured: "star.fill"
    case .topRated: "list.star"
    case .recents, .mostRecent, .history: "clock.fill"
    case .contacts: "person.crop.circle.fill"
    case .bookmarks: "book.fill"
    case .search: "magnifyingglass"
    case .downloads: "square.and.arrow.down"
    case .mostViewed: "list.number"
    }
  }
}
