import Foundation

/// How tables look.
///
/// Follows <https://developer.apple.com/documentation/swiftui/tablestyle>.
@preconcurrency @MainActor
public protocol TableStyle {
  /// The look.
  var _look: _TableLook { get }
}

/// The looks of tables.
public enum _TableLook: Sendable {
  /// Rows from one side to the other.
  case plain
  /// Rows with a margin at both sides.
  case inset
}

/// The system's choice: as ``InsetTableStyle``.
public struct AutomaticTableStyle: TableStyle {
  /// Creates the style.
  nonisolated public init() {}
  public var _look: _TableLook { .plain }
}

/// A table whose content stands away from its sides.
public struct InsetTableStyle: TableStyle {
  /// Creates the style.
  nonisolated public init() {}
  public var _look: _TableLook { .inset }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The system's choice.
  nonisolated public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
extension TableStyle where Self == InsetTableStyle {
  /// A table whose content stands away from its sides.
  nonisolated public static var inset: InsetTableStyle { InsetTableStyle() }
}

private enum TableLookKey: EnvironmentKey {
  static let defaultValue = _TableLook.plain
}
private enum TableColumnHeadersKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  var tableLook: _TableLook {
    get { self[TableLookKey.self] }
    set { self[TableLookKey.self] = newValue }
  }

  var tableColumnHeaders: Visibility {
    get { self[TableColumnHeadersKey.self] }
    set { self[TableColumnHeadersKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the tables in the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/tablestyle(_:)>.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View { environment(\.tableLook, style._look) }

  /// Shows or hides the titles of the columns of the tables in the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/tablecolumnheaders(_:)>.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaders, visibility)
  }
}
