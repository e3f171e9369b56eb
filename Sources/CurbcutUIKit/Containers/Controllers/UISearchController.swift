import Foundation

/// A search bar and its results.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchcontroller>.
@preconcurrency @MainActor
open class UISearchController: UIViewController, UISearchBarDelegate {
  /// When the scope bar is shown.
  public enum ScopeBarActivation: Int, Hashable, Sendable {
    /// Chosen by the system.
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
  /// The search bar.
  open private(set) lazy var searchBar: UISearchBar = {
    let bar = UISearchBar(frame: .zero)
    bar.placeholder = SystemWord.search.text
    bar.delegate = self
    return bar
  }()
  /// Whether the content below is dimmed during a search; true by default.
  @Unsupported("UISearchController.obscuresBackgroundDuringPresentation: the screen below is not dimmed")
  open var obscuresBackgroundDuringPresentation = true
  /// An older name of ``obscuresBackgroundDuringPresentation``.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the navigation bar is hidden during a search; true by default.
  @Unsupported(
    "UISearchController.hidesNavigationBarDuringPresentation: the navigation bar stays while searching")
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the results controller is shown as soon as text is entered; true by default.
  open var automaticallyShowsSearchResultsController = true
  /// Whether the search bar has a Cancel button during a search; true by default.
  open var automaticallyShowsCancelButton = true
  /// Whether the scope bar is shown during a search; true by default.
  @Unsupported(
    "UISearchController.automaticallyShowsScopeBar: the bar for narrowing shows as the search bar says")
  open var automaticallyShowsScopeBar = true
  /// When the scope bar is shown; `automatic` by default.
  @Unsupported("UISearchController.scopeBarActivation: the bar for narrowing shows as the search bar says")
  open var scopeBarActivation = ScopeBarActivation.automatic
  /// Whether the results controller is shown even before text is entered.
  open var showsSearchResultsController = false { didSet { showResults() } }
  private var active = false

  static let barHeight: CGFloat = 52

  /// Creates a search controller. With nil, the view controller being searched shows the results.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether the app put the search bar somewhere else, such as in a table header.
  final var isBarElsewhere: Bool {
    guard let place = searchBar.superview else { return false }
    return !(place is UINavigationBar)
  }

  /// Whether the user is searching. Setting it begins or ends the search and notifies the delegate.
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

  /// Shows the results controller over the view controller being searched while there is search text, and hides it
  /// otherwise.
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

  /// Updates the results for the current search text.
  open func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    searchResultsUpdater?.updateSearchResults(for: self)
    showResults()
  }

  /// Ends the search.
  open func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { isActive = false }

  /// Updates the results for the new scope.
  open func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    searchResultsUpdater?.updateSearchResults(for: self)
  }
}

/// Updates search results.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the search begins, changes or ends.
  func updateSearchResults(for searchController: UISearchController)
}

/// Notified when a search begins and ends.
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
  /// On iOS, called so that the delegate can present the search itself; never called here.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  public func presentSearchController(_ searchController: UISearchController) {}
}
