import CurbcutUIKit
import Foundation

/// What is shown where there is nothing to show.
///
/// Follows <https://developer.apple.com/documentation/swiftui/contentunavailableview>.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates the view.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The content of the view.
  public var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 8) {
        label.labelStyle(UnavailableLabelStyle()).multilineTextAlignment(.center)
        description.font(.subheadline).placeForeground(.secondary).multilineTextAlignment(.center)
      }
      actions
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A large symbol above a title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 48)).systemForeground(.secondary)
      configuration.title.font(.title2).fontWeight(.bold)
    }
    .modifier(LabelElementModifier())
  }
}

extension ContentUnavailableView
where Label == CurbcutSwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates the view with a localised text and a symbol.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      CurbcutSwiftUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }
  /// Creates the view with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init {
      CurbcutSwiftUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// Creates the view with a localised text and a picture of the app.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      CurbcutSwiftUI.Label(title, image: name)
    } description: {
      description
    }
  }
  /// Creates the view with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init {
      CurbcutSwiftUI.Label(title, image: name)
    } description: {
      description
    }
  }
}

/// The label and the texts of a view that a search has found nothing.
public struct SearchUnavailableContent {
  /// The title with a magnifying glass.
  public struct Label: View {
    let text: String?

    /// The content of the view.
    public var body: some View {
      CurbcutSwiftUI.Label(
        text.map { SystemWord.noResultsFor.text($0) } ?? SystemWord.noResults.text,
        systemImage: "magnifyingglass")
    }
  }
  /// What can be done.
  public struct Description: View {
    /// The content of the view.
    public var body: some View { Text(verbatim: SystemWord.noResultsAdvice.text) }
  }
  /// Nothing.
  public struct Actions: View {
    /// The content of the view.
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A search has found nothing.
  public static var search: ContentUnavailableView<Label, Description, Actions> { searching(nil) }

  /// A search for a text has found nothing.
  public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
    searching(text.isEmpty ? nil : text)
  }

  private static func searching(_ text: String?) -> ContentUnavailableView<Label, Description, Actions> {
    ContentUnavailableView {
      Label(text: text)
    } description: {
      Description()
    } actions: {
      Actions()
    }
  }
}
