import Foundation

/// A search bar and its results.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchcontroller>.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// When the scope bar is shown.
  public enum ScopeBarActivation: Int, Hashable, Sendable {
    /// Chosen by the system: as soon as the search begins.
    case automatic
    /// When the app shows it.
    case manual
    /// As soon as text is entered.
    case onTextEntry
    /// As soon as the search begins.
    case onSearchActivation
  }

  /// Updates the results; not retained.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate, which is notified when the search begins and ends; not retained.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The view controller that shows the results; nil if the one being searched shows them.
  open private(set) var searchResultsController: UIViewController?
  /// The search bar. Its delegate is the app's: the controller follows the bar without being its delegate.
  open private(set) lazy var searchBar: UISearchBar = {
    let bar = UISearchBar(frame: .zero)
    bar.placeholder = SystemWord.search.text
    bar.searchController = self
    return bar
  }()
  /// Whether the content below is dimmed during a search; false by default, as for apps linked on iOS 15 and later.
  open var obscuresBackgroundDuringPresentation = false { didSet { contentDidChange() } }
  /// An older name of ``obscuresBackgroundDuringPresentation``.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the navigation bar's title and buttons are hidden during a search; true by default.
  open var hidesNavigationBarDuringPresentation = true {
    didSet { searchedNavigationBar?.itemDidChange() }
  }
  /// Whether the results controller is shown as soon as text is entered; true by default. Setting
  /// ``showsSearchResultsController`` makes it false.
  open var automaticallyShowsSearchResultsController = true { didSet { contentDidChange() } }
  /// Whether the results controller is shown during a search, even before text is entered. Setting it makes
  /// ``automaticallyShowsSearchResultsController`` false.
  open var showsSearchResultsController: Bool {
    get { automaticallyShowsSearchResultsController ? active && hasQuery : wantsResults }
    set {
      wantsResults = newValue
      automaticallyShowsSearchResultsController = false
    }
  }
  /// Whether the search bar has a Cancel button during a search; true by default. Setting
  /// `UISearchBar.showsCancelButton` makes it false.
  open var automaticallyShowsCancelButton = true
  /// Whether the scope bar is shown during a search; true by default. The older form of ``scopeBarActivation``.
  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set { scopeBarActivation = newValue ? .automatic : .manual }
  }
  /// When the scope bar, if it has at least two titles, is shown; `automatic` by default. Setting
  /// `UISearchBar.showsScopeBar` makes it `manual`.
  open var scopeBarActivation = ScopeBarActivation.automatic { didSet { scopeBarMayChange() } }
  /// Suggestions, listed over the results during a search; nil for none. They are removed when the person chooses one,
  /// types, or cancels.
  open var searchSuggestions: [any UISearchSuggestion]? { didSet { contentDidChange() } }
  /// Whether there is no list of suggestions while the search bar is below the title; false by default.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false { didSet { contentDidChange() } }

  final var active = false
  /// Whether the app presented the controller itself; the delegate is then not told.
  final var isPresentedByApp = false
  private var wantsResults = false
  private var hasTyped = false
  /// The navigation item whose search controller this is, if any.
  final weak var item: UINavigationItem?
  /// Where the search bar was when it was last laid out; nil before.
  final var lastPlacement: UINavigationItem.SearchBarPlacement?
  final lazy var suggestionList = SearchSuggestionList { [weak self] in self?.choose($0) }
  final let dimming = SearchDimming(frame: .zero)
  /// Where the app put the search bar, while a search shows it above the results.
  final var barHome: SearchBarHome?

  /// Creates a search controller. With nil, the view controller being searched shows the results.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether the user is searching. Setting it begins or ends the search and notifies the delegate. Beginning a search
  /// does not begin editing.
  open var isActive: Bool {
    get { active }
    set { if newValue { begin() } else { end() } }
  }

  /// Where the search bar is; see `UINavigationItem.searchBarPlacement`.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { item?.searchBarPlacement ?? .stacked }

  // MARK: The search bar

  /// Whether there is something to search for.
  final var hasQuery: Bool {
    !(searchBar.text ?? "").isEmpty || !searchBar.searchTextField.tokens.isEmpty
  }

  /// The person changed the text or the tokens.
  final func textDidChange() {
    hasTyped = true
    searchSuggestions = nil
    queryDidChange()
  }

  /// The person chose another scope.
  final func scopeDidChange() {
    searchSuggestions = nil
    queryDidChange()
  }

  /// The text, tokens or scope changed, whoever changed them.
  final func queryDidChange() {
    guard active else { return }
    searchResultsUpdater?.updateSearchResults(for: self)
    scopeBarMayChange()
    contentDidChange()
  }

  /// The person chose a suggestion.
  final func choose(_ suggestion: any UISearchSuggestion) {
    searchSuggestions = nil
    searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
    contentDidChange()
  }

  private func scopeBarMayChange() {
    let isWanted: Bool
    switch scopeBarActivation {
    case .manual: return
    case .automatic, .onSearchActivation: isWanted = active
    case .onTextEntry: isWanted = active && hasTyped
    }
    searchBar.showScopeBar(isWanted && (searchBar.scopeButtonTitles ?? []).count > 1)
  }

  /// Shows or hides what a search adds to its bar.
  final func partsDidChange() {
    if !active { hasTyped = false }
    if automaticallyShowsCancelButton { searchBar.showCancelButton(active) }
    scopeBarMayChange()
  }

  /// The height of the search bar in a navigation bar, in points.
  final var barHeight: CGFloat { searchBar.heightInNavigationBar }

  /// Whether the app put the search bar somewhere else, such as in a table header.
  final var isBarElsewhere: Bool {
    guard let place = searchBar.superview else { return false }
    return !(place is UINavigationBar) && (place as? UIToolbar)?.search !== self
  }

  // MARK: View

  open override func loadView() {
    let root = SearchContainer(frame: .zero)
    root.controller = self
    view = root
  }

  open override var preferredStatusBarStyle: UIStatusBarStyle {
    ownPresenting?.preferredStatusBarStyle ?? super.preferredStatusBarStyle
  }

  open override var prefersStatusBarHidden: Bool {
    ownPresenting?.prefersStatusBarHidden ?? super.prefersStatusBarHidden
  }

  @_spi(AccessibilityDefaults) open override class var accessibilityDefaults: AccessibilityDefaults {
    ownDefaults
  }

  private static let ownDefaults = AccessibilityDefaults(
    of: UISearchController.self, over: UIViewController.accessibilityDefaults
  ) { answers, inherited in
    // The escape gesture cancels the search.
    answers.performEscape = { controller in
      guard controller.active else { return inherited.performEscape(controller) }
      controller.searchBar.pressCancel()
      return true
    }
  }
}
