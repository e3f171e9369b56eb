import CurbcutFoundation

/// Rows of a table with a modifier around, which are rows still: a row that can be dragged may stand in a `ForEach` that takes
/// drops.
struct ModifiedTableRows<Rows: TableRowContent, Content: View>: TableRowContent {
  typealias TableRowValue = Rows.TableRowValue
  let body: Content

  init(_ rows: Rows, _ modify: (Rows) -> Content) { body = modify(rows) }
}

/// The modifiers of views: within an extension of `TableRowContent` the rows' own would be called again.
private enum Modified {
  @MainActor static func draggable<V: View, T: Transferable>(_ view: V, _ payload: @escaping () -> T)
    -> some View
  {
    view.draggable(payload())
  }
  @MainActor static func drag<V: View>(_ view: V, _ provider: @escaping () -> NSItemProvider) -> some View {
    view.onDrag(provider)
  }
  @MainActor static func drop<V: View, T: Transferable>(_ view: V, _ action: @escaping ([T]) -> Void)
    -> some View
  {
    view.dropDestination(for: T.self) { items, _ in
      action(items)
      return true
    }
  }
  @MainActor static func menu<V: View, M: View>(_ view: V, _ items: M) -> some View {
    view.contextMenu { items }
  }
  @MainActor static func menu<V: View, M: View, P: View>(_ view: V, _ items: M, _ preview: P) -> some View {
    view.contextMenu {
      items
    } preview: {
      preview
    }
  }
}

extension TableRowContent {
  /// Lets a value be dragged from the row.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/tablerowcontent/draggable(_:)>.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T)
    -> some TableRowContent<TableRowValue>
  {
    ModifiedTableRows(self) { Modified.draggable($0, payload) }
  }

  /// Lets what a closure makes be dragged from the row; nil for nothing.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/tablerowcontent/itemprovider(_:)>.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some TableRowContent<TableRowValue> {
    ModifiedTableRows(self) { Modified.drag($0) { action?() ?? NSItemProvider() } }
  }

  /// Lets people drop values of a type on the row.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/tablerowcontent/dropdestination(for:action:)>.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TableRowContent<TableRowValue> {
    ModifiedTableRows(self) { Modified.drop($0, action) }
  }

  /// Says when a pointer is over the row; there is none on these devices.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/tablerowcontent/onhover(perform:)>.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> {
    self
  }

  /// Opens a menu when the row is pressed for long.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/tablerowcontent/contextmenu(menuitems:)>.
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TableRowContent<TableRowValue> {
    ModifiedTableRows(self) { Modified.menu($0, menuItems()) }
  }

  /// Opens a menu below a preview when the row is pressed for long.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/tablerowcontent/contextmenu(menuitems:preview:)>.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some TableRowContent<TableRowValue> {
    ModifiedTableRows(self) { Modified.menu($0, menuItems(), preview()) }
  }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  /// The type of the value that the rows show.
  public typealias TableRowValue = Wrapped.TableRowValue
}

extension _ConditionalContent: TableRowContent
where
  TrueContent: TableRowContent, FalseContent: TableRowContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue
{
  /// The type of the values that the rows show.
  public typealias TableRowValue = TrueContent.TableRowValue
}

extension Group: TableRowContent where Content: TableRowContent {
  /// The type of the values that the rows show.
  public typealias TableRowValue = Content.TableRowValue
}

extension Section: TableRowContent where Parent: View, Content: TableRowContent, Footer: View {
  /// The type of the values that the rows show.
  public typealias TableRowValue = Content.TableRowValue
}
