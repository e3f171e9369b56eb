import CurbcutUIKit

/// What choosing a suggestion does.
enum SearchCompletion {
  case none
  case text(String)
  case token(Any)
  case action(@MainActor () -> Void)
}

enum SearchCompletionTrait: ViewTraitKey {
  typealias Value = SearchCompletion
}

/// The suggestions of a search, as the app's views describe them.
@MainActor
final class SuggestionList {
  struct Item: Equatable {
    var title: String
    var image: UIImage?
    var completion: SearchCompletion

    static func == (a: Item, b: Item) -> Bool { a.title == b.title && a.image === b.image }
  }

  private let owner: ViewNode
  private let list: ChildList
  private let source: ViewList

  init(_ views: Attribute<AnyView>, _ inputs: _ViewInputs) {
    var inner = inputs.collectingActions
    inner.isInList = false
    owner = ViewNode(inner)
    source = AnyView._makeViewList(view: _GraphValue(views), inputs: inner).list
    list = ChildList(source, owner: owner, inner)
  }

  /// Makes the caller depend on which views there are.
  func read() { _ = source.items.count }

  var items: [Item] {
    let headers = Set(
      source.entries.filter { $0.part != .row }.map { ObjectIdentifier($0.item) })
    return list.entries.flatMap { item, node -> [Item] in
      // The header of a section is not a suggestion.
      if headers.contains(ObjectIdentifier(item)) { return [] }
      return Self.items(of: node)
    }
  }

  private static func items(of node: ViewNode) -> [Item] {
    if let completion = node.trait(SearchCompletionTrait.self) {
      return [
        Item(title: node.spokenWords ?? "", image: ActionNode.image(in: node), completion: completion)
      ]
    }
    let actions = node.collectedActions
    if !actions.isEmpty {
      return actions.map { Item(title: $0.title, image: $0.image, completion: .action($0.perform)) }
    }
    guard let words = node.spokenWords, !words.isEmpty else { return [] }
    return [Item(title: words, image: ActionNode.image(in: node), completion: .none)]
  }

  func willBeRemoved() { owner.willBeRemoved() }
}

private enum SearchSuggestionsKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}
private enum SearchScopesKey: EnvironmentKey {
  static var defaultValue: SearchScopes? { nil }
}
private enum SearchFocusKey: EnvironmentKey {
  static var defaultValue: Binding<Bool>? { nil }
}
private enum SearchKeepsBarKey: EnvironmentKey {
  static let defaultValue = false
}
private enum IsSearchingKey: EnvironmentKey {
  static let defaultValue = false
}
private enum DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction(host: nil) }
}
private enum OuterSearchKey: EnvironmentKey {
  static var defaultValue: SearchHost? { nil }
}

extension EnvironmentValues {
  /// The views that searches inside offer as suggestions.
  var searchSuggestions: AnyView? {
    get { self[SearchSuggestionsKey.self] }
    set { self[SearchSuggestionsKey.self] = newValue }
  }
  /// The scopes of the searches inside.
  var searchScopes: SearchScopes? {
    get { self[SearchScopesKey.self] }
    set { self[SearchScopesKey.self] = newValue }
  }
  /// Whether the field of the search inside has the keyboard's focus.
  var searchFocus: Binding<Bool>? {
    get { self[SearchFocusKey.self] }
    set { self[SearchFocusKey.self] = newValue }
  }
  /// Whether the navigation bar stays while the person searches.
  var searchKeepsBar: Bool {
    get { self[SearchKeepsBarKey.self] }
    set { self[SearchKeepsBarKey.self] = newValue }
  }
  /// A search around a stack, which is shown on its first screen.
  var outerSearch: SearchHost? {
    get { self[OuterSearchKey.self] }
    set { self[OuterSearchKey.self] = newValue }
  }

  /// Whether the person is searching in the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/environmentvalues/issearching>.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends the search in the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/environmentvalues/dismisssearch>.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}

/// Ends a search.
///
/// Follows <https://developer.apple.com/documentation/swiftui/dismisssearchaction>.
@preconcurrency @MainActor
public struct DismissSearchAction: Sendable {
  private weak var host: SearchHost?

  nonisolated init(host: SearchHost?) { self.host = host }

  /// Ends the search: the text goes, and the field loses the focus.
  public func callAsFunction() { host?.dismiss() }
}

/// What happens to the bars while the person searches.
///
/// Follows <https://developer.apple.com/documentation/swiftui/searchpresentationtoolbarbehavior>.
public struct SearchPresentationToolbarBehavior: Sendable {
  fileprivate let keepsBar: Bool
  /// The title and the buttons go.
  public static let automatic = Self(keepsBar: false)
  /// They stay.
  public static let avoidHidingContent = Self(keepsBar: true)
}

extension View {
  /// Sets what happens to the bars while the person searches in the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/searchpresentationtoolbarbehavior(_:)>.
  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View {
    environment(\.searchKeepsBar, behavior.keepsBar)
  }
}
