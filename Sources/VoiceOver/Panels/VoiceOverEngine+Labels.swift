import AccessibilityTree
import AssistiveTechnology

/// Labels that the user gives to elements.
extension VoiceOverEngine {
  /// Asks for a label for the element in focus.
  mutating func showLabelPanel() {
    guard let element = focusedElement else { return play(.noItemDiscovered) }
    let typed = userLabel(of: element) ?? ""
    let title = words.spoken(.labelElement)
    open(
      Panel(.label(element.id), title: title, rows: fieldRows(title, typed, confirm: .save), typed: typed))
  }

  /// The rows of a field and the buttons below it.
  func fieldRows(_ label: String, _ typed: String, confirm: Word) -> [Panel.Row] {
    let field = AccessibilityElement(
      value: AccessibilityText(typed), traits: [.textEntry, .isEditing])
    func button(_ word: Word) -> AccessibilityElement {
      AccessibilityElement(label: AccessibilityText(words.spoken(word)), traits: .button)
    }
    return [
      .init(target: .field, element: field), .init(target: .cancel, element: button(.cancel)),
      .init(target: .confirm, element: button(confirm)),
    ]
  }

  /// Stores the label; an empty one restores the element's own.
  mutating func setLabel(_ text: String, of id: AccessibilityElement.ID) {
    guard let index = tree.index(of: id) else {
      closePanels()
      return play(.actionFailed)
    }
    let name = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    var labels = settings.voiceOver.userLabels
    labels[userLabelKey(of: index)] = name.isEmpty ? nil : name
    change("voiceOver.userLabels", .texts(labels))
    closePanels()
    play(.itemActivated)
    if focus.element == id { sayFocused(index, .interrupting, rule: "labelled") }
  }

  /// The label that the user gave to an element.
  func userLabel(of element: AccessibilityElement) -> String? {
    guard !settings.voiceOver.userLabels.isEmpty, let index = tree.index(of: element.id) else { return nil }
    return settings.voiceOver.userLabels[userLabelKey(of: index)]
  }

  // MARK: Keys

  /// The key under which the label of an element is stored, which is the same when the app runs again.
  ///
  /// It is made of the element's identifier, or else its class, the containers around it and its own label;
  /// and a number if several elements share these.
  func userLabelKey(of index: Int) -> String {
    let facts = labelFacts(index)
    let ordinal = (0..<index).lazy.filter { labelFacts($0) == facts }.count
    return key(facts, ordinal: ordinal, index: index)
  }

  /// The keys of all elements.
  func userLabelKeys() -> [String] {
    var seen: [LabelFacts: Int] = [:]
    return tree.elements.indices.map { index in
      let facts = labelFacts(index)
      let ordinal = seen[facts, default: 0]
      seen[facts] = ordinal + 1
      return key(facts, ordinal: ordinal, index: index)
    }
  }

  private struct LabelFacts: Hashable {
    var identifier: String?
    var label: String?
    var className: String?
    var container: Int?
  }

  private func labelFacts(_ index: Int) -> LabelFacts {
    let element = tree.elements[index]
    if let identifier = element.identifier, !identifier.isEmpty { return LabelFacts(identifier: identifier) }
    return LabelFacts(
      label: element.label?.string, className: element.className, container: tree.places[index].container)
  }

  private func key(_ facts: LabelFacts, ordinal: Int, index: Int) -> String {
    let number = ordinal == 0 ? "" : "#\(ordinal)"
    if let identifier = facts.identifier { return "id:\(identifier)\(number)" }
    let path = tree.containers(around: index).map { place in
      let container = tree.containers[place]
      return container.kind.rawValue
        + (container.identifier ?? container.label?.string).map { "(\($0))" }.orEmpty
    }
    return ([facts.className ?? "element"] + path + [facts.label ?? ""]).joined(separator: "/") + number
  }
}

extension String? {
  fileprivate var orEmpty: String { self ?? "" }
}
