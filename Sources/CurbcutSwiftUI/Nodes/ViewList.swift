/// The views that a view stands for in a container: itself, those of a group, what a condition or a `ForEach` gives.
@MainActor
indirect enum ViewList {
  case item(ViewListItem)
  case group([ViewList])
  case dynamic(Attribute<ViewList>)
  case modified(ViewList, ItemWrapper)
  case section(ViewListSection)

  /// Every item in order. What is read of the graph meanwhile are the reader's sources.
  func forEachItem(_ body: (ViewListItem) -> Void) {
    switch self {
    case .item(let item): body(item)
    case .group(let lists): for list in lists { list.forEachItem(body) }
    case .dynamic(let list): list.value.forEachItem(body)
    case .modified(let list, let wrapper): list.forEachItem { body(wrapper.wrapped($0)) }
    case .section(let section):
      section.header.forEachItem(body)
      section.content.forEachItem(body)
      section.footer.forEachItem(body)
    }
  }

  var items: [ViewListItem] {
    var items: [ViewListItem] = []
    forEachItem { items.append($0) }
    return items
  }
}

/// One view of a list. The object is the view's identity: as long as the list gives the same one, it is the same view.
@MainActor
final class ViewListItem {
  private let maker: @MainActor (_ViewInputs) -> ViewNode
  /// The id that a `ForEach` or `id(_:)` gave.
  var explicitID: AnyHashable?
  private var wrapped: [ObjectIdentifier: WeakItem] = [:]

  private struct WeakItem { weak var item: ViewListItem? }

  init(id: AnyHashable? = nil, _ maker: @escaping @MainActor (_ViewInputs) -> ViewNode) {
    self.maker = maker
    explicitID = id
  }

  /// Makes the view's node.
  func make(_ inputs: _ViewInputs) -> ViewNode { GraphNode.untracked { maker(inputs) } }

  /// The same view with a modifier around it; always the same object for a modifier.
  fileprivate func wrapped(by wrapper: ItemWrapper) -> ViewListItem {
    let id = ObjectIdentifier(wrapper)
    if let found = wrapped[id]?.item { return found }
    let item = ViewListItem(id: explicitID) { [self] in wrapper.make(self, $0) }
    wrapped[id] = WeakItem(item: item)
    return item
  }
}

/// A modifier for each view of a list.
@MainActor
final class ItemWrapper {
  fileprivate let make: @MainActor (ViewListItem, _ViewInputs) -> ViewNode

  init(_ make: @escaping @MainActor (ViewListItem, _ViewInputs) -> ViewNode) { self.make = make }

  func wrapped(_ item: ViewListItem) -> ViewListItem { item.wrapped(by: self) }
}

/// A section of a list or form.
@MainActor
final class ViewListSection {
  let header: ViewList
  let content: ViewList
  let footer: ViewList

  init(header: ViewList, content: ViewList, footer: ViewList) {
    self.header = header
    self.content = content
    self.footer = footer
  }
}
