import CurbcutFoundation

/// Whether a control is activated by what is dragged onto it and stays there.
///
/// Follows <https://developer.apple.com/documentation/swiftui/springloadingbehavior>.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let raw: Int

  /// As the system does.
  public static let automatic = Self(raw: 0)
  /// It is.
  public static let enabled = Self(raw: 1)
  /// It is not.
  public static let disabled = Self(raw: 2)
}

extension View {
  /// Sets whether the controls in the view are activated by what is dragged onto them and stays there.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/springloadingbehavior(_:)>.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    if behavior == .enabled {
      UnsupportedMembers.wasSet("View.springLoadingBehavior: what is dragged activates no control")
    }
    return self
  }
}
