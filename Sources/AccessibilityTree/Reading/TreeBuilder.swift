import Foundation

extension ElementTree {
  /// Reads a screen: its elements in reading order, and the containers around them.
  ///
  /// - Parameters:
  ///   - roots: the root objects, back to front.
  ///   - source: reads the objects.
  ///   - rules: decide which elements are read, and in which order.
  ///   - areWindows: true to read the roots one after the other, wherever they are on the screen.
  ///   - expectedCount: how many elements to reserve capacity for, such as the count of the previous reading.
  @inlinable
  public init<Source: ReadingSource>(
    reading roots: [Source.Node], of source: Source, rules: ReadingRules = ReadingRules(),
    areWindows: Bool = false, expectedCount: Int = 0
  ) {
    var builder = TreeBuilder(source: source, rules: rules)
    builder.draft.reserve(expectedCount)
    for root in roots {
      let mark = builder.draft.open.count
      builder.walk(root, giver: nil)
      if areWindows { builder.draft.close(from: mark, isFixed: false) }
    }
    self.init(builder.finish(areWindows: areWindows))
  }
}

/// Walks the objects of a source according to the rules.
@usableFromInline
struct TreeBuilder<Source: ReadingSource> {
  @usableFromInline let source: Source
  @usableFromInline let rules: ReadingRules
  @usableFromInline let readsWhatShows: Bool
  @usableFromInline var draft: TreeDraft
  /// The objects whose explicit lists are being walked: a list that contains its own owner must not cause a
  /// loop.
  @usableFromInline var owners: [AccessibilityElement.ID] = []
  @usableFromInline var tables = TableReader<Source>()

  @inlinable
  init(source: Source, rules: ReadingRules) {
    self.source = source
    self.rules = rules
    readsWhatShows = rules.extent == .shown
    draft = TreeDraft(rules: rules)
  }

  /// The context giver in force, with the object behind it.
  @usableFromInline
  struct Giver {
    @usableFromInline let index: Int32
    @usableFromInline let node: Source.Node
    @usableFromInline let kind: TreeDraft.ContextGiver.Kind
    @usableFromInline let isExplicit: Bool

    @inlinable
    init(index: Int32, node: Source.Node, kind: TreeDraft.ContextGiver.Kind, isExplicit: Bool) {
      self.index = index
      self.node = node
      self.kind = kind
      self.isExplicit = isExplicit
    }
  }

  @inlinable
  consuming func finish(areWindows: Bool) -> TreeDraft {
    if !areWindows { draft.sort(from: 0) }
    return draft
  }

  // MARK: Walking

  @inlinable
  mutating func walk(_ node: Source.Node, giver: Giver?) {
    let facts = source.facts(of: node)
    let flags = facts.flags
    if flags.contains(.elementsHidden) { return }
    if flags.contains(.isView), isLeftOut(flags, node) { return }
    guard readsWhatShows, flags.contains(.isPinned), let pinned = source.pinnedPlace(of: node) else {
      return walk(node, facts: facts, giver: giver)
    }
    // A pinned header is read before its section, even when the section has been scrolled above it.
    let mark = draft.open.count
    let before = draft.elements.count
    walk(node, facts: facts, giver: giver)
    draft.close(from: mark, isFixed: false, at: ReadingPoint(x: pinned.origin.x, y: pinned.origin.y))
    if pinned.isBeforeGap { draft.beforeGap += draft.elements[before...].map(\.id) }
  }

  @inlinable
  mutating func walk(_ node: Source.Node, facts: ReadingFacts, giver: Giver?) {
    let flags = facts.flags
    if flags.contains(.isElement) {
      let mark = draft.open.count
      addElement(node, giver: giver, isView: flags.contains(.isView))
      guard readsWhatShows, flags.contains(.hasParts) else { return }
      for part in source.parts(of: node) { walk(part, giver: giver) }
      draft.close(from: mark, isFixed: true)
      return
    }
    walkInside(node, facts: facts, giver: giver)
  }

  /// True for a view that is left out together with everything in it.
  @inlinable
  func isLeftOut(_ flags: ReadingFacts.Flags, _ node: Source.Node) -> Bool {
    if flags.contains(.isInvisible) { return true }
    guard flags.contains(.isSizeless) else { return false }
    if readsWhatShows { return flags.contains(.clips) && !flags.contains(.isElement) }
    return flags.contains(.clips) || flags.contains(.isElement)
      || source.explicitElements(of: node) != nil
  }

  @inlinable
  mutating func addElement(_ node: Source.Node, giver: Giver?, isView: Bool) {
    let element = source.element(of: node)
    if readsWhatShows, element.isTooSmallToTouch { return }
    let index = Int32(draft.elements.count)
    draft.add(consume element, giver: giver?.index ?? -1, isView: isView)
    if let giver { askForContext(of: node, leaf: index, giver: giver) }
  }

  @inlinable
  mutating func walkInside(_ node: Source.Node, facts: ReadingFacts, giver outer: Giver?) {
    let mark = draft.open.count
    let container = containerKind(facts)
    var giver = outer
    if let explicit = source.explicitElements(of: node) {
      let id = source.id(of: node)
      guard !owners.contains(id) else { return }
      owners.append(id)
      giver = self.giver(for: node, facts: facts, isExplicit: true, outer: outer)
      for element in explicit { walk(element, giver: giver) }
      owners.removeLast()
      draft.close(from: mark, isFixed: true, at: placeOfFixedGroup(node, outer: outer))
    } else if facts.flags.contains(.isView) {
      let before = draft.elements.count
      giver = self.giver(for: node, facts: facts, isExplicit: false, outer: outer)
      walkChildren(node, giver: giver)
      if readsWhatShows, facts.flags.contains(.liesUnderBar) {
        draft.lower(from: mark, to: source.visibleRect(of: node).minY)
      }
      // A view that draws its elements vends them by count and index: see Listing 2-1 of Apple's
      // Accessibility Programming Guide for iOS. Readable subviews take precedence.
      if draft.elements.count == before, walkCounted(node, facts: facts, outer: outer, giver: &giver) {
        draft.close(from: mark, isFixed: true)
      }
    } else if walkCounted(node, facts: facts, outer: outer, giver: &giver) {
      draft.close(from: mark, isFixed: true)
    }
    if let container {
      let window =
        readsWhatShows && facts.flags.contains(.scrolls) ? source.visibleRect(of: node) : nil
      draft.containers.append(source.container(of: node, kind: container))
      let own = giver.map(\.index) != outer.map(\.index) ? giver?.index ?? -1 : -1
      draft.close(
        from: mark, isFixed: false, container: Int32(draft.containers.count - 1), giver: own, window: window)
    } else if facts.flags.contains(.groupsChildren) {
      let column = readsWhatShows ? source.columnPlace(of: node) : nil
      draft.close(
        from: mark, isFixed: false, at: column.map { ReadingPoint(x: $0.x, y: $0.y) })
    }
  }

  /// Reads the elements that a node vends by count and index.
  ///
  /// - Parameter giver: set to the giver of their context.
  /// - Returns: false when the node vends none.
  @inlinable
  mutating func walkCounted(
    _ node: Source.Node, facts: ReadingFacts, outer: Giver?, giver: inout Giver?
  ) -> Bool {
    guard readsWhatShows, let count = source.elementCount(of: node), count > 0,
      count < Self.largestCount
    else { return false }
    let id = source.id(of: node)
    guard !owners.contains(id) else { return false }
    owners.append(id)
    giver = self.giver(for: node, facts: facts, isExplicit: true, outer: outer)
    for index in 0..<count {
      if let element = source.element(at: index, of: node) { walk(element, giver: giver) }
    }
    owners.removeLast()
    return true
  }

  /// A container that claims more elements than this is broken; other tools ignore it too.
  @usableFromInline static var largestCount: Int { 50_000 }

  @inlinable
  mutating func walkChildren(_ node: Source.Node, giver: Giver?) {
    guard let modal = source.lastModalChild(of: node, visibleOnly: readsWhatShows) else {
      source.forEachChild(of: node, from: 0) { child in walk(child, giver: giver) }
      return
    }
    // VoiceOver also reads what lies in front of the modal view: a popover, a toast.
    var isFirst = true
    source.forEachChild(of: node, from: modal) { child in
      if isFirst || readsWhatShows { walk(child, giver: giver) }
      isFirst = false
    }
  }

  /// Inside a view with the `tabBar` trait, a list in fixed order is placed at its owner's frame.
  @inlinable
  func placeOfFixedGroup(_ node: Source.Node, outer: Giver?) -> ReadingPoint? {
    guard let outer, outer.kind == .tab, !outer.isExplicit else { return nil }
    return ReadingPoint(source.frame(of: node))
  }

  // MARK: Containers and contexts

  /// The kind of container that an object is, or nil when it has no meaning to the user.
  @inlinable
  func containerKind(_ facts: ReadingFacts) -> ElementContainer.Kind? {
    if facts.flags.contains(.hasTabBarTrait) { return .tabBar }
    switch facts.role {
    case .dataTable: return .dataTable
    case .list: return .list
    case .landmark: return .landmark
    case .semanticGroup:
      if facts.flags.contains(.hasName) { return .semanticGroup }
      return readsWhatShows && facts.flags.contains(.hasNavigationStyle) ? .group : nil
    case .none:
      guard readsWhatShows else { return nil }
      if facts.flags.contains(.scrolls) { return .scrollView }
      return facts.flags.contains(.hasNavigationStyle) ? .group : nil
    case .segmentedControl: return readsWhatShows ? .segmentedControl : nil
    case .tabBar: return readsWhatShows ? .tabBar : nil
    case .navigationBar: return readsWhatShows ? .navigationBar : nil
    case .toolbar: return readsWhatShows ? .toolbar : nil
    case .alert: return readsWhatShows ? .alert : nil
    }
  }

  /// The context giver for what is inside an object.
  @inlinable
  mutating func giver(
    for node: Source.Node, facts: ReadingFacts, isExplicit: Bool, outer: Giver?
  ) -> Giver? {
    // In the snapshot tool the outermost giver wins, in VoiceOver the nearest.
    if outer != nil, !readsWhatShows { return outer }
    guard let kind = contextKind(facts) else { return outer }
    var items = 0
    if kind == .tabBarItem {
      items = source.tabItemCount(of: node)
      if !readsWhatShows { tables.tabButtons = tabButtons(in: node) }
    }
    if kind == .dataTable { tables.enter(node, source: source) }
    draft.givers.append(.init(kind: kind, isExplicit: isExplicit, itemCount: items))
    return Giver(
      index: Int32(draft.givers.count - 1), node: node, kind: kind, isExplicit: isExplicit)
  }

  @inlinable
  func contextKind(_ facts: ReadingFacts) -> TreeDraft.ContextGiver.Kind? {
    switch facts.role {
    case .segmentedControl: return .series
    case .tabBar: return .tabBarItem
    default: break
    }
    if facts.flags.contains(.hasTabBarTrait) { return .tab }
    switch facts.role {
    case .list: return .list
    case .landmark: return .landmark
    case .dataTable: return .dataTable
    default: return nil
    }
  }

  /// The buttons of a tab bar's items, at any depth.
  @usableFromInline
  func tabButtons(in node: Source.Node) -> [AccessibilityElement.ID] {
    var result: [AccessibilityElement.ID] = []
    func collect(_ node: Source.Node, depth: Int) {
      source.forEachChild(of: node, from: 0) { child in
        if source.facts(of: child).flags.contains(.isTabButton) {
          result.append(source.id(of: child))
        } else if depth < 64 {
          collect(child, depth: depth + 1)
        }
      }
    }
    collect(node, depth: 0)
    return result
  }

  /// Asks the source for the context of a leaf that only the objects themselves can provide.
  @usableFromInline
  mutating func askForContext(of node: Source.Node, leaf: Int32, giver: Giver) {
    if giver.kind == .dataTable {
      guard
        let cell = tables.context(
          of: node, table: giver.node, source: source, scansPositions: readsWhatShows)
      else { return }
      draft.contexts[leaf] = .dataTableCell(cell)
      return
    }
    if readsWhatShows { return }
    if giver.kind == .tabBarItem {
      let items = draft.givers[Int(giver.index)].itemCount
      let buttons = tables.tabButtons
      guard items > 0, buttons.count.isMultiple(of: items),
        let index = buttons.firstIndex(of: source.id(of: node))
      else { return }
      draft.contexts[leaf] = .tabBarItem(index: index % items + 1, count: items)
      return
    }
    guard giver.isExplicit, let index = source.index(of: node, in: giver.node),
      let count = source.elementCount(of: giver.node)
    else { return }
    draft.contexts[leaf] =
      switch giver.kind {
      case .series: .series(index: index + 1, count: count)
      case .tab: .tab(index: index + 1, count: count)
      case .list: index == 0 ? .listStart : index == count - 1 ? .listEnd : nil
      case .landmark: index == 0 ? .landmarkStart : index == count - 1 ? .landmarkEnd : nil
      case .tabBarItem, .dataTable: nil
      }
  }
}
