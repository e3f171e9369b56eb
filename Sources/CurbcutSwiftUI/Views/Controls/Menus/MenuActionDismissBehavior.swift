import Foundation

/// Whether a menu closes when one of its entries is chosen.
///
/// Follows <https://developer.apple.com/documentation/swiftui/menuactiondismissbehavior>.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  private let raw: Int

  /// As the system does: the menu closes.
  public static let automatic = Self(raw: 0)
  /// The menu closes.
  public static let enabled = Self(raw: 1)
  /// The menu stays open.
  public static let disabled = Self(raw: 2)
}

private enum MenuActionDismissBehaviorKey: EnvironmentKey {
  static let defaultValue = MenuActionDismissBehavior.automatic
}

extension EnvironmentValues {
  var menuActionDismissBehavior: MenuActionDismissBehavior {
    get { self[MenuActionDismissBehaviorKey.self] }
    set { self[MenuActionDismissBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Sets whether a menu closes when one of the entries in the view is chosen.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/menuactiondismissbehavior(_:)>.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.menuActionDismissBehavior, behavior)
  }
}
