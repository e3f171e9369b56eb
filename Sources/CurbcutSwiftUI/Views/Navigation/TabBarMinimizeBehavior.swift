import CurbcutFoundation
import Foundation

/// When a tab bar makes itself small.
///
/// Follows <https://developer.apple.com/documentation/swiftui/tabbarminimizebehavior>.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String
  /// As the system likes: never.
  public static let automatic = Self(name: "automatic")
  /// When people scroll down.
  public static let onScrollDown = Self(name: "onScrollDown")
  /// When people scroll up.
  public static let onScrollUp = Self(name: "onScrollUp")
  /// Never.
  public static let never = Self(name: "never")

  var isAsked: Bool { self == .onScrollDown || self == .onScrollUp }
}

/// What the selection of a search tab does.
///
/// Follows <https://developer.apple.com/documentation/swiftui/tabsearchactivation>.
public struct TabSearchActivation: Hashable, Sendable {
  private let raw: Int

  /// As the system likes: it shows the tab.
  public static let automatic = Self(raw: 0)
  /// It begins a search.
  public static let searchTabSelection = Self(raw: 1)
}

extension View {
  /// Sets what the selection of the search tab of the view does.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/tabviewsearchactivation(_:)>.
  public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
    if activation == .searchTabSelection {
      UnsupportedMembers.wasSet("View.tabViewSearchActivation: the search tab is shown, and no search begins")
    }
    return self
  }

  /// Sets when the tab bar of the view makes itself small.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/tabbarminimizebehavior(_:)>.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    if behavior.isAsked {
      UnsupportedMembers.wasSet("View.tabBarMinimizeBehavior: the tab bar keeps its size while people scroll")
    }
    return self
  }

  /// Sets whether the system draws its effect around the view while it has the focus of the keyboard. None is drawn here.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/focuseffectdisabled(_:)>.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
}
