import Foundation

/// A column of a table.
///
/// Follows <https://developer.apple.com/documentation/swiftui/tablecolumn>.
@MainActor
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>: TableColumnContent {
  /// The type of the values that rows show.
  public typealias TableRowValue = RowValue
  /// What sorts rows by the column.
  public typealias TableColumnSortComparator = Sort

  let label: Label
  let content: (RowValue) -> Content
  /// What sorts rows by the column, for one order and the other; nil where nothing does.
  let comparator: ((SortOrder) -> Any)?
  let key: AnyHashable?
  var minimum: CGFloat?
  var ideal: CGFloat?
  var maximum: CGFloat?
  var alignment = TableColumnAlignment.automatic

  private init(
    label: Label, key: AnyHashable? = nil, comparator: ((SortOrder) -> Any)? = nil,
    content: @escaping (RowValue) -> Content
  ) {
    self.label = label
    self.key = key
    self.comparator = comparator
    self.content = content
  }

  public var _columns: [_AnyTableColumn] {
    let content = content
    return [
      _AnyTableColumn(
        label: AnyView(label),
        content: { value in
          guard let value = value as? RowValue else { return AnyView(EmptyView()) }
          return AnyView(content(value))
        }, comparator: comparator, key: key, width: (minimum, ideal, maximum), alignment: alignment)
    ]
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

extension TableColumn {
  /// Sets where the cells of the column stand in it.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/tablecolumn/alignment(_:)>.
  public func alignment(_ alignment: TableColumnAlignment) -> Self {
    var column = self
    column.alignment = alignment
    return column
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column with a text as its title.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: text, content: content)
  }

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

extension TableColumn where Sort: SortComparator, Sort.Compared == RowValue, Label == Text {
  /// Creates a column with a localised title, by which rows are sorted with a comparator.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/tablecolumn/init(_:sortusing:content:)>.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), sortUsing: comparator, content: content)
  }

  /// Creates a column with a title, by which rows are sorted with a comparator.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), sortUsing: comparator, content: content)
  }

  /// Creates a column with a text as its title, by which rows are sorted with a comparator.
  public init(
    _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: text, key: AnyHashable(comparator),
      comparator: { order in
        var ordered = comparator
        ordered.order = order
        return ordered
      }, content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column with a localised title, by whose values rows are sorted with a comparator.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/tablecolumn/init(_:value:comparator:content:)>.
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(Text(titleKey), sortUsing: KeyPathComparator(value, comparator: comparator), content: content)
  }

  /// Creates a column with a title, by whose values rows are sorted with a comparator.
  @_disfavoredOverload
  public init<S: StringProtocol, V, C: SortComparator>(
    _ title: S, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(Text(title), sortUsing: KeyPathComparator(value, comparator: comparator), content: content)
  }

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
