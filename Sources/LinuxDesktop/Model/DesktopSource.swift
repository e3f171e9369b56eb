import AccessibilityTree
import Foundation

/// Lets the reading rules walk the objects of a program.
struct DesktopSource: ReadingSource {
  let model: DesktopModel

  /// What is walked.
  enum Node: Equatable {
    /// An object, by its slot.
    case object(Int32)
    /// The tabs of a list of pages, whose pages follow after them.
    case tabs(Int32)

    var slot: Int32 {
      switch self {
      case .object(let slot), .tabs(let slot): slot
      }
    }
  }

  /// The windows that are read: those that show, or if one of them is modal, that one.
  var windows: [Int32] {
    let all = model.children(of: model.root).filter { slot in
      let object = model[slot]
      return object.known.isSuperset(of: .item) && object.states.contains(.showing)
        && !object.states.contains(.iconified) && object.role != .toolTip
    }
    if let modal = all.last(where: { model[$0].states.contains(.modal) }) {
      // A menu that was opened in it lies over it.
      let after = all.drop { $0 != modal }.dropFirst().filter { model[$0].role == .window }
      return [modal] + after
    }
    guard all.contains(where: { model[$0].states.contains(.active) }) else { return all }
    // Of several documents, one is in front.
    return all.filter { model[$0].states.contains(.active) || model[$0].role != .frame }
  }

  /// The tree of what shows.
  func tree(rules: ReadingRules, expectedCount: Int) -> ElementTree {
    ElementTree(
      reading: windows.map { .object($0) }, of: self, rules: rules, areWindows: true,
      expectedCount: expectedCount)
  }

  // MARK: ReadingSource

  func id(of node: Node) -> AccessibilityElement.ID {
    switch node {
    case .object(let slot): model.id(of: slot)
    // Beside the object itself, of which each slot has only one.
    case .tabs(let slot): model.id(of: slot) | 1 << 63
    }
  }

  func facts(of node: Node) -> ReadingFacts {
    guard case .object(let slot) = node else { return ReadingFacts(flags: [.isView, .hasTabBarTrait]) }
    let object = model[slot]
    let mapping = RoleMapping[object.role]
    var facts = ReadingFacts(flags: .isView)
    if mapping.reading == .nothing || !object.known.isSuperset(of: .item) || !model.isShown(slot) {
      facts.flags.insert(.isInvisible)
      return facts
    }
    if model.isElement(slot) {
      facts.flags.insert(.isElement)
      if mapping.hasParts, object.childCount != 0 { facts.flags.insert(.hasParts) }
      return facts
    }
    facts.flags.insert(.groupsChildren)
    facts.role = mapping.container
    if mapping.container == .semanticGroup, DesktopModel.words(object.name) != nil {
      facts.flags.insert(.hasName)
    }
    if mapping.scrolls { facts.flags.insert(.scrolls) }
    return facts
  }

  func frame(of node: Node) -> CGRect { model.frame(of: node.slot) }
  func element(of node: Node) -> AccessibilityElement { model.element(of: node.slot) }

  func forEachChild(of node: Node, from first: Int, _ body: (Node) -> Void) {
    for child in model.children(of: node.slot).dropFirst(first) { body(.object(child)) }
  }

  func explicitElements(of node: Node) -> [Node]? {
    let slot = node.slot
    let object = model[slot]
    switch node {
    case .tabs: return model.children(of: slot).filter { model[$0].role == .pageTab }.map { .object($0) }
    case .object where object.role == .pageTabList:
      // GTK 3 puts the contents of a page into its tab.
      let children = Array(model.children(of: slot))
      let tabs = children.filter { model[$0].role == .pageTab }
      let contents = tabs.flatMap { tab in
        model.children(of: tab).filter { model.isShown($0) }
      }
      return [.tabs(slot)] + (children.filter { model[$0].role != .pageTab } + contents).map { .object($0) }
    case .object:
      guard RoleMapping[object.role].isInOrder || !arePlacesKnown(slot) else { return nil }
      return model.children(of: slot).map { .object($0) }
    }
  }

  /// Whether what is inside an object can be ordered by where it stands.
  private func arePlacesKnown(_ slot: Int32) -> Bool {
    model.children(of: slot).allSatisfy { child in
      !model[child].frame.isEmpty || !model.isShown(child)
        || RoleMapping[model[child].role].reading == .nothing
    }
  }

  func parts(of node: Node) -> [Node] {
    model.children(of: node.slot).filter { model[$0].states.contains(.showing) }.map { .object($0) }
  }

  func container(of node: Node, kind: ElementContainer.Kind) -> ElementContainer {
    let slot = node.slot
    var container = ElementContainer(
      id: id(of: node), kind: kind, label: model.label(of: slot).map { AccessibilityText($0) },
      frame: frame(of: node),
      isModal: model[slot].states.contains(.modal))
    if kind == .dataTable {
      let size = tableSize(of: node)
      (container.rowCount, container.columnCount) = (size.rows, size.columns)
    }
    if case .tabs = node { container.traits = .tabBar }
    return container
  }

  // MARK: Tables

  func tableSize(of table: Node) -> (rows: Int, columns: Int) {
    let extra = model.extra(table.slot)
    return (max(0, extra.rows ?? 0), max(0, extra.columns ?? 0))
  }

  func tableRange(of node: Node) -> TableRange? {
    if let cell = model.extra(node.slot).cell { return cell }
    // GTK 3 puts the headers and then the cells into the table, row after row.
    guard case .object(let slot) = node, let place = place(of: slot) else { return nil }
    let rest = place.index - place.headers
    guard rest >= 0 else { return nil }
    return TableRange(row: rest / place.columns, column: rest % place.columns)
  }

  /// Where an object is among the children of a table that has its cells directly inside.
  private func place(of slot: Int32) -> (index: Int, headers: Int, columns: Int)? {
    let table = model[slot].parent
    guard table >= 0, RoleMapping[model[table].role].container == .dataTable else { return nil }
    let (rows, columns) = tableSize(of: .object(table))
    guard columns > 0, columns < 10_000, rows < 100_000_000,
      let index = model[table].children.firstIndex(of: slot)
    else {
      return nil
    }
    let headers = model[table].children.prefix {
      [.tableColumnHeader, .columnHeader].contains(model[$0].role)
    }.count
    return (index, headers, columns)
  }

  func tableCell(row: Int, column: Int, of table: Node) -> Node? {
    let (_, columns) = tableSize(of: table)
    let children = model[table.slot].children
    let headers = headers(of: table.slot)
    guard columns > 0, column < columns, row >= 0 else { return nil }
    let (index, overflow) = row.multipliedReportingOverflow(by: columns)
    guard !overflow, index < children.count else { return nil }
    let place = headers.count + index + column
    return children.indices.contains(place) ? .object(children[place]) : nil
  }

  func tableHeaders(column: Int, of table: Node) -> [Node] {
    let headers = headers(of: table.slot)
    return headers.indices.contains(column) ? [.object(headers[column])] : []
  }

  private func headers(of table: Int32) -> [Int32] {
    Array(model[table].children.prefix { [.tableColumnHeader, .columnHeader].contains(model[$0].role) })
  }

  func tableHeader(of cell: Node) -> ElementContext.Header {
    ElementContext.Header(label: model.label(of: cell.slot), value: nil)
  }
}
