import Foundation

/// What people can do with the rows of a collection.
///
/// Follows <https://developer.apple.com/documentation/swiftui/editactions>.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: Int
  /// Creates actions.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// They can delete rows.
  public static var delete: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: MutableCollection {
  /// They can move rows.
  public static var move: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: RangeReplaceableCollection, Data: MutableCollection {
  /// They can delete and move rows.
  public static var all: EditActions<Data> { [.delete, .move] }
}

/// The collection behind the rows of a list that people can change.
typealias EditableData = MutableCollection & RandomAccessCollection & RangeReplaceableCollection

/// The rows of a collection, which can be deleted and moved.
struct EditableRows<C: EditableData, ID: Hashable, Row: View>: View where C.Index: Hashable {
  let data: Binding<C>
  let id: KeyPath<C.Element, ID>
  let actions: EditActions<C>
  let content: (Binding<C.Element>) -> Row

  var body: some View {
    ForEach(data, id: id, content: content)
      .onDelete(
        perform: actions.contains(.delete)
          ? { offsets in data.wrappedValue.remove(atOffsets: offsets) } : nil
      )
      .onMove(
        perform: actions.contains(.move)
          ? { offsets, target in data.wrappedValue.move(fromOffsets: offsets, toOffset: target) } : nil)
  }
}

extension ForEach where Content: View {
  /// Creates views for the bindings to elements, which people can delete or move.
  @MainActor
  public init<C, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == CollectionOfOne<Int>, ID == Int, Content == AnyView,
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable,
    C.Index: Hashable
  {
    self.init(CollectionOfOne(0), id: \.self) { _ in
      AnyView(EditableRows(data: data, id: \.id, actions: editActions, content: content))
    }
  }
}

extension ForEach where Content: View {
  /// Creates views for the bindings to elements with a property that is their id, which people can delete or move.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/foreach/init(_:id:editactions:content:)>.
  @MainActor
  public init<C, ElementID: Hashable, R: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ElementID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == CollectionOfOne<Int>, ID == Int, Content == AnyView,
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Index: Hashable
  {
    self.init(CollectionOfOne(0), id: \.self) { _ in
      AnyView(EditableRows(data: data, id: id, actions: editActions, content: content))
    }
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of bindings to data, which people can delete or move.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/list/init(_:editactions:rowcontent:)>.
  @MainActor
  public init<C, Row: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  )
  where
    Content == AnyView, C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable, C.Index: Hashable
  {
    self.init {
      AnyView(EditableRows(data: data, id: \.id, actions: editActions, content: rowContent))
    }
  }

  /// Creates a list of bindings to data with a property that is its id, which people can delete or move.
  @MainActor
  public init<C, ID: Hashable, Row: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  )
  where
    Content == AnyView, C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Index: Hashable
  {
    self.init {
      AnyView(EditableRows(data: data, id: id, actions: editActions, content: rowContent))
    }
  }

  /// Creates a list of a tree of data with a property that is its id.
  @MainActor
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where Content == OutlineGroup<Data, ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>> {
    self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
  }
}

extension List {
  /// Creates a list of bindings to data, which people can delete or move, and of which several can be selected.
  @MainActor
  public init<C, Row: View>(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  )
  where
    Content == AnyView, C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable, C.Index: Hashable
  {
    self.init(selection: selection) {
      AnyView(EditableRows(data: data, id: \.id, actions: editActions, content: rowContent))
    }
  }

  /// Creates a list of bindings to data, which people can delete or move, and of which one can be selected.
  @MainActor
  public init<C, Row: View>(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  )
  where
    Content == AnyView, C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable, C.Index: Hashable
  {
    self.init(selection: selection) {
      AnyView(EditableRows(data: data, id: \.id, actions: editActions, content: rowContent))
    }
  }

  /// Creates a list of bindings to data in which several rows can be selected.
  @MainActor
  public init<C, Row: View>(
    _ data: Binding<C>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  )
  where
    Content == ForEach<LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, Row>,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(
      selection: selection.map { .several($0) } ?? .none, content: ForEach(data, content: rowContent))
  }

  /// Creates a list of bindings to data in which one row can be selected.
  @MainActor
  public init<C, Row: View>(
    _ data: Binding<C>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  )
  where
    Content == ForEach<LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, Row>,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(selection: selection.map { .one($0) } ?? .none, content: ForEach(data, content: rowContent))
  }

  /// Creates a list of numbers in which one can be selected.
  public init<Row: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list of numbers in which several can be selected.
  public init<Row: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list of a tree of data, whose branches can be expanded, in which one row can be selected.
  @MainActor
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
  }

  /// Creates a list of a tree of data, whose branches can be expanded, in which several rows can be selected.
  @MainActor
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
  }
}
