/// The views that a view stands for in a container: itself, those of a group, what a condition or a `ForEach` gives.
@MainActor
indirect enum ViewList {
  case item(ViewListItem)
  case group([ViewList])
  case dynamic(Attribute<ViewList>)
  case modified(ViewList, ItemWrapper)
  case section(ViewListSection)
  /// The views of a collection's elements, which are made when they are asked for.
  case rows(ViewListRows)

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
    case .rows(let rows): for place in 0..<rows.count { body(rows.item(at: place)) }
    }
  }

  /// Whether the list has always the same views.
  var isFixed: Bool {
    switch self {
    case .item: true
    case .group(let lists): lists.allSatisfy(\.isFixed)
    case .modified(let list, _): list.isFixed
    case .dynamic, .section, .rows: false
    }
  }

  var items: [ViewListItem] {
    var items: [ViewListItem] = []
    forEachItem { items.append($0) }
    return items
  }
}

/// A view of a list with its place among sections.
struct ViewListEntry {
  enum Part { case row, header, footer }

  let item: ViewListItem
  var part: Part
  /// The section that it is in; nil outside of any.
  var section: ViewListSection?
}

extension ViewList {
  /// The list of one element of a `ForEach`, which nobody else has seen yet.
  ///
  /// - Parameter row: what the element's view is made from, which knows the element's id.
  static func element(_ row: GraphNode, _ id: @autoclosure () -> AnyHashable, _ list: ViewList) -> ViewList {
    if case .item(let item) = list, item.ids.isEmpty {
      item.becomeElement(row)
      return list
    }
    return .modified(list, ItemWrapper(listID: id()))
  }

  /// The views in order, with their places among sections.
  var entries: [ViewListEntry] {
    var entries: [ViewListEntry] = []
    collectEntries(in: nil, part: .row, wrappers: [], into: &entries)
    return entries
  }

  /// Adds the entries of the list. The wrappers are the modifiers around it, from the innermost.
  private func collectEntries(
    in section: ViewListSection?, part: ViewListEntry.Part, wrappers: [ItemWrapper],
    into entries: inout [ViewListEntry]
  ) {
    switch self {
    case .item(let item):
      let whole = wrappers.isEmpty ? item : wrappers.reduce(item) { $1.wrapped($0) }
      entries.append(ViewListEntry(item: whole, part: part, section: section))
    case .group(let lists):
      for list in lists { list.collectEntries(in: section, part: part, wrappers: wrappers, into: &entries) }
    case .dynamic(let list):
      list.value.collectEntries(in: section, part: part, wrappers: wrappers, into: &entries)
    case .modified(let list, let wrapper):
      list.collectEntries(in: section, part: part, wrappers: [wrapper] + wrappers, into: &entries)
    case .section(let inner):
      inner.header.collectEntries(in: inner, part: .header, wrappers: wrappers, into: &entries)
      inner.content.collectEntries(in: inner, part: .row, wrappers: wrappers, into: &entries)
      inner.footer.collectEntries(in: inner, part: .footer, wrappers: wrappers, into: &entries)
    case .rows(let rows):
      for place in 0..<rows.count {
        let whole = wrappers.reduce(rows.item(at: place)) { $1.wrapped($0) }
        entries.append(ViewListEntry(item: whole, part: part, section: section))
      }
    }
  }
}

/// A modifier for each view of a list.
@MainActor
final class ItemWrapper {
  private enum Kind {
    case modifier(@MainActor (ViewListItem, _ViewInputs) -> ViewNode)
    /// The element of a list, which is the view itself with an id.
    case list([AnyHashable])
  }

  private let kind: Kind

  /// The id that the modifier gives, if any.
  private let id: (@MainActor () -> AnyHashable)?

  /// What the modifier sets for the container, if anything.
  let values: (@MainActor (inout ContainerValues) -> Void)?

  init(
    id: (@MainActor () -> AnyHashable)? = nil, values: (@MainActor (inout ContainerValues) -> Void)? = nil,
    _ make: @escaping @MainActor (ViewListItem, _ViewInputs) -> ViewNode
  ) {
    self.id = id
    self.values = values
    kind = .modifier(make)
  }

  /// Gives a view the id of an element.
  init(listID: AnyHashable) {
    id = nil
    values = nil
    kind = .list([listID])
  }

  func make(_ item: ViewListItem, _ inputs: _ViewInputs) -> ViewNode {
    switch kind {
    case .modifier(let make): return make(item, inputs)
    case .list(let ids):
      let node = item.make(inputs)
      node.prefixIDs(ids)
      return node
    }
  }

  func ids() -> [AnyHashable] {
    if case .list(let ids) = kind { return ids }
    guard let id else { return [] }
    return [GraphNode.untracked(id)]
  }

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
