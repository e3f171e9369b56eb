import CurbcutUIKit

/// The order of the entries of a menu.
///
/// Follows <https://developer.apple.com/documentation/swiftui/menuorder>.
public struct MenuOrder: Equatable, Hashable, Sendable {
  private let raw: Int
  /// As suits the place.
  public static let automatic = Self(raw: 0)
  /// The first entry is nearest to the finger.
  public static let priority = Self(raw: 1)
  /// As they are written.
  public static let fixed = Self(raw: 2)

  /// As UIKit names it. Its menus have a fixed order, and warn where an app asks for another.
  var platform: UIContextMenuConfiguration.ElementOrder { self == .priority ? .priority : .automatic }
}

private enum MenuOrderKey: EnvironmentKey {
  static let defaultValue = MenuOrder.automatic
}

private enum MenuIndicatorKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  /// The order of the entries of menus.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/environmentvalues/menuorder>.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  /// Whether a sign shows that a button opens a menu.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/environmentvalues/menuindicatorvisibility>.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Sets the order of the entries of the menus in the view. Where the first entry is to be nearest to the finger, that
  /// is UIKit's matter.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/menuorder(_:)>.
  public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

  /// Shows or hides the sign that a button opens a menu, for styles that draw one: the system's menus have none on iOS.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/menuindicator(_:)>.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }
}
