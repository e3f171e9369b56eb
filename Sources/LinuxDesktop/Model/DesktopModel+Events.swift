import Foundation

extension DesktopModel {
  /// Takes an event.
  mutating func apply(_ event: AccessibleEvent) {
    switch event {
    case .added(let item): take(item)
    case .removed(let reference):
      if let slot = slots[reference] { removeFromParent(slot) }
    case .state(let reference, let state, let isOn): setState(of: reference, state, isOn)
    case .renamed(let reference, let name):
      let name = toolkit.name(name)
      edit(reference) { $0.name = name }
    case .described(let reference, let description):
      edit(reference) { $0.description = description }
    case .role(let reference, let role):
      guard let slot = slots[reference], self[slot].role != role else { return }
      self[slot].role = role
      enqueue(slot)
      changes.isStructure = true
    case .value(let reference, let value):
      guard let slot = slots[reference] else { return }
      if let value {
        setExtra(slot) { $0.value = value }
      } else {
        forget(.value, of: slot)
      }
      note(slot)
    case .childAdded(let child, let parent, let index): add(child, to: parent, at: index)
    case .childRemoved(let child, let parent, _):
      guard let outer = slots[parent] else { return }
      if let slot = slots[child], self[slot].parent == outer { removeFromParent(slot) }
    case .childrenChanged(let reference):
      guard let slot = slots[reference] else { return }
      forget([.children, .childCount], of: slot)
    case .rowsChanged(let reference):
      guard let slot = slots[reference], self[slot].states.contains(.managesDescendants) else { return }
      self[slot].childCount = -1
      forget([.children, .childCount, .rows, .columns], of: slot)
    case .inserted, .deleted, .textChanged, .caret: applyToText(event)
    case .moved(let reference):
      guard let slot = slots[reference] else { return }
      self[slot].known.remove(.frame)
      // That a row has gone shows in nothing else.
      if self[slot].states.contains(.managesDescendants) { forget(.childCount, of: slot) }
    case .activeDescendant(let child, let parent):
      if slots[child] == nil { add(child, to: parent, at: .max) }
      if let slot = slots[child] { changes.focus = slot }
    case .selectionChanged: break
    case .windowActivated(let reference):
      if let slot = slots[reference] { changes.window = slot }
      changes.isStructure = true
    case .windowClosed(let reference):
      if let slot = slots[reference] { removeFromParent(slot) }
    case .announcement(let text, let isAssertive): changes.announce(text, isAssertive: isAssertive)
    case .gone(let bus):
      for slot in slots.values where slot != root && self[slot].reference.bus == bus {
        removeFromParent(slot)
      }
      if self[root].reference.bus == bus {
        self[root].children = []
        changes.isGone = true
      }
      changes.isStructure = true
    }
  }

  private mutating func removeFromParent(_ slot: Int32) {
    guard slot != root, slots[self[slot].reference] == slot else { return }
    let parent = self[slot].parent
    detach(slot)
    if parent >= 0, self[parent].childCount > 0 { self[parent].childCount -= 1 }
    remove(slot)
  }

  private mutating func add(_ child: ObjectReference, to parent: ObjectReference, at index: Int) {
    guard let outer = slots[parent], let slot = slot(making: child), slot != root, !contains(slot, outer)
    else { return }
    defer { enqueue(slot) }
    if self[slot].parent == outer, self[outer].children.contains(slot) { return }
    detach(slot)
    self[slot].parent = outer
    insert(slot, at: index, of: outer)
    if self[outer].childCount >= 0 { self[outer].childCount += 1 }
  }

  /// Puts an object into what it says that it is in.
  mutating func takeParent(_ parent: ObjectReference, of child: ObjectReference) {
    guard let outer = slot(making: parent) else { return }
    enqueue(outer)
    add(child, to: parent, at: .max)
    // Its place is among the others, if these can be asked for.
    let isLong = self[outer].states.contains(.managesDescendants) && self[outer].childCount > Self.mostRows
    if outer != root, !isLong { forget(.children, of: outer) }
  }

  private mutating func setState(of reference: ObjectReference, _ state: AccessibleStates, _ isOn: Bool) {
    if state == .focused, isOn, slots[reference] == nil, let new = slot(making: reference) {
      // A row of a list that made it just now.
      changes.focus = new
      enqueue(new)
    }
    guard let slot = slots[reference] else { return }
    if state == .defunct {
      if isOn { removeFromParent(slot) }
      return
    }
    let before = self[slot].states
    let wasShown = isShown(slot)
    if isOn { self[slot].states.insert(state) } else { self[slot].states.remove(state) }
    if state == .focused, isOn { changes.focus = slot }
    guard self[slot].states != before else { return }
    switch state {
    case .showing, .visible:
      self[slot].known.remove(.frame)
      // What is scrolled out of sight, or into it, is read before and after.
      guard wasShown != isShown(slot) else { return note(slot) }
      enqueue(slot)
      changes.isStructure = true
    case .iconified, .modal, .active:
      enqueue(slot)
      changes.isStructure = true
    default:
      enqueue(slot)
      note(slot)
    }
  }

  private mutating func edit(_ reference: ObjectReference, _ change: (inout DesktopObject) -> Void) {
    guard let slot = slots[reference] else { return }
    change(&self[slot])
    note(slot)
  }
}
