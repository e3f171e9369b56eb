import AccessibilityTree
import AssistiveTechnology
import Foundation

/// What technologies ask of the app.
extension ModelApp {
  func perform(_ request: ActionRequest) -> ActionOutcome {
    if case .search(let search) = request.action {
      let found = tree.elements.isEmpty ? nil : tree.elements[search.rotor % tree.elements.count]
      return ActionOutcome(
        request: request.number, succeeded: found != nil, found: found.map { .init(element: $0.id) })
    }
    let node = request.element.flatMap { id in tree.element(withID: id).flatMap { _ in self.node(id) } }
    return ActionOutcome(request: request.number, succeeded: carryOut(request.action, on: node))
  }

  private func carryOut(_ action: Action, on node: ModelNode?) -> Bool {
    switch action {
    case .touch(let touch):
      take(touch)
      return true
    case .activate, .longPress:
      guard let node else { return false }
      if isFenced?(node.element.activationPoint) == true {
        note("“\(node.label)” is used, which is fenced off")
      }
      return use(node)
    case .increment: return adjust(node, by: 1)
    case .decrement: return adjust(node, by: -1)
    case .escape:
      let count = root.children.count
      if root.children.last?.isModal == true { dismiss() } else { pop() }
      return root.children.count != count
    case .scroll(let direction): return scroll(node, by: direction == .up || direction == .left ? -200 : 200)
    case .scrollToVisible:
      guard let node, let view = node.around.first(where: \.scrolls) else { return false }
      view.offset = node.place.midY - view.place.midY
      becomeStale()
      return true
    case .revealMore(let forward): return revealMore(node, forward: forward)
    case .edit(let edit): return self.edit(node, edit)
    case .custom(let index): return node.map { $0.details.customActions.indices.contains(index) } ?? false
    case .magicTap, .scrollStatus, .zoom, .drag, .drop, .search, .locateText, .key, .contextMenu: return false
    }
  }

  /// Uses an object, as a tap does.
  func use(_ node: ModelNode) -> Bool {
    guard !node.traits.contains(.notEnabled) else { return false }
    switch node.deed {
    case .nothing: return true
    case .toggle:
      node.value = node.value == "1" ? "0" : "1"
      changed(node)
    case .rename:
      node.label = newName()
      changed(node)
    case .push where root.children.count < 6:
      push()
      post(.screenChanged(.none))
    case .push: break
    case .pop:
      pop()
      post(.screenChanged(.none))
    case .alert:
      alert()
      post(.screenChanged(.none))
    case .dismiss: dismiss()
    case .vanish:
      node.remove()
      becomeStale()
      post(.layoutChanged(.none))
    case .edit: beginEditing(node)
    }
    return true
  }

  private func adjust(_ node: ModelNode?, by step: Int) -> Bool {
    guard let node, node.traits.contains(.adjustable) else { return false }
    node.value = "\((node.value.flatMap { Int($0) } ?? 0) + step)"
    changed(node)
    return true
  }

  // MARK: Scrolling

  func scroll(_ node: ModelNode?, by distance: Double) -> Bool {
    let view = node.flatMap { [$0] + $0.around }?.first(where: \.scrolls) ?? objects.first(where: \.scrolls)
    guard let view else { return false }
    let extent = view.children.map { $0.place.maxY - view.place.minY }.max() ?? 0
    let offset = min(max(0, view.offset + distance), max(0, extent - view.place.height))
    guard offset != view.offset else { return false }
    view.offset = offset
    becomeStale()
    post(.pageScrolled(AccessibilityText("Page \(Int(offset / 200) + 1)")))
    return true
  }

  private func revealMore(_ node: ModelNode?, forward: Bool) -> Bool {
    guard let view = node?.around.first(where: \.scrolls) else { return false }
    guard forward, view.children.count < 12 else { return scroll(view, by: forward ? 200 : -200) }
    let y = view.children.map(\.place.maxY).max() ?? view.place.minY
    add(kind: view.children.count, at: CGPoint(x: view.place.minX, y: y), to: view)
    return scroll(view, by: 60)
  }

  // MARK: Text

  func beginEditing(_ node: ModelNode) {
    endEditing()
    node.traits.insert(.isEditing)
    let end = node.text?.string.utf16.count ?? 0
    node.text?.selection = end..<end
    changed(node)
  }

  func endEditing() {
    for node in objects where node.traits.contains(.isEditing) {
      node.traits.remove(.isEditing)
      node.text?.selection = nil
      changed(node)
    }
  }

  private func edit(_ node: ModelNode?, _ edit: TextEdit) -> Bool {
    guard let node, var text = node.text, text.isEditable, node.traits.contains(.isEditing) else {
      return false
    }
    var units = Array(text.string.utf16)
    let end = units.count
    let selection = (text.selection ?? end..<end).clamped(to: 0..<end)
    switch edit {
    case .insert(let new):
      guard end < 200 else { return false }
      units.replaceSubrange(selection, with: Array(new.utf16))
      let place = selection.lowerBound + new.utf16.count
      text.selection = place..<place
    case .deleteBackward:
      guard !selection.isEmpty || selection.lowerBound > 0 else { return false }
      let range = selection.isEmpty ? selection.lowerBound - 1..<selection.lowerBound : selection
      units.removeSubrange(range)
      text.selection = range.lowerBound..<range.lowerBound
    case .select(let range): text.selection = range.clamped(to: 0..<end)
    case .selectAll: text.selection = 0..<end
    case .submit:
      endEditing()
      return true
    case .cut, .copy, .paste, .undo, .redo: return false
    }
    text.string = String(decoding: units, as: UTF16.self)
    node.text = text
    changed(node)
    return true
  }
}
