import Foundation

/// A column of a table.
///
/// Follows <https://developer.apple.com/documentation/swiftui/tablecolumn>.
@MainActor
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View> {
  let label: Label
  let content: (RowValue) -> Content
  /// What sorts rows by the column, for one order and the other; nil where nothing does.
  let comparator: ((SortOrder) -> Any)?
  let key: AnyHashable?
  var minimum: CGFloat?
  var ideal: CGFloat?
  var maximum: CGFloat?
  var isHidden = false

  private init(
    label: Label, key: AnyHashable? = nil, comparator: ((SortOrder) -> Any)? = nil,
    content: @escaping (RowValue) -> Content
  ) {
    self.label = label
    self.key = key
    self.comparator = comparator
    self.content = content
  }

  var erased: _TableColumns<RowValue> {
    let content = content
    return _TableColumns(columns: [
      AnyTableColumn(
        label: AnyView(label),
        content: { value in
          guard let value = value as? RowValue else { return AnyView(EmptyView()) }
          return AnyView(content(value))
        }, comparator: comparator, key: key, width: (minimum, ideal, maximum))
    ])
  }

  /// Sets the width of the column, in points.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/tablecolumn/width(_:)>.
  public func width(_ width: CGFloat? = nil) -> Self {
    var column = self
    (column.minimum, column.ideal, column.maximum) = (width, width, width)
    return column
  }

  /// Sets the width of the column within limits, in points.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self {
    var column = self
    (column.minimum, column.ideal, column.maximum) = (min, ideal, max)
    return column
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column with a localised title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(titleKey), content: content)
  }

  /// Creates a column with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(title), content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column with a localised title, by which rows can be sorted.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(titleKey), key: AnyHashable(value),
      comparator: { KeyPathComparator(value, order: $0) }, content: content)
  }

  /// Creates a column with a title, by which rows can be sorted.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(title), key: AnyHashable(value), comparator: { KeyPathComparator(value, order: $0) },
      content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// Creates a column of texts with a localised title, by which rows can be sorted.
  public init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(titleKey, value: value) { Text(verbatim: $0[keyPath: value]) }
  }

  /// Creates a column of texts with a title, by which rows can be sorted.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(title, value: value) { Text(verbatim: $0[keyPath: value]) }
  }
}

/// A column without its types.
@MainActor
struct AnyTableColumn {
  let label: AnyView
  let content: (Any) -> AnyView
  let comparator: ((SortOrder) -> Any)?
  let key: AnyHashable?
  let width: (minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?)
}

/// The columns of a table.
@MainActor
public struct _TableColumns<RowValue: Identifiable> {
  let columns: [AnyTableColumn]
}

/// Builds the columns of a table.
///
/// Follows <https://developer.apple.com/documentation/swiftui/tablecolumnbuilder>.
@resultBuilder @MainActor
public struct TableColumnBuilder<RowValue: Identifiable> {
  /// Takes a column.
  public static func buildExpression<Sort, Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> _TableColumns<RowValue> { column.erased }

  /// All columns.
  public static func buildBlock(_ columns: _TableColumns<RowValue>...) -> _TableColumns<RowValue> {
    _TableColumns(columns: columns.flatMap(\.columns))
  }

  /// Columns on a condition.
  public static func buildIf(_ columns: _TableColumns<RowValue>?) -> _TableColumns<RowValue> {
    columns ?? _TableColumns(columns: [])
  }

  /// The first of two sets of columns.
  public static func buildEither(first: _TableColumns<RowValue>) -> _TableColumns<RowValue> { first }

  /// The second of two sets of columns.
  public static func buildEither(second: _TableColumns<RowValue>) -> _TableColumns<RowValue> { second }

  /// Columns that only some systems have.
  public static func buildLimitedAvailability(_ columns: _TableColumns<RowValue>) -> _TableColumns<RowValue> {
    columns
  }
}
