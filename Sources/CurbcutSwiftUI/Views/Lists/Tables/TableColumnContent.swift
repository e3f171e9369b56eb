import Foundation

/// A column of a table, or several.
///
/// Follows <https://developer.apple.com/documentation/swiftui/tablecolumncontent>.
@preconcurrency @MainActor
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of the values that rows show.
  associatedtype TableRowValue: Identifiable
  /// What sorts rows by the columns; `Never` where nothing does.
  associatedtype TableColumnSortComparator
  /// The type of the content that this one is made of.
  associatedtype TableColumnBody: TableColumnContent = Self
  /// The content that this one is made of.
  var tableColumnBody: TableColumnBody { get }
  /// The columns without their types.
  var _columns: [_AnyTableColumn] { get }
}

extension TableColumnContent {
  public var _columns: [_AnyTableColumn] { tableColumnBody._columns }
}

extension TableColumnContent where TableColumnBody == Self {
  public var tableColumnBody: Self { self }
}

/// Where the cells of a column stand in it.
///
/// Follows <https://developer.apple.com/documentation/swiftui/tablecolumnalignment>.
public struct TableColumnAlignment: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, leading, center, trailing, numeric, numbers(String) }

  private let kind: Kind

  var place: Alignment {
    switch kind {
    case .automatic, .leading: .leading
    case .center: .center
    case .trailing, .numeric, .numbers: .trailing
    }
  }

  /// As suits the language: at the leading edge.
  public static let automatic = Self(kind: .automatic)
  /// At the leading edge.
  public static let leading = Self(kind: .leading)
  /// In the middle.
  public static let center = Self(kind: .center)
  /// At the trailing edge.
  public static let trailing = Self(kind: .trailing)
  /// At the trailing edge, as numbers stand.
  public static let numeric = Self(kind: .numeric)
  /// At the trailing edge, as the numbers of a system stand.
  public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> Self {
    Self(kind: .numbers(numberingSystem.identifier))
  }
}

/// A column without its types.
@MainActor
public struct _AnyTableColumn {
  let label: AnyView
  let content: (Any) -> AnyView
  let comparator: ((SortOrder) -> Any)?
  let key: AnyHashable?
  let width: (minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?)
  let alignment: TableColumnAlignment
}

/// Columns of a table one after the other.
public struct _TableColumns<RowValue: Identifiable, Sort>: TableColumnContent {
  /// The type of the values that rows show.
  public typealias TableRowValue = RowValue
  /// What sorts rows by the columns.
  public typealias TableColumnSortComparator = Sort
  public let _columns: [_AnyTableColumn]
}

/// Columns of a table that are made from data.
///
/// Follows <https://developer.apple.com/documentation/swiftui/tablecolumnforeach>.
public struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort, Content
>:
  TableColumnContent
where
  Content: TableColumnContent, Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort
{
  /// The type of the values that rows show.
  public typealias TableRowValue = RowValue
  /// What sorts rows by the columns.
  public typealias TableColumnSortComparator = Sort

  /// What the columns are made from.
  public var data: Data
  /// Makes the columns of an element.
  public var content: (Data.Element) -> Content

  public var _columns: [_AnyTableColumn] { data.flatMap { content($0)._columns } }

  // The builder takes columns of any order; with `Sort` in its place the compiler could not infer that of several columns.

  /// Creates columns for elements that have ids.
  public init(
    _ data: Data, @TableColumnBuilder<RowValue, Never> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
  }

  /// Creates columns for elements with a property that is their id.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Never> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }
}

extension Group: TableColumnContent where Content: TableColumnContent {
  /// The type of the values that rows show.
  public typealias TableRowValue = Content.TableRowValue
  /// What sorts rows by the columns.
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator
  @MainActor public var _columns: [_AnyTableColumn] { content._columns }

  /// Creates a group of columns.
  @MainActor public init<RowValue>(@TableColumnBuilder<RowValue, Never> content: () -> Content)
  where RowValue == Content.TableRowValue {
    self.content = content()
  }
}

/// Builds the columns of a table.
///
/// Columns by which nothing is sorted may stand in a table that is.
/// Follows <https://developer.apple.com/documentation/swiftui/tablecolumnbuilder>.
@resultBuilder @MainActor
public struct TableColumnBuilder<RowValue: Identifiable, Sort> {
  /// Takes a column, or several.
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> _TableColumns<
    RowValue, Sort
  >
  where Column.TableRowValue == RowValue { _TableColumns(_columns: column._columns) }

  /// All columns.
  public static func buildBlock(_ columns: _TableColumns<RowValue, Sort>...) -> _TableColumns<RowValue, Sort>
  {
    _TableColumns(_columns: columns.flatMap(\._columns))
  }

  /// Columns on a condition.
  public static func buildIf(_ columns: _TableColumns<RowValue, Sort>?) -> _TableColumns<RowValue, Sort> {
    columns ?? _TableColumns(_columns: [])
  }

  /// The first of two sets of columns.
  public static func buildEither(first: _TableColumns<RowValue, Sort>) -> _TableColumns<RowValue, Sort> {
    first
  }

  /// The second of two sets of columns.
  public static func buildEither(second: _TableColumns<RowValue, Sort>) -> _TableColumns<RowValue, Sort> {
    second
  }

  /// Columns that only some systems have.
  public static func buildLimitedAvailability(_ columns: _TableColumns<RowValue, Sort>)
    -> _TableColumns<RowValue, Sort>
  { columns }
}

extension TableColumnContent {
  /// Sets the id by which changes of the column are kept. Columns cannot be moved or hidden here.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/tablecolumncontent/customizationid(_:)>.
  public func customizationID(_ id: String)
    -> some TableColumnContent<TableRowValue, TableColumnSortComparator>
  { self }

  /// Sets what a person may not change of the column.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/tablecolumncontent/disabledcustomizationbehavior(_:)>.
  public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior)
    -> some TableColumnContent<TableRowValue, TableColumnSortComparator>
  { self }

  /// Sets whether the column is shown until a person changes that.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/tablecolumncontent/defaultvisibility(_:)>.
  public func defaultVisibility(_ visibility: Visibility)
    -> some TableColumnContent<TableRowValue, TableColumnSortComparator>
  {
    _TableColumns<TableRowValue, TableColumnSortComparator>(_columns: visibility == .hidden ? [] : _columns)
  }
}

/// What a person may change of a column.
///
/// Follows <https://developer.apple.com/documentation/swiftui/tablecolumncustomizationbehavior>.
public struct TableColumnCustomizationBehavior: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Its place.
  public static let reorder = Self(rawValue: 1 << 0)
  /// Its width.
  public static let resize = Self(rawValue: 1 << 1)
  /// Whether it is shown.
  public static let visibility = Self(rawValue: 1 << 2)
  /// All of it.
  public static let all: Self = [.reorder, .resize, .visibility]
}
