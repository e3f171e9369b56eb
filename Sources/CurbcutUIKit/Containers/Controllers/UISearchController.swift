import Foundation

/// A search bar and the results it leads to.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchcontroller>.
@MainActor
open class UISearchController: UIViewController, UISearchBarDelegate {
  public enum ScopeBarActivation: Int, Hashable, Sendable {
    case automatic, manual, onTextEntry, onSearchActivation
  }

  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  open private(set) var searchResultsController: UIViewController?
  open private(set) lazy var searchBar: UISearchBar = {
    let bar = UISearchBar(frame: .zero)
    bar.placeholder = "Search"
    bar.delegate = self
    return bar
  }()
  open var obscuresBackgroundDuringPresentation = true
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsSearchResultsController = true
  open var automaticallyShowsCancelButton = true
  open var automaticallyShowsScopeBar = true
  open var scopeBarActivation = ScopeBarActivation.automatic
  open var showsSearchResultsController = false { didSet { showResults() } }
  private var active = false

  static let barHeight: CGFloat = 52

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

  open func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { isActive = true }

  open func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    searchResultsUpdater?.updateSearchResults(for: self)
    showResults()
  }

  open func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { isActive = false }

  open func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    searchResultsUpdater?.updateSearchResults(for: self)
  }
}

/// Finds results for what is searched.
@MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

/// Hears of a search beginning and ending.
@MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  public func presentSearchController(_ searchController: UISearchController) {}
}
