import AccessibilityTree
import AssistiveTechnology
import Foundation

/// The names by which elements are found.
struct FindState: Sendable {
  /// The names of everything that can have the focus, in reading order; nil until they are needed.
  private(set) var names: [ItemName]?

  struct ItemName: Sendable {
    var id: AccessibilityElement.ID
    /// What the list shows.
    var title: String
    /// What is compared with what was typed, best first, without case and accents.
    var keys: [String]
  }

  mutating func forget() { names = nil }

  mutating func build(_ map: FocusMap, _ tree: ElementTree) -> [ItemName] {
    if let names { return names }
    let built = map.items.compactMap { index -> ItemName? in
      let element = tree.elements[index]
      let names = element.findNames
      guard let title = element.label?.string ?? names.first, !title.isEmpty else { return nil }
      return ItemName(id: element.id, title: title, keys: names.map(Self.folded))
    }
    names = built
    return built
  }

  static func folded(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }

  /// How well an item answers what was typed; nil when it does not. The less the better: the beginning of a name comes
  /// before the beginning of a word in it, and that before any other place.
  static func rank(_ item: ItemName, _ typed: String) -> Int? {
    var best: Int?
    for key in item.keys {
      let rank: Int
      if key.hasPrefix(typed) {
        rank = 0
      } else if key.contains(" " + typed) {
        rank = 1
      } else if key.contains(typed) {
        rank = 2
      } else {
        continue
      }
      best = min(best ?? rank, rank)
    }
    return best
  }
}

extension AccessibilityElement {
  /// The names that Find compares: the input labels, then the label, then what a field shows.
  var findNames: [String] {
    var names = hasDetails ? details.userInputLabels ?? [] : []
    if let label = label?.string { names.append(label) }
    if names.isEmpty { names += [hasDetails ? details.placeholder : nil, value?.string].compactMap { $0 } }
    return names.filter { !$0.isEmpty }
  }
}

extension KeyboardAccessEngine {
  mutating func openFind() {
    open(KeyboardPanel(.find, title: words.title(of: .find), rows: []))
  }

  mutating func typeIntoFind(_ press: KeyPress) {
    if press.key == "delete" {
      guard panel?.typed.isEmpty == false else { return }
      panel?.typed.removeLast()
    } else if let text = press.typedText {
      panel?.typed += text
    } else {
      return
    }
    // What is found anew begins with the best answer.
    panel?.rows = []
    refreshFind()
    showRing()
  }

  /// Lists what answers what was typed, best first.
  mutating func refreshFind() {
    guard let open = panel, open.kind == .find else { return }
    let typed = FindState.folded(open.typed)
    guard !typed.isEmpty else {
      panel?.rows = []
      return
    }
    let map = self.map
    let ranked = find.build(map, tree).compactMap { item in FindState.rank(item, typed).map { ($0, item) } }
    let rows = (0...2).flatMap { rank in ranked.lazy.filter { $0.0 == rank }.map(\.1) }
      .map { KeyboardPanel.Row(text: $0.title, target: .element($0.id)) }
    let selected = open.selected
    panel?.rows = rows
    // The row in focus stays in focus when the screen behind changes.
    panel?.selection = selected.flatMap { rows.firstIndex(of: $0) } ?? 0
  }
}
