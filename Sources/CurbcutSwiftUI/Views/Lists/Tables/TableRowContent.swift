import CurbcutUIKit
import Foundation

/// A row of a table, or several.
///
/// Follows <https://developer.apple.com/documentation/swiftui/tablerowcontent>.
public protocol TableRowContent<TableRowValue>: View {
  /// The type of the values that rows show.
  associatedtype TableRowValue: Identifiable
}

extension TableRow: TableRowContent {
  /// The type of the value that the row shows.
  public typealias TableRowValue = Value
}

/// Rows of a table made from a collection of data.
///
/// Follows <https://developer.apple.com/documentation/swiftui/dynamictablerowcontent>.
public protocol DynamicTableRowContent<TableRowValue, Data>: TableRowContent, DynamicViewContent {}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// The type of the values that rows show.
  public typealias TableRowValue = Content.TableRowValue
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

extension DynamicTableRowContent {
  /// Lets people drop values of a type between the rows. Unlike with the rows of a list, the place comes first.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/dynamictablerowcontent/dropdestination(for:action:)>.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void
  ) -> some DynamicViewContent<Data> {
    dropDestination(for: payloadType) { (items: [T], row: Int) in action(row, items) }
  }
}
