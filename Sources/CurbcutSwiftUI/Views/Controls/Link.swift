import CurbcutUIKit
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

/// Opens a URL.
///
/// Follows <https://developer.apple.com/documentation/swiftui/openurlaction>.
@MainActor
public struct OpenURLAction: Sendable {
  private let handler: (@MainActor (URL) -> Result)?

  /// What became of a URL.
  public struct Result: Sendable {
    enum Kind { case handled, discarded, system(URL?) }
    let kind: Kind

    /// The handler has opened the URL.
    public static let handled = Result(kind: .handled)
    /// The handler has left the URL.
    public static let discarded = Result(kind: .discarded)
    /// The system is to open the URL.
    public static let systemAction = Result(kind: .system(nil))
    /// The system is to open another URL.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  /// Creates an action.
  public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  nonisolated init() { handler = nil }

  /// Opens a URL.
  public func callAsFunction(_ url: URL) { self(url) { _ in } }

  /// Opens a URL, and tells whether it was accepted.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch (handler?(url) ?? .systemAction).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other): UIApplication.shared.open(other ?? url, completionHandler: completion)
    }
  }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction() }
}

extension EnvironmentValues {
  /// Opens a URL.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/environmentvalues/openurl>.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
