import Foundation

// A search controller is presented by the view controller that is searched, above whose view its own is placed: the
// navigation bar, which holds the search field, stays. The order of the calls is that of `UISearchController.h`.
extension UISearchController {
  /// Begins the search, unless the delegate presents the controller itself.
  final func begin() {
    guard !active else { return }
    active = true
    delegate?.presentSearchController(self)
    guard ownPresenting == nil else { return }
    isPresentedByApp = false
    delegate?.willPresentSearchController(self)
    appear(over: searchedController, animated: true) { [weak self] in
      guard let self, active else { return }
      delegate?.didPresentSearchController(self)
    }
  }

  /// Begins the search because the app presented the controller.
  final func begin(from source: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard ownPresenting == nil else { return }
    active = true
    isPresentedByApp = true
    appear(over: searchedController ?? source, animated: animated) { completion?() }
  }

  private func appear(
    over presenter: UIViewController?, animated: Bool, completion: @escaping () -> Void
  ) {
    if let presenter, presenter.ownPresented == nil {
      presenter.ownPresented = self
      ownPresenting = presenter
      presenter.navigationItem.activeSearch = self
      motion = .presented
      beginAppearing(animated: animated)
      place()
    }
    partsDidChange()
    searchedNavigationBar?.itemDidChange()
    searchResultsUpdater?.updateSearchResults(for: self)
    contentDidChange()
    UIKitHost.shared.afterThisTurn { [weak self] in
      LayoutPass.afterwards { self?.finishAppearing(animated: animated) }
    }
    afterTransition(animated, completion)
  }

  /// Ends the search.
  final func end(animated: Bool = true, completion: (() -> Void)? = nil) {
    guard active else {
      completion?()
      return
    }
    let tellsDelegate = !isPresentedByApp
    if tellsDelegate { delegate?.willDismissSearchController(self) }
    active = false
    isPresentedByApp = false
    searchBar.resignFirstResponder()
    searchSuggestions = nil
    searchBar.clear()
    partsDidChange()
    searchResultsUpdater?.updateSearchResults(for: self)
    let bar = searchedNavigationBar
    let presenter = ownPresenting
    motion = .dismissed
    beginDisappearing(animated: animated)
    viewIfLoaded?.removeFromSuperview()
    suggestionList.hide()
    returnBar()
    presenter?.ownPresented = nil
    presenter?.navigationItem.activeSearch = nil
    ownPresenting = nil
    finishDisappearing(animated: animated)
    motion = nil
    bar?.itemDidChange()
    afterTransition(animated) { [weak self] in
      if let self, tellsDelegate { delegate?.didDismissSearchController(self) }
      completion?()
    }
  }

  /// Calls back when the field and the results are in place.
  private func afterTransition(_ animated: Bool, _ completion: @escaping () -> Void) {
    let isAnimated = animated && UIView.areAnimationsEnabled
    UIKitHost.shared.clock.after(isAnimated ? Self.transitionDuration : 0) { completion() }
  }

  /// In seconds.
  private static let transitionDuration = 0.35

  // MARK: What is searched

  /// The view controller whose content is searched: the one with the search bar.
  private var searchedController: UIViewController? {
    if let item, let navigation = item.bar?.navigationController {
      return navigation.viewControllers.first { $0.navigationItem === item }
    }
    var next: UIResponder? = searchBar.superview
    while let responder = next {
      if let bar = responder as? UINavigationBar { return bar.navigationController?.topViewController }
      if let controller = responder as? UIViewController { return controller }
      next = responder.next
    }
    return nil
  }

  /// The navigation bar above what is searched.
  final var searchedNavigationBar: UINavigationBar? { ownPresenting?.navigationController?.navigationBar }

  // MARK: Views

  /// Puts the view above the one that is searched, if that one is shown.
  final func place() {
    guard active, let searched = ownPresenting?.viewIfLoaded, let above = searched.superview,
      let container = viewIfLoaded, container.superview !== above
    else { return }
    container.frame = searched.frame
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    above.insertSubview(container, aboveSubview: searched)
    contentDidChange()
  }

  /// The view controller that is searched left the screen, as when another one was pushed.
  final func searchedControllerDidDisappear() {
    viewIfLoaded?.removeFromSuperview()
    suggestionList.hide()
  }

  /// Follows the bars around what is searched.
  final func barsDidChange() {
    guard let presenter = ownPresenting, isViewLoaded else { return }
    containerSafeAreaInsets = presenter.containerSafeAreaInsets
    if let searched = presenter.viewIfLoaded, view.superview === searched.superview,
      view.frame != searched.frame
    {
      view.frame = searched.frame
    }
  }

  private var showsSuggestions: Bool {
    guard active, !(searchSuggestions ?? []).isEmpty else { return false }
    return !(searchBarPlacement == .stacked && ignoresSearchSuggestionsForSearchBarPlacementStacked)
  }

  /// Shows the results, the suggestions or the dimmed content, as the search demands.
  final func contentDidChange() {
    guard let container = viewIfLoaded else { return }
    let showsResults = active && searchResultsController != nil && showsSearchResultsController
    let dims = active && obscuresBackgroundDuringPresentation
    // Suggestions below a field among buttons are a menu, beside which the content stays.
    let covers = showsResults || (showsSuggestions && !hasSuggestionMenu) || dims
    if active, searchResultsController != nil || covers { takeBar() }
    container.isHidden = !covers && barHome == nil
    // What is covered is not read.
    container.accessibilityViewIsModal = covers
    if dims { container.insertSubview(dimming, at: 0) } else { dimming.removeFromSuperview() }
    dimming.controller = self
    if let results = searchResultsController {
      if showsResults {
        show(child: results, in: container, frame: contentFrame)
      } else if results.parent === self {
        hide(child: results)
      }
    }
    if showsSuggestions {
      suggestionList.suggestions = searchSuggestions ?? []
      if hasSuggestionMenu { placeSuggestionMenu() } else { suggestionList.showWhole(in: container) }
    } else {
      suggestionList.hide()
    }
    if let barHome { container.bringSubviewToFront(barHome.bar) }
    container.setNeedsLayout()
    container.accessibilityStructureDidChange()
  }

  private var hasSuggestionMenu: Bool { item?.searchPlace == .bar }

  /// Places the menu of suggestions below the field, in front of the bars.
  private func placeSuggestionMenu() {
    guard hasSuggestionMenu, showsSuggestions else { return }
    suggestionList.showMenu(
      below: searchBar.searchTextField, in: searchedNavigationBar?.navigationController?.viewIfLoaded)
  }

  /// The part of the view below a search bar that was moved here.
  private var contentFrame: CGRect {
    guard let bounds = viewIfLoaded?.bounds else { return .zero }
    let top = barHome?.bar.frame.maxY ?? 0
    return CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
  }

  final func layOut() {
    barsDidChange()
    guard let container = viewIfLoaded else { return }
    if let barHome {
      let height = barHome.bar.intrinsicContentSize.height
      barHome.bar.frame = CGRect(
        x: 0, y: container.safeAreaInsets.top, width: container.bounds.width, height: height)
    }
    dimming.frame = contentFrame
    if suggestionList.superview === container { suggestionList.frame = contentFrame }
    placeSuggestionMenu()
    if let results = searchResultsController?.viewIfLoaded, results.superview === container,
      results.frame != contentFrame
    {
      results.frame = contentFrame
    }
  }

  // MARK: A search bar of the app's

  /// Shows a search bar that the app put into the searched content above the results, which would cover it.
  private func takeBar() {
    guard barHome == nil, let container = viewIfLoaded, let searched = ownPresenting?.viewIfLoaded,
      searchBar.isDescendant(of: searched)
    else { return }
    barHome = SearchBarHome(searchBar)
    container.addSubview(searchBar)
  }

  private func returnBar() {
    barHome?.takeBack()
    barHome = nil
  }
}

/// Where the app put a search bar that is shown somewhere else during a search.
@MainActor
final class SearchBarHome {
  let bar: UISearchBar
  private weak var parent: UIView?
  private let index: Int
  private let frame: CGRect

  init(_ bar: UISearchBar) {
    self.bar = bar
    parent = bar.superview
    index = bar.superview?.subviews.firstIndex { $0 === bar } ?? 0
    frame = bar.frame
  }

  func takeBack() {
    guard let parent else { return }
    parent.insertSubview(bar, at: min(index, parent.subviews.count))
    bar.frame = frame
    parent.setNeedsLayout()
  }
}

/// The view of a search controller, above the one that is searched.
final class SearchContainer: UIView {
  weak var controller: UISearchController?

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.layOut()
  }

  /// Beside the results the content that is searched is touched.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    return found === self ? nil : found
  }
}

/// What dims the content that is searched; a tap ends the search.
final class SearchDimming: UIView {
  weak var controller: UISearchController?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.black.withAlphaComponent(0.2)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { controller?.end() }
}
