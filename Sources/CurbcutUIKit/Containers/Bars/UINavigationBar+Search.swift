import Foundation

// The search bar below the title, and what a search changes in the bar.
extension UINavigationBar {
  /// The search controller of the top item, if the app did not put its search bar elsewhere.
  final var stackedSearch: UISearchController? {
    guard let search = topItem?.searchController, !search.isBarElsewhere else { return nil }
    return search
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
