import Foundation

/// Updates search results.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchresultsupdating>.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the search begins or ends, and when its text, tokens or scope change.
  func updateSearchResults(for searchController: UISearchController)
  /// Called when the person has chosen a suggestion.
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {}
}

/// Notified when a search begins and ends, unless the app presents or dismisses the search controller itself.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchcontrollerdelegate>.
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
  /// Called first, so that the delegate can present the search controller itself.
  func presentSearchController(_ searchController: UISearchController)
  /// Called before the search bar moves to another place.
  func searchController(
    _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
  /// Called after the search bar moved to another place.
  func searchController(
    _ searchController: UISearchController,
    didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  public func presentSearchController(_ searchController: UISearchController) {}
  public func searchController(
    _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
  ) {}
  public func searchController(
    _ searchController: UISearchController,
    didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
  ) {}
}
