import Foundation

/// A search bar and the results it leads to.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchcontroller>.
@preconcurrency @MainActor
open class UISearchController: UIViewController, UISearchBarDelegate {
  /// When the bar for narrowing a search shows.
  public enum ScopeBarActivation: Int, Hashable, Sendable {
    /// As the system thinks best.
    case automatic
    /// When the app shows it.
    case manual
    /// As soon as something is typed.
    case onTextEntry
    /// As soon as the search begins.
    case onSearchActivation
  }

  /// Finds the results; not retained.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Hears of the search beginning and ending; not retained.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The screen of the results; nil when the screen below shows them.
  open private(set) var searchResultsController: UIViewController?
  /// The bar to type into.
  open private(set) lazy var searchBar: UISearchBar = {
    let bar = UISearchBar(frame: .zero)
    bar.placeholder = SystemWord.search.text
    bar.delegate = self
    return bar
  }()
  /// Whether the screen below is dimmed while searching; true by default.
  @Unsupported("UISearchController.obscuresBackgroundDuringPresentation: the screen below is not dimmed")
  open var obscuresBackgroundDuringPresentation = true
  /// An older name of ``obscuresBackgroundDuringPresentation``.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the navigation bar makes room while searching; true by default.
  @Unsupported(
    "UISearchController.hidesNavigationBarDuringPresentation: the navigation bar stays while searching")
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the results show as soon as something is typed; true by default.
  open var automaticallyShowsSearchResultsController = true
  /// Whether the bar has a Cancel button while searching; true by default.
  open var automaticallyShowsCancelButton = true
  /// Whether the bar for narrowing shows while searching; true by default.
  @Unsupported(
    "UISearchController.automaticallyShowsScopeBar: the bar for narrowing shows as the search bar says")
  open var automaticallyShowsScopeBar = true
  /// When the bar for narrowing shows; `automatic` by default.
  @Unsupported("UISearchController.scopeBarActivation: the bar for narrowing shows as the search bar says")
  open var scopeBarActivation = ScopeBarActivation.automatic
  /// Whether the results show, even before something is typed.
  open var showsSearchResultsController = false { didSet { showResults() } }
  private var active = false

  static let barHeight: CGFloat = 52

  /// Makes a search; nil shows its results on the screen below.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether the app put the bar somewhere else: into a table's header, say.
  final var isBarElsewhere: Bool {
    guard let place = searchBar.superview else { return false }
    return !(place is UINavigationBar)
  }

  /// Whether the user is searching. Setting it begins or ends the search, and tells the delegate.
  open var isActive: Bool {
    get { active }
    set {
      guard active != newValue else { return }
      if newValue {
        delegate?.willPresentSearchController(self)
      } else {
        delegate?.willDismissSearchController(self)
      }
      active = newValue
      searchBar.setShowsCancelButton(newValue && automaticallyShowsCancelButton, animated: false)
      if newValue {
        delegate?.didPresentSearchController(self)
      } else {
        searchBar.text = nil
        searchBar.resignFirstResponder()
        delegate?.didDismissSearchController(self)
      }
      searchResultsUpdater?.updateSearchResults(for: self)
      showResults()
    }
  }

  /// Shows the results over the controller that the search belongs to, while there is something to search for.
  private func showResults() {
    guard let results = searchResultsController else { return }
    let isWanted =
      showsSearchResultsController
      || (automaticallyShowsSearchResultsController && active && !(searchBar.text ?? "").isEmpty)
    let host = (searchBar.superview as? UINavigationBar)?.navigationController?.topViewController
    if isWanted, let host, let view = host.viewIfLoaded {
      host.show(child: results, in: view, frame: view.bounds)
      results.containerSafeAreaInsets = .zero
    } else if !isWanted, let parent = results.parent {
      parent.hide(child: results)
      results.removeFromParent()
    }
  }

  // MARK: The bar

  /// Begins the search.
  open func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { isActive = true }

  /// Finds results for what is typed now.
  open func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    searchResultsUpdater?.updateSearchResults(for: self)
    showResults()
  }

  /// Ends the search.
  open func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { isActive = false }

  /// Finds results for the narrower search.
  open func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    searchResultsUpdater?.updateSearchResults(for: self)
  }
}

/// Finds results for what is searched.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the search begins, changes or ends.
  func updateSearchResults(for searchController: UISearchController)
}

/// Hears of a search beginning and ending.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called before the search begins.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after the search began.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after the search ended.
  func didDismissSearchController(_ searchController: UISearchController)
  /// On iOS, called for the app to present the search in its own way; never called here.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  public func presentSearchController(_ searchController: UISearchController) {}
}
