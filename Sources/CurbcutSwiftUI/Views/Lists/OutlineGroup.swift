/// Rows for a tree of data, whose branches can be expanded.
///
/// Follows <https://developer.apple.com/documentation/swiftui/outlinegroup>.
public struct OutlineGroup<
  Data: RandomAccessCollection, ID: Hashable, Parent: View, Leaf: View, Subgroup: View
>: View {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf

  /// The content of the view.
  public var body: some View {
    ForEach(data, id: id) { element in
      if let inner = element[keyPath: children] {
        DisclosureGroup {
          OutlineSubgroupChildren(
            view: AnyView(
              OutlineGroup(data: inner, id: id, children: children, content: content)))
        } label: {
          content(element)
        }
      } else {
        content(element)
      }
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
    self.init(data: data, id: \.id, children: children, content: content)
  }

  /// Creates rows for a tree with a property that is the elements' id.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(data: data, id: id, children: children, content: content)
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
