import AccessibilityTree
import CurbcutUIKit

/// What can be done on a screen.
struct AvailableActions {
  /// The actions, what leads deeper before what leads back.
  private(set) var actions: [ElementAction] = []
  /// How many of the actions, at the end, lead back.
  private(set) var backCount = 0
  /// Rows that are alike, where there are more than are tried in any case.
  private(set) var rows: [RowGroup] = []
  /// What is disabled, in words.
  private(set) var disabled: [String] = []

  /// - Parameters:
  ///   - tree: the screen.
  ///   - rows: how many rows that are alike are tried.
  ///   - canEscape: whether the screen may be left by the gesture that goes back.
  init(_ tree: ElementTree, rows: Int, canEscape: Bool) {
    let addresses = tree.addresses()
    var alike: [RowKind: RowGroup] = [:]
    var kinds: [RowKind] = []
    var last: [ElementAction] = []
    for (index, element) in tree.elements.enumerated() {
      let address = addresses[index]
      guard !element.traits.contains(.keyboardKey), Self.isUsable(element) else { continue }
      guard !element.traits.contains(.notEnabled) else {
        disabled.append(address.words)
        continue
      }
      if let container = tree.places[index].container, Self.isRow(element) {
        let kind = RowKind(
          container: container, type: element.className ?? "",
          traits: element.traits.intersection(ElementAddress.lasting).rawValue)
        if alike[kind] == nil { kinds.append(kind) }
        alike[kind, default: RowGroup()].actions.append(ElementAction(.activate, on: address))
        if alike[kind, default: RowGroup()].actions.count > rows { continue }
      }
      if element.traits.contains(.adjustable) {
        actions += [ElementAction(.increment, on: address), ElementAction(.decrement, on: address)]
      } else if Self.leadsBack(element) {
        last.append(ElementAction(.activate, on: address))
      } else {
        actions.append(ElementAction(.activate, on: address))
      }
      guard element.hasDetails else { continue }
      for action in element.details.customActions {
        actions.append(ElementAction(.custom, on: address, name: action.name.string))
      }
    }
    if canEscape { last.append(ElementAction(.escape)) }
    actions += last
    backCount = last.count
    self.rows = kinds.compactMap { alike[$0] }.filter { $0.actions.count > rows }
  }

  /// What is to be tried next: what leads deeper, then rows as long as they lead to something new, then what leads back.
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - rows: how many rows that are alike are tried in any case.
  ///   - known: where the actions led that were tried.
  func next(on screen: ScreenShape, rows limit: Int, known: [ElementAction: ScreenShape?]) -> ElementAction? {
    if let action = actions.dropLast(backCount).first(where: { known[$0] == nil }) { return action }
    for group in rows {
      if let action = group.next(on: screen, rows: limit, led: { known[$0] }) { return action }
    }
    return actions.suffix(backCount).first { known[$0] == nil }
  }

  /// Whether an action can be done on the screen.
  func offers(_ action: ElementAction) -> Bool {
    actions.contains(action) || rows.contains { $0.actions.contains(action) }
  }

  private struct RowKind: Hashable {
    var container: Int
    var type: String
    var traits: UInt64
  }

  private static func isUsable(_ element: AccessibilityElement) -> Bool {
    let controls: AccessibilityTraits = [
      .button, .link, .searchField, .adjustable, .toggleButton, .tabBarItem, .backButton, .textEntry,
      .textArea,
      .popUpButton, .menuItem, .pickerElement,
    ]
    if !element.traits.isDisjoint(with: controls) || isRow(element) { return true }
    guard element.hasDetails else { return false }
    return element.details.respondsToUserInteraction == true || !element.details.customActions.isEmpty
  }

  private static func isRow(_ element: AccessibilityElement) -> Bool {
    element.type is UITableViewCell.Type || element.type is UICollectionViewCell.Type
  }

  /// What leads back is tried last: what is deeper would have to be gone to again.
  private static func leadsBack(_ element: AccessibilityElement) -> Bool {
    if element.traits.contains(.backButton) { return true }
    let words: Set<String> = ["back", "cancel", "close", "done", "dismiss", "ok", "not now", "skip"]
    return words.contains(element.label?.string.lowercased() ?? "")
  }
}

/// Texts that changed on a screen after something was done with another element.
struct UnannouncedChanges {
  /// What they say now, or said before they went.
  private(set) var texts: [String] = []

  init(from before: ElementTree, to after: ElementTree, after action: ElementAction) {
    let old = Dictionary(before.elements.map { ($0.id, $0) }) { first, _ in first }
    let acted = action.element.flatMap { before.element(at: $0)?.id }
    for element in after.elements where element.id != acted {
      // What changes often says so, and is read by itself; a control is asked when the cursor comes to it.
      guard element.traits.contains(.staticText),
        element.traits.isDisjoint(with: [.updatesFrequently, .button, .link, .header]),
        let words = element.label?.string, !words.isEmpty
      else { continue }
      if let known = old[element.id] {
        if known.label != element.label || known.value != element.value { texts.append(words) }
      } else if !before.elements.contains(where: { $0.label?.string == words }) {
        texts.append(words)
      }
    }
  }
}
