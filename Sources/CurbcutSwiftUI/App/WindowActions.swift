import Foundation

/// Opens a window of another scene of the app.
///
/// Where there is one window, as on a phone, it opens none and says so on the standard error, as on iOS.
/// Follows <https://developer.apple.com/documentation/swiftui/openwindowaction>.
public struct OpenWindowAction {
  init() {}

  /// Opens the window with an identifier.
  public func callAsFunction(id: String) { WindowWarning.report("openWindow(id: \"\(id)\")") }
  /// Opens a window for a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) { WindowWarning.report("openWindow(value:)") }
  /// Opens the window with an identifier for a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    WindowWarning.report("openWindow(id: \"\(id)\", value:)")
  }
}

/// Closes a window.
///
/// The only window stays, and it says so on the standard error.
/// Follows <https://developer.apple.com/documentation/swiftui/dismisswindowaction>.
public struct DismissWindowAction {
  init() {}

  /// Closes the window that the view is in.
  public func callAsFunction() { WindowWarning.report("dismissWindow()") }
  /// Closes the window with an identifier.
  public func callAsFunction(id: String) { WindowWarning.report("dismissWindow(id: \"\(id)\")") }
  /// Closes the window for a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    WindowWarning.report("dismissWindow(value:)")
  }
  /// Closes the window with an identifier for a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    WindowWarning.report("dismissWindow(id: \"\(id)\", value:)")
  }
}

private enum WindowWarning {
  static func report(_ action: String) {
    Isolation.onMain { GraphWarning.oneWindow(action).report() }
  }
}

private enum OpenWindowKey: EnvironmentKey {
  static var defaultValue: OpenWindowAction { OpenWindowAction() }
}

private enum DismissWindowKey: EnvironmentKey {
  static var defaultValue: DismissWindowAction { DismissWindowAction() }
}

extension EnvironmentValues {
  /// Opens a window.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/environmentvalues/openwindow>.
  public var openWindow: OpenWindowAction { self[OpenWindowKey.self] }
  /// Closes a window.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/environmentvalues/dismisswindow>.
  public var dismissWindow: DismissWindowAction { self[DismissWindowKey.self] }
}
