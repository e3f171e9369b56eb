import Foundation

/// How wide buttons are.
///
/// Follows <https://developer.apple.com/documentation/swiftui/buttonsizing>.
public struct ButtonSizing: Hashable, Sendable {
  private let raw: Int

  /// As suits the place.
  public static let automatic = Self(raw: 0)
  /// As wide as the label.
  public static let fitted = Self(raw: 1)
  /// As wide as there is room.
  public static let flexible = Self(raw: 2)
}

private enum ButtonSizingKey: EnvironmentKey {
  static let defaultValue = ButtonSizing.automatic
}

extension EnvironmentValues {
  /// How wide buttons are.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/environmentvalues/buttonsizing>.
  public var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

extension View {
  /// Sets how wide the buttons in the view are.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/buttonsizing(_:)>.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View { environment(\.buttonSizing, sizing) }
}
