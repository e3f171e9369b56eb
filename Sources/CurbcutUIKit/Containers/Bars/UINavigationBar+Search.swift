import Foundation

// The search bar below the title, and what a search changes in the bar.
extension UINavigationBar {
  /// The search controller of the top item, if the app did not put its search bar elsewhere.
  final var stackedSearch: UISearchController? {
    guard let item = topItem, let search = item.searchController, !search.isBarElsewhere,
      !item.isSearchInToolbar
    else { return nil }
    return search
  }

  /// The scopes of a search whose field is in the toolbar, if they are shown.
  final var scopesOfToolbarSearch: SearchScopeBar? {
    guard let item = topItem, item.isSearchInToolbar else { return nil }
    return item.searchController?.searchBar.scopeControl
  }

  static let scopeRowHeight: CGFloat = 44

  /// Takes the scopes of a search whose field is in the toolbar, and gives those of another item away.
  final func takeScopes() {
    if let item = topItem, let bar = item.searchController?.searchBar {
      bar.scopeHost = item.isSearchInToolbar ? self : nil
    }
    for case let scopes as SearchScopeBar in subviews where scopes !== scopesOfToolbarSearch {
      scopes.removeFromSuperview()
    }
  }

  /// Places the scopes as `ios26-netnewswire-search.xml` has them: 32 from the sides, 2 below the top.
  final func layOutScopes(at y: CGFloat) {
    scopesOfToolbarSearch?.frame = CGRect(x: 32, y: y + 2, width: max(0, bounds.width - 64), height: 32)
  }

  /// Whether a search hides the title and the buttons.
  final var hidesTitleRow: Bool {
    guard let search = topItem?.activeSearch, search.isActive, search.hidesNavigationBarDuringPresentation
    else { return false }
    // A search bar in the title's place stays.
    return topItem?.titleView.map { !search.searchBar.isDescendant(of: $0) } ?? true
  }

  /// The height of the search bar that scrolling hides, in points; 0 if it always shows.
  final var collapsibleSearchHeight: CGFloat {
    guard let search = stackedSearch, !search.isActive, topItem?.hidesSearchBarWhenScrolling == true else {
      return 0
    }
    return search.barHeight
  }

  /// The search bar's height changed.
  final func searchBarDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    navigationController?.navigationBarDidChange()
  }

  final func layOutSearchBar(at y: CGFloat) {
    guard let search = stackedSearch, search.searchBar.superview === self else { return }
    let height = max(0, search.barHeight - searchCollapse)
    search.searchBar.frame = CGRect(x: 8, y: y, width: max(0, bounds.width - 16), height: height)
    // Once less than half is left there is no room for the field.
    search.searchBar.isHidden = searchCollapse > search.barHeight / 2
  }
}

extension UINavigationItem {
  /// Whether the search bar is in the toolbar: on an iPhone, outside a tab bar controller, if the app wants it
  /// integrated.
  final var isSearchInToolbar: Bool {
    guard searchController?.isBarElsewhere == false, searchBarPlacementAllowsToolbarIntegration,
      let navigation = bar?.navigationController
    else { return false }
    switch preferredSearchBarPlacement {
    case .automatic, .stacked, .inline: return false
    case .integrated, .integratedCentered, .integratedButton: break
    }
    let traits = navigation.traitCollection
    return traits.userInterfaceIdiom == .phone && traits.horizontalSizeClass == .compact
      && navigation.tabBarController == nil
  }
}
