import CurbcutUIKit

/// Rows of data in one column, some of which may be selected.
///
/// Follows <https://developer.apple.com/documentation/swiftui/list>.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
  enum Selection {
    case none
    case one(Binding<SelectionValue?>)
    case several(Binding<Set<SelectionValue>>)
  }

  let selection: Selection
  let content: Content

  /// In the rows of a form or of another list, the rows are rows of that.
  @MainActor public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewListOutputs
  {
    guard inputs.isInList else { return makeItem(view, inputs) }
    return Content._makeViewList(view: _GraphValue(view.attribute.map { $0.content }), inputs: inputs)
  }

  /// Unknown, because rows may be meant.
  public static func _viewListCount() -> Int? { nil }

  @MainActor static func makeNode(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewNode {
    var selection: (any ListSelection)?
    switch GraphNode.untracked({ view.value.selection }) {
    case .none: break
    case .one(let first):
      selection = SingleSelection {
        if case .one(let binding) = view.value.selection { binding } else { first }
      }
    case .several(let first):
      selection = SetSelection {
        if case .several(let binding) = view.value.selection { binding } else { first }
      }
    }
    // Views that stand for rows find this in their environment before the rows are made.
    let target = ListSelect.Target()
    let select = selection.map { selection in
      ListSelect { value in
        guard selection.canHold(value), let node = target.node else { return false }
        node.select(value)
        return true
      }
    }
    var inner = inputs.changingEnvironment { values in
      values.isInListRow = true
      values.listSelect = select
    }
    inner.isInList = true
    let list = Content._makeViewList(view: _GraphValue(view.map { $0.content }), inputs: inner).list
    let node = ListNode(list: list, selection: selection, inputs)
    target.node = node
    return node
  }
}

extension List {
  /// Creates a list in which several rows can be selected.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { .several($0) } ?? .none, content: content())
  }

  /// Creates a list in which one row can be selected.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { .one($0) } ?? .none, content: content())
  }

  /// Creates a list of data in which several rows can be selected.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list of data in which one row can be selected.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list of data in which several rows can be selected.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a list of data in which one row can be selected.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}

extension List where SelectionValue == Never {
  /// Creates a list.
  public init(@ViewBuilder content: () -> Content) { self.init(selection: .none, content: content()) }

  /// Creates a list of data.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Creates a list of data with a property that is its id.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a list of numbers.
  public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
  where Content == ForEach<Range<Int>, Int, Row> {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Creates a list of bindings to data.
  @MainActor
  public init<C: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  )
  where
    Content == ForEach<LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, Row>,
    C.Element: Identifiable, C.Index: Hashable
  {
    self.init(selection: .none, content: ForEach(data, content: rowContent))
  }

  /// Creates a list of bindings to data with a property that is its id.
  @MainActor
  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  ) where Content == ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, Row>, C.Index: Hashable {
    self.init(selection: .none, content: ForEach(data, id: id, content: rowContent))
  }
}
