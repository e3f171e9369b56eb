import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import Testing
import VoiceOver

@testable import CurbcutUIKit

/// Where a navigation item's search bar stands, and in which order VoiceOver comes to it.
@MainActor @Suite("The place of a search bar", .serialized)
struct SearchPlacementTests {
  private final class Searched: UIViewController, UISearchControllerDelegate, UISearchResultsUpdating {
    let search = UISearchController(searchResultsController: nil)
    var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Fruits"
      view.addSubview(label("Apple", 300))
      search.delegate = self
      search.searchResultsUpdater = self
      navigationItem.searchController = search
      navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Sort", primaryAction: UIAction { _ in })
    }

    func searchController(
      _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
    ) { log.append("will change to \(newPlacement)") }
    func searchController(
      _ searchController: UISearchController,
      didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
    ) { log.append("did change from \(previousPlacement)") }
    func updateSearchResults(for searchController: UISearchController) {}
    func updateSearchResults(
      for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {
      log.append("chose \(searchSuggestion.localizedSuggestion ?? "")")
      searchController.searchBar.searchTextField.insertToken(UISearchToken(icon: nil, text: "Red"), at: 0)
    }
  }

  private func screen(
    _ controller: UIViewController, on device: Device = .iPhone16, system: SystemVersion = .iOS26
  ) -> LiveScreen {
    var settings = Settings()
    settings.system = system
    UIApplication.shared.firstResponder?.resignFirstResponder()
    UIKitHost.shared.configure(device: device, settings: settings)
    let window = UIKitHost.shared.makeWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return LiveScreen(window: window, settings: settings)
  }

  private func labels(_ screen: LiveScreen) -> [String] {
    screen.session.settle()
    screen.provider.update()
    return screen.provider.tree.elements.filter { !$0.traits.contains(.keyboardKey) }
      .map { $0.label?.string ?? "" }
  }

  private func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  @Test("is the toolbar of an iPhone that asks for nothing, as NetNewsWire was recorded")
  func automaticOnPhone() {
    let fruits = Searched()
    let screen = screen(UINavigationController(rootViewController: fruits))
    #expect(labels(screen) == ["Fruits", "Sort", "Apple", "Search"])
    #expect(fruits.search.searchBarPlacement == .integrated)
    let field = frame(of: fruits.search.searchBar.searchTextField)
    #expect(field.minX == 32 && field.height == 38)
    fruits.navigationItem.preferredSearchBarPlacement = .stacked
    #expect(labels(screen) == ["Fruits", "Sort", "Search", "Apple"])
    #expect(fruits.log == ["will change to stacked", "did change from integrated"])
  }

  @Test("stands above the keyboard with a cross beside it, where NetNewsWire was recorded")
  func aboveKeyboard() {
    let fruits = Searched()
    let screen = screen(UINavigationController(rootViewController: fruits), on: .iPhone16Pro)
    screen.go(to: "Search")
    screen.activate()
    screen.provider.update()
    func isAt(_ label: String, _ frame: CGRect) -> Bool {
      guard let found = screen.provider.tree.elements.first(where: { $0.label?.string == label })?.frame
      else {
        return false
      }
      return abs(found.minX - frame.minX) <= 1 && abs(found.minY - frame.minY) <= 1
        && abs(found.maxX - frame.maxX) <= 1 && abs(found.maxY - frame.maxY) <= 1
    }
    #expect(isAt("Search", CGRect(x: 16, y: 511, width: 309, height: 38)))
    #expect(isAt("Close", CGRect(x: 347, y: 511, width: 38, height: 38)))
    // Nothing is left of the buttons that gave way.
    #expect(fruits.navigationController?.navigationBar.subviews.contains { $0 is BarPlatter } == false)
  }

  @Test("is below the title on iOS 18, in a tab bar controller, and where a toolbar is not wanted")
  func stackedOnPhone() {
    let fruits = Searched()
    let old = screen(UINavigationController(rootViewController: fruits), system: .iOS18)
    #expect(labels(old) == ["Fruits", "Sort", "Search", "Apple"])
    #expect(fruits.search.searchBarPlacement == .stacked)
    old.go(to: "Search")
    old.activate()
    #expect(labels(old) == ["Search", "Cancel", "Apple"])

    let tabs = UITabBarController()
    let inTabs = Searched()
    tabs.viewControllers = [UINavigationController(rootViewController: inTabs)]
    let screenOfTabs = screen(tabs)
    #expect(labels(screenOfTabs).prefix(3) == ["Fruits", "Sort", "Search"])
    // A screen that hides the tab bar has room for the toolbar.
    let pushed = Searched()
    pushed.hidesBottomBarWhenPushed = true
    inTabs.navigationController?.pushViewController(pushed, animated: false)
    #expect(labels(screenOfTabs).suffix(2) == ["Apple", "Search"])

    let without = Searched()
    without.navigationItem.searchBarPlacementAllowsToolbarIntegration = false
    #expect(
      labels(screen(UINavigationController(rootViewController: without)))
        == ["Fruits", "Sort", "Search", "Apple"])
  }

  @Test(
    "is the trailing edge of an iPad's bar, which stays during the search", arguments: SystemVersion.allCases)
  func tablet(system: SystemVersion) {
    let fruits = Searched()
    fruits.search.searchBar.scopeButtonTitles = ["All", "Red"]
    let screen = screen(UINavigationController(rootViewController: fruits), on: .iPad, system: system)
    #expect(labels(screen) == ["Fruits", "Sort", "Search", "Apple"])
    #expect(fruits.search.searchBarPlacement == .integrated)
    let field = frame(of: fruits.search.searchBar.searchTextField)
    let bar = fruits.navigationController!.navigationBar
    #expect(field.minX > bar.bounds.midX && field.maxX <= bar.bounds.maxX - 16)
    #expect(abs(field.midY - (frame(of: bar).minY + 22)) <= 1)
    screen.go(to: "Search")
    screen.activate()
    let cancel = system == .iOS18 ? "Cancel" : "Close"
    #expect(labels(screen) == ["Fruits", "Sort", "Search", cancel, "All", "Red", "Apple"])
    screen.go(to: cancel)
    screen.activate()
    #expect(labels(screen) == ["Fruits", "Sort", "Search", "Apple"])
  }

  @Test("is below the title in a narrow column of an iPad")
  func column() {
    let fruits = Searched()
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredDisplayMode = .oneBesideSecondary
    split.setViewController(UINavigationController(rootViewController: fruits), for: .primary)
    split.setViewController(UINavigationController(rootViewController: UIViewController()), for: .secondary)
    let screen = screen(split, on: .iPadPro13)
    #expect(labels(screen).contains("Search"))
    #expect(fruits.search.searchBarPlacement == .stacked)
  }

  @Test("is a menu of suggestions below the field of an iPad, from which VoiceOver picks one")
  func suggestions() {
    let fruits = Searched()
    let screen = screen(UINavigationController(rootViewController: fruits), on: .iPad)
    screen.go(to: "Search")
    screen.activate()
    fruits.search.searchSuggestions = [
      UISearchSuggestionItem(localizedSuggestion: "Red", localizedDescription: "Red fruits"),
      UISearchSuggestionItem(localizedSuggestion: "Green"),
    ]
    // The content beside the menu stays.
    let shown = labels(screen)
    #expect(Set(shown).isSuperset(of: ["Red fruits", "Green", "Apple"]))
    let list = frame(of: fruits.search.suggestionList)
    let field = frame(of: fruits.search.searchBar.searchTextField)
    #expect(list.minY >= field.maxY && list.height < 150 && list.maxX <= 820)
    fruits.log = []
    screen.go(to: "Red fruits")
    screen.activate()
    #expect(fruits.log == ["chose Red"])
    #expect(fruits.search.searchSuggestions == nil)
    #expect(!labels(screen).contains("Green"))
    screen.provider.update()
    let element = screen.provider.tree.elements.first { $0.traits.contains(.searchField) }
    #expect(element?.value?.string == "Red")
  }

  @Test("follows the toolbar's items, or stands where the app puts Apple's item among them")
  func amongItems() {
    let fruits = Searched()
    let controller = UINavigationController(rootViewController: fruits)
    controller.isToolbarHidden = false
    func item(_ title: String) -> UIBarButtonItem {
      UIBarButtonItem(title: title, primaryAction: UIAction { _ in })
    }
    fruits.toolbarItems = [item("A"), .flexibleSpace(), item("B")]
    let screen = screen(controller)
    #expect(labels(screen) == ["Fruits", "Sort", "Apple", "A", "B", "Search"])
    let marker = fruits.navigationItem.searchBarPlacementBarButtonItem
    fruits.toolbarItems = [item("A"), .flexibleSpace(), marker, .flexibleSpace(), item("B")]
    #expect(labels(screen) == ["Fruits", "Sort", "Apple", "A", "Search", "B"])
    #expect(fruits.search.searchBar.superview === controller.toolbar)
    screen.go(to: "Search")
    screen.activate()
    #expect(labels(screen) == ["Apple", "Search", "Close"])
    screen.go(to: "Close")
    screen.activate()
    #expect(labels(screen) == ["Fruits", "Sort", "Apple", "A", "Search", "B"])
    // Where it does not stand for a search, the item is nothing.
    fruits.navigationItem.preferredSearchBarPlacement = .stacked
    #expect(labels(screen) == ["Fruits", "Sort", "Search", "Apple", "A", "B"])
  }

  @Test("is a button where there is no room for a field, which a press opens with the keyboard")
  func button() {
    let fruits = Searched()
    let controller = UINavigationController(rootViewController: fruits)
    controller.isToolbarHidden = false
    fruits.toolbarItems = ["A long title", "Another long title"].map {
      UIBarButtonItem(title: $0, primaryAction: UIAction { _ in })
    }
    let screen = screen(controller)
    #expect(fruits.search.searchBar.superview == nil)
    #expect(labels(screen).suffix(2) == ["Another long title", "Search"])
    screen.go(to: "Search")
    screen.activate()
    #expect(fruits.search.isActive && fruits.search.searchBar.isFirstResponder)
    #expect(screen.said().contains { $0.contains("Search Search field is editing") })
    #expect(labels(screen) == ["Apple", "Search", "Close"])
    fruits.search.isActive = false
    #expect(labels(screen).last == "Search" && fruits.search.searchBar.superview == nil)

    // In the bar of a phone without a toolbar, too.
    fruits.toolbarItems = nil
    fruits.navigationItem.preferredSearchBarPlacement = .integratedButton
    fruits.navigationItem.searchBarPlacementAllowsToolbarIntegration = false
    #expect(labels(screen) == ["Fruits", "Sort", "Search", "Apple"])
    #expect(fruits.search.searchBarPlacement == .integratedButton)
    screen.go(to: "Search")
    screen.activate()
    #expect(labels(screen) == ["Search", "Close", "Apple"])
    #expect(fruits.search.searchBarPlacement == .integratedButton)
  }

  private final class FieldDelegate: NSObject, UISearchTextFieldDelegate {
    var chosen: [String] = []
    func searchTextField(
      _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion
    ) { chosen.append(suggestion.localizedSuggestion ?? "") }
  }

  @Test("matters not to a search field by itself, whose suggestions are a menu while it is edited")
  func fieldByItself() {
    let field = UISearchTextField(frame: CGRect(x: 20, y: 100, width: 300, height: 36))
    field.placeholder = "Find"
    let delegate = FieldDelegate()
    field.delegate = delegate
    let screen = LiveScreen([field, label("Below", 400)])
    field.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "Pear")]
    #expect(!labels(screen).contains("Pear"))
    screen.go(to: "Find")
    screen.activate()
    #expect(labels(screen).contains("Pear"))
    screen.go(to: "Pear")
    screen.activate()
    #expect(delegate.chosen == ["Pear"] && field.searchSuggestions == nil)
    #expect(!labels(screen).contains("Pear"))
  }
}
