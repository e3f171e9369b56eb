import AccessibilityTree

/// Puts facts into writing, with a colon before the value and a full stop after each word that VoiceOver
/// adds.
struct WrittenStyle {
  var words: WordTable
  var verbosity = Verbosity()

  func description(of facts: StopFacts) -> WrittenDescription {
    var hint = facts.hint?.string
    var text = facts.label(words: words)?.string ?? ""
    var isTableCell = false
    if verbosity.includesTableContext, case .dataTableCell(let cell)? = facts.context {
      text = tableCell(cell, text)
      isTableCell = true
    }
    if verbosity.includesValue, !facts.isSwitch, let value = facts.value?.string {
      text = text.isEmpty ? value : text + (isTableCell ? " " : ": ") + value
    }
    if verbosity.includesImportantContent { text = addContent(facts, to: text) }
    if facts.traits.contains(.selected) {
      text = text.isEmpty ? words.written(.selectedAlone) : fill(words.written(.selected), text)
    }
    let traits =
      verbosity.traitPosition == .none ? "" : traitWords(facts).joined(separator: " ")
    var isHintAsText = false
    if text.isEmpty, let own = hint {
      text = own
      hint = nil
      isHintAsText = true
    }
    text = join(text, traits)
    if verbosity.includesContext { text = addContext(facts.context, to: text) }
    guard verbosity.includesHints else { return WrittenDescription(text: text) }
    return WrittenDescription(
      text: text, hint: completeHint(hint, facts: facts, isHintAsText: isHintAsText))
  }

  private func join(_ text: String, _ traits: String) -> String {
    if traits.isEmpty { return text }
    if text.isEmpty { return traits }
    if verbosity.traitPosition == .before { return traits + " " + text }
    return withFullStop(text) + " " + traits
  }

  func withFullStop(_ text: String) -> String {
    text.hasSuffix(".") ? text : text + "."
  }

  private func addContent(_ facts: StopFacts, to text: String) -> String {
    facts.importantContent.reduce(text) { text, content in
      let said = content.value.isEmpty ? content.label.string : content.value.string
      if said.isEmpty { return text }
      return text.isEmpty ? said : text + ", " + said
    }
  }

  // MARK: Traits

  private func traitWords(_ facts: StopFacts) -> [String] {
    let traits = facts.traits
    let isTab: Bool
    let isTabOfBar: Bool
    switch facts.context {
    case .tab?: (isTab, isTabOfBar) = (true, false)
    case .tabBarItem?: (isTab, isTabOfBar) = (false, true)
    default: (isTab, isTabOfBar) = (false, false)
    }
    var result: [String] = []
    func add(_ condition: Bool, _ word: Word) {
      if condition { result.append(words.written(word)) }
    }
    add(traits.contains(.notEnabled), .dimmed)
    add(
      traits.contains(.button) && !isTab
        && traits.isDisjoint(with: [.keyboardKey, .toggleButton, .tabBarItem, .backButton]), .button)
    add(traits.contains(.backButton), .backButton)
    add(traits.isSuperset(of: [.button, .toggleButton]), .switchButton)
    if facts.isSwitch, let value = facts.element.value?.string {
      result.append(switchState(value))
    }
    add(traits.contains(.tabBarItem) || isTab || isTabOfBar, .tab)
    if facts.traits.contains(.textEntry) {
      add(true, traits.contains(.secureTextField) ? .secureTextField : .textField)
      add(traits.contains(.isEditing), .isEditing)
    }
    add(traits.contains(.header), .heading)
    add(traits.contains(.link), .link)
    add(traits.contains(.adjustable), .adjustable)
    add(traits.contains(.image), .image)
    add(traits.contains(.searchField), .searchField)
    if facts.element.hasDetails {
      add(facts.element.details.expandedStatus == .expanded, .expanded)
      add(facts.element.details.expandedStatus == .collapsed, .collapsed)
    }
    return result.filter { !$0.isEmpty }
  }

  private func switchState(_ value: String) -> String {
    switch value {
    case "1": words.written(.on)
    case "0": words.written(.off)
    case "2": words.written(.mixed)
    default: value
    }
  }

  // MARK: Context

  private func tableCell(_ cell: ElementContext.TableCell, _ text: String) -> String {
    var result = ""
    for header in cell.rowHeaders + cell.columnHeaders {
      let said = [header.label, header.value].compactMap { $0 }.filter { !$0.isEmpty }
      if !said.isEmpty { result += said.joined(separator: ": ") + ". " }
    }
    result += withFullStop(text)
    func add(_ word: Word, _ number: Int) {
      result += " " + fill(words.written(word), String(number))
    }
    if cell.rowSpan > 1, cell.row != nil { add(.rowSpan, cell.rowSpan) }
    if cell.columnSpan > 1, cell.column != nil { add(.columnSpan, cell.columnSpan) }
    if cell.isFirstInRow, let row = cell.row { add(.row, row + 1) }
    if let column = cell.column { add(.column, column + 1) }
    return result
  }

  private func addContext(_ context: ElementContext?, to text: String) -> String {
    func add(_ word: Word) -> String {
      text.isEmpty ? words.written(word) : withFullStop(text) + " " + words.written(word)
    }
    switch context {
    case .series(let index, let count)?, .tab(let index, let count)?, .tabBarItem(let index, let count)?:
      let format = words.written(text.isEmpty ? .positionAlone : .position)
      return fill(format, text, String(index), String(count))
    case .listStart?: return add(.listStart)
    case .listEnd?: return add(.listEnd)
    case .landmarkStart?: return add(.landmarkStart)
    case .landmarkEnd?: return add(.landmarkEnd)
    case .dataTableCell?, nil: return text
    }
  }

  // MARK: Hints

  private func completeHint(_ own: String?, facts: StopFacts, isHintAsText: Bool) -> String? {
    guard facts.isEnabled else { return own }
    var hint = own
    func append(_ generated: GeneratedHint) {
      let said = words.hint(generated)
      guard let before = hint, !before.isEmpty else {
        hint = said
        return
      }
      hint = withFullStop(before) + " " + said
    }
    if facts.isSwitch { append(.toggle) }
    if facts.traits.contains(.textEntry) {
      hint = words.hint(
        facts.traits.contains(.isEditing)
          ? .misspelled : facts.traits.contains(.textArea) ? .textArea : .edit)
    }
    if facts.traits.contains(.adjustable), !facts.isSwitch, !isHintAsText { append(.adjust) }
    if facts.element.hasDetails {
      switch facts.element.details.expandedStatus {
      case .expanded: append(.collapse)
      case .collapsed: append(.expand)
      case .unsupported: break
      }
    }
    return hint
  }
}
