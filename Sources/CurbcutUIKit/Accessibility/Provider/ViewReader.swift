import AccessibilityTree
import Foundation
import SystemModules

/// Reads live objects through the getters that app code overrides.
@MainActor
final class ViewReader {
  /// Elements that are not views: an app may create them anew at each request, so they are kept alive for as long as
  /// they are in the tree.
  private(set) var held: [AccessibleObject] = []
  private var heldObjects: [AnyObject] = []
  /// The views that stay in place while a list scrolls under them.
  private var pinned: [ObjectIdentifier: PinnedPlace] = [:]

  private var classes: [ObjectIdentifier: ClassFacts] = [:]
  private var lastClass: ObjectIdentifier?
  private var lastFacts = ClassFacts()
  private static var lastNumber: AccessibilityElement.ID = 0
  /// The superview whose row was looked for last: siblings have the same.
  private var lastSuperview: ObjectIdentifier?
  private var lastRowAnswersTaps = false

  /// Forgets what holds only while nothing changes.
  func begin() { lastSuperview = nil }

  func forget() {
    held.removeAll(keepingCapacity: true)
    heldObjects.removeAll()
    pinned.removeAll(keepingCapacity: true)
  }

  /// The object to read for something that an app lists as an element of another object.
  private func named(_ item: Any?, in node: AccessibleObject) -> AccessibleObject? {
    guard let object = AccessibleObject.read(for: item) else { return nil }
    if object is UIView { return object }
    held.append(object)
    if let plain = object as? PlainObjectElement {
      heldObjects.append(plain.objectOfApp)
      plain.accessibilityContainer = node
    }
    return object
  }

  /// Facts that are the same for every object of a class.
  struct ClassFacts {
    var isView = false
    /// A class of this module, so the app overrides nothing.
    var isOwn = false
    var isTable = false
    var isCell = false
    var hasHints = false
    /// A table or collection view, which has views only for what is visible.
    var isList = false
    /// A class of the module that may offer actions of its own.
    var hasActions = false
    var isTextField = false
    var isControl = false
    /// A class that takes text input, or provides lines of text.
    var hasText = false
    /// A class that conforms to `AXCustomContentProvider`.
    var hasCustomContent = false
    /// A class that conforms to `AXChart`.
    var isChart = false
    var flags: ReadingFacts.Flags = []
    var role = ReadingFacts.Role.none
  }

  func classFacts(of object: AccessibleObject) -> ClassFacts {
    let id = ObjectIdentifier(type(of: object))
    if id == lastClass { return lastFacts }
    let facts = classes[id] ?? makeClassFacts(of: object, id: id)
    lastClass = id
    lastFacts = facts
    return facts
  }

  /// Whether something hears of a tap on a view.
  func answersTaps(_ view: UIView, _ known: ClassFacts) -> Bool {
    if known.isControl { return unsafeDowncast(view, to: UIControl.self).answersTaps }
    if view.isRow { return view.isInUsedRow }
    guard let around = view.storedSuperview else { return false }
    let id = ObjectIdentifier(around)
    if id != lastSuperview {
      lastSuperview = id
      lastRowAnswersTaps = around.isInUsedRow
    }
    return lastRowAnswersTaps
  }

  private func makeClassFacts(of object: AccessibleObject, id: ObjectIdentifier) -> ClassFacts {
    var facts = ClassFacts()
    facts.isView = object is UIView
    facts.isOwn = !(object is PlainObjectElement) && SystemModule.owns(type(of: object))
    facts.hasActions = object is UITableViewCell || object is UICollectionViewListCell
    // The texts of a row with an accessory button offer the row's actions.
    if object is CellTextElement { facts.hasActions = true }
    facts.isList = object is UITableView || object is UICollectionView
    facts.isTextField = object is UITextField
    facts.isControl = object is UIControl
    facts.hasText = facts.isTextField || object is UITextView || object is UISearchBar
    // A conformance check that fails looks at every conformance of the program: of UIKit's classes it is known.
    if facts.isOwn {
      facts.hasHints = Self.hasHints(object)
      facts.hasCustomContent = !facts.isView && object is any AXCustomContentProvider
      facts.isChart = !facts.isView && object is any AXChart
    } else {
      facts.isTable = object is any UIAccessibilityContainerDataTable
      facts.isCell = object is any UIAccessibilityContainerDataTableCell
      facts.hasHints = object is any ReadingHints
      facts.hasCustomContent = object is any AXCustomContentProvider
      facts.isChart = object is any AXChart
      if object is any UITextInput || object is any UIAccessibilityReadingContent { facts.hasText = true }
    }
    let hints = facts.hasHints ? object as? any ReadingHints : nil
    facts.flags = Self.flags(of: object, hints)
    facts.role = hints?.readingRole ?? .none
    classes[id] = facts
    return facts
  }
}

extension ViewReader: @MainActor ReadingSource {
  func id(of node: AccessibleObject) -> AccessibilityElement.ID {
    if node.accessibilityNumber == 0 {
      Self.lastNumber += 1
      node.accessibilityNumber = Self.lastNumber
    }
    return node.accessibilityNumber
  }

  func facts(of node: AccessibleObject) -> ReadingFacts {
    let known = classFacts(of: node)
    var flags = known.flags
    if node.isAccessibilityElement { flags.insert(.isElement) }
    if node.accessibilityElementsHidden { flags.insert(.elementsHidden) }
    if known.isView {
      let view = unsafeDowncast(node, to: UIView.self)
      flags.insert(.isView)
      if view.isHidden || view.alpha <= 0 || view.isLeaving { flags.insert(.isInvisible) }
      if view.storedBounds.size == .zero { flags.insert(.isSizeless) }
      if view.clipsToBounds { flags.insert(.clips) }
      if !pinned.isEmpty, pinned[ObjectIdentifier(view)] != nil { flags.insert(.isPinned) }
    }
    if flags.contains(.isElement) {
      if known.isTextField, unsafeDowncast(node, to: UITextField.self).hasReadableParts {
        flags.insert(.hasParts)
      }
      return ReadingFacts(flags: flags, role: .none)
    }
    if node.shouldGroupAccessibilityChildren { flags.insert(.groupsChildren) }
    if node.accessibilityTraits.contains(.tabBar) { flags.insert(.hasTabBarTrait) }
    if node.accessibilityNavigationStyle != .automatic { flags.insert(.hasNavigationStyle) }
    var role = known.role
    if role == .none {
      switch node.accessibilityContainerType {
      case .none: break
      case .dataTable: role = known.isTable ? .dataTable : .none
      case .list: role = .list
      case .landmark: role = .landmark
      case .semanticGroup:
        role = .semanticGroup
        // A chart is a place of its own, whether it has a name or not.
        if hasName(node) || (known.isChart && node.showsChart) { flags.insert(.hasName) }
      }
    }
    return ReadingFacts(flags: flags, role: role)
  }

  private func hasName(_ node: AccessibleObject) -> Bool {
    [node.accessibilityLabel, node.accessibilityValue, node.accessibilityIdentifier]
      .contains { !($0 ?? "").isEmpty }
  }

  func frame(of node: AccessibleObject) -> CGRect { node.accessibilityFrame }

  // MARK: Inside

  func forEachChild(of node: AccessibleObject, from first: Int, _ body: (AccessibleObject) -> Void) {
    let known = classFacts(of: node)
    guard known.isView else { return }
    let view = unsafeDowncast(node, to: UIView.self)
    let views = view.storedSubviews
    guard first < views.count else { return }
    let list = known.isList ? view as? any RecyclingList : nil
    let origin = view.hasOnlyIdentityTransforms ? view.convertToScreen(.zero).origin : nil
    for index in first..<views.count {
      let child = views[index]
      if let list {
        if list.isBeyondGap(child) { continue }
        if let place = list.pinnedPlace(of: child) { pinned[ObjectIdentifier(child)] = place }
      }
      if let origin { ScreenPlace.known = ScreenPlace(view: ObjectIdentifier(child), origin: origin) }
      body(child)
    }
    ScreenPlace.known = nil
  }

  func pinnedPlace(of node: AccessibleObject) -> PinnedPlace? { pinned[ObjectIdentifier(node)] }

  func columnPlace(of node: AccessibleObject) -> CGPoint? {
    guard classFacts(of: node).isView else { return nil }
    return unsafeDowncast(node, to: UIView.self).columnOrigin
  }

  func lastModalChild(of node: AccessibleObject, visibleOnly: Bool) -> Int? {
    guard classFacts(of: node).isView else { return nil }
    // Asked for every view of the screen: the buffer saves a retain and a release for each, a loop the check of the
    // executor that a closure makes.
    return unsafeDowncast(node, to: UIView.self).storedSubviews.withUnsafeBufferPointer { views in
      var index = views.count
      while index > 0 {
        index -= 1
        if views[index].isModalForReading(visibleOnly: visibleOnly) { return index }
      }
      return nil
    }
  }

  func explicitElements(of node: AccessibleObject) -> [AccessibleObject]? {
    guard let listed = node.accessibilityElements else { return nil }
    return listed.compactMap { named($0, in: node) }
  }

  func parts(of node: AccessibleObject) -> [AccessibleObject] { (node as? UITextField)?.readableParts ?? [] }

  func elementCount(of node: AccessibleObject) -> Int? {
    let count = node.accessibilityElementCount()
    return count == NSNotFound || count < 0 ? nil : count
  }

  func element(at index: Int, of node: AccessibleObject) -> AccessibleObject? {
    named(node.accessibilityElement(at: index), in: node)
  }

  func index(of element: AccessibleObject, in container: AccessibleObject) -> Int? {
    let index = container.index(ofAccessibilityElement: element.objectOfApp)
    return index == NSNotFound ? nil : index
  }

  func container(of node: AccessibleObject, kind: ElementContainer.Kind) -> ElementContainer {
    var result = ElementContainer(
      id: id(of: node), kind: kind, label: node.accessibilityLabel.map { AccessibilityText($0) },
      value: node.accessibilityValue.map { AccessibilityText($0) },
      identifier: node.accessibilityIdentifier,
      traits: AccessibilityTraits(rawValue: node.accessibilityTraits.rawValue),
      frame: node.accessibilityFrame, isModal: node.accessibilityViewIsModal)
    if kind == .dataTable, let table = node as? any UIAccessibilityContainerDataTable {
      result.rowCount = table.accessibilityRowCount()
      result.columnCount = table.accessibilityColumnCount()
    }
    if classFacts(of: node).isChart { result.chart = ChartSummary(of: node) }
    result.navigationStyle = .init(rawValue: node.accessibilityNavigationStyle.rawValue) ?? .automatic
    return result
  }

  // MARK: Tables

  func tableRange(of node: AccessibleObject) -> TableRange? {
    guard classFacts(of: node).isCell, let cell = node as? any UIAccessibilityContainerDataTableCell
    else { return nil }
    let rows = cell.accessibilityRowRange()
    let columns = cell.accessibilityColumnRange()
    return TableRange(
      row: rows.location == NSNotFound ? nil : rows.location,
      column: columns.location == NSNotFound ? nil : columns.location,
      rowSpan: rows.length, columnSpan: columns.length)
  }

  func tableSize(of table: AccessibleObject) -> (rows: Int, columns: Int) {
    guard let table = table as? any UIAccessibilityContainerDataTable else { return (0, 0) }
    return (table.accessibilityRowCount(), table.accessibilityColumnCount())
  }

  func tableCell(row: Int, column: Int, of table: AccessibleObject) -> AccessibleObject? {
    (table as? any UIAccessibilityContainerDataTable)?
      .accessibilityDataTableCellElement(forRow: row, column: column) as? AccessibleObject
  }

  func tableHeaders(row: Int, of table: AccessibleObject) -> [AccessibleObject] {
    ((table as? any UIAccessibilityContainerDataTable)?.accessibilityHeaderElements(forRow: row) ?? [])
      .compactMap { $0 as? AccessibleObject }
  }

  func tableHeaders(column: Int, of table: AccessibleObject) -> [AccessibleObject] {
    ((table as? any UIAccessibilityContainerDataTable)?.accessibilityHeaderElements(forColumn: column) ?? [])
      .compactMap { $0 as? AccessibleObject }
  }

  func tableHeader(of cell: AccessibleObject) -> ElementContext.Header {
    ElementContext.Header(label: cell.accessibilityLabel, value: cell.accessibilityValue)
  }
}

extension UIView {
  /// Where a column of a split view that stands beside others begins to be seen, in screen coordinates; nil for any other
  /// view.
  fileprivate final var columnOrigin: CGPoint? {
    if let column = self as? FloatingColumn {
      return column.superview is OverlaidColumns ? nil : accessibilityFrame.origin
    }
    guard let controller = viewController, let split = controller.parent as? UISplitViewController,
      !split.isCollapsed, superview === split.viewIfLoaded
    else { return nil }
    // Below a floating column, a column begins at its edge.
    var origin = accessibilityFrame.origin
    origin.x += controller.containerSafeAreaInsets.left
    return origin
  }

  /// Whether what lies behind the view is not read.
  fileprivate final func isModalForReading(visibleOnly: Bool) -> Bool {
    accessibilityViewIsModal && !isLeaving && !(visibleOnly && (isHidden || alpha <= 0))
  }
}
