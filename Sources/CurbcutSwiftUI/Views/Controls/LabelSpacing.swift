import Foundation

private enum LabelIconToTitleSpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}
private enum LabelReservedIconWidthKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

extension EnvironmentValues {
  /// The distance between the icon and the title of labels, in points; nil for the style's.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/environmentvalues/labelicontotitlespacing>.
  public var labelIconToTitleSpacing: CGFloat? {
    get { self[LabelIconToTitleSpacingKey.self] }
    set { self[LabelIconToTitleSpacingKey.self] = newValue }
  }

  /// The room for the icons of labels, in points; nil for the style's.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/environmentvalues/labelreservediconwidth>.
  public var labelReservedIconWidth: CGFloat? {
    get { self[LabelReservedIconWidthKey.self] }
    set { self[LabelReservedIconWidthKey.self] = newValue }
  }
}

extension View {
  /// Sets the distance between the icons and titles of the labels in the view, in points.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/labelicontotitlespacing(_:)>.
  public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
    environment(\.labelIconToTitleSpacing, spacing)
  }

  /// Sets the room for the icons of the labels in the view, in points. An icon is in its middle.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/labelreservediconwidth(_:)>.
  public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    environment(\.labelReservedIconWidth, value)
  }
}
