import Observation

/// The background that the views of a widget give it, for the module that shows widgets.
@MainActor @Observable
package final class WidgetBackground {
  /// The background; nil where the widget has none of its own.
  package private(set) var view: AnyView?
  @ObservationIgnored private var isSet = false

  package nonisolated init() {}

  /// Takes the first background that is given, or none: another one would be that of a view further in.
  func show(_ view: AnyView) {
    guard !isSet else { return }
    isSet = true
    self.view = view
  }
}

private enum WidgetBackgroundKey: EnvironmentKey {
  static var defaultValue: WidgetBackground? { nil }
}

extension EnvironmentValues {
  /// Where views in a widget leave its background; nil in an app.
  package var widgetBackground: WidgetBackground? {
    get { self[WidgetBackgroundKey.self] }
    set { self[WidgetBackgroundKey.self] = newValue }
  }
}
