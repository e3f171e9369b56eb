import AccessibilityTree
import AssistiveTechnology
import VoiceOver

/// Walks over a recorded screen as the recording did, and compares what is said.
struct SpokenComparison {
  let entry: SpokenEntry
  let tree: ElementTree
  private(set) var differences: [String] = []
  private let reader: ScreenReader

  init(entry: SpokenEntry, tree: ElementTree) {
    self.entry = entry
    self.tree = tree
    // The recordings were made on devices set to English.
    reader = ScreenReader(language: entry.language, systemLanguage: "en")
  }

  mutating func run() {
    if entry.event == .activate {
      compareChanges()
    } else if entry.match == .separate {
      for (index, said) in entry.utterances.enumerated() {
        guard tree.elements.indices.contains(index) else {
          differences += ["- \(said)", "+ nothing: there is no element \(index)"]
          continue
        }
        compare(said, at: index, from: nil)
      }
    } else {
      walk()
    }
  }

  // MARK: Walking

  /// From element to element; past the last one the last one is said again.
  private mutating func walk() {
    var said = entry.utterances[...]
    var next = 0
    var previous: Int?
    if let first = said.first, first == WordTable.english.spoken(.voiceOverOn) {
      // It was said in place of the element on which VoiceOver started, which may be in the tree or not.
      said = said.dropFirst()
      if let second = said.first, tree.elements.count > 1, !matches(second, at: 0, from: nil) {
        next = 1
        previous = 0
      }
    } else if let first = said.first {
      compareFirst(first)
      said = said.dropFirst()
      previous = 0
      next = 1
    }
    for utterance in said {
      let index = min(next, tree.elements.count - 1)
      compare(utterance, at: index, from: previous)
      previous = index
      next = index + 1
    }
    if next < tree.elements.count {
      differences.append("the recording ends before element \(next)")
    }
  }

  /// The first utterance may begin with the app's name, which the recording does not tell apart.
  private mutating func compareFirst(_ said: String) {
    if matches(said, at: 0, from: nil) { return }
    let words = said.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    for count in 1...max(1, words.count) where count <= words.count {
      let name = words.prefix(count).joined(separator: " ")
      if candidates(at: 0, from: nil, appName: name).contains(where: { agrees(said, $0, at: 0) }) { return }
    }
    add(said, found: candidates(at: 0, from: nil)[0])
  }

  private mutating func compare(_ said: String, at index: Int, from previous: Int?) {
    if matches(said, at: index, from: previous) { return }
    add(said, found: candidates(at: index, from: previous)[0])
  }

  private mutating func add(_ said: String, found: String) {
    differences += ["- \(said)", "+ \(found)"]
  }

  private func matches(_ said: String, at index: Int, from previous: Int?) -> Bool {
    candidates(at: index, from: previous).contains { agrees(said, $0, at: index) }
  }

  /// What is said of an element, as the recorder shows it.
  private func candidates(at index: Int, from previous: Int?, appName: String? = nil) -> [String] {
    let utterance = reader.utterance(for: index, in: tree, from: previous, appName: appName)
    guard entry.separator != " " else { return [utterance.text()] }
    // The caption panel shows a hint after a pause, as a text of its own without a full stop; a report
    // may have it or not.
    var parts = utterance.parts
    for part in parts.indices where parts[part].kind == .hint && parts[part].text.string.hasSuffix(".") {
      parts[part].text.string.removeLast()
    }
    return [Utterance(parts), utterance.without([.hint])].map { $0.text(separator: entry.separator) }
  }

  private func agrees(_ said: String, _ found: String, at index: Int) -> Bool {
    if said == found { return true }
    if entry.match == .prefix { return found.hasPrefix(said) }
    let length = Utterance.recordedLength
    // The recorder cuts; a label known only from a cut recording cannot say what followed.
    if said.count == length, found.count >= length, String(found.prefix(length)) == said { return true }
    return entry.elements[index].isTruncated && said.hasPrefix(tree.elements[index].label?.string ?? "")
      && found.hasPrefix(tree.elements[index].label?.string ?? "")
  }

  // MARK: Changes

  /// What is said when an action changed the element in focus.
  private mutating func compareChanges() {
    for (index, said) in entry.utterances.enumerated() {
      let element = min(index, tree.elements.count - 1)
      var facts = StopFacts(element, in: tree)
      let now = reader.change(of: facts).text(separator: entry.separator)
      guard now != said else { continue }
      // A switch may have been recorded as it was before it was toggled.
      if facts.element.traits.contains(.toggleButton), let value = facts.element.value?.string,
        ["0", "1"].contains(value)
      {
        facts.element.value = AccessibilityText(value == "1" ? "0" : "1")
        if reader.change(of: facts).text(separator: entry.separator) == said { continue }
      }
      add(said, found: now)
    }
  }
}
