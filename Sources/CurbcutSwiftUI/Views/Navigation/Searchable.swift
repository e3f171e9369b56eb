import CurbcutUIKit
import Foundation

/// A search field for a screen.
struct SearchField {
  var text: Binding<String>
  var isPresented: Binding<Bool>?
  var prompt: String?
}

/// Where a search field is.
///
/// Follows <https://developer.apple.com/documentation/swiftui/searchfieldplacement>.
public struct SearchFieldPlacement: Sendable {
  /// As suits the platform.
  public static let automatic = Self()
}

/// The search controller of a screen, which keeps a binding in step with its field.
final class SearchController: UISearchController, UISearchResultsUpdating {
  private var search: SearchField?
  private var isShowing = false

  init() {
    super.init(searchResultsController: nil)
    obscuresBackgroundDuringPresentation = false
    searchResultsUpdater = self
  }

  required init?(coder: NSCoder) { nil }

  /// Takes over the field's properties.
  func show(_ search: SearchField) {
    self.search = search
    isShowing = true
    defer { isShowing = false }
    let text = search.text.wrappedValue
    if (searchBar.text ?? "") != text { searchBar.text = text }
    let prompt = search.prompt ?? SystemWord.search.text
    if searchBar.placeholder != prompt { searchBar.placeholder = prompt }
    if let isPresented = search.isPresented?.wrappedValue, isPresented != isActive { isActive = isPresented }
  }

  func updateSearchResults(for searchController: UISearchController) {
    guard let search, !isShowing else { return }
    let text = searchBar.text ?? ""
    if search.text.wrappedValue != text { search.text.wrappedValue = text }
    if let isPresented = search.isPresented, isPresented.wrappedValue != isActive {
      isPresented.wrappedValue = isActive
    }
  }
}

/// Adds a search field to the screen.
struct SearchableModifier: ViewModifier {
  var text: Binding<String>
  var isPresented: Binding<Bool>?
  var prompt: Text?

  func body(content: Content) -> some View {
    // Read here, so that a change is noticed.
    let (text, isPresented, prompt) = (text, isPresented, prompt)
    _ = (text.wrappedValue, isPresented?.wrappedValue)
    return content.modifier(
      NavigationItemModifier { values, context in
        values.search = SearchField(
          text: text, isPresented: isPresented,
          prompt: prompt.map { ResolvedText($0, context.environment).words.plain })
      })
  }
}

extension View {
  /// Adds a search field to the screen.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/searchable(text:placement:prompt:)-18a8f>.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, prompt: prompt))
  }

  /// Adds a search field to the screen.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field to the screen.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field to the screen, which a binding shows.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: isPresented, prompt: prompt))
  }
}
