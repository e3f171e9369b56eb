import CurbcutFoundation

/// How large a search field in a bar is while nobody searches.
///
/// Follows <https://developer.apple.com/documentation/swiftui/searchtoolbarbehavior>.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let raw: Int

  /// As the system does.
  public static let automatic = Self(raw: 0)
  /// A button.
  public static let minimize = Self(raw: 1)
}

extension View {
  /// Sets how large the search fields in the bars of the view are while nobody searches.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/searchtoolbarbehavior(_:)>.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    if behavior == .minimize {
      UnsupportedMembers.wasSet("View.searchToolbarBehavior: a search field does not become a button")
    }
    return self
  }
}
