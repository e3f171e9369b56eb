import CurbcutUIKit
import Foundation

/// The search field of one screen.
@MainActor
final class ScreenSearch {
  private var controller: SearchController?

  /// Shows a search in the bar, or takes away the one that was shown.
  func apply(_ search: SearchHost?, to item: UINavigationItem, on surface: SurfaceView) {
    guard let search else {
      if let controller, item.searchController === controller { item.searchController = nil }
      controller = nil
      return
    }
    let controller = controller ?? SearchController()
    self.controller = controller
    let isShown = surface.window != nil
    controller.show(search, canBegin: isShown)
    if !isShown {
      surface.whenAppeared { [weak graph = surface.graph] in
        // Once the bars are there as well.
        DispatchQueue.main.async { graph?.preferencesDidChange() }
      }
    }
    switch search.placement {
    case .drawer(let always):
      if item.preferredSearchBarPlacement != .stacked { item.preferredSearchBarPlacement = .stacked }
      if item.hidesSearchBarWhenScrolling == always { item.hidesSearchBarWhenScrolling = !always }
    default: break
    }
    if item.searchController !== controller { item.searchController = controller }
  }
}
