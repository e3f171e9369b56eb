import CurbcutUIKit

/// Adds a search field to the screen.
struct SearchableModifier: PrimitiveModifier {
  var search: SearchProperties

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    let host = SearchHost()
    let inner = inputs.changingEnvironment { values in
      values.isSearching = host.isSearching.value
      values.dismissSearch = DismissSearchAction(host: host)
      values.outerSearch = host
      values.searchSuggestions = nil
      values.searchScopes = nil
    }
    return SearchNode(modifier, host, inputs, body(inner))
  }
}

extension View {
  private func searchable(
    _ text: Binding<String>, _ isPresented: Binding<Bool>? = nil, _ placement: SearchFieldPlacement,
    _ prompt: Text?, tokens: SearchTokens? = nil, suggestions: AnyView? = nil
  ) -> some View {
    modifier(
      SearchableModifier(
        search: SearchProperties(
          text: text, isPresented: isPresented, prompt: prompt, placement: placement, tokens: tokens,
          suggestions: suggestions)))
  }

  /// Adds a search field to the screen.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/searchable(text:placement:prompt:)-18a8f>.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searchable(text, nil, placement, prompt)
  }

  /// Adds a search field with a localised prompt to the screen.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text, nil, placement, Text(prompt))
  }

  /// Adds a search field with a prompt to the screen.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text, nil, placement, Text(prompt))
  }

  /// Adds a search field to the screen, which a binding shows.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/searchable(text:ispresented:placement:prompt:)-93muz>.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    searchable(text, isPresented, placement, prompt)
  }

  /// Adds a search field with a localised prompt to the screen, which a binding shows.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text, isPresented, placement, Text(prompt))
  }

  /// Adds a search field with a prompt to the screen, which a binding shows.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text, isPresented, placement, Text(prompt))
  }

  /// Adds a search field with suggestions to the screen, by an older form.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text, nil, placement, prompt, suggestions: AnyView(suggestions()))
  }

  /// Adds a search field with suggestions and a localised prompt to the screen, by an older form.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text, nil, placement, Text(prompt), suggestions: AnyView(suggestions()))
  }

  /// Adds a search field with tokens to the screen.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/searchable(text:tokens:placement:prompt:token:)-2dy3u>.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text, nil, placement, prompt, tokens: .init(tokens, nil as Binding<C>?, token))
  }

  /// Adds a search field with tokens and a localised prompt to the screen.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text, nil, placement, Text(prompt), tokens: .init(tokens, nil as Binding<C>?, token))
  }

  /// Adds a search field with tokens to the screen, which a binding shows.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text, isPresented, placement, Text(prompt), tokens: .init(tokens, nil as Binding<C>?, token))
  }

  /// Adds a search field with tokens to the screen, which a binding shows.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text, isPresented, placement, prompt, tokens: .init(tokens, nil as Binding<C>?, token))
  }

  /// Adds a search field with tokens to the screen, of which some are offered, and which a binding shows.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/searchable(text:tokens:suggestedtokens:ispresented:placement:prompt:token:)>.
  public func searchable<C, S, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<S>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable,
    S: RandomAccessCollection, S.Element == C.Element
  {
    searchable(text, isPresented, placement, prompt, tokens: .init(tokens, suggestedTokens, token))
  }

  /// Adds a search field with tokens and a localised prompt to the screen, of which some are offered, and which a binding
  /// shows.
  public func searchable<C, S, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<S>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable,
    S: RandomAccessCollection, S.Element == C.Element
  {
    searchable(text, isPresented, placement, Text(prompt), tokens: .init(tokens, suggestedTokens, token))
  }

  /// Adds a search field with tokens to the screen, of which some are offered.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/searchable(text:tokens:suggestedtokens:placement:prompt:token:)-3oizf>.
  public func searchable<C, S, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<S>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable,
    S: RandomAccessCollection,
    S.Element == C.Element
  {
    searchable(text, nil, placement, prompt, tokens: .init(tokens, suggestedTokens, token))
  }

  /// Adds a search field with tokens and a localised prompt to the screen, of which some are offered.
  public func searchable<C, S, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<S>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable,
    S: RandomAccessCollection,
    S.Element == C.Element
  {
    searchable(text, nil, placement, Text(prompt), tokens: .init(tokens, suggestedTokens, token))
  }

  /// Adds a search field with a localised prompt to the screen whose tokens can be changed.
  public func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Element: Identifiable
  {
    searchable(
      text: text, editableTokens: editableTokens, placement: placement, prompt: Text(prompt), token: token)
  }

  /// Adds a search field to the screen whose tokens can be changed.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/searchable(text:editabletokens:placement:prompt:token:)-8zz3p>.
  public func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Element: Identifiable
  {
    searchable(
      text, nil, placement, prompt,
      tokens: .init(editableTokens, nil as Binding<C>?) { element in
        let id = element.id
        return token(
          Binding(
            get: { editableTokens.wrappedValue.first { $0.id == id } ?? element },
            set: { new in
              if let index = editableTokens.wrappedValue.firstIndex(where: { $0.id == id }) {
                editableTokens.wrappedValue[index] = new
              }
            }))
      })
  }

  /// Offers suggestions while the person searches in the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/searchsuggestions(_:)>.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    environment(\.searchSuggestions, AnyView(suggestions()))
  }

  /// Shows or hides suggestions at some places.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/searchsuggestions(_:for:)>.
  public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    transformEnvironment(\.searchSuggestions) { suggestions in
      if visibility == .hidden, !placements.isEmpty { suggestions = AnyView(EmptyView()) }
    }
  }

  /// Sets what the search's text becomes when the view is chosen as a suggestion.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/searchcompletion(_:)-2uaf3>.
  public func searchCompletion(_ completion: String) -> some View {
    modifier(TraitModifier<SearchCompletionTrait>(value: .text(completion)))
  }

  /// Sets which token is added to the search when the view is chosen as a suggestion.
  @_disfavoredOverload
  public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(TraitModifier<SearchCompletionTrait>(value: .token(token)))
  }

  /// Offers scopes for the search in the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/searchscopes(_:scopes:)>.
  public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S)
    -> some View
  {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Offers scopes for the search in the view from a moment on.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/searchscopes(_:activation:_:)>.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    environment(
      \.searchScopes,
      SearchScopes(
        content: AnyView(scopes()), selection: { PickerTag(scope.wrappedValue) },
        select: { tag in if let value = tag.value(as: V.self) { scope.wrappedValue = value } },
        activation: activation))
  }

  /// Keeps a focus state in step with the field of the search in the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/searchfocused(_:)>.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    environment(
      \.searchFocus, Binding(get: { binding.wrappedValue }, set: { binding.wrappedValue = $0 }))
  }

  /// Keeps a focus state at a value while the field of the search in the view has the focus.
  public func searchFocused<V: Hashable>(_ binding: FocusState<V?>.Binding, equals value: V) -> some View {
    environment(
      \.searchFocus,
      Binding(
        get: { binding.wrappedValue == value },
        set: { isFocused in
          if isFocused {
            binding.wrappedValue = value
          } else if binding.wrappedValue == value {
            binding.wrappedValue = nil
          }
        }))
  }
}

/// A place where suggestions are shown.
///
/// Follows <https://developer.apple.com/documentation/swiftui/searchsuggestionsplacement>.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  /// Several places.
  public struct Set: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: Int
    /// Creates places.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// In a menu below the field.
    public static let menu = Set(rawValue: 1)
    /// Over the content.
    public static let content = Set(rawValue: 2)
  }
}

extension SearchTokens {
  init<C, S, T: View>(_ tokens: Binding<C>, _ suggested: Binding<S>?, _ view: @escaping (C.Element) -> T)
  where
    C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable,
    S: RandomAccessCollection,
    S.Element == C.Element
  {
    self.init(
      count: { tokens.wrappedValue.count },
      ids: { tokens.wrappedValue.map { AnyHashable($0.id) } },
      view: { index in
        let all = tokens.wrappedValue
        return AnyView(view(all[all.index(all.startIndex, offsetBy: index)]))
      },
      keep: { ids in tokens.wrappedValue.removeAll { !ids.contains(AnyHashable($0.id)) } },
      add: { value in
        guard let token = value as? C.Element else { return false }
        tokens.wrappedValue.append(token)
        return true
      },
      suggested: {
        let used = Set(tokens.wrappedValue.map { AnyHashable($0.id) })
        return (suggested?.wrappedValue).map { all in
          all.filter { !used.contains(AnyHashable($0.id)) }.map {
            (id: AnyHashable($0.id), value: $0 as Any, view: AnyView(view($0)))
          }
        } ?? []
      })
  }
}
