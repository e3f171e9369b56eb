import CurbcutUIKit
import Foundation

/// Rows of data in columns. Where there is room for one column only, it is a list of the first.
///
/// Follows <https://developer.apple.com/documentation/swiftui/table>.
public struct Table<Value: Identifiable, Rows: View>: View {
  private let rows: Rows
  private let columns: [_AnyTableColumn]
  private let single: Binding<Value.ID?>?
  private let several: Binding<Set<Value.ID>>?
  private let order: TableOrder?
  @Environment(\.traits) private var traits
  @Environment(\.tableColumnHeaders) private var headers
  @Environment(\.tableLook) private var look

  private init(
    _ rows: Rows, _ columns: [_AnyTableColumn], single: Binding<Value.ID?>? = nil,
    several: Binding<Set<Value.ID>>? = nil, order: TableOrder? = nil
  ) {
    self.rows = rows
    self.columns = columns
    self.single = single
    self.several = several
    self.order = order
  }

  /// The rows, below the titles of the columns where there is room.
  public var body: some View {
    if traits.horizontalSizeClass == .regular {
      VStack(spacing: 0) {
        if headers != .hidden {
          TableHeader(columns: columns, order: order)
          Divider()
        }
        list.environment(\.tableColumns, columns)
      }
      .padding(.horizontal, look == .inset ? 16 : 0)
    } else {
      list.environment(\.tableColumns, Array(columns.prefix(1)))
    }
  }

  @ViewBuilder
  private var list: some View {
    if let several {
      List(selection: several) { rows }.listStyle(.plain)
    } else if let single {
      List(selection: single) { rows }.listStyle(.plain)
    } else {
      List { rows }.listStyle(.plain)
    }
  }

  /// Creates a table whose rows are views.
  public init(
    of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> _TableColumns<Value, Never>,
    @ViewBuilder rows: () -> Rows
  ) {
    self.init(rows(), columns()._columns)
  }

  /// Creates a table whose rows are views, of which one can be selected.
  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> _TableColumns<Value, Never>,
    @ViewBuilder rows: () -> Rows
  ) {
    self.init(rows(), columns()._columns, single: selection)
  }

  /// Creates a table whose rows are views, of which several can be selected.
  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> _TableColumns<Value, Never>,
    @ViewBuilder rows: () -> Rows
  ) {
    self.init(rows(), columns()._columns, several: selection)
  }
}

extension Table {
  /// Creates a table whose rows are views, and whose titles change its order.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> _TableColumns<Value, Sort>, @ViewBuilder rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(rows(), columns()._columns, order: TableOrder(sortOrder))
  }

  /// Creates a table whose rows are views, whose titles change its order, and of which one row can be selected.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> _TableColumns<Value, Sort>, @ViewBuilder rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(rows(), columns()._columns, single: selection, order: TableOrder(sortOrder))
  }

  /// Creates a table whose rows are views, whose titles change its order, and of which several rows can be selected.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> _TableColumns<Value, Sort>, @ViewBuilder rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(rows(), columns()._columns, several: selection, order: TableOrder(sortOrder))
  }
}

extension Table {
  /// Creates a table whose rows are views, and whose titles change its order.
  public init<Sort: SortComparator>(
    sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> _TableColumns<Value, Sort>,
    @ViewBuilder rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(rows(), columns()._columns, order: TableOrder(sortOrder))
  }

  /// Creates a table whose rows are views, whose titles change its order, and of which one row can be selected.
  public init<Sort: SortComparator>(
    selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> _TableColumns<Value, Sort>, @ViewBuilder rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(rows(), columns()._columns, single: selection, order: TableOrder(sortOrder))
  }

  /// Creates a table whose rows are views, whose titles change its order, and of which several rows can be selected.
  public init<Sort: SortComparator>(
    selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> _TableColumns<Value, Sort>, @ViewBuilder rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(rows(), columns()._columns, several: selection, order: TableOrder(sortOrder))
  }
}

extension Table {
  /// Creates a table of data.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> _TableColumns<Value, Never>
  ) where Data.Element == Value, Rows == ForEach<Data, Value.ID, TableRow<Value>> {
    self.init(ForEach(data) { TableRow($0) }, columns()._columns)
  }

  /// Creates a table of data, of which one row can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> _TableColumns<Value, Never>
  ) where Data.Element == Value, Rows == ForEach<Data, Value.ID, TableRow<Value>> {
    self.init(ForEach(data) { TableRow($0) }, columns()._columns, single: selection)
  }

  /// Creates a table of data, of which several rows can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> _TableColumns<Value, Never>
  ) where Data.Element == Value, Rows == ForEach<Data, Value.ID, TableRow<Value>> {
    self.init(ForEach(data) { TableRow($0) }, columns()._columns, several: selection)
  }

  /// Creates a table of data whose titles change its order.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> _TableColumns<Value, Sort>
  )
  where Data.Element == Value, Rows == ForEach<Data, Value.ID, TableRow<Value>>, Sort.Compared == Value {
    self.init(ForEach(data) { TableRow($0) }, columns()._columns, order: TableOrder(sortOrder))
  }

  /// Creates a table of data whose titles change its order, and of which one row can be selected.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> _TableColumns<Value, Sort>
  )
  where Data.Element == Value, Rows == ForEach<Data, Value.ID, TableRow<Value>>, Sort.Compared == Value {
    self.init(
      ForEach(data) { TableRow($0) }, columns()._columns, single: selection, order: TableOrder(sortOrder))
  }

  /// Creates a table of data whose titles change its order, and of which several rows can be selected.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> _TableColumns<Value, Sort>
  )
  where Data.Element == Value, Rows == ForEach<Data, Value.ID, TableRow<Value>>, Sort.Compared == Value {
    self.init(
      ForEach(data) { TableRow($0) }, columns()._columns, several: selection, order: TableOrder(sortOrder))
  }
}

/// The order of the rows of a table.
@MainActor
struct TableOrder {
  /// The order of a column, if it is the first; by the comparator that it would have.
  var order: (_AnyTableColumn) -> SortOrder?
  var sort: (_AnyTableColumn) -> Void

  init<Sort: SortComparator>(_ binding: Binding<[Sort]>) {
    func isFirst(_ column: _AnyTableColumn) -> Sort? {
      guard let first = binding.wrappedValue.first else { return nil }
      for order in [SortOrder.forward, .reverse] {
        if let own = column.comparator?(order) as? Sort, own == first { return first }
      }
      return nil
    }
    order = { isFirst($0)?.order }
    sort = { column in
      let order: SortOrder = isFirst(column)?.order == .forward ? .reverse : .forward
      if let comparator = column.comparator?(order) as? Sort {
        var rest = binding.wrappedValue
        if isFirst(column) != nil { rest.removeFirst() }
        binding.wrappedValue = [comparator] + rest
      }
    }
  }
}

/// A row of a table.
///
/// Follows <https://developer.apple.com/documentation/swiftui/tablerow>.
public struct TableRow<Value: Identifiable>: View {
  private let value: Value
  @Environment(\.tableColumns) private var columns

  /// Creates the row of a value.
  public init(_ value: Value) { self.value = value }

  /// The cells of the row.
  public var body: some View {
    TableCells(columns: columns) { $0.content(value) }.tag(value.id)
  }
}

/// The cells of a row, or the titles of columns, side by side.
private struct TableCells<Cell: View>: View {
  let columns: [_AnyTableColumn]
  let cell: (_AnyTableColumn) -> Cell

  init(columns: [_AnyTableColumn], cell: @escaping (_AnyTableColumn) -> Cell) {
    self.columns = columns
    self.cell = cell
  }

  var body: some View {
    HStack(spacing: 16) {
      ForEach(columns.indices, id: \.self) { index in
        let width = columns[index].width
        if width.minimum != nil, width.minimum == width.maximum {
          // What a cell says of its priority concerns no other column.
          cell(columns[index]).frame(width: width.minimum, alignment: columns[index].alignment.place)
            .layoutPriority(0)
        } else {
          cell(columns[index])
            .frame(
              minWidth: width.minimum ?? 0, maxWidth: width.maximum ?? .infinity,
              alignment: columns[index].alignment.place
            )
            .layoutPriority(0)
        }
      }
    }
  }
}

/// The titles of the columns; those by which rows can be sorted are buttons.
private struct TableHeader: View {
  let columns: [_AnyTableColumn]
  let order: TableOrder?
  /// As wide as the rows below, whose margin depends on it.
  @State private var width = CGFloat.infinity

  var body: some View {
    TableCells(columns: columns) { column in
      TableTitle(column: column, order: order)
    }
    .font(.subheadline.weight(.semibold)).foregroundStyle(.secondary)
    .padding(.horizontal, ListMetrics(.plain, width: width).rowInset).padding(.vertical, 8)
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      width = $0
    }
  }
}

/// The title of a column.
private struct TableTitle: View {
  let column: _AnyTableColumn
  let order: TableOrder?

  var body: some View {
    if let order, column.comparator != nil {
      Button {
        order.sort(column)
      } label: {
        HStack(spacing: 4) {
          column.label
          if let now = order.order(column) {
            Image(systemName: now == .forward ? "chevron.up" : "chevron.down").font(.caption)
              .accessibilityHidden(true)
          }
        }
      }
      .buttonStyle(.plain)
    } else {
      column.label
    }
  }
}

private enum TableColumnsKey: EnvironmentKey {
  static var defaultValue: [_AnyTableColumn] { [] }
}

extension EnvironmentValues {
  /// The columns of the table that a row is in.
  var tableColumns: [_AnyTableColumn] {
    get { self[TableColumnsKey.self] }
    set { self[TableColumnsKey.self] = newValue }
  }
}
