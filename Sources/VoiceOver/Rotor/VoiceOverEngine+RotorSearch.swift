import AccessibilityTree
import AssistiveTechnology
import Foundation

/// Moving from element to element of one kind.
extension VoiceOverEngine {
  /// Moves to the next or previous element of a kind, with the app's custom rotor for that kind if there is
  /// one.
  mutating func go(to kind: RotorItem.Kind, forward: Bool) {
    if let custom = customRotor(inPlaceOf: kind) { return search(custom, forward: forward) }
    switch kind {
    case .containers, .tables, .lists, .landmarks: goToContainer(kind, forward: forward)
    default: moveToItem(forward: forward) { [self] in matches(kind, $0) }
    }
  }

  /// Moves to the nearest stop in a direction that meets a condition.
  mutating func moveToItem(forward: Bool, where condition: (Int) -> Bool) {
    var next = stop(from: focusedIndex ?? (forward ? -1 : tree.elements.count), forward: forward)
    while let index = next, !condition(index) { next = stop(from: index, forward: forward) }
    guard let next else { return reachBoundary() }
    moveFocus(to: next)
  }

  /// Moves to the nearest stop in a direction that meets a condition together with the element in focus.
  mutating func moveToItem(
    forward: Bool, where condition: (AccessibilityElement, AccessibilityElement) -> Bool
  ) {
    guard let element = focusedElement else { return reachBoundary() }
    let elements = tree.elements
    moveToItem(forward: forward) { condition(elements[$0], element) }
  }

  // MARK: Kinds of elements

  func matches(_ kind: RotorItem.Kind, _ index: Int) -> Bool {
    let element = tree.elements[index]
    let traits = element.traits
    if let level = kind.headingLevel {
      return traits.contains(.header) && StopFacts(element: element).headingLevel == level
    }
    switch kind {
    case .headings: return traits.contains(.header)
    case .links: return traits.contains(.link)
    case .visitedLinks: return traits.isSuperset(of: [.link, .visited])
    case .nonVisitedLinks: return traits.contains(.link) && !traits.contains(.visited)
    case .formControls:
      return traits.isDisjoint(with: [.link, .keyboardKey, .tabBarItem])
        && !traits.isDisjoint(with: [
          .button, .toggleButton, .adjustable, .textEntry, .secureTextField, .searchField, .radioButton,
          .popUpButton, .pickerElement, .textArea,
        ])
    case .buttons:
      return !traits.isDisjoint(with: [.button, .backButton])
        && traits.isDisjoint(with: [.link, .keyboardKey])
    case .textFields:
      return !traits.isDisjoint(with: [.textEntry, .secureTextField, .searchField, .textArea])
    case .searchFields: return traits.contains(.searchField)
    case .images: return traits.contains(.image)
    case .staticText: return traits.contains(.staticText)
    default: return false
    }
  }

  // MARK: Containers

  /// The first stop in each container of a kind, in reading order.
  func containerStarts(_ kind: RotorItem.Kind) -> [Int] {
    var starts: [Int] = []
    for (index, container) in tree.containers.enumerated() where isContainer(container.kind, of: kind) {
      if let first = tree.elements(in: index).first(where: { mayStop(at: $0) }) { starts.append(first) }
    }
    return Set(starts).sorted()
  }

  private func isContainer(_ container: ElementContainer.Kind, of kind: RotorItem.Kind) -> Bool {
    switch kind {
    case .tables: container == .dataTable
    case .lists: container == .list
    case .landmarks: container == .landmark
    // Plain groups have no meaning to the user.
    case .containers: container != .group
    default: false
    }
  }

  private mutating func goToContainer(_ kind: RotorItem.Kind, forward: Bool) {
    let starts = containerStarts(kind)
    let index = focusedIndex ?? -1
    if forward {
      guard let next = starts.first(where: { $0 > index }) else { return reachBoundary() }
      return moveFocus(to: next)
    }
    // From inside a container, going back leads to the container before it.
    let around = Set(index < 0 ? [] : tree.containers(around: index))
    let own = tree.containers.indices.last {
      around.contains($0) && isContainer(tree.containers[$0].kind, of: kind)
    }
    let start = own.flatMap { tree.elements(in: $0).first { mayStop(at: $0) } } ?? index
    guard let previous = starts.last(where: { $0 < start }) else { return reachBoundary() }
    moveFocus(to: previous)
  }

  // MARK: Vertical navigation

  /// Moves to the nearest element below or above in the same column.
  mutating func moveVertically(down: Bool) {
    guard let index = focusedIndex else { return reachBoundary() }
    let here = tree.elements[index].bounds
    var best: (index: Int, gap: Double, shift: Double)?
    for other in tree.elements.indices where other != index && mayStop(at: other) {
      let there = tree.elements[other].bounds
      let isBeyond = down ? there.midY > here.midY : there.midY < here.midY
      guard isBeyond, min(there.maxX, here.maxX) > max(there.minX, here.minX) else { continue }
      let gap = down ? there.minY - here.maxY : here.minY - there.maxY
      // An element that overlaps by more than half its height is beside this one, not below it.
      guard gap > -min(there.height, here.height) / 2 else { continue }
      let candidate = (index: other, gap: Double(gap), shift: Double(abs(there.midX - here.midX)))
      if let found = best, (found.gap, found.shift) <= (candidate.gap, candidate.shift) { continue }
      best = candidate
    }
    guard let best else { return reachBoundary() }
    moveFocus(to: best.index)
  }

  // MARK: Custom rotors

  mutating func search(_ rotor: Int, forward: Bool) {
    guard let element = focusedElement else { return reachBoundary() }
    silence()
    let range = editedField?.selection ?? focus.range
    let search = RotorSearch(rotor: rotor, forward: forward, from: range)
    ask(.search(search), of: element.id, for: .search(search))
  }

  /// Handles the outcome of a search in a custom rotor.
  mutating func searched(_ search: RotorSearch, _ outcome: ActionOutcome) {
    guard outcome.succeeded, let found = outcome.found, let index = foundIndex(found.element) else {
      if let id = focus.element, tree.index(of: id) == nil { return focusVanished() }
      return reachBoundary()
    }
    guard let range = found.range else { return moveFocus(to: index) }
    let element = tree.elements[index]
    let text = found.text ?? element.readableText?.substring(range)
    guard let text, !text.isEmpty else { return moveFocus(to: index) }
    let isSecure = element.traits.contains(.secureTextField)
    moveFocus(to: index, range: range, speak: .silent)
    play(.itemFocused)
    let parts = spoken(
      text, isSecure: isSecure, language: element.hasDetails ? element.details.language : nil)
    say(Utterance(parts), rule: "rotor result")
  }

  /// The index of a result; for a container, that of its first element.
  private func foundIndex(_ id: AccessibilityElement.ID) -> Int? {
    if let index = tree.index(of: id) { return index }
    guard let container = tree.containers.firstIndex(where: { $0.id == id }) else { return nil }
    return tree.elements(in: container).first { mayStop(at: $0) }
  }
}

extension AccessibilityElement {
  /// Whether two elements are of the same kind, ignoring their state.
  func isSameItem(as other: AccessibilityElement) -> Bool {
    let states: AccessibilityTraits = [
      .selected, .notEnabled, .updatesFrequently, .isEditing, .visited, .inactive, .summaryElement,
    ]
    return traits.subtracting(states) == other.traits.subtracting(states)
  }
}
