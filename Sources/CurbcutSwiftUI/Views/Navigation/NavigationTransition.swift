import CurbcutFoundation
import CurbcutUIKit
import Foundation

/// How a screen comes in and goes.
///
/// Follows <https://developer.apple.com/documentation/swiftui/navigationtransition>.
@preconcurrency @MainActor
public protocol NavigationTransition {
  /// Whether the screen grows out of a view.
  var _isZoom: Bool { get }
}

/// As the system does.
///
/// Follows <https://developer.apple.com/documentation/swiftui/automaticnavigationtransition>.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// Creates the transition.
  nonisolated public init() {}
  public var _isZoom: Bool { false }
}

/// The screen grows out of a view.
///
/// Follows <https://developer.apple.com/documentation/swiftui/zoomnavigationtransition>.
public struct ZoomNavigationTransition: NavigationTransition {
  nonisolated init() {}
  public var _isZoom: Bool { true }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// As the system does.
  nonisolated public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// The screen grows out of the view with an id. Here it comes as other screens do.
  nonisolated public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID)
    -> ZoomNavigationTransition
  { ZoomNavigationTransition() }
}

/// The look of the view out of which a screen grows, on its way.
///
/// Follows <https://developer.apple.com/documentation/swiftui/matchedtransitionsourceconfiguration>.
@preconcurrency @MainActor
public protocol MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
  /// Sets the colour behind the view.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
  /// Sets the outline of the view.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }
  /// Sets the shadow of the view.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}

/// The look of a view that says nothing of it.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

extension View {
  /// Sets how the screen that the view is comes in and goes.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/navigationtransition(_:)>.
  public func navigationTransition(_ style: some NavigationTransition) -> some View {
    if style._isZoom {
      UnsupportedMembers.wasSet(
        "View.navigationTransition: a screen comes from the side or from below, and does not grow out of a view"
      )
    }
    return self
  }

  /// Names the view, so that a screen can grow out of it. Here no screen does.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/matchedtransitionsource(id:in:)>.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }

  /// Names the view, so that a screen can grow out of it, with a look on the way. Here no screen does.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/matchedtransitionsource(id:in:configuration:)>.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View { self }
}
