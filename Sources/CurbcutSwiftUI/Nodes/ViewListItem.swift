/// One view of a list. The object is the view's identity: as long as the list gives the same one, it is the same view.
@MainActor
final class ViewListItem {
  private let maker: @MainActor (_ViewInputs) -> ViewNode
  /// What the view of an element is made from.
  private var element: GraphNode?
  /// The collection that the view was made for when it was asked for; nil for other views.
  private(set) var source: ObjectIdentifier?
  /// The place of the view's element in the collection now; negative when it has gone.
  private var ownPlace = -1
  private var seldom: Seldom?

  /// What only few views have.
  @MainActor
  private final class Seldom {
    /// The ids that `ForEach` and `id(_:)` gave, from the outermost.
    var ids: [AnyHashable] = []
    /// What the modifiers around the view set for its container, from the innermost.
    var values: [@MainActor (inout ContainerValues) -> Void] = []
    /// The view without modifiers, where it is of a collection.
    var base: ViewListItem?
    /// The same view with modifiers around it: mostly with one, seldom with others.
    var wrapped = FewValues<Wrapped>()
  }

  private struct Wrapped {
    let wrapper: ObjectIdentifier
    weak var item: ViewListItem?
  }

  init(
    ids: [AnyHashable] = [], values: [@MainActor (inout ContainerValues) -> Void] = [],
    _ maker: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) {
    self.maker = maker
    guard !ids.isEmpty || !values.isEmpty else { return }
    let seldom = madeSeldom()
    seldom.ids = ids
    seldom.values = values
  }

  private func madeSeldom() -> Seldom {
    let made = seldom ?? Seldom()
    seldom = made
    return made
  }

  /// The ids that `ForEach` and `id(_:)` gave, from the outermost.
  var ids: [AnyHashable] { element?.elementID.map { [$0] } ?? seldom?.ids ?? [] }

  /// What the view has set for its container.
  var containerValues: ContainerValues {
    var values = ContainerValues()
    setContainerValues(&values)
    return values
  }

  /// Adds what the view sets for its container.
  func setContainerValues(_ values: inout ContainerValues) {
    for change in seldom?.values ?? [] { change(&values) }
  }

  /// Makes the view's node.
  func make(_ inputs: _ViewInputs) -> ViewNode {
    let node = GraphNode.untracked { maker(inputs) }
    if let element { node.becomeElement(element) }
    return node
  }

  /// The place of the view's element in its collection; negative when it has gone.
  var place: Int { seldom?.base?.ownPlace ?? ownPlace }

  /// Notes the place of the element that the view was made for.
  func setPlace(_ place: Int, in source: AnyObject) {
    self.source = ObjectIdentifier(source)
    ownPlace = place
    seldom?.base = nil
  }

  private func becomePart(of item: ViewListItem) {
    source = item.source
    madeSeldom().base = item.seldom?.base ?? item
  }

  /// Gives a view that has just been made the id of an element.
  func becomeElement(_ row: GraphNode) { element = row }

  /// The same view with a modifier around it; always the same object for a modifier.
  func wrapped(by wrapper: ItemWrapper) -> ViewListItem {
    let id = ObjectIdentifier(wrapper)
    let seldom = madeSeldom()
    // A wrapper lives as long as the items that it has made.
    if let found = seldom.wrapped.first(where: { $0.wrapper == id && $0.item != nil })?.item { return found }
    let known = wrapper.ids()
    let values = wrapper.values.map { seldom.values + [$0] } ?? seldom.values
    let item = ViewListItem(ids: ids.isEmpty ? known : known + ids, values: values) { [self] in
      wrapper.make(self, $0)
    }
    if source != nil { item.becomePart(of: self) }
    seldom.wrapped.removeAll { $0.item == nil }
    seldom.wrapped.append(Wrapped(wrapper: id, item: item))
    return item
  }
}
