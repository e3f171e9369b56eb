import Foundation

// Apple's pages and the session “Build a UIKit app with the new design” say: on an iPhone with iOS 26 the search bar
// moves to the toolbar by itself, on an iPad it is at the trailing edge. Recorded so for an app that asks for nothing:
// `ios26-netnewswire-search.xml`. A tab bar leaves no room for a toolbar.
extension UINavigationItem {
  /// Where a search bar is, with everything considered.
  enum SearchPlace: Hashable {
    /// Below the title.
    case stacked
    /// At the trailing edge of the row of buttons.
    case bar
    /// Nowhere yet: a button among the others begins the search.
    case barButton
    /// In the toolbar, as a field or as a button.
    case toolbar
  }

  final var searchPlace: SearchPlace {
    guard let search = searchController, !search.isBarElsewhere, let navigation = bar?.navigationController
    else {
      return .stacked
    }
    let traits = navigation.traitCollection
    // The narrow columns of a split view have no room for a field among buttons.
    let width = navigation.viewIfLoaded?.bounds.width ?? .greatestFiniteMagnitude
    let isWide =
      traits.userInterfaceIdiom == .pad && traits.horizontalSizeClass == .regular && width >= Self.wideBar
    let hasToolbar =
      SystemMetrics.current.hasSearchInToolbar && searchBarPlacementAllowsToolbarIntegration
      && traits.userInterfaceIdiom == .phone && traits.horizontalSizeClass == .compact
      && (navigation.tabBarController == nil
        || navigation.topViewController?.hidesBottomBarWhenPushed == true)
    switch preferredSearchBarPlacement {
    case .stacked: return .stacked
    case .automatic: return isWide ? .bar : hasToolbar ? .toolbar : .stacked
    case .integrated, .integratedCentered:
      if isWide { return .bar }
      if hasToolbar { return .toolbar }
      // A phone's bar has no room for a field beside the title.
      return SystemMetrics.current.hasSearchInToolbar ? buttonPlace(opensInBar: false) : .stacked
    case .integratedButton:
      return hasToolbar ? .toolbar : buttonPlace(opensInBar: isWide)
    }
  }

  private static let wideBar: CGFloat = 500

  /// A search that a button begins has its field among the buttons, or else in place of them.
  private func buttonPlace(opensInBar: Bool) -> SearchPlace {
    guard searchController?.isActive == true else { return .barButton }
    return opensInBar ? .bar : .stacked
  }

  /// Whether the field stands in place of the buttons only because one of them was pressed.
  final var isSearchButtonOpen: Bool {
    guard searchController?.isActive == true, SystemMetrics.current.hasSearchInToolbar else { return false }
    switch preferredSearchBarPlacement {
    case .automatic, .stacked: return false
    case .integrated, .integratedCentered, .integratedButton: return bar?.navigationController != nil
    }
  }

  /// Tells the search controller's delegate if the search bar has another place since the last layout.
  final func searchPlacementMayHaveChanged() {
    guard let search = searchController, !search.isBarElsewhere else { return }
    let placement = searchBarPlacement
    let old = search.lastPlacement
    search.lastPlacement = placement
    // The bar may have looked for the place before it was known, such as before the stack was in its tab.
    guard let old else { return bar?.itemDidChange() ?? () }
    guard old != placement else { return }
    search.delegate?.searchController(search, willChangeTo: placement)
    bar?.itemDidChange()
    search.delegate?.searchController(search, didChangeFrom: old)
  }
}

/// Stands for a search bar among the items of a bar; a button with the magnifying glass where there is no room for more.
final class SearchBarButtonItem: UIBarButtonItem {
  private weak var item: UINavigationItem?

  init(_ item: UINavigationItem) {
    self.item = item
    super.init()
    adopt(systemItem: .search)
    primaryAction = UIAction { [weak self] _ in self?.item?.searchController?.beginTyping() }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UISearchController {
  /// Begins the search as its button does: with the field ready for typing.
  final func beginTyping() {
    isActive = true
    item?.bar?.navigationController?.viewIfLoaded?.layoutIfNeeded()
    // VoiceOver's cursor follows from the button, which gives way to the field.
    if searchBar.becomeFirstResponder() {
      UIAccessibility.post(notification: .layoutChanged, argument: searchBar.searchTextField)
    }
  }
}
