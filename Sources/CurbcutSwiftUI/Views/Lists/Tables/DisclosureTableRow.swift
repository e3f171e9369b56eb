/// A row of a table that opens to show further rows.
///
/// Follows <https://developer.apple.com/documentation/swiftui/disclosuretablerow>.
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
  /// The type of the value that the row shows.
  public typealias TableRowValue = Label.TableRowValue

  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: () -> Content

  /// Creates a row of a value that opens to further rows, and whose state the app may keep.
  public init<Value: Identifiable>(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @ViewBuilder content: @escaping () -> Content
  ) where Label == TableRow<Value> {
    self.isExpanded = isExpanded
    label = TableRow(value)
    self.content = content
  }

  /// The row and, where it is open, those below it.
  public var body: some View {
    if let isExpanded {
      DisclosureGroup(isExpanded: isExpanded, content: content) { label }
    } else {
      DisclosureGroup(content: content) { label }
    }
  }
}
