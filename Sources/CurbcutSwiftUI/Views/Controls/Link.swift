import Foundation

/// A control that opens a URL.
///
/// Follows <https://developer.apple.com/documentation/swiftui/link>.
public struct Link<Label: View>: View {
  private let origin = SourceOrigin()
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.isInListRow) private var isInListRow

  /// Creates a link with a view as its label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// The content of the view.
  public var body: some View {
    let (destination, openURL) = (destination, openURL)
    let button = Button(action: { openURL(destination) }, label: { label })
    if isInMenu {
      button
    } else if isInListRow {
      button.accessibilityRemoveTraits(.isButton).accessibilityAddTraits(.isLink)
    } else {
      // "Link Trait. Button. Link." (AccessibilitySnapshot's pictures of iOS 18.5 and 26.2), which CVS Health's page of
      // links tells how to avoid; only the rows of forms were recorded with the one trait.
      button.accessibilityAddTraits(.isLink)
    }
  }
}

extension Link where Label == Text {
  /// Creates a link with a localised text.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }
  /// Creates a link with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
