import AccessibilityTree
import AssistiveTechnology
import Foundation
import Testing
import VoiceOver

@testable import CurbcutUIKit

@MainActor
@Suite("A search controller", .serialized)
struct SearchControllerTests {
  private final class Results: UITableViewController {
    var fruits: [String] = [] { didSet { tableView.reloadData() } }
    var chosen: ((String) -> Void)?

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      fruits.count
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = fruits[indexPath.row]
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen?(fruits[indexPath.row])
    }
  }

  /// A list of fruits to search, which notes everything it is told.
  private final class Fruits: UIViewController, UISearchBarDelegate, UISearchControllerDelegate,
    UISearchResultsUpdating
  {
    static let all = ["Apple", "Banana", "Cherry"]
    let results = Results(style: .plain)
    lazy var search = UISearchController(searchResultsController: results)
    var log: [String] = []
    var barIsOwn = false
    var placement = UINavigationItem.SearchBarPlacement.stacked

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Fruits"
      for (index, name) in Self.all.enumerated() {
        view.addSubview(label(name, 300 + 40 * CGFloat(index)))
      }
      search.searchResultsUpdater = self
      search.delegate = self
      search.searchBar.delegate = self
      if barIsOwn {
        search.searchBar.frame = CGRect(x: 0, y: 200, width: 393, height: 56)
        view.addSubview(search.searchBar)
      } else {
        navigationItem.searchController = search
        navigationItem.preferredSearchBarPlacement = placement
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Sort", primaryAction: UIAction { _ in })
      }
    }

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
      log.append("should begin")
      return true
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("began") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      log.append("text \(searchText)")
    }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
    func presentSearchController(_ searchController: UISearchController) { log.append("present") }
    func willPresentSearchController(_ searchController: UISearchController) { log.append("will present") }
    func didPresentSearchController(_ searchController: UISearchController) { log.append("did present") }
    func willDismissSearchController(_ searchController: UISearchController) { log.append("will dismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { log.append("did dismiss") }
    func updateSearchResults(for searchController: UISearchController) {
      let text = searchController.searchBar.text ?? ""
      let scope = searchController.searchBar.selectedScopeButtonIndex
      log.append("update \(text)\(scope > 0 ? " in \(scope)" : "")")
      results.fruits = Self.all.filter { text.isEmpty || $0.localizedCaseInsensitiveContains(text) }
    }
    func updateSearchResults(
      for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) { log.append("chose \(searchSuggestion.localizedSuggestion ?? "")") }
  }

  private func screen(_ fruits: Fruits) -> LiveScreen {
    LiveScreen(UINavigationController(rootViewController: fruits))
  }

  private func labels(_ screen: LiveScreen) -> [String] {
    screen.session.settle()
    screen.provider.update()
    // The keys of the keyboard follow the screen.
    return screen.provider.tree.elements.filter { !$0.traits.contains(.keyboardKey) }
      .map { $0.label?.string ?? "" }
  }

  private func type(_ text: String, _ screen: LiveScreen) {
    for character in text {
      #expect(screen.provider.perform(.edit(.insert(String(character))), on: screen.id("Search")))
    }
    screen.session.settle()
  }

  @Test("tells its delegate, the search bar's and its updater in UIKit's order")
  func order() {
    let fruits = Fruits()
    let screen = screen(fruits)
    screen.go(to: "Search")
    screen.activate()
    #expect(
      fruits.log == ["should begin", "present", "will present", "update ", "began", "did present"])
    #expect(fruits.search.isActive)
    fruits.log = []
    type("an", screen)
    #expect(fruits.log == ["text a", "update a", "text an", "update an"])
    fruits.log = []
    screen.go(to: "Close")
    screen.activate()
    #expect(fruits.log == ["cancel", "will dismiss", "update ", "did dismiss"])
    #expect(!fruits.search.isActive && fruits.search.searchBar.text == "")
    #expect(fruits.presentedViewController == nil)
  }

  @Test(
    "shows its results in place of what is searched once there is text, below the field and its Close button")
  func results() {
    let fruits = Fruits()
    let screen = screen(fruits)
    #expect(labels(screen) == ["Fruits", "Sort", "Search", "Apple", "Banana", "Cherry"])
    screen.go(to: "Search")
    screen.activate()
    // The title and the buttons give way; nothing covers the content yet.
    #expect(labels(screen) == ["Search", "Close", "Apple", "Banana", "Cherry"])
    type("an", screen)
    #expect(labels(screen) == ["Search", "Clear text", "Close", "Banana"])
    #expect(fruits.presentedViewController === fruits.search)
    #expect(fruits.search.presentingViewController === fruits)
    #expect(fruits.results.parent === fruits.search)
    #expect(screen.provider.perform(.escape, on: screen.id("Banana")))
    #expect(labels(screen) == ["Fruits", "Sort", "Search", "Apple", "Banana", "Cherry"])
  }

  @Test("updates its results for text that the app sets, and not once the search has ended")
  func textOfTheApp() {
    let fruits = Fruits()
    let screen = screen(fruits)
    fruits.search.isActive = true
    screen.session.settle()
    fruits.log = []
    fruits.search.searchBar.text = "ch"
    #expect(fruits.log == ["update ch"])
    #expect(labels(screen).contains("Cherry") && !labels(screen).contains("Apple"))
    fruits.search.dismiss(animated: true)
    screen.session.settle()
    fruits.log = []
    fruits.search.searchBar.text = "x"
    #expect(fruits.log.isEmpty)
  }

  @Test("shows results before there is text if the app says so, and none by itself then")
  func resultsAtOnce() {
    let fruits = Fruits()
    let screen = screen(fruits)
    fruits.search.showsSearchResultsController = true
    #expect(!fruits.search.automaticallyShowsSearchResultsController)
    fruits.search.isActive = true
    screen.session.settle()
    #expect(fruits.results.parent === fruits.search && fruits.results.viewIfLoaded?.window != nil)
    fruits.search.showsSearchResultsController = false
    #expect(fruits.results.viewIfLoaded?.window == nil)
  }

  @Test("dims what is searched only if asked to; what is dimmed is not read")
  func dimming() {
    let fruits = Fruits()
    #expect(!fruits.search.obscuresBackgroundDuringPresentation)
    fruits.search.obscuresBackgroundDuringPresentation = true
    fruits.search.hidesNavigationBarDuringPresentation = false
    let screen = screen(fruits)
    fruits.search.isActive = true
    #expect(labels(screen) == ["Fruits", "Sort", "Search", "Close"])
    screen.window.tap(at: CGPoint(x: 200, y: 500))
    #expect(!fruits.search.isActive)
  }

  @Test("shows the scope bar of at least two titles with the search, and follows it")
  func scopes() {
    let fruits = Fruits()
    fruits.search.searchBar.scopeButtonTitles = ["All", "Red"]
    let screen = screen(fruits)
    #expect(!labels(screen).contains("Red"))
    screen.go(to: "Search")
    screen.activate()
    #expect(labels(screen).prefix(4) == ["Search", "Close", "All", "Red"])
    fruits.log = []
    screen.go(to: "Red")
    screen.activate()
    #expect(fruits.log == ["update  in 1"])
    fruits.search.isActive = false
    #expect(!labels(screen).contains("Red"))
    // The app's own choice makes the activation manual.
    fruits.search.searchBar.showsScopeBar = true
    #expect(fruits.search.scopeBarActivation == .manual && !fruits.search.automaticallyShowsScopeBar)
    fruits.search.searchBar.showsScopeBar = false
    fruits.search.scopeBarActivation = .onTextEntry
    screen.go(to: "Search")
    screen.activate()
    #expect(!labels(screen).contains("Red"))
    type("a", screen)
    #expect(labels(screen).contains("Red"))
  }

  @Test("lists suggestions over the results until one is chosen")
  func suggestions() {
    let fruits = Fruits()
    let screen = screen(fruits)
    screen.go(to: "Search")
    screen.activate()
    fruits.search.searchSuggestions = [
      UISearchSuggestionItem(localizedSuggestion: "Red"),
      UISearchSuggestionItem(localizedSuggestion: "Green", localizedDescription: "the colour"),
    ]
    #expect(labels(screen) == ["Search", "Close", "Red", "the colour"])
    fruits.log = []
    screen.go(to: "the colour")
    screen.activate()
    #expect(fruits.log == ["chose Green"])
    #expect(fruits.search.searchSuggestions == nil)
    #expect(labels(screen).contains("Apple"))
  }

  @Test("has tokens that VoiceOver does not take for typed text")
  func tokens() {
    let fruits = Fruits()
    let screen = screen(fruits)
    screen.go(to: "Search")
    screen.activate()
    screen.next()
    fruits.search.searchBar.searchTextField.insertToken(UISearchToken(icon: nil, text: "Green"), at: 0)
    screen.session.settle()
    screen.previous()
    _ = screen.said()
    screen.next()
    screen.next()
    #expect(screen.said() == ["Close Button", "Apple"])
  }

  @Test("goes with what is searched when a result is pushed over it, and comes back with it")
  func push() {
    let fruits = Fruits()
    fruits.results.chosen = { [unowned fruits] name in
      let detail = UIViewController()
      detail.title = "About \(name)"
      fruits.navigationController?.pushViewController(detail, animated: true)
    }
    let screen = screen(fruits)
    screen.go(to: "Search")
    screen.activate()
    type("an", screen)
    screen.go(to: "Banana")
    screen.activate()
    #expect(labels(screen) == ["Fruits", "About Banana"])
    fruits.navigationController?.popViewController(animated: true)
    #expect(labels(screen) == ["Search", "Clear text", "Close", "Banana"])
    #expect(fruits.search.isActive)
  }

  @Test("takes a search bar that is part of what is searched above the results, and puts it back")
  func barInContent() {
    let fruits = Fruits()
    fruits.barIsOwn = true
    let screen = screen(fruits)
    screen.go(to: "Search")
    screen.activate()
    type("an", screen)
    #expect(labels(screen) == ["Search", "Clear text", "Close", "Banana"])
    fruits.search.isActive = false
    #expect(labels(screen) == ["Fruits", "Search", "Apple", "Banana", "Cherry"])
    #expect(fruits.search.searchBar.superview === fruits.view)
    #expect(fruits.search.searchBar.frame.minY == 200)
  }

  @Test("has its field at the bottom of an iPhone if the app wants it integrated, with the scopes at the top")
  func toolbar() {
    let fruits = Fruits()
    fruits.placement = .integrated
    fruits.search.searchBar.scopeButtonTitles = ["All", "Red"]
    let sort = UIBarButtonItem(title: "Options", primaryAction: UIAction { _ in })
    fruits.toolbarItems = [sort]
    let screen = screen(fruits)
    #expect(labels(screen) == ["Fruits", "Sort", "Apple", "Banana", "Cherry", "Search"])
    #expect(fruits.search.searchBarPlacement == .integrated)
    let field = fruits.search.searchBar.searchTextField
    #expect(field.convert(field.bounds, to: nil).minX == 32)
    fruits.navigationController?.setToolbarHidden(false, animated: false)
    #expect(labels(screen).suffix(2) == ["Options", "Search"])
    let resting = field.convert(field.bounds, to: nil).maxY
    screen.go(to: "Search")
    screen.activate()
    #expect(labels(screen) == ["All", "Red", "Apple", "Banana", "Cherry", "Search", "Close"])
    #expect(field.convert(field.bounds, to: nil).maxY < resting - 200)
    type("an", screen)
    #expect(labels(screen) == ["All", "Red", "Banana", "Search", "Clear text", "Close"])
    screen.go(to: "Close")
    screen.activate()
    #expect(
      labels(screen) == ["Fruits", "Sort", "Apple", "Banana", "Cherry", "Options", "Search"])
    fruits.navigationItem.preferredSearchBarPlacement = .automatic
    fruits.navigationItem.searchBarPlacementAllowsToolbarIntegration = false
    #expect(labels(screen).prefix(3) == ["Fruits", "Sort", "Search"])
  }

  @Test("scrolls its field away and back, unless told not to")
  func scrolling() {
    let rows = Rows((1...60).map { "Row \($0)" })
    let list = UITableViewController(style: .plain)
    list.tableView.dataSource = rows
    list.navigationItem.searchController = UISearchController(searchResultsController: nil)
    list.navigationItem.preferredSearchBarPlacement = .stacked
    let screen = LiveScreen(UINavigationController(rootViewController: list))
    #expect(labels(screen).contains("Search"))
    let top = list.tableView.contentOffset.y
    list.tableView.contentOffset.y = top + 200
    screen.window.layoutIfNeeded()
    #expect(!labels(screen).contains("Search"))
    list.tableView.contentOffset.y = top
    screen.window.layoutIfNeeded()
    #expect(labels(screen).contains("Search"))
    list.navigationItem.hidesSearchBarWhenScrolling = false
    screen.window.layoutIfNeeded()
    list.tableView.contentOffset.y = top + 200
    screen.window.layoutIfNeeded()
    #expect(labels(screen).contains("Search"))
  }
}
