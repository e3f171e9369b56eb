import CurbcutUIKit
import Foundation

/// What is searched for and what is offered meanwhile, as the modifiers say.
@MainActor
struct SearchProperties {
  var text: Binding<String>
  var isPresented: Binding<Bool>?
  var prompt: Text?
  var placement = SearchFieldPlacement.automatic
  var tokens: SearchTokens?
  /// Views that the modifier itself offers as suggestions.
  var suggestions: AnyView?
}

/// Units of a search, such as a person.
@MainActor
struct SearchTokens {
  var count: () -> Int
  /// The ids of the tokens.
  var ids: () -> [AnyHashable]
  /// The view of a token.
  var view: (Int) -> AnyView
  /// Keeps the tokens with some ids only.
  var keep: (Set<AnyHashable>) -> Void
  /// Adds a token; false when it is of another type.
  var add: (Any) -> Bool
  /// The tokens that are offered, with their views.
  var suggested: () -> [(id: AnyHashable, value: Any, view: AnyView)]
}

/// Where a search field is.
///
/// Follows <https://developer.apple.com/documentation/swiftui/searchfieldplacement>.
public struct SearchFieldPlacement: Sendable {
  enum Kind: Sendable { case automatic, drawer(always: Bool), toolbar, sidebar }
  let kind: Kind

  /// As suits the platform.
  public static let automatic = Self(kind: .automatic)
  /// Below the title.
  public static let navigationBarDrawer = Self(kind: .drawer(always: false))
  /// In a bar.
  public static let toolbar = Self(kind: .toolbar)
  /// In a bar, beside the title.
  public static let toolbarPrincipal = Self(kind: .toolbar)
  /// In the sidebar.
  public static let sidebar = Self(kind: .sidebar)

  /// Below the title, also while the content is scrolled or not.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> Self {
    Self(kind: .drawer(always: displayMode == .always))
  }

  /// When a search field below the title is shown.
  public struct NavigationBarDrawerDisplayMode: Equatable, Sendable {
    private let raw: Int
    /// Unless the content is scrolled.
    public static let automatic = Self(raw: 0)
    /// Always.
    public static let always = Self(raw: 1)
  }
}

/// When the scopes of a search are shown.
///
/// Follows <https://developer.apple.com/documentation/swiftui/searchscopeactivation>.
public struct SearchScopeActivation: Equatable, Sendable {
  fileprivate let activation: UISearchController.ScopeBarActivation
  /// As suits the platform.
  public static var automatic: Self { Self(activation: .automatic) }
  /// When text is entered.
  public static var onTextEntry: Self { Self(activation: .onTextEntry) }
  /// When the search begins.
  public static var onSearchPresentation: Self { Self(activation: .onSearchActivation) }
}

/// The scopes of a search.
@MainActor
struct SearchScopes {
  var content: AnyView
  var selection: () -> PickerTag
  var select: (PickerTag) -> Void
  var activation: SearchScopeActivation
}

/// The node of a view with a search field, which is shown in the bars of the screen that the view is on.
@MainActor
final class SearchNode: WrapperNode {
  let host: SearchHost

  init(
    _ modifier: Attribute<SearchableModifier>, _ host: SearchHost, _ inputs: _ViewInputs, _ content: ViewNode
  ) {
    self.host = host
    super.init(inputs, content)
    host.begin(modifier.map { $0.search }, owner: self, inputs)
  }

  override func collect<Key: PreferenceKey>(_ key: Key.Type, into values: inout PreferenceValues<Key>) {
    guard key == NavigationItemKey.self else { return super.collect(key, into: &values) }
    var inner = PreferenceValues<NavigationItemKey>()
    content.collect(NavigationItemKey.self, into: &inner)
    var value = inner.valueOrDefault
    value.search = value.search ?? host
    if let value = value as? Key.Value { values.add(value) }
  }

  override func willBeRemoved() {
    super.willBeRemoved()
    host.willBeRemoved()
  }
}

/// A search: the field, and what is offered while it is used.
@MainActor
final class SearchHost: NSObject {
  private weak var graph: ViewGraph?
  private var properties: Attribute<SearchProperties>?
  private var environment: Attribute<EnvironmentValues>?
  /// Whether the search has begun, for the views inside.
  let isSearching = Attribute(false)
  private var suggestions: SuggestionList?
  private var scopes: PickerOptions?
  private var scopeOwner: ViewNode?
  private var tokenNodes: [ViewNode] = []
  /// The views of the tokens that are offered.
  private var offeredNodes: [(id: AnyHashable, node: ViewNode)] = []
  private weak var shown: SearchController?
  private var inputs: _ViewInputs?

  override init() { super.init() }

  fileprivate func begin(
    _ properties: Attribute<SearchProperties>, owner: SearchNode, _ inputs: _ViewInputs
  ) {
    graph = inputs.graph
    self.properties = properties
    self.inputs = inputs
    environment = inputs.environment
    let offered = Attribute<AnyView> {
      let values = inputs.environment.value
      let own = properties.value.suggestions
      return values.searchSuggestions ?? own ?? AnyView(EmptyView())
    }
    suggestions = SuggestionList(offered, inputs)
    let scopeViews = inputs.environment.map { $0.searchScopes?.content ?? AnyView(EmptyView()) }
    let scopeOwner = ViewNode(inputs)
    self.scopeOwner = scopeOwner
    scopes = PickerOptions(
      AnyView._makeViewList(view: _GraphValue(scopeViews), inputs: inputs.collectingActions).list,
      owner: scopeOwner, canHold: { _ in true }, inputs)
    owner.observe { [weak self] in
      guard let self else { return }
      let values = inputs.environment.value
      let search = properties.value
      // Read here, so that a change is noticed.
      _ = (search.text.wrappedValue, search.isPresented?.wrappedValue, search.tokens?.ids())
      _ = (values.searchScopes?.selection(), values.searchFocus?.wrappedValue)
      suggestions?.read()
      graph?.preferencesDidChange()
    }
  }

  func willBeRemoved() {
    suggestions?.willBeRemoved()
    scopeOwner?.willBeRemoved()
    for node in tokenNodes + offeredNodes.map(\.node) { node.willBeRemoved() }
  }

  // MARK: Showing

  /// Brings a search controller in line. The search can begin only while the screen is shown.
  func show(in controller: SearchController, canBegin: Bool) {
    GraphNode.untracked {
      guard let search = properties?.value, let values = environment?.value else { return }
      shown = controller
      let (bar, field) = (controller.searchBar, controller.searchBar.searchTextField)
      let text = search.text.wrappedValue
      if (bar.text ?? "") != text { bar.text = text }
      let prompt = search.prompt.map { ResolvedText($0, values).words.plain } ?? SystemWord.search.text
      if bar.placeholder != prompt { bar.placeholder = prompt }
      field.adopt(values.textInput, isCorrecting: !values.autocorrectionDisabled)
      bar.returnKeyType = .search
      if controller.hidesNavigationBarDuringPresentation == values.searchKeepsBar {
        controller.hidesNavigationBarDuringPresentation = !values.searchKeepsBar
      }
      showScopes(in: controller, values)
      showTokens(search.tokens, in: field)
      if let isPresented = search.isPresented?.wrappedValue, isPresented != controller.isActive,
        canBegin || !isPresented
      {
        controller.isActive = isPresented
        if isPresented { _ = bar.becomeFirstResponder() }
      }
      if let focus = values.searchFocus?.wrappedValue, focus != field.isFirstResponder, canBegin || !focus {
        if focus {
          if !controller.isActive { controller.isActive = true }
          _ = bar.becomeFirstResponder()
        } else {
          _ = bar.resignFirstResponder()
        }
      }
      if controller.isActive { showSuggestions(in: controller, search) }
    }
  }

  /// Where the field is wanted.
  var placement: SearchFieldPlacement.Kind {
    GraphNode.untracked { properties?.value.placement.kind ?? .automatic }
  }

  private func showScopes(in controller: SearchController, _ values: EnvironmentValues) {
    let options = scopes?.options ?? []
    let titles = options.map { $0.node.spokenWords ?? "" }
    let bar = controller.searchBar
    if (bar.scopeButtonTitles ?? []) != titles { bar.scopeButtonTitles = titles.isEmpty ? nil : titles }
    guard let scopes = values.searchScopes else { return }
    if controller.scopeBarActivation != scopes.activation.activation {
      controller.scopeBarActivation = scopes.activation.activation
    }
    let selected = scopes.selection()
    if let index = options.firstIndex(where: { $0.tag == selected }), bar.selectedScopeButtonIndex != index {
      bar.selectedScopeButtonIndex = index
    }
  }

  private func showTokens(_ tokens: SearchTokens?, in field: UISearchTextField) {
    guard let tokens, let inputs else { return }
    let ids = tokens.ids()
    let known = field.tokens.compactMap { $0.representedObject as? AnyHashable }
    guard ids != known else { return }
    for node in tokenNodes { node.willBeRemoved() }
    tokenNodes = ids.indices.map { index in
      AnyView._makeView(view: _GraphValue(Attribute(tokens.view(index))), inputs: inputs.collectingActions)
        .node
    }
    field.tokens = zip(ids, tokenNodes).map { id, node in
      let token = UISearchToken(icon: ActionNode.image(in: node), text: node.spokenWords ?? "")
      token.representedObject = id
      return token
    }
  }

  private func showSuggestions(in controller: SearchController, _ search: SearchProperties) {
    var items = suggestions?.items ?? []
    let suggested = search.tokens?.suggested() ?? []
    makeOfferedNodes(suggested)
    for (token, offered) in zip(suggested, offeredNodes) {
      items.append(
        SuggestionList.Item(
          title: offered.node.spokenWords ?? "", image: ActionNode.image(in: offered.node),
          completion: .token(token.value)))
    }
    let old = (controller.searchSuggestions ?? []).compactMap { $0 as? Suggestion }
    if old.map(\.item) == items {
      for (suggestion, item) in zip(old, items) { suggestion.item = item }
      return
    }
    controller.searchSuggestions =
      items.isEmpty
      ? nil
      : items.map { item in
        let suggestion = Suggestion(
          localizedAttributedSuggestion: NSAttributedString(string: item.title), iconImage: item.image)
        suggestion.item = item
        return suggestion
      }
  }

  /// Makes the views of the tokens that are offered, unless they are made: each new view lets the screen be shown again.
  private func makeOfferedNodes(_ suggested: [(id: AnyHashable, value: Any, view: AnyView)]) {
    guard let inputs, suggested.map(\.id) != offeredNodes.map(\.id) else { return }
    for offered in offeredNodes { offered.node.willBeRemoved() }
    offeredNodes = suggested.map { token in
      let view = AnyView._makeView(
        view: _GraphValue(Attribute(token.view)), inputs: inputs.collectingActions)
      return (token.id, view.node)
    }
  }

  private final class Suggestion: UISearchSuggestionItem {
    var item = SuggestionList.Item(title: "", image: nil, completion: .none)
  }

  // MARK: What the person does

  /// Someone has typed, chosen a scope, deleted a token, begun or ended.
  fileprivate func controllerDidChange(_ controller: SearchController) {
    guard let search = properties.map({ p in GraphNode.untracked { p.value } }) else { return }
    let text = controller.searchBar.text ?? ""
    if search.text.wrappedValue != text { search.text.wrappedValue = text }
    if let tokens = search.tokens {
      let kept = Set(
        controller.searchBar.searchTextField.tokens.compactMap { $0.representedObject as? AnyHashable })
      if !tokens.ids().allSatisfy({ kept.contains($0) }) { tokens.keep(kept) }
    }
    setSearching(controller.isActive)
    graph?.preferencesDidChange()
  }

  fileprivate func setSearching(_ isActive: Bool) {
    guard let search = properties.map({ p in GraphNode.untracked { p.value } }) else { return }
    if let isPresented = search.isPresented, isPresented.wrappedValue != isActive {
      isPresented.wrappedValue = isActive
    }
    let isSearching = isSearching
    guard GraphNode.untracked({ isSearching.value }) != isActive else { return }
    graph?.enqueue(.current) { isSearching.set(isActive) }
  }

  fileprivate func setFocus(_ isFocused: Bool) {
    let focus = GraphNode.untracked { environment?.value.searchFocus }
    if let focus, focus.wrappedValue != isFocused { focus.wrappedValue = isFocused }
  }

  fileprivate func choose(_ suggestion: any UISearchSuggestion, in controller: SearchController) {
    guard let item = (suggestion as? Suggestion)?.item, let search = properties?.value else { return }
    switch item.completion {
    case .text(let text): search.text.wrappedValue = text
    case .token(let value):
      // The token takes the place of what was typed.
      if search.tokens?.add(value) == true { search.text.wrappedValue = "" }
    case .action(let action): action()
    case .none: break
    }
    graph?.preferencesDidChange()
  }

  fileprivate func chooseScope(_ index: Int) {
    let options = scopes?.options ?? []
    guard options.indices.contains(index) else { return }
    GraphNode.untracked { environment?.value.searchScopes }?.select(options[index].tag)
  }

  fileprivate func submit() { GraphNode.untracked { environment?.value.textInput }?.submit(.search) }

  /// Ends the search, as the environment's action does.
  func dismiss() { shown?.isActive = false }
}

/// The search controller of a screen, which keeps a search in step with its field.
final class SearchController: UISearchController, UISearchResultsUpdating, UISearchControllerDelegate,
  UISearchBarDelegate
{
  private var host: SearchHost?
  private var isShowing = false

  init() {
    super.init(searchResultsController: nil)
    obscuresBackgroundDuringPresentation = false
    searchResultsUpdater = self
    delegate = self
    searchBar.delegate = self
    searchBar.searchTextField.addAction(
      UIAction { [weak self] _ in self?.focusChanged(true) }, for: .editingDidBegin)
    searchBar.searchTextField.addAction(
      UIAction { [weak self] _ in self?.focusChanged(false) }, for: .editingDidEnd)
  }

  required init?(coder: NSCoder) { nil }

  private func focusChanged(_ isFocused: Bool) { if !isShowing { host?.setFocus(isFocused) } }

  /// Takes over a search's properties.
  func show(_ host: SearchHost, canBegin: Bool) {
    self.host = host
    isShowing = true
    defer { isShowing = false }
    host.show(in: self, canBegin: canBegin)
  }

  func updateSearchResults(for searchController: UISearchController) {
    if !isShowing { host?.controllerDidChange(self) }
  }

  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {
    host?.choose(searchSuggestion, in: self)
  }

  func didPresentSearchController(_ searchController: UISearchController) { host?.setSearching(true) }
  func didDismissSearchController(_ searchController: UISearchController) { host?.setSearching(false) }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { host?.submit() }

  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    if !isShowing { host?.chooseScope(selectedScope) }
  }
}
