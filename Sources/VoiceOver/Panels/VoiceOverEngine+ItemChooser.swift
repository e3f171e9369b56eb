import AccessibilityTree
import AssistiveTechnology

/// The item chooser: a list of everything on the screen, from which the user chooses where to move.
extension VoiceOverEngine {
  mutating func showItemChooser() {
    let rows = itemRows()
    guard !rows.isEmpty else { return play(.noResults) }
    var panel = Panel(.itemChooser, title: words.spoken(.itemChooser), rows: rows)
    panel.selection = 0
    open(panel, introduction: [count(rows.count, .oneItem, .itemCount)])
  }

  /// The elements that have a name, in alphabetical order.
  private func itemRows() -> [Panel.Row] {
    let keys = settings.voiceOver.userLabels.isEmpty ? nil : userLabelKeys()
    var rows: [(key: String, row: Panel.Row)] = []
    for (index, element) in tree.elements.enumerated() where mayStop(at: index) {
      var facts = StopFacts(element: element)
      if let label = keys.flatMap({ settings.voiceOver.userLabels[$0[index]] }) {
        facts.element.label = AccessibilityText(label)
      }
      let name = reader.utterance(for: facts).without([.hint, .notice, .context]).caption
      guard !name.isEmpty else { continue }
      let row = AccessibilityElement(label: AccessibilityText(name))
      rows.append((PanelSearch.folded(name), .init(target: .element(element.id), element: row)))
    }
    // Rows with the same name stay in reading order.
    return rows.enumerated()
      .sorted { ($0.element.key, $0.offset) < ($1.element.key, $1.offset) }
      .map(\.element.row)
  }

  /// Keeps only the rows that contain what was typed.
  mutating func searchItems(_ typed: String) {
    guard var panel = panels.current else { return }
    panel.typed = typed
    panel.rows = panel.all.filter { PanelSearch.matches($0.text, typed) }
    panel.selection = 0
    panels.current = panel
    if panel.rows.isEmpty { play(.noResults) }
    sayPanel([count(panel.rows.count, .oneResult, .resultCount)], rule: "item chooser search")
  }

  /// Updates the list for a screen with new elements. The selected row stays if its element does.
  mutating func refreshItemChooser() {
    guard var panel = panels.current else { return }
    let selected = panel.selected?.target
    panel.all = itemRows()
    guard !panel.all.isEmpty else {
      closePanels()
      return
    }
    panel.rows = panel.all.filter { PanelSearch.matches($0.text, panel.typed) }
    let place = panel.rows.firstIndex { $0.target == selected }
    panel.selection = place ?? max(0, min(panel.selection, panel.rows.count - 1))
    panels.current = panel
    showOverlay()
    if place == nil { sayPanel(rule: "panel changed") }
  }

  /// "1 item", "12 items".
  func count(_ number: Int, _ one: Word, _ many: Word) -> String {
    number == 1 ? words.spoken(one) : fill(words.spoken(many), String(number))
  }
}
