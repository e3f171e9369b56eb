import Foundation

// The search bar below the title or among the buttons, and what a search changes in the bar.
extension UINavigationBar {
  /// The search controller of the top item, if its search bar is in one of these places.
  private func search(in places: Set<UINavigationItem.SearchPlace>) -> UISearchController? {
    guard let item = topItem, let search = item.searchController, !search.isBarElsewhere,
      places.contains(item.searchPlace)
    else { return nil }
    return search
  }

  /// The search controller of the top item, if its search bar is below the title.
  final var stackedSearch: UISearchController? { search(in: [.stacked]) }

  /// The search controller of the top item, if its search bar is at the trailing edge.
  final var barSearch: UISearchController? { search(in: [.bar]) }

  /// The search bar that is in this bar, if any.
  final var ownSearchBar: UISearchBar? { search(in: [.stacked, .bar])?.searchBar }

  /// The items at the trailing edge, with the button for a search whose bar does not show yet.
  final var shownTrailingItems: [UIBarButtonItem] {
    guard let item = topItem else { return [] }
    let given = item.rightBarButtonItems ?? []
    return search(in: [.barButton]) == nil ? given : [item.searchBarPlacementBarButtonItem] + given
  }

  /// The scopes of a search whose field is among buttons, if they are shown.
  final var scopesOfIntegratedSearch: SearchScopeBar? {
    search(in: [.bar, .barButton, .toolbar])?.searchBar.scopeControl
  }

  static let scopeRowHeight: CGFloat = 44

  /// Takes the scopes of a search whose field is among buttons, and gives those of another item away.
  final func takeScopes() {
    if let item = topItem, let bar = item.searchController?.searchBar {
      bar.scopeHost = item.searchPlace == .stacked ? nil : self
    }
    for case let scopes as SearchScopeBar in subviews where scopes !== scopesOfIntegratedSearch {
      scopes.removeFromSuperview()
    }
  }

  /// Places the scopes as `ios26-netnewswire-search.xml` has them: 32 from the sides, 2 below the top.
  final func layOutScopes(at y: CGFloat) {
    let clear = boundsClearOfSides
    scopesOfIntegratedSearch?.frame = CGRect(
      x: clear.minX + 32, y: y + 2, width: max(0, clear.width - 64), height: 32)
  }

  /// Whether a search hides the title and the buttons.
  final var hidesTitleRow: Bool {
    guard let search = topItem?.activeSearch, search.isActive, search.hidesNavigationBarDuringPresentation
    else { return false }
    // Beside a field among the buttons there is room for the title.
    if barSearch != nil { return false }
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
    let clear = boundsClearOfSides
    search.searchBar.frame = CGRect(
      x: clear.minX + 8, y: y, width: max(0, clear.width - 16), height: height)
    // Once less than half is left there is no room for the field.
    search.searchBar.isOnGlass = false
    search.searchBar.isHidden = searchCollapse > search.barHeight / 2
  }

  /// Where the field of a search bar below the title begins, in the search bar; nil for the middle.
  final func fieldTop(of searchBar: UISearchBar) -> CGFloat? {
    guard stackedSearch?.searchBar === searchBar else { return nil }
    return SystemMetrics.current.searchFieldTop
  }

  /// The width of a search field among the buttons. No recording: as wide as in Apple's pictures of iPadOS.
  private static let fieldWidth: CGFloat = 240

  /// Places the search field at the trailing edge of the row of buttons, and says how much of the row it takes.
  final func layOutBarSearch(in row: CGRect, isRightToLeft: Bool) -> CGFloat {
    guard let bar = barSearch?.searchBar, bar.superview === self else {
      searchPlatter.remove()
      return 0
    }
    let hasGlass = SystemMetrics.current.hasPlatters
    // A cross stands beside the field while somebody searches.
    bar.isOnGlass = hasGlass
    let wanted = Self.fieldWidth + bar.cancelButtonExtent
    let width = min(wanted, row.width / 2)
    bar.isHidden = false
    // The bar is 8 points wider than the field on either side, and the glass 5.
    bar.frame = CGRect(
      x: isRightToLeft ? row.minX - (hasGlass ? 3 : 8) : row.maxX - width - (hasGlass ? 13 : 8),
      y: row.midY - 22, width: width + 16, height: 44)
    if hasGlass {
      searchPlatter.place(behind: bar, in: self, above: background, reach: 5)
    } else {
      searchPlatter.remove()
    }
    return width + (hasGlass ? 10 + BarButtonRow.gapBetweenPlatters : 16)
  }
}
