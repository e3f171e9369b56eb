/// Rows for a tree of data, whose branches can be expanded.
///
/// Follows <https://developer.apple.com/documentation/swiftui/outlinegroup>.
public struct OutlineGroup<
  Data: RandomAccessCollection, ID: Hashable, Parent: View, Leaf: View, Subgroup: View
>: View {
  let roots: Roots
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf

  /// What the tree begins with.
  enum Roots {
    case several(Data)
    case one(Data.Element)
  }

  /// The content of the view.
  public var body: some View {
    switch roots {
    case .several(let data): ForEach(data, id: id) { row($0) }
    case .one(let element): row(element)
    }
  }

  @ViewBuilder
  private func row(_ element: Data.Element) -> some View {
    if let inner = element[keyPath: children] {
      DisclosureGroup {
        OutlineSubgroupChildren(
          view: AnyView(
            OutlineGroup(roots: .several(inner), id: id, children: children, content: content)))
      } label: {
        content(element)
      }
    } else {
      content(element)
    }
  }
}

/// The branches of a row of an outline.
public struct OutlineSubgroupChildren: View {
  let view: AnyView
  /// The content of the view.
  public var body: some View { view }
}

extension OutlineGroup where Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// Creates rows for a tree whose elements have ids.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(roots: .several(data), id: \.id, children: children, content: content)
  }

  /// Creates rows for a tree with a property that is the elements' id.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(roots: .several(data), id: id, children: children, content: content)
  }

  /// Creates rows for a tree with one root, which has an id.
  public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(roots: .one(root), id: \.id, children: children, content: content)
  }

  /// Creates rows for a tree with one root, and a property that is the elements' id.
  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(roots: .one(root), id: id, children: children, content: content)
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of a tree of data, whose branches can be expanded.
  @MainActor
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init { OutlineGroup(data, children: children, content: rowContent) }
  }
}
