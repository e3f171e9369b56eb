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

extension View {
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
