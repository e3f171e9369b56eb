/// The texts that can be seen in an element.
extension JudgedNode {
  /// What the element's own view shows, or the texts of the views inside it, in the order in which they are drawn.
  var visibleTexts: [String] {
    if let appearance, let text = appearance.visibleText ?? appearance.text, !text.isEmpty { return [text] }
    let last = screen.lastInside[index]
    guard last > index else { return [] }
    var texts: [String] = []
    for inside in index + 1...last {
      guard screen.nodes[inside].exposure != .unseen, let text = screen.screen.appearance(of: inside)?.text,
        !text.isEmpty
      else { continue }
      texts.append(text)
    }
    return texts
  }

  /// The words of what can be seen in it.
  var visibleWords: [Substring] { visibleTexts.flatMap { TextTools.words($0) } }

  /// Whether the label says just what can be seen.
  var isNamedByVisibleText: Bool {
    let visible = visibleWords
    return !visible.isEmpty && visible == words
  }
}
