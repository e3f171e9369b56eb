import Foundation

/// One tab of a tab bar.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitabbaritem>.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The tabs whose image and title the system provides.
  public enum SystemItem: Int, Hashable, Sendable, CaseIterable {
    /// Screens without a tab of their own: "More".
    case more
    /// Items that the user marked: "Favorites".
    case favorites
    /// Content that the app recommends: "Featured".
    case featured
    /// Content with the best ratings: "Top Rated".
    case topRated
    /// Recently used items: "Recents".
    case recents
    /// People: "Contacts".
    case contacts
    /// Past activity: "History".
    case history
    /// Bookmarked places: "Bookmarks".
    case bookmarks
    /// A search: "Search".
    case search
    /// Current and past downloads: "Downloads".
    case downloads
    /// The newest content: "Most Recent".
    case mostRecent
    /// The most popular content: "Most Viewed".
    case mostViewed
  }

  /// The image while the tab is selected; nil for ``UIBarItem/image``.
  open var selectedImage: UIImage? { didSet { itemDidChange() } }
  /// The text of the badge; nil for none. VoiceOver says a number as a count of items.
  open var badgeValue: String? { didSet { itemDidChange() } }
  /// The colour of the badge; nil for red.
  open var badgeColor: UIColor? { didSet { itemDidChange() } }
  /// The offset of the title, in points.
  @Unsupported("UITabBarItem.titlePositionAdjustment: the title stands in its usual place")
  open var titlePositionAdjustment = UIOffset.zero
  /// How the bar looks while this tab is selected; nil for the bar's own look.
  @Unsupported("UITabBarItem.standardAppearance: the bar looks the same whichever tab is chosen")
  open var standardAppearance: UITabBarAppearance? = nil
  /// How the bar looks while this tab is selected and the content is scrolled to the bottom; nil for the bar's own
  /// look.
  @Unsupported("UITabBarItem.scrollEdgeAppearance: the bar looks the same whichever tab is chosen")
  open var scrollEdgeAppearance: UITabBarAppearance? = nil
  private(set) final var systemItem: SystemItem?
  /// Whether the tab is that of a search, which stands apart from the others since iOS 26.
  package final var isSearch = false { didSet { if isSearch != oldValue { itemDidChange() } } }
  private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a tab with a title, an image and a tag for the app's own use.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates a tab with an image for each state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// Creates a tab whose image and title the system provides.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.tag = tag
    adopt(systemItem: systemItem)
  }

  /// Takes over the system item from Interface Builder.
  package func adopt(systemItem: SystemItem) {
    self.systemItem = systemItem
    title = systemItem.name
    image = UIImage(systemName: systemItem.symbolName)
  }

  /// Sets attributes of the badge's text for a state.
  open func setBadgeTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    UnsupportedMembers.wasSet(
      "UITabBarItem.setBadgeTextAttributes(_:for:): the words in the badge have the system's look")
    badgeAttributes[state] = attributes
  }

  /// The attributes of the badge's text for a state; nil for none.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state]
  }

  @_spi(AccessibilityDefaults) open override class var accessibilityDefaults: AccessibilityDefaults {
    ownDefaults
  }

  private static let ownDefaults = AccessibilityDefaults(
    of: UITabBarItem.self, over: UIBarItem.accessibilityDefaults
  ) { answers, _ in
    // "3 items" for a number, otherwise the badge's text unchanged.
    answers.value = { item in
      guard let badgeValue = item.badgeValue, !badgeValue.isEmpty else { return nil }
      guard let count = Int(badgeValue) else { return badgeValue }
      return SystemWord.itemCount.text(counting: count)
    }
  }
}

extension UITabBarItem.SystemItem {
  @MainActor var name: String {
    switch self {
    case .more: SystemWord.more.text
    case .favorites: SystemWord.favorites.text
    case .featured: SystemWord.featured.text
    case .topRated: SystemWord.topRated.text
    case .recents: SystemWord.recents.text
    case .contacts: SystemWord.contacts.text
    case .history: SystemWord.history.text
    case .bookmarks: SystemWord.bookmarks.text
    case .search: SystemWord.search.text
    case .downloads: SystemWord.downloads.text
    case .mostRecent: SystemWord.mostRecent.text
    case .mostViewed: SystemWord.mostViewed.text
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
