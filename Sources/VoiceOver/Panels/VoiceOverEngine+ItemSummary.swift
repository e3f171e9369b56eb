import AccessibilityTree
import AssistiveTechnology

extension VoiceOverEngine {
  /// Says the element in focus with where it stands: its place in a list, what is
  /// selected of its text, and which rows or which page of its screen show.
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

  /// Says a summary, with the words of the app for how far its screen is scrolled.
  mutating func saySummary(_ utterance: Utterance, scrolled: AccessibilityText?) {
    var utterance = utterance
    if let scrolled, !scrolled.isEmpty { utterance.parts.append(.init(.context, scrolled)) }
    say(utterance, rule: "item summary")
  }

  /// Which element of the innermost list around it this is, and of how many.
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
