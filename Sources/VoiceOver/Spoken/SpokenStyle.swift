import AccessibilityTree
import AssistiveTechnology

/// Puts facts into speech, with the order and words of the most recent recordings of VoiceOver.
struct SpokenStyle {
  var words: WordTable
  var verbosity = Verbosity()

  func utterance(for facts: StopFacts, appName: String? = nil) -> Utterance {
    var line = Line(words: words)
    if let appName { line.add(.appName, AccessibilityText(appName)) }
    let isSelected = facts.traits.contains(.selected)
    // For a picker wheel "Selected" follows the label; for everything else it precedes it.
    let saysSelectedLate = facts.traits.contains(.pickerElement)
    let entered = verbosity.includesContainers ? facts.entered : []
    let leads = isSelected && !saysSelectedLate && entered.contains(where: \.isDimmed)
    if leads { line.add(.state, .selected) }
    addContainers(entered, of: facts, to: &line)
    let cell = tableCell(of: facts)
    if let cell, verbosity.includesTableHeaders { addHeaders(cell, to: &line) }
    if isSelected, !leads, !saysSelectedLate { line.add(.state, .selected) }
    let name = addName(facts, to: &line)
    if isSelected, saysSelectedLate { line.add(.state, .selected) }
    if !facts.isEnabled { line.add(.state, .dimmed) }
    if verbosity.includesValue, !facts.isSwitch, let value = facts.value, !repeatsLabel(value, facts) {
      addValue(value, facts, to: &line)
    }
    if verbosity.includesImportantContent { addContent(facts, to: &line) }
    if verbosity.traitPosition != .none { addTraits(facts, to: &line) }
    if let cell, verbosity.includesRowsAndColumns { addPlace(cell, to: &line) }
    if verbosity.includesContext { addContext(facts, to: &line) }
    if verbosity.includesHints { addHints(facts, isHintAsName: name == .hint, to: &line) }
    addNotices(facts, to: &line)
    var utterance = Utterance(line.parts)
    if verbosity.traitPosition == .before { utterance.moveRolesForward() }
    return utterance
  }

  /// What is said when an element in focus has changed: only the differences.
  func change(of facts: StopFacts, from before: SpeakingState.Spoken) -> Utterance {
    var line = Line(words: words)
    if facts.element.label != before.label, let label = facts.label(words: words) {
      line.add(.label, label, language: facts.language)
    }
    let (now, then) = (facts.traits, before.traits)
    if now.contains(.selected), !then.contains(.selected) { line.add(.state, .selected) }
    if now.contains(.notEnabled), !then.contains(.notEnabled) { line.add(.state, .dimmed) }
    if facts.element.value != before.value { line.parts += change(of: facts).parts }
    if now.contains(.isEditing), !then.contains(.isEditing) {
      addTextField(facts, to: &line)
    }
    if facts.element.hasDetails, facts.element.details.expandedStatus != before.expanded {
      addExpanded(facts, to: &line)
    }
    return Utterance(line.parts)
  }

  /// What is said after an action changed an element that stays in focus: "off", "38%".
  func change(of facts: StopFacts) -> Utterance {
    var line = Line(words: words)
    guard let value = facts.value else { return Utterance() }
    if facts.isSwitch {
      addSwitchState(value.string, to: &line)
    } else {
      addValue(value, facts, to: &line)
    }
    return Utterance(line.parts)
  }

  /// Whether the value of a search field is the placeholder, which is also its label: "Search, search field."
  private func repeatsLabel(_ value: AccessibilityText, _ facts: StopFacts) -> Bool {
    facts.traits.contains(.searchField) && value.string == facts.element.label?.string
  }

  /// Adds the value or, for a secure field, the number of bullets.
  private func addValue(_ value: AccessibilityText, _ facts: StopFacts, to line: inout Line) {
    // An empty field shows its placeholder instead.
    guard facts.traits.contains(.secureTextField), value.string.allSatisfy({ $0 == "•" }) else {
      return line.add(.value, value, language: facts.language)
    }
    let count = value.string.count
    line.add(.value, AccessibilityText(words.bullets(count)), language: words.language)
  }

  /// The parts so far, and the words from which to add more.
  struct Line {
    let words: WordTable
    var parts: [Utterance.Part] = []

    mutating func add(_ kind: Utterance.Kind, _ text: AccessibilityText, language: String? = nil) {
      if !text.isEmpty { parts.append(.init(kind, text, language: language)) }
    }

    mutating func add(_ kind: Utterance.Kind, _ word: Word) {
      add(kind, AccessibilityText(words.spoken(word)), language: words.language)
    }

    mutating func add(_ kind: Utterance.Kind, _ word: Word, number: Int) {
      add(kind, AccessibilityText(fill(words.spoken(word), String(number))), language: words.language)
    }

    mutating func add(_ hint: GeneratedHint) {
      add(.hint, AccessibilityText(words.hint(hint)), language: words.language)
    }
  }

  // MARK: Before the name

  private func addContainers(
    _ containers: [StopFacts.Container], of facts: StopFacts, to line: inout Line
  ) {
    for container in containers {
      if container.kind == .alert { line.add(.container, .alert) }
      guard let label = StopFacts.text(container.label) else { continue }
      // An alert's label is its first text.
      if container.kind == .alert, label.string == facts.element.label?.string { continue }
      line.add(.container, label)
      if container.isDimmed { line.add(.state, .dimmed) }
    }
  }

  private func tableCell(of facts: StopFacts) -> ElementContext.TableCell? {
    guard verbosity.includesTableContext, case .dataTableCell(let cell)? = facts.context else {
      return nil
    }
    return cell
  }

  private func addHeaders(_ cell: ElementContext.TableCell, to line: inout Line) {
    for header in cell.rowHeaders + cell.columnHeaders {
      for text in [header.label, header.value].compactMap({ $0 }) {
        line.add(.tableHeader, AccessibilityText(text))
      }
    }
  }

  // MARK: The name

  /// Adds the label, or the hint of an element that has nothing else; returns which of them.
  private func addName(_ facts: StopFacts, to line: inout Line) -> Utterance.Kind {
    if let label = facts.label(words: words) {
      line.add(.label, label, language: facts.language)
      return .label
    }
    if facts.value == nil, facts.importantContent.isEmpty, let hint = facts.hint {
      line.add(.hint, hint, language: facts.language)
      return .hint
    }
    return .label
  }

  /// Important content is read without its label, as Apple's sample "Creating accessible views" says.
  private func addContent(_ facts: StopFacts, to line: inout Line) {
    for content in facts.importantContent {
      line.add(.content, content.value.isEmpty ? content.label : content.value, language: facts.language)
    }
  }

  // MARK: Traits

  private func addTraits(_ facts: StopFacts, to line: inout Line) {
    let traits = facts.traits
    let isTab =
      switch facts.context {
      case .tab?, .tabBarItem?: true
      default: traits.contains(.tabBarItem)
      }
    if traits.contains(.button), !isTab,
      traits.isDisjoint(with: [.keyboardKey, .toggleButton, .backButton])
    {
      line.add(.role, .button)
    }
    if traits.contains(.popUpButton) { line.add(.role, .popUpButton) }
    if traits.contains(.backButton) { line.add(.role, .backButton) }
    if traits.isSuperset(of: [.button, .toggleButton]) { line.add(.role, .switchButton) }
    if facts.isSwitch, let value = facts.value { addSwitchState(value.string, to: &line) }
    if isTab { line.add(.role, .tab) }
    addTextField(facts, to: &line)
    addHeading(facts, to: &line)
    if traits.contains(.link) {
      if traits.contains(.visited) { line.add(.role, .visited) }
      line.add(.role, .link)
    }
    if traits.contains(.pickerElement) { line.add(.role, .pickerItem) }
    if traits.contains(.tableIndex) { line.add(.role, .tableIndex) }
    if traits.contains(.adjustable) { line.add(.role, .adjustable) }
    if traits.contains(.image) { line.add(.role, .image) }
    if traits.contains(.searchField), !facts.isTextEntry { line.add(.role, .searchField) }
    if traits.contains(.draggable) { line.add(.role, .draggable) }
    addExpanded(facts, to: &line)
  }

  private func addExpanded(_ facts: StopFacts, to line: inout Line) {
    guard facts.element.hasDetails else { return }
    switch facts.element.details.expandedStatus {
    case .expanded: line.add(.state, .expanded)
    case .collapsed: line.add(.state, .collapsed)
    case .unsupported: break
    }
  }

  private func addTextField(_ facts: StopFacts, to line: inout Line) {
    guard facts.isTextEntry else { return }
    line.add(.role, Self.role(ofField: facts.traits))
    if facts.traits.contains(.isEditing) { line.add(.state, .isEditing) }
  }

  /// What a field into which text is typed is called.
  static func role(ofField traits: AccessibilityTraits) -> Word {
    if traits.contains(.secureTextField) { return .secureTextField }
    return traits.contains(.searchField) ? .searchField : .textField
  }

  private func addHeading(_ facts: StopFacts, to line: inout Line) {
    guard facts.traits.contains(.header) else { return }
    if let level = facts.headingLevel {
      line.add(.role, .headingLevel, number: level)
    } else {
      line.add(.role, .heading)
    }
  }

  private func addSwitchState(_ value: String, to line: inout Line) {
    switch value {
    case "1": line.add(.state, .on)
    case "0": line.add(.state, .off)
    case "2": line.add(.state, .mixed)
    default: line.add(.state, AccessibilityText(value))
    }
  }

  // MARK: After the role

  private func addPlace(_ cell: ElementContext.TableCell, to line: inout Line) {
    if cell.rowSpan > 1, cell.row != nil { line.add(.context, .rowSpan, number: cell.rowSpan) }
    if cell.columnSpan > 1, cell.column != nil {
      line.add(.context, .columnSpan, number: cell.columnSpan)
    }
    if cell.isFirstInRow, let row = cell.row { line.add(.context, .row, number: row + 1) }
    if let column = cell.column { line.add(.context, .column, number: column + 1) }
  }

  private func addContext(_ facts: StopFacts, to line: inout Line) {
    func add(_ index: Int, _ count: Int) {
      let text = fill(words.spoken(.position), "", String(index), String(count))
      line.add(.context, AccessibilityText(text), language: words.language)
    }
    switch facts.context {
    case .series(let index, let count)?, .tab(let index, let count)?, .tabBarItem(let index, let count)?:
      add(index, count)
    case .listStart?: line.add(.context, .listStart)
    case .listEnd?: line.add(.context, .listEnd)
    case .landmarkStart?: line.add(.context, .landmarkStart)
    case .landmarkEnd?: line.add(.context, .landmarkEnd)
    case .dataTableCell?, nil:
      if facts.element.hasDetails, let position = facts.element.details.position {
        add(position.index, position.count)
      }
    }
  }

  // MARK: Hints

  private func addHints(_ facts: StopFacts, isHintAsName: Bool, to line: inout Line) {
    if !isHintAsName, let own = facts.hint { line.add(.hint, own, language: facts.language) }
    let traits = facts.traits
    if facts.isEnabled {
      if facts.isSwitch { line.add(.toggle) }
      if facts.isTextEntry {
        if !traits.contains(.isEditing) { line.add(.edit) }
        if facts.hasMisspelledWords { line.add(.misspelled) }
      }
      if traits.contains(.adjustable), !facts.isSwitch, !isHintAsName { line.add(.adjust) }
      if traits.contains(.popUpButton) { line.add(.picker) }
      if traits.contains(.draggable) { line.add(.drag) }
      addDisclosureHint(facts, to: &line)
    }
  }

  /// Adds notices that the rotor offers more for the element. The Hints setting also covers these.
  private func addNotices(_ facts: StopFacts, to line: inout Line) {
    guard verbosity.includesHints, facts.element.hasDetails else { return }
    if verbosity.includesActions, !facts.element.details.customActions.isEmpty {
      line.add(.notice, .actions)
    }
    if verbosity.includesMoreContent, facts.element.details.customContent.contains(where: { !$0.isImportant })
    {
      line.add(.notice, .content)
    }
  }

  private func addDisclosureHint(_ facts: StopFacts, to line: inout Line) {
    guard facts.element.hasDetails else { return }
    switch facts.element.details.expandedStatus {
    case .expanded: line.add(.collapse)
    case .collapsed: line.add(.expand)
    case .unsupported: break
    }
  }
}

extension StopFacts {
  var language: String? { element.hasDetails ? element.details.language : nil }

  /// Whether the rotor has misspelled words for the element's text. Of a recorded screen the text is not known; there
  /// iOS said so of text that is being edited, and of every text area.
  var hasMisspelledWords: Bool {
    guard element.hasDetails, let content = element.details.text else {
      return !traits.isDisjoint(with: [.isEditing, .textArea, .scrollable])
    }
    return !content.misspelled.isEmpty
  }

  /// 1 to 6 for a heading with a level, from the element or from its label's attributes.
  var headingLevel: Int? {
    if element.hasDetails, let level = element.details.headingLevel, level > 0 { return level }
    return element.label?.runs.lazy.compactMap(\.attributes.headingLevel).first { $0 > 0 }
  }
}

extension Utterance {
  /// Moves the role of the element before its name.
  fileprivate mutating func moveRolesForward() {
    let roles = parts.filter { $0.kind == .role }
    parts.removeAll { $0.kind == .role }
    let name = parts.firstIndex { ![.appName, .container, .tableHeader].contains($0.kind) }
    parts.insert(contentsOf: roles, at: name ?? parts.endIndex)
  }
}
