/// Whether something is shown.
///
/// Follows <https://developer.apple.com/documentation/swiftui/visibility>.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As suits the place.
  case automatic
  /// Shown.
  case visible
  /// Hidden.
  case hidden
}
