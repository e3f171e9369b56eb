import AccessibilityTree
import AssistiveTechnology

extension VoiceOverEngine {
  // MARK: Find

  /// Asks for the text to look for.
  mutating func showFindPanel() {
    let title = words.spoken(.findText)
    open(
      Panel(
        .find, title: title, rows: fieldRows(title, panels.searchText, confirm: .find),
        typed: panels.searchText))
  }

  mutating func startSearch(_ text: String) {
    closePanels()
    panels.searchText = text
    findText(forward: true)
  }

  /// Moves to the next element that contains the search text.
  mutating func findText(forward: Bool) {
    let text = panels.searchText
    guard !text.isEmpty else { return showFindPanel() }
    var next = focusedIndex.map { stop(from: $0, forward: forward) } ?? firstElement()
    while let index = next {
      let element = tree.elements[index]
      let found = [userLabel(of: element), element.label?.string, element.value?.string]
        .contains { $0.map { PanelSearch.matches($0, text) } ?? false }
      if found { return moveFocus(to: index) }
      next = stop(from: index, forward: forward)
    }
    play(.noResults)
    saySystem(fill(words.spoken(.notFound), text), rule: "find text")
  }

  // MARK: Announcements

  /// Shows a list of the announcements of apps, latest first.
  mutating func showAnnouncements() {
    guard !speaking.history.isEmpty else {
      closePanels()
      return saySystem(words.spoken(.noAnnouncements), rule: "announcement history")
    }
    let rows = speaking.history.reversed().map {
      Panel.Row(target: .announcement, element: AccessibilityElement(label: AccessibilityText($0)))
    }
    open(
      Panel(.announcements, title: words.spoken(.announcementHistory), rows: rows),
      introduction: [count(rows.count, .oneItem, .itemCount)])
  }

  // MARK: Linked items

  /// Moves to the element in which this one's text continues, or from which it continues.
  mutating func moveToLinkedItem() {
    guard let element = focusedElement else { return play(.noItemDiscovered) }
    let links = [element.details.nextTextElement, element.details.previousTextElement].compactMap { $0 }
    let linked = links.compactMap { tree.index(of: $0) }.first
    guard let linked else {
      play(.boundaryReached)
      return vibrate(.boundaryReached)
    }
    moveFocus(to: linked)
  }
}
