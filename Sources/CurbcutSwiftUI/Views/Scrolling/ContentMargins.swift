import Foundation

/// What keeps clear of the edges of a scroll view.
///
/// Follows <https://developer.apple.com/documentation/swiftui/contentmarginplacement>.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let raw: Int
  /// The content and the indicators.
  public static let automatic = Self(raw: 0)
  /// The content.
  public static let scrollContent = Self(raw: 1)
  /// The indicators.
  public static let scrollIndicators = Self(raw: 2)
}

/// The margins that views ask for in the scroll views in them.
struct ContentMargins: Equatable {
  var content = EdgeInsets()
  var indicators = EdgeInsets()

  mutating func set(_ edges: Edge.Set, _ insets: EdgeInsets, _ placement: ContentMarginPlacement) {
    func change(_ all: inout EdgeInsets) {
      if edges.contains(.top) { all.top = insets.top }
      if edges.contains(.bottom) { all.bottom = insets.bottom }
      if edges.contains(.leading) { all.leading = insets.leading }
      if edges.contains(.trailing) { all.trailing = insets.trailing }
    }
    if placement != .scrollIndicators { change(&content) }
    if placement != .scrollContent { change(&indicators) }
  }
}

private enum ContentMarginsKey: EnvironmentKey {
  static var defaultValue: ContentMargins { ContentMargins() }
}

extension EnvironmentValues {
  var contentMargins: ContentMargins {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }
}

extension View {
  /// Sets the margins of the content of the scroll views in the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/contentmargins(_:_:for:)-1mtvc>.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.contentMargins) { $0.set(edges, insets, placement) }
  }

  /// Sets the margins of the content of the scroll views in the view, in points; nil for the system's 16.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/contentmargins(_:_:for:)-6q6ye>.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(length ?? 16, .all), for: placement)
  }

  /// Sets the margins at all edges of the content of the scroll views in the view, in points.
  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic)
    -> some View
  {
    contentMargins(.all, EdgeInsets(length, .all), for: placement)
  }
}
