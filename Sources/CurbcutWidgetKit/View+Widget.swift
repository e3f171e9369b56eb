import CurbcutFoundation
import CurbcutSwiftUI
import Foundation

/// How a widget's colours are drawn.
///
/// Follows <https://developer.apple.com/documentation/widgetkit/widgetrenderingmode>.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  /// As they are.
  public static let fullColor = Self(description: "fullColor")
  /// In the colour that the person has chosen.
  public static let accented = Self(description: "accented")
  /// Without colours, as on the Lock Screen.
  public static let vibrant = Self(description: "vibrant")
}

private enum WidgetFamilyKey: EnvironmentKey {
  static let defaultValue = WidgetFamily.systemSmall
}

private enum WidgetRenderingModeKey: EnvironmentKey {
  static let defaultValue = WidgetRenderingMode.fullColor
}

private enum WidgetContentMarginsKey: EnvironmentKey {
  static let defaultValue = EdgeInsets()
}

private enum WidgetContainerBackgroundKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// The size and place of the widget.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/environmentvalues/widgetfamily>.
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }

  /// How the widget's colours are drawn.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetRenderingModeKey.self] }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }

  /// The room that the system leaves around a widget's content: none in an app.
  public var widgetContentMargins: EdgeInsets { self[WidgetContentMarginsKey.self] }

  /// Whether the widget's background is shown.
  public var showsWidgetContainerBackground: Bool { self[WidgetContainerBackgroundKey.self] }
}

extension ContainerBackgroundPlacement {
  /// Behind a widget.
  public static let widget = ContainerBackgroundPlacement.behindWidget
}

extension View {
  /// Sets the address that the app is opened with by a tap on the widget; a view in the app itself opens nothing.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/widgeturl(_:)>.
  public func widgetURL(_ url: URL?) -> some View { self }

  /// Adds the view to the part of a widget that has the person's colour; in the app, colours are as they are.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/widgetaccentable(_:)>.
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
}

/// The background of a widget on the Lock Screen; nothing in the app.
///
/// Follows <https://developer.apple.com/documentation/widgetkit/accessorywidgetbackground>.
public struct AccessoryWidgetBackground: View {
  /// Creates the background.
  public init() {}
  /// The content of the view.
  public var body: some View { Color.clear }
}
