import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation

extension SwitchControlEngine {
  // MARK: Opening and closing

  /// Opens the menu for what the cursor is on.
  mutating func openMenu() {
    var opened = ScannerMenu(element: nil, point: nil, frame: nil, title: words.phrase(.scannerMenu))
    if let element = currentElement {
      opened = menu(for: element)
    } else if case .node(let node) = currentStop {
      let frame = scanTree.nodes[node].frame
      var area: AccessibilityElement.ID?
      if !scanTree.nodes[node].isGroup, let index = container(of: node) {
        // The request goes up from what is in the scroll view.
        area = tree.elements(in: index).first.map { tree.elements[$0].id }
      }
      opened = ScannerMenu(
        element: nil, scrollArea: area, point: CGPoint(x: frame.midX, y: frame.midY), frame: frame,
        title: words.phrase(.scannerMenu))
    } else if case .menuButton = currentStop, let id = gesture.last,
      let element = tree.element(withID: id), element.isInteractive
    {
      // Where items are always tapped, this is the way to the actions of the last one.
      opened = menu(for: element)
    }
    show(opened)
  }

  /// Opens the menu for a point.
  mutating func openMenu(at point: CGPoint) {
    let size = 20.0
    show(
      ScannerMenu(
        element: nil, point: point,
        frame: CGRect(x: point.x - size / 2, y: point.y - size / 2, width: size, height: size),
        title: words.phrase(.scannerMenu)))
  }

  private func menu(for element: AccessibilityElement) -> ScannerMenu {
    let point = element.activationPoint
    return ScannerMenu(
      element: element.id, point: point.x.isFinite && point.y.isFinite ? point : nil, frame: element.bounds,
      title: element.label?.string ?? words.phrase(.scannerMenu))
  }

  private mutating func show(_ opened: ScannerMenu) {
    menu = opened
    feedback.menuPasses = 0
    clock.tapsAt = nil
    clock.isDwelling = true
    clock.restart()
    fillMenu()
    play(.screenChanged)
    highlighted()
  }

  /// Closes the menu. The cursor is where it was.
  mutating func closeMenu() {
    menu = nil
    gesture.fingers = 1
    gesture.drawn = []
    clock.isDwelling = false
    clock.restart()
    if points.isOn { return choosePoint(for: .menu) }
    if !isHidden { highlighted() }
  }

  /// Closes the menu of an element that is gone, and shows what has changed in it.
  mutating func checkMenu() {
    guard let open = menu else { return }
    if let id = open.element ?? open.scrollArea {
      guard let element = tree.element(withID: id) else { return closeMenu() }
      if open.element != nil {
        guard element.isInteractive else { return closeMenu() }
        menu?.frame = element.bounds
        let point = element.activationPoint
        if point.x.isFinite, point.y.isFinite { menu?.point = point }
      }
    }
    fillMenu()
  }

  // MARK: The rows

  /// Makes the rows of the page that is shown.
  mutating func fillMenu() {
    guard var open = menu else { return }
    var rows = rows(of: open)
    if !open.path.isEmpty { rows.append(.init(text: words.title(of: .back), target: .item(.back))) }
    let selected = open.selected
    open.show(rows, more: words.title(of: .more))
    // The cursor stays on its row, wherever that is now.
    if let selected, open.selected != selected,
      let place = open.rows.firstIndex(where: { $0.target.isSame(as: selected) })
    {
      open.selection = place
    }
    menu = open
  }

  private func rows(of open: ScannerMenu) -> [ScannerMenu.Row] {
    switch open.path.last {
    case nil: return topRows(of: open)
    case .freehand:
      let items: [MenuItem] = gesture.drawn.count > 1 ? [.addPoint, .playGesture, .saveGesture] : [.addPoint]
      return items.map(row)
    case .fingers:
      return (1...5).map { count in
        let text =
          count == 1 ? words.phrase(.finger) : words.phrase(.severalFingers, String(count))
        return .init(text: text, target: .fingers(count))
      }
    case .saved: return options.savedGestures.map { .init(text: $0.name, target: .saved($0.name)) }
    case .recipes: return options.recipes.map { .init(text: $0.name, target: .recipe($0.name)) }
    case .gestures:
      let page = MenuItem.gestures.page ?? []
      return page.filter { $0 != .saved || !options.savedGestures.isEmpty }.map(row)
    case let page?: return (page.page ?? []).map(row)
    }
  }

  private func topRows(of open: ScannerMenu) -> [ScannerMenu.Row] {
    let element = open.element.flatMap { tree.element(withID: $0) }
    let chosen = options.menuItems.compactMap(MenuItem.init(rawValue:)).filter(MenuItem.top.contains)
    var order = chosen.isEmpty ? MenuItem.top : chosen
    // Without these there would be no way to use what was selected, or back to items and usual switches.
    for item in [MenuItem.tap, .itemMode, .exitRecipe] where !order.contains(item) {
      order.insert(item, at: item == .tap ? 0 : order.count)
    }
    return order.flatMap { item -> [ScannerMenu.Row] in
      switch item {
      case .tap: return element != nil || (open.scrollArea == nil && open.point != nil) ? [row(item)] : []
      case .increment, .decrement:
        return element?.traits.contains(.adjustable) == true ? [row(item)] : []
      case .actions:
        guard let element, element.hasDetails else { return [] }
        return element.details.customActions.enumerated().map {
          .init(text: $1.name.string, target: .custom($0, $1.name.string))
        }
      case .scroll: return canScroll(open) ? [row(item)] : []
      case .gestures: return open.point != nil ? [row(item)] : []
      case .editing, .dictation: return element?.takesText == true ? [row(item)] : []
      case .refineSelection: return open.element == nil && points.isOn ? [row(item)] : []
      case .pointMode: return points.isOn ? [] : [row(item)]
      case .itemMode: return points.isOn ? [row(item)] : []
      case .recipes: return options.recipes.isEmpty ? [] : [row(item)]
      case .exitRecipe: return recipe == nil ? [] : [row(item)]
      default: return [row(item)]
      }
    }
  }

  private func row(_ item: MenuItem) -> ScannerMenu.Row {
    var text = words.title(of: item)
    switch item {
    case .speech: text = words.phrase(options.speaks ? .off : .on, text)
    case .sound: text = words.phrase(options.playsSounds ? .off : .on, text)
    case .groups: text = words.phrase(options.groupsItems ? .off : .on, text)
    default: break
    }
    return .init(text: text, target: .item(item))
  }

  /// Whether something can be scrolled from where the menu was opened.
  private func canScroll(_ open: ScannerMenu) -> Bool {
    if open.scrollArea != nil { return true }
    if let index = open.element.flatMap({ tree.index(of: $0) }) {
      if tree.elements[index].traits.contains(.scrollable) { return true }
      return tree.containers(around: index).contains { tree.containers[$0].kind == .scrollView }
    }
    return tree.containers.contains { container in
      guard container.kind == .scrollView else { return false }
      return open.point.map { container.frame.contains($0) } ?? true
    }
  }
}
