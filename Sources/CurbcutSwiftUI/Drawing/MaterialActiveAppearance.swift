/// When materials look as in an active window.
///
/// Follows <https://developer.apple.com/documentation/swiftui/materialactiveappearance>.
public struct MaterialActiveAppearance: Hashable, Sendable {
  private let raw: Int

  /// As the system does.
  public static let automatic = Self(raw: 0)
  /// Always.
  public static let active = Self(raw: 1)
  /// Never.
  public static let inactive = Self(raw: 2)
  /// As the window is.
  public static let matchWindow = Self(raw: 3)
}

private enum BackgroundMaterialKey: EnvironmentKey {
  static let defaultValue: Material? = nil
}

extension EnvironmentValues {
  /// The material behind the view; nil where there is none.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/environmentvalues/backgroundmaterial>.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
}

extension View {
  /// Sets when the materials in the view look as in an active window. The windows of a phone and of a tablet always do.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/materialactiveappearance(_:)>.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View { self }
}
