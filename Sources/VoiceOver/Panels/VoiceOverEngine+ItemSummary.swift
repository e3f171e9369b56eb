import AccessibilityTree
import AssistiveTechnology

extension VoiceOverEngine {
  /// Says the element in focus with its place in a list, its selected text, and the visible rows or page.
  mutating func sayItemSummary() {
    guard let index = focusedIndex else { return play(.noItemDiscovered) }
    let element = tree.elements[index]
    var utterance = utterance(at: index, from: index).without([.hint, .notice])
    let language = words.language
    func add(_ kind: Utterance.Kind, _ text: String) {
      utterance.parts.append(.init(kind, AccessibilityText(text), language: language))
    }
    if let (place, count) = placeInList(index), !saysPosition(tree.places[index].context) {
      add(.context, fill(words.spoken(.position), "", String(place), String(count)))
    }
    if let text = element.details.text, let selection = text.selection, !selection.isEmpty,
      let selected = AccessibilityText(text.string).substring(selection)
    {
      add(.state, fill(words.spoken(.selectedText), selected.string))
    }
    let isScrolled = tree.containers(around: index).contains { tree.containers[$0].kind == .scrollView }
    guard isScrolled else { return saySummary(utterance, scrolled: nil) }
    ask(.scrollStatus, of: element.id, for: .summary(utterance))
  }

  /// Says a summary, with the app's scroll status.
  mutating func saySummary(_ utterance: Utterance, scrolled: AccessibilityText?) {
    var utterance = utterance
    if let scrolled, !scrolled.isEmpty { utterance.parts.append(.init(.context, scrolled)) }
    say(utterance, rule: "item summary")
  }

  /// The position of an element in the innermost list around it, and the number of elements in the list.
  private func placeInList(_ index: Int) -> (Int, Int)? {
    let list = tree.containers(around: index).last { tree.containers[$0].kind == .list }
    guard let list else { return nil }
    let items = tree.elements(in: list)
    return items.firstIndex(of: index).map { ($0 + 1, items.count) }
  }

  private func saysPosition(_ context: ElementContext?) -> Bool {
    switch context {
    case .series, .tab, .tabBarItem, .dataTableCell: true
    case .listStart, .listEnd, .landmarkStart, .landmarkEnd, nil: false
    }
  }
}
