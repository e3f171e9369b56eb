import AccessibilityTree

/// Text is seen that no element speaks.
public struct ElementDetection: AuditRule {
  public static let about = RuleDescription(
    "element-detection", title: "Text that is seen cannot be heard",
    why: "No element covers it, and none says its words.",
    audit: .elementDetection, criterion: .nonTextContent, severity: .serious,
    fix: "Make the view an accessibility element, or put its words into the label of the element around it.",
    page: ApplePage.audits, needsAppearance: true)

  public init() {}

  public func judge(_ screen: JudgedScreen, into outcome: inout RuleOutcome) {
    guard !screen.screen.appearances.isEmpty else { return }
    var spoken: [String: Bool] = [:]
    lazy var words = SpokenWords(screen)
    for index in screen.nodes.indices {
      let node = screen.nodes[index]
      guard node.exposure != .unseen, node.exposure != .element,
        let appearance = screen.screen.appearance(of: index),
        !appearance.isDecorative, !screen.facts[index].isInvisible
      else { continue }
      let isDrawn = appearance.text == nil
      let texts = appearance.text.map { [$0] } ?? appearance.drawnTexts.map(\.text)
      guard let text = texts.first(where: { !TextTools.words($0).isEmpty }) else { continue }
      let outer = screen.ancestors(of: index).first { screen.nodes[$0].exposure == .element }
      if let outer,
        isDrawn || SpokenWords.says(screen.nodes[outer].element, TextTools.words(text))
          || isTold(outer, on: screen)
      {
        outcome.add(.pass, at: index)
        continue
      }
      if outer == nil, !isVisible(index, appearance, on: screen) { continue }
      if screen.facts[index].role.contains(.system) {
        outcome.add(.pass, at: index)
        continue
      }
      let wanted = TextTools.words(text)
      let key = wanted.joined(separator: " ")
      let isSpoken = spoken[key] ?? words.contain(wanted)
      spoken[key] = isSpoken
      outcome.add(
        judgement(
          text, node, isDrawn: isDrawn, isSpoken: isSpoken, isInside: outer != nil,
          maySayHidden: appearance.kind == nil), at: index)
    }
  }

  private func judgement(
    _ text: String, _ node: AuditedNode, isDrawn: Bool, isSpoken: Bool, isInside: Bool,
    maySayHidden: Bool
  ) -> AuditJudgement {
    let required = "an element that says it"
    if isSpoken { return .pass }
    if node.exposure == .hiddenFromTechnologies {
      return .review("“\(text)” is hidden from assistive technologies", required: required, reason: "hidden")
    }
    // SwiftUI makes an element of each text that the app does not hide, which its views do not tell.
    if maySayHidden, !isInside {
      return .review(
        "no element says “\(text)”, which may be hidden on purpose", required: required, reason: "hidden")
    }
    if isDrawn {
      return .review("“\(text)” is drawn, and no element covers it", required: required, reason: "drawn")
    }
    // The app may have put other words in the place of what is seen.
    if isInside {
      return .review(
        "the element around “\(text)” says other words", required: required, reason: "otherWords")
    }
    return .fail("no element says “\(text)”", required: required)
  }

  /// Whether other rules tell what is wrong with an element's words: that there are none, or that a control's lack what
  /// is seen.
  private func isTold(_ index: Int, on screen: JudgedScreen) -> Bool {
    let facts = screen.facts[index]
    return facts.role.contains(.interactive) && facts.isJudged
  }

  private func isVisible(_ index: Int, _ appearance: ElementAppearance, on screen: JudgedScreen) -> Bool {
    let frame = appearance.viewFrame ?? screen.nodes[index].element.frame
    let seen = frame.intersection(screen.visibleArea(around: index))
    return !seen.isNull && seen.width > 0 && seen.height > 0
  }
}

/// Which elements of a screen say a word.
private struct SpokenWords {
  private let screen: JudgedScreen
  private var elements: [Substring: [Int]] = [:]

  init(_ screen: JudgedScreen) {
    self.screen = screen
    for index in screen.nodes.indices where screen.nodes[index].exposure == .element {
      for word in Set(Self.words(screen.nodes[index].element)) { elements[word, default: []].append(index) }
    }
  }

  /// Whether one element says all of some words.
  func contain(_ wanted: [Substring]) -> Bool {
    // The rarest word leaves the fewest to ask; a word that is nowhere may be an abbreviation.
    let rarest = wanted.compactMap { elements[$0] }.min { $0.count < $1.count } ?? []
    return rarest.contains { Self.says(screen.nodes[$0].element, wanted) }
  }

  /// Whether an element says some words, in its label, value, hint or custom content.
  static func says(_ element: AccessibilityElement, _ wanted: [Substring]) -> Bool {
    // A label may put the words in another order, leave out signs between them, and write out what is abbreviated.
    let said = Set(words(element))
    return wanted.allSatisfy { word in
      said.contains(word) || (!word.contains(where: \.isNumber) && said.contains { isShort(word, of: $0) })
    }
  }

  private static func words(_ element: AccessibilityElement) -> [Substring] {
    var said = [element.label?.string, element.value?.string, element.hint?.string].compactMap { $0 }
    if element.hasDetails {
      let details = element.details
      said += details.customContent.flatMap { [$0.label.string, $0.value.string] }
      if let placeholder = details.placeholder { said.append(placeholder) }
    }
    return said.flatMap { TextTools.words($0) }
  }

  /// Whether a word stands for another one: its beginning, as “Lab” of “Labrador”, or some of its letters in their order
  /// from the first to one in the word, as “kg” of “kilograms”.
  private static func isShort(_ word: Substring, of whole: Substring) -> Bool {
    guard whole.count > word.count, word.first == whole.first else { return false }
    if whole.hasPrefix(word) { return true }
    guard word.count <= 4 else { return false }
    var rest = whole[...]
    return word.allSatisfy { letter in
      guard let place = rest.firstIndex(of: letter) else { return false }
      rest = rest[rest.index(after: place)...]
      return true
    }
  }
}
