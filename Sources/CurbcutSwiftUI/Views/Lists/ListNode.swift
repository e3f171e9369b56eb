import CurbcutUIKit
import Foundation

/// The node of a list or form: a table of UIKit, whose cells show the nodes of rows.
///
/// A row gets its node when it first comes into sight, and keeps it, and with it the state of its views, for as long
/// as it is in the list.
@MainActor
final class ListNode: ViewNode, WatchedScroll, FollowedScroll {
  /// A section of the table.
  @MainActor
  struct Section {
    var header: ViewListItem?
    let rows = ViewListEntries()
    var footer: ViewListItem?
    fileprivate var id: ObjectIdentifier?
    /// What the modifiers around the section say of it.
    var values = ContainerValues()
  }

  private let inputs: _ViewInputs
  private(set) var sections: [Section] = []
  private(set) var table: ListTable
  private var rows: [ObjectIdentifier: ListRowNode] = [:]
  private let selection: (any ListSelection)?
  private var style: ListStyleKind
  private var isLayingOutTable = false
  private var needsReload = false

  init(list: ViewList, selection: (any ListSelection)?, _ inputs: _ViewInputs) {
    self.inputs = inputs.insideScroll
    self.selection = selection
    style = GraphNode.untracked { inputs.environment.value.listStyle }
    table = ListTable(style)
    super.init(inputs)
    table.node = self
    watcher.scroll = self
    table.watcher = watcher
    observe { [unowned self] in applyEnvironment() }
    observe { [unowned self] in watcher.adopt(environment.value) }
    observe { [unowned self] in update(list.lazyEntries) }
    if let selection {
      observe { [unowned self] in
        selection.read()
        selectionDidChange()
        followInColumns()
      }
    }
    viewsDidChange()
  }

  private func applyEnvironment() {
    let values = environment.value
    if values.listStyle != style {
      style = values.listStyle
      table.node = nil
      table = ListTable(style)
      table.node = self
      table.watcher = watcher
      viewsDidChange()
      for row in rows.values { row.metrics = metrics(of: row.item) }
    }
    values.scrolling.apply(to: table)
    table.showsVerticalScrollIndicator = values.scrolling.shows(.vertical)
    table.alwaysBounceVertical = values.scrolling.bouncesAlways(.vertical)
    table.offerRefresh(values.refresh)
    let hidesBackground = values.scrolling.showsBackground == .hidden
    table.backgroundColor =
      hidesBackground
      ? .clear
      : style == .sidebar && values.traits.horizontalSizeClass == .regular
        ? .sidebarBackground : style.isGrouped ? .systemGroupedBackground : .systemBackground
    let isEditing = values.editMode?.wrappedValue.isEditing ?? false
    if table.isEditing != isEditing {
      table.setEditing(isEditing, animated: false)
      for case let cell as ListCell in table.visibleCells { cell.setNeedsLayout() }
      selectionDidChange()
    }
    invalidateLayout()
  }

  var metrics: ListMetrics {
    var metrics = ListMetrics(style, width: table.bounds.width)
    let values = GraphNode.untracked { environment.value }
    metrics.rowSpacing = values.listRowSpacing ?? 0
    metrics.sectionSpacing = values.listSectionSpacing
    metrics.ownMargins = values.listSectionMargins
    return metrics
  }

  func metrics(ofSection index: Int) -> ListMetrics {
    var metrics = metrics
    if sections.indices.contains(index) {
      metrics.ownMargins.merge(sections[index].values.sectionMargins) { $1 }
    }
    return metrics
  }

  private func metrics(of item: ViewListItem) -> ListMetrics {
    var metrics = metrics
    guard hasOwnMargins else { return metrics }
    metrics.ownMargins.merge(GraphNode.untracked { item.containerValues.sectionMargins }) { $1 }
    return metrics
  }

  /// Whether some section has margins of its own.
  private var hasOwnMargins = false

  // MARK: Index

  /// A title at the side of the list, and the section that it leads to.
  struct IndexEntry {
    let title: String
    let section: Int
  }

  /// The titles at the side of the list, from the top.
  var indexEntries: [IndexEntry] {
    GraphNode.untracked {
      guard environment.value.listSectionIndexVisibility != .hidden else { return [] }
      return sections.enumerated().compactMap { index, section in
        guard let label = section.values.sectionIndexLabel else { return nil }
        return IndexEntry(title: ResolvedText(label, environment.value).drawn.string, section: index)
      }
    }
  }

  /// Whether several rows can be selected.
  var selectsSeveral: Bool { selection?.allowsSeveral ?? false }

  // MARK: Scrolling

  let watcher = ScrollWatcher()
  var watchedView: UIScrollView { table }
  var axes: Axis.Set { .vertical }
  private var followers: [WeakNode] = []

  private struct WeakNode { weak var node: ViewNode? }

  /// Has a node placed again when what can be seen has changed.
  func follow(_ node: ViewNode) {
    guard !followers.contains(where: { $0.node === node }) else { return }
    followers.removeAll { $0.node == nil }
    followers.append(WeakNode(node: node))
  }

  func didScroll() {
    for follower in followers { follower.node?.setNeedsPlacement() }
    watcher.mayHaveChanged()
  }

  // MARK: Content

  private func update(_ entries: ViewListEntries) {
    var new: [Section] = []
    for run in entries.runs {
      let id = run.section.map { ObjectIdentifier($0) }
      if new.isEmpty || new[new.count - 1].id != id { new.append(Section(id: id)) }
      switch run.part {
      case .header: new[new.count - 1].header = entries.item(at: run.start + run.count - 1)
      case .row: new[new.count - 1].rows.append(run.content, .row, run.section)
      case .footer: new[new.count - 1].footer = entries.item(at: run.start + run.count - 1)
      }
      if id != nil { run.setValues(&new[new.count - 1].values) }
    }
    sections = new
    hasOwnMargins = new.contains { !$0.values.sectionMargins.isEmpty }
    if !rows.isEmpty {
      for (id, row) in rows where entries.index(of: row.item) == nil {
        row.willBeRemoved()
        row.host = nil
        rows[id] = nil
      }
    }
    let kept = children.filter { child in rows.values.contains { $0 === child } }
    if kept.count != children.count { setChildren(kept) }
    needsReload = true
    invalidateLayout()
    setNeedsPlacement()
  }

  override func willBeRemoved() { for row in rows.values { row.willBeRemoved() } }

  func node(of item: ViewListItem, _ part: ViewListEntry.Part) -> ListRowNode {
    let id = ObjectIdentifier(item)
    if let row = rows[id] {
      _ = row.validate()
      return row
    }
    let row = ListRowNode(item, part, metrics(of: item), inputs)
    prepare(row)
    rows[id] = row
    if part == .row { setSelection(of: row, item) }
    return row
  }

  private func holds(_ path: IndexPath) -> Bool {
    sections.indices.contains(path.section) && path.row >= 0 && path.row < sections[path.section].rows.count
  }

  func row(at path: IndexPath) -> ListRowNode? {
    guard holds(path) else { return nil }
    return node(of: sections[path.section].rows.item(at: path.row), .row)
  }

  /// The node of a row that has been made already.
  func knownRow(at path: IndexPath) -> ListRowNode? {
    guard !rows.isEmpty, holds(path), let item = sections[path.section].rows.knownItem(at: path.row) else {
      return nil
    }
    return rows[ObjectIdentifier(item)]
  }

  // MARK: Layout

  override var view: UIView? { table }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func didPlace() {
    let room = safeAreaExtension(along: .vertical)
    table.frame = room.frame
    keepClearOfBars(table, room.insets)
    backdrop.frame = safeAreaExtension(along: [.horizontal, .vertical]).frame
    backdrop.backgroundColor = table.backgroundColor
    backdrop.isHidden = backdrop.frame == table.frame
  }

  /// The background at the sides of the list, which in landscape the rows keep clear of.
  private let backdrop: UIView = {
    let view = UIView(frame: .zero)
    view.isUserInteractionEnabled = false
    return view
  }()

  override func collectViews(into views: inout [UIView]) {
    views.append(backdrop)
    super.collectViews(into: &views)
  }

  override func placeChildren(in rect: CGRect, _ proposal: ProposedViewSize) {
    let metrics = metrics
    for row in rows.values { row.metrics = hasOwnMargins ? self.metrics(of: row.item) : metrics }
    if needsReload {
      needsReload = false
      isLayingOutTable = true
      table.reloadEstimated(haveRows: !rows.isEmpty)
      isLayingOutTable = false
      graph.afterUpdate { [weak table] in table?.releaseEditedRow() }
    }
    table.setNeedsLayout()
    table.layoutIfNeeded()
    for case let row as ListRowNode in children where row.host != nil {
      row.place(at: row.frame.origin, row.placedProposal)
    }
  }

  /// The table has placed its cells: those are the rows that are there now.
  func tableDidLayOut() {
    guard !isLayingOutTable else { return }
    isLayingOutTable = true
    defer { isLayingOutTable = false }
    var shown: [ListRowNode] = []
    var hasChanged = false
    for (index, section) in sections.enumerated() {
      for (item, view) in [
        (section.header, table.shownHeader(index)), (section.footer, table.shownFooter(index)),
      ] {
        if let item, view != nil, let row = rows[ObjectIdentifier(item)] { shown.append(row) }
      }
    }
    for case let cell as ListCell in table.visibleCells {
      guard let row = cell.row else { continue }
      shown.append(row)
      let height = row.size(ProposedViewSize(width: cell.rowRect.width, height: nil)).height
      if abs(height + cell.spacing - cell.bounds.height) > 0.01 {
        hasChanged = true
        table.rowContentDidChange(cell)
      }
    }
    show(shown)
    if hasChanged { graph.afterUpdate { [weak self] in self?.setNeedsPlacement() } }
    watcher.mayHaveChanged()
  }

  private var left: Set<ObjectIdentifier> = []

  private func show(_ new: [ListRowNode]) {
    guard new.count != children.count || !zip(new, children).allSatisfy({ $0 === $1 }) else { return }
    let before = children
    setPlacedChildren(new)
    let now = Set(new.map { ObjectIdentifier($0) })
    for case let row as ListRowNode in before where !now.contains(ObjectIdentifier(row)) {
      guard rows.values.contains(where: { $0 === row }) else { continue }
      left.insert(ObjectIdentifier(row))
      row.host = nil
      row.screenPresenceDidChange(false)
    }
    for row in new where left.remove(ObjectIdentifier(row)) != nil { row.screenPresenceDidChange(true) }
  }

  // MARK: Selection

  private func setSelection(of row: ListRowNode, _ item: ViewListItem) {
    guard let selection, let value = value(of: row, item), !row.isSelectionDisabled else {
      row.select = nil
      row.isSelected = false
      return
    }
    row.isSelected = GraphNode.untracked { selection.contains(value) }
    if !table.isEditing, let action = GraphNode.untracked({ environment.value.listMenu?.primaryAction }) {
      row.select = { action(value) }
      return
    }
    // A tap selects one of several only while the list is edited.
    row.select =
      selection.allowsSeveral && !table.isEditing ? nil : { [weak self] in self?.select(value) }
  }

  /// By what the selection knows a row: its tag, or else its id.
  private func value(of row: ListRowNode, _ item: ViewListItem) -> AnyHashable? {
    guard let selection else { return nil }
    if let tag = row.content.trait(TagTrait.self), selection.canHold(tag) { return tag }
    if let link = row.content.trait(LinkValueTrait.self), selection.canHold(link) { return link }
    return item.ids.first { selection.canHold($0) }
  }

  func select(_ value: AnyHashable) {
    selection?.toggle(value)
    environment.value.splitColumn?.show(true)
  }

  /// On a phone, a selection shows the column that it is for.
  private func followInColumns() {
    guard let selection, !selection.allowsSeveral, let column = environment.value.splitColumn else { return }
    column.clearSelection = { selection.clear() }
    let isEmpty = selection.isEmpty
    guard isEmpty != wasEmpty else { return }
    wasEmpty = isEmpty
    if isEmpty {
      // The column that shows the selection covers the list, which does not appear before that column is left.
      graph.afterUpdate { column.show(false) }
    } else {
      surface.whenAppeared { column.show(true) }
    }
  }

  private var wasEmpty = true

  private func selectionDidChange() {
    for row in rows.values where row.part == .row { setSelection(of: row, row.item) }
    table.updateSelection()
  }

  // MARK: Menus

  private var menuContent: MenuContentNode?

  /// The menu for the selected rows, or for one that is not selected.
  func contextMenu(at path: IndexPath) -> UIContextMenuConfiguration? {
    guard let menu = GraphNode.untracked({ environment.value.listMenu }), let row = row(at: path),
      let own = row.item.ids.first ?? row.content.trait(TagTrait.self)
    else { return nil }
    let id = row.content.trait(TagTrait.self) ?? own
    var ids: Set<AnyHashable> = [id]
    if selection?.contains(id) == true {
      for row in rows.values where row.part == .row && row.isSelected {
        if let value = value(of: row, row.item) { ids.insert(value) }
      }
    }
    guard let view = menu.content(ids) else { return nil }
    menuContent?.willBeRemoved()
    let inner = inputs.forMenu
    let content = GraphNode.untracked {
      MenuContentNode(AnyView._makeViewList(view: _GraphValue(Attribute(view)), inputs: inner).list, inner)
    }
    menuContent = content
    graph.update()
    let elements = GraphNode.untracked { content.menuElements }
    guard !elements.isEmpty else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: elements) })
  }

  func isSelected(_ path: IndexPath) -> Bool { knownRow(at: path)?.isSelected ?? false }

  // MARK: Accessibility

  override func makeAccessibilityItems() -> [AccessibilityItem] {
    for row in children { _ = row.accessibilityItems }
    return [.view(table, self)]
  }

  override var hidesItemsOfChildren: Bool { true }
}

extension ListNode: ScrollHost {
  func scroll(to id: AnyHashable, anchor: UnitPoint?, animated: Bool) -> Bool {
    for (section, content) in sections.enumerated() {
      guard let row = content.rows.index(ofID: id) else { continue }
      let path = IndexPath(row: row, section: section)
      let position: UITableView.ScrollPosition =
        switch anchor?.y {
        case nil: .none
        case let y? where y < 0.34: .top
        case let y? where y > 0.66: .bottom
        default: .middle
        }
      table.scrollToRow(at: path, at: position, animated: animated)
      return true
    }
    return false
  }
}

extension ListRowNode {
  var isSelectionDisabled: Bool { content.trait(SelectionDisabledTrait.self) ?? false }
}

/// What is selected in a list.
@MainActor
protocol ListSelection {
  /// Makes the caller depend on the selection.
  func read()
  func contains(_ value: AnyHashable) -> Bool
  func canHold(_ value: AnyHashable) -> Bool
  func toggle(_ value: AnyHashable)
  func clear()
  var isEmpty: Bool { get }
  var allowsSeveral: Bool { get }
}

/// The selection of one value.
struct SingleSelection<Value: Hashable>: ListSelection {
  let binding: @MainActor () -> Binding<Value?>

  func read() { _ = binding().wrappedValue }
  func contains(_ value: AnyHashable) -> Bool {
    binding().wrappedValue.map { AnyHashable($0) == value } ?? false
  }
  func canHold(_ value: AnyHashable) -> Bool { value.base is Value }
  func toggle(_ value: AnyHashable) {
    if let value = value.base as? Value { GraphNode.untracked(binding).wrappedValue = value }
  }
  func clear() { GraphNode.untracked(binding).wrappedValue = nil }
  var isEmpty: Bool { binding().wrappedValue == nil }
  var allowsSeveral: Bool { false }
}

/// The selection of several values.
struct SetSelection<Value: Hashable>: ListSelection {
  let binding: @MainActor () -> Binding<Set<Value>>

  func read() { _ = binding().wrappedValue }
  func contains(_ value: AnyHashable) -> Bool {
    (value.base as? Value).map { binding().wrappedValue.contains($0) } ?? false
  }
  func canHold(_ value: AnyHashable) -> Bool { value.base is Value }
  func toggle(_ value: AnyHashable) {
    guard let value = value.base as? Value else { return }
    let binding = GraphNode.untracked(binding)
    var set = binding.wrappedValue
    if set.remove(value) == nil { set.insert(value) }
    binding.wrappedValue = set
  }
  func clear() { GraphNode.untracked(binding).wrappedValue = [] }
  var isEmpty: Bool { binding().wrappedValue.isEmpty }
  var allowsSeveral: Bool { true }
}
