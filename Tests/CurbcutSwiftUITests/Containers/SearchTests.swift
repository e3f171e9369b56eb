import CurbcutUIKit
import Testing

@testable import CurbcutSwiftUI

/// Searching on the screens of a stack.
@MainActor @Suite struct SearchTests {
  private enum Scope: String, CaseIterable { case all = "All", unread = "Unread" }

  private struct Token: Identifiable {
    let id: Int
    let name: String
  }

  private struct Screen: View {
    @State var text = ""
    @State var scope = Scope.all
    @State var submitted = ""
    @State var tokens: [Token] = []

    var body: some View {
      NavigationStack {
        Found(text: text, scope: scope.rawValue, submitted: submitted, tokens: tokens.map(\.name))
          .navigationTitle("Mail")
          .searchable(text: $text, tokens: $tokens, placement: .navigationBarDrawer(displayMode: .always)) {
            Text($0.name)
          }
          .searchScopes($scope) { ForEach(Scope.allCases, id: \.self) { Text($0.rawValue) } }
          .searchSuggestions {
            if text == "a" {
              Text("apple pie").searchCompletion("apple")
              Text("Ada").searchCompletion(Token(id: 1, name: "Ada"))
            }
          }
          .onSubmit(of: .search) { submitted = text }
      }
    }
  }

  private struct Found: View {
    let text: String
    let scope: String
    let submitted: String
    let tokens: [String]
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
      List {
        Text("text \(text)")
        Text("scope \(scope)")
        Text("submitted \(submitted)")
        Text("tokens \(tokens.joined(separator: "+"))")
        Text(isSearching ? "searching" : "idle")
        Button("End") { dismissSearch() }
      }
    }
  }

  private struct Offering: View {
    @State var text = ""
    @State var tokens: [Token] = []
    @State var offered = [Token(id: 1, name: "Ada")]
    @State var isPresented = false

    var body: some View {
      NavigationStack {
        Button(isPresented ? "Searching" : "Search people") { isPresented = true }
          .searchable(
            text: $text, tokens: $tokens, suggestedTokens: $offered, isPresented: $isPresented,
            placement: .navigationBarDrawer(displayMode: .always)
          ) { Text($0.name) }
      }
    }
  }

  @Test func aBindingShowsASearchThatOffersTokens() {
    let screen = HostedScreen(Offering())
    #expect(controller(screen)?.isActive == false)
    screen.activate("Search people")
    #expect(controller(screen)?.isActive == true)
    #expect(screen.labels.contains("Ada"))
  }

  private func controller<V: View>(_ screen: HostedScreen<V>) -> UISearchController? {
    func find(_ controller: UIViewController) -> UISearchController? {
      if let navigation = controller as? UINavigationController {
        return navigation.topViewController?.navigationItem.searchController
      }
      for child in controller.children { if let found = find(child) { return found } }
      return nil
    }
    return find(screen.controller)
  }

  private func type<V: View>(_ text: String, _ screen: HostedScreen<V>) {
    guard let bar = controller(screen)?.searchBar else { return }
    _ = bar.becomeFirstResponder()
    screen.settle()
    bar.searchTextField.insertText(text)
    screen.settle()
  }

  @Test func typingWritesTheTextAndBeginsTheSearch() {
    let screen = HostedScreen(Screen())
    #expect(screen.labels.contains("idle"))
    type("x", screen)
    #expect(screen.labels.contains("text x"))
    #expect(screen.labels.contains("searching"))
  }

  /// The stack is made before its tab is in the tab bar, which decides the place of the field.
  @Test func theFieldIsBelowTheTitleInATab() {
    let screen = HostedScreen(
      TabView {
        NavigationStack {
          ScrollView { Text("Row") }.searchable(text: .constant("")).navigationTitle("Mail")
        }
        .tabItem { Text("One") }
      })
    #expect(screen.labels == ["Mail", "Search", "Row", "One"])
  }

  @Test func theViewsInsideCanEndTheSearch() {
    let screen = HostedScreen(Screen())
    type("x", screen)
    screen.activate("End")
    #expect(screen.labels.contains("idle"))
    #expect(screen.labels.contains("text "))
  }

  @Test func aScopeIsChosenByItsSegment() {
    let screen = HostedScreen(Screen())
    type("x", screen)
    screen.activate("Unread")
    #expect(screen.labels.contains("scope Unread"))
  }

  @Test func aSuggestionCompletesTheText() {
    let screen = HostedScreen(Screen())
    type("a", screen)
    #expect(screen.labels.contains("apple pie"))
    guard let search = controller(screen), let first = search.searchSuggestions?.first else {
      Issue.record("no suggestion")
      return
    }
    search.searchResultsUpdater?.updateSearchResults(for: search, selecting: first)
    screen.settle()
    #expect(search.searchBar.text == "apple")
    #expect(screen.labels.contains("text apple"))
  }

  @Test func aSuggestedTokenIsAdded() {
    let screen = HostedScreen(Screen())
    type("a", screen)
    guard let search = controller(screen), let last = search.searchSuggestions?.last else {
      Issue.record("no suggestion")
      return
    }
    search.searchResultsUpdater?.updateSearchResults(for: search, selecting: last)
    screen.settle()
    #expect(search.searchBar.searchTextField.tokens.count == 1)
    search.searchBar.searchTextField.removeToken(at: 0)
    search.searchResultsUpdater?.updateSearchResults(for: search)
    screen.settle()
    #expect(screen.labels.contains("tokens "))
  }

  @Test func theSearchKeySubmits() {
    let screen = HostedScreen(Screen())
    type("x", screen)
    guard let bar = controller(screen)?.searchBar else { return }
    bar.delegate?.searchBarSearchButtonClicked(bar)
    screen.settle()
    #expect(screen.labels.contains("submitted x"))
  }

  private struct Around: View {
    @State var text = ""
    var body: some View {
      NavigationStack { Text("found \(text)").navigationTitle("Root") }.searchable(text: $text)
    }
  }

  @Test func aSearchAroundAStackIsOnItsFirstScreen() {
    let screen = HostedScreen(Around())
    #expect(controller(screen) != nil)
  }

  private struct Presented: View {
    @State var isOn = true
    @State var text = "a"
    var body: some View {
      NavigationStack {
        List { Text(isOn ? "open" : "closed") }.navigationTitle("Root")
          .searchable(text: $text, isPresented: $isOn)
      }
    }
  }

  @Test func aBindingBeginsTheSearchAndLearnsOfItsEnd() {
    let screen = HostedScreen(Presented())
    screen.settle()
    let search = controller(screen)
    #expect(search?.isActive == true)
    search?.isActive = false
    screen.settle()
    #expect(screen.labels.contains("closed"))
  }
}
