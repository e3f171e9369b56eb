import AccessibilityTree
import Foundation

extension DesktopModel {
  // MARK: Words

  /// What an object is called; nil when it has no name.
  func label(of slot: Int32) -> String? {
    let object = self[slot]
    let mapping = RoleMapping[object.role]
    if mapping.value == .choice, let named = labelOfOthers(slot) { return named }
    if let name = Self.words(object.name) { return name }
    if mapping.reading == .text, let text = textWithParts(of: slot) { return text }
    if let named = labelOfOthers(slot) { return named }
    if mapping.reading == .item || mapping.reading == .control, mapping.value != .text,
      let inside = wordsInside(slot)
    {
      return inside
    }
    if mapping.reading == .item, let text = textWithParts(of: slot) { return text }
    return mapping.reading == .group ? nil : Self.words(object.description)
  }

  /// The names of the objects that label one.
  private func labelOfOthers(_ slot: Int32) -> String? {
    let names = extra(slot).labelledBy.compactMap { reference -> String? in
      guard let label = self.slot(of: reference), label != slot else { return nil }
      return Self.words(self[label].name) ?? extra(label).text.flatMap(Self.words)
    }
    return names.isEmpty ? nil : names.joined(separator: " ")
  }

  /// The text of an object, in which each object inside that stands for itself is said by its name.
  private func textWithParts(of slot: Int32) -> String? {
    guard let text = extra(slot).text else { return nil }
    guard text.unicodeScalars.contains(Self.part) else { return Self.words(text) }
    var parts = Array(children(of: slot))[...]
    var result = ""
    for character in text.unicodeScalars {
      if character == Self.part {
        if let child = parts.popFirst() { result += label(of: child) ?? "" }
      } else {
        result.unicodeScalars.append(character)
      }
    }
    return Self.words(result)
  }

  /// Stands in a text for an object inside.
  private static let part: Unicode.Scalar = "\u{FFFC}"

  /// The words of what is inside an object, in order.
  private func wordsInside(_ slot: Int32) -> String? {
    var words: [String] = []
    func collect(_ slot: Int32, depth: Int) {
      for child in children(of: slot) where words.count < 32 && depth < 16 && isShown(child) {
        let mapping = RoleMapping[self[child].role]
        guard mapping.reading != .nothing else { continue }
        if mapping.reading != .group, let name = Self.words(self[child].name) ?? textWithParts(of: child) {
          words.append(name)
        } else {
          collect(child, depth: depth + 1)
        }
      }
    }
    collect(slot, depth: 0)
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  /// A text without the spaces around it; nil when nothing is left.
  static func words(_ text: String) -> String? {
    if let first = text.utf8.first, let last = text.utf8.last, first > 32, last > 32 { return text }
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return trimmed.isEmpty ? nil : trimmed
  }

  private func value(of slot: Int32, _ kind: RoleMapping.Value) -> String? {
    let object = self[slot]
    let extra = extra(slot)
    switch kind {
    case .none: return nil
    case .toggle:
      if object.states.contains(.indeterminate) { return "2" }
      return object.states.isDisjoint(with: [.checked, .pressed]) ? "0" : "1"
    case .text:
      if object.role == .passwordText { return bullets(of: slot) }
      // An empty field shows its placeholder, as one on iOS does.
      return extra.text.flatMap { $0.isEmpty ? nil : $0 }
        ?? extra.attributes["placeholder-text"].flatMap(Self.words)
    case .textOrNumber:
      if let text = extra.text.flatMap(Self.words) { return text }
      return extra.value.map(Self.number)
    case .percentage:
      guard let value = extra.value, value.isFinite, extra.maximum > extra.minimum,
        (extra.maximum - extra.minimum).isFinite
      else { return extra.value.map(Self.number) }
      let share = (value - extra.minimum) / (extra.maximum - extra.minimum)
      return "\(Int((min(max(share, 0), 1) * 100).rounded()))%"
    case .choice:
      let name = Self.words(object.name)
      return name == label(of: slot) ? nil : name
    }
  }

  /// A bullet for each character of a password.
  private func bullets(of slot: Int32) -> String? {
    guard let count = extra(slot).characterCount, count > 0 else { return nil }
    return String(repeating: "•", count: min(count, 256))
  }

  private static func number(_ value: Double) -> String {
    guard value.isFinite else { return "" }
    if value == value.rounded(), abs(value) < 1e15 { return String(Int64(value)) }
    return String((value * 100).rounded() / 100)
  }

  // MARK: Elements

  /// Whether an object is one stop.
  func isElement(_ slot: Int32) -> Bool {
    let object = self[slot]
    guard object.known.isSuperset(of: .item) else { return false }
    switch RoleMapping[object.role].reading {
    case .nothing: return false
    case .control: return true
    case .text:
      guard label(of: slot) != nil else { return false }
      // A paragraph with links, or a section with paragraphs, is read part by part if its text stands in the parts.
      if object.interfaces.contains(.text),
        extra(slot).text.map({ !$0.unicodeScalars.contains(Self.part) }) ?? true
      {
        return !holdsElements(slot)
      }
      return !holdsElements(slot) || !object.interfaces.isDisjoint(with: .text)
    case .item: return !holdsControls(slot)
    case .group:
      // What draws itself has a name at least.
      return object.childCount == 0 && object.children.isEmpty && Self.words(object.name) != nil
        && object.role != .viewport
        && RoleMapping[object.role].container != .list && RoleMapping[object.role].container != .dataTable
    }
  }

  private func holdsElements(_ slot: Int32) -> Bool {
    holds(slot) { $0 == .control || $0 == .text || $0 == .item }
  }

  private func holdsControls(_ slot: Int32) -> Bool { holds(slot) { $0 == .control || $0 == .item } }

  private func holds(_ slot: Int32, _ isMeant: (RoleMapping.Reading) -> Bool) -> Bool {
    var rest = Array(children(of: slot))
    var looked = 0
    while let next = rest.popLast(), looked < 256 {
      looked += 1
      guard isShown(next) else { continue }
      if isMeant(RoleMapping[self[next].role].reading) { return true }
      rest += children(of: next)
    }
    return false
  }

  /// An object as the stop that it is.
  func element(of slot: Int32) -> AccessibilityElement {
    let object = self[slot]
    let mapping = RoleMapping[object.role]
    let extra = extra(slot)
    let label = label(of: slot)
    let value = value(of: slot, mapping.value)
    var element = AccessibilityElement(
      id: id(of: slot), label: label.map { AccessibilityText($0) },
      value: value.map { AccessibilityText($0) },
      traits: traits(of: object, mapping), frame: frame(of: slot), identifier: extra.attributes["id"])
    // The description of a slider is what it shows.
    if let hint = Self.words(object.description), hint != label, hint != value, mapping.value != .percentage {
      element.hint = AccessibilityText(hint)
    }
    var details = AccessibilityElement.Details()
    if object.states.contains(.expandable) {
      details.expandedStatus = object.states.contains(.expanded) ? .expanded : .collapsed
    }
    if object.role == .heading {
      details.headingLevel = extra.attributes["level"].flatMap(Int.init).flatMap {
        (1...6).contains($0) ? $0 : nil
      }
    }
    if mapping.value == .text {
      details.placeholder = extra.attributes["placeholder-text"].flatMap(Self.words)
      details.text = textContent(of: slot)
      details.textualContext = object.role == .terminal ? .console : nil
    }
    details.customActions = customActions(of: slot).map { action in
      AccessibilityElement.CustomAction(name: AccessibilityText(extra.actions[action].words))
    }
    if details != AccessibilityElement.Details() { element.details = details }
    return element
  }

  private func traits(of object: DesktopObject, _ mapping: RoleMapping) -> AccessibilityTraits {
    var traits = mapping.traits
    let states = object.states
    let isControl = mapping.reading == .control
    if isControl, !states.contains(.sensitive) { traits.insert(.notEnabled) }
    if states.contains(.selected) || mapping.isSelectedWhenChecked && states.contains(.checked) {
      traits.insert(.selected)
    }
    if object.role == .pushButton, object.interfaces.contains(.hyperlink) { traits = .link }
    if states.contains(.visited), traits.contains(.link) { traits.insert(.visited) }
    if traits.contains(.textEntry) {
      if states.contains(.multiLine), !states.contains(.singleLine) { traits.insert(.textArea) }
      if !states.contains(.editable), object.role != .terminal {
        traits.remove(.textEntry)
        traits.insert(traits.contains(.textArea) ? .staticText : [.textEntry, .readOnly])
      } else if states.contains(.focused) {
        traits.insert(.isEditing)
      }
    }
    // A menu item that is on or off says so like a switch; one that opens another menu does not.
    if object.role == .menuItem, states.contains(.checkable) { traits.formUnion([.button, .toggleButton]) }
    return traits
  }

  private func textContent(of slot: Int32) -> AccessibilityElement.TextContent? {
    let extra = extra(slot)
    let isEditable = self[slot].states.contains(.editable)
    let text = self[slot].role == .passwordText ? bullets(of: slot) ?? "" : extra.text
    guard let text else { return nil }
    let selection = (extra.selection ?? extra.caret.map { $0..<$0 }).map { range in
      TextOffsets.utf16(range.lowerBound, in: text)..<TextOffsets.utf16(range.upperBound, in: text)
    }
    return AccessibilityElement.TextContent(text, selection: selection, isEditable: isEditable)
  }

  /// Where an object is on the screen. What has no place of its own yet stands where the object around it does, so that it
  /// is not taken for something of no size.
  func frame(of slot: Int32) -> CGRect {
    if !self[slot].frame.isEmpty || self[slot].known.contains(.frame) && self[slot].states.contains(.showing)
    {
      return self[slot].frame
    }
    for outer in ancestors(of: slot) where !self[outer].frame.isEmpty { return self[outer].frame }
    return self[slot].known.contains(.frame) ? self[slot].frame : CGRect(x: 0, y: 0, width: 1, height: 1)
  }

  // MARK: Actions

  /// The index of the action that activates an object; nil when it has none.
  func mainAction(of slot: Int32) -> Int? {
    let actions = extra(slot).actions
    for name in Self.mainActions {
      if let index = actions.firstIndex(where: { $0.name.lowercased() == name }) { return index }
    }
    return actions.isEmpty || RoleMapping[self[slot].role].value == .text ? nil : 0
  }

  /// The names of actions that activate something, the most likely first.
  private static let mainActions = [
    "click", "press", "activate", "toggle", "check", "uncheck", "select", "jump", "open", "do default",
    "clickancestor",
    "expand or contract",
  ]

  /// The indices of the actions that a person is offered besides that.
  func customActions(of slot: Int32) -> [Int] {
    let actions = extra(slot).actions
    guard actions.count > 1 else { return [] }
    let main = mainAction(of: slot)
    return actions.indices.filter { $0 != main && !actions[$0].words.isEmpty }
  }
}

extension DesktopAction {
  /// What a person is offered.
  var words: String { title.isEmpty ? name : title }
}
